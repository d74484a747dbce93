// What the largest bodies that the server takes cost its main thread: in all, and the longest time without a pause.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@motti/catalog';
import { LIMITS, type MatchCreated } from '@motti/protocol';

export interface Cost {
  readonly what: string;
  readonly bytes: number;
  readonly status: number;
  /** Milliseconds of processor time of the main thread: the median, and the most. */
  readonly totalMs: number;
  readonly longestMs: number;
  readonly worstMs: number;
}

export interface Watched {
  readonly totalMs: number;
  readonly longestMs: number;
}

interface Case {
  readonly what: string;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: string;
  readonly token?: string;
}

const TIMES = 15;
/** What is compiled when it is first used is no cost of a body. */
const WARM_UP = 5;

/** Costs of each of the largest bodies, on a server with nothing else to do. */
export async function costsOf(url: string, server: ChildProcess): Promise<Cost[]> {
  const wish = { game: GAMES[0]!.id, setup: { scenario: GAMES[0]!.scenarios[0]!.id, options: {} } };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.0.1' };
  const body = JSON.stringify({ ...wish, seats: {} });
  const response = await fetch(`${url}/api/matches`, { method: 'POST', headers, body });
  const made = (await response.json()) as MatchCreated;
  const costs: Cost[] = [];
  for (const one of cases(made)) costs.push(await costOf(url, server, one));
  return costs;
}

async function costOf(url: string, server: ChildProcess, one: Case): Promise<Cost> {
  const watched: Watched[] = [];
  let status = 0;
  for (let i = 0; i < TIMES + WARM_UP; i++) {
    server.send('watch');
    await once(server, 'message');
    const response = await fetch(url + one.path, {
      method: one.method,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.1.${i}`,
        ...(one.token === undefined ? {} : { authorization: `Bearer ${one.token}` }),
      },
      body: one.body,
    });
    await response.text();
    status = response.status;
    server.send('watched');
    const [seen] = (await once(server, 'message')) as [Watched];
    if (i >= WARM_UP) watched.push(seen);
  }
  const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[TIMES >> 1]!;
  return {
    what: one.what,
    bytes: one.body.length,
    status,
    totalMs: median(watched.map(({ totalMs }) => totalMs)),
    longestMs: median(watched.map(({ longestMs }) => longestMs)),
    worstMs: Math.max(...watched.map(({ longestMs }) => longestMs)),
  };
}

function cases({ id, seats }: MatchCreated): Case[] {
  const token = Object.values(seats)[0]!;
  const act = { method: 'POST', path: `/api/matches/${id}/act`, token } as const;
  const play = (lines: readonly string[]): string =>
    JSON.stringify({ type: 'play', id: 'cost', version: 0, lines });
  const longest = Math.floor((LIMITS.body - 100) / LIMITS.lines) - 3;
  return [
    {
      ...act,
      what: 'a plan of long lines',
      body: play(Array(LIMITS.lines).fill('x'.repeat(longest))),
    },
    { ...act, what: 'values up to the bound', body: keys(999, LIMITS.body) },
    { ...act, what: 'numbers too many', body: `[${'1,'.repeat(LIMITS.body / 2 - 2)}1]` },
    {
      what: 'notes',
      method: 'PUT',
      path: `/api/matches/${id}/notes`,
      token,
      body: JSON.stringify({ text: '\u00e9'.repeat(LIMITS.notes) }),
    },
    ...scenarios(),
    ...records(),
  ];
}

/** A closed object with so many keys that nobody knows, as long as may be. */
const keys = (count: number, bytes: number): string => {
  const value = 'x'.repeat(Math.floor(bytes / count) - 14);
  return `{${Array.from({ length: count }, (_, i) => `"k${String(i).padStart(5, '0')}":"${value}"`).join()}}`;
};

function scenarios(): Case[] {
  const games = GAMES.filter((game) => game.ownScenarios);
  return games.flatMap((game) => {
    const wish = (data: string): Case => ({
      what: '',
      method: 'POST',
      path: '/api/matches',
      body: `{"game":"${game.id}","setup":{"scenario":"own","options":{},"data":${data}},"seats":{}}`,
    });
    const files = ['khalkhin-gol', 'summa'].map((name) => swollen(game.id, name));
    return [
      { ...wish(keys(9000, 190_000)), what: 'a scenario of nothing but unknown keys' },
      ...files.map((data, i) => ({ ...wish(data), what: `a swollen scenario, ${i + 1}` })),
    ];
  });
}

/** A real scenario with every list as long as the bounds of a body allow. */
function swollen(game: string, name: string): string {
  const path = new URL(`../../../games/${game}/src/data/scenarios/${name}.json`, import.meta.url);
  const file = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const counted = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce((sum: number, one) => sum + counted(one), 0)
      : 1;
  const most = (times: number): Record<string, unknown> => {
    const longer = (value: unknown): unknown =>
      Array.isArray(value) ? Array.from({ length: times }, () => value).flat() : value;
    return Object.fromEntries(Object.entries(file).map(([key, value]) => [key, longer(value)]));
  };
  let times = 1;
  while (fits(most(times + 1))) times++;
  return JSON.stringify(most(times));
  function fits(data: unknown): boolean {
    return counted(data) < 9900 && JSON.stringify(data).length < LIMITS.scenario;
  }
}

function records(): Case[] {
  const record = (what: string, text: string): Case => ({
    what,
    method: 'POST',
    path: '/api/matches/import',
    body: JSON.stringify({ record: text }),
  });
  const head = (game: string): string => `[Game "${game}"]\n`;
  const rolls = Array.from({ length: LIMITS.recordLines - 10 }, (_, i) => `${i + 1} chance roll 1`);
  const tags = Array.from({ length: 15_000 }, (_, i) => `[Tag${i} "${'x'.repeat(12)}"]`);
  return [
    record('a record of rolls', head(GAMES[0]!.id) + rolls.join('\n')),
    record('a record of tags', head(GAMES[0]!.id) + tags.join('\n')),
    ...genuine().map((text) => record('a genuine record', text)),
    record('a record of one line', head(GAMES[0]!.id) + 'x'.repeat(LIMITS.recordBody - 200)),
  ];
}

/** Records that the browser tests play on from: long ones. */
function genuine(): string[] {
  const folder = new URL('../../../web/e2e/records/', import.meta.url);
  return readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
}
