// Ce que coûte un acte permis, en français.
import type { Facts } from '@motti/engine';
import type { Catalogue } from '../catalogue.ts';
import { spaceName } from '../names.ts';
import { count, strategy } from './lexicon.ts';

const list = (entries: unknown, name: (entry: unknown) => string): string =>
  Array.isArray(entries) ? entries.map(name).join(', ') : name(entries);

/** « 2 unités (Kuusamo, Salla) » */
const isolated = (f: Facts): string =>
  `${count(f['units'], 'unité', 'unités')} (${list(f['spaces'], spaceName)})`;

export const warnings: Catalogue['warnings'] = {
  'given-up': (f) =>
    f['value'] === 0
      ? `Sans réponse, ${spaceName(f['space'])} tombe sans jet de dé.`
      : `Sans réponse, ${spaceName(f['space'])} tombe sans jet de dé, et la case vaut ${count(f['value'], 'point', 'points')}.`,
  'scouts-alone': (f) =>
    `Sans réponse, ${spaceName(f['space'])} n’est plus défendue que par ${count(f['scouts'], 'SCT', 'SCT')}.`,
  isolates: (f) => `Cela isolerait ${isolated(f)}.`,
  'left-isolated': (f) => `Isolées, et menacées en fin de tour : ${isolated(f)}.`,
  'supports-unused': (f) => `Soutiens encore disponibles : ${list(f['supports'], String)}.`,
  'supports-not-laid': (f) =>
    `Sur aucun front, donc sans emploi ce tour-ci : ${list(f['supports'], String)}.`,
  'strategies-empty': (f) =>
    `Sans unité, donc sans effet ce tour-ci : ${list(f['strategies'], strategy)}.`,
  'strategies-idle': (f) => `Garnies, mais pas placées : ${list(f['strategies'], strategy)}.`,
  'attacks-abandoned': (f) => `Attaques qui n’auront pas lieu : ${list(f['spaces'], spaceName)}.`,
  'leaves-gap': (f) =>
    `Toutes les unités quittent ${spaceName(f['space'])}. Sans marqueur Possession, c’est une brèche dans votre ligne.`,
  'combat-lost': (f) => `Sans second round, le combat est perdu : ${spaceName(f['space'])}.`,
  'scouts-idle': (f) =>
    `${count(f['scouts'], 'SCT est libre', 'SCT sont libres')} de s’infiltrer, et une seule tentative par tour est permise.`,
};
