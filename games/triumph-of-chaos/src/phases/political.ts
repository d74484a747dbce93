// 5.2 Political Phase: rescue of the Tsar, secret allocation, the three boxes, influence and control.
import { interned, invariant, type Refusal, type Side, sidesDecide } from '@motti/engine';
import type { Action, EmitEvent, Step } from '../actions.ts';
import { politicalEffects } from '../cards/index.ts';
import {
  BLUFF,
  BOXES as BOX_TYPES,
  CENTRAL_POWERS,
  CZECH_LEGION,
  FACTION_IDS,
  type FactionId,
  faction,
  generation,
  hasPolitics,
  INFLUENCE,
  influenceValue,
  politicalCard,
  rescueOfTsar,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { countVcs, FLAG, leadInVcs } from '../rules/control.ts';
import { controllerOf, isControlledBy } from '../rules/factions.ts';
import { ownsGold } from '../rules/gold.ts';
import { handOf, keyOfCard, valueOfCard } from '../rules/hand.ts';
import { movedMarker, netsOf } from '../rules/influence.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  ASIDE,
  addIp,
  asCard,
  BOX,
  BOX_NAMES,
  CARDS_PER_SIDE,
  cardOf,
  cardPlace,
  cardsIn,
  changed,
  countCards,
  DISCARD,
  finish,
  HAND,
  hasFlag,
  ipOf,
  markerOf,
  nameOfSide,
  numberOfCard,
  of,
  PC_BOX,
  PC_DISCARD,
  PC_LOOKED,
  PC_PILE,
  POLITICAL_CARDS,
  type PoliticalCardId,
  politicalPlace,
  push,
  RED,
  replaceTop,
  SIDES,
  type SideId,
  type State,
  setCard,
  setMarker,
  setOf,
  setPolitical,
  topStep,
  WHITE,
} from '../state.ts';
import { alliesStayAway, gainFaction, loseFactions } from './factions.ts';
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
import { TSAR_DEAD, TSAR_SAVED, TSAR_WAITS } from './preparation.ts';

/** TC-A85: step 3, before the markers move. */
const POLITICAL_WINDOWS: readonly Step[] = [WHITE, RED].map((side) => ({
  kind: 'window',
  side,
  why: 'political',
}));

export const political: Auto = (s, emit) => {
  finish(s);
  if (!hasPolitics(s.turn)) return true;
  say(emit, 'phase', { phase: 'political' }, 'TC-7.3a');
  const boxes = [0, 1, 2];
  if (s.rules.simplePolitics)
    push(
      s,
      { kind: 'rescue' },
      ...boxes.map((box) => ({ kind: 'simple-die' as const, box })),
      // TC-A91: Initiative Cards stay.
      ...POLITICAL_WINDOWS,
      { kind: 'move-fcms' },
      { kind: 'political-end' },
    );
  else
    push(
      s,
      { kind: 'rescue' },
      { kind: 'allocate' },
      ...boxes.map((box) => ({ kind: 'reveal' as const, box })),
      ...POLITICAL_WINDOWS,
      { kind: 'move-fcms' },
      { kind: 'political-end' },
    );
  return true;
};

// ------------------------------------------------------------------------- rescue of the Tsar

/** TC-16.22a: why the Tsar cannot be rescued now. */
export function checkRescue(s: State): Refusal | undefined {
  const may =
    s.turn === 2 &&
    s.tsar === TSAR_WAITS &&
    isControlledBy(s, CZECH_LEGION, WHITE) &&
    !hasFlag(s, FLAG.tsarDoomed);
  if (!may) return refuse('TC-16.22a', 'no-rescue');
  return handOf(s, WHITE).length > 0 ? undefined : refuse('TC-A159', 'no-rescue');
}

export const rescueAuto: Auto = (s) => {
  if (s.turn === 2 && !checkRescue(s)) return false;
  finish(s);
  if (s.turn === 2 && s.tsar === TSAR_WAITS) s.tsar = TSAR_DEAD;
  addPoliticalCards(s);
  return true;
};

