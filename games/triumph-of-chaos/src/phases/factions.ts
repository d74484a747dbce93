// What happens when a faction changes hands: forces set up, lost control, displaced pieces (TC-8.14, TC-A134, TC-A138).
import { Flood, invariant } from '@motti/engine';
import type { EmitEvent, Step } from '../actions.ts';
import {
  BRITAIN,
  CENTRAL_POWERS,
  CONNECTIONS,
  CZECH_LEGION,
  type FactionId,
  FINLAND,
  FRANCE,
  faction,
  homeSide,
  LATVIA,
  LITHUANIA,
  linksFrom,
  NEIGHBOURS,
  POLAND,
  region,
  SPACE_COUNT,
  type SpaceId,
  spaceName,
  USA,
  unitKeyed,
} from '../data/index.ts';
import { checkPlace, isFinn } from '../rules/access.ts';
import { controls, isApart, isOutOfPlay } from '../rules/control.ts';
import {
  controllerOf,
  factionAt,
  isAtWarWith,
  isCentralPower,
  isControlledBy,
  refreshAllegiance,
} from '../rules/factions.ts';
import {
  factionOf,
  firstUnitIn,
  hasTwoSteps,
  isCorps,
  isUnit,
  nameOf,
  piecesOf,
  roleOf,
} from '../rules/pieces.ts';
import { ANYWHERE, BESIDE_FINNS, isBlocked, setUpSpaces } from '../rules/set-up-spaces.ts';
import { checkStack } from '../rules/stacking.ts';
import { OUT_OF_SUPPLY, supplyAt, updateSupply } from '../rules/supply.ts';
import {
  AWAY,
  allegianceOf,
  asPiece,
  asSide,
  asSpace,
  cardOf,
  DEAD,
  ELIMINATED,
  FULL,
  faceOf,
  finish,
  firstIn,
  GREEN,
  isLeader,
  isOnMap,
  markerOf,
  NOBODY,
  NONE,
  nameOfSide,
  OUT,
  type PieceId,
  pieceOfLeader,
  pieceOfUnit,
  piecesIn,
  placeOf,
  push,
  put,
  RED,
  REDUCED,
  RESERVE,
  SIDES,
  type SideId,
  type State,
  setFace,
  setFresh,
  setMarker,
  setRecord,
  setWar,
  spaceOf,
  topStep,
  WHITE,
  wasPlayed,
} from '../state.ts';
import { eliminateUnsupplied } from './elimination.ts';
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

/** `why` of the step that places a faction's leaders once its units stand. */
export const LEADERS_FOLLOW = 'leaders-follow';

/** TC-8.141, TC-8.52a: a player takes control. `fresh`: the first round restriction holds. */
export function gainFaction(
  s: State,
  f: FactionId,
  side: SideId,
  fresh: boolean,
  emit: EmitEvent,
): void {
  const won = side === RED ? 3 : -3;
  // In a Political Phase the marker is there already, and so was this looked at (TC-8.132d).
  if (f === CENTRAL_POWERS && side === WHITE && markerOf(s, f) !== won) alliesStayAway(s, emit);
  setMarker(s, f, won);
  setWar(s, f, 0);
  refreshAllegiance(s, f);
  setFresh(s, f, fresh ? 1 : 0);
  say(emit, 'gained', { faction: faction(f).key, side: nameOfSide(side) }, 'TC-8.133a');
  takeRegion(s, f, side);
  setUpFaction(s, f, emit);
  if (f === POLAND) s.polishStatus = 1;
  if (f === CENTRAL_POWERS || f === CZECH_LEGION) recordGround(s, f, side);
  if (f === BRITAIN || f === USA) landingGround(s, f);
  checkLieven(s);
}

/** TC-8.141c, TC-8.317b-c: the spaces of the region that nobody else stands in; not the Central Powers' (TC-8.315d). */
function takeRegion(s: State, f: FactionId, side: SideId): void {
  const home = faction(f).region;
  if (home === undefined) return;
  for (const id of region(home).spaces) {
    const occupant = firstIn(s, id);
    const guest = occupant !== NONE && isCentralPower(asPiece(occupant));
    if (occupant === NONE || (allegianceOf(s, asPiece(occupant)) === side && !guest))
      setRecord(s, id, side);
  }
}

