// Units, hexes, players and numbers in English.
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
  F333: 'Swedish brigade',
  F223: 'regiment',
  F223C: 'cavalry brigade',
  F113: 'battalion',
  F003: 'ski patrol',
  F222: 'volunteer battalion',
  A322: 'Allied brigade',
  DUM: 'blank',
  S2012: 'corps',
  S1282: 'corps',
  S642: 'division',
  S533: 'tank corps',
  S222: 'cavalry corps',
  S832: 'artillery',
  S223: 'ski brigade',
  S212: 'regiment',
  S213: 'tank brigade',
  SHQ: 'headquarters',
  NKVD: 'NKVD regiment',
  S311: 'paratroop battalion',
};
const units: UnitWords = {
  kinds,
  label: (strengths, kind, number) =>
    kind === kinds.DUM ? `blank no. ${number}` : `${strengths} ${kind} no. ${number}`,
  hex: 'hex',
  in: (label) => `in ${label}`,
};
export const unit = (name: unknown): string => unitLabel(units, String(name));
export const list = (names: unknown): string => unitList(units, names, 'and');
export const hex = (name: unknown): string => hexLabelOf(units, name);
export const hexes = (names: unknown): string => hexList(units, names, 'and');
/** In a hex: `in Summa (1305)`. */
export const within = (name: unknown): string => units.in(hex(name));
export const many = (count: unknown, one: string, more: string): string =>
  counted(count, count === 1, one, more);
export const sides = { soviet: 'Soviet Union', finland: 'Finland' } as const;
export const player = (side: unknown): string =>
  side === 'soviet' ? 'The Soviet player' : 'The Finnish player';
export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
