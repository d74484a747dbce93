// A match as a record, a record as a match, a match after a match.

import { webcrypto } from 'node:crypto';
import { type MatchRecord, readRecord, verify, writeRecord } from '@motti/engine';
import { type Cryptography, checkSignature, LIMITS, type MatchCreated } from '@motti/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ToyView } from '../../engine/test/toy.ts';
import { gameOf, toy } from '../../engine/test/toy.ts';
import { LiveMatch } from '../src/matches/live-match.ts';
import { rowsOf } from '../src/matches/record.ts';
import { TooMuchWorkError } from '../src/matches/slices.ts';
import { type Client, TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const first = (client: Client): string => `bid ${(client.view as ToyView).hand[0]}`;

/** A game to its end, with an undo and a take-back on the way. */
async function played(): Promise<{ made: MatchCreated; red: Client; blue: Client }> {
  const match = await server.match();
  const { red, blue } = match;
  await red.play('raise');
  await red.must({ type: 'undo', version: red.version });
  await red.play('ready');
  const to = red.version;
  for (const again of [true, false]) {
    await blue.at(red.version);
    await red.play(first(red));
    await blue.at(red.version);
    await blue.play(first(blue));
    await red.at(blue.version);
    if (!again) break;
    await red.must({ type: 'offer', what: 'take-back', to });
    await blue.must({ type: 'answer', accept: true });
    await red.at(blue.version);
  }
  await blue.play('ready');
  await red.at(blue.version);
  await blue.play(first(blue));
  await red.at(blue.version);
  await red.play(first(red));
  await blue.at(red.version);
  expect(red.info.status).toBe('over');
  return match;
}

async function recordOf(made: MatchCreated, seat = 'red'): Promise<string> {
  const headers = { authorization: `Bearer ${made.seats[seat]}` };
  const path = `/api/matches/${made.id}/record`;
  return (await server.request<string>('GET', path, undefined, headers)).body;
}

const bring = (wish: object) =>
  server.request<MatchCreated & { error: { code: string; facts: object } }>(
    'POST',
    '/api/matches/import',
    wish,
  );

test('once it is over, everybody gets the whole of it, with the seed', async () => {
  const { made } = await played();
  const text = await recordOf(made);
  expect(await recordOf(made, 'blue')).toBe(text);
  const { record } = readRecord(text, gameOf);
  expect(record.players).toEqual({ red: 'Anna', blue: 'Bo' });
  expect(record.seed).toBe((await server.store.match(made.id))!.seed);
  expect(record.lines.map((line) => line.text)).toContain('undo');
  expect(record.lines.map((line) => line.text)).toContain('takeback 2');
  expect(text).not.toMatch(/ \?$/m);
  expect(verify(text, gameOf)).toMatchObject({ ok: true, dice: 'checked', rolls: 4 });
});

test('the server signs what was played to its end here: names, options, lines, result', async () => {
  const { made, red } = await played();
  const text = await recordOf(made, 'red');
  const { key } = (await server.request<{ key: string }>('GET', '/.well-known/motti-key')).body;
  const signed = (written: string) =>
    checkSignature(written, gameOf, webcrypto.subtle as Cryptography);
  expect(await signed(text)).toEqual({ kind: 'right', key });
  expect(verify(text, gameOf)).toMatchObject({ ok: true });
  const { record } = readRecord(text, gameOf);
  const forged = (over: Partial<MatchRecord>) => signed(writeRecord({ ...record, ...over }, toy));
  const players = { ...record.players, red: 'Somebody else' };
  expect(await forged({ players })).toEqual({ kind: 'wrong', key });
  expect(await forged({ date: '1939-11-30' })).toEqual({ kind: 'wrong', key });
  expect(await forged({ result: { winner: 'red', clause: 'resignation' } })).toMatchObject({
    kind: 'wrong',
  });
  // Without a signature it is still consistent with itself.
  const { signature: _, ...unsigned } = record;
  const plain = writeRecord(unsigned, toy);
  expect(await signed(plain)).toEqual({ kind: 'unsigned' });
  expect(verify(plain, gameOf)).toMatchObject({ ok: true });
  red.terminate();
});

test('nothing is signed that goes on, or that came from elsewhere', async () => {
  const { made, red } = await server.match();
  await red.play('ready');
  expect(await recordOf(made, 'red')).not.toContain('[Signature');
  const { made: other } = await played();
  const record = await recordOf(other, 'red');
  const again = await server.request<MatchCreated>('POST', '/api/matches/import', { record });
  expect(await recordOf(again.body)).not.toContain('[Signature');
});

test('imported, it is the same match', async () => {
  const { made, red } = await played();
  const text = await recordOf(made);
  const { status, body } = await bring({ record: text });
  expect(status).toBe(201);
  const again = await server.sit(body, 'red');
  expect(again.view).toEqual(red.view);
  expect(again.info).toMatchObject({ status: 'over', seats: [{ name: 'Anna' }, { name: 'Bo' }] });
});

test('imported up to a line, it goes on from there', async () => {
  const { made } = await played();
  const record = await recordOf(made);
  const { body } = await bring({ record, lines: 4, take: 'red' });
  const red = await server.sit(body, 'red');
  const blue = await server.sit(body, 'blue');
  await blue.must({ type: 'join' });
  await red.at(blue.version);
  expect((red.view as ToyView).phase).toBe('bid');
  await red.play(first(red));
  await blue.at(red.version);
  await blue.play(first(blue));
  const saved = await recordOf(body);
  // Its first dice came from elsewhere: no seed of ours explains them.
  expect(saved).toContain('[Dice "free"]');
});

test('what is wrong with a record is said with its place', async () => {
  const { made } = await played();
  const record = await recordOf(made);
  const torn = await bring({ record: record.slice(0, -3) });
  expect(torn).toMatchObject({ status: 422, body: { error: { code: 'unreadable-record' } } });
  const illegal = await bring({ record: record.replace('red raise', 'blue raise') });
  expect(illegal).toMatchObject({
    status: 422,
    body: { error: { code: 'illegal-record', facts: { line: 2, code: 'not-your-decision' } } },
  });
  const { made: running } = await server.match();
  const masked = await bring({ record: await recordOf(running) });
  expect(masked).toMatchObject({ status: 422, body: { error: { code: 'masked-record' } } });
});

test('a record that would keep everybody waiting is not played', async () => {
  const { made } = await played();
  const record = await recordOf(made);
  const there = 'red raise\n';
  const longer = `${'red raise\nred undo\n'.repeat(LIMITS.recordLines / 2)}${there}`;
  const long = await bring({ record: record.replace(there, longer) });
  expect(long).toMatchObject({ status: 422, body: { error: { code: 'long-record' } } });
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1200;
    return now;
  });
  const processor = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 1_200_000, system: 0 });
  const playing = rowsOf(readRecord(record, gameOf).record, toy, 0);
  await expect(playing).rejects.toThrow(TooMuchWorkError);
  clock.mockRestore();
  processor.mockRestore();
});

