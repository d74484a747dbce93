import type { Step, StepDraft, StepKind } from './actions.ts';
import { FACTION_COUNT, type FactionId, SPACE_COUNT, type SpaceId } from './data/index.ts';
import { ALL_STALE, type Combat, freshDerived, type State, TOUCHED } from './state/facts.ts';
import {
  type ActionCardId,
  ALL_PIECES,
  type Allegiance,
  CARDS_PER_SIDE,
  GREEN,
  NEUTRAL,
  NONE,
  type PieceId,
  type Place,
  type PoliticalCardId,
  RED,
  REDUCED,
  SELF,
  type SideId,
  WHITE,
} from './state/identities.ts';

export * from './state/facts.ts';
export * from './state/identities.ts';

// ---------------------------------------------------------------------------------- the agenda

export const topStep = (s: State): Step => s.agenda[s.agenda.length - 1]!;
export const topKind = (s: State): StepKind => s.agenda[s.agenda.length - 1]!.kind;
/** Pushes steps so that the first named is answered first. */
export function push(s: State, ...steps: Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i]!);
}
/** The innermost step is done. */
export function finish(s: State): void {
  s.agenda.pop();
}
/**
 * A step with some facts changed, written field by field: there are so many shapes of step that a spread would be
 * carried out by the slow road, several times dearer.
 */
export function changed(step: Step, to: Partial<Step>, kind = to.kind ?? step.kind): Step {
  const made: StepDraft = { kind };
  const side = to.side ?? step.side;
  if (side !== undefined) made.side = side;
  const piece = to.piece ?? step.piece;
  if (piece !== undefined) made.piece = piece;
  const space = to.space ?? step.space;
  if (space !== undefined) made.space = space;
  const faction = to.faction ?? step.faction;
  if (faction !== undefined) made.faction = faction;
  const card = to.card ?? step.card;
  if (card !== undefined) made.card = card;
  const count = to.count ?? step.count;
  if (count !== undefined) made.count = count;
  const limit = to.limit ?? step.limit;
  if (limit !== undefined) made.limit = limit;
  const box = to.box ?? step.box;
  if (box !== undefined) made.box = box;
  const die = to.die ?? step.die;
  if (die !== undefined) made.die = die;
  const option = to.option ?? step.option;
  if (option !== undefined) made.option = option;
  const why = to.why ?? step.why;
  if (why !== undefined) made.why = why;
  const list = to.list ?? step.list;
  if (list !== undefined) made.list = list;
  const more = to.more ?? step.more;
  if (more !== undefined) made.more = more;
  const path = to.path ?? step.path;
  if (path !== undefined) made.path = path;
  return made;
}
export function replaceTop(s: State, step: Step): void {
  s.agenda[s.agenda.length - 1] = step;
}

// ---------------------------------------------------------------------------------- the pieces

export const placeOf = (s: State, piece: PieceId): Place => s.place[piece]!;
export const isOnMap = (s: State, piece: PieceId): boolean => s.place[piece]! < SPACE_COUNT;
/** The space of a piece on the map. */
export const spaceOf = (s: State, piece: PieceId): SpaceId => s.place[piece]! as SpaceId;
export const allegianceOf = (s: State, piece: PieceId): Allegiance => s.allegiance[piece]!;
export const faceOf = (s: State, piece: PieceId): number => s.face[piece]!;
export const isReduced = (s: State, piece: PieceId): boolean => s.face[piece] === REDUCED;
export const firstIn = (s: State, place: Place): number => s.head[place]!;
export const nextIn = (s: State, piece: number): number => s.next[piece]!;
export const dueOf = (s: State, piece: PieceId): number => noted(s.due, piece);
export const fedUntil = (s: State, piece: PieceId): number =>
  s.fed.length === 0 ? 0 : noted(s.fed, piece);

/** Few pieces have such a number: a list of pieces, each followed by its number. */
function noted(list: readonly number[], piece: PieceId): number {
  for (let i = 0; i < list.length; i += 2) if (list[i] === piece) return list[i + 1]!;
  return 0;
}
function note(list: number[], piece: PieceId, value: number): void {
  let at = 0;
  while (at < list.length && list[at] !== piece) at += 2;
  if (value === 0) list.splice(at, 2);
  else {
    list[at] = piece;
    list[at + 1] = value;
  }
}

