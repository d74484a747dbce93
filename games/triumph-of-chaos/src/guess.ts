// A state that fits a view: what the viewer cannot know is drawn among what is possible.
import { pick, type Random, shuffle } from '@motti/engine';
import {
  BOXES as BOX_TYPES,
  FACTION_COUNT,
  politicalCard,
  RED_CUP,
  WHITE_CUP,
} from './data/index.ts';
import { restorePublic } from './public.ts';
import { isMovable } from './rules/factions.ts';
import { updateSupply } from './rules/supply.ts';
import { emptyState } from './setup.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  ALL_FACTIONS,
  addBoughtIp,
  BOX,
  boughtIp,
  cloneCombat,
  HAND,
  numberOfCard,
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
  setCard,
  setOf,
  setPolitical,
  sideByName,
  sideOfCard,
} from './state.ts';
import { HIDDEN, lookStep, type View } from './view.ts';

export function guess(view: View, random: Random): State {
  const s = publicPart(view);
  for (const side of SIDES) {
    dealCards(s, view, side, random);
    drawMarker(s, view, side, random);
    placeBought(s, view, side, random);
  }
  drawLooked(s, view, random);
  return s;
}

function publicPart(view: View): State {
  const s = emptyState(view.rules);
  restorePublic(s, view.numbers, view.lists);
  s.agenda = view.agenda.slice();
  s.lasting = view.lasting.slice();
  s.combat = view.combat === null ? null : cloneCombat(view.combat);
  s.winner = view.winner;
  s.verdict = view.verdict;
  s.level = view.level;
  s.cards = view.cards.map((place) => (place === HIDDEN ? PILE : place));
  s.political = view.political.slice();
  s.breach = view.breach.slice();
  s.bought = view.bought.slice();
  updateSupply(s);
  return s;
}

/** Hidden cards of a side: boxes first, then the hand, the rest is the pile. #53 and #54 are never in a pile. */
function dealCards(s: State, view: View, side: SideId, random: Random): void {
  const hidden = ALL_CARDS.filter(
    (card) => sideOfCard(card) === side && view.cards[card] === HIDDEN,
  );
  if (hidden.length === 0) return;
  const slots: number[] = [];
  for (const box of [0, 1, 2]) if (view.faceDown[side * 3 + box] === 1) slots.push(BOX + box);
  for (let i = 0; i < of(view.hands, side); i++) slots.push(HAND);
  shuffle(slots, random);
  const never = (card: ActionCardId): boolean => numberOfCard(card) > 52;
  const order = [
    ...hidden.filter(never),
    ...shuffle(
      hidden.filter((card) => !never(card)),
      random,
    ),
  ];
  for (const card of order) setCard(s, card, slots.pop() ?? PILE);
}

function drawMarker(s: State, view: View, side: SideId, random: Random): void {
  const seen = of(view.marker, side);
  setOf(
    s.marker,
    side,
    seen === HIDDEN ? random((side === RED ? RED_CUP : WHITE_CUP).length) : seen,
  );
}

function placeBought(s: State, view: View, side: SideId, random: Random): void {
  if (view.viewer !== null && sideByName(view.viewer) === side) return;
  for (let i = 0; i < FACTION_COUNT; i++) s.bought[side * FACTION_COUNT + i] = 0;
  for (let left = of(view.boughtCount, side); left > 0; left--) {
    const open = ALL_FACTIONS.filter((f) => isMovable(s, f));
    const free = open.filter((f) => boughtIp(s, side, f) < 2);
    addBoughtIp(
      s,
      side,
      pick(free.length > 0 ? free : open.length > 0 ? open : ALL_FACTIONS, random),
      1,
    );
  }
}

/** The winner's look: so many cards of the box's pile. */
function drawLooked(s: State, view: View, random: Random): void {
  const seen = POLITICAL_CARDS.filter((card) => politicalPlace(s, card) === PC_LOOKED).length;
  const step = lookStep(s);
  if (view.looked === 0 || seen > 0 || step === undefined) return;
  const box = BOX_TYPES[step.box ?? 0];
  const pile = POLITICAL_CARDS.filter(
    (card) => politicalPlace(s, card) === PC_PILE && politicalCard(card).box === box,
  );
  for (const card of shuffle(pile, random).slice(0, view.looked)) setPolitical(s, card, PC_LOOKED);
}
