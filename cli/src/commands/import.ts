// motti import: a record, perhaps written by hand or by older rules, made a sound one of today.
import { writeRecord } from '@motti/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { openRecord, replayRecord } from '../records/open.ts';
import { withServer } from './admin.ts';
import { output } from './export.ts';
import { recordArgument } from './shared.ts';

interface Words {
  readonly out?: string;
  readonly force?: boolean;
  readonly db?: string;
}

export function importCommand(context: Context): Command {
  const { words } = context;
  return new Command('import')
    .description(words.importAbout)
    .addArgument(recordArgument(context))
    .option('--db <url>', words.importDb)
    .option('--out <file>', words.exportOut)
    .option('--force', words.optionForce)
    .action((path: string, asked: Words) => importRecord(context, path, asked));
}

async function importRecord(context: Context, path: string, asked: Words): Promise<void> {
  const open = await openRecord(context, path);
  replayRecord(context, open);
  if (asked.db !== undefined) {
    await makeMatch(context, open.text, asked.db);
    return;
  }
  output(context, writeRecord({ ...open.record, rules: open.game.rules }, open.game), asked);
}

/** A match of a server, with its links: they are said here and never again. */
async function makeMatch(context: Context, record: string, db: string): Promise<void> {
  const made = await withServer(context, ({ importMatch }) => importMatch(db, record));
  const { terminal, words } = context;
  terminal.print(words.importMade(made.id));
  for (const [side, token] of Object.entries(made.seats))
    terminal.print(`${side}  /match/${made.id}#${token}`);
}
