// Pledge, then show: nobody's salt is known before everybody's is fixed, and the dice wait for those that were pledged.
import { commitmentOf, pledgeOf, verify } from '@motti/engine';
import type { MatchCreated } from '@motti/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameOf } from '../../engine/test/toy.ts';
import { type Client, TestServer } from './harness.ts';

let now = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ now: () => now });
});
afterAll(() => server.stop());

const RED = '11'.repeat(16);
const BLUE = '22'.repeat(32);
const PLEDGES = { red: pledgeOf('red', RED), blue: pledgeOf('blue', BLUE) };

/** Both have sat down with a pledge; the game begins with a roll, which waits. */
async function pledged(wish: Parameters<TestServer['create']>[0] = {}) {
  const made = await server.create(wish);
  const red = await server.sit(made, 'red');
  const blue = await server.sit(made, 'blue');
  await red.must({ type: 'join', pledge: PLEDGES.red });
  await blue.must({ type: 'join', pledge: PLEDGES.blue });
  await red.at(blue.version);
  return { made, red, blue };
}

const rolls = (client: Client) =>
  client.rows.filter((row) => row.kind === 'line' && row.side === 'chance');

const recordOf = async (made: MatchCreated) => {
  const authorization = `Bearer ${made.seats['red']}`;
  const path = `/api/matches/${made.id}/record`;
  return (await server.request<string>('GET', path, undefined, { authorization })).body;
};

describe('pledges', () => {
  test('the dice wait for every salt that was pledged, and are made of all of them', async () => {
    const { made, red, blue } = await pledged();
    expect(red.info).toMatchObject({
      status: 'playing',
      dice: { commitment: made.commitment, pledges: PLEDGES, salts: {}, forgone: [] },
    });
    expect(red.decision.kind).toBe('chance');
    await blue.must({ type: 'reveal', salt: BLUE });
    expect(rolls(blue)).toEqual([]);
    await red.must({ type: 'reveal', salt: RED });
    await blue.at(red.version);
    expect(blue.info.dice.salts).toEqual({ red: RED, blue: BLUE });
    expect(rolls(red)).toHaveLength(1);

    await red.must({ type: 'resign' });
    const text = await recordOf(made);
    const { seed = '' } = red.info.dice;
    expect(commitmentOf(seed)).toBe(made.commitment);
    expect(text).toContain(`[Pledge.Red "${PLEDGES.red}"]\n[Pledge.Blue "${PLEDGES.blue}"]`);
    expect(verify(text, gameOf)).toMatchObject({ ok: true, dice: 'checked', shares: 'pledged' });
  });

  test('no salt is taken before everybody has sat down', async () => {
    const made = await server.create({ take: 'red', pledge: PLEDGES.red });
    const red = await server.sit(made, 'red');
    expect(red.info.dice.pledges).toEqual({ red: PLEDGES.red });
    expect(await red.refused({ type: 'reveal', salt: RED })).toBe('waiting-for-players');
    expect(await red.refused({ type: 'reveal', salt: null })).toBe('waiting-for-players');
    const blue = await server.sit(made, 'blue');
    expect(JSON.stringify(blue.raw)).not.toContain(RED);
  });

  test('none is made or changed once everybody has sat down', async () => {
    const { red, blue } = await pledged();
    const other = pledgeOf('blue', 'ab'.repeat(16));
    expect(await blue.refused({ type: 'join', pledge: other })).toBe('already-pledged');
    await red.must({ type: 'reveal', salt: RED });
    expect(await blue.refused({ type: 'join', pledge: other })).toBe('already-pledged');

    const late = await server.match();
    expect(await late.blue.refused({ type: 'join', pledge: other })).toBe('pledges-are-closed');
    expect(rolls(late.blue)).toHaveLength(1);
  });

  test('only the salt that was pledged opens a pledge, and only by its own side', async () => {
    const { red, blue } = await pledged();
    expect(await blue.refused({ type: 'reveal', salt: RED })).toBe('wrong-salt');
    expect(await blue.refused({ type: 'reveal', salt: '22'.repeat(16) })).toBe('wrong-salt');
    // A window that asks twice, or two windows: done once.
    const { version } = await red.must({ type: 'reveal', salt: RED });
    expect(await red.must({ type: 'reveal', salt: RED })).toMatchObject({ version });
    expect(await red.refused({ type: 'reveal', salt: null })).toBe('already-revealed');
    const none = await server.match();
    expect(await none.red.refused({ type: 'reveal', salt: RED })).toBe('nothing-pledged');
  });

  test('another’s pledge cannot be taken over and opened after them', async () => {
    const made = await server.create();
    const red = await server.sit(made, 'red');
    const blue = await server.sit(made, 'blue');
    await red.must({ type: 'join', pledge: PLEDGES.red });
    await blue.must({ type: 'join', pledge: PLEDGES.red });
    await red.must({ type: 'reveal', salt: RED });
    expect(await blue.refused({ type: 'reveal', salt: RED })).toBe('wrong-salt');
  });

  test('nothing that needs dice is played meanwhile', async () => {
    const { red } = await pledged();
    const { version } = red;
    expect(await red.refused({ type: 'play', version, lines: ['ready'] })).toBe(
      'waiting-for-salts',
    );
  });
});

