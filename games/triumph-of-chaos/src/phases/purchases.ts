// 7.58: influence bought with steps, the end of In-Fighting, and of the turn (TC-14.62, TC-16.515).
import { type Clause, invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import { FACTION_IDS, type FactionId, faction, turnRow } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { leadInVcs } from '../rules/control.ts';
import { isMovable } from '../rules/factions.ts';
import { expire } from '../rules/lasting.ts';
import { DENIKIN_PIECE, KOLCHAK_PIECE } from '../rules/leaders.ts';
import {
  addBoughtIp,
  addIp,
  boughtIp,
  changed,
  finish,
  isOnMap,
  nameOfSide,
  OUT,
  of,
  placeOf,
  push,
  RED,
  replaceTop,
  SIDES,
  type SideId,
  type State,
  setOf,
  topStep,
  WHITE,
} from '../state.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

/** TC-14.62b, TC-A128. */
function purchaseModifier(s: State, side: SideId): number {
  let mod = leadInVcs(s, side);
  if (of(s.inFighting, side) === 2) mod--;
  if (side === WHITE && s.tsar === 2) mod++;
  if (side === WHITE && isOnMap(s, DENIKIN_PIECE)) mod--;
  return mod;
}
export const influenceRollAuto: Auto = (s, emit) => {
  if (!s.rules.vinnyTable) return false;
  const { side = RED, count = 0 } = topStep(s);
  finish(s);
  placePurchase(s, side, count, emit);
  return true;
};
export const influenceRoll: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'influence-roll',
      clause: 'TC-14.62a',
      side: nameOfSide(topStep(s).side ?? RED),
    }),
  roll(s, dice, emit) {
    const { side = RED, count = 0 } = topStep(s);
    finish(s);
    const die = Math.max(1, Math.min(6, first(dice) + purchaseModifier(s, side)));
    const points = die === 1 ? 0 : count + (die === 2 ? -1 : die === 6 ? 1 : 0);
    say(emit, 'die', { what: 'influence', die: first(dice) }, 'TC-14.62a');
    placePurchase(s, side, points, emit);
  },
};
function placePurchase(s: State, side: SideId, points: number, emit: EmitEvent): void {
  say(emit, 'bought-influence', { side: nameOfSide(side), points }, 'TC-14.62a');
  if (points > 0) push(s, { kind: 'place-influence', side, count: points });
}

const openFactions = (s: State, side: SideId): FactionId[] =>
  FACTION_IDS.filter((f) => isMovable(s, f) && (s.rules.vinnyLimit || boughtIp(s, side, f) < 2));
export const placeInfluenceAuto: Auto = (s) => {
  const { side = RED, count = 0 } = topStep(s);
  if (count > 0 && openFactions(s, side).length > 0) return false;
  finish(s);
  return true;
};
/** TC-14.62c: in secret. */
export const placeInfluence: Phase = phase({
  kinds: ['influence'],
  clause: 'TC-14.62c',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'place-influence',
      clause: 'TC-14.62c',
      count: topStep(s).count,
    }),
  choices: (s, side) => openFactions(s, side).map((f) => ({ kind: 'influence', faction: f })),
  check(s, side, action) {
    invariant(action.kind === 'influence', 'influence is placed');
    if (openFactions(s, side).includes(action.faction)) return undefined;
    return isMovable(s, action.faction)
      ? refuse('TC-14.62c', 'two-per-faction', { faction: faction(action.faction).key })
      : refuse('TC-8.135a', 'marker-fixed', { faction: faction(action.faction).key });
  },
  apply(s, side, action) {
    invariant(action.kind === 'influence', 'influence is placed');
    const step = topStep(s);
    replaceTop(s, changed(step, { count: (step.count ?? 1) - 1 }));
    addBoughtIp(s, side, action.faction, 1);
  },
});

const endingClause = (side: SideId): Clause => (side === RED ? 'TC-16.515a' : 'TC-16.525a');
/** TC-16.515a, TC-16.525a. */
export const endInFightingDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'end-infighting-die',
      clause: endingClause(topStep(s).side ?? RED),
      side: nameOfSide(topStep(s).side ?? RED),
    }),
  roll(s, dice, emit) {
    const { side = RED } = topStep(s);
    finish(s);
    let die = first(dice);
    if (turnRow(s.turn).year >= 1920) die--;
    const lost = [DENIKIN_PIECE, KOLCHAK_PIECE].some((p) => placeOf(s, p) === OUT);
    if (side === WHITE && lost) die += 2;
    const clause = endingClause(side);
    say(emit, 'die', { what: 'end-infighting', die: first(dice) }, clause);
    if (die > 4) return;
    setOf(s.inFighting, side, 0);
    setOf(s.mayEnd, side, 0);
    say(emit, 'in-fighting-ended', { side: nameOfSide(side) }, clause);
  },
};

// -------------------------------------------------------------------------------- end of the turn

export const endReplacements: Auto = (s, emit) => {
  finish(s);
  for (const side of SIDES) {
    setOf(s.steps, side, 0);
    if (of(s.mayEnd, side) === 2) setOf(s.mayEnd, side, 1);
    for (const f of FACTION_IDS) {
      const points = boughtIp(s, side, f);
      if (points === 0) continue;
      addIp(s, side, f, points);
      addBoughtIp(s, side, f, -points);
      say(
        emit,
        'influence-shown',
        { side: nameOfSide(side), faction: faction(f).key, points },
        'TC-14.62c',
      );
    }
  }
  return true;
};

export const turnEnd: Auto = (s) => {
  finish(s);
  expire(s, 'turn');
  s.turn++;
  push(s, { kind: 'preparation' });
  return true;
};
