// motti bench: what the games cost, in figures that can be compared from one change to the next.
import { type AnyGame, type Setup, setupOf, startingOptions } from '@motti/engine';
import type { ServerFigures } from '@motti/server';
import { Command } from 'commander';
import { type GameFigures, measureGame } from '../bench/measure.ts';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import type { Played } from '../gauges.ts';
import { findGame, findScenario } from '../lookup.ts';
import { decimal, whole } from '../numbers.ts';

/** What is measured beside the games. */
const SERVER = 'server';

interface Words {
  readonly seconds: string;
  readonly scenario?: string;
  readonly json?: boolean;
}

export function benchCommand(context: Context): Command {
  const { words } = context;
  return new Command('bench')
    .description(words.benchAbout)
    .argument('[what...]', words.benchWhat)
    .option('--seconds <s>', words.benchSeconds, '1')
    .option('--scenario <id|file>', words.optionScenario)
    .option('--json', words.optionJson)
    .action((what: string[], asked: Words) => bench(context, what, asked));
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
    const setup = await setupFor(context, game, asked);
    const measured = measureGame(game, setup, seconds);
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

/** The scenario asked for, or the first; with the options a lobby starts from, so that figures can be compared. */
async function setupFor(context: Context, game: AnyGame, asked: Words): Promise<Setup> {
  const { scenario, data } = await findScenario(context, game, asked.scenario);
  return setupOf(game, scenario, startingOptions(game, scenario, data), data);
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
