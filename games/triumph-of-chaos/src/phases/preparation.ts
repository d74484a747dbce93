// 5.1 Preparation: the turn marker, new decks, hands, weather, In-Fighting markers, the Tsar's bonus.
import { hasPolitics, RED_CUP, turnRow, WHITE_CUP } from '../data/index.ts';
import { dataOf, handSize } from '../rules/hand.ts';
import {
  addOf,
  asPiece,
  cardsIn,
  countCards,
  DEAD,
  DISCARD,
  dueOf,
  FAIR,
  finish,
  firstIn,
  HAND,
  LATER,
  MUD,
  NONE,
  nameOfSide,
  nextIn,
  of,
  PILE,
  type PieceId,
  push,
  put,
  RED,
  type SideId,
  type State,
  setCard,
  setDue,
  setOf,
  TRACK,
  topStep,
  touchSources,
  WHITE,
  WINTER,
} from '../state.ts';
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

export const preparation: Auto = (s, emit) => {
  finish(s);
  startTurn(s);
  say(emit, 'turn', { turn: s.turn, season: turnRow(s.turn).season, year: turnRow(s.turn).year });
  for (const piece of returning(s)) {
    put(s, piece, DEAD);
    setDue(s, piece, 0);
  }
  push(
    s,
    { kind: 'new-deck', side: WHITE },
    { kind: 'new-deck', side: RED },
    { kind: 'draw', side: WHITE },
    { kind: 'draw', side: RED },
    { kind: 'weather' },
    { kind: 'draw-marker', side: WHITE },
    { kind: 'draw-marker', side: RED },
    { kind: 'tsar' },
    { kind: 'political' },
    { kind: 'action' },
    { kind: 'logistics' },
  );
  return true;
};

/** Armies due on this turn go from the turn track to the Dead Box (TC-A57). */
function returning(s: State): PieceId[] {
  const found: PieceId[] = [];
  for (let p = firstIn(s, TRACK); p !== NONE; p = nextIn(s, p))
    if (dueOf(s, asPiece(p)) <= s.turn) found.push(asPiece(p));
  return found;
}

/** Per-turn counters begin again. */
function startTurn(s: State): void {
  for (const list of [
    s.steps,
    s.penalty,
    s.politicalSteps,
    s.lastUse,
    s.replacementsPlayed,
    s.reinforcementsPlayed,
    s.specialTaken,
    s.initiativeAt,
    s.concentration,
    s.capturedVc,
    s.lostHomeVc,
    s.leaderBought,
    s.influenceBought,
    s.airRaids,
    s.declared,
    s.breach,
    s.penaltyPaid,
    s.markerShown,
    s.factionSteps,
    s.freeFactionSteps,
    s.spent,
  ])
    list.fill(0);
  s.marker.fill(NONE);
  for (const list of [
    s.boundSteps,
    s.rewarded,
    s.heldVcs,
    s.charged,
    s.bombed,
    s.leaving,
    s.activated,
  ])
    list.length = 0;
  s.trotskyRail = 0;
  s.opsBonus = 0;
  s.navalBan = 0;
  s.donRolled = 0;
  s.tsarChoice = 0;
  s.round = 0;
  s.boxesShown = 0;
  touchSources(s);
}

// -------------------------------------------------------------------------------- decks and hands

/** TC-A131: to shuffle is to put sets together. */
function mergeDeck(s: State, side: SideId): void {
  for (const card of [...cardsIn(s, side, DISCARD), ...cardsIn(s, side, LATER)]) {
    if ((dataOf(card).year ?? 0) <= Math.min(1920, turnRow(s.turn).year)) setCard(s, card, PILE);
  }
}

/** TC-7.21f, TC-7.22: new decks on turns 4, 10 and 11. */
export const newDeckAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (s.turn === 10 && countCards(s, side, HAND) === 0 && countCards(s, side, LATER) > 0)
    return false;
  if (s.turn === 4 || s.turn === 10 || (s.turn === 11 && of(s.took1920, side) === 1))
    mergeDeck(s, side);
  finish(s);
  return true;
};

export const newDeck: Phase = phase({
  kinds: ['take-1920', 'decline'],
  clause: 'TC-7.22a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'new-deck', clause: 'TC-7.22a' }),
  choices: () => [{ kind: 'take-1920' }, { kind: 'decline' }],
  apply(s, side, action, emit) {
    finish(s);
    if (action.kind === 'decline') {
      mergeDeck(s, side);
      return;
    }
    setOf(s.took1920, side, 1);
    for (const card of cardsIn(s, side, LATER))
      if (dataOf(card).year === 1920) setCard(s, card, HAND);
    say(emit, 'drew', { side: nameOfSide(side), count: countCards(s, side, HAND) }, 'TC-7.22a');
  },
});

