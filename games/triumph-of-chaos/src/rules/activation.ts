// TC-10.2 Activation: which spaces may be marked, at what price, and the limits of WHITE and of the factions.
import type { Refusal } from '@motti/engine';
import type { Step } from '../actions.ts';
import {
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  type FactionId,
  faction,
  MAKHNO,
  MARKER_CLAUSES,
  POLAND,
  RED_CUP,
  regionOf,
  SPACE_COUNT,
  type SpaceId,
  spaceName,
  UKRAINE,
  USA,
  WHITE_CUP,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  asSpace,
  COMBAT_MARK,
  firstIn,
  freshOf,
  GREEN,
  hasFlag,
  hasNoAct,
  LOST_MARK,
  MOVE_MARK,
  markOn,
  NONE,
  nextIn,
  type PieceId,
  piecesIn,
  RED,
  type SideId,
  type State,
  valueAt,
  WHITE,
} from '../state.ts';
import { mayAttackFrom } from './attack.ts';
import { FLAG, isHeldBy, YUDENICH_BOX } from './control.ts';
import { isBanned } from './lasting.ts';
import { factionOf, isInsurrection, someIn } from './pieces.ts';
import { isLinked, isSupplied } from './supply.ts';

/** What a mark step is for: a card's operations, one space, an event, greens, or a leader's Special Action. */
export const OPERATIONS = 'operations';
export const ONE_SPACE = 'one-space';
export const EVENT = 'event';
export const GREENS = 'greens';

export interface Price {
  /** Points for the supplied forces alone, and for everybody. */
  readonly least: number;
  readonly all: number;
  readonly unsupplied: readonly PieceId[];
}

/** TC-13.4a, TC-A21. */
export function priceOf(s: State, space: SpaceId): Price {
  const unsupplied: PieceId[] = [];
  let mixed = false;
  for (let p = firstIn(s, space); p !== NONE; p = nextIn(s, p)) {
    if (isSupplied(s, asPiece(p))) mixed = true;
    else unsupplied.push(asPiece(p));
  }
  const all = Math.max(1, unsupplied.length);
  return { least: mixed ? 1 : all, all, unsupplied };
}

export const checkMark = (
  s: State,
  step: Step,
  space: SpaceId,
  kind: number,
): Refusal | undefined =>
  checkMarker(s, space, kind) ?? checkSpace(s, step, space) ?? checkKind(s, step, space, kind);

/** What bars a space from both kinds of marker. */
function checkSpace(s: State, step: Step, space: SpaceId): Refusal | undefined {
  const side = step.side ?? s.active;
  return (
    checkOwner(s, step, side, space) ??
    checkFree(s, space) ??
    checkPoints(s, space) ??
    checkNamed(step, space) ??
    (step.why === GREENS ? undefined : checkLimits(s, step, side, space))
  );
}

// While markers are laid nothing moves, so what bars a space whatever else is marked is looked at once an operation.

/**
 * Spaces that may be marked as long as nothing is. Each takes two places of the list: space, least price and whether there
 * is somebody to attack, packed; then the factions in it, as bits.
 */
export function markableSpaces(s: State, step: Step): number[] {
  const side = step.side ?? s.active;
  const owner = step.why === GREENS ? GREEN : side;
  const named = step.list !== undefined;
  const found: number[] = [];
  for (const space of ALL_SPACES) {
    const occupant = firstIn(s, space);
    if (occupant === NONE || allegianceOf(s, asPiece(occupant)) !== owner) continue;
    if (hasNoAct(s, space) || (named && checkNamed(step, space))) continue;
    if (step.why !== GREENS && checkFactions(s, step, side, space)) continue;
    const attacks = space !== YUDENICH_BOX && mayAttackFrom(s, space);
    found.push(pack(space, priceNow(s, space), attacks), factionBits(s, space));
  }
  return found;
}

/**
 * The same, found when somebody first asks and kept for the operation; clones share it. A match that is only played again
 * asks nobody, and looks for nothing.
 */
function markableNow(s: State, step: Step): readonly number[] {
  const kept = keptMarkable(s);
  if (kept) return kept;
  const found = markableSpaces(s, step);
  if (s.derived.marking) markableOf.set(s.derived.marking, found);
  return found;
}
/** What has been found for the operation, if anybody has asked. */
export const keptMarkable = ({ derived: { marking } }: State): readonly number[] | undefined =>
  marking && markableOf.get(marking);
const markableOf = new WeakMap<object, readonly number[]>();