describe('who does not come back', () => {
  test('a salt that is lost can be given up; the record says so', async () => {
    const { made, red, blue } = await pledged();
    await blue.must({ type: 'reveal', salt: BLUE });
    await red.must({ type: 'reveal', salt: null });
    expect(red.info.dice).toMatchObject({ salts: { blue: BLUE }, forgone: ['red'] });
    expect(rolls(red)).toHaveLength(1);
    expect(await red.refused({ type: 'reveal', salt: RED })).toBe('already-revealed');
    await red.must({ type: 'resign' });
    const text = await recordOf(made);
    expect(text).toContain(`[Pledge.Red "${PLEDGES.red}"]`);
    expect(text).not.toContain('[Salt.Red');
    expect(verify(text, gameOf)).toMatchObject({ ok: true, dice: 'checked', shares: 'partly' });
  });

  test('it is their turn: their time runs, and ends the match', async () => {
    const day = 86_400;
    const { red, blue, made } = await pledged({
      clock: { initial: day, increment: day, cap: day },
    });
    await blue.must({ type: 'reveal', salt: BLUE });
    const room = (await server.app.matches.room(made.id))!;
    expect(room.live.asked).toEqual(['red']);
    now += day * 1000 + 1;
    const back = await server.sit(made, 'blue');
    await back.until(() => back.info.result !== undefined);
    expect(back.info.result).toEqual({ winner: 'blue', clause: 'time', how: 'time' });
    expect(red.info.dice.salts).toEqual({ blue: BLUE });
  });

  test('everything is the same after the server has started anew', async () => {
    const { made, blue } = await pledged();
    await blue.must({ type: 'reveal', salt: BLUE });
    await server.down();
    await server.up();
    const red = await server.sit(made, 'red');
    expect(red.info.dice).toMatchObject({ pledges: PLEDGES, salts: { blue: BLUE } });
    await red.must({ type: 'reveal', salt: RED });
    expect(rolls(red)).toHaveLength(1);
  });
});

test('a match from before there were pledges goes on as it began', async () => {
  const made = await server.create();
  await server.take(made, 'red');
  const rows = await server.store.rows(made.id);
  await server.down();
  await server.up();
  const [last] = rows.slice(-1);
  const salt = {
    n: rows.length + 1,
    kind: 'salt',
    side: 'red',
    text: 'aa11',
    at: last!.at,
  } as const;
  await server.store.append([{ match: made.id, rows: [{ ...salt, client: null }] }]);
  const blue = await server.sit(made, 'blue');
  await blue.must({ type: 'join', pledge: PLEDGES.blue });
  await blue.must({ type: 'reveal', salt: BLUE });
  expect(blue.info.dice.salts).toEqual({ red: 'aa11', blue: BLUE });
  expect(rolls(blue)).toHaveLength(1);
});
