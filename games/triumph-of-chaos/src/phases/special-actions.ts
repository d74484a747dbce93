// TC-10.21 Special Actions other than One-Space Activation: one per player and turn.
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  at,
  FACTION_IDS,
  type FactionId,
  faction,
  linksFrom,
  NO_ACT_MARKERS,
  SPACE_COUNT,
  type SpaceId,
  spaceName,
  turnRow,
  UNITS,
  unitKeyed,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkPlace } from '../rules/access.ts';
import { checkFactions, GREENS, markerInForce } from '../rules/activation.ts';
import { leadInVcs } from '../rules/control.ts';
import { TROTSKY_PIECE, WRANGEL_PIECE } from '../rules/leaders.ts';
import {
  campOf,
  factionOf,
  isArmy,
  isBlackDot,
  isCorps,
  isGarrison,
  isOccupied,
  isOwnKind,
  isPartisan,
  isUnit,
  nameOf,
  roleOf,
  unitsIn,
} from '../rules/pieces.ts';
import {
  checkPropaganda,
  checkRally,
  isPropagandaTarget,
  propagandaModifiers,
  rallyModifiers,
} from '../rules/propaganda.ts';
import { checkStack } from '../rules/stacking.ts';
import { isSupplied } from '../rules/supply.ts';
import {
  ALL_LEADERS,
  ALL_PIECES,
  allegianceOf,
  asPiece,
  asSpace,
  COMING,
  DEAD,
  enemyOf,
  FULL,
  finish,
  firstIn,
  GREEN,
  hasNoAct,
  isLeader,
  isOnMap,
  isReduced,
  MOVE_MARK,
  markOn,
  NONE,
  nameOfSide,
  OUT,
  of,
  type PieceId,
  pieceOfUnit,
  piecesServing,
  placeOf,
  push,
  put,
  RED,
  type SideId,
  type State,
  SUBJUGATED,
  setFace,
  setFed,
  setMark,
  setOf,
  spaceOf,
  statusOf,
  topStep,
  touchSources,
  unitOf,
  WHITE,
} from '../state.ts';
import { loseLeader } from './elimination.ts';
import { afterMarks, holdsMakhno, startOperations } from './operations.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  perSpace,
  phase,
  say,
  sideDecides,
} from './phase.ts';

export const SEMENOV = pieceOfUnit(unitKeyed('semenov-army'));
export const JAPANESE = pieceOfUnit(unitKeyed('japanese-army'));

/** TC-10.21b, TC-A8: one Special Action other than One-Space Activation per turn. */
function checkOnce(s: State, side: SideId): Refusal | undefined {
  if (s.rules.specialActions !== 'all') return refuse('TC-10.21d', 'no-special-actions');
  return of(s.specialTaken, side) === 1 ? refuse('TC-10.21b', 'special-taken') : undefined;
}

export const checkSpecial = (s: State, side: SideId, action: Action): Refusal | undefined =>
  checkOnce(s, side) ?? checkKind(s, side, action);

/** What bars this Special Action while one may be taken. */
function checkKind(s: State, side: SideId, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'wrangel':
      return side === WHITE
        ? checkRepairer(s, side, WRANGEL_PIECE)
        : refuse('TC-10.21c', 'not-your-action');
    case 'trotsky':
      if (side !== RED) return refuse('TC-10.21c', 'not-your-action');
      if (markerInForce(s, RED) === 'trotsky') return refuse('TC-10.212c', 'marker-forbids');
      return checkRepairer(s, side, TROTSKY_PIECE);
    case 'propaganda':
      return checkPropaganda(s, side, action.space);
    case 'rally':
      return checkRally(s, side, action.space);
    case 'revolt':
      return rebels(s, side, action.faction).length > 0
        ? undefined
        : refuse('TC-10.214a', 'nobody-revolts', { faction: faction(action.faction).key });
    case 'politburo':
      if (side !== RED) return refuse('TC-10.21c', 'not-your-action');
      return of(s.marker, RED) >= 0 && of(s.markerShown, RED) === 0
        ? undefined
        : refuse('TC-10.215a', 'no-politburo');
    case 'far-east':
      return undefined;
    case 'greens':
      return greensOnMap(s) ? undefined : refuse('TC-A17', 'no-greens');
    case 'hunt':
      if (of(s.steps, side) < 4) return refuse('TC-10.218a', 'two-steps-needed');
      return QUARRY.some((p) => isQuarry(s, side, p))
        ? undefined
        : refuse('TC-A18', 'nothing-to-remove');
    default:
      return checkSortie(s, side);
  }
}

