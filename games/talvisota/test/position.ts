// Positions for tests, in the words of README.md.
import { checkAction, type Json, parseAction, printAction, type Refusal } from '@motti/engine';
import { talvisota } from '../src/index.ts';
import type { State } from '../src/state.ts';

type Options = Readonly<Record<string, string>>;

export const position = (json: Json, options: Options = {}, scenario = 'campaign'): State =>
  talvisota.arrange({ scenario, options }, json);

/** Why this line is refused, or nothing. */
export function refusal(state: State, line: string): Refusal | undefined {
  const [side, text] = split(line);
  const action = parseAction(talvisota, text);
  if (!action) throw new Error(`no notation: ${line}`);
  return checkAction(talvisota, state, side, action);
}

/** Plays lines; throws when one is refused. */
export function play(state: State, ...lines: string[]): State {
  for (const line of lines) {
    const why = refusal(state, line);
    if (why) throw new Error(`${line}: ${why.clause} ${why.code}`);
    const [side, text] = split(line);
    talvisota.apply(state, side, parseAction(talvisota, text)!);
  }
  return state;
}

/** The legal lines of a side, those that begin like this. */
export const lines = (state: State, side: string, beginning = ''): string[] =>
  talvisota
    .choices(state, side)
    .map((action) => printAction(talvisota, action))
    .filter((line) => line.startsWith(beginning));

/** A number or a name somewhere in the picture: `morale.finland`. */
export function seen(state: State, path: string): unknown {
  let tree: unknown = talvisota.picture(state);
  for (const key of path.split('.')) tree = (tree as Record<string, unknown>)[key];
  return tree;
}

function split(line: string): [string, string] {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
}
