// What a game costs, measured on one core with random play. Medians of several runs after a warm-up.
import { playOut, randomBot } from '@motti/bots';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Roll,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import { type LoadFigures, measureLoading } from './loading.ts';
import { median, stopwatch } from './stopwatch.ts';

export interface GameFigures extends LoadFigures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly actionsPerGame: number;
  readonly cloneMicros: number;
  readonly viewMicros: number;
  readonly choicesMicros: number;
  readonly stateBytes: number;
  /** The cost of an action early and late in a game: the same, unless something grows. */
  readonly firstThirdMicros: number;
  readonly lastThirdMicros: number;
}

const RUNS = 5;

export async function measureGame(
  game: AnyGame,
  setup: Setup,
  seconds: number,
): Promise<GameFigures> {
  warmUp(game, setup, seconds);
  const runs = Array.from({ length: RUNS }, (_, run) =>
    playFor(game, setup, seconds, `run ${run}`),
  );
  const states = sampleStates(game, setup);
  const asked = states.flatMap((state) => {
    const decision = game.decision(state);
    return decision.kind === 'choose' ? [{ state, side: decision.sides[0]! }] : [];
  });
  const side = game.sides[0]!;
  const thirds = measureThirds(game, setup, seconds);
  return {
    actionsPerSecond: median(runs.map((run) => run.actions / run.seconds)),
    gamesPerSecond: median(runs.map((run) => run.games / run.seconds)),
    actionsPerGame: median(runs.map((run) => run.actions / run.games)),
    cloneMicros: micros(states, seconds, (state) => game.clone(state)),
    viewMicros: micros(states, seconds, (state) => game.view(state, side)),
    choicesMicros: micros(asked, seconds, (at) => game.choices(at.state, at.side)),
    stateBytes: median(
      states.map((state) => new TextEncoder().encode(JSON.stringify(state)).length),
    ),
    firstThirdMicros: thirds.first,
    lastThirdMicros: thirds.last,
    ...(await measureLoading(game, setup, seconds)),
  };
}

const MOST_WARM_UPS = 24;
const STEADY = 3;

/** Plays until so many rounds in a row were no faster: a game of a thousand functions is not compiled in the first. */
function warmUp(game: AnyGame, setup: Setup, seconds: number): void {
  let best = 0;
  let steady = 0;
  for (let round = 0; round < MOST_WARM_UPS && steady < STEADY; round++) {
    const played = playFor(game, setup, seconds, `warm-up ${round}`);
    const speed = played.actions / played.seconds;
    steady = speed > best * 1.05 ? 0 : steady + 1;
    best = Math.max(best, speed);
  }
}

/** Plays whole games for about this long. */
function playFor(
  game: AnyGame,
  setup: Setup,
  seconds: number,
  seed: string,
): { games: number; actions: number; seconds: number } {
  const bots = Object.fromEntries(game.sides.map((side) => [side, randomBot]));
  const elapsed = stopwatch();
  let games = 0;
  let actions = 0;
  do {
    actions += playOut(game, setup, bots, seededRandom(`${seed} ${games}`)).actions;
    games++;
  } while (elapsed() < seconds * 1000);
  return { games, actions, seconds: elapsed() / 1000 };
}

interface Played {
  readonly side: Side;
  readonly action: AnyAction | Roll;
}

function randomLines(game: AnyGame, setup: Setup, seed: string): Played[] {
  const bots = Object.fromEntries(game.sides.map((side) => [side, randomBot]));
  const lines: Played[] = [];
  playOut(game, setup, bots, seededRandom(seed), {
    played: (_, side, action) => void lines.push({ side, action }),
  });
  return lines;
}

/**
 * A few hundred states from all parts of several games. Each is played to, none is a clone: V8 watches where long-lived
 * objects are made, and would put every later clone among the old ones, which costs ten times as much.
 */
function sampleStates(game: AnyGame, setup: Setup): unknown[] {
  const states: unknown[] = [];
  for (let index = 0; index < 8; index++) {
    const lines = randomLines(game, setup, `states ${index}`);
    const step = Math.max(1, Math.floor(lines.length / 32));
    for (let count = 0; count < lines.length; count += step)
      states.push(stateAfter(game, setup, lines.slice(0, count)));
  }
  return states;
}

function stateAfter(game: AnyGame, setup: Setup, lines: readonly Played[]): unknown {
  const state = game.setup(setup);
  for (const { side, action } of lines) game.apply(state, side, action);
  return state;
}

/** Microseconds of one call, the median of several rounds over all items. */
function micros<T>(items: readonly T[], seconds: number, call: (item: T) => unknown): number {
  if (items.length === 0) return 0;
  /** Results are kept in sight, so that no call is found to be useless. */
  let kept: unknown;
  const rounds = Array.from({ length: RUNS }, () => {
    const elapsed = stopwatch();
    let calls = 0;
    do {
      for (const item of items) kept = call(item);
      calls += items.length;
    } while (elapsed() < (seconds * 1000) / RUNS);
    return (elapsed() * 1000) / calls;
  });
  return kept === undefined ? 0 : median(rounds);
}

/** Microseconds an action (decision, choices, apply) in the first and in the last third of games. */
function measureThirds(
  game: AnyGame,
  setup: Setup,
  seconds: number,
): { first: number; last: number } {
  const spent = [0, 0, 0];
  const counts = [0, 0, 0];
  const elapsed = stopwatch();
  for (let index = 0; elapsed() < seconds * 2000; index++) {
    const lines = randomLines(game, setup, `thirds ${index}`);
    const state = game.setup(setup);
    for (let third = 0; third < 3; third++) {
      const from = Math.floor((lines.length * third) / 3);
      const to = Math.floor((lines.length * (third + 1)) / 3);
      const since = stopwatch();
      for (let i = from; i < to; i++) {
        const { side, action } = lines[i]!;
        game.decision(state);
        if (side !== CHANCE) game.choices(state, side);
        game.apply(state, side, action);
      }
      // The first games are not compiled yet: they warm up.
      if (index < 3) continue;
      spent[third]! += since();
      counts[third]! += to - from;
    }
  }
  const each = (third: number): number => (spent[third]! * 1000) / Math.max(1, counts[third]!);
  return { first: each(0), last: each(2) };
}
