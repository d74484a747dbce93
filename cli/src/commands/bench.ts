// motti bench: what the games cost, in figures that can be compared from one change to the next.
import type { AnyGame } from '@motti/engine';
import { Command } from 'commander';
import { benchSetup, type GameFigures, measureGame } from '../bench/measure.ts';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import { findGame } from '../lookup.ts';
import { decimal, whole } from '../numbers.ts';

interface Words {
  readonly seconds: string;
  readonly json?: boolean;
}

export function benchCommand(context: Context): Command {
  const { words } = context;
  return new Command('bench')
    .description(words.benchAbout)
    .argument('[what...]', words.benchWhat)
    .option('--seconds <s>', words.benchSeconds, '1')
    .option('--json', words.optionJson)
    .action((what: string[], asked: Words) => bench(context, what, asked));
}

async function bench(context: Context, what: readonly string[], asked: Words): Promise<void> {
  const { terminal, words, games } = context;
  const seconds = Number(asked.seconds);
  if (!(seconds > 0 && seconds <= 600)) {
    throw new Failure(words.notSeconds('--seconds', asked.seconds));
  }
  const wanted = what.length === 0 ? games : what.map((id) => findGame(context, id));
  const figures: Record<string, GameFigures> = {};
  for (const game of wanted) {
    terminal.status(`${game.id} …`);
    const measured = measureGame(game, seconds);
    terminal.status('');
    figures[game.id] = measured;
    if (!asked.json) terminal.print(table(context, game, measured));
  }
  if (asked.json) terminal.print(JSON.stringify({ games: figures }));
}

function table(context: Context, game: AnyGame, figures: GameFigures): string {
  const { words, terminal, locale } = context;
  const texts = textsOf(context, game);
  const title = words.benchGame(texts.title, texts.scenario(benchSetup(game).scenario).name);
  const rows = Object.entries(figures).map(([key, value]: [string, number]) => {
    const number = value >= 100 ? whole(locale, value) : decimal(locale, value, 2);
    return `${number.padStart(12)}  ${words.benchRows[key as keyof GameFigures]}`;
  });
  return [terminal.style('bold', title), ...rows, ''].join('\n');
}