const PRICES = 64;
const SPACE_SHIFT = 7;
const pack = (space: SpaceId, price: number, attacks: boolean): number =>
  (space << SPACE_SHIFT) | (Math.min(price, PRICES - 1) << 1) | (attacks ? 1 : 0);

/** The marker of each space, while the spaces that may be marked are looked through; 0 for none. */
const markAt = new Uint8Array(SPACE_COUNT);

/** Adds to a list what stands for a marker in each space that may have it now: for movement, for combat. */
export function offerMarkers<Offer>(
  s: State,
  step: Step,
  found: Offer[],
  toMove: (space: SpaceId) => Offer,
  toFight: (space: SpaceId) => Offer,
): void {
  const list = markableNow(s, step);
  for (let i = 0; i < s.marked.length; i++) markAt[s.marked[i]!] = s.marks[i]!;
  const marked = step.why === GREENS || s.marked.length === 0 ? undefined : markedSoFar(s, step);
  const side = step.side ?? s.active;
  const fights = step.why !== GREENS && side === WHITE && s.marks.includes(COMBAT_MARK);
  for (let i = 0; i < list.length; i += 2) {
    const packed = list[i]!;
    const space = asSpace(packed >> SPACE_SHIFT);
    const mark = markAt[space]!;
    if (mark !== 0) {
      // A space is marked again only for those who were not paid for.
      if (s.idle.length === 0 || checkSpace(s, step, space)) continue;
    } else {
      if (((packed >> 1) & (PRICES - 1)) > s.points) continue;
      if (marked !== undefined && !joins(s, step, marked, space, list[i + 1]!)) continue;
    }
    if (mark !== COMBAT_MARK) found.push(toMove(space));
    if (mark === MOVE_MARK || (packed & 1) === 0) continue;
    // Only beside a space that is marked for combat does an insurrection matter.
    if (fights && checkInsurrection(s, space)) continue;
    found.push(toFight(space));
  }
  for (let i = 0; i < s.marked.length; i++) markAt[s.marked[i]!] = 0;
}

/** What bars this marker from a space that may have one. */
function checkKind(s: State, step: Step, space: SpaceId, kind: number): Refusal | undefined {
  if (kind !== COMBAT_MARK) return undefined;
  const side = step.side ?? s.active;
  return (
    checkTargets(s, space) ??
    (step.why !== GREENS && side === WHITE ? checkInsurrection(s, space) : undefined)
  );
}

function checkOwner(s: State, step: Step, side: SideId, space: SpaceId): Refusal | undefined {
  const green = firstIn(s, space) !== NONE && allegianceOf(s, asPiece(firstIn(s, space))) === GREEN;
  if (step.why === GREENS)
    return green ? undefined : refuse('TC-10.217a', 'not-green', { space: spaceName(space) });
  if (green) return refuse('TC-10.225a', 'green-space', { space: spaceName(space) });
  return isHeldBy(s, side, space)
    ? undefined
    : refuse('TC-10.2a', 'not-your-forces', { space: spaceName(space) });
}

function checkFree(s: State, space: SpaceId): Refusal | undefined {
  if (hasNoAct(s, space)) return refuse('TC-10.2b', 'no-act', { space: spaceName(space) });
  const mark = markOn(s, space);
  if (mark === LOST_MARK && someIn(s, space, (piece) => factionOf(piece) === MAKHNO))
    return refuse('TC-8.320b', 'makhno-refused', { space: spaceName(space) });
  // A second time for those who were not paid for.
  if (mark === LOST_MARK || (mark !== 0 && idleIn(s, space).length === 0))
    return refuse('TC-10.2a', 'marked-already', { space: spaceName(space) });
  return undefined;
}
/** TC-4b: a space has one kind of marker. */
function checkMarker(s: State, space: SpaceId, kind: number): Refusal | undefined {
  const mark = markOn(s, space);
  return mark === 0 || mark === LOST_MARK || mark === kind
    ? undefined
    : refuse('TC-4b', 'move-or-combat', { space: spaceName(space) });
}

const idleIn = (s: State, space: SpaceId): readonly PieceId[] =>
  piecesIn(s, space).filter((piece) => s.idle.includes(piece));

/** TC-9.1f, TC-13.4a: what marking this space costs now. */
export function costOf(s: State, space: SpaceId): number {
  return markOn(s, space) !== 0 ? idleIn(s, space).length - 1 : priceNow(s, space);
}
function priceNow(s: State, space: SpaceId): number {
  // One supplied force is enough for the least price, so few spaces are looked at whole.
  for (let p = firstIn(s, space); p !== NONE; p = nextIn(s, p))
    if (isSupplied(s, asPiece(p))) return 1;
  return priceOf(s, space).least;
}

