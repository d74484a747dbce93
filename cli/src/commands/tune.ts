// motti tune: weights of `easy` are improved by playing against themselves.
import { availableParallelism } from 'node:os';
import { tunableWeights } from '@motti/bots';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { findGame, findSetups, readCount, type SetupsWords } from '../lookup.ts';
import { decimal, percentSign, whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { table } from '../table.ts';
import { inThreads } from '../threads.ts';
import type { Job } from '../tune/job.ts';
import { shaken, startOf, stepped, type Weights } from '../tune/spsa.ts';
import { StepFile } from '../tune/steps.ts';
import { collect, gameArgument } from './shared.ts';

interface Words extends SetupsWords {
  readonly steps: string;
  readonly games: string;
  readonly seed: string;
  readonly workers?: string;
  readonly csv?: string;
  readonly resume?: boolean;
  readonly force?: boolean;
}

export function tuneCommand(context: Context): Command {
  const { words } = context;
  return new Command('tune')
    .description(words.tuneAbout)
    .addArgument(gameArgument(context))
    .option('--steps <n>', words.tuneSteps, '100')
    .option('-n, --games <n>', words.tuneGames, '40')
    .option('--scenario <ids|file>', words.tuneScenario, collect)
    .option('--option <key=value>', words.optionOption, collect)
    .option('--seed <text>', words.optionSeed, '1')
    .option('--workers <n>', words.optionWorkers)
    .option('--csv <file>', words.tuneCsv)
    .option('--resume', words.tuneResume)
    .option('--force', words.optionForce)
    .action((id: string, asked: Words) => tune(context, id, asked));
}

async function tune(context: Context, id: string, asked: Words): Promise<void> {
  const { words, terminal, locale } = context;
  const game = findGame(context, id);
  const setups = await findSetups(context, game, asked);
  const tunable = tunableWeights(game);
  if (!tunable) throw new Failure(words.tuneNothing(id));
  if (setups.some((setup) => game.seats(setup).length !== 2))
    throw new Failure(words.tournamentTooFew);
  if (asked.resume && !asked.csv) throw new Failure(words.tournamentNeedsCsv);
  const steps = readCount(context, '--steps', asked.steps);
  const games = readCount(context, '--games', asked.games, 2);
  const threads = asked.workers
    ? readCount(context, '--workers', asked.workers)
    : availableParallelism();

  const kind = [id, ...setups.map(({ scenario }) => scenario), asked.seed].join(' ');
  const file = asked.csv ? new StepFile(asked.csv, kind, tunable) : undefined;
  let { step, weights } = file?.open(
    context,
    tunable,
    asked.resume === true,
    asked.force === true,
  ) ?? { step: 0, weights: startOf(tunable) };
  const progress = new Progress(context, game.id, steps);
  const { stopped } = await interruptible(async (signal) => {
    for (; step < steps && !signal.aborted; step++) {
      progress.show(step);
      const pair = shaken(tunable, weights, step, asked.seed);
      const job: Job = { game: id, setups, ...pair, seed: `${asked.seed} ${step}` };
      const score = await scoreOf(context, job, games, threads, signal);
      // A step that was cut short is taken again next time.
      if (score === undefined) break;
      weights = stepped(tunable, weights, step, asked.seed, score);
      file?.add(step + 1, score, games, weights);
      terminal.remark(words.tuneStep(whole(locale, step + 1), percentSign(locale, score)));
    }
    return { stopped: signal.aborted };
  });
  progress.clear();
  const rows = Object.entries(tunable).map(([name, { value }]) => [
    name,
    decimal(locale, value, 3),
    decimal(locale, (weights as Weights)[name]!, 3),
  ]);
  terminal.print(`${terminal.style('bold', words.tuneWeights)}\n${table(rows)}`);
  if (stopped) throw new Failure('', EXIT.interrupted);
}

/** The mean score of the first set of weights; nothing when it was interrupted. */
async function scoreOf(
  { words }: Context,
  job: Job,
  games: number,
  threads: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  let points = 0;
  let played = 0;
  const add = (score: number): void => {
    points += score;
    played++;
  };
  const module = new URL('../tune/worker.js', import.meta.url);
  const broken = await inThreads({ module, data: job, games, threads }, add, signal);
  if (broken)
    throw new Failure(words.simulateBroken(broken.index, job.seed, broken.why), EXIT.failed);
  return played === games ? points / games : undefined;
}
