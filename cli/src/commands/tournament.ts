// motti tournament: every bot against every other, sides swapped, with Elo and how sure it is.
import { availableParallelism } from 'node:os';
import { botNames } from '@motti/bots';
import type { AnyGame } from '@motti/engine';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { findBot, findGame, findSetup, readCount, type SetupWords } from '../lookup.ts';
import { decimal, percent, percentSign, signed, whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { wilson } from '../simulate/statistics.ts';
import { table } from '../table.ts';
import { inThreads } from '../threads.ts';
import { buildElder, commitOf, elderBot, elderName } from '../tournament/elders.ts';
import { type Job, pairsOf, type Row, seedOf } from '../tournament/job.ts';
import { RowFile } from '../tournament/rows.ts';
import { Standings } from '../tournament/standings.ts';
import { collect, gameArgument } from './shared.ts';

interface Words extends SetupWords {
  readonly bots?: string;
  readonly games: string;
  readonly seed: string;
  readonly workers?: string;
  readonly csv?: string;
  readonly resume?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function tournamentCommand(context: Context): Command {
  const { words } = context;
  return new Command('tournament')
    .description(words.tournamentAbout)
    .addArgument(gameArgument(context))
    .option('--bots <names>', words.tournamentBots)
    .option('-n, --games <n>', words.tournamentGames, '100')
    .option('--scenario <id|file>', words.optionScenario)
    .option('--option <key=value>', words.optionOption, collect)
    .option('--seed <text>', words.optionSeed, '1')
    .option('--workers <n>', words.optionWorkers)
    .option('--csv <file>', words.tournamentCsv)
    .option('--resume', words.tournamentResume)
    .option('--force', words.optionForce)
    .option('--json', words.optionJson)
    .action((id: string, asked: Words) => tournament(context, id, asked));
}

async function tournament(context: Context, id: string, asked: Words): Promise<void> {
  const { words, terminal, locale } = context;
  const game = findGame(context, id);
  const setup = await findSetup(context, game, asked);
  const names = (asked.bots ?? botNames(game, setup.scenario).join(','))
    .split(',')
    .map((name) => name.trim());
  const entrants = new Set<string>();
  for (const name of names) entrants.add(await entrant(context, game, name));
  const bots = [...entrants];
  if (bots.length < 2 || game.seats(setup).length !== 2) throw new Failure(words.tournamentTooFew);
  if (asked.resume && !asked.csv) throw new Failure(words.tournamentNeedsCsv);
  const wanted = readCount(context, '--games', asked.games) * pairsOf(bots).length;
  const threads = asked.workers
    ? readCount(context, '--workers', asked.workers)
    : availableParallelism();

  const played = { game: id, setup, bots, seed: asked.seed };
  const standings = new Standings(bots);
  const file = asked.csv ? new RowFile(asked.csv, played) : undefined;
  const known = file?.open(context, game, asked.resume === true, asked.force === true) ?? [];
  for (const row of known.slice(0, wanted)) standings.add(row);
  const job: Job = { ...played, known: standings.games };
  const progress = new Progress(context, game.id, wanted);
  const { broken, stopped } = await interruptible(async (signal) => {
    const add = (row: Row): void => {
      standings.add(row);
      file?.add(row);
      progress.show(standings.games);
    };
    const module = new URL('../tournament/worker.js', import.meta.url);
    const work = { module, data: job, games: wanted - job.known, threads };
    const found = job.known < wanted ? await inThreads(work, add, signal) : undefined;
    return { broken: found, stopped: signal.aborted };
  });
  progress.clear();

  if (asked.json) terminal.print(JSON.stringify(standingsJson(job, standings)));
  else terminal.print(page(context, game, job, standings));
  if (broken) {
    const index = job.known + broken.index;
    throw new Failure(words.simulateBroken(index, seedOf(job, index), broken.why), EXIT.failed);
  }
  if (stopped) {
    const done = whole(locale, standings.games);
    terminal.remark(words.simulateStopped(done, whole(locale, wanted)));
    throw new Failure('', EXIT.interrupted);
  }
}

/** A bot by its name; `easy@COMMIT` is built first, and goes by the first digits of its commit. */
async function entrant(context: Context, game: AnyGame, name: string): Promise<string> {
  const asked = elderName(name);
  if (!asked) return findBot(context, game, name).name;
  const commit = commitOf(asked.commit);
  if (!commit) throw new Failure(context.words.tournamentNoCommit(asked.commit));
  buildElder(commit);
  const bot = `${asked.level}@${commit.slice(0, 10)}`;
  if (!(await elderBot(game, bot))) throw new Failure(context.words.tournamentNoElder(name));
  return bot;
}

const standingsJson = ({ game, setup, seed }: Job, { games, ratings, pairs }: Standings) => ({
  game,
  scenario: setup.scenario,
  options: setup.options,
  seed,
  games,
  ratings,
  pairs: pairs.map((pair) => ({ ...pair, interval: wilson(pair.points, pair.games) })),
});

function page(context: Context, game: AnyGame, job: Job, standings: Standings): string {
  const { words, locale, terminal } = context;
  const texts = textsOf(context, game, job.setup);
  const scenario = texts.scenario(job.setup.scenario).name;
  const title = words.simulateTitle(texts.title, scenario, whole(locale, standings.games));
  const strengths = standings.ratings.map(({ name, elo, margin }) => [
    name,
    words.simulateElo(signed(locale, elo)),
    margin === 0 ? '' : `± ${decimal(locale, margin, 0)}`,
  ]);
  const pairs = standings.pairs.map(({ a, b, points, games }) => {
    const [low, high] = wilson(points, games);
    return [
      `${a} – ${b}`,
      percentSign(locale, games === 0 ? 0.5 : points / games),
      words.simulateInterval(percent(locale, low), percent(locale, high)),
      words.tournamentCount(decimal(locale, points), whole(locale, games)),
    ];
  });
  return [
    `${terminal.style('bold', title)}\n${words.tournamentSwapped(job.seed)}`,
    `${terminal.style('bold', words.tournamentRatings)}\n${table(strengths)}`,
    `${terminal.style('bold', words.tournamentPairs)}\n${table(pairs)}`,
  ].join('\n\n');
}
