// 5.5 Logistics Phase up to the victory check: cards saved, gold, withdrawals, attrition, conquest, differential.
import { invariant, sidesDecide } from '@motti/engine';
import type { Action, EmitEvent, Step } from '../actions.ts';
import {
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  classOf,
  FACTION_IDS,
  type FactionId,
  FINLAND,
  faction,
  homeSide,
  RED_CUP,
  region,
  type SpaceId,
  spaceName,
  UNITS,
  VICTORY_CITIES,
  WHITE_CUP,
  WITHDRAWS,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { isBorderOpen } from '../rules/access.ts';
import {
  controls,
  countVcs,
  isApart,
  isOutOfPlay,
  leadInVcs,
  vcsOfFaction,
} from '../rules/control.ts';
import {
  conquerorOf,
  controllerOf,
  defendsItself,
  factionAt,
  isAtWarWith,
  isCentralPower,
  isControlledBy,
} from '../rules/factions.ts';
import { goldMoves } from '../rules/gold.ts';
import { handSize, keyOfCard } from '../rules/hand.ts';
import { dieModifier } from '../rules/lasting.ts';
import { isArmy, isGarrison, isOwnKind, isUnit, piecesOf, someIn } from '../rules/pieces.ts';
import { hasRoom } from '../rules/stacking.ts';
import {
  isExemptFromAttrition,
  isGroundSupplied,
  isSpaceSupplied,
  isSupplied,
  OUT_OF_SUPPLY,
  supplyOf,
  updateSupply,
} from '../rules/supply.ts';
import { automaticVictory, finalVictory, type Verdict } from '../rules/victory.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  CONQUERED_BY_RED,
  CONQUERED_BY_WHITE,
  cardPlace,
  cardsIn,
  countCards,
  DEAD,
  DISCARD,
  DISCARDING,
  enemyOf,
  finish,
  firstIn,
  HAND,
  IN_GAME,
  isOnMap,
  NOBODY,
  NONE,
  nameOfSide,
  nextIn,
  OUT,
  of,
  type PieceId,
  pieceOfUnit,
  placeOf,
  push,
  put,
  RED,
  recordOf,
  replaceTop,
  SELF,
  SIDES,
  type SideId,
  type State,
  SUBJUGATED,
  setCard,
  setFed,
  setOf,
  setRecord,
  setStatus,
  spaceOf,
  statusOf,
  TRACK,
  topStep,
  touchSources,
  WHITE,
  WITHDRAWN,
} from '../state.ts';
import { noteHeld, noteRecord } from './captures.ts';
import { eliminateUnsupplied } from './elimination.ts';
import { dissolve } from './factions.ts';
import {
  type Auto,
  addVp,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

const GARRISONS = ALL_PIECES.filter(isGarrison);

export const logistics: Auto = (s, emit) => {
  finish(s);
  s.round = 0;
  keepLostCities(s);
  s.navalBan &= ~2;
  touchSources(s);
  // TC-10.214c: a revolt feeds a garrison for the Action Phase only.
  for (const piece of GARRISONS) setFed(s, piece, 0);
  say(emit, 'phase', { phase: 'logistics' }, 'TC-7.51a');
  if (isControlledBy(s, CENTRAL_POWERS, RED))
    setOf(s.steps, WHITE, Math.max(0, of(s.steps, WHITE) - 4));
  for (const side of [WHITE, RED] as const) showMarker(s, side, emit);
  push(s, ...logisticsSteps());
  return true;
};

/** TC-A77: of the cities held in the Action Phase those stay noted that are lost at its end. */
function keepLostCities(s: State): void {
  noteHeld(s);
  const lost: number[] = [];
  for (const side of SIDES)
    for (const id of VICTORY_CITIES) {
      const key = side * 1000 + id;
      if (!controls(s, side, id) && s.heldVcs.includes(key)) lost.push(key);
    }
  s.heldVcs = lost;
}

/** The steps of the phase, in their order. */
export const logisticsSteps = (): Step[] => [
  { kind: 'save-cards', list: [] },
  { kind: 'gold' },
  { kind: 'withdrawal', count: 0 },
  { kind: 'attrition' },
  { kind: 'conquest' },
  { kind: 'subjugate' },
  { kind: 'in-fighting' },
  { kind: 'differential' },
  { kind: 'victory' },
  { kind: 'inefficiency' },
  { kind: 'window', side: WHITE, why: 'logistics' },
  { kind: 'window', side: RED, why: 'logistics' },
  { kind: 'collect' },
  { kind: 'raid', side: RED },
  { kind: 'assign', side: WHITE, list: [] },
  { kind: 'spend', side: WHITE },
  { kind: 'raid', side: WHITE },
  { kind: 'assign', side: RED, list: [] },
  { kind: 'spend', side: RED },
  { kind: 'end-replacements' },
  { kind: 'turn-end' },
];

function showMarker(s: State, side: SideId, emit: EmitEvent): void {
  const drawn = of(s.marker, side);
  if (drawn < 0 || of(s.markerShown, side) === 1) return;
  setOf(s.markerShown, side, 1);
  const marker = (side === RED ? RED_CUP : WHITE_CUP)[drawn] ?? '';
  say(emit, 'marker-shown', { side: nameOfSide(side), marker }, 'TC-16.513a');
}

// ---------------------------------------------------------------------------------- saving cards

const isLast = (s: State): boolean => s.turn >= s.rules.lastTurn;
const undecided = (s: State): SideId[] =>
  SIDES.filter((side) => !(topStep(s).list ?? []).includes(side) && handLeft(s, side) > 0);
const handLeft = (s: State, side: SideId): number =>
  countCards(s, side, HAND) + countCards(s, side, DISCARDING);
/** TC-A148. */
const mostSaved = (s: State): number => handSize(s, s.turn + 1);

export const saveAuto: Auto = (s, emit) => {
  if (!isLast(s) && undecided(s).length > 0) return false;
  finish(s);
  for (const side of [WHITE, RED] as const) {
    const gone = cardsIn(s, side, DISCARDING);
    for (const card of gone) setCard(s, card, DISCARD);
    if (gone.length > 0)
      say(emit, 'discarded', { side: nameOfSide(side), cards: gone.map(keyOfCard) }, 'TC-7.21d');
  }
  return true;
};

export const saveCards: Phase = phase({
  kinds: ['discard', 'save'],
  clause: 'TC-A62',
  decision: (s) =>
    sidesDecide(undecided(s).map(nameOfSide), {
      kind: 'save-cards',
      clause: 'TC-A62',
      limit: mostSaved(s),
    }),
  choices(s, side) {
    const hand = cardsIn(s, side, HAND);
    const found: Action[] = hand.map((card) => ({ kind: 'discard', card }));
    if (hand.length <= mostSaved(s)) found.unshift({ kind: 'save' });
    return found;
  },
  check(s, side, action) {
    if (action.kind === 'save')
      return countCards(s, side, HAND) <= mostSaved(s)
        ? undefined
        : refuse('TC-A148', 'too-many-saved', { limit: mostSaved(s) });
    invariant(action.kind === 'discard', 'a card is discarded');
    return cardPlace(s, action.card) === HAND && cardsIn(s, side, HAND).includes(action.card)
      ? undefined
      : refuse('TC-7.24a', 'not-in-hand', { card: keyOfCard(action.card) });
  },
  apply(s, side, action, emit) {
    if (action.kind === 'discard') {
      setCard(s, action.card, DISCARDING);
      return;
    }
    const step = topStep(s);
    replaceTop(s, { kind: 'save-cards', list: [...(step.list ?? []), side] });
    say(emit, 'saved', { side: nameOfSide(side) }, 'TC-7.23a');
  },
});

// -------------------------------------------------------------------------------------- the gold

const goldSide = (s: State): SideId | undefined =>
  SIDES.find((side) => goldMoves(s, side).length > 0);
export const goldAuto: Auto = (s) => {
  if (s.rules.specialUnits && goldSide(s) !== undefined) return false;
  finish(s);
  return true;
};
export const gold: Phase = phase({
  kinds: ['move-gold', 'pass'],
  clause: 'TC-16.31b',
  decision: (s) => sideDecides(goldSide(s) ?? RED, { kind: 'gold', clause: 'TC-16.31b' }),
  choices: (s, side) => [
    { kind: 'pass' },
    ...goldMoves(s, side).map((space) => ({ kind: 'move-gold', space }) as const),
  ],
  apply(s, _side, action, emit) {
    finish(s);
    if (action.kind !== 'move-gold') return;
    s.gold = action.space;
    say(emit, 'gold', { space: spaceName(action.space) }, 'TC-16.31b');
  },
});

// ---------------------------------------------------------------------- withdrawal of Major Powers

const POWERS = FACTION_IDS.filter((f) => classOf(f) === 'major');
/** TC-8.4a-b: at or below the number of the turn it withdraws. */
function withdrawalModifier(s: State, f: FactionId): number {
  const holder = controllerOf(s, f);
  const lead = holder === undefined || f === CENTRAL_POWERS ? 0 : leadInVcs(s, holder);
  return lead + dieModifier(s, 'withdrawal', f);
}
const numberFor = (s: State, f: FactionId): number =>
  faction(f).withdrawal[s.turn - 1] ?? WITHDRAWS;

export const withdrawal: Auto = (s, emit) => {
  const step = topStep(s);
  const f = POWERS[step.count ?? 0];
  if (f === undefined) {
    finish(s);
    return true;
  }
  replaceTop(s, { kind: 'withdrawal', count: (step.count ?? 0) + 1 });
  if (statusOf(s, f) !== IN_GAME) return true;
  const number = numberFor(s, f);
  if (s.leaving.includes(f) || number === WITHDRAWS) leave(s, f, emit);
  else if (number > 0) push(s, { kind: 'withdrawal-die', faction: f });
  return true;
};
export const withdrawalDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'withdrawal-die',
      clause: 'TC-8.4a',
      faction: faction(topStep(s).faction ?? BRITAIN).key,
    }),
  roll(s, dice, emit) {
    const f = topStep(s).faction ?? BRITAIN;
    finish(s);
    say(
      emit,
      'die',
      { what: 'withdrawal-of-power', die: first(dice), faction: faction(f).key },
      'TC-8.4a',
    );
    if (first(dice) + withdrawalModifier(s, f) <= numberFor(s, f)) leave(s, f, emit);
  },
};

