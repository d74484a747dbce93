// A scenario made by players on the server: checked when the match is made, sent once to who sits down, named in lists.
import { type Json, pathText, problemText, SCENARIO_DEPTH, scenarioProblems } from '@motti/engine';
import type { MatchCreated, MatchList, Seated } from '@motti/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWN_FILE, ownToy } from '../../engine/test/own-toy.ts';
import { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ games: [ownToy] });
});
afterAll(() => server.stop());

const create = (setup: object, more: object = {}) =>
  server.request<MatchCreated & { error: { code: string; message: string; facts: object } }>(
    'POST',
    '/api/matches',
    { game: 'own-toy', setup, seats: {}, ...more },
  );
const own = { scenario: 'own', options: { colour: 'bright' }, data: OWN_FILE };

test('what is wrong with a scenario is said, with its place', async () => {
  const { status, body } = await create({ ...own, data: { ...OWN_FILE, rounds: 9 } });
  expect(status).toBe(422);
  expect(body.error).toEqual({
    code: 'bad-scenario',
    message: 'rounds: One to three rounds are played.',
    facts: { clause: 'OWN-1', code: 'bad-rounds', path: 'rounds' },
  });
  const fixed = await create({ ...own, options: { die: 'on' } });
  expect(fixed.body.error.code).toBe('fixed-option');
  const hidden = await create({ scenario: 'drill', options: {} });
  expect(hidden.body.error.code).toBe('no-such-scenario');
});

test('a scenario that is nested too deeply is refused as everywhere else', async () => {
  for (const levels of [SCENARIO_DEPTH + 1, 2000]) {
    const { status, body } = await create({ ...own, data: nested(levels) });
    const [problem] = scenarioProblems(ownToy, nested(levels));
    expect(status).toBe(422);
    expect(body.error).toEqual({
      code: 'bad-scenario',
      message: problemText(ownToy, problem!, 'en'),
      facts: { clause: problem!.clause, code: problem!.code, path: pathText(problem!.path) },
    });
  }
});

const nested = (levels: number): Json => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

test('the scenario is sent when somebody sits down, and in nothing else', async () => {
  const { body: made } = await create(own);
  const red = await server.sit(made, 'red');
  const blue = await server.sit(made, 'blue');
  expect(red.info.setup).toEqual({ scenario: 'own', options: { die: 'off', colour: 'bright' } });
  await red.must({ type: 'join', name: 'Anna' });
  await blue.must({ type: 'join', name: 'Boris' });
  await red.until(() => red.decision.kind === 'choose');
  await red.play('ready');
  const carrying = (raw: readonly string[]) => raw.filter((text) => text.includes('Tea at four'));
  expect(carrying(red.raw)).toHaveLength(1);
  expect(JSON.parse(carrying(red.raw)[0]!)).toMatchObject({ type: 'seated', data: OWN_FILE });
  expect(carrying(blue.raw)).toHaveLength(1);
  const { body: seated } = await server.request<Seated>(
    'GET',
    `/api/matches/${made.id}`,
    undefined,
    {
      authorization: `Bearer ${made.seats['red']}`,
    },
  );
  expect(seated.data).toEqual(OWN_FILE);
});

test('a list names the scenario and its sides, in both languages', async () => {
  await create(own, { open: true });
  const { body } = await server.request<MatchList>('GET', '/api/matches/open');
  expect(JSON.stringify(body)).not.toContain('rounds');
  const names = { scenario: 'Tea at four', sides: { red: 'Ceylon', blue: 'Assam' } };
  expect(body.matches[0]).toMatchObject({ scenario: 'own', names: { en: names, fr: names } });
});
