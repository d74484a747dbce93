// What can be laid over the map, with its keys: each asks the game.
import {
  CONNECTIONS,
  type FactionId,
  RED,
  SIDES,
  type SideId,
  type SpaceId,
  type State,
  starving,
  supplyLines,
} from '@motti/triumph-of-chaos/parts';
import type { TrailDrawing } from '../../../board/point-map.ts';
import { idOf } from '../sheet.ts';
import type { MapWords } from '../words/index.ts';

const LAYERS = ['front', 'control', 'supply', 'enemy-supply', 'rail', 'starving'] as const;
export type Layer = (typeof LAYERS)[number];
const LAYER_KEYS: Readonly<Record<Layer, string>> = {
  front: 'F',
  control: 'C',
  supply: 'S',
  'enemy-supply': 'E',
  rail: 'K',
  starving: 'X',
};

/** Each layer in words, with its key; an onlooker is told whose supply it is. */
export const layersOf = (words: MapWords, whose: 'own' | 'red') =>
  LAYERS.map((id) => {
    const text = words.layers[id];
    return { id, key: LAYER_KEYS[id], text: typeof text === 'string' ? text : text[whose] };
  });

type Pair = readonly [string, string];
const pair = ([a, b]: readonly [SpaceId, SpaceId]): Pair => [idOf(a), idOf(b)];

const colourOf = (side: SideId): string => (side === RED ? 'var(--tc-front-red)' : 'var(--supply)');

/** Dotted lines from every force to its source. */
export const supplyTrail = (s: State, side: SideId): TrailDrawing => ({
  id: `supply ${side}`,
  pairs: supplyLines(s, side).links.map(pair),
  colour: colourOf(side),
  width: 4.5,
  dash: '0.1 9',
});

/** The lines of one faction, whomever it serves. */
export const factionTrail = (s: State, faction: FactionId): TrailDrawing => ({
  id: `supply of ${faction}`,
  pairs: SIDES.flatMap((side) => supplyLines(s, side, faction).links.map(pair)),
  colour: 'var(--gold)',
  width: 6,
  dash: '0.1 9',
});

/** The railways among these spaces; without them, all. */
export function railTrail(among?: ReadonlySet<string>): TrailDrawing {
  const pairs = CONNECTIONS.filter(({ kind }) => kind === 'rail')
    .map(({ a, b }) => pair([a, b]))
    .filter(([a, b]) => !among || (among.has(a) && among.has(b)));
  return { id: among ? 'journey' : 'rail', pairs, colour: 'var(--gold)', width: among ? 7 : 5 };
}

export const starvingSet = (s: State): ReadonlySet<number> => new Set(starving(s));
