// Steps and trains: what is repaired and rebuilt, and who travels where.
import { type Action, triumphOfChaos } from '@motti/triumph-of-chaos';
import { isArmy, type SideId, type State } from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import type { Posture } from './posture.ts';

/** All that may be spent is declared. */
export function planDeclaration(s: State, name: string): readonly Action[] | undefined {
  const declared = triumphOfChaos
    .choices(s, name)
    .flatMap((action) => (action.kind === 'declare' ? [action] : []));
  return declared.length === 0 ? undefined : [declared.sort((a, b) => b.count - a.count)[0]!];
}

const MOST_COMPARED = 24;

/** The best of the choices by what the position is afterwards; to stop is worth a trifle less than nothing. */
function bestByPosition(
  s: State,
  name: string,
  side: SideId,
  choices: readonly Action[],
  { weights }: Posture,
): { action: Action; gain: number } {
  const base = evaluatePosition(s, side, weights);
  let best = choices[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const every = Math.max(1, Math.floor(choices.length / MOST_COMPARED));
  for (const [i, action] of choices.entries()) {
    if (i % every !== 0 && action.kind !== 'done') continue;
    const trial = triumphOfChaos.clone(s);
    triumphOfChaos.apply(trial, name, action);
    const gain = evaluatePosition(trial, side, weights) - base + trifle(action);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return { action: best, gain: most };
}
/** Armies first, and something rather than nothing. */
function trifle(action: Action): number {
  if (action.kind === 'done') return -0.05;
  if (action.kind === 'rebuild' || action.kind === 'repair') return isArmy(action.piece) ? 1 : 0.7;
  if (action.kind === 'rebuild-reserve') return 0.6;
  return 0;
}

export const planSpending = (
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
): readonly Action[] => [
  bestByPosition(s, name, side, triumphOfChaos.choices(s, name), posture).action,
];

/** Whose journey helps most; nobody travels for nothing. */
export function planTrain(
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
): readonly Action[] {
  const choices = triumphOfChaos.choices(s, name);
  const trains = choices.filter(({ kind }) => kind === 'entrain');
  const stop = choices.find(({ kind }) => kind === 'done') ?? choices[0]!;
  let plan: readonly Action[] = [stop];
  let most = 0.1;
  const every = Math.max(1, Math.floor(trains.length / 12));
  for (const [i, entrain] of trains.entries()) {
    if (i % every !== 0) continue;
    const trial = triumphOfChaos.clone(s);
    triumphOfChaos.apply(trial, name, entrain);
    const asked = triumphOfChaos.decision(trial);
    if (asked.kind !== 'choose' || asked.ask.kind !== 'redeploying') continue;
    const { action, gain } = bestByPosition(
      trial,
      name,
      side,
      triumphOfChaos.choices(trial, name),
      posture,
    );
    if (gain <= most) continue;
    most = gain;
    plan = [entrain, action];
  }
  return plan;
}