function checkSortie(s: State, side: SideId): Refusal | undefined {
  const may = s.rules.naval && side === RED && s.fleet === 0 && turnRow(s.turn).year === 1919;
  return may ? undefined : refuse('TC-16.73a', 'no-sortie');
}

/** TC-10.212, TC-A10, TC-A86: his space must be supplied, free of NO ACT, and one that may be activated. */
function checkRepairer(s: State, side: SideId, leader: PieceId): Refusal | undefined {
  if (!isOnMap(s, leader)) return refuse('TC-10.212a', 'not-on-map', { piece: nameOf(leader) });
  if (hasNoAct(s, spaceOf(s, leader)))
    return refuse('TC-10.2b', 'no-act', { space: spaceName(spaceOf(s, leader)) });
  return isSupplied(s, leader)
    ? checkFactions(s, {}, side, spaceOf(s, leader))
    : refuse('TC-A10', 'out-of-supply', { piece: nameOf(leader) });
}

const greensOnMap = (s: State): boolean =>
  piecesServing(s, GREEN).some((p) => isUnit(p) && isOnMap(s, p));
/** Counters of the greens, and of the factions whose armies a card makes green. */
const MAY_TURN_GREEN = ALL_PIECES.filter((p) => isUnit(p) && !isOwnKind(p));

/** TC-A18: green corps, and partisans of the enemy. */
const isQuarry = (s: State, side: SideId, p: PieceId): boolean =>
  isOnMap(s, p) &&
  (allegianceOf(s, p) === GREEN || (isPartisan(p) && allegianceOf(s, p) === enemyOf(side)));
const quarry = (s: State, side: SideId): PieceId[] => QUARRY.filter((p) => isQuarry(s, side, p));
const QUARRY = ALL_PIECES.filter(
  (p) => isCorps(p) && (isPartisan(p) || MAY_TURN_GREEN.includes(p)),
);

/** TC-A14: garrisons of a subjugated faction that show the enemy's side. */
const rebels = (s: State, side: SideId, f: FactionId): PieceId[] =>
  statusOf(s, f) !== SUBJUGATED
    ? []
    : GARRISONS.filter(
        (p) =>
          isOnMap(s, p) && allegianceOf(s, p) === enemyOf(side) && UNITS[unitOf(p)]!.republic === f,
      );
const GARRISONS = ALL_PIECES.filter(isGarrison);

export function offerSpecial(s: State, side: SideId, found: Action[]): void {
  if (checkOnce(s, side)) return;
  for (const action of WITHOUT_PLACE[side]!) if (!checkKind(s, side, action)) found.push(action);
  for (const space of propagandaTargets(s, side)) found.push(propaganda(space));
  for (const id of s.noAct) if (!checkRally(s, side, asSpace(id))) found.push(rally(asSpace(id)));
  for (const f of FACTION_IDS)
    if (statusOf(s, f) === SUBJUGATED && rebels(s, side, f).length > 0)
      found.push({ kind: 'revolt', faction: f });
}
const WITHOUT_PLACE: readonly (readonly Action[])[] = [
  [{ kind: 'trotsky' }, { kind: 'politburo' }],
  [{ kind: 'wrangel' }],
].map((own) => [
  ...(own as Action[]),
  { kind: 'far-east' },
  { kind: 'greens' },
  { kind: 'hunt' },
  { kind: 'sortie' },
]);
const propaganda = perSpace('propaganda');
const rally = perSpace('rally');

/** Enemy spaces next to one of the side's leaders. */
function propagandaTargets(s: State, side: SideId): SpaceId[] {
  const found: SpaceId[] = [];
  if (s.noAct.length >= NO_ACT_MARKERS) return found;
  for (const leader of ALL_LEADERS) {
    if (allegianceOf(s, leader) !== side || !isOnMap(s, leader)) continue;
    // Where a marker bars this leader another one may be the agent.
    const barred = hasNoAct(s, spaceOf(s, leader));
    for (const { to } of linksFrom(spaceOf(s, leader))) {
      if (firstIn(s, to) === NONE || found.includes(to)) continue;
      if (barred ? !checkPropaganda(s, side, to) : isPropagandaTarget(s, side, to)) found.push(to);
    }
  }
  return found;
}