/** TC-8.4c, TC-6.13a, TC-A98. */
export function leave(s: State, f: FactionId, emit: EmitEvent): void {
  const holder = controllerOf(s, f);
  const dead = piecesOf(f).filter(
    (p) => isArmy(p) && [DEAD, TRACK, OUT].includes(placeOf(s, p)),
  ).length;
  say(emit, 'withdrew-power', { faction: faction(f).key }, 'TC-8.4c');
  if (holder !== undefined) addVp(s, enemyOf(holder), dead, 'TC-6.13a', emit);
  const ground = piecesOf(f)
    .filter((p) => isOnMap(s, p))
    .map((p) => spaceOf(s, p));
  dissolve(s, f);
  setStatus(s, f, WITHDRAWN);
  for (const id of new Set(ground)) if (firstIn(s, id) === NONE) passOn(s, f, holder, id);
}
/** TC-8.315h, TC-8.316f, TC-8.4c, TC-A137: who gets the ground. */
function passOn(s: State, f: FactionId, holder: SideId | undefined, id: SpaceId): void {
  const owner = factionAt(id);
  const home = homeSide(id);
  if (f === CENTRAL_POWERS && owner !== undefined)
    setRecord(s, id, controllerOf(s, owner) ?? conquerorOf(s, owner) ?? NOBODY);
  else if (f !== CENTRAL_POWERS && holder === WHITE) setRecord(s, id, WHITE);
  else if ((f === CZECH_LEGION || f === CENTRAL_POWERS) && home !== undefined)
    setRecord(s, id, home === 'red' ? RED : WHITE);
}

