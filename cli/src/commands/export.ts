// motti export: what somebody may hold of a match before its end; everything after it.
import { exportFor, SPECTATOR, writeRecord } from '@motti/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { writeText } from '../files.ts';
import { openRecord, replayRecord } from '../records/open.ts';
import { withServer } from './admin.ts';
import { viewerOf } from './replay.ts';
import { recordArgument } from './shared.ts';

interface Words {
  readonly for: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly db?: string;
}

export function exportCommand(context: Context): Command {
  const { words } = context;
  return new Command('export')
    .description(words.exportAbout)
    .addArgument(recordArgument(context))
    .option('--for <side>', words.exportFor, SPECTATOR)
    .option('--db <url>', words.exportDb)
    .option('--out <file>', words.exportOut)
    .option('--force', words.optionForce)
    .action((path: string, asked: Words) => exportRecord(context, path, asked));
}

async function exportRecord(context: Context, path: string, asked: Words): Promise<void> {
  if (asked.db !== undefined) {
    const { db } = asked;
    const viewer = asked.for === SPECTATOR ? undefined : asked.for;
    const text = await withServer(context, ({ exportMatch }) => exportMatch(db, path, viewer));
    output(context, text, asked);
    return;
  }
  const open = await openRecord(context, path);
  const viewer = viewerOf(context, open, asked.for);
  replayRecord(context, open);
  output(context, writeRecord(exportFor(open.record, open.game, viewer), open.game), asked);
}

/** To a file, or to stdout. */
export function output(
  context: Context,
  text: string,
  { out, force }: { readonly out?: string; readonly force?: boolean },
): void {
  if (out === undefined) {
    context.terminal.print(text.trimEnd());
    return;
  }
  writeText(context, out, text, force === true);
  context.terminal.remark(context.words.wrote(out));
}
