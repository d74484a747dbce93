// motti tournament: every bot against every other, sides swapped, with Elo and how sure it is.
import { availableParallelism } from 'node:os';
import { botNames } from '@motti/bots';
import type { AnyGame, Setup } from '@motti/engine';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { interruptible } from '../interrupt.ts';
import { findBot, findGame, findSetups, listed, readCount, type SetupsWords } from '../lookup.ts';
import { decimal, percent, percentSign, signed, whole } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { wilson } from '../simulate/statistics.ts';
import { table } from '../table.ts';
import { inThreads } from '../threads.ts';
import { buildElder, commitOf, elderBot, elderName } from '../tournament/elders.ts';
import { type Job, pairsOf, type Row, seedOf } from '../tournament/job.ts';
import { RowFile } from '../tournament/rows.ts';
import { Results, type Standings } from '../tournament/standings.ts';
import { collect, gameArgument } from './shared.ts';

interface Words extends SetupsWords {
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
    .option('--scenario <ids|file>', words.tournamentScenario, collect)
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
  const setups = await findSetups(context, game, asked);
  const names = asked.bots ? listed(asked.bots) : offeredBots(game, setups);
  const entrants = new Set<string>();
  for (const name of names) entrants.add(await entrant(context, game, name));
  const bots = [...entrants];
  if (bots.length < 2 || setups.some((setup) => game.seats(setup).length !== 2))
    throw new Failure(words.tournamentTooFew);
  if (asked.resume && !asked.csv) throw new Failure(words.tournamentNeedsCsv);
  const wanted = readCount(context, '--games', asked.games) * pairsOf(bots).length * setups.length;
  const threads = asked.workers
    ? readCount(context, '--workers', asked.workers)
    : availableParallelism();

  const played = { game: id, setups, bots, seed: asked.seed };
  const results = new Results(played);
  const file = asked.csv ? new RowFile(asked.csv, played) : undefined;
  const known = file?.open(context, game, asked.resume === true, asked.force === true) ?? [];
  for (const row of known.slice(0, wanted)) results.add(row);
  const job: Job = { ...played, known: results.all.games };
  const progress = new Progress(context, game.id, wanted);
  const { broken, stopped } = await interruptible(async (signal) => {
    const add = (row: Row): void => {
      results.add(row);
      file?.add(row);
      progress.show(results.all.games);
    };
    const module = new URL('../tournament/worker.js', import.meta.url);
    const work = { module, data: job, games: wanted - job.known, threads };
    const found = job.known < wanted ? await inThreads(work, add, signal) : undefined;
    return { broken: found, stopped: signal.aborted };
  });
  progress.clear();

  if (asked.json) terminal.print(JSON.stringify(resultsJson(job, results)));
  else terminal.print(page(context, game, job, results));
  if (broken) {
    const index = job.known + broken.index;
    throw new Failure(words.simulateBroken(index, seedOf(job, index), broken.why), EXIT.failed);
  }
  if (stopped) {
    const done = whole(locale, results.all.games);
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

/** The bots that players are offered in all of these scenarios. */
const offeredBots = (game: AnyGame, setups: readonly Setup[]): readonly string[] =>
  botNames(game).filter((name) =>
    setups.every(({ scenario }) => botNames(game, scenario).includes(name)),
  );

const resultsJson = ({ game, setups, seed }: Job, { all, byScenario }: Results) => ({
  game,
  seed,
  ...standingsJson(all),
  scenarios: setups.map(({ scenario, options }, i) => ({
    scenario,
    options,
    ...standingsJson(byScenario[i]!),
  })),
});

const standingsJson = ({ games, ratings, pairs }: Standings) => ({
  games,
  ratings,
  pairs: pairs.map((pair) => ({ ...pair, interval: wilson(pair.points, pair.games) })),
});

function page(context: Context, game: AnyGame, { setups, seed }: Job, results: Results): string {
  const { words, locale, terminal } = context;
  const { title } = game.texts(locale, setups[0]);
  const heading = (scenario: string, { games }: Standings): string =>
    terminal.style('bold', words.simulateTitle(title, scenario, whole(locale, games)));
  const parts = setups.flatMap((setup, i) => {
    const { name } = textsOf(context, game, setup).scenario(setup.scenario);
    return [heading(name, results.byScenario[i]!), ...strengths(context, results.byScenario[i]!)];
  });
  if (setups.length > 1)
    parts.push(heading(words.tournamentAll, results.all), ...strengths(context, results.all));
  parts[0] += `\n${words.tournamentSwapped(seed)}`;
  return parts.join('\n\n');
}

function strengths({ words, locale, terminal }: Context, { ratings, pairs }: Standings): string[] {
  const rated = ratings.map(({ name, elo, margin }) => [
    name,
    words.simulateElo(signed(locale, elo)),
    margin === 0 ? '' : `± ${decimal(locale, margin, 0)}`,
  ]);
  const scored = pairs.map(({ a, b, points, games }) => {
    const [low, high] = wilson(points, games);
    return [
      `${a} – ${b}`,
      percentSign(locale, games === 0 ? 0.5 : points / games),
      words.simulateInterval(percent(locale, low), percent(locale, high)),
      words.tournamentCount(decimal(locale, points), whole(locale, games)),
    ];
  });
  return [
    `${terminal.style('bold', words.tournamentRatings)}\n${table(rated)}`,
    `${terminal.style('bold', words.tournamentPairs)}\n${table(scored)}`,
  ];
}
