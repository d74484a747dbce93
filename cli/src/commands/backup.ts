// motti backup: a copy of a server's store, while the server goes on.
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { withServer } from './admin.ts';

export function backupCommand(context: Context): Command {
  const { words } = context;
  return new Command('backup')
    .description(words.backupAbout)
    .argument('<file>', words.backupFile)
    .option('--db <url>', words.serveDb)
    .action((file: string, { db }: { db?: string }) => backup(context, file, db));
}

async function backup(context: Context, file: string, db: string | undefined): Promise<void> {
  await withServer(context, ({ backupDatabase, DEFAULT_DB }) =>
    backupDatabase(db ?? DEFAULT_DB, file),
  );
  context.terminal.remark(context.words.backupDone(file));
}
