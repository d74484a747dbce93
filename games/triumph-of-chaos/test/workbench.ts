// For tests: plays one card on a state, answering its questions, and tells what changed in names.
import { sequence } from '@motti/engine';
import { expect } from 'vitest';
import type { Action, Event, StepKind } from '../src/actions.ts';
import {
  automatic,
  chance,
  checkEvent,
  phases,
  playInitiative,
  politicalEffects,
  startEvent,
} from '../src/cards/index.ts';
import {
  at,
  FLAGS,
  faction,
  factionKeyed,
  findLeader,
  region,
  spaceName,
  unitKeyed,
} from '../src/data/index.ts';
import { refuse } from '../src/refusal.ts';
import { refreshAllegiance } from '../src/rules/factions.ts';
import { factionOf, isOccupied, keyOf, nameOf } from '../src/rules/pieces.ts';
import { updateSupply } from '../src/rules/supply.ts';
import { laidOut, rulesOf } from '../src/setup.ts';
import {
  ALL_FACTIONS,
  ALL_PIECES,
  asPolitical,
  cardOf,
  clone,
  FULL,
  fedUntil,
  isOnMap,
  isReduced,
  nameOfSide,
  OUT,
  PLACE_NAMES,
  pieceOfLeader,
  pieceOfUnit,
  placeOf,
  put,
  RED,
  REDUCED,
  RESERVE,
  SIDES,
  type SideId,
  type State,
  setFace,
  setMarker,
  setRecord,
  setStatus,
  spaceOf,
  topKind,
  type WHITE,
  WITHDRAWN,
} from '../src/state.ts';

/** The steps of the cards alone: whatever they push for others stays on the agenda. */
const bench = sequence<State, StepKind, Action, Event>({
  step: topKind,
  automatic,
  phases,
  chance,
  over: () => ({ kind: 'over', winner: undefined, clause: 'TC-C.1b' }),
  misplaced: (_s, _side, action) => refuse('TC-7.1a', 'not-now', { action: action.kind }),
});

const CARD_STEPS: readonly StepKind[] = ['effects', 'effect-choice', 'effect-die', 'effect-random'];

export interface Answers {
  readonly dice?: readonly number[];
  /** Picks among the choices; absent: the first. */
  pick?(choices: readonly Action[], s: State): Action | undefined;
}

/** Answers everything the cards ask until another phase has to. */
function finishCard(s: State, answers: Answers = {}): void {
  const dice = [...(answers.dice ?? [])];
  bench.settle(s);
  while (CARD_STEPS.includes(topKind(s))) {
    const asked = bench.decision(s);
    if (asked.kind === 'chance')
      bench.apply(s, 'chance', {
        kind: 'roll',
        dice: asked.faces.map((faces) => Math.min(faces, dice.shift() ?? 1)),
      });
    else if (asked.kind === 'choose') {
      const side = asked.sides[0] ?? 'red';
      const choices = bench.choices(s, side);
      const action = answers.pick?.(choices, s) ?? choices[0];
      if (action === undefined) throw new Error(`nothing to choose at ${asked.ask.kind}`);
      const refusal = bench.check(s, side, action);
      if (refusal) throw new Error(`${refusal.code} for ${JSON.stringify(action)}`);
      bench.apply(s, side, action);
    } else return;
  }
}

const whereabouts = (s: State, piece: (typeof ALL_PIECES)[number]): string => {
  const reduced = isReduced(s, piece) ? ' reduced' : '';
  return isOnMap(s, piece)
    ? `${spaceName(spaceOf(s, piece))}${reduced}`
    : `${PLACE_NAMES[placeOf(s, piece) - RESERVE]}`;
};

