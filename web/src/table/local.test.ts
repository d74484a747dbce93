import { ponder, randomBot } from '@motti/bots';
import { type AnyGame, type Side, seededRandom } from '@motti/engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import type { LocalOptions, LocalTable } from './local.svelte.ts';

/** A browser's storage, as much of it as the tables use. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});

const SETUP = { scenario: 'short', options: { die: 'on', colour: 'plain' } };
const person = { kind: 'person', name: '' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

async function table(
  players: Record<Side, typeof person | typeof bot>,
  open = false,
  game: AnyGame = toy,
  options: Partial<LocalOptions> = {},
) {
  const { LocalTable } = await import('./local.svelte.ts');
  const { matches } = await import('../store/matches.svelte.ts');
  const saved = {
    id: 'm1',
    game: 'toy',
    rules: 1,
    setup: SETUP,
    players,
    open,
    seed: '00'.repeat(32),
    created: 0,
    lines: [],
  };
  matches.save(saved, { asked: undefined, over: undefined });
  const made = (from = saved) =>
    new LocalTable(game, from, {
      pause: () => Promise.resolve(),
      think: ({ game, setup, view, side }, _, seed) => {
        const choices = game.choices(game.guess(view, seededRandom(seed), setup), side);
        return { lines: Promise.resolve([game.print(choices[0]!)]), stop: () => {} };
      },
      advise: async ({ game, setup, view, side }, seed) => {
        const choices = game.choices(game.guess(view, seededRandom(seed), setup), side);
        return [game.print(choices.at(-1)!)];
      },
      ...options,
    });
  return { made, matches };
}

/** Dice have fallen and bots have played: a person is asked, or it is over. */
const settled = (t: LocalTable): Promise<void> =>
  expect.poll(() => t.canAct || t.cover !== undefined || t.decision.kind === 'over').toBe(true);

test('dice fall and bots play by themselves until a person is asked', async () => {
  const { made } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  await settled(t);
  expect(t.viewer).toBe('red');
  expect(t.canAct).toBe(true);
  expect(t.entries[0]!.side).toBe('chance');
});

test('lines that are played in one go are all driven on', async () => {
  const { made } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  await settled(t);
  expect(t.decision).toMatchObject({ sides: ['red'], ask: { kind: 'stake' } });
  // A lesson shows a step of several lines so.
  for (const kind of ['raise', 'ready']) expect(t.play({ kind })).toBe(true);
  await expect.poll(() => t.entries.some(({ side }) => side === 'blue')).toBe(true);
});

test('against a bot a hint is given once it is asked for, and the record notes it', async () => {
  const { made, matches } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  await settled(t);
  const last = t.choices.at(-1)!;
  t.askHint();
  expect(t.hint).toEqual([]);
  await expect.poll(() => t.hint).toEqual([last]);
  expect(matches.load('m1')!.lines.at(-1)).toEqual({ side: 'red', text: 'hint' });
  expect(t.play(t.hint!)).toBe(true);
  expect(t.hint).toBeUndefined();
});

test('between two people at one screen nobody is given hints', async () => {
  const { made, matches } = await table({ red: person, blue: person });
  const t = made();
  t.start();
  await settled(t);
  t.uncover();
  expect(t.canAct).toBe(true);
  expect(t.canHint).toBe(false);
  t.askHint();
  expect(t.hint).toBeUndefined();
  expect(matches.load('m1')!.lines.some(({ text }) => text === 'hint')).toBe(false);
});

test('a match against a bot is played to its end, and is kept line by line', async () => {
  const { made, matches } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  for (let i = 0; i < 40 && t.decision.kind !== 'over'; i++) {
    await settled(t);
    if (t.canAct) t.play(t.choices.at(-1)!);
    expect(matches.load('m1')!.lines.length).toBeGreaterThan(0);
  }
  expect(t.decision.kind).toBe('over');
  expect(matches.list[0]!.over).toBeDefined();
});

test('a machine that thinks long says how far it is, and plays its best when nobody waits longer', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  let tell: (done: number) => void = () => {};
  const { made } = await table({ red: person, blue: bot }, false, toy, {
    think: ({ game, setup, view, side }, _, seed, told) => {
      const choices = game.choices(game.guess(view, seededRandom(seed), setup), side);
      let stop = (): void => {};
      const lines = new Promise<string[]>((resolve) => {
        stop = () => resolve([game.print(choices[0]!)]);
      });
      tell = told;
      return { lines, stop };
    },
  });
  const t = made();
  t.start();
  await expect.poll(() => t.thinking ?? t.canAct).toBeTruthy();
  if (t.canAct) t.play(t.choices.at(-1)!);
  await expect.poll(() => t.thinking).toBe('blue');
  tell(0.1);
  expect(t.progress).toBeUndefined();
  clock.mockReturnValue(1000);
  tell(0.5);
  expect(t.progress).toBe(0.5);
  const before = t.entries.length;
  t.hurry();
  await expect.poll(() => t.entries.length).toBeGreaterThan(before);
  expect(t.entries[before]!.side).toBe('blue');
  clock.mockRestore();
});

