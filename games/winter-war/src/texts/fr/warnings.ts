// Ce que coûte un acte permis, en phrases françaises.
import type { Catalogue } from '../catalogue.ts';
import { hexes, list, many, Unit } from './lexicon.ts';

const count = (names: unknown): number => (Array.isArray(names) ? names.length : 1);
const verb = (names: unknown, one: string, more: string): string =>
  count(names) === 1 ? one : more;

export const warnings: Catalogue['warnings'] = {
  isolates: ({ units }) =>
    `Ce mouvement isolerait ${many(count(units), 'unité', 'unités')} : ${list(units)}.`,
  'left-isolated': ({ units }) =>
    `${many(count(units), 'unité se trouve isolée', 'unités se trouvent isolées')} : ${list(units)}.`,
  'owes-bad-attacks': ({ hexes: at, odds }) => `Vous devrez attaquer ${hexes(at)} à ${odds}.`,
  'not-moved': ({ units }) =>
    `${many(count(units), 'unité', 'unités')} loin de l’ennemi ${verb(units, 'n’a pas bougé', 'n’ont pas bougé')} : ${list(units)}.`,
  'held-back': ({ units }) =>
    `${many(count(units), 'renfort reste', 'renforts restent')} hors de la carte ce tour-ci : ${list(units)}.`,
  'blanks-left': ({ count: left }) =>
    many(
      left,
      'leurre reste en main et ne servira pas.',
      'leurres restent en main et ne serviront pas.',
    ),
  'will-not-attack': ({ unit: name }) =>
    `${Unit(name)} n’attaquera pas pendant cette phase en avançant maintenant.`,
  'bad-odds': ({ hexes: at, odds }) => `L’attaque sur ${hexes(at)} ne se fait qu’à ${odds}.`,
  'lost-without-a-die': ({ hexes: at }) =>
    `À 1-4 ou pire, l’attaque sur ${hexes(at)} perd toutes ses unités sans jet de dé.`,
};
