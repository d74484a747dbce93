// Taking control of a space, and what follows when a Victory City changes hands (TC-13.5, TC-16.1, 5.7).
import { invariant } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import {
  at,
  FACTION_IDS,
  faction,
  homeSide,
  POLAND,
  type SpaceId,
  spaceName,
  unitKeyed,
  VICTORY_CITIES,
} from '../data/index.ts';
import { arrivesReduced, holdsHome } from '../rules/arrival.ts';
import { keepsTide } from '../rules/combat.ts';
import { controlOf, controls, countVcs, FLAG, isOutOfPlay, isVc } from '../rules/control.ts';
import {
  controllerOf,
  factionAt,
  inOccupiedRegion,
  isCentralPower,
  isMovable,
} from '../rules/factions.ts';
import { WRANGEL_PIECE } from '../rules/leaders.ts';
import { nameOf, roleOf } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import { homeVcsOf, RED_HOME_VCS } from '../rules/victory.ts';
import {
  addIp,
  addOf,
  allegianceOf,
  asSide,
  COMING,
  enemyOf,
  FULL,
  finish,
  hasFlag,
  isLeader,
  isOnMap,
  NOBODY,
  nameOfSide,
  type PieceId,
  pieceOfUnit,
  placeOf,
  push,
  put,
  RED,
  REDUCED,
  recordOf,
  SIDES,
  type SideId,
  type State,
  setFace,
  setFlagOn,
  setOf,
  setRecord,
  topStep,
  WHITE,
} from '../state.ts';
import { checkDonCossacks } from './don-cossacks.ts';
import { type Auto, type Phase, phase, say, sideDecides } from './phase.ts';

/** TC-13.51a, TC-A121: does this piece change the record of a space it enters? */
export function takesControl(s: State, piece: PieceId, id: SpaceId): boolean {
  const allegiance = allegianceOf(s, piece);
  if (isLeader(piece) || (allegiance !== RED && allegiance !== WHITE)) return false;
  const role = roleOf(piece);
  if (role === 'ia' || role === 'partisan' || role === 'garrison') return false;
  if (isCentralPower(piece) && inOccupiedRegion(id)) return false;
  return !s.unsupplied.includes(piece);
}

/** Pieces have entered a space by movement or advance; those that take control do. */
export function enterSpace(
  s: State,
  pieces: readonly PieceId[],
  id: SpaceId,
  emit: EmitEvent,
): void {
  const taker = pieces.find((piece) => takesControl(s, piece, id));
  if (taker !== undefined) takeControl(s, asSide(allegianceOf(s, taker)), id, emit);
  const mover = pieces[0];
  if (mover !== undefined) enterPoland(s, mover, id);
}

/** TC-8.321d: an enemy force in Poland raises the status to 3. */
export function enterPoland(s: State, piece: PieceId, id: SpaceId): void {
  const holder = controllerOf(s, POLAND);
  if (holder === undefined || factionAt(id) !== POLAND) return;
  if (allegianceOf(s, piece) === enemyOf(holder)) s.polishStatus = Math.max(3, s.polishStatus);
}

const CALL_RED: readonly SpaceId[] = [324, 507, 516].map(at);
const CALL_WHITE: readonly SpaceId[] = [817, 823, 819].map(at);
const PRESSING: readonly SpaceId[] = [241, 114].map(at);
const WRANGEL_CITIES: readonly SpaceId[] = [601, 819].map(at);

/** The record flips, and the triggers of 5.7 follow in their order. */
export function takeControl(s: State, side: SideId, id: SpaceId, emit: EmitEvent): void {
  const before = recordOf(s, id);
  if (before === side) return;
  setRecord(s, id, side);
  say(emit, 'took-control', { side: nameOfSide(side), space: spaceName(id) }, 'TC-13.5a');
  if (s.round === 0) return;
  const guarded = s.combat?.guarded === 1 && s.combat.target === id;
  const captured = isVc(id) && before === enemyOf(side) && !guarded;
  // The last of 5.7 goes first: what is pushed later is asked earlier.
  if (before === WHITE) checkDonCossacks(s, id);
  if ((side === RED ? CALL_RED : CALL_WHITE).includes(id)) callReserve(s, side);
  if (captured) reward(s, side, id, emit);
  if (isVc(id)) noteHeld(s);
  noteRecord(s);
  if (!captured) return;
  setOf(s.capturedVc, side, 1);
  if (homeSide(id) === nameOfSide(enemyOf(side))) setOf(s.lostHomeVc, enemyOf(side), 1);
}

/** TC-16.1, TC-A92, TC-A165: 1 IP at once, 1 RS for an enemy home city, once per city and turn. */
function reward(s: State, side: SideId, id: SpaceId, emit: EmitEvent): void {
  say(emit, 'captured', { side: nameOfSide(side), space: spaceName(id) }, 'TC-16.1a');
  const key = side * 1000 + id;
  if (s.rewarded.includes(key)) return;
  s.rewarded.push(key);
  if (homeSide(id) === nameOfSide(enemyOf(side))) addOf(s.steps, side, 2);
  if (s.turn < 9) push(s, { kind: 'capture-influence', side, space: id });
}

