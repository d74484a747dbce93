// Units of this game for the lists beside the map.
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