/** What one state has that the other had not, a line each. */
function changes(before: State, after: State): string[] {
  const lines: string[] = [];
  for (const piece of ALL_PIECES) {
    const now = whereabouts(after, piece);
    if (now !== whereabouts(before, piece)) lines.push(`${keyOf(piece)}: ${now}`);
  }
  for (const f of ALL_FACTIONS) {
    const { key } = faction(f);
    if (before.fcm[f] !== after.fcm[f]) lines.push(`marker ${key} ${after.fcm[f]}`);
    if (before.status[f] !== after.status[f]) lines.push(`status ${key} ${after.status[f]}`);
    if (before.war[f] !== after.war[f]) lines.push(`war ${key} ${after.war[f]}`);
    for (const side of SIDES) {
      const at = side * ALL_FACTIONS.length + f;
      if (before.ip[at] !== after.ip[at])
        lines.push(`influence ${nameOfSide(side)} ${key} ${after.ip[at]}`);
      if (before.factionSteps[at] !== after.factionSteps[at])
        lines.push(`steps ${key} ${after.factionSteps[at]}`);
    }
  }
  for (const [i, flag] of FLAGS.entries())
    if (before.flags[i] !== after.flags[i]) lines.push(`flag ${flag}`);
  for (const side of SIDES) {
    const name = nameOfSide(side);
    for (const field of [
      'steps',
      'penalty',
      'politicalSteps',
      'concentration',
      'inFighting',
      'mayEnd',
    ] as const)
      if (before[field][side] !== after[field][side])
        lines.push(`${field} ${name} ${after[field][side]}`);
  }
  if (before.vp !== after.vp) lines.push(`vp ${after.vp}`);
  if (before.polishStatus !== after.polishStatus) lines.push(`polish ${after.polishStatus}`);
  if (before.reshuffle !== after.reshuffle) lines.push('reshuffle');
  for (const f of after.leaving) if (!before.leaving.includes(f)) lines.push(`leaving ${f}`);
  if (String(before.noAct) !== String(after.noAct))
    lines.push(`no act ${after.noAct.map((id) => spaceName(id as never)).join(', ')}`);
  if (String(before.freeFactionSteps) !== String(after.freeFactionSteps))
    lines.push(`faction steps ${after.freeFactionSteps}`);
  if (before.boundSteps.length !== after.boundSteps.length) lines.push('bound steps');
  for (const l of after.lasting)
    if (!before.lasting.includes(l)) lines.push(`${l.do} ${nameOfSide(l.side)} ${l.value}`);
  for (const piece of ALL_PIECES)
    if (fedUntil(before, piece) !== fedUntil(after, piece)) lines.push(`fed ${nameOf(piece)}`);
  if (topKind(after) !== topKind(before)) lines.push(`then ${topKind(after)}`);
  return lines;
}

/** A state of the campaign in the turn of a card, with what the case needs. */
export function position(turn: number, prepare: (s: State) => void = () => undefined): State {
  const s = laidOut(rulesOf({ scenario: 'campaign', options: {} }));
  s.turn = turn;
  s.agenda.push({ kind: 'impulse-end' });
  prepare(s);
  updateSupply(s);
  return s;
}
export const hold =
  (side: SideId, ...keys: readonly string[]) =>
  (s: State): void => {
    for (const key of keys) {
      const f = factionKeyed(key);
      setMarker(s, f, side === RED ? 3 : -3);
      refreshAllegiance(s, f);
      const home = faction(f).region;
      if (home === undefined) continue;
      for (const id of region(home).spaces) if (!isOccupied(s, id)) setRecord(s, id, side);
    }
  };
const gone = (key: string) => (s: State) => {
  for (const piece of ALL_PIECES) if (factionOf(piece) === factionKeyed(key)) put(s, piece, OUT);
  setStatus(s, factionKeyed(key), WITHDRAWN);
};
export const stand =
  (key: string, number: number, reduced = false) =>
  (s: State): void => {
    const leader = findLeader(key);
    const piece = leader === undefined ? pieceOfUnit(unitKeyed(key)) : pieceOfLeader(leader);
    put(s, piece, at(number));
    setFace(s, piece, reduced ? REDUCED : FULL);
  };
export const all =
  (...steps: readonly ((s: State) => void)[]) =>
  (s: State): void => {
    for (const step of steps) step(s);
  };

/** Plays the event and tells what changed. */
export function event(s: State, side: SideId, number: number, answers: Answers = {}): string[] {
  const card = cardOf(side, number);
  const refusal = checkEvent(s, side, card);
  if (refusal) return [`${refusal.clause} ${refusal.code}`];
  const before = clone(s);
  startEvent(s, side, card, undefined);
  finishCard(s, answers);
  return changes(before, s);
}
/** Plays an option of an Initiative Card. */
export function initiative(s: State, side: SideId, number: number, option: string): string[] {
  const before = clone(s);
  playInitiative(s, side, { card: cardOf(side, number), option }, undefined);
  finishCard(s);
  return changes(before, s);
}
/** Places a Political Card. */
export function political(s: State, number: number, answers: Answers = {}): string[] {
  const before = clone(s);
  politicalEffects(s, asPolitical(number - 1), undefined);
  finishCard(s, answers);
  return changes(before, s);
}

// ------------------------------------------------------------------------------------ tables of cases

export type Case = readonly [
  name: string,
  card: number,
  turn: number,
  changes: readonly string[],
  prepare?: ((s: State) => void) | undefined,
  dice?: readonly number[],
];

/** Plays a case; its name stands in the title. */
export function play(
  side: typeof RED | typeof WHITE,
  [, card, turn, changes, prepare, dice]: Case,
): void {
  const found = event(position(turn, prepare), side, card, dice ? { dice } : {});
  expect(found).toEqual(changes);
}

export const marker =
  (key: string, value: number) =>
  (s: State): void =>
    setMarker(s, factionKeyed(key), value);
export const germansGone = gone('central-powers');
export const inFighting =
  (side: 0 | 1, value = 2) =>
  (s: State): void => {
    s.inFighting[side] = value;
  };
export const noAct =
  (...numbers: readonly number[]) =>
  (s: State): void => {
    s.noAct.push(...numbers.map(at));
  };
