// What a use of an impulse has gained, compared with one that is let go by.
import { type Action, triumphOfChaos } from '@motti/triumph-of-chaos';
import { type SideId, type State, topStep } from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { Foresight } from './foresight.ts';
import type { Posture } from './posture.ts';

/** What has been gained by an action: at once, and by what it leaves. */
export interface Judge {
  readonly posture: Posture;
  atOnce(s: State): number;
  after(s: State): number;
  readonly foresight?: Foresight;
}
export function judgeOf(s: State, name: string, side: SideId, posture: Posture): Judge {
  const { weights } = posture;
  const base = evaluatePosition(s, side, weights);
  if (!posture.looksAhead) {
    const atOnce = (trial: State): number => evaluatePosition(trial, side, weights) - base;
    return { posture, atOnce, after: atOnce };
  }
  const foresight = new Foresight(s, side, posture);
  const idle = idled(s, name);
  const idleBase = evaluatePosition(idle, side, weights);
  const worthAfter = (trial: State): number =>
    foresight.look(trial, Number.NEGATIVE_INFINITY, foresight.root)?.worth ?? 0;
  const idleWorth = idle.round === 0 ? worthAfter(idle) : foresight.root.worth;
  // Where the impulse is over, and perhaps the turn, so it is in what it is compared with.
  const isOver = (trial: State): boolean =>
    trial.turn !== s.turn || trial.round !== s.round || topStep(trial).side !== side;
  return {
    posture,
    foresight,
    atOnce: (trial) => evaluatePosition(trial, side, weights) - (isOver(trial) ? idleBase : base),
    after: (trial) => worthAfter(trial) - (isOver(trial) ? idleWorth : foresight.root.worth),
  };
}

/** The impulse is let go by. */
function idled(s: State, name: string): State {
  const trial = triumphOfChaos.clone(s);
  for (const action of IDLE)
    if (!triumphOfChaos.check(trial, name, action)) triumphOfChaos.apply(trial, name, action);
  return trial;
}
const IDLE: readonly Action[] = [{ kind: 'one-space' }, { kind: 'done' }];
