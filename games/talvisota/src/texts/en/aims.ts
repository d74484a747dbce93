// What a side is after, in English.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { front, player } from './lexicon.ts';

export const aims: Catalogue['aims'] = {
  capital: ({ side }) => `${player(side)} is going for the capital: its fall would end the war.`,
  line: ({ side, facts }) =>
    `${player(side)} wants to break the line at ${spaceName(facts['space'])}.`,
  relief: ({ side, facts }) =>
    `${player(side)} wants ${spaceName(facts['space'])} to reach the units cut off at ${spaceName(facts['to'])}.`,
  road: ({ side, facts }) =>
    `${player(side)} wants ${spaceName(facts['space'])} to open the road to ${spaceName(facts['to'])}.`,
  ground: ({ side, facts }) => `${player(side)} wants ${spaceName(facts['space'])}.`,
  masses: ({ side, facts }) => `${player(side)} is massing in ${front(facts['front'])}.`,
  'gives-up': ({ side, facts }) =>
    `${player(side)} leaves ${spaceName(facts['space'])} to the enemy and saves strength for elsewhere.`,
  infiltrates: ({ side, facts }) =>
    `${player(side)} goes behind the lines to cut off ${spaceName(facts['space'])}.`,
};