function callReserve(s: State, side: SideId): void {
  if (s.rules.specialUnits && s.reserveArmy[side] === 0) push(s, { kind: 'muster', side });
}

/** Who holds each Victory City, while it is noted. */
const holders = new Int8Array(VICTORY_CITIES.length);

/** TC-A77: Victory Cities that each side controls now count as held in this Action Phase. */
export function noteHeld(s: State): void {
  const { heldVcs } = s;
  for (let i = 0; i < VICTORY_CITIES.length; i++) {
    const id = VICTORY_CITIES[i]!;
    holders[i] = isOutOfPlay(s, id) ? NOBODY : controlOf(s, id);
  }
  // Both lists are short and mostly in the same order, so that the next one looked for is the next one noted.
  let at = 0;
  for (const side of SIDES)
    for (let i = 0; i < holders.length; i++) {
      if (holders[i] !== side) continue;
      const key = side * 1000 + VICTORY_CITIES[i]!;
      if (heldVcs[at] === key) at++;
      else {
        const index = heldVcs.indexOf(key);
        if (index < 0) heldVcs.push(key);
        else at = index + 1;
      }
    }
}

/** What is noted when ground changes hands: RED's home (TC-14.11e), Wrangel (TC-15.41a), Polish status, White Tide. */
export function noteRecord(s: State): void {
  if (!hasFlag(s, FLAG.redHomeHeld) && holdsHome(s)) setFlagOn(s, FLAG.redHomeHeld);
  if (s.wrangel === 0 && WRANGEL_CITIES.some((id) => recordOf(s, id) === WHITE)) s.wrangel = 1;
  const holder = controllerOf(s, POLAND);
  if (holder !== undefined) {
    const isPressed = (): boolean => PRESSING.some((id) => controls(s, enemyOf(holder), id));
    if (s.polishStatus < 2 && (s.turn >= 10 || isPressed())) s.polishStatus = 2;
  }
  if (!s.rules.whiteTide) return;
  if (s.turn <= 2 && RED_HOME_VCS.some((id) => controls(s, WHITE, id))) s.tideSeen = 1;
  if (s.tide === 1 && !keepsTide(s)) s.tide = 2;
  if (s.tide === 0 && s.tideSeen === 1 && isOnMap(s, WRANGEL_PIECE)) {
    if (countVcs(s, WHITE) > countVcs(s, RED)) s.tide = 1;
  }
}

// --------------------------------------------------------------------------- one point of influence

export const influenceAuto: Auto = (s) => {
  if (FACTION_IDS.some((f) => isMovable(s, f))) return false;
  finish(s);
  return true;
};

export const captureInfluence: Phase = phase({
  kinds: ['influence'],
  clause: 'TC-8.135a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'capture-influence', clause: 'TC-16.1a' }),
  choices: (s) =>
    FACTION_IDS.filter((f) => isMovable(s, f)).map((f) => ({ kind: 'influence', faction: f })),
  apply(s, side, action, emit) {
    invariant(action.kind === 'influence', 'influence is placed');
    finish(s);
    addIp(s, side, action.faction, 1);
    say(
      emit,
      'got-influence',
      { side: nameOfSide(side), faction: faction(action.faction).key, points: 1 },
      'TC-16.1a',
    );
  },
});

// --------------------------------------------------------------------------------- Reserve armies

const RESERVE_ARMIES: readonly PieceId[] = ['red-reserve-army', 'white-reserve'].map((key) =>
  pieceOfUnit(unitKeyed(key)),
);
const reserveArmy = (side: SideId): PieceId => RESERVE_ARMIES[side]!;

const musterPlaces = (s: State, side: SideId): SpaceId[] =>
  homeVcsOf(side).filter((id) => controls(s, side, id) && !checkStack(s, id, [reserveArmy(side)]));

export const musterAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (
    s.reserveArmy[side] === 0 &&
    placeOf(s, reserveArmy(side)) === COMING &&
    musterPlaces(s, side).length > 0
  )
    return false;
  finish(s);
  return true;
};

/** TC-16.27c, TC-A59: at once in a friendly home VC, or not. */
export const muster: Phase = phase({
  kinds: ['muster', 'decline'],
  clause: 'TC-16.27c',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'muster', clause: 'TC-16.27c' }),
  choices: (s, side) => [
    { kind: 'decline' },
    ...musterPlaces(s, side).map((space) => ({ kind: 'muster', space }) as const),
  ],
  apply(s, side, action, emit) {
    finish(s);
    if (action.kind !== 'muster') return;
    const army = reserveArmy(side);
    put(s, army, action.space);
    setFace(s, army, side === RED && arrivesReduced(s, action.space) ? REDUCED : FULL);
    setOf(s.reserveArmy, side, 1);
    say(emit, 'placed', { piece: nameOf(army), space: spaceName(action.space) }, 'TC-16.27c');
  },
});