// --------------------------------------------------------------------------------------- attrition

/** TC-13.6, TC-A156: everything is judged before anything is removed. */
export const attrition: Auto = (s, emit) => {
  finish(s);
  updateSupply(s);
  const doomed: PieceId[] = [];
  for (const p of ALL_PIECES) {
    if (!isOnMap(s, p) || !isJudged(s, p) || supplyOf(s, p) !== OUT_OF_SUPPLY) continue;
    if (!isExemptFromAttrition(s, p)) doomed.push(p);
  }
  const lost: SpaceId[] = [];
  for (const id of ALL_SPACES) if (isCutOff(s, id, doomed)) lost.push(id);
  for (const id of lost) flip(s, id, emit);
  for (const side of [RED, WHITE] as const)
    for (const piece of doomed)
      if (allegianceOf(s, piece) === side) eliminateUnsupplied(s, piece, emit);
  for (const piece of doomed)
    if (allegianceOf(s, piece) === SELF) eliminateUnsupplied(s, piece, emit);
  return true;
};
const isJudged = (s: State, piece: PieceId): boolean => {
  const allegiance = allegianceOf(s, piece);
  return allegiance === RED || allegiance === WHITE || allegiance === SELF;
};

/** TC-13.62a, TC-A55, TC-A56: a space where a unit of its holder would be out of supply, and nobody survives. */
function isCutOff(s: State, id: SpaceId, doomed: readonly PieceId[]): boolean {
  const holder = recordOf(s, id);
  if (holder === NOBODY || isOutOfPlay(s, id) || isApart(id)) return false;
  // TC-A132: whoever stands there holds it now; when an intruder dies of hunger it stays whose it was.
  const first = firstIn(s, id);
  if (first !== NONE && allegianceOf(s, asPiece(first)) !== holder) return false;
  if (isGroundSupplied(s, holder === RED ? RED : WHITE, id)) return false;
  for (let p = first; p !== NONE; p = nextIn(s, p)) if (!doomed.includes(asPiece(p))) return false;
  return true;
}
function flip(s: State, id: SpaceId, emit: EmitEvent): void {
  const side = recordOf(s, id) === RED ? RED : WHITE;
  const f = factionAt(id);
  const to = f !== undefined && defendsItself(s, f) ? NOBODY : enemyOf(side);
  setRecord(s, id, to);
  say(emit, 'space-lost', { side: nameOfSide(side), space: spaceName(id) }, 'TC-13.62a');
}

