// What a panel tells of the end and of the front, held against the verdicts and the map.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, scenario, spaceName } from '../src/data/index.ts';
import { alongFront } from '../src/queries/index.ts';
import { MOSCOW, PETROGRAD } from '../src/rules/control.ts';
import {
  automaticVictory,
  finalVictory,
  instantVictory,
  REQUIRED,
  waysToWin,
} from '../src/rules/victory.ts';
import { laidOut, rulesOf } from '../src/setup.ts';
import { ALL_PIECES, OUT, put, RED, type State, setRecord, WHITE } from '../src/state.ts';

const begun = (id: string): State => laidOut(rulesOf({ scenario: id, options: {} }));
const emptied = (id: string): State => {
  const s = begun(id);
  for (const piece of ALL_PIECES) put(s, piece, OUT);
  return s;
};
const goal = (s: State, clause: string, name: string, winner = 'red') =>
  waysToWin(s)
    .filter((way) => way.clause === clause && way.winner === winner)
    .flatMap(({ goals, choice }) => [...goals, ...(choice?.goals ?? [])])
    .find((each) => each.name === name);

describe('the ways to win', () => {
  test('TC-6.21a thirty points, for RED with a city in each of four regions', () => {
    const s = emptied('campaign');
    s.vp = 29;
    expect(goal(s, 'TC-6.21a', 'points')).toEqual({ name: 'points', have: 29, need: 30 });
    s.vp = -30;
    expect(automaticVictory(s)).toEqual({ winner: 'white', clause: 'TC-6.21a' });
    s.vp = 30;
    for (const id of REQUIRED) setRecord(s, id, WHITE);
    expect(goal(s, 'TC-6.21a', 'don')).toMatchObject({ have: 0, need: 1 });
    expect(automaticVictory(s)).not.toEqual({ winner: 'red', clause: 'TC-6.21a' });
  });

  test('TC-6.23a both capitals', () => {
    const s = emptied('campaign');
    setRecord(s, MOSCOW, WHITE);
    expect(goal(s, 'TC-6.23a', 'moscow', 'white')?.have).toBe(1);
    expect(automaticVictory(s)).toBeUndefined();
    setRecord(s, PETROGRAD, WHITE);
    expect(automaticVictory(s)).toEqual({ winner: 'white', clause: 'TC-6.23a' });
  });

  test('TC-5.26a each of three wins 1919 at once, and the list says the same', () => {
    const listed = (s: State): boolean =>
      waysToWin(s).some(
        ({ when, goals }) => when === 'at-once' && goals.every(({ have, need }) => have >= need),
      );
    for (const prepare of [
      () => undefined,
      (s: State) => Object.assign(s, { vp: -13 }),
      (s: State) => Object.assign(s, { vp: -14 }),
      (s: State) => setRecord(s, MOSCOW, WHITE),
      (s: State) => setRecord(s, PETROGRAD, WHITE),
    ]) {
      const s = emptied('1919');
      s.vp = 0;
      prepare(s);
      expect(listed(s)).toBe(instantVictory(s) !== undefined);
    }
  });

  test('TC-5.36, TC-6.31a the last turn', () => {
    const short = emptied('1918');
    short.vp = 1;
    expect(finalVictory(short)).toEqual({ winner: 'red', clause: 'TC-5.36' });
    short.vp = 0;
    expect(finalVictory(short)).toEqual({ winner: 'white', clause: 'TC-5.36' });
    const long = emptied('campaign');
    long.vp = 1;
    for (const id of REQUIRED) setRecord(long, id, RED);
    expect(finalVictory(long)).toEqual({ winner: 'red', clause: 'TC-6.31a' });
    setRecord(long, REQUIRED[0]!, WHITE);
    expect(finalVictory(long)).toEqual({ winner: 'white', clause: 'TC-6.31a' });
  });

  test('TC-5.26c the list names what RED needs at the end of 1919', () => {
    const s = emptied('1919');
    const { need } = goal(s, 'TC-5.26c', 'points')!;
    const winnerAt = (vp: number) => finalVictory(Object.assign(s, { vp })).winner;
    expect([need - 2, need - 1, need].map(winnerAt)).toEqual(['white', 'draw', 'red']);
  });

  test.each(['en', 'fr'])('the rulebook (%s) has the numbers of the scenarios', (locale) => {
    const rulebook = readFileSync(new URL(`../rulebook/${locale}.md`, import.meta.url), 'utf8');
    const numbersOf = (clause: string): readonly number[] =>
      (rulebook.match(RegExp(`\\*\\*${clause}\\*\\*.*`))?.[0].match(/[-−]?\d+/g) ?? []).map(
        (number) => Number(number.replace('−', '-')),
      );
    expect(numbersOf('TC-5.36')).toContain(scenario('1918').vp);
    expect(numbersOf('TC-A108')).toContain(scenario('1919').vp);
    expect(numbersOf('TC-5.26c')).toContain(scenario('1919').par);
  });
});

test('the front: only spaces that touch the enemy, with the strength that stands in them', () => {
  const sectors = alongFront(begun('1919'));
  const don = sectors.find(({ spaces }) => spaces.includes(at(324)) || spaces.includes(at(330)));
  expect(don).toBeDefined();
  expect(sectors.every(({ red, white }) => red + white > 0)).toBe(true);
  expect(sectors.flatMap(({ spaces }) => spaces).map(spaceName)).not.toContain('Moscow');
  // Nobody is left: no sector.
  expect(alongFront(emptied('1919'))).toEqual([]);
});