export function takeSpecial(s: State, side: SideId, action: Action, emit: EmitEvent): void {
  setOf(s.specialTaken, side, 1);
  say(emit, 'special-action', { side: nameOfSide(side), what: action.kind }, 'TC-10.21a');
  switch (action.kind) {
    case 'wrangel':
    case 'trotsky': {
      const leader = action.kind === 'wrangel' ? WRANGEL_PIECE : TROTSKY_PIECE;
      const space = spaceOf(s, leader);
      setMark(s, space, MOVE_MARK);
      s.activated.push(space);
      push(
        s,
        ...(holdsMakhno(s, space) ? [{ kind: 'makhno-die' as const, space }] : []),
        { kind: 'repair-die', piece: leader, side },
        ...afterMarks(side, false),
      );
      return;
    }
    case 'propaganda':
      push(s, { kind: 'propaganda-die', side, space: action.space });
      return;
    case 'rally':
      push(s, { kind: 'rally-die', side, space: action.space });
      return;
    case 'revolt':
      push(s, { kind: 'revolt-die', side, list: rebels(s, side, action.faction) });
      return;
    case 'politburo':
      push(s, { kind: 'politburo-die', side });
      return;
    case 'far-east':
      push(s, { kind: 'far-east-die', side });
      return;
    case 'greens':
      push(s, { kind: 'greens-die', side });
      return;
    case 'hunt':
      push(s, { kind: 'hunt-die', side });
      return;
    default:
      invariant(action.kind === 'sortie', 'a special action');
      push(s, { kind: 'sortie-die', side });
  }
}

const sideOf = (s: State): SideId => topStep(s).side ?? RED;
const stepSpace = (s: State): SpaceId => {
  const id = topStep(s).space;
  invariant(id !== undefined && id < SPACE_COUNT, 'a step with a space');
  return id;
};

// ------------------------------------------------------------------------- Wrangel and Trotsky

/** TC-10.212a-b, TC-A10: repaired units may not move this impulse. */
/** TC-8.320b: Makhno's forces there may have refused, and the activation is lost. */
export const repairAuto: Auto = (s) => {
  const { piece } = topStep(s);
  if (piece !== undefined && markOn(s, spaceOf(s, piece)) === MOVE_MARK) return false;
  finish(s);
  return true;
};
export const repairDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'repair-die',
      clause: 'TC-10.212a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
    }),
  roll(s, dice, emit) {
    const leader = topStep(s).piece ?? asPiece(0);
    finish(s);
    say(emit, 'die', { what: 'repair', die: first(dice), piece: nameOf(leader) }, 'TC-10.212a');
    if (first(dice) > 3) return;
    for (const unit of unitsIn(s, spaceOf(s, leader))) {
      if (!isReduced(s, unit) || isBlackDot(unit) || !mends(leader, unit)) continue;
      setFace(s, unit, FULL);
      s.moved.push(unit);
      say(emit, 'repaired', { piece: nameOf(unit) }, 'TC-10.212a');
    }
  },
};
function mends(leader: PieceId, unit: PieceId): boolean {
  if (leader === WRANGEL_PIECE) return isArmy(unit) && roleOf(unit) === 'volunteer';
  return factionOf(unit) === undefined && !(isArmy(unit) && campOf(unit) === 'stalin');
}

// ----------------------------------------------------------------------------------- Propaganda

export const propagandaDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'propaganda-die', clause: 'TC-10.213a', space: spaceName(stepSpace(s)) }),
  roll(s, dice, emit) {
    const side = sideOf(s);
    const id = stepSpace(s);
    const mod = propagandaModifiers(s, side, id).total + (topStep(s).count ?? 0);
    finish(s);
    say(emit, 'die', { what: 'propaganda', die: first(dice), space: spaceName(id) }, 'TC-10.213a');
    if (first(dice) + mod <= 3) placeNoAct(s, id, emit);
  },
};
export function placeNoAct(s: State, id: SpaceId, emit: EmitEvent): void {
  if (s.noAct.length >= NO_ACT_MARKERS || hasNoAct(s, id)) return;
  s.noAct = [...s.noAct, id];
  say(emit, 'no-act', { space: spaceName(id) }, 'TC-10.213a');
}
function removeNoAct(s: State, id: SpaceId, emit: EmitEvent): void {
  s.noAct = s.noAct.filter((other) => other !== id);
  say(emit, 'no-act-removed', { space: spaceName(id) }, 'TC-10.213f');
}

