// The commands together, their help in the reader's language, and one place where every failure ends.
import { LOCALES } from '@motti/engine';
import { Command, CommanderError, Help, Option } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { benchCommand } from './commands/bench.ts';
import { clausesCommand } from './commands/clauses.ts';
import { adminCommand } from './commands/conduct.ts';
import { exampleCommand } from './commands/example.ts';
import { exportCommand } from './commands/export.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { importCommand } from './commands/import.ts';
import { oddsCommand } from './commands/odds.ts';
import { play, playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { hasWebClient, serveCommand, serveMotti } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { tuneCommand } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import type { Context } from './context.ts';
import { EXIT, Failure } from './failure.ts';
import { nearest } from './nearest.ts';

/** One command of the program, made for a context. */
export type MakeCommand = (context: Context) => Command;

const COMMANDS: readonly MakeCommand[] = [
  serveCommand,
  playCommand,
  simulateCommand,
  tournamentCommand,
  tuneCommand,
  oddsCommand,
  replayCommand,
  verifyCommand,
  exportCommand,
  importCommand,
  backupCommand,
  adminCommand,
  exampleCommand,
  clausesCommand,
  scenarioCommand,
  fuzzCommand,
  benchCommand,
];

/** Runs the words of a command line; returns the exit code. */
export async function run(context: Context, argv: readonly string[]): Promise<number> {
  const { terminal, words } = context;
  try {
    const motti = program(context);
    checkCommand(context, motti, argv);
    await motti.parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const failure = error instanceof CommanderError ? usageFailure(context, error) : error;
    if (failure instanceof Failure) {
      if (failure.message) terminal.remark(`${words.error} ${failure.message}`);
      return failure.exitCode;
    }
    terminal.remark(`${words.internal} ${error instanceof Error ? error.stack : error}`);
    return EXIT.failed;
  }
}

/** The library takes a wrong word for an argument of `motti` itself, because `motti` alone does something. */
function checkCommand({ words }: Context, motti: Command, [word]: readonly string[]): void {
  if (word === undefined || word.startsWith('-')) return;
  const known = [...motti.commands.map((command) => command.name()), 'help'];
  if (known.includes(word)) return;
  const meant = nearest(word, known);
  const hint = meant ? words.didYouMean(meant) : words.seeHelp;
  throw new Failure(`${words.unknownCommand(word)} ${hint}`);
}

function program(context: Context): Command {
  const { words } = context;
  const motti = new Command('motti').description(words.about);
  motti.helpCommand('help [command]', words.helpCommand);
  motti.version('0.1.0', '-V, --version', words.optionVersion);
  motti.addOption(new Option('--lang <lang>', words.optionLang).choices(LOCALES));
  // No words: the browser, where there is a page for it, else the terminal.
  motti.action(() =>
    hasWebClient() ? serveMotti(context, { open: true }) : play(context, undefined, {}),
  );
  for (const make of COMMANDS) motti.addCommand(make(context));
  for (const command of [motti, ...motti.commands, ...motti.commands.flatMap((c) => c.commands)]) {
    finish(command, context);
  }
  return motti;
}

/** What all commands share: help in the reader's language, errors thrown and not printed. */
function finish(command: Command, { words, terminal }: Context): void {
  command.exitOverride();
  command.helpOption('-h, --help', words.helpHelp);
  if (command.parent) {
    command.addOption(new Option('--lang <lang>', words.optionLang).choices(LOCALES).hideHelp());
  }
  const titles: Record<string, string> = {
    'Usage:': words.helpUsage,
    'Arguments:': words.helpArguments,
    'Options:': words.helpOptions,
    'Global Options:': words.helpGlobal,
    'Commands:': words.helpCommands,
  };
  command.configureHelp({
    styleTitle: (title) => terminal.style('bold', titles[title] ?? title),
    optionDescription: (option) =>
      new Help()
        .optionDescription(option)
        // The description names the values already, in the reader's language.
        .replace(/ \(choices: [^)]*\)/, '')
        .replace(/\(default: "?([^")]*)"?\)/, (_, value: string) => words.helpDefault(value)),
  });
  command.configureOutput({
    writeOut: (text) => terminal.print(text.trimEnd()),
    // Mistakes are thrown and told below; a command that needs another word shows its help.
    writeErr: (text) => {
      if (!text.startsWith('error:')) terminal.remark(text.trimEnd());
    },
  });
}

/** A mistake on the command line in the reader's language. The library names the thing between quotes. */
function usageFailure({ words }: Context, error: CommanderError): Failure {
  const thing = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const flag = thing.split(/[ ,]+/).find((word) => word.startsWith('--')) ?? thing;
  const meant = /Did you mean (?:one of )?([^?]*)\?/.exec(error.message)?.[1];
  const hint = meant ? words.didYouMean(meant) : words.seeHelp;
  switch (error.code) {
    case 'commander.unknownCommand':
      return new Failure(`${words.unknownCommand(thing)} ${hint}`);
    case 'commander.unknownOption':
      return new Failure(`${words.unknownFlag(thing)} ${hint}`);
    case 'commander.missingArgument':
      return new Failure(`${words.missingArgument(thing)} ${words.seeUsage}`);
    case 'commander.optionMissingArgument':
      return new Failure(`${words.missingValue(flag)} ${words.seeUsage}`);
    case 'commander.excessArguments':
      return new Failure(`${words.excessArguments} ${words.seeUsage}`);
    case 'commander.invalidArgument':
      return new Failure(
        flag === '--lang'
          ? words.unknownLanguage(/argument '([^']*)' is invalid/.exec(error.message)?.[1] ?? '')
          : error.message.replace(/^error: /, ''),
      );
    case 'commander.help':
      return new Failure('');
    default:
      return new Failure(error.message.replace(/^error: /, ''));
  }
}