/** Cards a side must still draw (TC-7.11b). */
const wanted = (s: State, side: SideId): number =>
  s.turn === 10 && of(s.took1920, side) === 1
    ? 0
    : Math.max(0, handSize(s, s.turn) - countCards(s, side, HAND));

/** TC-7.26a: the pile is taken first, then the discards make a new one. */
export const drawAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (wanted(s, side) > 0) {
    if (countCards(s, side, PILE) > 0) return false;
    const discards = cardsIn(s, side, DISCARD);
    for (const card of discards) setCard(s, card, PILE);
    if (discards.length > 0) return false;
  }
  finish(s);
  return true;
};

export const draw: ChancePhase = {
  decision(s) {
    const side = topStep(s).side ?? RED;
    const pile = countCards(s, side, PILE);
    const count = Math.min(pile, wanted(s, side));
    const faces = Array.from({ length: count }, (_, i) => pile - i);
    return diceDecide({ kind: 'draw', clause: 'TC-7.11b', side: nameOfSide(side), count }, faces);
  },
  roll(s, dice, emit) {
    const side = topStep(s).side ?? RED;
    const pile = cardsIn(s, side, PILE);
    for (const die of dice) for (const card of pile.splice(die - 1, 1)) setCard(s, card, HAND);
    say(emit, 'drew', { side: nameOfSide(side), count: dice.length }, 'TC-7.11b');
  },
};

// ---------------------------------------------------------------------------------------- weather

export const weatherAuto: Auto = (s, emit) => {
  const { season } = turnRow(s.turn);
  if (season === 'spring-2') return false;
  s.weather = season === 'winter' ? WINTER : season === 'spring-1' ? MUD : FAIR;
  if (s.weather === MUD) say(emit, 'weather', { weather: 'mud' }, 'TC-10.42a');
  else if (s.weather === WINTER) say(emit, 'weather', { weather: 'winter' }, 'TC-10.41a');
  finish(s);
  return true;
};

export const weather: ChancePhase = {
  decision: () => diceDecide({ kind: 'weather', clause: 'TC-7.12a' }),
  roll(s, dice, emit) {
    s.weather = first(dice) <= 2 ? MUD : FAIR;
    say(
      emit,
      'weather',
      { weather: s.weather === MUD ? 'mud' : 'fair', die: first(dice) },
      'TC-7.12a',
    );
    finish(s);
  },
};

// ------------------------------------------------------------------------------------ In-Fighting

/** In-Fighting: 1 begins next turn, 2 is in force (TC-A161). */
export const markerAuto: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  if (of(s.inFighting, side) === 1) setOf(s.inFighting, side, 2);
  if (of(s.inFighting, side) === 2) return false;
  finish(s);
  return true;
};

export const drawMarker: ChancePhase = {
  decision(s) {
    const side = topStep(s).side ?? RED;
    return diceDecide({ kind: 'draw-marker', clause: 'TC-7.13a', side: nameOfSide(side) }, [
      (side === RED ? RED_CUP : WHITE_CUP).length,
    ]);
  },
  roll(s, dice, emit) {
    const side = topStep(s).side ?? RED;
    setOf(s.marker, side, first(dice) - 1);
    const marker = (side === RED ? RED_CUP : WHITE_CUP)[first(dice) - 1] ?? '';
    say(emit, 'marker-drawn', { side: nameOfSide(side), marker }, 'TC-16.513a', side);
    finish(s);
  },
};

// ----------------------------------------------------------------------------------- the Tsar lives

export const TSAR_WAITS = 0;
export const TSAR_DEAD = 1;
export const TSAR_SAVED = 2;

export const tsarAuto: Auto = (s) => {
  if (s.tsar === TSAR_SAVED && hasPolitics(s.turn)) return false;
  finish(s);
  if (s.tsar === TSAR_SAVED) push(s, { kind: 'tsar-die' });
  return true;
};

/** TC-14.31j, TC-A69: a die for a step, or the modifier on the Influence card. */
export const tsar: Phase = phase({
  kinds: ['tsar-steps', 'tsar-influence'],
  clause: 'TC-14.31j',
  decision: () => sideDecides(WHITE, { kind: 'tsar', clause: 'TC-14.31j' }),
  choices: () => [{ kind: 'tsar-steps' }, { kind: 'tsar-influence' }],
  apply(s, _side, action, emit) {
    finish(s);
    if (action.kind === 'tsar-steps') push(s, { kind: 'tsar-die' });
    else s.tsarChoice = 2;
    say(emit, 'tsar', { choice: action.kind }, 'TC-14.31j');
  },
});

export const tsarDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'tsar-die', clause: 'TC-14.31j' }),
  roll(s, dice, emit) {
    finish(s);
    s.tsarChoice = 1;
    if (first(dice) <= 4) addOf(s.steps, WHITE, 2);
    say(emit, 'die', { what: 'tsar', die: first(dice) }, 'TC-14.31j');
  },
};
