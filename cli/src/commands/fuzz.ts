// motti fuzz: random play with every law looked at; a failure becomes a record that replay and play open.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { reasonOf, writeText } from '../files.ts';
import type { FuzzJob, FuzzRow } from '../fuzz/job.ts';
import { interruptible } from '../interrupt.ts';
import { findGame, findScenario, readCount } from '../lookup.ts';
import { decimal, whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { inThreads } from '../threads.ts';
import { gameArgument } from './shared.ts';

interface Words {
  readonly games?: string;
  readonly seconds?: string;
  readonly scenario?: string;
  readonly seed: string;
  readonly every: string;
  readonly workers?: string;
  readonly out: string;
  readonly json?: boolean;
}

/** Without --games and --seconds. */
const USUAL_GAMES = 200;
/** More failures than this are counted and not saved. */
const MOST_SAVED = 20;

export function fuzzCommand(context: Context): Command {
  const { words } = context;
  return new Command('fuzz')
    .description(words.fuzzAbout)
    .addArgument(gameArgument(context))
    .option('-n, --games <n>', words.fuzzGames)
    .option('--seconds <s>', words.fuzzSeconds)
    .option('--scenario <id|file>', words.optionScenario)
    .option('--seed <text>', words.optionSeed, '1')
    .option('--every <n>', words.fuzzEvery, '20')
    .option('--workers <n>', words.optionWorkers)
    .option('--out <folder>', words.fuzzOut, 'fuzz-failures')
    .option('--json', words.optionJson)
    .action((id: string, asked: Words) => run(context, id, asked));
}

async function run(context: Context, id: string, asked: Words): Promise<void> {
  const { terminal, words, locale } = context;
  const game = findGame(context, id);
  const only = asked.scenario && (await findScenario(context, game, asked.scenario));
  const seconds = asked.seconds && readCount(context, '--seconds', asked.seconds);
  const unlimited = seconds ? Number.MAX_SAFE_INTEGER : USUAL_GAMES;
  const games = asked.games ? readCount(context, '--games', asked.games) : unlimited;
  const every = readCount(context, '--every', asked.every);
  const threads = asked.workers
    ? readCount(context, '--workers', asked.workers)
    : availableParallelism();
  const data: FuzzJob = { game: id, seed: asked.seed, every, ...(only ? { only } : {}) };
  const module = new URL('../fuzz/worker.js', import.meta.url);
  const start = performance.now();
  const tally = { games: 0, actions: 0, failures: [] as { record: string; why: string }[] };
  const progress = new Progress(context, `fuzz ${id}`, seconds || games);

  const { broken, interrupted } = await interruptible(async (signal) => {
    const time = seconds ? AbortSignal.timeout(seconds * 1000) : undefined;
    const stop = time ? AbortSignal.any([signal, time]) : signal;
    const add = (row: FuzzRow): void => {
      tally.games++;
      tally.actions += row.actions;
      if (row.failure) tally.failures.push(save(context, asked, id, row, tally.failures.length));
      progress.show(seconds ? Math.floor((performance.now() - start) / 1000) : tally.games);
    };
    const broken = await inThreads({ module, data, games, threads }, add, stop);
    return { broken, interrupted: signal.aborted };
  });
  progress.clear();
  if (broken) throw new Error(`game ${broken.index}: ${broken.why}`);
  if (asked.json) terminal.print(JSON.stringify({ game: id, ...tally }));
  else {
    const took = decimal(locale, (performance.now() - start) / 1000);
    terminal.print(words.fuzzDone(whole(locale, tally.games), whole(locale, tally.actions), took));
    terminal.print(tally.games > 0 ? report(context, tally.failures) : words.fuzzNone);
  }
  // A run in which no game came to its end has checked nothing.
  if (tally.failures.length > 0 || (tally.games === 0 && !interrupted))
    throw new Failure('', EXIT.failed);
  if (interrupted) throw new Failure('', EXIT.interrupted);
}

/** Saves the record of a failure, with its reason as a comment; beyond the first few only the reason is kept. */
function save(
  context: Context,
  { out, seed }: Words,
  id: string,
  { index, failure }: FuzzRow,
  before: number,
): { record: string; why: string } {
  const { law, why, record } = failure!;
  const reason = `${law}: ${why}`;
  if (before >= MOST_SAVED) return { record: '', why: reason };
  const name = `${id}-${seed.replace(/[^\w-]/g, '_')}-${index}.motti`;
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new Failure(context.words.cannotWrite(out, reasonOf(error, context.words)), EXIT.failed);
  }
  const comment = reason.split('\n').map((line) => `; ${line}`.trimEnd());
  writeText(context, join(out, name), `${record}${comment.join('\n')}\n`, true);
  return { record: join(out, name), why: reason };
}

function report(
  { words, locale }: Context,
  failures: readonly { record: string; why: string }[],
): string {
  if (failures.length === 0) return words.fuzzClean;
  const saved = failures.filter(({ record }) => record !== '');
  const lines = saved.map(({ record, why }) => `  ${record}\n    ${why.split('\n')[0]}`);
  if (saved.length < failures.length) {
    lines.push(`  ${words.fuzzMore(whole(locale, failures.length - saved.length))}`);
  }
  return [words.fuzzFailed(whole(locale, failures.length)), ...lines].join('\n');
}
