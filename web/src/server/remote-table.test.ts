import { Match, type Side } from '@motti/engine';
import type { Act, Frame, MatchInfo, PastView, Row, Seated } from '@motti/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', { languages: ['en'] });
});

const SETUP = { scenario: 'short', options: { die: 'on', colour: 'plain' } };

/** As much of a server as one seat needs. */
class FakeServer {
  readonly match = new Match(toy, SETUP);
  readonly rows: Row[] = [];
  readonly side: Side;
  readonly clock: MatchInfo['clock'];

  constructor(side: Side, clock?: MatchInfo['clock']) {
    this.side = side;
    this.clock = clock;
    this.roll();
  }

  roll(): void {
    const { decision } = this.match;
    if (decision.kind !== 'chance') return;
    this.enter('chance', `roll ${decision.faces.map(() => 1).join(' ')}`);
  }

  enter(side: Side, text: string): void {
    const refusal = this.match.playLine({ side, text });
    if (refusal) throw new Error(refusal.code);
    const { audience, events } = this.match.entries.at(-1)!;
    const known = audience?.includes(this.side) ?? true;
    const row = { n: this.rows.length + 1, at: 0, side, kind: 'line' as const };
    this.rows.push({ ...row, text: known ? text : '?', events: [...events] });
  }

  bidOf(side: Side): string {
    return toy.print(toy.choices(this.match.state, side)[0]!);
  }

