// motti import: a record, perhaps written by hand or by older rules, made a sound one of today.
import { writeRecord } from '@motti/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { openRecord, replayRecord } from '../records/open.ts';
import { output } from './export.ts';
import { recordArgument } from './shared.ts';

interface Words {
  readonly out?: string;
  readonly force?: boolean;
}

export function importCommand(context: Context): Command {
  const { words } = context;
  return new Command('import')
    .description(words.importAbout)
    .addArgument(recordArgument(context))
    .option('--out <file>', words.exportOut)
    .option('--force', words.optionForce)
    .action((path: string, asked: Words) => importRecord(context, path, asked));
}

async function importRecord(context: Context, path: string, asked: Words): Promise<void> {
  const open = await openRecord(context, path);
  replayRecord(context, open);
  output(context, writeRecord({ ...open.record, rules: open.game.rules }, open.game), asked);
}
