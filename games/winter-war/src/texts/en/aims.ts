// What a side is after, in English sentences.
import type { Catalogue } from '../catalogue.ts';
import { hex, hexes, player, within } from './lexicon.ts';

export const aims: Catalogue['aims'] = {
  'cuts-off': ({ side, facts: { at } }) => `${player(side)} cuts the enemy off: ${hexes(at)}.`,
  frees: ({ side, facts: { at } }) =>
    `${player(side)} opens the way to units cut off: ${hexes(at)}.`,
  takes: ({ side, facts: { at } }) => `${player(side)} takes ${hex(at)}.`,
  storms: ({ side, facts: { at } }) => `${player(side)} brings up troops to storm ${hex(at)}.`,
  'marches-on': ({ side, facts: { at } }) => `${player(side)} marches on ${hex(at)}.`,
  mans: ({ side, facts: { at } }) => `${player(side)} mans the fort ${within(at)}.`,
  bars: ({ side, facts: { at } }) => `${player(side)} closes the road to ${hex(at)}.`,
  'turns-on': ({ side, facts: { at } }) => `${player(side)} turns on the enemy ${within(at)}.`,
  'falls-back': ({ side, facts: { at } }) => `${player(side)} falls back towards ${hex(at)}.`,
};
