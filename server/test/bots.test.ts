// Bots: the same road as people, only the view, and a thread of their own.
import { GAMES as CATALOG, gameById } from '@motti/catalog';
import { pick, seededRandom } from '@motti/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { type ToyView, toy } from '../../engine/test/toy.ts';
import { BotPool } from '../src/bots/pool.ts';
import type { BotTask, Thinker } from '../src/matches/thinker.ts';
import { TestServer } from './harness.ts';

let server: TestServer;
afterEach(() => server?.stop());

/** A bot in this thread: picks at random, and can be told to misbehave. */
function thinker(answer?: (task: BotTask) => readonly string[]): Thinker & { tasks: BotTask[] } {
  const random = seededRandom('bot');
  const tasks: BotTask[] = [];
  return {
    tasks,
    levels: () => ['random'],
    think: async (task) => {
      tasks.push(task);
      if (answer) return answer(task);
      const state = toy.guess(task.view as ToyView, random, task.setup);
      return [toy.print(pick(toy.choices(state, task.side), random))];
    },
    close: async () => {},
  };
}

const against = { seats: { blue: { kind: 'bot', level: 'random' } }, take: 'red' } as const;

describe('a match against a bot', () => {
  test('is played to its end; the bot gets its view and nothing else', async () => {
    const bot = thinker();
    server = await TestServer.start({ thinker: bot });
    const made = await server.create(against);
    expect(Object.keys(made.seats)).toEqual(['red']);
    const red = await server.sit(made, 'red');
    const random = seededRandom('red');
    const isOver = (): boolean => red.info.status === 'over';
    const isAsked = (): boolean =>
      red.decision.kind === 'choose' && red.decision.sides.includes('red');
    for (;;) {
      await red.until(() => isOver() || isAsked());
      if (isOver()) break;
      const state = toy.guess(red.view as ToyView, random, red.info.setup);
      const lines = [toy.print(pick(toy.choices(state, 'red'), random))];
      await red.act({ type: 'play', version: red.version, lines });
    }
    expect(bot.tasks.length).toBeGreaterThan(1);
    for (const task of bot.tasks) {
      expect(Object.keys(task).sort()).toEqual(['game', 'level', 'seed', 'setup', 'side', 'view']);
      expect((task.view as ToyView).side).toBe('blue');
    }
    expect(red.info.seats[1]).toMatchObject({ kind: 'bot', level: 'random', joined: true });
  });

  test('a bot that was asked when the server stopped goes on after the start', async () => {
    let asleep = true;
    const bot = thinker();
    const think = bot.think.bind(bot);
    bot.think = (task) => (asleep ? new Promise(() => {}) : think(task));
    server = await TestServer.start({ thinker: bot });
    const made = await server.create(against);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await red.until(() => red.presence?.thinking.includes('blue') ?? false);
    await server.down();
    asleep = false;
    await server.up();
    const again = await server.sit(made, 'red');
    await again.until(
      () => again.decision.kind === 'choose' && !again.decision.sides.includes('blue'),
    );
  });

  test('a bot that chooses what is illegal harms nobody', async () => {
    const bot = thinker(() => ['bid 9']);
    server = await TestServer.start({ thinker: bot });
    const made = await server.create(against);
    const red = await server.sit(made, 'red');
    await red.play('ready');
    await expect.poll(() => bot.tasks.length).toBe(3);
    await red.play(`bid ${(red.view as ToyView).hand[0]}`);
  });

  test('a plan is played as far as it is legal, in one append', async () => {
    const bot = thinker(({ view }) =>
      (view as ToyView).phase === 'stake'
        ? ['raise', 'raise', 'raise', 'ready']
        : [`bid ${(view as ToyView).hand[0]}`],
    );
    server = await TestServer.start({ thinker: bot });
    const made = await server.create({
      seats: { red: { kind: 'bot', level: 'random' } },
      take: 'blue',
    });
    const blue = await server.sit(made, 'blue');
    await blue.until(() => (blue.view as ToyView).stake === 3);
    const lines = blue.rows.filter((row) => row.kind === 'line' && row.side === 'red');
    expect(lines.slice(0, 2).map((row) => row.kind === 'line' && row.text)).toEqual([
      'raise',
      'raise',
    ]);
  });

  test('it agrees to a take-back and declines a draw', async () => {
    server = await TestServer.start({ thinker: thinker() });
    const made = await server.create(against);
    const red = await server.sit(made, 'red');
    await red.must({ type: 'offer', what: 'draw' });
    expect(red.info.offer).toBeUndefined();
    expect(red.info.status).toBe('playing');
    const to = red.version;
    await red.play('raise');
    await red.must({ type: 'offer', what: 'take-back', to });
    expect((red.view as ToyView).stake).toBe(1);
  });

  test('at least one seat is a person’s', async () => {
    server = await TestServer.start({ thinker: thinker() });
    const bot = { kind: 'bot', level: 'random' };
    const answer = await server.request('POST', '/api/matches', {
      game: 'toy',
      setup: { scenario: 'short', options: {} },
      seats: { red: bot, blue: bot },
    });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: 'no-person' } } });
  });
});

describe('the pool', () => {
  const game = CATALOG[0]!;
  const setup = { scenario: game.scenarios[0]!.id, options: {} };

  test('thinks in worker threads, at every level, and answers with legal lines', async () => {
    server = await TestServer.start({ games: CATALOG, thinker: new BotPool(2) });
    const levels = new BotPool().levels(game);
    expect(levels).toContain('random');
    const [human, bot] = game.seats({ ...setup, options: {} });
    const made = await server.create({
      game: game.id,
      setup,
      seats: { [bot!]: { kind: 'bot', level: 'random' } },
      take: human!,
    });
    const client = await server.sit(made, human!);
    const random = seededRandom('pool');
    const answered = () => client.rows.some((row) => row.kind === 'line' && row.side === bot);
    for (let moves = 0; !answered() && moves < 400; moves++) {
      await client.until(
        () =>
          answered() ||
          (client.decision.kind === 'choose' && client.decision.sides.includes(human!)),
      );
      if (answered()) break;
      const state = game.guess(client.view, random, client.info.setup);
      const choices = game.choices(state, human!);
      if (choices.length === 0) continue;
      const lines = [game.print(pick(choices, random))];
      await client.act({ type: 'play', version: client.version, lines });
    }
    expect(answered()).toBe(true);
  });

  test('says what is wrong with a task, and goes on', async () => {
    server = await TestServer.start();
    const pool = new BotPool(1);
    const state = game.setup({ ...setup, options: {} });
    expect(gameById(game.id)).toBe(game);
    const begun = { scenario: 'x', options: {} };
    const task = { game: 'chess', setup: begun, level: 'random', side: 'x', view: {}, seed: '1' };
    await expect(pool.think(task)).rejects.toThrow('no game chess');
    const decision = game.decision(state);
    if (decision.kind === 'choose') {
      const side = decision.sides[0]!;
      const view = JSON.parse(JSON.stringify(game.view(state, side)));
      const lines = await pool.think({
        ...task,
        game: game.id,
        setup: { ...setup, options: {} },
        side,
        view,
      });
      expect(lines.length).toBeGreaterThan(0);
    }
    await pool.close();
    await expect(pool.think(task)).rejects.toThrow('gone home');
  });
});
