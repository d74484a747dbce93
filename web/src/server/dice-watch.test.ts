// What a browser keeps of the dice, when it shows its salt, and what it notices.
import { commitmentOf, pledgeOf } from '@motti/engine';
import type { MatchInfo } from '@motti/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { differenceOf, keepShare, pledgeFor, shareInRecord, shareOf } from './dice-share.ts';

const kept = new Map<string, string>();
let full = false;

beforeEach(() => {
  kept.clear();
  full = false;
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('full');
      kept.set(key, value);
    },
  });
});

const SEED = '5eed'.repeat(16);
const OTHER = '22'.repeat(16);
type Dice = MatchInfo['dice'];
const DICE: Dice = { commitment: commitmentOf(SEED), pledges: {}, salts: {}, forgone: [] };

const infoWith = (dice: Partial<Dice>, more: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 'match0001',
  game: 'toy',
  rules: 1,
  setup: { scenario: 'short', options: {} },
  you: 'red',
  seats: ['red', 'blue'].map((side) => ({
    side,
    kind: 'human',
    name: null,
    joined: true,
    online: true,
  })),
  status: 'playing',
  open: false,
  created: 0,
  dice: { ...DICE, ...dice },
  ...more,
});

async function watching() {
  const { DiceWatch } = await import('./dice-watch.svelte.ts');
  const shown: string[] = [];
  const watch = new DiceWatch('match0001', (salt) => shown.push(salt));
  const pledge = pledgeFor('match0001', 'red', DICE)!;
  const pledges = { red: pledge, blue: pledgeOf('blue', OTHER) };
  return { watch, shown, pledges, salt: shareOf('match0001')!.salt };
}

test('the salt is shown when everybody has sat down, not before, and all that was shown is kept first', async () => {
  const { watch, shown, pledges, salt } = await watching();
  watch.see(infoWith({ pledges: { red: pledges.red } }, { status: 'waiting' }));
  expect([watch.state, shown]).toEqual(['kept', []]);
  watch.see(infoWith({ pledges }));
  expect([watch.state, shown, watch.missing]).toEqual(['kept', [salt], ['blue']]);
  expect(shareOf('match0001')).toMatchObject({ commitment: DICE.commitment, pledges });
  watch.see(infoWith({ pledges, salts: { red: salt, blue: OTHER }, seed: SEED }));
  expect([watch.state, shown.length]).toEqual(['kept', 1]);
});

test('what was exchanged is noticed, and nothing is shown any more', async () => {
  const { watch, shown, pledges } = await watching();
  watch.see(infoWith({ pledges, commitment: 'ab'.repeat(32) }));
  expect([watch.state, shown]).toEqual(['commitment', []]);
});

test.each([
  ['commitment', { commitment: commitmentOf('ab'.repeat(32)) }],
  ['pledge', { pledges: { blue: pledgeOf('blue', 'ff'.repeat(16)) } }],
  ['pledge', { pledges: { red: pledgeOf('red', 'ff'.repeat(16)) } }],
  ['salt', { salts: { red: 'ff'.repeat(16) } }],
  ['salt', { salts: { blue: 'ff'.repeat(16) } }],
  ['seed', { seed: 'ab'.repeat(32) }],
] as const)('afterwards too: %s', async (state, { ...changed }) => {
  const { watch, pledges, salt } = await watching();
  watch.see(infoWith({ pledges }));
  const { pledges: other, ...rest } = { pledges: {}, ...changed };
  const salts = { red: salt, blue: OTHER, ...('salts' in changed ? changed.salts : {}) };
  watch.see(infoWith({ ...rest, pledges: { ...pledges, ...other }, salts }));
  expect(watch.state).toBe(state);
});

test('a salt that nobody had pledged when ours was shown', async () => {
  const { watch, pledges, salt } = await watching();
  watch.see(infoWith({ pledges: { red: pledges.red } }));
  watch.see(infoWith({ pledges: { red: pledges.red }, salts: { red: salt, blue: OTHER } }));
  expect(watch.state).toBe('pledge');
});

test('a browser that has not the salt says so, and shows nothing', async () => {
  const { watch, shown, pledges } = await watching();
  kept.clear();
  watch.see(infoWith({ pledges }));
  expect([watch.state, shown]).toEqual(['lost', []]);
  watch.see(infoWith({ pledges, forgone: ['red'] }));
  expect(watch.state).toBe('none');
});

test('a second window pledges the same; a browser that keeps nothing pledges nothing', () => {
  const first = pledgeFor('m', 'red', DICE);
  expect(pledgeFor('m', 'red', DICE)).toBe(first);
  full = true;
  expect(pledgeFor('other', 'red', DICE)).toBeUndefined();
});

test('a record is held against what this browser was shown', async () => {
  const { pledges, salt } = await watching();
  keepShare('match0001', { ...shareOf('match0001')!, pledges });
  const record = {
    game: 'toy',
    rules: 1,
    setup: { scenario: 'short', options: {} },
    players: {},
    dice: 'hmac-sha256' as const,
    commitment: DICE.commitment,
    pledges,
    salts: { red: salt, blue: OTHER },
    seed: SEED,
    lines: [],
  };
  const share = shareInRecord(record)!;
  expect(differenceOf(share, record)).toBeUndefined();
  const forged = { ...record, commitment: commitmentOf('ab'.repeat(32)), seed: 'ab'.repeat(32) };
  expect(differenceOf(shareInRecord(forged)!, forged)).toBe('commitment');
  expect(shareInRecord({ ...forged, pledges: {}, salts: {} })).toBeUndefined();
});