export const rallyDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'rally-die', clause: 'TC-10.213f', space: spaceName(stepSpace(s)) }),
  roll(s, dice, emit) {
    const id = stepSpace(s);
    const mod = rallyModifiers(s, sideOf(s), id).total + (topStep(s).count ?? 0);
    finish(s);
    say(emit, 'die', { what: 'rally', die: first(dice), space: spaceName(id) }, 'TC-10.213f');
    if (first(dice) + mod <= 2) removeNoAct(s, id, emit);
  },
};

// --------------------------------------------------------------------------------------- Revolt

export const revoltDie: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'revolt-die', clause: 'TC-10.214a' },
      (topStep(s).list ?? []).map(() => 6),
    ),
  roll(s, dice, emit) {
    const side = sideOf(s);
    const garrisons = (topStep(s).list ?? []).map(asPiece);
    finish(s);
    for (const [i, piece] of garrisons.entries()) {
      say(emit, 'die', { what: 'revolt', die: dice[i]!, piece: nameOf(piece) }, 'TC-10.214a');
      if (dice[i]! <= UNITS[unitOf(piece)]!.revolt) turnGarrison(s, side, piece, emit);
    }
  },
};

/** TC-10.214b-c, TC-A145: the other face; it leaves hostile company, and is supplied for this turn. */
function turnGarrison(s: State, side: SideId, piece: PieceId, emit: EmitEvent): void {
  const other = UNITS[unitOf(piece)]!.otherFace;
  invariant(other !== undefined, 'a garrison has two faces');
  const space = spaceOf(s, piece);
  const turned = pieceOfUnit(other);
  put(s, piece, COMING);
  setFed(s, turned, s.turn);
  if (!isOccupied(s, space)) {
    put(s, turned, space);
    say(emit, 'placed', { piece: nameOf(turned), space: spaceName(space) }, 'TC-10.214a');
    return;
  }
  const open = linksFrom(space)
    .map(({ to }) => to)
    .filter((to) => {
      const occupant = firstIn(s, to);
      const free = occupant === NONE || allegianceOf(s, asPiece(occupant)) === side;
      return free && !checkPlace(s, turned, to) && !checkStack(s, to, [turned]);
    });
  if (open.length === 0) put(s, turned, DEAD);
  else push(s, { kind: 'station', side, piece: turned, list: open });
}

// ------------------------------------------------------------------------- Politburo, Accusation

export const politburoDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'politburo-die', clause: 'TC-10.215a' }),
  roll(s, dice, emit) {
    finish(s);
    const die = first(dice) + leadInVcs(s, RED);
    say(emit, 'die', { what: 'politburo', die: first(dice) }, 'TC-10.215a');
    if (die <= 2) accuse(s);
    else if (die >= 5) {
      const marker = markerInForce(s, RED) ?? '';
      setOf(s.markerShown, RED, 1);
      setOf(s.marker, RED, NONE);
      say(emit, 'marker-shown', { side: 'red', marker }, 'TC-10.215a');
    }
  },
};

/** TC-16.513d, TC-A78: RED leaders who may be accused. */
const accusable = (s: State): PieceId[] =>
  ALL_PIECES.filter(
    (p) =>
      isLeader(p) &&
      isOnMap(s, p) &&
      factionOf(p) === undefined &&
      allegianceOf(s, p) === RED &&
      !NEVER_ACCUSED.includes(nameOf(p)),
  );
const NEVER_ACCUSED = ['Lenin', 'Trotsky', 'Stalin'];

