// motti odds: what a line of a record could have led to.
import {
  CHANCE,
  type Odds,
  oddsFrom,
  oddsInView,
  parseAction,
  parseMeta,
  seededRandom,
} from '@motti/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { Failure } from '../failure.ts';
import { readCount } from '../lookup.ts';
import { oddsText } from '../odds-text.ts';
import { openRecord, replayRecord } from '../records/open.ts';
import { recordArgument } from './shared.ts';

interface Words {
  readonly line?: string;
  readonly samples: string;
  readonly seed: string;
  readonly json?: boolean;
}

export function oddsCommand(context: Context): Command {
  const { words } = context;
  return new Command('odds')
    .description(words.oddsAbout)
    .addArgument(recordArgument(context))
    .option('--line <n>', words.oddsLine)
    .option('--samples <n>', words.oddsSamples, '2000')
    .option('--seed <text>', words.optionSeed, '1')
    .option('--json', words.optionJson)
    .action((path: string, asked: Words) => show(context, path, asked));
}

async function show(context: Context, path: string, asked: Words): Promise<void> {
  const { words, terminal } = context;
  if (asked.line === undefined) throw new Failure(words.oddsNeedsLine);
  const number = readCount(context, '--line', asked.line);
  const samples = readCount(context, '--samples', asked.samples);
  const open = await openRecord(context, path);
  const { game, record } = open;
  const line = record.lines[number - 1];
  if (!line) throw new Failure(words.replayPast('--line', number, record.lines.length));
  if (parseMeta(line.text)) throw new Failure(words.oddsNoAction(number));
  const match = replayRecord(context, open, number - 1);
  const { state } = match;
  const options = { random: seededRandom(asked.seed), samples };
  let odds: Odds;
  if (line.side === CHANCE) odds = oddsFrom(game, state, options);
  else {
    // By what the side knew when it decided, not by what was hidden from it.
    const view = game.view(state, line.side);
    odds = oddsInView(game, record.setup, view, line.side, parseAction(game, line.text)!, options);
  }
  if (asked.json) terminal.print(JSON.stringify({ line: number, ...line, ...odds }));
  else terminal.print([`${line.side} ${line.text}`, ...oddsText(context, match, odds)].join('\n'));
}