/** TC-8.11a: Influence and Bluff join the hands. */
function addPoliticalCards(s: State): void {
  if (s.rules.simplePolitics) return;
  for (const side of SIDES)
    for (const number of [INFLUENCE, BLUFF]) setCard(s, cardOf(side, number), HAND);
}

export const rescue: Phase = phase({
  kinds: ['rescue', 'decline'],
  clause: 'TC-16.22a',
  decision: () => sideDecides(WHITE, { kind: 'rescue', clause: 'TC-16.22a' }),
  choices: (s) => [
    { kind: 'decline' },
    ...handOf(s, WHITE).map((card) => ({ kind: 'rescue', card }) as const),
  ],
  apply(s, _side, action, emit) {
    if (action.kind !== 'rescue') {
      finish(s);
      s.tsar = TSAR_DEAD;
      addPoliticalCards(s);
      return;
    }
    setCard(s, action.card, DISCARD);
    say(
      emit,
      'played',
      { side: 'white', card: keyOfCard(action.card), use: 'rescue' },
      'TC-16.22b',
    );
    push(s, { kind: 'rescue-die', count: valueOfCard(action.card) });
  },
});

export const rescueDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'rescue-die', clause: 'TC-16.22b' }),
  roll(s, dice, emit) {
    const { count = 0, why } = topStep(s);
    const result = rescueOfTsar(count, why === 'last', first(dice));
    say(emit, 'die', { what: 'rescue', die: first(dice), result }, 'TC-16.22b');
    if (result === 'again' || result === 'last') {
      if (result === 'last') {
        finish(s);
        push(s, { kind: 'rescue-die', count, why: 'last' });
      }
      return;
    }
    finish(s);
    s.tsar = result === 'saved' ? TSAR_SAVED : TSAR_DEAD;
    say(emit, 'tsar', { choice: result }, 'TC-16.22c');
    finish(s); // the question of the rescue
    addPoliticalCards(s);
    if (result === 'saved') push(s, { kind: 'tsar' });
  },
};

// ----------------------------------------------------------------------------------- allocation

/** Boxes a side leaves empty for want of cards (TC-8.11c) are listed in the step, side × 3 + box. */
const leftEmpty = (s: State, side: SideId, box: number): boolean =>
  (topStep(s).list ?? []).includes(side * 3 + box);
const BOXES = [0, 1, 2] as const;
const EVERY_BOX = 7;
/** As bits. */
function openBoxes(s: State, side: SideId): number {
  let open = EVERY_BOX;
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + CARDS_PER_SIDE; card++) {
    const place = cardPlace(s, asCard(card));
    if (place >= BOX) open &= ~(1 << (place - BOX));
  }
  if (topStep(s).list !== undefined)
    for (const box of BOXES) if (leftEmpty(s, side, box)) open &= ~(1 << box);
  return open;
}
const isOpen = (boxes: number, box: number): boolean =>
  BOXES.some((each) => each === box) && (boxes & (1 << box)) !== 0;
const owes = (s: State, side: SideId): boolean => openBoxes(s, side) !== 0;
function mustLeave(s: State, side: SideId): boolean {
  const open = openBoxes(s, side);
  let count = 0;
  for (const box of BOXES) if (isOpen(open, box)) count++;
  return countCards(s, side, HAND) < count;
}

function checkAllocate(s: State, side: SideId, action: Action): Refusal | undefined {
  if (action.kind === 'leave-empty') {
    if (!isOpen(openBoxes(s, side), action.box)) return refuse('TC-8.11b', 'one-card-a-box');
    return mustLeave(s, side) ? undefined : refuse('TC-8.11b', 'fill-every-box');
  }
  invariant(action.kind === 'allocate', 'a card for a box');
  if (!isOpen(openBoxes(s, side), action.box)) return refuse('TC-8.11b', 'one-card-a-box');
  return cardPlace(s, action.card) === HAND && cardsIn(s, side, HAND).includes(action.card)
    ? undefined
    : refuse('TC-7.24a', 'not-in-hand', { card: keyOfCard(action.card) });
}

const ALLOCATIONS = BOX_NAMES.map((_, box) =>
  interned(ALL_CARDS.length, (card): Action => ({ kind: 'allocate', box, card: asCard(card) })),
);
const allocation = (box: number, card: ActionCardId): Action => ALLOCATIONS[box]![card]!;

