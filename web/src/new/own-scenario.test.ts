// A scenario made by players travels: from the lobby into a match of this browser and back out of the storage.
import { beforeEach, expect, test, vi } from 'vitest';
import { OWN_FILE, ownToy } from '../../../engine/test/own-toy.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
    key: (i: number) => [...storage.keys()][i] ?? null,
    get length() {
      return storage.size;
    },
  });
});

const DATA = OWN_FILE as never;
const keysOfData = () => [...storage.keys()].filter((key) => key.includes('scenario-data'));

async function lobby() {
  const { NewGame } = await import('./new-game.svelte.ts');
  return new NewGame(ownToy);
}

test('the lobby takes a file with its defaults, and keeps out of one that is wrong', async () => {
  const made = await lobby();
  expect(made.takeOwn({ rounds: 9 }).map(({ code }) => code)).toEqual(['no-title', 'bad-rounds']);
  expect(made.setup).toEqual({ scenario: 'short', options: { die: 'on', colour: 'plain' } });
  expect(made.takeOwn(DATA)).toEqual([]);
  expect(made.setup).toEqual({
    scenario: 'own',
    options: { die: 'off', colour: 'bright' },
    data: OWN_FILE,
  });
  made.setOption('colour', 'plain');
  made.setOption('die', 'on');
  expect(made.options).toEqual({ die: 'off', colour: 'plain' });
  made.scenario = 'long';
  expect(made.setup.data).toBeUndefined();
});

test('a match of this browser keeps its scenario, once for all matches of it', async () => {
  const made = await lobby();
  made.takeOwn(DATA);
  const [first, second] = [made.begin(), made.begin()];
  expect(keysOfData()).toHaveLength(1);
  expect(storage.get('motti.matches')).not.toContain('Tea at four');
  vi.resetModules();
  const { matches } = await import('../store/matches.svelte.ts');
  expect(matches.load(first)?.setup.data).toEqual(OWN_FILE);
  expect(matches.list.map(({ setup }) => setup.data)).toEqual([OWN_FILE, OWN_FILE]);
  const match = matches.load(first)!;
  matches.save({ ...match, lines: [] }, { asked: undefined, over: undefined });
  expect(keysOfData()).toHaveLength(1);
  matches.remove(first);
  expect(keysOfData()).toHaveLength(1);
  matches.remove(second);
  expect(keysOfData()).toHaveLength(0);
});

test('scenarios that were made here are offered again while the rules take them', async () => {
  const { scenarios } = await import('../store/scenarios.svelte.ts');
  scenarios.keep({ id: 'a', game: 'own-toy', data: DATA });
  scenarios.keep({ id: 'b', game: 'own-toy', data: { rounds: 9 } });
  scenarios.keep({ id: 'c', game: 'chess', data: DATA });
  expect(scenarios.of(ownToy).map(({ id }) => id)).toEqual(['a']);
  scenarios.remove('a');
  expect(scenarios.of(ownToy)).toEqual([]);
});