/** TC-8.144a: ground of the home regions that the Legion or the Central Powers hold is recorded for that side. */
function recordGround(s: State, f: FactionId, side: SideId): void {
  for (const piece of piecesOf(f))
    if (isUnit(piece) && isOnMap(s, piece) && homeSide(spaceOf(s, piece)) !== undefined)
      setRecord(s, spaceOf(s, piece), side);
}

/** TC-8.314c: listed ports without a RED unit become WHITE. */
function landingGround(s: State, f: FactionId): void {
  for (const { space } of faction(f).stacks) {
    const unit = firstUnitIn(s, space);
    if (unit === NONE || allegianceOf(s, asPiece(unit)) === WHITE) setRecord(s, space, WHITE);
  }
}

/** TC-8.315f, as soon as WHITE has gained them: it counts for the factions that move later. */
export function alliesStayAway(s: State, emit: EmitEvent): void {
  for (const f of [BRITAIN, FRANCE, USA]) {
    const marker = markerOf(s, f);
    if (marker !== -1 && marker !== -2) continue;
    setMarker(s, f, 0);
    say(emit, 'fcm', { faction: faction(f).key, from: marker, to: 0 }, 'TC-8.315f');
  }
}

const LIEVEN = pieceOfUnit(unitKeyed('prince-lieven'));
/** TC-16.25a, TC-8.312c: the first time WHITE controls Latvia and Lithuania; not after WHITE 25 (TC-A155). */
function checkLieven(s: State): void {
  if (!s.rules.specialUnits || s.lieven !== 0 || wasPlayed(s, cardOf(WHITE, 25))) return;
  if (!isControlledBy(s, LATVIA, WHITE) || !isControlledBy(s, LITHUANIA, WHITE)) return;
  s.lieven = 1;
  push(s, { kind: 'lieven' });
}

export const lieven: ChancePhase = {
  decision: () => diceDecide({ kind: 'lieven', clause: 'TC-16.25a' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'lieven', die: first(dice) }, 'TC-16.25a');
    if (first(dice) > 4) return;
    updateSupply(s);
    const open = [LATVIA, LITHUANIA]
      .flatMap((f) => region(faction(f).region!).spaces)
      .filter((id) => controls(s, WHITE, id) && !checkStack(s, id, [LIEVEN]));
    if (open.length > 0) push(s, { kind: 'station', side: WHITE, piece: LIEVEN, list: open });
  },
};

// ---------------------------------------------------------------------------------------- set-up

/** TC-8.141a-b, TC-A138: whoever waits with the faction comes; the dead lie in the controller's Dead Box. */
export function setUpFaction(s: State, f: FactionId, emit: EmitEvent): void {
  updateSupply(s);
  const { stacks, reserve } = faction(f);
  const waiting = piecesOf(f).filter((p) => placeOf(s, p) === AWAY);
  for (const piece of waiting) if (faceOf(s, piece) === ELIMINATED) bury(s, piece);
  const asked: Step[] = [];
  const alive = (p: PieceId): boolean =>
    placeOf(s, p) === AWAY && !asked.some(({ piece }) => piece === p);
  for (const { space, units } of stacks)
    for (const unit of units.map(pieceOfUnit))
      if (alive(unit) && !isBlocked(s, unit, space)) put(s, unit, space);
  for (const { space, units } of stacks)
    for (const unit of units.map(pieceOfUnit))
      if (alive(unit)) {
        // TC-8.317b: where White Finns stand, by the player's choice.
        if (f === FINLAND && mayChoose(s, unit, BESIDE_FINNS))
          asked.push(placing(s, f, unit, BESIDE_FINNS));
        else putNear(s, f, unit, space);
      }
  for (const unit of reserve.map(pieceOfUnit)) if (alive(unit)) put(s, unit, RESERVE);
  for (const piece of waiting) {
    if (!alive(piece) || !isUnit(piece)) continue;
    if (mayChoose(s, piece, ANYWHERE)) asked.push(placing(s, f, piece, ANYWHERE));
    else putAnywhere(s, piece);
  }
  say(emit, 'set-up', { faction: faction(f).key }, 'TC-8.141a');
  if (asked.length > 0) push(s, ...asked, { kind: 'station', faction: f, why: LEADERS_FOLLOW });
  else placeLeaders(s, f);
}

/** Is there more than one space to choose from? */
const mayChoose = (s: State, piece: PieceId, why: string): boolean =>
  setUpSpaces(s, piece, why).length > 1;
