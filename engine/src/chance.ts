// Chance as dice: what a decision asks for, answered by an action like any other.
import type { Refusal, Roll } from './contract.ts';
import type { Random } from './random.ts';
import { refuse } from './refusal.ts';

export function rollDice(faces: readonly number[], random: Random): Roll {
  const dice: number[] = [];
  for (const count of faces) dice.push(random(count) + 1);
  return { kind: 'roll', dice };
}

/** In how many ways these dice can fall. */
export function countRolls(faces: readonly number[]): number {
  let ways = 1;
  for (const count of faces) ways *= count;
  return ways;
}

/** Every way these dice can fall, all equally likely, in counting order. */
export function* allRolls(faces: readonly number[]): Generator<Roll> {
  const dice = faces.map(() => 1);
  for (;;) {
    yield { kind: 'roll', dice: [...dice] };
    let place = dice.length - 1;
    while (place >= 0 && dice[place] === faces[place]) dice[place--] = 1;
    if (place < 0) return;
    dice[place] = dice[place]! + 1;
  }
}

/** Games call this first in `check` when chance answers. */
export function checkRoll(faces: readonly number[], roll: Roll): Refusal | undefined {
  const fits =
    roll.dice.length === faces.length &&
    roll.dice.every((die, i) => Number.isInteger(die) && die >= 1 && die <= faces[i]!);
  return fits ? undefined : refuse('engine', 'wrong-dice', { faces: faces.join(' ') });
}

export const isRoll = (action: { readonly kind: string }): action is Roll => action.kind === 'roll';

/** Dice as a person throws them; more of them, or a face that no die has, are cards drawn from a pile. */
export const isThrown = ({ dice }: Roll): boolean =>
  dice.length <= 6 && dice.every((face) => face <= 6);

export const printRoll = (roll: Roll): string => `roll ${roll.dice.join(' ')}`;

export function parseRoll(text: string): Roll | undefined {
  if (!text.startsWith('roll ')) return undefined;
  const match = /^roll((?: [1-9]\d{0,5})+)$/.exec(text);
  if (!match) return undefined;
  return { kind: 'roll', dice: match[1]!.trim().split(' ').map(Number) };
}

/** The order that a shuffle of n things takes when its dice (n, n−1, … 2 faces) fall like this. */
export function orderOf(count: number, dice: readonly number[]): number[] {
  const left = Array.from({ length: count }, (_, i) => i);
  const order: number[] = [];
  for (let i = 0; i < count - 1; i++) order.push(...left.splice(dice[i]! - 1, 1));
  return [...order, ...left];
}

/** The dice that shuffle n things. */
export const shuffleFaces = (count: number): number[] =>
  Array.from({ length: count - 1 }, (_, i) => count - i);
