// What something legal costs, in English.
import type { Facts } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { count, strategy } from './lexicon.ts';

const list = (entries: unknown, name: (entry: unknown) => string): string =>
  Array.isArray(entries) ? entries.map(name).join(', ') : name(entries);

/** "two units: Kuusamo, Salla" */
const isolated = (f: Facts): string =>
  `${count(f['units'], 'unit', 'units')} (${list(f['spaces'], spaceName)})`;

export const warnings: Catalogue['warnings'] = {
  'given-up': (f) =>
    f['value'] === 0
      ? `Without an answer ${spaceName(f['space'])} falls without a roll.`
      : `Without an answer ${spaceName(f['space'])} falls without a roll, and it is worth ${count(f['value'], 'point', 'points')}.`,
  'scouts-alone': (f) =>
    `Without an answer only ${count(f['scouts'], 'scout defends', 'scouts defend')} ${spaceName(f['space'])}.`,
  isolates: (f) => `This would isolate ${isolated(f)}.`,
  'left-isolated': (f) => `Isolated, and in danger at the end of the turn: ${isolated(f)}.`,
  'supports-unused': (f) => `Supports that could still serve: ${list(f['supports'], String)}.`,
  'supports-not-laid': (f) =>
    `Not on any front, so of no use this turn: ${list(f['supports'], String)}.`,
  'strategies-empty': (f) =>
    `Without a unit, so of no use this turn: ${list(f['strategies'], strategy)}.`,
  'strategies-idle': (f) => `Loaded, but not placed: ${list(f['strategies'], strategy)}.`,
  'attacks-abandoned': (f) => `Attacks that will not take place: ${list(f['spaces'], spaceName)}.`,
  'leaves-gap': (f) =>
    `Every unit leaves ${spaceName(f['space'])}. Without a Possession marker it is a gap in your line.`,
  'combat-lost': (f) => `Without a second round the combat at ${spaceName(f['space'])} is lost.`,
  'scouts-idle': (f) =>
    `${count(f['scouts'], 'scout is', 'scouts are')} free to infiltrate, and only one attempt a turn is allowed.`,
};