/** Its controller, or for a faction that defends itself the opponent of who declared war (TC-8.51d). */
const setsUp = (s: State, f: FactionId): SideId =>
  controllerOf(s, f) ?? (isAtWarWith(s, f, RED) ? WHITE : RED);
const placing = (s: State, f: FactionId, piece: PieceId, why: string): Step => ({
  kind: 'station',
  side: setsUp(s, f),
  piece,
  why,
});

function bury(s: State, piece: PieceId): void {
  put(s, piece, isLeader(piece) ? OUT : DEAD);
  setFace(s, piece, hasTwoSteps(piece) ? REDUCED : FULL);
}

function putNear(s: State, f: FactionId, piece: PieceId, listed: SpaceId): void {
  const alternates = faction(f).alternates.get(listed) ?? [];
  const finns = f === FINLAND ? setUpSpaces(s, piece, BESIDE_FINNS) : [];
  const isOpen = (id: SpaceId): boolean => !isBlocked(s, piece, id);
  const open = finns.find(isOpen) ?? alternates.find(isOpen) ?? nearestOwn(f, listed, isOpen);
  if (open !== undefined) put(s, piece, open);
  else put(s, piece, isCorps(piece) ? RESERVE : DEAD);
}

/** The nearest open space of the faction's region by any connection (TC-A134: spaces of TC-A133 are not counted). */
function nearestOwn(
  f: FactionId,
  from: SpaceId,
  isOpen: (id: SpaceId) => boolean,
): SpaceId | undefined {
  if (faction(f).region === undefined) return undefined;
  const found = around.find(
    NEIGHBOURS,
    from,
    (to, _from, place) =>
      !isApart(asSpace(to)) && CONNECTIONS[NEIGHBOURS.connection[place]!]!.special !== 'unused',
    (id) => factionAt(id) === f && isOpen(id),
  );
  return found < 0 ? undefined : asSpace(found);
}
const around = new Flood<SpaceId>(SPACE_COUNT);

/** TC-A138: in any friendly space of the region with room, Victory Cities first. */
function putAnywhere(s: State, piece: PieceId): void {
  const [open] = setUpSpaces(s, piece, ANYWHERE);
  if (open !== undefined) put(s, piece, open);
  else put(s, piece, isCorps(piece) ? RESERVE : DEAD);
}

/** A leader goes with a unit of his listed space, or with any of the faction's. */
export function placeLeaders(s: State, f: FactionId): void {
  for (const { units, leaders } of faction(f).stacks) {
    const with_ = [...units.map(pieceOfUnit), ...piecesOf(f).filter(isUnit)].find((u) =>
      isOnMap(s, u),
    );
    for (const id of leaders) {
      const leader = pieceOfLeader(id);
      const place = placeOf(s, leader);
      if (isOnMap(s, leader) || place === OUT || with_ === undefined) continue;
      put(s, leader, spaceOf(s, with_));
    }
  }
}

// ----------------------------------------------------------------------------------- lost control

/** TC-8.143a, TC-A134: of all their regions WHITE leaves first, then RED. */
export function loseFactions(s: State, lost: readonly FactionId[], emit: EmitEvent): void {
  const leaving = lost.flatMap((f) => turnNeutral(s, f, emit));
  const steps = [WHITE, RED].flatMap((side) => leaving.filter((step) => step.side === side));
  if (steps.length > 0) push(s, ...steps);
}

/** Who must leave the region of a faction that is nobody's any more, and with whom it stood. */
function turnNeutral(s: State, f: FactionId, emit: EmitEvent): Step[] {
  setWar(s, f, 0);
  const onMap = f === CENTRAL_POWERS || f === CZECH_LEGION;
  for (const piece of piecesOf(f)) {
    const place = placeOf(s, piece);
    if (place === DEAD) {
      put(s, piece, AWAY);
      setFace(s, piece, ELIMINATED);
    } else if (place === RESERVE || (isOnMap(s, piece) && !onMap)) {
      // TC-A134: WHITE keeps the ground of Britain, France and the USA.
      if (isOnMap(s, piece) && faction(f).region === undefined)
        setRecord(s, spaceOf(s, piece), WHITE);
      put(s, piece, AWAY);
    }
  }
  refreshAllegiance(s, f);
  setFresh(s, f, 0);
  say(emit, 'lost-control', { faction: faction(f).key }, 'TC-8.143a');
  const home = faction(f).region;
  if (home !== undefined && f !== FINLAND)
    for (const id of region(home).spaces) setRecord(s, id, NOBODY);
  const gone = home === undefined ? stackedWith(s, f) : expelled(s, f);
  for (const piece of gone) if (leavesForGood(piece)) put(s, piece, OUT);
  const displaced = gone.filter((piece) => isOnMap(s, piece));
  return SIDES.flatMap((side) =>
    displaced
      .filter((piece) => allegianceOf(s, piece) === side)
      .map((piece) => ({ kind: 'displace' as const, side, piece, faction: f })),
  );
}

