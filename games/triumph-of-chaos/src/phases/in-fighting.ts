// 7.55: what the In-Fighting markers do at the end of a turn (TC-16.513, TC-16.523).
import { invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import {
  FACTION_IDS,
  type FactionId,
  faction,
  region,
  regionKeyed,
  regionOf,
  VICTORY_CITIES,
} from '../data/index.ts';
import { markerInForce } from '../rules/activation.ts';
import { isBehind } from '../rules/control.ts';
import { controllerOf, isMovable } from '../rules/factions.ts';
import { DENIKIN_PIECE, TROTSKY_PIECE } from '../rules/leaders.ts';
import { isArmy, isOwnKind, stepsLeft, unitsIn } from '../rules/pieces.ts';
import {
  addIp,
  addOf,
  allegianceOf,
  changed,
  finish,
  isOnMap,
  markerOf,
  nameOfSide,
  of,
  type PieceId,
  push,
  RED,
  replaceTop,
  type SideId,
  type State,
  setMarker,
  setOf,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { loseStep } from './elimination.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  losesVp,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';
import { accuse } from './special-actions.ts';

export const inFighting: Auto = (s, emit) => {
  finish(s);
  // TC-A154: what is pushed last is asked first.
  for (const side of [RED, WHITE] as const) {
    const marker = markerInForce(s, side);
    if (marker !== undefined) resolve(s, side, marker, emit);
    // TC-16.514a: once per turn, however many breaches.
    if (of(s.breach, side) === 1 && of(s.penaltyPaid, side) === 0) {
      setOf(s.penaltyPaid, side, 1);
      losesVp(s, side, 2, side === RED ? 'TC-16.514a' : 'TC-16.524a', emit);
    }
  }
  return true;
};

function resolve(s: State, side: SideId, marker: string, emit: EmitEvent): void {
  const captured = of(s.capturedVc, side) === 1;
  if (marker === 'accusation') accuse(s);
  if (marker === 'one-russia') push(s, { kind: 'one-russia-die' });
  if (marker === 'desertion' && isBehind(s, side)) push(s, { kind: 'desertion-region', side });
  if (marker === 'no-vc' && !captured)
    losesVp(s, side, 2, side === RED ? 'TC-16.513i' : 'TC-16.523h', emit);
  if (marker === 'lenin' && !captured) losesVp(s, side, 1, 'TC-16.513c', emit);
  if (marker === 'lost-vc' && hasLostVc(s, side))
    push(s, { kind: 'lost-vc', side: RED, count: 3, list: [] });
}

/** TC-A77: a city held in the Action Phase and no longer at its end; what attrition takes later is another matter. */
const hasLostVc = (s: State, side: SideId): boolean =>
  VICTORY_CITIES.some((id) => s.heldVcs.includes(side * 1000 + id));

// --------------------------------------------------------------------------------- One Russia

export const oneRussiaDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'one-russia-die', clause: 'TC-16.513k' }),
  roll(s, dice, emit) {
    finish(s);
    const die = first(dice) - (isOnMap(s, DENIKIN_PIECE) ? 1 : 0);
    say(emit, 'die', { what: 'one-russia', die: first(dice) }, 'TC-16.513k');
    if (die <= 2) {
      if (s.turn < 9) push(s, { kind: 'one-russia', side: RED, count: 3, list: [] });
    } else if (die <= 4) addOf(s.penalty, WHITE, 4);
    else if (die === 5) addOf(s.penalty, WHITE, 2);
  },
};

const factionsLeft = (s: State, test: (f: FactionId) => boolean): FactionId[] =>
  FACTION_IDS.filter((f) => isMovable(s, f) && !(topStep(s).list ?? []).includes(f) && test(f));

export const oneRussiaAuto: Auto = (s) => {
  if ((topStep(s).count ?? 0) > 0 && factionsLeft(s, () => true).length > 0) return false;
  finish(s);
  return true;
};
/** One IP on each of three factions, or fewer. */
export const oneRussia: Phase = phase({
  kinds: ['influence', 'done'],
  clause: 'TC-16.513k',
  decision: (s) =>
    sideDecides(RED, { kind: 'one-russia', clause: 'TC-16.513k', count: topStep(s).count }),
  choices: (s) => [
    { kind: 'done' },
    ...factionsLeft(s, () => true).map((f) => ({ kind: 'influence', faction: f }) as const),
  ],
  apply(s, side, action, emit) {
    if (action.kind !== 'influence') {
      finish(s);
      return;
    }
    next(s, action.faction);
    addIp(s, side, action.faction, 1);
    say(
      emit,
      'got-influence',
      { side: nameOfSide(side), faction: faction(action.faction).key, points: 1 },
      'TC-16.513k',
    );
  },
});
function next(s: State, f: FactionId): void {
  const step = topStep(s);
  replaceTop(s, {
    ...step,
    count: (step.count ?? 1) - 1,
    list: [...(step.list ?? []), f],
  });
}