/** With the last point spent the marking is over by itself, and `misplaced` says why. */
function checkPoints(s: State, space: SpaceId): Refusal | undefined {
  const cost = costOf(s, space);
  return cost <= s.points
    ? undefined
    : refuse('TC-13.4a', 'costs-more', { space: spaceName(space), cost, points: s.points });
}

/** TC-C.do.activate: only the spaces that the event names; TC-10.212: the leader's own, for movement. */
const checkNamed = (step: Step, space: SpaceId): Refusal | undefined =>
  step.list && !step.list.includes(space)
    ? refuse('TC-C.do.activate', 'not-named', { space: spaceName(space) })
    : undefined;

function checkTargets(s: State, space: SpaceId): Refusal | undefined {
  if (space === YUDENICH_BOX) return refuse('TC-16.47a', 'box-moves-only');
  return mayAttackFrom(s, space)
    ? undefined
    : refuse('TC-11.1a', 'nothing-to-attack', { space: spaceName(space) });
}

/** What an event lets pass: `more` of the step lists the factions, REGIONAL and FIRST_ROUND. */
export const REGIONAL = 100;
export const FIRST_ROUND = 101;
const ignores = (step: Pick<Step, 'more'>, what: number): boolean =>
  step.more?.includes(what) ?? false;

const checkLimits = (s: State, step: Step, side: SideId, space: SpaceId): Refusal | undefined =>
  checkFactions(s, step, side, space) ?? checkTogether(s, step, side, space);
/** What depends on the spaces marked before. */
const checkTogether = (s: State, step: Step, side: SideId, space: SpaceId): Refusal | undefined =>
  checkExclusive(s, step, space) ?? (side === WHITE ? checkRegions(s, step, space) : undefined);

/** The factions with forces in a space. */
function factionsIn(s: State, space: SpaceId): FactionId[] {
  const found: FactionId[] = [];
  for (let p = firstIn(s, space); p !== NONE; p = nextIn(s, p)) {
    const f = factionOf(asPiece(p));
    if (f !== undefined && !found.includes(f)) found.push(f);
  }
  return found;
}

/** TC-A86: by a card or a Special Action alike. */
export function checkFactions(
  s: State,
  step: Pick<Step, 'more'>,
  side: SideId,
  space: SpaceId,
): Refusal | undefined {
  for (let p = firstIn(s, space); p !== NONE; p = nextIn(s, p)) {
    const f = factionOf(asPiece(p));
    if (f === undefined) continue;
    if (freshOf(s, f) !== 0 && !ignores(step, FIRST_ROUND))
      return refuse('TC-10.223a', 'newly-won', { faction: faction(f).key });
    if ((f === BRITAIN || f === USA) && !hasFlag(s, FLAG.alliesActive))
      return refuse('TC-10.224a', 'allies-wait', { faction: faction(f).key });
    if (isBanned(s, side, f))
      return refuse('TC-C.do.restrict', 'faction-banned', { faction: faction(f).key });
    // TC-8.321c: at armed peace Poles stay at home but may be moved there.
  }
  return undefined;
}

/** The same as bits. */
function factionBits(s: State, space: SpaceId): number {
  let bits = 0;
  for (let p = firstIn(s, space); p !== NONE; p = nextIn(s, p)) bits |= FACTION_BIT[p]!;
  return bits;
}
const FACTION_BIT = Int32Array.from(ALL_PIECES, (piece) => {
  const f = factionOf(piece);
  return f === undefined ? 0 : 1 << f;
});
const EXCLUSIVE = (1 << CENTRAL_POWERS) | (1 << POLAND) | (1 << UKRAINE);

/** TC-10.224b: the factions that act alone, as bits. */
const exclusive = (s: State): number =>
  EXCLUSIVE | (hasFlag(s, FLAG.alliesActive) ? 1 << CZECH_LEGION : 0);

function checkExclusive(s: State, step: Step, space: SpaceId): Refusal | undefined {
  if (s.marked.length === 0) return undefined;
  const alone = exclusive(s);
  const bits = factionBits(s, space) & alone;
  for (const other of s.marked) {
    // Factions that act alone and are in one of the two spaces only: mostly none.
    if (bits === (factionBits(s, asSpace(other)) & alone)) continue;
    const here = factionsIn(s, space);
    const there = factionsIn(s, asSpace(other));
    for (const f of [...here, ...there]) {
      if ((alone & (1 << f)) === 0 || (here.includes(f) && there.includes(f))) continue;
      // TC-C.do.activate: `exclusive` lets the factions named act together.
      const both = here.includes(f) ? there : here;
      if (ignores(step, f) && both.some((g) => ignores(step, g))) continue;
      return refuse('TC-10.224b', 'acts-alone', { faction: faction(f).key });
    }
  }
  return undefined;
}

