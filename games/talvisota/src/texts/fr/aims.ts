// Ce que cherche un camp, en français.
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { front, of, player } from './lexicon.ts';

export const aims: Catalogue['aims'] = {
  capital: ({ side }) => `${player(side)} vise la capitale : sa chute mettrait fin à la guerre.`,
  line: ({ side, facts }) => `${player(side)} veut percer la ligne à ${spaceName(facts['space'])}.`,
  relief: ({ side, facts }) =>
    `${player(side)} veut ${spaceName(facts['space'])} pour dégager ses unités à ${spaceName(facts['to'])}.`,
  road: ({ side, facts }) =>
    `${player(side)} veut ${spaceName(facts['space'])} pour ouvrir la route ${of(spaceName(facts['to']))}.`,
  ground: ({ side, facts }) => `${player(side)} veut prendre ${spaceName(facts['space'])}.`,
  masses: ({ side, facts }) =>
    `${player(side)} masse ses forces sur le front ${front(facts['front'])}.`,
  'gives-up': ({ side, facts }) =>
    `${player(side)} abandonne ${spaceName(facts['space'])} et garde ses forces pour ailleurs.`,
  infiltrates: ({ side, facts }) =>
    `${player(side)} s’infiltre derrière les lignes pour isoler ${spaceName(facts['space'])}.`,
};
