// What can be laid over the Winter War map: zones of control, supply lines, holdings, victory points, railways.
import {
  FINN,
  FINNISH_CITIES,
  HEX_COUNT,
  hexName,
  queries,
  RAIL_HEXES,
  SOVIET,
  type State,
  SUPPLY_CITIES,
} from '@motti/winter-war';
import { stakesOf } from '@motti/winter-war/aid';
import type { HexLink, HexMark, HexOverlay } from '../../../board/hex-map.ts';
import { signed } from '../../../table/numbers.ts';
import type { MapWords } from './words.ts';

export const LAYERS = ['zones', 'supply', 'control', 'points', 'rail'] as const;
export type Layer = (typeof LAYERS)[number];
export const LAYER_KEYS: Readonly<Record<Layer, string>> = {
  zones: 'Z',
  supply: 'S',
  control: 'C',
  points: 'V',
  rail: 'K',
};

const COLOURS = ['var(--red)', 'var(--blue)'] as const;
const SIDES = [SOVIET, FINN] as const;

/** The zones of the viewer's enemy; a spectator sees both. */
export function zoneOverlays(state: State, sides: readonly number[]): HexOverlay[] {
  return sides.map((side) => ({
    id: `zone-${side}`,
    kind: 'hatch',
    colour: COLOURS[side]!,
    hexes: queries.zoneOfControl(state, side).map(hexName),
  }));
}

export function controlOverlays(state: State): HexOverlay[] {
  return SIDES.map((side) => ({
    id: `held-${side}`,
    kind: 'wash',
    colour: COLOURS[side]!,
    opacity: 0.2,
    hexes: state.control.flatMap((holder, hex) =>
      holder === side && hex < HEX_COUNT ? [hexName(hex)] : [],
    ),
  }));
}

/** The home railways of both sides; where the enemy's zone lies on them nothing runs. */
export function railOverlays(state: State): HexOverlay[] {
  return SIDES.flatMap((side): HexOverlay[] => {
    const zone = new Set(queries.zoneOfControl(state, 1 - side));
    const rails = RAIL_HEXES[side]!;
    return [
      {
        id: `rail-${side}`,
        kind: 'wash',
        colour: 'var(--supply)',
        opacity: 0.3,
        hexes: rails.filter((hex) => !zone.has(hex)).map(hexName),
      },
      {
        id: `cut-${side}`,
        kind: 'hatch',
        colour: 'var(--red)',
        hexes: rails.filter((hex) => zone.has(hex)).map(hexName),
      },
    ];
  });
}

/** Who feeds whom: from units to their headquarters, from there to the city, with the count of hexes. */
export function supplyLinks(state: State, only?: ReadonlySet<number>): HexLink[] {
  const links = new Map<string, HexLink>();
  const add = (start: number, hexes: readonly number[], labelled: boolean): void => {
    const end = hexes.at(-1);
    if (end === undefined) return;
    const id = `${start} ${end}`;
    if (links.has(id)) return;
    links.set(id, {
      id,
      hexes: [start, ...hexes].map(hexName),
      colour: 'var(--supply)',
      label: labelled ? String(hexes.length) : undefined,
    });
  };
  for (const { unit, headquarters, toHeadquarters, toCity } of queries.supplyLines(state)) {
    if (only && !only.has(unit)) continue;
    add(state.unitHex[unit]!, toHeadquarters, only !== undefined);
    if (headquarters !== undefined) add(state.unitHex[headquarters]!, toCity, true);
  }
  return [...links.values()];
}

/** The numbers beside cities: what they feed, and what they are worth. */
export function cityMarks(state: State, words: MapWords, points: boolean): HexMark[] {
  const capacity = queries.supplyCities(state).map(
    ({ city, capacity: most }): HexMark => ({
      hex: hexName(SUPPLY_CITIES[city]!.hex),
      text: String(most),
      shape: 'disc',
      colour: 'var(--red)',
      at: 'E',
      title: words.capacity(most),
    }),
  );
  if (!points) return capacity;
  const value = (name: string, hex: number, worth: number): HexMark => ({
    hex: hexName(hex),
    text: signed(worth),
    shape: 'pill',
    colour: 'var(--ink)',
    at: 'W',
    title: name,
  });
  const { cities, sovietCities } = stakesOf(state.scenario);
  return [
    ...capacity,
    ...FINNISH_CITIES.flatMap(({ name, hex }) =>
      cities[name] ? [value(name, hex, cities[name])] : [],
    ),
    ...SUPPLY_CITIES.flatMap(({ name, hex }) =>
      sovietCities[name] ? [value(name, hex, sovietCities[name])] : [],
    ),
  ];
}
