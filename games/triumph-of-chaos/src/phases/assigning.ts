import { CENTRAL_POWERS, FACTION_IDS, type FactionId } from '../data/index.ts';
import { whiteCap } from '../rules/budget.ts';
import { controllerOf } from '../rules/factions.ts';
import {
  addFactionSteps,
  addOf,
  changed,
  finish,
  of,
  RED,
  replaceTop,
  type SideId,
  type State,
  setOf,
  topStep,
  WHITE,
} from '../state.ts';
import { isFactionBlocked } from './collecting.ts';
import { type Auto, type Phase, phase, sideDecides } from './phase.ts';

/** Factions that may take steps: controlled, not blocked, not the Central Powers (TC-8.315g, TC-14.21). */
const takers = (s: State, side: SideId): FactionId[] =>
  FACTION_IDS.filter(
    (f) => controllerOf(s, f) === side && f !== CENTRAL_POWERS && !isFactionBlocked(s, side, f),
  );
const freeLeft = (s: State, side: SideId): number => s.freeFactionSteps[side * 2] ?? 0;
/** Card steps for a faction are limited; those of Political Cards are not. */
const mayTake = (s: State, side: SideId, f: FactionId): boolean => {
  if (of(s.politicalSteps, side) >= 2) return true;
  const most = s.freeFactionSteps[side * 2 + 1] ?? 0;
  const given = (topStep(s).list ?? []).filter((id) => id === f).length * 2;
  return freeLeft(s, side) >= 2 && given < most;
};
export const assignAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  const open = takers(s, side).some((f) => mayTake(s, side, f));
  if (open && (freeLeft(s, side) >= 2 || of(s.politicalSteps, side) >= 2)) return false;
  endAssign(s, side);
  return true;
};
/** What is left of Political Card steps goes to own units, under WHITE's cap (TC-A66). */
function endAssign(s: State, side: SideId): void {
  finish(s);
  addOf(s.steps, side, of(s.politicalSteps, side));
  setOf(s.politicalSteps, side, 0);
  s.freeFactionSteps[side * 2] = 0;
  if (side === WHITE) setOf(s.steps, WHITE, Math.min(of(s.steps, WHITE), 2 * whiteCap(s)));
}
export const assign: Phase = phase({
  kinds: ['assign', 'done'],
  clause: 'TC-A146',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'assign',
      clause: 'TC-A146',
      steps:
        (of(s.politicalSteps, topStep(s).side ?? RED) + freeLeft(s, topStep(s).side ?? RED)) / 2,
    }),
  choices: (s, side) => [
    { kind: 'done' },
    ...takers(s, side)
      .filter((f) => mayTake(s, side, f))
      .map((f) => ({ kind: 'assign', faction: f }) as const),
  ],
  apply(s, side, action) {
    if (action.kind !== 'assign') {
      endAssign(s, side);
      return;
    }
    const step = topStep(s);
    const most = s.freeFactionSteps[side * 2 + 1] ?? 0;
    const given = (step.list ?? []).filter((id) => id === action.faction).length * 2;
    const free = freeLeft(s, side) >= 2 && given < most;
    if (free) {
      s.freeFactionSteps[side * 2] = freeLeft(s, side) - 2;
      replaceTop(s, changed(step, { list: [...(step.list ?? []), action.faction] }));
    } else addOf(s.politicalSteps, side, -2);
    addFactionSteps(s, side, action.faction, 2);
  },
});
