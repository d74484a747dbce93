// Where a command reads and prints. Commands get it as an argument, so that tests can look.
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

export interface Terminal {
  readonly input: Readable;
  /** Results: what a program may read. */
  print(text: string): void;
  /** Everything else: errors, progress, remarks. */
  remark(text: string): void;
  /** A line that the next one replaces, and an empty one takes away; for a person only. */
  status(text: string): void;
  /** A person sits before it and reads and types. */
  readonly interactive: boolean;
  readonly columns: number;
  style(style: Style, text: string): string;
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const colour = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    input: stdin,
    print: (text) => void stdout.write(`${text}\n`),
    remark: (text) => void stderr.write(`${text}\n`),
    status: (text) => {
      if (stderr.isTTY) stderr.write(`\r\x1b[2K${text.slice(0, stderr.columns - 1)}`);
    },
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    columns: stdout.columns ?? 100,
    style: (style, text) => (colour ? styleText(style, text) : text),
  };
}