// ------------------------------------------------------------------------- conquest, subjugation

/** TC-8.53a, TC-A135, TC-A137. */
function conquers(s: State, f: FactionId, side: SideId): boolean {
  if (!isAtWarWith(s, f, side) && !isControlledBy(s, f, enemyOf(side))) return false;
  if (f === FINLAND && !isBorderOpen(s, side)) return false;
  for (const id of vcsOfFaction(f)) {
    if (!controls(s, side, id) || !isSpaceSupplied(s, side, id)) return false;
    if (someIn(s, id, isCentralPower)) return false;
  }
  return true;
}
export const conquest: Auto = (s, emit) => {
  finish(s);
  updateSupply(s);
  for (const f of FACTION_IDS) {
    if (classOf(f) === 'major' || statusOf(s, f) !== IN_GAME) continue;
    const side = ([WHITE, RED] as const).find((each) => conquers(s, f, each));
    if (side !== undefined) conquer(s, f, side, emit);
  }
  return true;
};
/** TC-8.53b. */
export function conquer(s: State, f: FactionId, side: SideId, emit: EmitEvent): void {
  dissolve(s, f);
  setStatus(s, f, side === RED ? CONQUERED_BY_RED : CONQUERED_BY_WHITE);
  ownRegion(s, f, side);
  say(emit, 'conquered', { faction: faction(f).key, side: nameOfSide(side) }, 'TC-8.53a');
}
function ownRegion(s: State, f: FactionId, side: SideId): void {
  const home = faction(f).region;
  if (home === undefined) return;
  for (const id of region(home).spaces) {
    const occupant = firstIn(s, id);
    if (occupant === NONE || allegianceOf(s, asPiece(occupant)) === side) setRecord(s, id, side);
  }
}

