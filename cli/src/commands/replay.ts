// motti replay: a record told as a story.
import { type AnyMatch, type Side, SPECTATOR } from '@motti/engine';
import { Command } from 'commander';
import { type Context, textsOf } from '../context.ts';
import { Failure } from '../failure.ts';
import { readCount, unknown } from '../lookup.ts';
import { Screen } from '../play/screen.ts';
import { type OpenRecord, openRecord, replayRecord } from '../records/open.ts';
import { readRulebook } from '../rulebook.ts';
import { recordArgument } from './shared.ts';

interface Words {
  readonly to?: string;
  readonly for?: string;
  readonly json?: boolean;
}

export function replayCommand(context: Context): Command {
  const { words } = context;
  return new Command('replay')
    .description(words.replayAbout)
    .addArgument(recordArgument(context))
    .option('--to <n>', words.replayTo)
    .option('--for <side>', words.replayFor)
    .option('--json', words.optionJson)
    .action((path: string, asked: Words) => tell(context, path, asked));
}

async function tell(context: Context, path: string, asked: Words): Promise<void> {
  const { words, terminal } = context;
  const open = await openRecord(context, path);
  const { game, record } = open;
  const count = asked.to === undefined ? undefined : readCount(context, '--to', asked.to, 0);
  if (count !== undefined && count > record.lines.length) {
    throw new Failure(words.replayPast('--to', count, record.lines.length));
  }
  const match = replayRecord(context, open, count);
  if (asked.json) {
    const { decision, state, log } = match;
    const picture = game.picture(state);
    terminal.print(
      JSON.stringify({ lines: log.length, decision, gauges: game.gauges(state), picture }),
    );
    return;
  }
  const screen = new Screen(context, { game, match }, readRulebook(game, context.locale));
  const viewer = asked.for === undefined ? undefined : viewerOf(context, open, asked.for);
  const lines = screen.story(
    match.entries,
    // All that happened, whoever may know it: each line as the side that played it sees it.
    asked.for === undefined ? ({ audience }) => audience?.[0] ?? game.sides[0] : () => viewer,
  );
  terminal.print(lines.join('\n'));
  terminal.print(`${screen.header(undefined, undefined)}\n`);
  terminal.print(now(context, match));
}

/** The side whose knowledge is asked for; `undefined` is a spectator's. */
export function viewerOf(context: Context, { game }: OpenRecord, name: string): Side | undefined {
  if (name === SPECTATOR) return undefined;
  if (game.sides.includes(name)) return name;
  const known = [...game.sides, SPECTATOR];
  throw unknown(context.words.unknownSide(name), name, known, context.words);
}

/** What is asked now, or how it ended. */
function now(context: Context, { decision, game, setup }: AnyMatch): string {
  const texts = textsOf(context, game, setup);
  if (decision.kind === 'over') return `${context.words.playOver} ${texts.result(decision)}`;
  const sides = decision.kind === 'choose' ? decision.sides : [];
  const sentence = texts.waiting(decision.ask, sides);
  return `${context.words.replayAsks(sentence)}  ${decision.ask.clause}`;
}