/** TC-16.523i, TC-A77: three uncontrolled markers one space toward RED, not into Control. */
const movableTowardRed = (s: State): FactionId[] =>
  factionsLeft(s, (f) => controllerOf(s, f) === undefined && markerOf(s, f) < 2);
export const lostVcAuto: Auto = (s) => {
  if ((topStep(s).count ?? 0) > 0 && movableTowardRed(s).length > 0) return false;
  finish(s);
  return true;
};
export const lostVcPhase: Phase = phase({
  kinds: ['name'],
  clause: 'TC-16.523i',
  decision: (s) =>
    sideDecides(RED, { kind: 'lost-vc', clause: 'TC-16.523i', count: topStep(s).count }),
  choices: (s) => movableTowardRed(s).map((f) => ({ kind: 'name', faction: f })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'name', 'a faction is named');
    const from = markerOf(s, action.faction);
    next(s, action.faction);
    setMarker(s, action.faction, from + 1);
    say(emit, 'fcm', { faction: faction(action.faction).key, from, to: from + 1 }, 'TC-16.523i');
  },
});

// ------------------------------------------------------------------------------------ desertion

const REGIONS: readonly (readonly ReturnType<typeof regionKeyed>[])[] = [
  ['north', 'central', 'east'].map(regionKeyed),
  ['don', 'kuban', 'central-ural', 'north-ural', 'east'].map(regionKeyed),
];
export const desertionRegion: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'desertion-region', clause: 'TC-16.513h', side: nameOfSide(topStep(s).side ?? RED) },
      [REGIONS[topStep(s).side ?? RED]!.length],
    ),
  roll(s, dice) {
    const { side = RED } = topStep(s);
    finish(s);
    push(s, { kind: 'desertion-die', side, count: REGIONS[side]![first(dice) - 1]! });
  },
};
export const desertionDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'desertion-die',
      clause: 'TC-16.513h',
      side: nameOfSide(topStep(s).side ?? RED),
    }),
  roll(s, dice, emit) {
    const { side = RED, count = 0 } = topStep(s);
    finish(s);
    const trotsky = isOnMap(s, TROTSKY_PIECE) && regionOf(spaceOf(s, TROTSKY_PIECE)) === count;
    const die = first(dice) + (trotsky ? 1 : 0);
    say(emit, 'die', { what: 'desertion', die: first(dice) }, 'TC-16.513h');
    const steps = die <= 4 ? 2 : die === 5 ? 1 : 0;
    if (steps > 0) push(s, { kind: 'desertion-unit', side, count, limit: steps });
  },
};
/** One entry for every army step of the side in the region. */
function armySteps(s: State): PieceId[] {
  const { side = RED, count = 0 } = topStep(s);
  const where = REGIONS.flat().find((id) => id === count);
  if (where === undefined) return [];
  return region(where)
    .spaces.flatMap((id) => unitsIn(s, id))
    .filter((p) => isArmy(p) && isOwnKind(p) && allegianceOf(s, p) === side)
    .flatMap((p) => Array.from({ length: stepsLeft(s, p) }, () => p));
}
export const desertionUnitAuto: Auto = (s) => {
  if ((topStep(s).limit ?? 0) > 0 && armySteps(s).length > 0) return false;
  finish(s);
  return true;
};
export const desertionUnit: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'desertion-unit', clause: 'TC-A75', side: nameOfSide(topStep(s).side ?? RED) },
      [armySteps(s).length],
    ),
  roll(s, dice, emit) {
    const step = topStep(s);
    const army = armySteps(s)[first(dice) - 1];
    replaceTop(s, changed(step, { limit: (step.limit ?? 1) - 1 }));
    if (army !== undefined) loseStep(s, army, emit);
  },
};
