// Seeded mutations of the scenarios of the box, as the text of files: some of them can still be played.
import { SCENARIOS } from '@motti/hourra-pobieda/workshop';

type Fields = Record<string | number, unknown>;
/** A whole number from 0, below this. */
type Random = (below: number) => number;

const FILES = [SCENARIOS['khalkhin-gol'], SCENARIOS['suomussalmi-raate'], SCENARIOS.summa].map(
  (file) => JSON.stringify(file),
);

export function* mutatedFiles(count: number, seed: number): Generator<string> {
  const random = lcg(seed);
  for (let i = 0; i < count; i++) yield mutated(FILES[i % FILES.length]!, random);
}

function lcg(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutated(file: string, random: Random): string {
  if (random(25) === 0) return damaged(file, random);
  const data = JSON.parse(file) as Fields;
  const times = 1 + random(3);
  for (let n = 0; n < times; n++) {
    if (random(4) === 0) aimed(data, random);
    else mutateAnywhere(data, random);
  }
  return JSON.stringify(data);
}

/** What is no JSON at all, is much too long, or goes much too deep. */
function damaged(file: string, random: Random): string {
  switch (random(5)) {
    case 0:
      return file.slice(0, random(file.length));
    case 1:
      return String.fromCharCode(...Array.from({ length: 2000 }, () => random(256)));
    case 2:
      return file.replace('"title":"', `"title":"${'a'.repeat(1_000_000)}`);
    case 3:
      return file.replace(
        '"regions":{',
        `"regions":{"deep":${'['.repeat(5000)}${']'.repeat(5000)},`,
      );
    default:
      return file.replace(',', ',,');
  }
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

const objectAt = (value: unknown): Fields => (value ?? {}) as Fields;
const listAt = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Mistakes that people make: a place off the table, a road that comes back, zones that overlap, an id that is nobody's. */
function aimed(data: Fields, random: Random): void {
  const sides = listAt(data['sides']).map(objectAt);
  const side = sides[random(2)] ?? {};
  const setup = objectAt(side['setup']);
  switch (random(6)) {
    case 0:
      listAt(setup['zone']).push('4040');
      break;
    case 1: {
      const road = objectAt(listAt(data['roads'])[0]);
      const cells = listAt(road['cells']);
      if (cells.length > 0) cells.push(cells[0]);
      break;
    }
    case 2: {
      const other = objectAt(sides[1]?.['setup']);
      other['zone'] = structuredClone(objectAt(sides[0]?.['setup'])['zone']);
      break;
    }
    case 3:
      objectAt(listAt(side['forces'])[0])['type'] = 'elephants';
      break;
    case 4:
      objectAt(listAt(side['forces'])[0])['count'] = 10 ** (1 + random(12));
      break;
    default:
      data['turnLimit'] = 1 + random(40);
  }
}

/** Somewhere in the file something is dropped, renamed, doubled, swapped or replaced. */
function mutateAnywhere(data: Fields, random: Random): void {
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
