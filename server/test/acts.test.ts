// What a seat can do, and every reason for which it is refused.

import type { MatchCreated, MatchList } from '@motti/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToyView } from '../../engine/test/toy.ts';
import { LIMITS } from '../src/config.ts';
import { summaryOf } from '../src/matches/matches.ts';
import { type ActRequest, type Client, CONFIG, TestServer } from './harness.ts';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await TestServer.start({ now: () => now });
});
afterAll(() => server.stop());

const handOf = (client: Client): number[] => (client.view as ToyView).hand;

/** Brings a new match to the bids: the leader is ready. */
async function bidding() {
  const match = await server.match();
  await match.red.play('ready');
  await match.blue.at(match.red.version);
  return match;
}

describe('playing', () => {
  test('a move is accepted when it is durable, and everybody sees it', async () => {
    const { made, red, blue } = await server.match();
    const { version } = await red.play('raise', 'raise', 'ready');
    expect(await server.store.rows(made.id, version - 3)).toMatchObject([
      { kind: 'line', side: 'red', text: 'raise' },
      { kind: 'line', side: 'red', text: 'raise' },
      { kind: 'line', side: 'red', text: 'ready' },
    ]);
    await blue.at(version);
    expect(blue.rows.slice(-3).map((row) => row.kind === 'line' && row.text)).toEqual([
      'raise',
      'raise',
      'ready',
    ]);
    expect((blue.view as ToyView).stake).toBe(3);
  });

  test('the dice that follow are rolled in the same append', async () => {
    const { made, red, blue } = await bidding();
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    const { version } = await blue.play(`bid ${handOf(blue)[0]}`);
    const rows = await server.store.rows(made.id, version - 2);
    expect(rows[0]).toMatchObject({ side: 'blue', client: null });
    expect(rows[1]).toMatchObject({ side: 'chance', client: expect.stringContaining('blue ') });
  });

  test('both sides decide at once: what the other does in secret is not stale', async () => {
    const { red, blue } = await bidding();
    const before = blue.version;
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    const lines = [`bid ${handOf(blue)[0]}`];
    await blue.must({ type: 'play', version: before, lines });
  });
});

describe('refusals', () => {
  test('out of turn', async () => {
    const { blue } = await server.match();
    const lines = ['ready'];
    expect(await blue.refused({ type: 'play', version: blue.version, lines })).toBe(
      'not-your-decision',
    );
  });

  test('a rule: with its clause, its facts and the index of the line, and nothing is played', async () => {
    const { red } = await server.match();
    const { version } = red;
    const lines = ['raise', 'raise', 'raise', 'ready'];
    expect(await red.act({ type: 'play', version, lines }, 'x')).toEqual({
      type: 'refused',
      id: 'x',
      index: 2,
      refusal: { clause: 'TOY-2', code: 'stake-is-full', facts: { limit: 3 } },
      version,
    });
    await red.play('raise', 'ready');
  });

  test('a card that is in the other hand', async () => {
    const { red, blue } = await bidding();
    const lines = [`bid ${handOf(blue)[0]}`];
    expect(await red.refused({ type: 'play', version: red.version, lines })).toBe('not-in-hand');
  });

  test('a stale version: the own line played elsewhere counts too', async () => {
    const { made, red, blue } = await server.match();
    const { version } = red;
    await red.play('raise');
    expect(await red.refused({ type: 'play', version, lines: ['raise'] })).toBe('stale-version');
    const other = await server.sit(made, 'red');
    await other.play('ready');
    expect(await blue.refused({ type: 'play', version, lines: ['bid 1'] })).toBe('stale-version');
    expect(await blue.refused({ type: 'play', version: 9999, lines: ['bid 1'] })).toBe(
      'stale-version',
    );
  });

  test('dice are not a player’s to say', async () => {
    const { red } = await server.match();
    const { version } = red;
    expect(await red.refused({ type: 'play', version, lines: ['roll 6'] })).toBe('unreadable-line');
  });

  test('a line that is no notation, with its index', async () => {
    const { red } = await server.match();
    const { version } = red;
    const answer = await red.act({ type: 'play', version, lines: ['raise', 'xyzzy'] });
    expect(answer).toMatchObject({
      index: 1,
      refusal: { clause: 'server', code: 'unreadable-line', facts: { line: 'xyzzy' } },
    });
  });

  test('a spectator acts in nothing', async () => {
    const { made } = await server.match();
    const watcher = await server.sit(made, 'spectator');
    const { version } = watcher;
    const acts: ActRequest[] = [
      { type: 'play', version, lines: ['ready'] },
      { type: 'undo', version },
      { type: 'resign' },
      { type: 'chat', text: 'hello' },
      { type: 'join', name: 'Eve' },
      { type: 'offer', what: 'draw' },
    ];
    for (const act of acts) expect(await watcher.refused(act)).toBe('spectators-watch');
  });

  test('the dice wait until everybody has taken their seat', async () => {
    const made = await server.create();
    const red = await server.sit(made, 'red');
    await red.must({ type: 'join' });
    expect(red.decision.kind).toBe('chance');
    expect(red.info.status).toBe('waiting');
    expect(await red.refused({ type: 'play', version: red.version, lines: ['ready'] })).toBe(
      'waiting-for-players',
    );
  });

  test('nothing after the end', async () => {
    const { red, blue } = await server.match();
    await red.must({ type: 'resign' });
    await blue.at(red.version);
    const { version } = blue;
    expect(await blue.refused({ type: 'play', version, lines: ['ready'] })).toBe('match-is-over');
    expect(await red.refused({ type: 'undo', version })).toBe('match-is-over');
  });
});