  seated(): Seated {
    const info = {
      id: 'match0001',
      game: 'toy',
      rules: 1,
      setup: SETUP,
      you: this.side,
      seats: [],
      status: 'playing',
      open: false,
      created: 0,
      dice: { commitment: '', pledges: {}, salts: {}, forgone: [] },
      ...(this.clock ? { clock: this.clock } : {}),
    } as MatchInfo;
    return { type: 'seated', info, chat: [], rows: [...this.rows], ...this.#now() };
  }

  frame(from: number): Frame {
    return { type: 'frame', from, rows: this.rows.slice(from), ...this.#now() };
  }

  past(version: number): PastView {
    const then = new Match(toy, SETUP);
    for (const line of this.match.entries.slice(0, version)) then.playLine(line);
    return { version, view: toy.view(then.state, this.side), decision: then.decision };
  }

  #now() {
    const { state, decision } = this.match;
    const view = JSON.parse(JSON.stringify(toy.view(state, this.side)));
    return { version: this.rows.length, view, decision };
  }
}

async function sit(server: FakeServer) {
  const { RemoteTable } = await import('./remote-table.svelte.ts');
  const sent: Act[] = [];
  const past = vi.fn(async (version: number) => server.past(version));
  const table = new RemoteTable(toy, server.seated(), (act) => sent.push(act), past);
  return { table, sent, past };
}

test('picks stay here until the decision is whole, then go as one', async () => {
  const server = new FakeServer('red');
  const { table, sent } = await sit(server);
  table.play({ kind: 'raise' });
  expect(sent).toEqual([]);
  expect(table.draft).toHaveLength(1);
  expect(table.canAct).toBe(true);
  table.play({ kind: 'ready' });
  expect(sent).toMatchObject([{ type: 'play', version: 1, lines: ['raise', 'ready'] }]);
  expect(table.canAct).toBe(false);
});

test.each([
  ['while it is sent', undefined],
  ['while it waits to be confirmed', { initial: 86_400_000, increment: 0 }],
])('what a choice will show of the other side is not guessed %s', async (_, clock) => {
  const server = new FakeServer('red', clock as MatchInfo['clock']);
  server.enter('red', 'ready');
  server.enter('blue', server.bidOf('blue'));
  const { table } = await sit(server);
  const [bid] = table.choices;
  table.play(bid!);
  expect(table.canAct).toBe(false);
  expect(table.draft).toHaveLength(1);
  expect((table.view as { open: number[] }).open).toEqual([0, 0]);
});

test('the draft is gone once the server has told of the lines, and the table goes on', async () => {
  const server = new FakeServer('red');
  const { table, sent } = await sit(server);
  table.play({ kind: 'ready' });
  server.enter('red', 'ready');
  table.receive(server.frame(1));
  table.receive({ type: 'accepted', id: sent[0]!.id, version: 2 });
  expect(table.draft).toEqual([]);
  expect(table.canAct).toBe(true);
  expect(table.entries).toHaveLength(2);
  expect(kept.size).toBe(0);
});

test('a reload finds the draft again', async () => {
  const server = new FakeServer('red');
  const first = await sit(server);
  first.table.play({ kind: 'raise' });
  first.table.close();
  const { table } = await sit(server);
  expect(table.draft.map(({ text }) => text)).toEqual(['raise']);
  table.undo();
  expect(table.draft).toEqual([]);
});

test('a refusal by the server keeps what stood before it and says why', async () => {
  const server = new FakeServer('red');
  const { table, sent } = await sit(server);
  table.play({ kind: 'raise' });
  table.play({ kind: 'ready' });
  const refusal = { clause: 'server', code: 'stale-version', facts: {} };
  table.receive({ type: 'refused', id: sent[0]!.id, refusal, index: 1, version: 1 });
  expect(table.draft.map(({ text }) => text)).toEqual(['raise']);
  expect(table.refused!.sentence).toContain('Something has happened');
  expect(table.canAct).toBe(true);
});

test('what the other side decides in secret leaves the draft alone', async () => {
  const server = new FakeServer('red');
  server.enter('red', 'ready');
  const { table } = await sit(server);
  const blue = toy.choices(server.match.state, 'blue')[0]!;
  server.enter('blue', toy.print(blue));
  table.receive(server.frame(2));
  expect(table.entries.at(-1)).toMatchObject({ side: 'blue', text: undefined });
  expect(table.canAct).toBe(true);
});

test('in a slow match a decision waits to be confirmed', async () => {
  const server = new FakeServer('red', { initial: 86_400, increment: 86_400, cap: 86_400 });
  const { table, sent } = await sit(server);
  table.play({ kind: 'ready' });
  expect(sent).toEqual([]);
  expect(table.confirming).toBe(true);
  table.undo();
  expect(table.confirming).toBe(false);
  expect(table.draft).toEqual([]);
  table.play({ kind: 'ready' });
  table.confirm();
  expect(sent).toHaveLength(1);
});

test('a play that was done before the link was lost is not shown twice', async () => {
  const server = new FakeServer('red');
  const { table } = await sit(server);
  table.play({ kind: 'ready' });
  server.enter('red', 'ready');
  table.receive({ ...server.seated(), rows: server.rows.slice(1) });
  expect(table.draft).toEqual([]);
  expect(table.entries).toHaveLength(2);
});

test('a frame without rows still tells what has changed in the match', async () => {
  const server = new FakeServer('red');
  const { table } = await sit(server);
  const frame = server.frame(server.rows.length);
  expect(frame.rows).toEqual([]);
  table.receive({ ...frame, info: { ...server.seated().info, next: 'another-match' } });
  expect(table.info.next).toBe('another-match');
});

test('a moment from before the page was opened is asked of the server, once, and shown', async () => {
  const server = new FakeServer('red');
  server.enter('red', 'raise');
  server.enter('red', 'ready');
  const { table, past } = await sit(server);
  const present = table.view;
  table.look(1);
  await expect.poll(() => table.moment).toBe(1);
  expect(table.view).toEqual(server.past(2).view);
  expect(table.view).not.toEqual(present);
  expect(table.canAct).toBe(false);
  table.look(undefined);
  expect(table.view).toEqual(present);
  table.look(1);
  expect(table.moment).toBe(1);
  expect(past.mock.calls).toEqual([[2]]);
});

test('who has looked elsewhere meanwhile is not taken back to a moment that comes late', async () => {
  const server = new FakeServer('red');
  server.enter('red', 'raise');
  server.enter('red', 'ready');
  const { table, past } = await sit(server);
  let come = (_: PastView): void => {};
  past.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
  table.look(1);
  table.look(undefined);
  come(server.past(2));
  await Promise.resolve();
  expect(table.moment).toBeUndefined();
});

test('a moment that cannot be shown is said so, and the table stays where it is', async () => {
  const server = new FakeServer('red');
  server.enter('red', 'raise');
  server.enter('red', 'ready');
  const { table, past } = await sit(server);
  const { ApiError } = await import('./api.ts');
  past.mockRejectedValueOnce(new ApiError('offline', 0, ''));
  table.look(1);
  await expect.poll(() => table.refused?.sentence).toContain('Are you online?');
  past.mockRejectedValueOnce(new ApiError('too-fast', 429, ''));
  table.look(1);
  await expect.poll(() => table.refused?.sentence).toContain('wait a little');
  expect(table.moment).toBeUndefined();
});
