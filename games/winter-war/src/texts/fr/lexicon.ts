// Unités, hexagones, joueurs et nombres en français.
import {
  counted,
  hexLabelOf,
  hexList,
  type TypeId,
  type UnitWords,
  unitLabel,
  unitList,
} from '../names.ts';

export const kinds: Readonly<Record<TypeId, string>> = {
  F662: 'division',
  F442: 'division',
  F333: 'brigade suédoise',
  F223: 'régiment',
  F223C: 'brigade de cavalerie',
  F113: 'bataillon',
  F003: 'patrouille à skis',
  F222: 'bataillon de volontaires',
  A322: 'brigade alliée',
  DUM: 'leurre',
  S2012: 'corps d’armée',
  S1282: 'corps d’armée',
  S642: 'division',
  S533: 'corps blindé',
  S222: 'corps de cavalerie',
  S832: 'artillerie',
  S223: 'brigade à skis',
  S212: 'régiment',
  S213: 'brigade blindée',
  SHQ: 'quartier général',
  NKVD: 'régiment du NKVD',
  S311: 'bataillon parachutiste',
};
/** Avec l’article : les phrases s’écrivent ainsi sans se soucier du genre. */
const withArticle = (noun: string): string => {
  if (/^[aeiou]/.test(noun)) return `l’${noun}`;
  return /^(division|brigade|patrouille)/.test(noun) ? `la ${noun}` : `le ${noun}`;
};
const units: UnitWords = {
  kinds,
  label: (strengths, kind, number) =>
    kind === kinds.DUM
      ? `le leurre nº ${number}`
      : `${withArticle(kind)} ${strengths} nº ${number}`,
  hex: 'l’hexagone',
  in: (label) => (label.startsWith('l’') ? `dans ${label}` : `à ${label}`),
};
export const unit = (name: unknown): string => unitLabel(units, String(name));
export const Unit = (name: unknown): string => cap(unit(name));
export const list = (names: unknown): string => unitList(units, names, 'et');
export const hex = (name: unknown): string => hexLabelOf(units, name);
export const hexes = (names: unknown): string => hexList(units, names, 'et');
/** `de Summa (1305)`, `d’Oulu (…)`, `de l’hexagone 1404`. */
export const from = (name: unknown): string => {
  const label = hex(name);
  return /^([aeiouyäöå]|Helsinki)/i.test(label) ? `d’${label}` : `de ${label}`;
};
/** Dans un hexagone : `à Summa (1305)`. */
export const within = (name: unknown): string => units.in(hex(name));
export const many = (count: unknown, one: string, more: string): string =>
  counted(count, Math.abs(Number(count)) < 2, one, more);
export const sides = { soviet: 'Union soviétique', finland: 'Finlande' } as const;
export const player = (side: unknown): string =>
  side === 'soviet' ? 'Le joueur soviétique' : 'Le joueur finlandais';
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const decimal = (value: number): string => String(value).replace('.', ',');