test('what a machine foresaw while a person decided is played at once', async () => {
  let asked = 0;
  let foreseen = 0;
  const { made } = await table({ red: person, blue: bot }, false, toy, {
    think: ({ game, setup, view, side }, _, seed) => {
      asked++;
      const choices = game.choices(game.guess(view, seededRandom(seed), setup), side);
      return { lines: Promise.resolve([game.print(choices[0]!)]), stop: () => {} };
    },
    ponder: (question, _, seed, hear) => {
      for (const { view, plan } of ponder(question, randomBot, randomBot, seededRandom(seed))) {
        foreseen++;
        hear(
          view,
          plan.map((action) => toy.print(action as never)),
        );
      }
      return () => {};
    },
  });
  const t = made();
  t.start();
  for (let i = 0; i < 40 && t.decision.kind !== 'over'; i++) {
    await settled(t);
    if (t.canAct) t.play(t.choices.at(-1)!);
  }
  const answers = t.entries.filter(({ side }) => side === 'blue').length;
  expect(foreseen).toBeGreaterThan(0);
  expect(asked).toBeLessThan(answers);
});

test('between two people nothing is shown before the seat is taken', async () => {
  const { made } = await table({ red: person, blue: person });
  const t = made();
  t.start();
  await settled(t);
  expect(t.cover).toBe('red');
  t.uncover();
  t.play({ kind: 'ready' });
  t.play(t.choices[0]!);
  expect(t.cover).toBe('blue');
  expect(t.viewer).toBe('red');
  t.uncover();
  expect(t.viewer).toBe('blue');
  expect(t.entries.findLast(({ side }) => side === 'red')!.text).toBeUndefined();
});

test('with open cards the eyes move by themselves', async () => {
  const { made } = await table({ red: person, blue: person }, true);
  const t = made();
  t.start();
  await settled(t);
  t.play({ kind: 'ready' });
  t.play(t.choices[0]!);
  expect(t.cover).toBeUndefined();
  expect(t.viewer).toBe('blue');
});

test('a reload finds the match where it was, with the same dice', async () => {
  const { made, matches } = await table({ red: person, blue: bot });
  const first = made();
  first.start();
  await settled(first);
  first.play({ kind: 'raise' });
  first.close();
  const second = made(matches.load('m1') as never);
  expect(second.entries).toEqual(first.entries);
  expect(second.canUndo).toBe(true);
  second.undo();
  expect(second.entries).toHaveLength(first.entries.length - 1);
  expect(matches.load('m1')!.lines.at(-1)!.text).toBe('undo');
});

test('what is not legal is refused with its reason, and nothing happens', async () => {
  const { made } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  await settled(t);
  const before = t.entries.length;
  expect(t.play({ kind: 'bid', card: 1 } as never)).toBe(false);
  expect(t.refused!.sentence).not.toBe('');
  expect(t.entries).toHaveLength(before);
  t.dismiss();
  expect(t.refused).toBeUndefined();
});

test('looking back shows the position then and lets nobody act', async () => {
  const { made } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  await settled(t);
  t.play({ kind: 'raise' });
  const now = t.view;
  t.look(0);
  expect(t.canAct).toBe(false);
  expect(t.view).not.toEqual(now);
  t.look(undefined);
  expect(t.view).toEqual(now);
});

test('a standing order is kept with the match, carried out, and called off', async () => {
  const passing: AnyGame['passing'] = (state) =>
    (state as { phase: string }).phase === 'stake' ? { kind: 'ready' } : undefined;
  const game: AnyGame = { ...toy, passing };
  const { made, matches } = await table({ red: person, blue: person }, true, game);
  const t = made();
  t.start();
  await settled(t);
  expect(t.orderPass('called-off')).toBe(true);
  expect(t.order).toEqual({ kinds: ['stake'] });
  await expect.poll(() => t.entries.some(({ text }) => text === 'ready')).toBe(true);
  expect(matches.load(t.id)?.orders).toEqual({ red: { kinds: ['stake'] } });
  expect(t.orderPass('turn')).toBe(false);
  t.callOffOrders();
  expect(t.order).toBeUndefined();
});

test('against the machine one may go back past dice and its answers; the record keeps what was taken back', async () => {
  const { made, matches } = await table({ red: person, blue: bot });
  const t = made();
  t.start();
  // Nothing was decided yet, but whatever will be is not for good.
  expect([t.canTakeBack, t.mayTakeBack]).toEqual([false, true]);
  for (let i = 0; i < 12 && t.entries.filter(({ side }) => side === 'chance').length < 2; i++) {
    await settled(t);
    if (t.canAct) t.play(t.choices.at(-1)!);
  }
  await settled(t);
  expect(t.canUndo).toBe(false);
  expect(t.canTakeBack).toBe(true);
  const own = t.entries.findIndex(({ side }) => side === 'red');
  const before = t.entries.slice(0, own).map(({ side, text }) => `${side} ${text}`);
  t.takeBackTo(own);
  expect(t.entries.slice(0, own).map(({ side, text }) => `${side} ${text}`)).toEqual(before);
  expect(t.entries).toHaveLength(own);
  expect(t.canAct).toBe(true);
  expect(matches.load('m1')!.lines.at(-1)!.text).toBe(`takeback ${own}`);
});

test('between two people with secrets nothing but undo takes back', async () => {
  const { made } = await table({ red: person, blue: person });
  const t = made();
  t.start();
  await settled(t);
  t.uncover();
  t.play({ kind: 'ready' });
  expect([t.canTakeBack, t.mayTakeBack]).toEqual([false, false]);
  const { length } = t.entries;
  t.takeBackTo(0);
  expect(t.entries).toHaveLength(length);
});
