// Builds geo/winter-war/map.json, the ground under the hexes of Winter War. Run by hand, once, when the map should change:
//
//   npm install --no-save @geo-maps/earth-waterbodies-250m polygon-clipping   (OpenStreetMap data, ODbL; never dependencies)
//   node web/scripts/build-map-winter-war.mjs
//
// What comes out is small, is committed, and stays under the ODbL: see geo/winter-war/README.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { area, thinRing } from './map-geometry.mjs';
import {
  checkFolds,
  insideOf,
  packer,
  plantTrees,
  waterAndLand,
  within,
  writeMap,
} from './map-layers.mjs';
import { hexProjection } from './map-projection-hexes.mjs';

const require = createRequire(import.meta.url);
const polygons = require('polygon-clipping');
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The sheet as src/games/winter-war/map/sheet.ts lays it out. */
const WIDTH = 96;
const HIGH = (WIDTH * Math.sqrt(3)) / 2;
const ROWS = 47;
const EDGE = WIDTH * 0.62;
const SHEET = [-EDGE, -EDGE, 22 * WIDTH + EDGE, (ROWS - 1) * HIGH + EDGE];
/** The country round the sheet, for windows that are wider than it; drawn coarsely, for it is only seen from afar. */
const WEST = 2700;
const EAST = 1900;
const GROUND = [SHEET[0] - WEST, SHEET[1], SHEET[2] + EAST, SHEET[3]];
const OVERLAP = 40; // geometry goes on this far beyond the ground, so that no cut edge is ever seen
const WORLD = [-12, 55, 66, 75];
const UNIT = 0.5; // sheet px per whole number in the file
const FINEST_LAKE = 11; // px²
const TOLERANCE = 0.8;
const COARSE = { lake: 420, tolerance: 4.5 }; // beyond the sheet
const onSheet = ([x, y]) =>
  within([x, y], [SHEET[0] - OVERLAP, SHEET[1] - OVERLAP, SHEET[2] + OVERLAP, SHEET[3] + OVERLAP]);

const { rows } = read('../geo/winter-war/hexes.json');
const printed = read('../../games/winter-war/src/data/map.json');

const hexes = Object.entries(rows).flatMap(([row, places]) => {
  const { terrain } = printed.rows.find((entry) => entry.row === Number(row));
  return places.map((lonLat, i) => ({
    name: String(i + 1).padStart(2, '0') + row.padStart(2, '0'),
    lonLat,
    sheet: [(i + (row % 2 ? 0 : 0.5)) * WIDTH, (ROWS - row) * HIGH],
    terrain: printed.legend.terrain[terrain[i]],
  }));
});

const project = hexProjection(hexes);
checkFolds(project, [19.5, 58.8, 37, 70.6]);

const cutBox = [GROUND[0] - OVERLAP, GROUND[1] - OVERLAP, GROUND[2] + OVERLAP, GROUND[3] + OVERLAP];
const layers = waterAndLand({
  project,
  world: WORLD,
  cutBox,
  tolerance: (p) => (onSheet(p) ? TOLERANCE : COARSE.tolerance),
  fineness: (p) => (onSheet(p) ? FINEST_LAKE : COARSE.lake),
});

// ---- the grid wins: a hex that is printed as land is land, one that is printed as water is water ---------------------------

const SAMPLES = [
  [0, 0],
  ...[0, 1, 2, 3, 4, 5].map((d) => [d * 60, 0.42]),
  ...[0, 1, 2, 3, 4, 5].map((d) => [d * 60 + 30, 0.2]),
].map(([angle, far]) => [
  far * WIDTH * Math.cos((angle * Math.PI) / 180),
  far * WIDTH * Math.sin((angle * Math.PI) / 180),
]);
const [isLand, isLake] = [insideOf(layers.land), insideOf([...layers.lakes, ...layers.bays])];

/** The part of a hex that is dry, by samples; the sea and lakes count as wet. */
function dryness({ sheet: [x, y] }) {
  const dry = SAMPLES.filter(([dx, dy]) => {
    const p = [x + dx, y + dy];
    return isLand(p) && !isLake(p);
  });
  return dry.length / SAMPLES.length;
}

const WET = ['sea', 'ice', 'lake'];
const patches = { land: [], sea: [], lake: [] };
for (const hex of hexes) {
  const dry = dryness(hex);
  const [x, y] = hex.sheet;
  const centreDry = isLand([x, y]) && !isLake([x, y]);
  if (!WET.includes(hex.terrain)) {
    if (dry < 0.45 || (!centreDry && dry < 0.65)) patches.land.push(hex);
  } else if (dry > 0.35) patches[hex.terrain === 'lake' ? 'lake' : 'sea'].push(hex);
}
for (const [kind, list] of Object.entries(patches))
  console.log(`${kind.padEnd(5)} patches: ${list.map(({ name }) => name).join(' ')}`);

/** Corners that are told apart only by the last digits confuse the clipper. */
const snapped = ([x, y]) => [Math.round(x * 8) / 8, Math.round(y * 8) / 8];

const hexagon = ({ sheet: [x, y] }, share) =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const [angle, far] = [((i + 0.5) * Math.PI) / 3, (WIDTH / Math.sqrt(3)) * share];
    return snapped([x + far * Math.cos(angle), y + far * Math.sin(angle)]);
  });

/** Patches that touch, together: a shore runs round all of them. */
function clusters(list) {
  const left = new Set(list);
  return list.flatMap((first) => {
    if (!left.delete(first)) return [];
    const group = [first];
    for (const { sheet } of group)
      for (const other of left)
        if (far(other, sheet) < WIDTH * 1.1) {
          left.delete(other);
          group.push(other);
        }
    return [group];
  });
}