/** TC-8.61a. */
function checkSubjugate(s: State, f: FactionId) {
  if (s.rules.scenario === '1918') return refuse('TC-5.38', 'no-subjugation');
  const facts = { faction: faction(f).key };
  if (classOf(f) !== 'republic') return refuse('TC-8.61a', 'only-republics', facts);
  if (statusOf(s, f) === CONQUERED_BY_RED)
    return vcsOfFaction(f).every((id) => controls(s, RED, id))
      ? undefined
      : refuse('TC-8.61a', 'hold-every-city', facts);
  const held =
    isControlledBy(s, f, RED) &&
    vcsOfFaction(f).every((id) =>
      someIn(
        s,
        id,
        (p) => isUnit(p) && isOwnKind(p) && allegianceOf(s, p) === RED && isSupplied(s, p),
      ),
    );
  return held ? undefined : refuse('TC-8.61a', 'hold-every-city', facts);
}
const subjects = (s: State): FactionId[] => FACTION_IDS.filter((f) => !checkSubjugate(s, f));

export const subjugateAuto: Auto = (s) => {
  updateSupply(s);
  if (subjects(s).length > 0) return false;
  finish(s);
  return true;
};
export const subjugate: Phase = phase({
  kinds: ['subjugate', 'done'],
  clause: 'TC-8.61a',
  decision: () => sideDecides(RED, { kind: 'subjugate', clause: 'TC-8.61a' }),
  choices: (s) => [
    { kind: 'done' },
    ...subjects(s).map((f) => ({ kind: 'subjugate', faction: f }) as const),
  ],
  check: (s, _side, action) =>
    action.kind === 'subjugate' ? checkSubjugate(s, action.faction) : undefined,
  apply(s, _side, action, emit) {
    if (action.kind !== 'subjugate') {
      finish(s);
      return;
    }
    const f = action.faction;
    dissolve(s, f);
    setStatus(s, f, SUBJUGATED);
    ownRegion(s, f, RED);
    say(emit, 'subjugated', { faction: faction(f).key }, 'TC-8.61b');
    addVp(s, RED, 1, 'TC-8.61b', emit);
    placeGarrisons(s, f);
  },
});
/** TC-8.62a, TC-A145: RED side up, where there is room. */
function placeGarrisons(s: State, f: FactionId): void {
  for (const unit of UNITS) {
    if (unit.role !== 'garrison' || unit.republic !== f || unit.garrison === undefined) continue;
    const piece = pieceOfUnit(unit.id);
    if (unit.owner.kind !== 'player' || unit.owner.player !== 'red') continue;
    if (hasRoom(s, unit.garrison, [piece]) && placeOf(s, piece) !== DEAD)
      put(s, piece, unit.garrison);
  }
}

// ------------------------------------------------------------------ differential, victory, the end

/** TC-6.11a; what withdrawal, attrition and conquest have done to the ground is noted first (TC-A155, TC-A89). */
export const differential: Auto = (s, emit) => {
  finish(s);
  noteRecord(s);
  const red = countVcs(s, RED);
  const white = countVcs(s, WHITE);
  say(emit, 'differential', { red, white }, 'TC-6.11a');
  addVp(s, red > white ? RED : WHITE, Math.abs(red - white), 'TC-6.11a', emit);
  return true;
};

export function end(s: State, verdict: Verdict, emit: EmitEvent): void {
  s.winner = verdict.winner;
  s.verdict = verdict.clause;
  s.level = verdict.level ?? '';
  s.agenda = [{ kind: 'over' }];
  // A war declared before the markers may end the game: nobody marks any more.
  s.derived.marking = undefined;
  say(emit, 'victory', { winner: verdict.winner }, verdict.clause);
}

/** TC-6.2a, TC-A149. */
export const victory: Auto = (s, emit) => {
  finish(s);
  const verdict = automaticVictory(s) ?? (isLast(s) ? finalVictory(s) : undefined);
  if (verdict) end(s, verdict, emit);
  return true;
};