describe('a client’s id', () => {
  test('what comes twice is done once', async () => {
    const { red } = await server.match();
    const act: ActRequest = { type: 'play', version: red.version, lines: ['raise'] };
    const first = await red.must(act, 'same');
    const second = await red.must(act, 'same');
    expect(second).toEqual({ ...first, again: true });
    expect((red.view as ToyView).stake).toBe(2);
  });

  test('two at once, on two sockets, are done once', async () => {
    const { made, red } = await server.match();
    const other = await server.sit(made, 'red');
    const act: ActRequest = { type: 'play', version: red.version, lines: ['raise'] };
    const answers = await Promise.all([red.act(act, 'same'), other.act(act, 'same')]);
    expect(answers.map((answer) => 'again' in answer).sort()).toEqual([false, true]);
    expect((red.view as ToyView).stake).toBe(2);
  });

  test('is the seat’s own: the same id of the other side is another act', async () => {
    const { red, blue } = await server.match();
    await red.must({ type: 'play', version: red.version, lines: ['ready'] }, 'same');
    await blue.at(red.version);
    const lines = [`bid ${handOf(blue)[0]}`];
    const answer = await blue.must({ type: 'play', version: blue.version, lines }, 'same');
    expect(answer.again).toBeUndefined();
  });

  test('after a restart it is still known', async () => {
    const { made, red } = await server.match();
    const act: ActRequest = { type: 'play', version: red.version, lines: ['raise'] };
    const first = await red.must(act, 'same');
    await server.down();
    await server.up();
    const again = await server.sit(made, 'red');
    expect(await again.must(act, 'same')).toEqual({ ...first, again: true });
    expect((again.view as ToyView).stake).toBe(2);
  });
});

describe('undo', () => {
  test('takes back one’s last line; the row stays, marked', async () => {
    const { red, blue } = await server.match();
    const { version } = await red.play('raise');
    await red.must({ type: 'undo', version });
    await blue.at(red.version);
    expect(blue.rows.at(-1)).toMatchObject({ kind: 'undo', side: 'red', of: version });
    expect((blue.view as ToyView).stake).toBe(1);
  });

  test('of a secret line: the others do not even learn that', async () => {
    const { made, red, blue } = await bidding();
    const before = blue.version;
    await red.play(`bid ${handOf(red)[0]}`);
    await red.must({ type: 'undo', version: red.version });
    await red.play(`bid ${handOf(red)[1]}`);
    expect(red.version).toBe(before + 3);
    const later = await server.sit(made, 'blue');
    expect(later.rows.slice(before)).toMatchObject([{ n: before + 1, side: 'red', text: '?' }]);
    expect(later.version).toBe(before + 1);
    // What they see is numbered for them, and they go on from there.
    await later.play(`bid ${handOf(later)[0]}`);
    await red.at(before + 5);
    await blue.at(before + 3);
    expect(later.rows.slice(before)).toMatchObject([
      { n: before + 1, side: 'red', text: '?' },
      { n: before + 2, side: 'blue', text: expect.stringContaining('bid') },
      { n: before + 3, side: 'chance' },
    ]);
    expect(blue.rows).toEqual(later.rows);
  });

  test('not past the dice', async () => {
    const { red, blue } = await bidding();
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    await blue.play(`bid ${handOf(blue)[0]}`);
    await red.at(blue.version);
    expect(await red.refused({ type: 'undo', version: red.version })).toBe('nothing-to-undo');
  });

  test('and a restart plays the same', async () => {
    const { made, red } = await server.match();
    await red.play('raise');
    await red.must({ type: 'undo', version: red.version });
    await red.play('raise', 'raise');
    const { view } = red;
    await server.down();
    await server.up();
    expect((await server.sit(made, 'red')).view).toEqual(view);
  });
});