const SMOOTH = 24; // px along the shore: the zigzag of hexsides is gone, the hex is still covered
const STEP = 5;

/** A ring of hexsides as nature would have it: smoothed, and shaken by waves that do not repeat. */
function shore(ring) {
  const points = ring.slice(0, -1).flatMap(([x, y], i, all) => {
    const [nx, ny] = all[(i + 1) % all.length];
    const parts = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / STEP));
    return Array.from({ length: parts }, (_, k) => [
      x + ((nx - x) * k) / parts,
      y + ((ny - y) * k) / parts,
    ]);
  });
  const at = (i) => points[(i + points.length * 9) % points.length];
  const reach = Math.round((SMOOTH * 2.4) / STEP);
  const smooth = points.map((_, i) => {
    let [x, y, sum] = [0, 0, 0];
    for (let k = -reach; k <= reach; k++) {
      const weight = Math.exp(-((k * STEP) ** 2) / (2 * SMOOTH ** 2));
      x += at(i + k)[0] * weight;
      y += at(i + k)[1] * weight;
      sum += weight;
    }
    return [x / sum, y / sum];
  });
  return smooth.map(([x, y], i) => {
    const [before, after] = [smooth.at(i - 1), smooth[(i + 1) % smooth.length]];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const shake =
      4.2 * Math.sin(x / 17 + 1.3 * Math.sin(y / 23)) +
      2.6 * Math.sin(y / 9 + x / 31) +
      1.5 * Math.sin(x / 5.1 + y / 6.3);
    return snapped([x - (dy / long) * shake, y + (dx / long) * shake]);
  });
}

/** Patches with an unsteady edge; a hex that stands alone is drawn larger, for it loses most to the smoothing. */
const blobs = (list, share) =>
  clusters(list).flatMap((group) => {
    const size = share * (group.length > 1 ? 1.04 : 1.1);
    const [first, ...rest] = group.map((hex) => [hexagon(hex, size)]);
    return polygons.union(first, ...rest).map((rings) => rings.map(shore));
  });

const boxOf = (ring) => {
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Adds to a layer of water and takes away from it; rings that no patch touches stay as they are. */
function reshape(rings, add, take) {
  const touched = [...add, ...take].map(([ring]) => boxOf(ring));
  if (touched.length === 0) return rings;
  const isTouched = (ring) => touched.some((box) => meet(boxOf(ring), box));
  const near = rings.filter(isTouched).map((ring) => [ring]);
  let shape = near.length ? polygons.xor(...near) : [];
  if (add.length) shape = polygons.union(shape, ...add);
  if (take.length) shape = polygons.difference(shape, ...take);
  const made = shape.flat().map((ring) => thinRing(ring.slice(0, -1), () => TOLERANCE));
  return [
    ...rings.filter((ring) => !isTouched(ring)),
    ...made.filter((ring) => ring.length > 2 && Math.abs(area(ring)) >= FINEST_LAKE),
  ];
}

const dryPatches = blobs(patches.land, 1.04);
const [wholeSheet, ...seas] = layers.land;

const LONG = 60;
/**
 * Rings are drawn through the middles of their edges, which rounds corners. Where a ring runs along the edge of the
 * sheet its edges are long and the corner would become an arc across the map: points close to both ends keep it.
 */
const cornered = (ring) =>
  ring.flatMap(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    const long = Math.hypot(nx - x, ny - y);
    if (long < LONG) return [[x, y]];
    return [14 / long, 0.5, 1 - 14 / long].map((t) => [x + (nx - x) * t, y + (ny - y) * t]);
  });
const land = [wholeSheet, ...reshape(seas, blobs(patches.sea, 1.06), dryPatches)].map(cornered);
const lakes = reshape(layers.lakes, blobs(patches.lake, 0.94), dryPatches);
const rivers = reshape(layers.rivers, [], dryPatches);
const { bays } = layers;

// ---- trees: not where counters lie, nor names, nor in swamps -----------------------------------------------------------------

const trees = plantTrees({
  land,
  water: [...lakes, ...rivers, ...bays],
  sheet: SHEET,
  grid: 36,
  share: 0.62,
  isFree: (p) => {
    const near = hexes.reduce((a, b) => (far(b, p) < far(a, p) ? b : a));
    const [dx, dy] = [p[0] - near.sheet[0], p[1] - near.sheet[1]];
    return (
      near.terrain === 'clear' && Math.hypot(dx, dy) > 20 && !within([dx, dy], [-34, 28, 34, 56])
    );
  },
});
function far({ sheet }, p) {
  return Math.hypot(sheet[0] - p[0], sheet[1] - p[1]);
}

// ---- the file ----------------------------------------------------------------------------------------------------------------

const pack = packer(UNIT);
const file = {
  about:
    'Winter War base map. Water and land © OpenStreetMap contributors, ODbL 1.0. See README.md beside this file.',
  unit: UNIT,
  sheet: GROUND,
  land: pack(land, 3),
  lakes: pack(lakes, 3),
  rivers: pack(rivers, 3),
  bays: pack(bays, 3),
  grounds: {},
  borders: { war: [], other: [] },
  meridians: {},
  parallels: {},
  trees: pack([trees]),
};
writeMap(new URL('../geo/winter-war/map.json', import.meta.url), file, {
  land,
  lakes,
  rivers,
  bays,
});
