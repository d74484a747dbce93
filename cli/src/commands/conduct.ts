// motti admin: what whoever runs a server can do about players. On the database, while the server goes on.
import { Command, Option } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, Failure } from '../failure.ts';
import { withServer } from './admin.ts';

interface Asked {
  readonly db?: string;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly for?: string;
  readonly match?: string;
  readonly side?: string;
}

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

export function adminCommand(context: Context): Command {
  const { words } = context;
  const { admin } = words;
  const db = () => new Option('--db <url>', words.serveDb);
  const command = new Command('admin').description(admin.about);
  command
    .command('reports')
    .description(admin.reports)
    .option('--all', admin.all)
    .option('--json', words.optionJson)
    .addOption(db())
    .action((asked: Asked) => reports(context, asked));
  command
    .command('report')
    .description(admin.report)
    .argument('<number>', admin.number)
    .addOption(db())
    .action((number: string, asked: Asked) => report(context, number, asked));
  command
    .command('settle')
    .description(admin.settle)
    .argument('<number>', admin.number)
    .addOption(db())
    .action((number: string, { db: named }: Asked) =>
      act(context, named, admin.settled, (server, url) =>
        server.settleReport(url, numberOf(context, number)),
      ),
    );
  command
    .command('silence')
    .description(admin.silence)
    .argument('[name]', admin.name)
    .option('--match <id>', admin.match)
    .option('--side <side>', admin.side)
    .option('--for <time>', admin.for, '7d')
    .addOption(db())
    .action((name: string | undefined, asked: Asked) => silence(context, name, asked));
  for (const [word, closed] of [
    ['close', true],
    ['reopen', false],
  ] as const)
    command
      .command(word)
      .description(admin[word])
      .argument('<name>', admin.name)
      .addOption(db())
      .action((name: string, { db: named }: Asked) =>
        act(context, named, admin.done, (server, url) => server.closeAccount(url, name, closed)),
      );
  command
    .command('accounts')
    .description(admin.accounts)
    .argument('[text]', admin.text)
    .option('--json', words.optionJson)
    .addOption(db())
    .action((text: string | undefined, asked: Asked) => accounts(context, text ?? '', asked));
  return command;
}

type Server = typeof import('@motti/server');

async function act(
  context: Context,
  db: string | undefined,
  done: string,
  work: (server: Server, db: string) => Promise<void>,
): Promise<void> {
  await withServer(context, (server) => work(server, db ?? server.DEFAULT_DB));
  context.terminal.remark(done);
}

async function reports(context: Context, { db, all, json }: Asked): Promise<void> {
  const { terminal, words } = context;
  const found = await withServer(context, (server) =>
    server.listReports(db ?? server.DEFAULT_DB, all === true),
  );
  if (json) terminal.print(JSON.stringify(found));
  else if (found.length === 0) terminal.print(words.admin.noReports);
  else
    for (const one of found)
      terminal.print(
        `${one.id}  ${day(one.at)}  ${words.admin.reasons[one.reason]}  ${plain(one.name)} (${one.side})  ${one.match}${one.done === null ? '' : `  ${words.admin.isSettled}`}`,
      );
}

async function report(context: Context, number: string, { db }: Asked): Promise<void> {
  const { terminal, words } = context;
  const { report: one, chat } = await withServer(context, (server) =>
    server.showReport(db ?? server.DEFAULT_DB, numberOf(context, number)),
  );
  const about = words.admin.reportOf(one.bySide, one.side, plain(one.name));
  terminal.print(`${day(one.at)}  ${one.match}  ${about}`);
  terminal.print(`${words.admin.reasons[one.reason]}: ${plain(one.text)}`);
  terminal.print('');
  for (const line of chat)
    terminal.print(`${day(line.at)}  ${plain(line.name)} (${line.side})  ${plain(line.text)}`);
}

async function silence(context: Context, name: string | undefined, asked: Asked): Promise<void> {
  const { admin } = context.words;
  const { match, side, db } = asked;
  const who =
    name !== undefined
      ? { account: name }
      : match !== undefined && side !== undefined
        ? { match, side }
        : undefined;
  if (!who) throw new Failure(admin.whom, EXIT.usage);
  const time = timeOf(context, asked.for ?? '');
  await act(context, db, time === 0 ? admin.speaks : admin.silent, (server, url) =>
    server.silence(url, who, time),
  );
}

async function accounts(context: Context, text: string, { db, json }: Asked): Promise<void> {
  const { terminal, words } = context;
  const found = await withServer(context, (server) =>
    server.listAccounts(db ?? server.DEFAULT_DB, text),
  );
  if (json) terminal.print(JSON.stringify(found));
  else if (found.length === 0) terminal.print(words.admin.noAccounts);
  else
    for (const { name, created, seen, matches, reports: told, closed } of found) {
      const facts = words.admin.facts(day(created), seen === null ? '-' : day(seen), matches, told);
      terminal.print(
        `${plain(name)}  ${facts}${closed === null ? '' : `  ${words.admin.isClosed}`}`,
      );
    }
}

/** `12h`, `7d`, `0`. */
function timeOf({ words }: Context, text: string): number {
  const [, count, unit] = /^(\d{1,5})([hd]?)$/.exec(text) ?? [];
  if (count === undefined || (unit === '' && count !== '0'))
    throw new Failure(words.admin.badTime(text), EXIT.usage);
  return Number(count) * (UNITS[unit ?? ''] ?? 0);
}

function numberOf({ words }: Context, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Failure(words.admin.badNumber(text), EXIT.usage);
  return Number(text);
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What a stranger wrote must not move the cursor of whoever reads it, nor turn the line about. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
