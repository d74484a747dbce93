// The words of the command line in English.
import { enCommands } from './en.commands.ts';
import { enPlay } from './en.play.ts';
import { enReport } from './en.report.ts';

const number = new Intl.NumberFormat('en');
const list = (words: readonly string[]): string => words.join(', ') || 'none';

export const en = {
  ...enCommands,
  ...enPlay,
  ...enReport,

  error: 'error:',
  didYouMean: (word: string) => `Did you mean ${word}?`,
  known: (words: readonly string[]) => `Known: ${list(words)}.`,
  unknownGame: (id: string) => `There is no game ${id}.`,
  unknownScenario: (id: string) => `There is no scenario ${id}.`,
  unknownOption: (key: string) => `There is no option ${key}.`,
  unknownValue: (key: string, value: string) => `The option ${key} cannot be “${value}”.`,
  optionWithoutValue: (key: string, values: readonly string[]) =>
    `Say which value, for example ${key}=${values[0]}. Known: ${list(values)}.`,
  unknownBot: (name: string) => `There is no bot ${name} for this game.`,
  unknownSide: (side: string) => `There is no side ${side}.`,
  fixedOption: (key: string, value: string) => `This scenario fixes the option ${key} to ${value}.`,
  notACount: (option: string, text: string, least: number) =>
    `${option} must be a whole number of at least ${least}, not “${text}”.`,
  unknownCommand: (word: string) => `There is no command ${word}.`,
  unknownFlag: (word: string) => `There is no option ${word}.`,
  missingArgument: (name: string) => `The argument ${name} is missing.`,
  missingValue: (flag: string) => `The option ${flag} needs a value.`,
  excessArguments: 'There are too many arguments.',
  unknownLanguage: (lang: string) => `There is no language ${lang}. Known: en, fr.`,
  seeUsage: 'Add --help to see how the command is used.',
  seeHelp: 'motti --help lists what there is.',

  cannotRead: (path: string, why: string) => `${path} cannot be read: ${why}.`,
  cannotWrite: (path: string, why: string) => `${path} cannot be written: ${why}.`,
  fileExists: (path: string) => `${path} already exists. --force replaces it.`,
  isFolder: (path: string) => `${path} is a folder.`,
  noFolder: (path: string) => `The folder ${path} does not exist.`,
  notText: (path: string) => `${path} is not a text file.`,
  tooLarge: (path: string, size: number, limit: number) =>
    `${path} is too large: ${number.format(size)} bytes, the limit is ${number.format(limit)}.`,
  badJson: (path: string, why: string) => `${path} is not JSON: ${why}.`,
  systemErrors: {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the disk quota is used up',
    EROFS: 'the disk is read-only',
    EFBIG: 'the file grew too large',
    ENAMETOOLONG: 'the name is too long',
  } as Readonly<Record<string, string>>,

  secondsLeft: (seconds: number) =>
    seconds < 120 ? `${seconds} s left` : `${Math.round(seconds / 60)} min left`,
  internal: 'This is a bug in Motti, not a mistake of yours:',
};
