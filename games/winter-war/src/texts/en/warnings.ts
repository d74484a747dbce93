// What something legal costs, in English sentences.
import type { Catalogue } from '../catalogue.ts';
import { hexes, list, many, unit } from './lexicon.ts';

const count = (names: unknown): number => (Array.isArray(names) ? names.length : 1);
const verb = (names: unknown, one: string, more: string): string =>
  count(names) === 1 ? one : more;

const NAMED = 5;
/** The first of them by name, the others by number: the map shows them all. */
const few = (names: unknown): string =>
  Array.isArray(names) && names.length > NAMED + 1
    ? `${names.slice(0, NAMED).map(unit).join(', ')} and ${names.length - NAMED} more`
    : list(names);

export const warnings: Catalogue['warnings'] = {
  isolates: ({ units }) =>
    `This move would isolate ${many(count(units), 'unit', 'units')}: ${list(units)}.`,
  'left-isolated': ({ units }) =>
    `${many(count(units), 'unit is', 'units are')} newly isolated: ${few(units)}.`,
  'owes-bad-attacks': ({ hexes: at, odds }) => `You will have to attack ${hexes(at)} at ${odds}.`,
  'not-moved': ({ units }) =>
    `${many(count(units), 'unit', 'units')} away from the enemy ${verb(units, 'has', 'have')} not moved: ${few(units)}.`,
  'held-back': ({ units }) =>
    `${many(count(units), 'arriving unit stays', 'arriving units stay')} off the map this turn: ${few(units)}.`,
  'blanks-left': ({ count: left }) =>
    `${many(left, 'blank counter is', 'blank counters are')} still in hand and will not be used.`,
  'will-not-attack': ({ unit: name }) =>
    `The ${unit(name)} will not attack in this phase if it advances now.`,
  'bad-odds': ({ hexes: at, odds }) => `The attack on ${hexes(at)} is made at only ${odds}.`,
  'lost-without-a-die': ({ hexes: at }) =>
    `At 1-4 or worse the attack on ${hexes(at)} loses all its units without a roll.`,
};
