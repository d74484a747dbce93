// 5.6: what a side may know, field by field.
import type { Side } from '@motti/engine';
import type { AnyMove, Step } from './actions.ts';
import { FACTION_COUNT } from './data/index.ts';
import { type Lists, listsOf, type Numbers, numbersOf } from './public.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  BOX,
  CARDS_PER_SIDE,
  cardPlace,
  cloneCombat,
  DISCARDING,
  HAND,
  NONE,
  nameOfSide,
  of,
  PC_LOOKED,
  PC_PILE,
  PILE,
  POLITICAL_CARDS,
  politicalPlace,
  RED,
  SIDES,
  type SideId,
  type State,
  sideByName,
  sideOfCard,
  topKind,
  topStep,
} from './state.ts';

/** Somewhere out of sight. */
export const HIDDEN = -2;

export interface View {
  readonly viewer: Side | null;
  readonly rules: State['rules'];
  readonly agenda: State['agenda'];
  readonly lasting: State['lasting'];
  readonly combat: State['combat'];
  readonly winner: string;
  readonly verdict: string;
  readonly level: string;
  readonly numbers: Numbers;
  readonly lists: Lists;
  /** By card: its place, or HIDDEN. */
  readonly cards: readonly number[];
  /** By side: cards in hand, and 1 for each Political Box in which a card lies face down. */
  readonly hands: readonly number[];
  readonly faceDown: readonly number[];
  /** By Political Card; looked-at ones lie in the pile for all but the winner of the box. */
  readonly political: readonly number[];
  readonly looked: number;
  readonly marker: readonly number[];
  readonly breach: readonly number[];
  readonly bought: readonly number[];
  /** By side: Influence Points bought and not yet shown. */
  readonly boughtCount: readonly number[];
}

export function view(s: State, side: Side | undefined): View {
  const viewer = side === undefined ? undefined : sideByName(side);
  const looker = lookStep(s)?.side;
  const mayLook = looker !== undefined && looker === viewer;
  const looked = countLooked(s);
  return {
    viewer: side ?? null,
    rules: s.rules,
    agenda: s.agenda.slice(),
    lasting: s.lasting.slice(),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    winner: s.winner,
    verdict: s.verdict,
    level: s.level,
    numbers: numbersOf(s),
    lists: listsOf(s),
    cards: cardsFor(s, viewer),
    hands: SIDES.map((each) => handCount(s, each)),
    faceDown: faceDownBySide(s),
    political: looked === 0 || mayLook ? s.political.slice() : s.political.map(unlooked),
    looked,
    marker: SIDES.map((each) =>
      each === viewer || of(s.markerShown, each) === 1 || of(s.marker, each) === NONE
        ? of(s.marker, each)
        : HIDDEN,
    ),
    breach: SIDES.map((each) => (each === viewer ? of(s.breach, each) : 0)),
    bought: s.bought.map((points, i) => ((i < FACTION_COUNT ? RED : 1) === viewer ? points : 0)),
    boughtCount: SIDES.map((each) => boughtBy(s, each)),
  };
}

/** The step of the winner who is choosing among cards looked at; a card just placed may still be at work. */
export const lookStep = (s: State): Step | undefined =>
  s.agenda.findLast((step) => step.kind === 'place-political');

function countLooked(s: State): number {
  let count = 0;
  for (const card of POLITICAL_CARDS) if (politicalPlace(s, card) === PC_LOOKED) count++;
  return count;
}
const unlooked = (place: number): number => (place === PC_LOOKED ? PC_PILE : place);

function cardsFor(s: State, viewer: SideId | undefined): number[] {
  const places = s.cards.slice();
  for (const card of ALL_CARDS) if (!isKnown(s, card, viewer)) places[card] = HIDDEN;
  return places;
}

/** Hands, piles and boxes not yet revealed are their owner's alone. */
function isKnown(s: State, card: ActionCardId, viewer: SideId | undefined): boolean {
  if (sideOfCard(card) === viewer) return true;
  const place = cardPlace(s, card);
  if (place === HAND || place === DISCARDING || place === PILE) return false;
  return place < BOX || place - BOX < s.boxesShown;
}
function handCount(s: State, side: SideId): number {
  let count = 0;
  for (let card = side * CARDS_PER_SIDE; card < (side + 1) * CARDS_PER_SIDE; card++)
    if (s.cards[card] === HAND || s.cards[card] === DISCARDING) count++;
  return count;
}
function faceDownBySide(s: State): number[] {
  const found = [0, 0, 0, 0, 0, 0];
  for (const card of ALL_CARDS) {
    const box = cardPlace(s, card) - BOX;
    if (box >= s.boxesShown) found[sideOfCard(card) * 3 + box] = 1;
  }
  return found;
}
function boughtBy(s: State, side: SideId): number {
  let sum = 0;
  for (let i = 0; i < FACTION_COUNT; i++) sum += s.bought[side * FACTION_COUNT + i] ?? 0;
  return sum;
}

/** Who learns this line as it is played; nothing: everyone. */
export function audience(s: State, side: Side, action: AnyMove): readonly Side[] | undefined {
  if (action.kind === 'roll') {
    const kind = topKind(s);
    const secret = kind === 'draw' || kind === 'draw-marker' || kind === 'look-political';
    return secret ? [nameOfSide(topStep(s).side ?? RED)] : undefined;
  }
  if (action.kind === 'allocate' || action.kind === 'discard') return [side];
  return action.kind === 'influence' && topKind(s) === 'place-influence' ? [side] : undefined;
}
