// motti simulate: many games between bots, in all processors.
import { availableParallelism } from 'node:os';
import { quickBotName } from '@motti/bots';
import type { AnyGame, Side } from '@motti/engine';
import { Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { OutputFile } from '../files.ts';
import { interruptible } from '../interrupt.ts';
import { findBot, findGame, findSetup, readCount, type SetupWords } from '../lookup.ts';
import { whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { htmlReport } from '../report/html.ts';
import { csvHeader, csvRow } from '../simulate/csv.ts';
import { type Job, type Row, seedOf } from '../simulate/job.ts';
import { type Simulation, simulationJson } from '../simulate/result.ts';
import { summary } from '../simulate/summary.ts';
import { Tally } from '../simulate/tally.ts';
import { inThreads } from '../threads.ts';
import { allSides, collect, gameArgument } from './shared.ts';

interface Words extends SetupWords {
  readonly games?: string;
  readonly a?: string;
  readonly b?: string;
  readonly swap?: boolean;
  readonly seed: string;
  readonly workers?: string;
  readonly csv?: string;
  readonly html?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  /** A bot by the name of its side. */
  readonly [side: string]: unknown;
}

export function simulateCommand(context: Context): Command {
  const { words } = context;
  const command = new Command('simulate')
    .description(words.simulateAbout)
    .addArgument(gameArgument(context))
    .option('-n, --games <n>', words.simulateGames)
    .option('--a <bot>', words.simulateA)
    .option('--b <bot>', words.simulateB);
  for (const side of allSides(context)) {
    command.addOption(new Option(`--${side} <bot>`, words.simulateSide(side)).hideHelp());
  }
  return command
    .option('--swap', words.simulateSwap)
    .option('--scenario <id|file>', words.optionScenario)
    .option('--option <key=value>', words.optionOption, collect)
    .option('--seed <text>', words.optionSeed, '1')
    .option('--workers <n>', words.optionWorkers)
    .option('--csv <file>', words.simulateCsv)
    .option('--html <file>', words.simulateHtml)
    .option('--force', words.optionForce)
    .option('--json', words.optionJson)
    .action((id: string, asked: Words) => simulate(context, id, asked));
}

async function simulate(context: Context, id: string, asked: Words): Promise<void> {
  const { words, terminal, locale } = context;
  const game = findGame(context, id);
  const setup = await findSetup(context, game, asked);
  if (asked.games === undefined) throw new Failure(words.simulateNeedsGames);
  const wanted = readCount(context, '--games', asked.games);
  const workers = asked.workers
    ? readCount(context, '--workers', asked.workers)
    : availableParallelism();
  const seats = game.seats(setup);
  const bots = seatBots(context, game, seats, asked);
  const file = setup.data === undefined ? {} : { file: asked.scenario! };
  const swap = asked.swap === true;
  const job: Job = { game: id, setup, ...file, bots, swap, seed: asked.seed };

  // Opened before the first game: an evening's work is not lost to a mistyped folder.
  const csv = asked.csv ? new OutputFile(context, asked.csv, asked.force === true) : undefined;
  let html: OutputFile | undefined;
  try {
    html = asked.html ? new OutputFile(context, asked.html, asked.force === true) : undefined;
    const tally = new Tally(game.sides);
    const rows = new RowWriter(csv, job, seats);
    const progress = new Progress(context, game.id, wanted);
    const start = performance.now();
    const { broken, stopped } = await interruptible(async (signal) => {
      const add = (row: Row): void => {
        tally.add(row);
        rows.add(row);
        progress.show(tally.games);
      };
      const module = new URL('../simulate/worker.js', import.meta.url);
      const work = { module, data: job, games: wanted, threads: workers };
      return { broken: await inThreads(work, add, signal), stopped: signal.aborted };
    });
    progress.clear();
    const seconds = (performance.now() - start) / 1000;
    const simulation: Simulation = { job, rules: game.rules, tally, wanted, workers, seconds };

    if (asked.json) terminal.print(JSON.stringify(simulationJson(simulation)));
    else if (tally.games > 0) terminal.print(summary(context, game, simulation));
    else terminal.remark(words.simulateNone);
    if (tally.games > 0) {
      finishAll(context, [
        [csv, () => rows.check()],
        [html, () => html?.write(htmlReport(context, game, simulation))],
      ]);
    }
    if (broken) {
      const why = words.simulateBroken(broken.index, seedOf(job, broken.index), broken.why);
      throw new Failure(why, EXIT.failed);
    }
    if (stopped) {
      terminal.remark(words.simulateStopped(whole(locale, tally.games), whole(locale, wanted)));
      throw new Failure('', EXIT.interrupted);
    }
  } finally {
    csv?.discard();
    html?.discard();
  }
}

/** Who plays: by side, else `--a` and `--b` in the order of the seats, else the bot that plays many games quickly. */
function seatBots(
  context: Context,
  game: AnyGame,
  seats: readonly Side[],
  asked: Words,
): Record<Side, string> {
  const standard = quickBotName(game);
  const letters = [asked.a, asked.b];
  const bots: Record<Side, string> = {};
  for (const [i, side] of seats.entries()) {
    const bySide = typeof asked[side] === 'string' ? asked[side] : undefined;
    bots[side] = findBot(context, game, bySide ?? letters[i] ?? standard).name;
  }
  return bots;
}

/** Writes rows as they come. A disk that fills up stops the writing, not the simulation; the end says so. */
class RowWriter {
  readonly #file: OutputFile | undefined;
  readonly #job: Job;
  readonly #seats: readonly Side[];
  #gauges: readonly string[] | undefined;
  #failure: unknown;

  constructor(file: OutputFile | undefined, job: Job, seats: readonly Side[]) {
    this.#file = file;
    this.#job = job;
    this.#seats = seats;
  }

  add(row: Row): void {
    if (!this.#file || this.#failure) return;
    try {
      if (!this.#gauges) {
        this.#gauges = Object.keys(row.curve.at(-1)!).filter((gauge) => gauge !== 'turn');
        this.#file.write(csvHeader(this.#seats, this.#gauges));
      }
      this.#file.write(csvRow(this.#job, row, this.#seats, this.#gauges));
    } catch (error) {
      this.#failure = error;
    }
  }

  /** Throws what went wrong in the writing, if anything did. */
  check(): void {
    if (this.#failure) throw this.#failure;
  }
}

/** Finishes each file, whether or not another one fails; then throws the first failure. */
function finishAll(
  { terminal, words }: Context,
  files: readonly (readonly [OutputFile | undefined, () => void])[],
): void {
  const failures: unknown[] = [];
  for (const [file, complete] of files) {
    if (!file) continue;
    try {
      complete();
      file.finish();
      terminal.remark(words.wrote(file.path));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
