// Units and hexes as a reader calls them: what both languages share.
import { hexNamed, placeName, SUPPLY_CITIES, typeOf, unitNamed } from '../data/index.ts';

export interface UnitWords {
  /** How a unit of this type is called, by arm and size. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Puts strengths, kind and number together. */
  label(strengths: string, kind: string, number: string): string;
  readonly hex: string;
  /** In a hex, by its label: `in Summa (1305)`. */
  in(label: string): string;
}

/** A unit by its name, as a reader calls it. */
export function unitLabel(words: UnitWords, name: string): string {
  const unit = unitNamed(name);
  if (unit === undefined) return name;
  const type = typeOf(unit);
  const number = name.slice(name.lastIndexOf('-') + 1);
  return words.label(type.strengths, words.kinds[type.id] ?? type.id, number);
}

/** A list as facts have it. */
const listed = (names: unknown): readonly string[] =>
  Array.isArray(names) ? names.map(String) : [];

/** One, two and three. */
function enumerate(labels: readonly string[], and: string): string {
  if (labels.length < 2) return labels.join('');
  return `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
}

export const unitList = (words: UnitWords, names: unknown, and: string): string =>
  enumerate(
    listed(names).map((name) => unitLabel(words, name)),
    and,
  );

/** A hex by its name: the town it holds, and its number. */
export function hexLabelOf(words: UnitWords, name: unknown): string {
  const hex = hexNamed(String(name));
  const place = hex === undefined ? undefined : placeName(hex);
  return place === undefined ? `${words.hex} ${String(name)}` : `${place} (${String(name)})`;
}

export const hexList = (words: UnitWords, names: unknown, and: string): string =>
  enumerate(
    listed(names).map((name) => hexLabelOf(words, name)),
    and,
  );

/** The units of a type carry their strengths as a name: 6-6-2. */
const TYPE_IDS = [
  'F662',
  'F442',
  'F333',
  'F223',
  'F223C',
  'F113',
  'F003',
  'F222',
  'A322',
  'DUM',
  'S2012',
  'S1282',
  'S642',
  'S533',
  'S222',
  'S832',
  'S223',
  'S212',
  'S213',
  'SHQ',
  'NKVD',
  'S311',
] as const;
export type TypeId = (typeof TYPE_IDS)[number];

/** A number with a real minus. */
const plain = (value: unknown): string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : String(value);

/** `one point`, `2 points`: with the word for one or the word for more, as the language has it. */
export const counted = (count: unknown, isOne: boolean, one: string, more: string): string =>
  `${plain(count)} ${isOne ? one : more}`;

/** A supply city by its number; a dash where a choice is lifted. */
export const city = (index: number): string => SUPPLY_CITIES[index]?.name ?? '–';
