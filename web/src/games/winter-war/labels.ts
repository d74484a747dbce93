// Units and hexes as a reader calls them.
import { hexName, hexNamed, placeName, type Result, typeOf, unitNamed } from '@motti/winter-war';
import { isDummy } from '@motti/winter-war/aid';
import { groupsOf, type UnitItem } from '../../kit/units.ts';
import { faceOf, numberOf } from './faces.ts';
import { named, type Words } from './words/index.ts';

/** "division no. 3". */
export const unitLabel = (words: Words, unit: number): string =>
  words.unitName(named(words.kinds, typeOf(unit).id), numberOf(unit));

/** "6-4-2 division no. 3"; a blank has no strengths. */
export const fullLabel = (words: Words, unit: number): string =>
  isDummy(unit)
    ? unitLabel(words, unit)
    : words.fullName(typeOf(unit).strengths, named(words.kinds, typeOf(unit).id), numberOf(unit));

/** "Salmi" or "hex 1710": in a sentence. */
export const hexLabel = (words: Words, hex: number): string =>
  placeName(hex) ?? words.hex(hexName(hex));

/** "Salmi 1710" or "1710": in a list. */
export const hexTitle = (hex: number): string =>
  [placeName(hex), hexName(hex)].filter(Boolean).join(' ');

export const hexTitles = (hexes: readonly number[]): string => hexes.map(hexTitle).join(', ');

/** The subject of a breakdown line: a unit by its name, a hex by its number, or a word. */
export function subjectLabel(words: Words, subject: string): string {
  const unit = unitNamed(subject);
  if (unit !== undefined) return fullLabel(words, unit);
  const hex = hexNamed(subject);
  return hex === undefined ? subject : hexTitle(hex);
}

/** Units by type, in the order of the counter sheet. */
export const byType = (units: readonly number[]): number[][] =>
  groupsOf(units, (unit) => typeOf(unit).id);

/** How results are coloured, from the attacker's loss to the defender's. */
export const TONES: Readonly<Record<Result, 1 | 2 | 3 | 4 | 5 | 6>> = {
  Ae: 1,
  Ar: 2,
  Ne: 3,
  Ex: 4,
  Dr: 5,
  De: 6,
};

/** A counter for the lists beside the map. */
export const itemOf = (words: Words, unit: number): UnitItem<number> => ({
  id: unit,
  face: faceOf(unit),
  label: fullLabel(words, unit),
});