/** Who still owes a card, by the sides as bits. */
const WHO_OWES: readonly (readonly Side[])[] = [0, 1, 2, 3].map((bits) =>
  Object.freeze(SIDES.filter((side) => (bits & (1 << side)) !== 0).map(nameOfSide)),
);

export const allocate: Phase = phase({
  kinds: ['allocate', 'leave-empty'],
  clause: 'TC-8.11b',
  decision: (s) =>
    sidesDecide(WHO_OWES[(owes(s, RED) ? 1 : 0) | (owes(s, WHITE) ? 2 : 0)]!, {
      kind: 'allocate',
      clause: 'TC-8.11b',
    }),
  choices: (s, side) => {
    const found: Action[] = [];
    const hand = cardsIn(s, side, HAND);
    const leaves = mustLeave(s, side);
    const open = openBoxes(s, side);
    for (const box of BOXES) {
      if (!isOpen(open, box)) continue;
      for (const card of hand) found.push(allocation(box, card));
      if (leaves) found.push({ kind: 'leave-empty', box });
    }
    return found;
  },
  check: checkAllocate,
  apply(s, side, action, emit) {
    if (action.kind === 'allocate') {
      setCard(s, action.card, BOX + action.box);
      say(
        emit,
        'allocated',
        { side: nameOfSide(side), card: keyOfCard(action.card), box: BOX_NAMES[action.box] ?? '' },
        'TC-8.11b',
        side,
      );
    } else if (action.kind === 'leave-empty') {
      const step = topStep(s);
      replaceTop(s, {
        ...step,
        list: [...(step.list ?? []), side * 3 + action.box],
      });
    }
    if (SIDES.some((each) => owes(s, each))) return;
    finish(s);
  },
});

// ------------------------------------------------------------------------------ revealing a box

/** TC-8.12b: both cards are shown; Influence is rolled for, WHITE first. */
export const reveal: Auto = (s, emit) => {
  const box = topStep(s).box ?? 0;
  finish(s);
  s.boxesShown = box + 1;
  const dice: SideId[] = [];
  for (const side of [WHITE, RED] as const) {
    const card = cardsIn(s, side, BOX + box)[0];
    setOf(
      s.boxValue,
      side,
      card === undefined ? 0 : bidValue(numberOfCard(card), valueOfCard(card)),
    );
    if (card === undefined) continue;
    say(
      emit,
      'revealed',
      { side: nameOfSide(side), card: keyOfCard(card), box: BOX_NAMES[box] ?? '' },
      'TC-8.12b',
    );
    if (numberOfCard(card) === INFLUENCE) dice.push(side);
  }
  push(s, ...dice.map((side) => ({ kind: 'influence-die' as const, side, box })), {
    kind: 'generate',
    box,
  });
  return true;
};
const bidValue = (number: number, printed: number): number => (number === BLUFF ? 1 : printed);

/** TC-8.112b. */
export function influenceModifier(s: State, side: SideId): number {
  let mod = leadInVcs(s, side);
  if (ownsGold(s, side)) mod++;
  if (side === WHITE && s.tsar === TSAR_SAVED && s.tsarChoice === 2) mod++;
  if (of(s.inFighting, side) === 2) mod--;
  return mod;
}

export const influenceDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'influence-die',
      clause: 'TC-8.112a',
      side: nameOfSide(topStep(s).side ?? RED),
    }),
  roll(s, dice, emit) {
    const side = topStep(s).side ?? RED;
    finish(s);
    const value = influenceValue(first(dice) + influenceModifier(s, side));
    setOf(s.boxValue, side, value);
    say(emit, 'influence-value', { side: nameOfSide(side), die: first(dice), value }, 'TC-8.112a');
  },
};

/** TC-8.12d. */
export const generate: Auto = (s) => {
  const box = topStep(s).box ?? 0;
  finish(s);
  const red = of(s.boxValue, RED);
  const white = of(s.boxValue, WHITE);
  const { random, look, choose } = generation(Math.abs(red - white));
  refill(s, box, random + look);
  const winner = red > white ? RED : WHITE;
  push(
    s,
    { kind: 'draw-political', box, count: random },
    ...(look > 0
      ? [{ kind: 'look-political' as const, box, side: winner, count: look, limit: choose }]
      : []),
  );
  return true;
};

