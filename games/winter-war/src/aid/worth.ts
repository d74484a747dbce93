// What is special about a unit, and what places are worth, each with its clause.
import {
  ALLIED_KIND,
  DUMMY_KIND,
  FINN,
  FINNISH_CITY_AT,
  FORT,
  HEADQUARTERS_KIND,
  HEAVY_KIND,
  type HexId,
  ISTHMUS_POINTS,
  KIND,
  MANNERHEIM_LINE,
  NKVD_KIND,
  PARATROOPS,
  PATROL_KIND,
  placeName,
  ROW_WEST_OF_VIIPURI,
  SIDE_OF,
  SMALL_KIND,
  SUPPLY_CITY_AT,
  type UnitId,
  VICTORY_POINTS,
  VIIPURI,
} from '../data/index.ts';
import type { Vocabulary } from '../texts/en/vocabulary.ts';

export const armyOf = (unit: UnitId): keyof Vocabulary['army'] => {
  if (KIND[unit]! & ALLIED_KIND) return 'allied';
  return SIDE_OF[unit] === FINN ? 'finland' : 'soviet';
};

export interface Note {
  readonly key: keyof Vocabulary['unitNotes'];
  readonly clause: string;
}

/** What is special about a unit of this kind. */
export function notesOf(unit: UnitId): Note[] {
  const kind = KIND[unit]!;
  const notes: Note[] = [];
  if (unit === PARATROOPS) notes.push({ key: 'paratroops', clause: 'WW-EVT.F2' });
  if (kind & HEAVY_KIND) notes.push({ key: 'heavy', clause: 'WW-PRO.3' });
  if (kind & HEADQUARTERS_KIND) notes.push({ key: 'headquarters', clause: 'WW-SUP.F1a' });
  if (kind & NKVD_KIND) notes.push({ key: 'nkvd', clause: 'WW-PRO.2' });
  if (kind & PATROL_KIND) notes.push({ key: 'patrol', clause: 'WW-CBT.R' });
  if (kind & SMALL_KIND) notes.push({ key: 'small', clause: 'WW-CBT.A1' });
  if (kind & ALLIED_KIND) notes.push({ key: 'allied', clause: 'WW-VPS.7' });
  if (kind & DUMMY_KIND) notes.push({ key: 'dummy', clause: 'WW-A37' });
  return notes;
}

type Points = Readonly<Record<string, number>>;
type Stakes = Readonly<Record<'cities' | 'sovietCities', Points>>;

/** WW-VPS, WW-IST.5: what cities are worth in this scenario, by name. */
export const stakesOf = (scenario: string): Stakes =>
  scenario === 'isthmus'
    ? { cities: { Viipuri: ISTHMUS_POINTS.Viipuri }, sovietCities: {} }
    : VICTORY_POINTS;

/** Hexes that count besides cities: the row west of Viipuri and the Mannerheim Line. */
export const pointHexes = (scenario: string): readonly HexId[] =>
  scenario === 'isthmus' ? MANNERHEIM_LINE : [...ROW_WEST_OF_VIIPURI, ...MANNERHEIM_LINE];

/** What the Soviet player gets for a hex, or loses with it. */
export function worthOf(
  scenario: string,
  hex: HexId,
): { points: number; clause: string } | undefined {
  const name = placeName(hex) ?? '';
  const { cities, sovietCities } = stakesOf(scenario);
  if (scenario === 'isthmus') {
    const points =
      FORT[hex] === 1 ? ISTHMUS_POINTS.fort : hex === VIIPURI ? ISTHMUS_POINTS.Viipuri : undefined;
    return points === undefined ? undefined : { points, clause: 'WW-IST.5' };
  }
  if (ROW_WEST_OF_VIIPURI.includes(hex))
    return { points: VICTORY_POINTS.hexWestOfViipuri, clause: 'WW-VPS.1' };
  if (FINNISH_CITY_AT[hex] && name in cities) return { points: cities[name]!, clause: 'WW-VIC.5' };
  return SUPPLY_CITY_AT[hex] ? { points: sovietCities[name] ?? 0, clause: 'WW-VPS.8' } : undefined;
}