const leavesForGood = (piece: PieceId): boolean => {
  const role = roleOf(piece);
  return role === 'partisan' || role === 'ia' || role === 'garrison';
};

/** Everybody in the region but greens, Central Powers, and Finns in Finland. */
function expelled(s: State, f: FactionId): PieceId[] {
  return region(faction(f).region!).spaces.flatMap((id) =>
    piecesIn(s, id).filter(
      (piece) =>
        allegianceOf(s, piece) !== GREEN &&
        factionOf(piece) !== CENTRAL_POWERS &&
        !(f === FINLAND && isFinn(piece)),
    ),
  );
}

/** Forces of the former controller in one space with a power that stays on the map. */
function stackedWith(s: State, f: FactionId): PieceId[] {
  return piecesOf(f)
    .filter((piece) => isOnMap(s, piece))
    .flatMap((piece) => piecesIn(s, spaceOf(s, piece)))
    .filter((piece, i, all) => factionOf(piece) !== f && all.indexOf(piece) === i);
}

/** TC-8.143a: the nearest friendly supplied spaces with room, all at the same distance. */
function refuges(s: State, piece: PieceId): SpaceId[] {
  const side = asSide(allegianceOf(s, piece));
  const from = spaceOf(s, piece);
  let ring: SpaceId[] = [from];
  const seen = new Set<number>(ring);
  while (ring.length > 0) {
    const open = ring.filter((id) => id !== from && isRefuge(s, side, piece, id));
    if (open.length > 0) return open;
    const next: SpaceId[] = [];
    for (const id of ring)
      for (const { to } of linksFrom(id)) {
        if (seen.has(to) || isOutOfPlay(s, to) || isApart(to)) continue;
        seen.add(to);
        next.push(to);
      }
    ring = next;
  }
  return [];
}
function isRefuge(s: State, side: SideId, piece: PieceId, id: SpaceId): boolean {
  return (
    controls(s, side, id) &&
    supplyAt(s, piece, id) > OUT_OF_SUPPLY &&
    !checkPlace(s, piece, id) &&
    !checkStack(s, id, [piece])
  );
}

export const displaceAuto: Auto = (s, emit) => {
  const piece = topStep(s).piece ?? asPiece(0);
  if (!isOnMap(s, piece)) {
    finish(s);
    return true;
  }
  const open = refuges(s, piece);
  if (open.length > 1) return false;
  finish(s);
  if (open[0] === undefined) eliminateUnsupplied(s, piece, emit, false);
  else displaceTo(s, piece, open[0], emit);
  return true;
};

function displaceTo(s: State, piece: PieceId, to: SpaceId, emit: EmitEvent): void {
  const from = spaceName(spaceOf(s, piece));
  put(s, piece, to);
  say(emit, 'displaced', { piece: nameOf(piece), from, space: spaceName(to) }, 'TC-8.143a');
}

export const displace: Phase = phase({
  kinds: ['displace'],
  clause: 'TC-8.143a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'displace',
      clause: 'TC-8.143a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
    }),
  choices: (s) => {
    const piece = topStep(s).piece ?? asPiece(0);
    return refuges(s, piece).map((space) => ({ kind: 'displace', piece, space }));
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'displace', 'a piece is displaced');
    finish(s);
    displaceTo(s, action.piece, action.space, emit);
  },
});

/** TC-8.53b, TC-8.61c, TC-8.4c: all forces of a faction leave the game. */
export function dissolve(s: State, f: FactionId): void {
  for (const piece of piecesOf(f)) if (placeOf(s, piece) !== OUT) put(s, piece, OUT);
  setMarker(s, f, 0);
  setWar(s, f, 0);
}