describe('offers', () => {
  test('a draw needs both', async () => {
    const { red, blue } = await server.match();
    await red.must({ type: 'offer', what: 'draw' });
    expect(await red.refused({ type: 'answer', accept: true })).toBe('own-offer');
    await blue.at(red.version);
    expect(blue.info.offer).toEqual({ by: 'red', what: 'draw', accepted: [] });
    await blue.must({ type: 'answer', accept: true });
    expect(blue.info.result).toEqual({ winner: null, clause: 'agreement', how: 'agreed' });
    expect(blue.info.dice.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('declined, withdrawn, or lapsed when the other plays on', async () => {
    const { red, blue } = await server.match();
    await blue.must({ type: 'offer', what: 'draw' });
    expect(await red.refused({ type: 'offer', what: 'take-back', to: 0 })).toBe('offer-waits');
    await red.must({ type: 'answer', accept: false });
    expect(await red.refused({ type: 'answer', accept: true })).toBe('no-offer');
    await blue.must({ type: 'offer', what: 'draw' });
    await blue.must({ type: 'answer', accept: false });
    expect(blue.info.offer).toBeUndefined();
    await blue.must({ type: 'offer', what: 'draw' });
    await red.at(blue.version);
    await red.play('raise');
    expect(red.info.offer).toBeUndefined();
  });

  test('what the other plays in secret leaves an offer where it is: it shows no sign of life', async () => {
    const { made, red, blue } = await bidding();
    await blue.must({ type: 'offer', what: 'draw' });
    await red.at(blue.version);
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    expect(blue.info.offer).toEqual({ by: 'blue', what: 'draw', accepted: [] });
    await server.down();
    await server.up();
    const back = await server.sit(made, 'blue');
    expect(back.info.offer).toEqual({ by: 'blue', what: 'draw', accepted: [] });
  });

  test('whether a take-back may be offered depends on what one sees, not on what was undone in secret', async () => {
    const { red, blue } = await bidding();
    const to = blue.version;
    await red.play(`bid ${handOf(red)[0]}`);
    await red.must({ type: 'undo', version: red.version });
    await blue.until(() => blue.version > to);
    expect(await blue.must({ type: 'offer', what: 'take-back', to })).toBeDefined();
  });

  test('when a match last changed in lists says nothing of what is done in secret', async () => {
    const { made, red } = await bidding();
    const room = (await server.app.matches.room(made.id))!;
    const before = summaryOf(room.live).updated;
    now += 1000;
    await red.play(`bid ${handOf(red)[0]}`);
    expect(room.live.rows.at(-1)!.at).toBeGreaterThan(before);
    expect(summaryOf(room.live).updated).toBe(before);
  });

  test('two who offer a draw agree', async () => {
    const { red, blue } = await server.match();
    await red.must({ type: 'offer', what: 'draw' });
    await blue.must({ type: 'offer', what: 'draw' });
    expect(blue.info.status).toBe('over');
  });

  test('a take-back past the dice, by consent: the next dice are others', async () => {
    const { made, red, blue } = await bidding();
    const to = red.version;
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    await blue.play(`bid ${handOf(blue)[0]}`);
    await red.at(blue.version);
    expect(await red.refused({ type: 'offer', what: 'take-back', to: red.version })).toBe(
      'nothing-to-take-back',
    );
    await red.must({ type: 'offer', what: 'take-back', to });
    await blue.must({ type: 'answer', accept: true });
    await red.at(blue.version);
    expect((red.view as ToyView).phase).toBe('bid');
    expect((red.view as ToyView).points).toEqual([0, 0]);
    expect(red.rows.at(-1)).toMatchObject({ kind: 'take-back', to });
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.play(`bid ${handOf(blue)[0]}`);
    await red.at(blue.version);
    const { view } = red;
    await server.down();
    await server.up();
    const again = await server.sit(made, 'red');
    expect(again.view).toEqual(view);
    expect(again.rows.filter((row) => row.kind === 'line' && row.undone)).toHaveLength(3);
  });

  test('a take-back that is refused, withdrawn or passed over takes nothing back', async () => {
    const { made, red, blue } = await bidding();
    const to = red.version;
    await red.play(`bid ${handOf(red)[0]}`);
    await blue.at(red.version);
    await blue.play(`bid ${handOf(blue)[0]}`);
    await red.at(blue.version);
    const { view } = red;
    await red.must({ type: 'offer', what: 'take-back', to });
    expect(await red.refused({ type: 'answer', accept: true })).toBe('own-offer');
    await blue.until(() => blue.info.offer !== undefined);
    expect(blue.info.offer).toMatchObject({ by: 'red', what: 'take-back', to });
    await blue.must({ type: 'answer', accept: false });
    expect(await blue.refused({ type: 'answer', accept: true })).toBe('no-offer');

    await red.must({ type: 'offer', what: 'take-back', to });
    await red.must({ type: 'answer', accept: false });
    expect(await blue.refused({ type: 'answer', accept: true })).toBe('no-offer');
    await blue.at(red.version);
    expect(red.view).toEqual(view);

    // It outlives a restart, and lapses when the other plays on.
    await red.must({ type: 'offer', what: 'take-back', to });
    await server.down();
    await server.up();
    const back = await server.sit(made, 'blue');
    expect(back.info.offer).toMatchObject({ by: 'red', what: 'take-back', to });
    const mover = back.decision.kind === 'choose' ? back.decision.sides[0]! : '';
    expect(mover).not.toBe('');
    if (mover === 'red') await back.must({ type: 'answer', accept: false });
    else await back.play('raise');
    expect(back.info.offer).toBeUndefined();
    expect(back.rows.some((row) => row.kind === 'take-back')).toBe(false);
  });
});

test('resigning gives the match to the other', async () => {
  const { red, blue } = await server.match();
  await red.must({ type: 'resign' });
  await blue.at(red.version);
  expect(blue.info.result).toEqual({ winner: 'blue', clause: 'resignation', how: 'resigned' });
});

test('an offer is withdrawn while somebody has yet to come, and then nobody has lost', async () => {
  const made = await server.create({ open: true });
  const red = await server.sit(made, 'red');
  await red.must({ type: 'join', name: 'Anna' });
  const listed = async (): Promise<boolean> => {
    await server.app.matches.summarise();
    const { body } = await server.request<MatchList>('GET', '/api/matches/open');
    return body.matches.some(({ id }) => id === made.id);
  };
  expect(await listed()).toBe(true);
  await red.must({ type: 'withdraw' });
  expect(red.info.result).toEqual({ winner: null, clause: 'abandonment', how: 'abandoned' });
  expect(await listed()).toBe(false);
  const full = await server.match();
  expect(await full.red.refused({ type: 'withdraw' })).toBe('everybody-is-there');
  expect(full.red.info.status).toBe('playing');
});

test('who talks without end is asked to wait; moves go on', async () => {
  const limits = { ...CONFIG.limits, chatAtOnce: LIMITS.chatAtOnce };
  const strict = await TestServer.start({ config: { ...CONFIG, limits } });
  const { red, blue } = await strict.match();
  const answers: string[] = [];
  for (let i = 0; i < 12; i++) {
    const answer = await red.act({ type: 'chat', text: `${i}` }, `talk ${i}`);
    answers.push(answer.type === 'refused' ? answer.refusal.code : answer.type);
  }
  expect(answers.slice(0, 8)).toEqual(Array(8).fill('accepted'));
  expect(answers.at(-1)).toBe('too-much-talk');
  await blue.must({ type: 'chat', text: 'I may' });
  await red.play('ready');
  await strict.stop();
});

test('a match that everybody has left ends without a winner, and says so after a restart too', async () => {
  const { made, red } = await server.match();
  await red.play('raise');
  const halfAYear = 181 * 86_400_000;
  now += halfAYear;
  const busy = await server.match();
  await server.app.matches.summarise();
  await server.app.matches.endAbandoned();
  await red.until(() => red.info.status === 'over');
  expect(red.info.result).toEqual({ winner: null, clause: 'abandonment', how: 'abandoned' });
  expect(busy.red.info.status).toBe('playing');
  await server.down();
  await server.up();
  expect((await server.sit(made, 'red')).info.result?.how).toBe('abandoned');
});

test('one maker has five matches in the open list, and then waits for somebody to come', async () => {
  const request = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {}, open: true };
  const make = () => server.request<MatchCreated>('POST', '/api/matches', request);
  const made: MatchCreated[] = [];
  for (let i = 0; i < 5; i++) made.push((await make()).body);
  expect(await make()).toMatchObject({ status: 429, body: { error: { code: 'too-many-open' } } });
  await server.take(made[0]!, 'red');
  await server.take(made[0]!, 'blue');
  await server.app.matches.summarise();
  expect((await make()).status).toBe(201);
});

test('chat goes to everybody, as text, once; notes to nobody else', async () => {
  const { made, red, blue } = await server.match();
  const watcher = await server.sit(made, 'spectator');
  const text = '<script>alert(1)</script>';
  await red.must({ type: 'chat', text }, 'c1');
  await red.must({ type: 'chat', text }, 'c1');
  await Promise.all([blue, watcher].map((one) => one.until(() => one.chat.length > 0)));
  expect(watcher.chat).toMatchObject([{ n: 1, side: 'red', name: 'Anna', text }]);
  expect((await server.sit(made, 'blue')).chat).toHaveLength(1);

  const path = `/api/matches/${made.id}/notes`;
  const as = (seat: string) => ({ authorization: `Bearer ${made.seats[seat]}` });
  expect((await server.request('PUT', path, { text: 'watch 7' }, as('red'))).status).toBe(204);
  expect((await server.request('GET', path, undefined, as('red'))).body).toEqual({
    text: 'watch 7',
  });
  expect((await server.request('GET', path, undefined, as('blue'))).body).toEqual({ text: '' });
});

test('everything a socket can do, HTTP can do too', async () => {
  const { made, red } = await server.match();
  const headers = { authorization: `Bearer ${made.seats['red']}` };
  const path = `/api/matches/${made.id}`;
  const act = { type: 'play', id: 'h1', version: red.version, lines: ['raise'] };
  const done = await server.request('POST', `${path}/act`, act, headers);
  expect(done).toMatchObject({ status: 200, body: { type: 'accepted', id: 'h1' } });
  const refused = await server.request('POST', `${path}/act`, { ...act, id: 'h2' }, headers);
  expect(refused).toMatchObject({ status: 409, body: { refusal: { code: 'stale-version' } } });
  const seen = await server.request<{ rows: unknown[] }>(
    'GET',
    `${path}?after=${act.version}`,
    undefined,
    headers,
  );
  expect(seen.body.rows).toHaveLength(1);
});

test('presence says who is there', async () => {
  const { red, blue } = await server.match();
  await red.until(() => red.presence?.online.includes('blue') ?? false);
  blue.terminate();
  await red.until(() => !red.presence!.online.includes('blue'));
});

test('two tabs of one seat: both see everything, and the seat is left when both are closed', async () => {
  const { made, red, blue } = await server.match();
  const tab = await server.sit(made, 'red');
  await red.play('raise');
  await tab.at(red.version);
  expect([tab.view, tab.rows, tab.decision]).toEqual([red.view, red.rows, red.decision]);
  await tab.play('ready');
  await red.at(tab.version);
  expect(red.view).toEqual(tab.view);
  // What one tab decides on what it no longer sees is refused, not played twice.
  expect(await red.refused({ type: 'play', version: 2, lines: ['ready'] })).toBe('stale-version');
  await blue.until(() => blue.presence?.online.includes('red') ?? false);
  red.terminate();
  await tab.must({ type: 'chat', text: 'still here' });
  await blue.until(() => blue.chat.length === 1);
  expect(blue.presence!.online).toContain('red');
  tab.terminate();
  await blue.until(() => !blue.presence!.online.includes('red'));
});