/** The list with one value changed, for lists that clones share. */
function withValue(list: readonly number[], index: number, value: number): readonly number[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

export function setFace(s: State, piece: PieceId, face: number): void {
  if (s.face[piece] !== face) s.face = withValue(s.face, piece, face);
}
export function setDue(s: State, piece: PieceId, turn: number): void {
  note(s.due, piece, turn);
}
export function setFed(s: State, piece: PieceId, turn: number): void {
  note(s.fed, piece, turn);
}
export function setAllegiance(s: State, piece: PieceId, allegiance: Allegiance): void {
  if (s.allegiance[piece] === allegiance) return;
  s.allegiance[piece] = allegiance;
  touch(s, s.place[piece]!);
  s.derived.serving = undefined;
}

/** The pieces of an allegiance, wherever they are, in their order. Whom a piece serves changes seldom, so they are kept. */
export function piecesServing(s: State, allegiance: Allegiance): readonly PieceId[] {
  return findServing(s)[allegiance]!;
}
/** Once for all allegiances, until a piece changes its own. */
export function findServing(s: State): readonly (readonly PieceId[])[] {
  s.derived.serving ??= listServing(s);
  return s.derived.serving;
}
export function listServing(s: State): readonly (readonly PieceId[])[] {
  const found: PieceId[][] = ALLEGIANCES.map(() => []);
  for (const piece of ALL_PIECES) found[allegianceOf(s, piece)]!.push(piece);
  return found;
}
const ALLEGIANCES: readonly Allegiance[] = [RED, WHITE, GREEN, SELF, NEUTRAL];

/** Takes a piece out of its place and adds it at the end of another; supply has to be looked at again. */
export function put(s: State, piece: PieceId, to: Place): void {
  const from = s.place[piece]!;
  if (from === to) return;
  unlink(s, piece, from);
  s.place[piece] = to;
  s.next[piece] = NONE;
  if (s.head[to] === NONE) s.head[to] = piece;
  else {
    let last = s.head[to]!;
    while (s.next[last] !== NONE) last = s.next[last]!;
    s.next[last] = piece;
  }
  touch(s, from);
  touch(s, to);
  s.derived.offered = undefined;
}

/** Puts every piece into its place at once, in the order given. */
export function putAll(s: State, places: ReadonlyMap<PieceId, Place>): void {
  const last: number[] = [];
  s.head.fill(NONE);
  for (const [piece, place] of places) {
    const before = last[place];
    if (before === undefined) s.head[place] = piece;
    else s.next[before] = piece;
    s.place[piece] = place;
    s.next[piece] = NONE;
    last[place] = piece;
  }
  s.derived = freshDerived();
}

/** Who holds this space may have changed: supply has to be looked at again. */
function touch(s: State, place: Place): void {
  if (place >= SPACE_COUNT) return;
  const { derived } = s;
  if (derived.stale === ALL_STALE) return;
  derived.stale = TOUCHED;
  derived.touched.push(place);
}
/** What offers supply may have changed. */
export function touchSources(s: State): void {
  if (s.derived.stale === 0) s.derived.stale = TOUCHED;
}

function unlink(s: State, piece: PieceId, place: Place): void {
  if (s.head[place] === piece) {
    s.head[place] = s.next[piece]!;
    return;
  }
  let before = s.head[place]!;
  while (s.next[before] !== piece) before = s.next[before]!;
  s.next[before] = s.next[piece]!;
}

/** Everything in a place, in order. */
export function piecesIn(s: State, place: Place): PieceId[] {
  const found: PieceId[] = [];
  for (let p = s.head[place]!; p !== NONE; p = s.next[p]!) found.push(p as PieceId);
  return found;
}

// ---------------------------------------------------------------------------------- the ground

export const recordOf = (s: State, space: SpaceId): number => s.record[space]!;
export function setRecord(s: State, space: SpaceId, holder: number): void {
  if (s.record[space] === holder) return;
  s.record[space] = holder;
  touch(s, space);
}
export const hasNoAct = (s: State, space: SpaceId): boolean => s.noAct.includes(space);

export function markOn(s: State, space: SpaceId): number {
  const index = s.marked.indexOf(space);
  return index < 0 ? 0 : s.marks[index]!;
}
export function setMark(s: State, space: SpaceId, mark: number): void {
  const index = s.marked.indexOf(space);
  if (index >= 0) s.marks[index] = mark;
  else {
    s.marked.push(space);
    s.marks.push(mark);
  }
}
/** Spaces with a marker of this kind. */
export const spacesMarked = (s: State, mark: number): SpaceId[] =>
  s.marked.filter((_, i) => s.marks[i] === mark) as SpaceId[];

// -------------------------------------------------------------------------------- the factions

export const markerOf = (s: State, faction: FactionId): number => s.fcm[faction]!;
export const statusOf = (s: State, faction: FactionId): number => s.status[faction]!;
export const warOf = (s: State, faction: FactionId): number => s.war[faction]!;
export const freshOf = (s: State, faction: FactionId): number => s.fresh[faction]!;
export function setMarker(s: State, faction: FactionId, space: number): void {
  s.fcm[faction] = space;
  touchSources(s);
}
export function setStatus(s: State, faction: FactionId, status: number): void {
  s.status[faction] = status;
  touchSources(s);
}
export function setWar(s: State, faction: FactionId, bits: number): void {
  s.war[faction] = bits;
}
export function setFresh(s: State, faction: FactionId, fresh: number): void {
  s.fresh[faction] = fresh;
}
/** Influence Points of a side on a faction, on the table or bought in secret. */
export const ipOf = (s: State, side: SideId, faction: FactionId): number =>
  s.ip[side * FACTION_COUNT + faction]!;
export function addIp(s: State, side: SideId, faction: FactionId, points: number): void {
  addAt(s.ip, side * FACTION_COUNT + faction, points);
}
export const boughtIp = (s: State, side: SideId, faction: FactionId): number =>
  s.bought[side * FACTION_COUNT + faction]!;
export function addBoughtIp(s: State, side: SideId, faction: FactionId, points: number): void {
  addAt(s.bought, side * FACTION_COUNT + faction, points);
}
export const factionStepsOf = (s: State, side: SideId, faction: FactionId): number =>
  s.factionSteps[side * FACTION_COUNT + faction]!;
export function addFactionSteps(s: State, side: SideId, faction: FactionId, halves: number): void {
  addAt(s.factionSteps, side * FACTION_COUNT + faction, halves);
}

// ----------------------------------------------------------------------------------- the cards

export const cardPlace = (s: State, card: ActionCardId): number => s.cards[card]!;
export function setCard(s: State, card: ActionCardId, place: number): void {
  s.cards[card] = place;
}
export const wasPlayed = (s: State, card: ActionCardId): boolean => s.played[card] === 1;
export function setPlayed(s: State, card: ActionCardId): void {
  s.played = withValue(s.played, card, 1);
}
/** The cards of a side in a place, by number. */
export function cardsIn(s: State, side: SideId, place: number): ActionCardId[] {
  const found: ActionCardId[] = [];
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + CARDS_PER_SIDE; card++)
    if (s.cards[card] === place) found.push(card as ActionCardId);
  return found;
}
export function countCards(s: State, side: SideId, place: number): number {
  let count = 0;
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + CARDS_PER_SIDE; card++)
    if (s.cards[card] === place) count++;
  return count;
}
export const politicalPlace = (s: State, card: PoliticalCardId): number => s.political[card]!;
export function setPolitical(s: State, card: PoliticalCardId, place: number): void {
  s.political[card] = place;
}
export const hasFlag = (s: State, flag: number): boolean => s.flags[flag] === 1;
export function setFlagOn(s: State, flag: number): void {
  if (hasFlag(s, flag)) return;
  s.flags = withValue(s.flags, flag, 1);
  s.derived.stale = ALL_STALE;
}

// -------------------------------------------------------------------------------- by side, etc.

export const combatOf = (s: State): Combat => s.combat!;
/** A field that each side has. */
export const of = (values: readonly number[], side: SideId): number => values[side]!;
export function setOf(values: number[], side: SideId, value: number): void {
  values[side] = value;
}
export function addOf(values: number[], side: SideId, value: number): void {
  addAt(values, side, value);
}
/** Nothing is not added: -0 would make the engine keep the whole list as fractions, and every list that passes here after it. */
function addAt(values: number[], index: number, value: number): void {
  if (value !== 0) values[index]! += value;
}
export const valueAt = (values: readonly number[], index: number): number => values[index]!;
