// What a search of Hourra Pobieda compares: which group acts next and how, or that the sequence ends;
// and secret bids.
import type { Side } from '@motti/engine';
import { type Action, hourraPobieda, type State } from '@motti/hourra-pobieda';
import {
  bidOf,
  enemyOf,
  geometry,
  sideName,
  sideOfName,
  topStep,
} from '@motti/hourra-pobieda/parts';
import type { Planning, PlayoutPolicy } from '../search/planning.ts';
import { activations, alternatives, nextActivation } from './activations.ts';
import { wholeBid } from './assaults.ts';
import { chanceOf } from './chance.ts';
import { EASY, QUICK } from './posture.ts';

/** So many activations are compared, beside the end of the sequence. */
const COMPARED = 12;
/** Bids that are compared, by how much more they pay for than `easy` does; the first three are also what the enemy may bid. */
const BIDS = [0, Number.NEGATIVE_INFINITY, 2, -1.5, 4, 6];
const END: readonly Action[] = [{ kind: 'end' }];
const isEmpty = (bid: readonly number[]): boolean => bid.every((count) => count === 0);

/**
 * In a playout the searcher's sequence ends with what is tried, so that each activation is worth what it adds by itself: whoever
 * went on would let it pay for what comes after it. The enemy thinks once a sequence: their groups do what promised most at its
 * beginning, one after the other, as far as that is still legal.
 */
class Sequences implements PlayoutPolicy<State, Action> {
  readonly #searcher: Side;
  /** The sequence in which the playout began to be asked. */
  #begun: number | undefined;
  readonly #left = new Map<
    Side,
    { readonly when: string; readonly plans: (readonly Action[])[] }
  >();

  constructor(searcher: Side) {
    this.#searcher = searcher;
  }

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
    this.#begun ??= clock(s);
    if (name === this.#searcher && clock(s) === this.#begun) return END;
    const when = `${clock(s)} ${s.side}`;
    let left = this.#left.get(name);
    if (left?.when !== when) {
      left = { when, plans: activations(s, sideOfName(name), random, QUICK) };
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
  postures(s, name) {
    if (geometry(s).kind !== 'hex') return 0;
    switch (topStep(s)) {
      case 'idle':
        return name === sideName(s.side) ? COMPARED + 1 : 0;
      case 'bid':
        return s.assault && isEmpty(bidOf(s.assault, sideOfName(name))) ? BIDS.length : 0;
      default:
        return 0;
    }
  },
  plan: (s, name, posture, random) =>
    topStep(s) === 'bid'
      ? wholeBid(s, sideOfName(name), EASY, BIDS[posture]!)
      : nextActivation(s, sideOfName(name), random, EASY),
  rivals: (s, name, random) =>
    topStep(s) === 'bid'
      ? BIDS.map((more) => wholeBid(s, sideOfName(name), EASY, more))
      : [
          nextActivation(s, sideOfName(name), random, EASY),
          END,
          ...alternatives(s, sideOfName(name), random, EASY),
        ],
  // HP-2.7g: whoever has sealed their bid first is thought to be still at it.
  imagine(s, name) {
    if (topStep(s) === 'bid' && s.assault) s.assault.sealed[enemyOf(sideOfName(name))] = 0;
  },
  policy: (searcher) => new Sequences(searcher),
  clock,
  // To the end of the enemy's next sequence.
  ahead: () => 2,
  // Marches show in nothing else than nearness for a while, and cost tokens at once.
  leastGain: 0.03,
  chance: (s, name) => chanceOf(s, sideOfName(name)),
};
