// Words that many sentences share, in English.
import type { Fact } from '@motti/engine';
import { spotLabel } from '../../actions.ts';
import type { Names } from '../catalogue.ts';

export const COLOURS: Readonly<Record<string, string>> = {
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow',
  white: 'White',
  aa: 'AA',
  close: 'White (close support)',
  carpet: 'White (carpet)',
};

export const MARKS: Readonly<Record<string, string>> = { '': '', he: 'HE', at: 'AT' };

const TERRAINS: Readonly<Record<string, string>> = {
  open: 'open ground',
  accidente: 'broken ground',
  rough: 'rough ground',
  mountain: 'mountain',
  agglomeration: 'a village',
  urban: 'an urban centre',
  water: 'water',
};

export const AIMED: Readonly<Record<string, string>> = {
  '': '',
  soft: ', at the soft elements',
  armour: ', at the armour',
};

/** `red-he` is a Red HE token. */
export function token(text: unknown): string {
  const [colour = '', mark = ''] = String(text).split('-');
  const name = COLOURS[colour] ?? colour;
  return mark === '' ? name : `${name} ${MARKS[mark] ?? mark}`;
}

export const ground = (terrain: unknown): string => TERRAINS[String(terrain)] ?? String(terrain);

/** A number with a real minus. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const count = (number: unknown, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

export const list = (items: Fact | undefined): readonly string[] =>
  Array.isArray(items) ? items.map(String) : items === undefined ? [] : [String(items)];

/** `2 × Soft (foot), BT-5`. */
export function elements(names: Names, types: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, number]) => (number === 1 ? names.type(type) : `${number} × ${names.type(type)}`))
    .join(', ');
}

/** A bid as the rules tell it, kind by kind: `2 carpet`, `1 red-he`. */
export const bid = (kinds: readonly string[]): string =>
  kinds
    .map((kind) => {
      const [count = '', what = ''] = kind.split(' ');
      return `${count} ${token(what)}`;
    })
    .join(', ') || 'nothing';

export const spot = spotLabel;
