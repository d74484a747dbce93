// motti bench: what the games cost, in figures that can be compared from one change to the next.
import type { AnyGame, Locale } from '@motti/engine';
import type { ServerFigures, ServersFigures } from '@motti/server';
import { Command } from 'commander';
import { type GameFigures, measureGame } from '../bench/measure.ts';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import type { Played } from '../gauges.ts';
import { findGame, findSetup } from '../lookup.ts';
import { decimal, whole } from '../numbers.ts';
import { collect } from './shared.ts';

/** What is measured beside the games. */
const SERVER = 'server';

interface Words {
  readonly seconds: string;
  readonly scenario?: string;
  readonly option?: readonly string[];
  readonly json?: boolean;
  readonly servers?: string;
  readonly db?: string;
}

export function benchCommand(context: Context): Command {
  const { words } = context;
  return new Command('bench')
    .description(words.benchAbout)
    .argument('[what...]', words.benchWhat)
    .option('--seconds <s>', words.benchSeconds, '1')
    .option('--scenario <id|file>', words.optionScenario)
    .option('--option <key=value>', words.optionOption, collect)
    .option('--servers <list>', words.benchServers)
    .option('--db <url>', words.benchDb)
    .option('--json', words.optionJson)
    .action((what: string[], asked: Words) =>
      asked.servers === undefined && asked.db === undefined
        ? bench(context, what, asked)
        : compareServers(context, asked),
    );
}

async function bench(context: Context, what: readonly string[], asked: Words): Promise<void> {
  const { terminal, words, games } = context;
  const seconds = Number(asked.seconds);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new Failure(words.notSeconds('--seconds', asked.seconds));
  }
  const named = what.filter((word) => word !== SERVER).map((id) => findGame(context, id));
  const wanted = what.length === 0 ? games : named;
  const figures: Record<string, GameFigures> = {};
  for (const game of wanted) {
    terminal.status(`${game.id} …`);
    const option = optionsOf(game, wanted, asked.option ?? []);
    const scenario = scenarioFor(game, wanted, asked.scenario);
    // With the options that a lobby starts from, so that figures can be compared.
    const setup = await findSetup(context, game, { option, ...(scenario && { scenario }) });
    const measured = await measureGame(game, setup, seconds);
    terminal.status('');
    figures[game.id] = measured;
    if (!asked.json) terminal.print(gameTable(context, { game, setup }, measured));
  }
  const server = what.length === 0 || what.includes(SERVER);
  const measured = server ? await measureServer(context, seconds) : undefined;
  if (asked.json) terminal.print(JSON.stringify({ games: figures, server: measured }));
  else if (measured)
    terminal.print(table(context, words.benchServer, measured, words.benchServerRows));
}

/** The server and what loads it run in processes of their own; the modules are loaded only when asked for. */
async function measureServer({ terminal }: Context, seconds: number): Promise<ServerFigures> {
  const { benchServer } = await import('@motti/server');
  const onPhase = (phase: string): void => terminal.status(`${SERVER}: ${phase} …`);
  const figures = await benchServer({ seconds: 5 * seconds, onPhase });
  terminal.status('');
  return figures;
}

/** `--servers 1,2,4 --db postgres`: so many servers on one PostgreSQL each time, beside one on SQLite. */
async function compareServers(context: Context, asked: Words): Promise<void> {
  const { terminal, words, locale } = context;
  const counts = (asked.servers ?? '1,2').split(',').map(Number);
  const fine = counts.every((count) => Number.isInteger(count) && count > 0 && count <= 16);
  const url = asked.db === undefined || asked.db === 'postgres' ? undefined : asked.db;
  if (!fine || (url !== undefined && !/^postgres(ql)?:/.test(url)))
    throw new Failure(words.benchServersWrong);
  const { benchServers } = await import('@motti/server');
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => cell.padStart(14)).join(' ');
  if (!asked.json) {
    terminal.print(terminal.style('bold', words.benchServersTitle));
    terminal.print(line(words.benchServersColumns));
  }
  const figures = await benchServers({
    counts,
    ...(url === undefined ? {} : { url }),
    seconds: 5 * Number(asked.seconds),
    onPhase: (phase) => terminal.status(`${SERVER}: ${phase} …`),
    // One row may take a minute.
    onFigures: (one) => {
      terminal.status('');
      if (!asked.json) terminal.print(line(serversCells(locale, one)));
    },
  });
  if (asked.json) terminal.print(JSON.stringify({ servers: figures }));
}

const serversCells = (locale: Locale, one: ServersFigures): readonly string[] => [
  one.db === 'sqlite' ? 'SQLite' : 'PostgreSQL',
  whole(locale, one.servers),
  whole(locale, one.movesPerSecond),
  whole(locale, one.cpuMicros),
  decimal(locale, one.p99Ms, 1),
  decimal(locale, one.screenP50Ms, 1),
  decimal(locale, one.screenP99Ms, 1),
];

/** One game beside another: each takes the options it has, and the first complains of those that nobody has. */
function optionsOf(
  game: AnyGame,
  measured: readonly AnyGame[],
  asked: readonly string[],
): readonly string[] {
  const has = ({ options }: AnyGame, text: string): boolean =>
    options.some(({ key }) => text.startsWith(`${key}=`));
  return asked.filter((text) => has(game, text) || !measured.some((other) => has(other, text)));
}

/** Likewise the scenario: a game that has none of that name plays its first, beside one that has. */
function scenarioFor(
  game: AnyGame,
  measured: readonly AnyGame[],
  asked: string | undefined,
): string | undefined {
  const has = ({ scenarios, ownScenarios }: AnyGame): boolean =>
    asked?.endsWith('.json')
      ? ownScenarios !== undefined
      : scenarios.some(({ id }) => id === asked);
  return has(game) || !measured.some(has) ? asked : undefined;
}

function gameTable(context: Context, { game, setup }: Played, figures: GameFigures): string {
  const texts = textsOf(context, game, setup);
  const scenario = texts.scenario(setup.scenario).name;
  const title = context.words.benchGame(texts.title, scenario);
  return table(context, title, figures, context.words.benchRows);
}

/** A title, then a line for each figure that has words. */
function table(
  { terminal, locale }: Context,
  title: string,
  figures: object,
  words: Readonly<Record<string, string>>,
): string {
  const rows = Object.entries(figures).flatMap(([key, value]: [string, number]) => {
    const number = value >= 100 ? whole(locale, value) : decimal(locale, value, 2);
    return words[key] === undefined ? [] : [`${number.padStart(12)}  ${words[key]}`];
  });
  return [terminal.style('bold', title), ...rows, ''].join('\n');
}
