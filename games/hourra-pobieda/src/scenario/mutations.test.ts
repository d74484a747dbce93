// A thousand seeded mutations of the scenarios of the box.
import type { Json } from '@motti/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import { problems as english } from '../texts/en/problems.ts';
import { problems as french } from '../texts/fr/problems.ts';
import { problems } from './problems.ts';

type Fields = Record<string | number, unknown>;
const KHALKHIN = SCENARIOS['khalkhin-gol'];
const RAATE = SCENARIOS['suomussalmi-raate'];
const SUMMA = SCENARIOS.summa;

test('HP-B23 a thousand mutations: each can be played or is refused with code, place and sentence', () => {
  const random = lcg(20261116);
  const files = [KHALKHIN, RAATE, SUMMA].map((file) => JSON.stringify(file));
  let refused = 0;
  for (let i = 0; i < 1000; i++) {
    const data = JSON.parse(files[i % 3]!) as Fields;
    const times = 1 + random(3);
    for (let n = 0; n < times; n++) mutate(data, random);
    const wrong = problems(data as unknown as Json);
    for (const { code, clause, path, facts } of wrong) {
      expect(clause).toMatch(/^HP-B\d+$/);
      for (const words of [english, french]) {
        const sentence = words[code](facts);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(path.every((part) => typeof part === 'string' || Number.isInteger(part))).toBe(true);
    }
    if (wrong.some(({ level }) => level === 'error')) refused++;
  }
  expect(refused).toBeGreaterThan(500);
  expect(refused).toBeLessThan(1000);
});

// ------------------------------------------------------------------------------------- mutations

type Random = (below: number) => number;
function lcg(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.5,
  '',
  '9999',
  '0101',
  'no-such-id',
  '\u0000',
  'x'.repeat(700),
  [],
  {},
  [[[[]]]],
  ['0101', '0102', '0101'],
  Array.from({ length: 300 }, () => '0505'),
];

/** Somewhere in the file something is dropped, renamed, doubled, swapped or replaced. */
function mutate(data: Fields, random: Random): void {
  const spots: { readonly at: Fields; readonly key: string }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      spots.push({ at: value as Fields, key });
      walk((value as Fields)[key]);
    }
  };
  walk(data);
  const { at, key } = spots[random(spots.length)]!;
  const list: unknown[] | undefined = Array.isArray(at) ? (at as unknown[]) : undefined;
  const value = at[key];
  switch (random(7)) {
    case 0:
      if (list) list.splice(Number(key), 1);
      else delete at[key];
      break;
    case 1:
      if (list) break;
      at[`${key}x`] = value;
      delete at[key];
      break;
    case 2:
      list?.push(value);
      break;
    case 3:
      list?.reverse();
      break;
    case 4:
      if (typeof value === 'number') at[key] = value + 1;
      break;
    case 5:
      if (typeof value === 'string') at[key] = `0${1 + random(9)}0${1 + random(9)}`;
      break;
    default:
      at[key] = structuredClone(STRANGE[random(STRANGE.length)]);
  }
}