export function accuse(s: State): void {
  if (s.accusations >= 3) return;
  s.accusations++;
  push(s, { kind: 'accusation-die' });
}
export const accusationDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'accusation-die', clause: 'TC-16.513d' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'accusation', die: first(dice) }, 'TC-16.513d');
    if (first(dice) <= 2 && accusable(s).length > 0) push(s, { kind: 'accused' });
  },
};
export const accused: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'accused', clause: 'TC-16.513d' }, [accusable(s).length]),
  roll(s, dice, emit) {
    finish(s);
    const leader = accusable(s)[first(dice) - 1];
    if (leader !== undefined) loseLeader(s, leader, emit, false);
  },
};

// ---------------------------------------------------------------- Far East, greens, hunt, sortie

export const farEastDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'far-east-die', clause: 'TC-10.216a' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'far-east', die: first(dice) }, 'TC-10.216a');
    if (first(dice) <= 2 && placeOf(s, SEMENOV) === COMING) put(s, SEMENOV, at(527));
    if (first(dice) >= 5 && placeOf(s, JAPANESE) === COMING) put(s, JAPANESE, at(528));
  },
};

export const greensDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'greens-die', clause: 'TC-10.217a' }),
  roll(s, dice, emit) {
    const side = sideOf(s);
    finish(s);
    const die = first(dice);
    say(emit, 'die', { what: 'greens', die }, 'TC-10.217a');
    const points = [0, 4, 3, 2, 2, 1, 2][die]!;
    startOperations(s, { side: die >= 5 ? enemyOf(side) : side, points, why: GREENS });
  },
};

export const huntDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'hunt-die', clause: 'TC-10.218b' }),
  roll(s, dice, emit) {
    const side = sideOf(s);
    finish(s);
    say(emit, 'die', { what: 'hunt', die: first(dice) }, 'TC-10.218b');
    if (first(dice) === 6) return;
    push(s, { kind: 'hunt', side, count: first(dice) <= 2 ? 2 : 1 }, { kind: 'hunt-cost', side });
  },
};
/** `option` of the question once a corps has been removed. */
const ANOTHER = 'another';
export const huntAuto: Auto = (s) => {
  if ((topStep(s).count ?? 0) > 0 && quarry(s, sideOf(s)).length > 0) return false;
  finish(s);
  return true;
};
export const hunt: Phase = phase({
  kinds: ['choose', 'done'],
  clause: 'TC-10.218b',
  decision: (s) =>
    sideDecides(sideOf(s), { kind: 'hunt', clause: 'TC-10.218b', count: topStep(s).count }),
  // TC-A18: two means up to two, one means one.
  choices: (s, side) => [
    ...(topStep(s).option === ANOTHER ? [{ kind: 'done' } as const] : []),
    ...quarry(s, side).map((piece) => ({ kind: 'choose', piece }) as const),
  ],
  apply(s, side, action, emit) {
    const { count = 1 } = topStep(s);
    finish(s);
    if (action.kind !== 'choose') return;
    put(s, action.piece, isPartisan(action.piece) ? OUT : COMING);
    say(emit, 'removed', { piece: nameOf(action.piece) }, 'TC-10.218b');
    push(s, { kind: 'hunt', side, count: count - 1, option: ANOTHER });
  },
});
export const huntCost: ChancePhase = {
  decision: () => diceDecide({ kind: 'hunt-cost', clause: 'TC-10.218c' }),
  roll(s, dice, emit) {
    const side = sideOf(s);
    finish(s);
    const lost = first(dice) <= 2 ? 0 : first(dice) <= 5 ? 2 : 4;
    setOf(s.steps, side, Math.max(0, of(s.steps, side) - lost));
    say(emit, 'die', { what: 'hunt-cost', die: first(dice) }, 'TC-10.218c');
  },
};

/** TC-16.73a. */
export const sortieDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'sortie-die', clause: 'TC-16.73a' }),
  roll(s, dice, emit) {
    finish(s);
    const die = first(dice);
    say(emit, 'die', { what: 'sortie', die }, 'TC-16.73a');
    if (die === 1) s.navalBan |= 1;
    else if (die === 2) push(s, { kind: 'sortie-again' });
    else if (die >= 5) s.fleet = 1;
  },
};
export const sortieAgain: ChancePhase = {
  decision: () => diceDecide({ kind: 'sortie-again', clause: 'TC-16.73a' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'sortie', die: first(dice) }, 'TC-16.73a');
    s.navalBan |= first(dice) <= 4 ? 2 : 4;
    touchSources(s);
  },
};