const CARDS_OF_BOX: readonly (readonly PoliticalCardId[])[] = BOX_TYPES.map((type) =>
  POLITICAL_CARDS.filter((card) => politicalCard(card).box === type),
);
const pileOf = (s: State, box: number): PoliticalCardId[] =>
  CARDS_OF_BOX[box]!.filter((card) => politicalPlace(s, card) === PC_PILE);
function countPile(s: State, box: number): number {
  let count = 0;
  for (const card of CARDS_OF_BOX[box]!) if (politicalPlace(s, card) === PC_PILE) count++;
  return count;
}

/** TC-8.12f: if the pile is too small all Political discards go back first. */
function refill(s: State, box: number, needed: number): void {
  if (countPile(s, box) >= needed) return;
  for (const card of POLITICAL_CARDS)
    if (politicalPlace(s, card) === PC_DISCARD) setPolitical(s, card, PC_PILE);
}

export const drawPoliticalAuto: Auto = (s) => {
  const { box = 0, count = 0 } = topStep(s);
  if (count > 0 && countPile(s, box) > 0) return false;
  finish(s);
  return true;
};

export const drawPolitical: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'draw-political', clause: 'TC-8.12d', box: BOX_NAMES[topStep(s).box ?? 0] },
      [countPile(s, topStep(s).box ?? 0)],
    ),
  roll(s, dice, emit) {
    const { box = 0, count = 0 } = topStep(s);
    const card = pileOf(s, box)[first(dice) - 1];
    finish(s);
    if (count > 1) push(s, { kind: 'draw-political', box, count: count - 1 });
    if (card !== undefined) placeCard(s, card, box, emit);
  },
};

function placeCard(s: State, card: PoliticalCardId, box: number, emit: EmitEvent): void {
  setPolitical(s, card, PC_BOX + box);
  if (politicalCard(card).reshuffle) s.reshuffle = 1;
  say(
    emit,
    'placed-political',
    { political: politicalCard(card).number, box: BOX_NAMES[box] ?? '' },
    'TC-8.12e',
  );
  politicalEffects(s, card, emit);
}

export const lookAuto: Auto = (s) => {
  if (countPile(s, topStep(s).box ?? 0) > 0) return false;
  finish(s);
  return true;
};

/** TC-8.12e: seen by the winner alone. */
export const look: ChancePhase = {
  decision(s) {
    const { box = 0, count = 0, side = RED } = topStep(s);
    const pile = countPile(s, box);
    const faces = Array.from({ length: Math.min(count, pile) }, (_, i) => pile - i);
    return diceDecide(
      { kind: 'look-political', clause: 'TC-8.12d', box: BOX_NAMES[box], side: nameOfSide(side) },
      faces,
    );
  },
  roll(s, dice, emit) {
    const { box = 0, side = RED, limit = 1 } = topStep(s);
    finish(s);
    const pile = pileOf(s, box);
    for (const die of dice)
      for (const card of pile.splice(die - 1, 1)) setPolitical(s, card, PC_LOOKED);
    say(emit, 'looked', { side: nameOfSide(side), count: dice.length }, 'TC-8.12e');
    push(s, { kind: 'place-political', box, side, count: Math.min(limit, dice.length) });
  },
};

const looked = (s: State): PoliticalCardId[] =>
  POLITICAL_CARDS.filter((card) => politicalPlace(s, card) === PC_LOOKED);

export const placePoliticalAuto: Auto = (s) => {
  const { count = 0 } = topStep(s);
  if (count > 0 && looked(s).length > 0) return false;
  for (const card of looked(s)) setPolitical(s, card, PC_PILE);
  finish(s);
  return true;
};

