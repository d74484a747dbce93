// Les mots que beaucoup de phrases partagent, en français.
import type { Fact } from '@motti/engine';
import { spotLabel } from '../../actions.ts';
import type { Names } from '../catalogue.ts';

export const COLOURS: Readonly<Record<string, string>> = {
  blue: 'Bleu',
  red: 'Rouge',
  green: 'Vert',
  yellow: 'Jaune',
  white: 'Blanc',
  aa: 'DCA',
  close: 'Blanc (appui rapproché)',
  carpet: 'Blanc (tapis de bombes)',
};

/** De plusieurs jetons ; les autres noms ne changent pas. */
const SEVERAL: Readonly<Record<string, string>> = {
  blue: 'Bleus',
  red: 'Rouges',
  green: 'Verts',
  yellow: 'Jaunes',
  white: 'Blancs',
  close: 'Blancs (appui rapproché)',
  carpet: 'Blancs (tapis de bombes)',
};

export const MARKS: Readonly<Record<string, string>> = { '': '', he: 'HE', at: 'AT' };

const TERRAINS: Readonly<Record<string, string>> = {
  open: 'terrain clair',
  accidente: 'terrain accidenté',
  rough: 'terrain difficile',
  mountain: 'montagne',
  agglomeration: 'agglomération',
  urban: 'centre urbain',
  water: 'eau',
};

export const AIMED: Readonly<Record<string, string>> = {
  '': '',
  soft: ', sur les éléments soft',
  armour: ', sur les blindés',
};

/** `red-he` : un jeton Rouge HE, ou plusieurs. */
export function token(text: unknown, number = 1): string {
  const [colour = '', mark = ''] = String(text).split('-');
  const name = (number < 2 ? undefined : SEVERAL[colour]) ?? COLOURS[colour] ?? colour;
  return mark === '' ? name : `${name} ${MARKS[mark] ?? mark}`;
}

export const ground = (terrain: unknown): string => TERRAINS[String(terrain)] ?? String(terrain);

/** A number with a real minus. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const count = (number: unknown, one: string, many: string): string =>
  `${number} ${Number(number) < 2 ? one : many}`;

export const list = (items: Fact | undefined): readonly string[] =>
  Array.isArray(items) ? items.map(String) : items === undefined ? [] : [String(items)];

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
      return `${count} ${token(what, Number(count))}`;
    })
    .join(', ') || 'rien';

export const spot = spotLabel;
