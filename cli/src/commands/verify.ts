// motti verify: is this record what really happened?
import { verify } from '@motti/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { whole } from '../numbers.ts';
import { gameOf } from '../records/open.ts';
import { recordArgument } from './shared.ts';

export function verifyCommand(context: Context): Command {
  const { words } = context;
  return new Command('verify')
    .description(words.verifyAbout)
    .addArgument(recordArgument(context))
    .option('--json', words.optionJson)
    .action((path: string, { json }: { json?: boolean }) => check(context, path, json === true));
}

async function check(context: Context, path: string, json: boolean): Promise<void> {
  const { words, terminal, locale } = context;
  const verdict = verify(await readText(context, path), gameOf(context), locale);
  if (json) terminal.print(JSON.stringify(verdict));
  if (!verdict.ok) {
    const why = json ? '' : words.verifyWrong(path, verdict.line, verdict.why);
    throw new Failure(why, EXIT.failed);
  }
  if (json) return;
  terminal.print(words.verifyOk(whole(locale, verdict.lines), whole(locale, verdict.rolls)));
  terminal.print(words.verifyDice[verdict.dice]);
}
