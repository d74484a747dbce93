// What it costs to load the record of a match: to read its text, and to play it again line by line.
import { Worker } from 'node:worker_threads';
import { playOut, randomBot } from '@motti/bots';
import {
  type AnyAction,
  type AnyGame,
  isRoll,
  type Line,
  printRoll,
  type Roll,
  readRecord,
  replay,
  type Setup,
  seededRandom,
  writeRecord,
} from '@motti/engine';
import { median, stopwatch } from './stopwatch.ts';

/** A long campaign. */
const LINES = 6_000;
const RUNS = 7;
const FRESH_RUNS = 3;

export interface LoadFigures {
  /** Milliseconds for so many lines, by code that has been compiled. */
  readonly loadMillis: number;
  /** The same by a thread that has just started and has never played a line: what a reader waits for. */
  readonly freshLoadMillis: number;
}

/** What a fresh thread is given. */
export interface Loading {
  readonly game: string;
  readonly texts: readonly string[];
}

export async function measureLoading(
  game: AnyGame,
  setup: Setup,
  seconds: number,
): Promise<LoadFigures> {
  const texts = randomRecords(game, setup);
  // Playing has not compiled what checks a line and reads it.
  const elapsed = stopwatch();
  do millisToLoad(game, texts);
  while (elapsed() < 2000 * seconds);
  const warm = Array.from({ length: RUNS }, () => millisToLoad(game, texts));
  const fresh: number[] = [];
  for (let run = 0; run < FRESH_RUNS; run++) fresh.push(await inFreshThread(game, texts));
  return { loadMillis: median(warm), freshLoadMillis: median(fresh) };
}

/** Records of random play, with so many lines together that few games make a long one. */
function randomRecords(game: AnyGame, setup: Setup): string[] {
  const texts: string[] = [];
  for (let count = 0; count < LINES; ) {
    const lines = randomLines(game, setup, `record ${texts.length}`);
    texts.push(textOf(game, setup, lines));
    count += lines.length;
  }
  return texts;
}

function randomLines(game: AnyGame, setup: Setup, seed: string): Line[] {
  const bots = Object.fromEntries(game.sides.map((side) => [side, randomBot]));
  const lines: Line[] = [];
  playOut(game, setup, bots, seededRandom(seed), {
    played: (_, side, action) => void lines.push({ side, text: printed(game, action) }),
  });
  return lines;
}
const printed = (game: AnyGame, action: AnyAction | Roll): string =>
  isRoll(action) ? printRoll(action) : game.print(action);

const textOf = (game: AnyGame, setup: Setup, lines: readonly Line[]): string =>
  writeRecord(
    { game: game.id, rules: game.rules, setup, players: {}, dice: 'free', salts: {}, lines },
    game,
  );

/** Milliseconds that 6,000 lines of these records take. */
export function millisToLoad(game: AnyGame, texts: readonly string[]): number {
  const elapsed = stopwatch();
  let lines = 0;
  for (const text of texts) {
    const { record } = readRecord(text, () => game);
    const { match, failure } = replay(record, game);
    if (failure) throw new Error(`${game.id}: a record of random play does not load`);
    lines += match.entries.length;
  }
  return (elapsed() * LINES) / lines;
}

function inFreshThread({ id }: AnyGame, texts: readonly string[]): Promise<number> {
  const workerData: Loading = { game: id, texts };
  const worker = new Worker(new URL('./loading-worker.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
