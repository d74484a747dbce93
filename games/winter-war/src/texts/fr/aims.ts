// Ce que cherche un camp, en phrases françaises.
import type { Catalogue } from '../catalogue.ts';
import { from, hex, hexes, player, within } from './lexicon.ts';

export const aims: Catalogue['aims'] = {
  'cuts-off': ({ side, facts: { at } }) => `${player(side)} isole l’ennemi : ${hexes(at)}.`,
  frees: ({ side, facts: { at } }) => `${player(side)} dégage ses unités isolées : ${hexes(at)}.`,
  takes: ({ side, facts: { at } }) => `${player(side)} s’empare ${from(at)}.`,
  storms: ({ side, facts: { at } }) => `${player(side)} amène ses troupes à l’assaut ${from(at)}.`,
  'marches-on': ({ side, facts: { at } }) => `${player(side)} marche sur ${hex(at)}.`,
  mans: ({ side, facts: { at } }) => `${player(side)} garnit la fortification ${from(at)}.`,
  bars: ({ side, facts: { at } }) => `${player(side)} barre la route ${from(at)}.`,
  'turns-on': ({ side, facts: { at } }) =>
    `${player(side)} se tourne contre l’ennemi ${within(at)}.`,
  'falls-back': ({ side, facts: { at } }) => `${player(side)} se replie vers ${hex(at)}.`,
};
