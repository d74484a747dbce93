// How a combat may end from here, counted over its dice: nobody plays another card, and losses are taken where they cost
// least. A table shows it beside each choice.
import { CHANCE, type Decision } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { passing } from '../advice.ts';
import { apply, check, choices, decision } from '../flow.ts';
import { lossFactorOf, strengthOf } from '../rules/pieces.ts';
import { clone, isLeader, nameOfSide, type SideId, type State } from '../state.ts';

/** Shares of all rolls; together 1. `avoided`: no fight, or none that anybody won. */
export interface Outlook {
  readonly attacker: number;
  readonly defender: number;
  readonly avoided: number;
}

/** So many rolls and answers are followed at most; a combat asks for far fewer. */
const DEPTH = 40;
/** Dice that decide who wins; the others only decide what becomes of leaders. */
const WINNING_DICE = ['fire-die', 'surprise-die', 'ability-die', 'peoples-die'];

/** What this action of this side leads to; without one, what comes of the present question if it is passed. */
export function outlook(s: State, side: SideId, action: Action): Outlook | undefined {
  if (s.combat === null || check(s, nameOfSide(side), action)) return undefined;
  const attacker = nameOfSide(s.combat.attacker);
  const start = clone(s);
  const won = step(start, nameOfSide(side), action);
  const shares = { attacker: 0, defender: 0, avoided: 0 };
  count(start, won, 1, DEPTH, (winner, share) => {
    if (winner === undefined) shares.avoided += share;
    else shares[winner === attacker ? 'attacker' : 'defender'] += share;
  });
  return shares;
}

/** Carries an action out, and says who won by it, if anybody did. */
function step(s: State, side: string, action: Parameters<typeof apply>[2]): string | undefined {
  let winner: string | undefined;
  apply(s, side, action, (event: Event) => {
    if (event.kind === 'won') winner = String(event.facts['side']);
  });
  return winner;
}

function count(
  s: State,
  won: string | undefined,
  share: number,
  depth: number,
  note: (winner: string | undefined, share: number) => void,
): void {
  const asked = decision(s);
  if (
    won !== undefined ||
    s.combat === null ||
    s.combat.over !== 0 ||
    asked.kind === 'over' ||
    depth === 0
  ) {
    note(won, share);
    return;
  }
  if (asked.kind === 'choose') {
    const side = asked.sides[0] ?? '';
    const next = answerTo(s, side, asked);
    if (next === undefined) note(undefined, share);
    else count(s, step(s, side, next), share, depth - 1, note);
    return;
  }
  const rolls = rollsOf(asked);
  for (const dice of rolls) {
    const then = rolls.length === 1 ? s : clone(s);
    count(then, step(then, CHANCE, { kind: 'roll', dice }), share / rolls.length, depth - 1, note);
  }
}

const rollsOf = ({ ask, faces }: Decision & { kind: 'chance' }): readonly (readonly number[])[] => {
  if (!WINNING_DICE.includes(ask.kind)) return [faces.map(() => 1)];
  return faces.reduce<number[][]>(
    (rolls, face) =>
      rolls.flatMap((roll) => Array.from({ length: face }, (_, i) => [...roll, i + 1])),
    [[]],
  );
};

/** Passes where one may; gives up the weakest; otherwise takes the first answer. */
function answerTo(
  s: State,
  side: string,
  asked: Decision & { kind: 'choose' },
): Action | undefined {
  const pass = passing(s);
  if (pass && !check(s, side, pass)) return pass;
  const open = choices(s, side);
  if (asked.ask.kind !== 'losses' && asked.ask.kind !== 'step-loss') return open[0];
  const cost = (action: Action): number =>
    action.kind !== 'lose' || isLeader(action.piece)
      ? Number.POSITIVE_INFINITY
      : strengthOf(s, action.piece) / Math.max(1, lossFactorOf(s, action.piece));
  return [...open].sort((a, b) => cost(a) - cost(b))[0];
}