/** What the spaces marked so far ask of the next one, found once for all candidates. */
interface Marked {
  /** Factions that act alone, and those of them that all marked spaces hold; −1 where they differ. */
  readonly alone: number;
  readonly bits: number;
  /** WHITE: the regions marked, and the one that has more than one space; −1 where there are several. */
  readonly regions: readonly number[];
  readonly many: number | undefined;
}
const SEVERAL = -1;

function markedSoFar(s: State, step: Step): Marked {
  const alone = exclusive(s);
  const regions: number[] = [];
  const limited = (step.side ?? s.active) === WHITE && !ignores(step, REGIONAL);
  let bits = factionBits(s, asSpace(s.marked[0]!)) & alone;
  let many: number | undefined;
  for (let i = 0; i < s.marked.length; i++) {
    const id = asSpace(s.marked[i]!);
    if (i > 0 && (factionBits(s, id) & alone) !== bits) bits = SEVERAL;
    if (!limited) continue;
    const key = regionKeyOf(id);
    if (!regions.includes(key)) regions.push(key);
    else if (many !== key) many = many === undefined ? key : SEVERAL;
  }
  return { alone, bits, regions, many };
}

/** May a space with these factions be marked beside them (TC-10.224b, TC-10.221a)? The same as `checkTogether`. */
function joins(s: State, step: Step, marked: Marked, space: SpaceId, factions: number): boolean {
  if ((factions & marked.alone) !== marked.bits) {
    // Only an event lets factions act together that otherwise act alone.
    if (step.more === undefined) return false;
    if (checkExclusive(s, step, space)) return false;
  }
  if (marked.many === undefined || marked.regions.length === 0) return true;
  const here = regionKeyOf(space);
  const second = marked.many === SEVERAL || (here !== marked.many && marked.regions.includes(here));
  return !second || isLinked(s);
}

/** TC-10.221a, TC-A19: one region of their choice may have more than one; a space without region is its own. */
function checkRegions(s: State, step: Step, space: SpaceId): Refusal | undefined {
  if (ignores(step, REGIONAL) || s.marked.length === 0 || s.marked.includes(space))
    return undefined;
  // The region with more than one: a second one of them is too many.
  const here = regionKeyOf(space);
  let many = NONE;
  for (let i = 0; i < s.marked.length; i++) {
    const key = regionKeyOf(asSpace(s.marked[i]!));
    const twice = key === here || isRegionMarkedBefore(s, key, i);
    if (!twice || key === many) continue;
    if (many !== NONE) return isLinked(s) ? undefined : refuse('TC-10.221a', 'one-region');
    many = key;
  }
  return undefined;
}
function isRegionMarkedBefore(s: State, key: number, until: number): boolean {
  for (let i = 0; i < until; i++) if (regionKeyOf(asSpace(s.marked[i]!)) === key) return true;
  return false;
}
const regionKeyOf = (space: SpaceId): number => REGION_KEY[space]!;
const REGION_KEY = Int32Array.from(ALL_SPACES, (space) => regionOf(space) ?? SPACE_COUNT + space);

/** TC-10.222a. */
function checkInsurrection(s: State, space: SpaceId): Refusal | undefined {
  const rises = holdsInsurrection(s, space);
  for (let i = 0; i < s.marked.length; i++)
    if (s.marks[i] === COMBAT_MARK && holdsInsurrection(s, asSpace(s.marked[i]!)) !== rises)
      return refuse('TC-10.222a', 'insurrection-alone');
  return undefined;
}
const holdsInsurrection = (s: State, space: SpaceId): boolean => someIn(s, space, isInsurrection);

// ------------------------------------------------------------------- In-Fighting markers (TC-A72)

/** The marker in force against a side, by name. */
export function markerInForce(s: State, side: SideId): string | undefined {
  const drawn = valueAt(s.marker, side);
  if (drawn < 0) return undefined;
  return side === RED ? RED_CUP[drawn] : WHITE_CUP[drawn];
}
/** What this marker does; how markers are drawn, while it is hidden. */
export const clauseOfMarker = (side: SideId, marker: string | undefined): string =>
  MARKER_CLAUSES[side]?.[marker ?? ''] ?? (side === RED ? 'TC-16.513a' : 'TC-16.523a');