test('a name in a record that nobody could give themselves is none', async () => {
  const { made } = await played();
  const record = (await recordOf(made)).replace('"Anna"', '"An\u202ena"');
  const { body } = await bring({ record });
  const { info } = await server.sit(body, 'red');
  expect(info.seats).toMatchObject([{ name: null }, { name: 'Bo' }]);
});

test('a match does not grow for ever; it can still be given up', async () => {
  const { made } = await server.match();
  const stored = (await server.store.match(made.id))!;
  const join = {
    kind: 'join',
    side: 'red',
    text: 'Anna',
    at: stored.created,
    client: null,
  } as const;
  const rows = Array.from({ length: LIMITS.rows }, (_, i) => ({ ...join, n: i + 1 }));
  const live = new LiveMatch(toy, stored, rows);
  const refused = { kind: 'refused', refusal: { code: 'match-is-full' } };
  expect(live.act('red', { type: 'join', id: 'a', name: 'Bo' }, 0)).toMatchObject(refused);
  expect(live.act('red', { type: 'offer', id: 'b', what: 'draw' }, 0)).toMatchObject(refused);
  expect(live.act('red', { type: 'resign', id: 'c' }, 0)).toMatchObject({ kind: 'rows' });
});

test('a rematch exchanges the sides; each gets their own seat only', async () => {
  const { made, red, blue } = await server.match();
  const ask = (seat: string) =>
    server.request<MatchCreated>('POST', `/api/matches/${made.id}/rematch`, undefined, {
      authorization: `Bearer ${made.seats[seat]}`,
    });
  expect((await ask('red')).status).toBe(409);
  await red.must({ type: 'resign' });
  const [one, two] = await Promise.all([ask('red'), ask('blue')]);
  expect(one.status).toBe(201);
  expect(one.body.id).toBe(two.body.id);
  expect(Object.keys(one.body.seats)).toEqual(['blue']);
  expect(Object.keys(two.body.seats)).toEqual(['red']);
  await blue.until(() => blue.info.next === one.body.id);
  const anna = await server.sit(one.body, 'blue');
  expect(anna.info.seats).toMatchObject([{ name: 'Bo' }, { name: 'Anna' }]);
});
