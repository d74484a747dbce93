// What the tests share: a position, lines of play, and what they lead to.
import type { Json, Options, Refusal, Side } from '@motti/engine';
import { checkAction, parseAction, printAction, setupOf, startingOptions } from '@motti/engine';
import { type Event, hourraPobieda as game, type State } from '@motti/hourra-pobieda';

/** A position on the empty table, or on another scenario with its own options. */
export function position(json: Json, scenario = 'board-p', options: Options = {}): State {
  return game.arrange(
    setupOf(game, scenario, { ...startingOptions(game, scenario), ...options }),
    json,
  );
}

export const begin = (scenario: string, options: Options = {}): State =>
  game.setup(setupOf(game, scenario, { ...startingOptions(game, scenario), ...options }));

/** Why a line is refused, if it is. */
export function refusal(s: State, line: string): Refusal | undefined {
  const [side, text] = split(line);
  const action = parseAction(game, text);
  if (!action) throw new Error(`no notation: ${line}`);
  return checkAction(game, s, side, action);
}

/** Plays lines that must be legal; what happened. */
export function play(s: State, ...lines: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const line of lines) {
    const [side, text] = split(line);
    const action = parseAction(game, text);
    if (!action) throw new Error(`no notation: ${line}`);
    const refused = checkAction(game, s, side, action);
    if (refused) throw new Error(`${line}: ${refused.clause} ${refused.code}`);
    game.apply(s, side, action, (event) => events.push(event));
  }
  return events;
}

const split = (line: string): [Side, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

export const choices = (s: State, side: Side): string[] =>
  game.choices(s, side).map((action) => printAction(game, action));

export const asked = (s: State): string => {
  const decision = game.decision(s);
  if (decision.kind === 'over') return 'over';
  const sides = decision.kind === 'choose' ? decision.sides.join(' ') : 'chance';
  return `${decision.ask.kind} ${sides}`;
};

interface Picture {
  readonly turn: number;
  readonly groups: Readonly<Record<string, GroupPicture>>;
  readonly stocks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly depots: readonly string[];
  readonly mines: Readonly<Record<string, unknown>>;
}
export interface GroupPicture {
  readonly side: string;
  readonly elements: Readonly<Record<string, number>>;
  readonly level: number;
  readonly concealed: boolean;
  readonly flags: readonly string[];
}
export const picture = (s: State): Picture => game.picture(s) as unknown as Picture;
export { game };
