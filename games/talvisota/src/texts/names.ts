// Names that are the same in every language, and the ids they stand for.
import {
  CALENDAR,
  MAP_SPACES,
  PLACE_NAMES,
  type Place,
  SPACE_NAMES,
  type SpaceId,
} from '../data/index.ts';

const spaceNames = new Map(MAP_SPACES.map((space) => [space.id, space.name]));

/** A space as a person writes it: Käkisalmi. */
export const spaceName = (id: unknown): string => spaceNames.get(String(id)) ?? String(id);
export const spaceById = (space: SpaceId): string => spaceName(SPACE_NAMES[space]);
export const placeById = (place: Place): string => PLACE_NAMES[place] ?? 'forces';

/** The front of a box such as `karelia-box`, or nothing when the place is a space. */
export function frontOfBox(place: unknown): string | undefined {
  const text = String(place);
  return text.endsWith('-box') ? text.slice(0, -'-box'.length) : undefined;
}

export const turnEntry = (turn: unknown) => CALENDAR.find((entry) => entry.turn === turn);
export const ROMAN = ['', 'I', 'II'] as const;

/** A number with a real minus. */
export const plain = (value: unknown): string =>
  typeof value === 'number' && value < 0 ? `−${-value}` : String(value);

export const listOf = (units: Readonly<Record<string, number>>): string =>
  Object.entries(units)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ');
