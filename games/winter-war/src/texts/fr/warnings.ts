// Ce que coûte un acte permis, en phrases françaises.
import type { Catalogue } from '../catalogue.ts';
import { hexes, list, many, Unit, unit } from './lexicon.ts';

const count = (names: unknown): number => (Array.isArray(names) ? names.length : 1);
const verb = (names: unknown, one: string, more: string): string =>
  count(names) === 1 ? one : more;

const NAMED = 5;
/** Les premières par leur nom, les autres par leur nombre : la carte les montre toutes. */
const few = (names: unknown): string =>
  Array.isArray(names) && names.length > NAMED + 1
    ? `${names.slice(0, NAMED).map(unit).join(', ')} et ${names.length - NAMED} autres`
    : list(names);

export const warnings: Catalogue['warnings'] = {
  isolates: ({ units }) =>
    `Ce mouvement isolerait ${many(count(units), 'unité', 'unités')} : ${list(units)}.`,
  'left-isolated': ({ units }) =>
    `${many(count(units), 'unité se trouve isolée', 'unités se trouvent isolées')} : ${few(units)}.`,
  'owes-bad-attacks': ({ hexes: at, odds }) => `Vous devrez attaquer ${hexes(at)} à ${odds}.`,
  'not-moved': ({ units }) =>
    `${many(count(units), 'unité', 'unités')} loin de l’ennemi ${verb(units, 'n’a pas bougé', 'n’ont pas bougé')} : ${few(units)}.`,
  'held-back': ({ units }) =>
    `${many(count(units), 'renfort reste', 'renforts restent')} hors de la carte ce tour-ci : ${few(units)}.`,
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
