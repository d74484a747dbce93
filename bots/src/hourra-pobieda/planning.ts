// What a search of Hourra Pobieda compares: which group acts next and how boldly, or that the sequence ends.
import type { Side } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import { geometry, sideName, sideOfName, topStep } from '@motti/hourra-pobieda/parts';
import type { Planning, PlayoutPolicy } from '../search/planning.ts';
import { activations } from './activations.ts';
import { evaluatePosition } from './evaluation.ts';
import { BOLD, CAUTIOUS, EASY, type Posture } from './posture.ts';

/** What is compared, beside the end of the sequence: the best activations in each posture by their rank. The first is what `easy` does. */
const COMPARED: readonly (readonly [posture: Posture, rank: number])[] = [
  [EASY, 0],
  [BOLD, 0],
  [CAUTIOUS, 0],
  [EASY, 1],
  [BOLD, 1],
  [EASY, 2],
  [CAUTIOUS, 1],
  [BOLD, 2],
  [EASY, 3],
];
/** How steeply the chance to win rises with the evaluation. */
const STEEPNESS = 0.04;
const END: readonly Action[] = [{ kind: 'end' }];

/**
 * In a playout a side thinks once a sequence: its groups do what promised most at its beginning, one after the other, as far
 * as that is still legal.
 */
class Sequences implements PlayoutPolicy<State, Action> {
  readonly #left = new Map<
    Side,
    { readonly when: string; readonly plans: (readonly Action[])[] }
  >();

  plan(...[s, name, random]: Parameters<PlayoutPolicy<State, Action>['plan']>) {
    switch (topStep(s)) {
      case 'idle':
        break;
      // What stood in the plan is no longer legal: the activation ends where it stands.
      case 'move':
        return legal(s, name, { kind: 'stop' });
      case 'combat':
        return legal(s, name, { kind: 'done' });
      default:
        return undefined;
    }
    const when = `${clock(s)} ${s.side}`;
    let left = this.#left.get(name);
    if (left?.when !== when) {
      left = { when, plans: activations(s, sideOfName(name), random) };
      this.#left.set(name, left);
    }
    for (let plan = left.plans.shift(); plan; plan = left.plans.shift())
      if (legal(s, name, plan[0]!)) return plan;
    return END;
  }
}

const legal = (s: State, name: Side, action: Action): readonly Action[] | undefined =>
  hourraPobieda.check(s, name, action) ? undefined : [action];

/** Sequences: two a turn. */
const clock = (s: State): number =>
  2 * s.turn + (s.agenda.includes('end') && !s.agenda.includes('second') ? 1 : 0);

export const hourraPobiedaPlanning: Planning<State, Action> = {
  // The open table's activations take too long to be played on.
  postures: (s, name) =>
    topStep(s) === 'idle' && geometry(s).kind === 'hex' && name === sideName(s.side)
      ? COMPARED.length + 1
      : 0,
  plan(s, name, number, random) {
    const compared = COMPARED[number];
    if (!compared) return END;
    const [posture, rank] = compared;
    return activations(s, sideOfName(name), random, posture)[rank] ?? END;
  },
  policy: () => new Sequences(),
  clock,
  // To the end of the enemy's next sequence.
  ahead: () => 2,
  chance: (s, name) => 1 / (1 + Math.exp(-STEEPNESS * evaluatePosition(s, sideOfName(name)))),
};
