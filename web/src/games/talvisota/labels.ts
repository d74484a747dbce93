// Units of this game for the lists beside the map, and results of its table in words.
import type { UnitType } from '@motti/talvisota/parts';
import type { UnitItem } from '../../kit/units.ts';
import { codeOf, faceOf } from './faces.ts';
import { named, type Words } from './words/index.ts';

export const itemOf = (words: Words, type: UnitType, count: number): UnitItem<UnitType> => ({
  id: type,
  face: faceOf(type),
  label: named(words.units, codeOf(type)),
  count,
});

/** A cell of the combat table as it is written: `1a·1dR`. */
export const cellText = (code: string): string => code.replace('/', '·');

/** The same in a sentence; other results are words already. */
export function resultLabel(words: Words, code: string): string {
  const cell = /^(?:(\d)a)?\/?(?:(\d)d(R)?)?$/.exec(code);
  if (!cell) return cellText(code);
  const [, a = 0, d = 0, retreat] = cell;
  return words.question.cell(Number(a), Number(d), retreat !== undefined);
}
