// The words of the map, in English.
import type { Source } from '@motti/triumph-of-chaos/parts';

export const map = {
  map: 'Map of Russia, 1918 to 1921',
  hold: { red: 'RED', white: 'WHITE', green: 'Greens', nobody: 'nobody’s' },
  armies: (count: number): string => (count === 1 ? 'one army' : `${count} armies`),
  corps: (count: number): string => (count === 1 ? 'one corps' : `${count} corps`),
  strength: (sum: number): string => `strength ${sum}`,
  victoryCity: 'Victory City',
  port: 'port',
  source: { red: 'RED supply', white: 'WHITE supply', faction: 'faction supply' },
  terrain: {
    clear: 'clear',
    mountain: 'mountain',
    swamp: 'swamp',
    forest: 'forest',
    desert: 'desert',
    fortress: 'fortress',
  },
  sources: {
    printed: 'printed',
    derived: 'follows from the printed rules',
    public: 'from public texts',
    found: 'from a report of a game',
    reconstructed: '○\u00a0reconstructed',
  } satisfies Record<Source, string> as Readonly<Record<Source, string>>,
  legal: 'legal target',
  mayAct: 'may be chosen',
  noAct: 'NO ACT marker',
  marked: { 1: 'marked to move', 2: 'marked for combat', 3: 'marker lost' } as Readonly<
    Record<number, string>
  >,
  gold: 'the gold',
  outOfSupply: 'out of supply',
  steps: (count: number): string => (count === 1 ? '1 space' : `${count} spaces`),
  takeAll: 'Take the whole stack',
  lastView: 'last view',
  activated: (count: number, open: number): string =>
    `Region: ${count} activated, ${open === 0 ? 'no more' : `${open} more open`}`,
  pointsLeft: (count: number): string =>
    count === 1 ? 'One activation left' : `${count} activations left`,
  wouldStarve: (places: readonly string[]): string =>
    places.length === 0 ? 'Nobody would starve now' : `Would starve now: ${places.join(', ')}`,
  noLines: (faction: string): string => `${faction}: no supply lines on the map`,
  pointAtSpace: 'Point at a space to see who stands there.',
  layers: {
    title: 'Shown on the map',
    front: 'Front',
    control: 'Control',
    supply: { own: 'Supply', red: 'RED supply' },
    'enemy-supply': { own: 'Enemy supply', red: 'WHITE supply' },
    rail: 'Rail',
    starving: 'Starving',
  },
  credit: 'Land and water: Natural Earth, public domain',
  seas: {
    baltic: 'Baltic Sea',
    white: 'White Sea',
    black: 'Black Sea',
    azov: 'Sea of Azov',
    caspian: 'Caspian Sea',
    aral: 'Aral Sea',
  },
  legend: {
    region: 'border of a region',
    rail: 'railway',
    road1: 'road',
    road2: 'poor road: a die to move',
    river: 'river crossing',
    front: 'front line',
    city: 'Victory City',
    port: 'port',
    supply: 'source of supply',
  },
};
export type MapWords = typeof map;
