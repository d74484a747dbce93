// motti verify: is this record what really happened?
import { webcrypto } from 'node:crypto';
import { verify } from '@motti/engine';
import { type Cryptography, checkSignature } from '@motti/protocol';
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
  const text = await readText(context, path);
  const verdict = verify(text, gameOf(context), locale);
  const signed = verdict.ok
    ? await checkSignature(text, gameOf(context), webcrypto.subtle as Cryptography)
    : undefined;
  if (json) terminal.print(JSON.stringify(signed ? { ...verdict, signed } : verdict));
  if (!verdict.ok) {
    const why = json ? '' : words.verifyWrong(path, verdict.line, verdict.why);
    throw new Failure(why, EXIT.failed);
  }
  if (signed?.kind === 'wrong')
    throw new Failure(words.verifySigned.wrong(signed.key), EXIT.failed);
  if (json) return;
  terminal.print(words.verifyOk(whole(locale, verdict.lines), whole(locale, verdict.rolls)));
  terminal.print(words.verifyDice[verdict.dice]);
  if (verdict.shares !== 'none') terminal.print(words.verifyShares[verdict.shares]);
  if (signed) terminal.print(words.verifySigned[signed.kind]('key' in signed ? signed.key : ''));
}