export const placePolitical: Phase = phase({
  kinds: ['place-political'],
  clause: 'TC-8.12d',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'place-political',
      clause: 'TC-8.12d',
      box: BOX_NAMES[topStep(s).box ?? 0],
      count: topStep(s).count,
    }),
  choices: (s) => looked(s).map((political) => ({ kind: 'place-political', political })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'place-political', 'a Political Card is placed');
    const step = topStep(s);
    replaceTop(s, changed(step, { count: (step.count ?? 1) - 1 }));
    placeCard(s, action.political, step.box ?? 0, emit);
  },
});

/** TC-16.72: 1-2 one card, 3-4 two, 5-6 three. */
export const simpleDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'simple-die', clause: 'TC-16.72', box: BOX_NAMES[topStep(s).box ?? 0] }),
  roll(s, dice, emit) {
    const box = topStep(s).box ?? 0;
    finish(s);
    const count = Math.ceil(first(dice) / 2);
    say(emit, 'die', { what: 'simple-politics', die: first(dice) }, 'TC-16.72');
    refill(s, box, count);
    push(s, { kind: 'draw-political', box, count });
  },
};

// ------------------------------------------------------------------------------ control markers

/** TC-8.132: nets first, then moves in the order of the table. */
export const moveFcms: Auto = (s, emit) => {
  finish(s);
  const nets = netsOf(s);
  const changes: { f: FactionId; before: SideId | undefined }[] = [];
  for (const f of FACTION_IDS) {
    const from = markerOf(s, f);
    const before = controllerOf(s, f);
    const to = movedMarker(s, f, nets[f] ?? 0);
    if (to !== from) {
      setMarker(s, f, to);
      say(emit, 'fcm', { faction: faction(f).key, from, to }, 'TC-8.132b');
      if (controllerOf(s, f) !== before) changes.push({ f, before });
      if (f === CENTRAL_POWERS && controllerOf(s, f) === WHITE) alliesStayAway(s, emit);
    }
    for (const side of SIDES) addIp(s, side, f, -ipOf(s, side, f));
  }
  changeHands(s, changes, emit);
  return true;
};
/** Those lost first; then WHITE sets up what it gained, then RED (TC-8.141d). */
function changeHands(
  s: State,
  changes: readonly { f: FactionId; before: SideId | undefined }[],
  emit: EmitEvent,
): void {
  const gains = [WHITE, RED].flatMap((side) =>
    changes
      .filter(({ f }) => controllerOf(s, f) === side)
      .map(({ f }) => ({ kind: 'gain-faction' as const, faction: f, side })),
  );
  push(s, ...gains);
  const lost = changes.filter(({ before }) => before !== undefined);
  loseFactions(
    s,
    lost.map(({ f }) => f),
    emit,
  );
}

export const gainStep: Auto = (s, emit) => {
  const { faction: f, side } = topStep(s);
  finish(s);
  if (f !== undefined && side !== undefined) gainFaction(s, f, side, true, emit);
  return true;
};

/** TC-8.111: judged when every box has been shown, for what RED allocated is a secret until then. */
function hasOpsBonus(s: State): boolean {
  if (!s.rules.whiteOpsBonus) return false;
  if (s.turn > 1 && countVcs(s, WHITE) < countVcs(s, RED)) return false;
  return [0, 1, 2].some((box) =>
    cardsIn(s, RED, BOX + box).some((card) => valueOfCard(card) === 5),
  );
}

/** TC-7.3d, TC-8.12g. */
export const politicalEnd: Auto = (s) => {
  finish(s);
  s.opsBonus = hasOpsBonus(s) ? 1 : 0;
  for (const side of SIDES) {
    for (const box of [0, 1, 2])
      for (const card of cardsIn(s, side, BOX + box)) setCard(s, card, DISCARD);
    for (const number of [INFLUENCE, BLUFF])
      if (!s.rules.simplePolitics) setCard(s, cardOf(side, number), ASIDE);
  }
  for (const card of POLITICAL_CARDS) {
    if (politicalPlace(s, card) >= PC_BOX && politicalPlace(s, card) < PC_DISCARD)
      setPolitical(s, card, PC_DISCARD);
    if (s.reshuffle === 1 && politicalPlace(s, card) === PC_DISCARD) setPolitical(s, card, PC_PILE);
  }
  s.reshuffle = 0;
  return true;
};
