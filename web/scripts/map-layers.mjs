// What every map builder does alike: water and land of OpenStreetMap on a sheet, trees on dry ground, the packed file.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { area, centre, contains, cutRing, packLine, thinRing } from './map-geometry.mjs';

const require = createRequire(import.meta.url);

export const within = ([x, y], [left, top, right, bottom]) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Water that was not there in 1939, by a box around its middle: [west, south, east, north], and the water's name. */
const LATER_WATER = [
  [27.1, 67.7, 28.3, 68.15, 'Lokka, 1967'],
  [26.0, 67.95, 27.0, 68.25, 'Porttipahta, 1970'],
  [30.1, 68.25, 31.9, 68.75, 'Upper Tuloma, 1965'],
  [34.9, 68.65, 36.1, 68.95, 'Serebryanka, 1970'],
  [28.0, 59.2, 28.45, 59.4, 'Narva, 1955'],
  [37.4, 58.0, 39.2, 59.2, 'Rybinsk, 1941'],
];
/** Tagged as a lake in the source, but it is the sea. */
const KOPORYE_BAY = [28.75, 59.7, 29.2, 60.0];

const isLater = (ring) => LATER_WATER.some((box) => within(centre(ring), box));
const isKoporye = (ring) => within(centre(ring), KOPORYE_BAY) && ring.length > 12;

/**
 * Land, lakes, rivers and bays as rings on a sheet. `project` leads from the globe to the sheet; `tolerance` and `fineness` say how
 * finely lines are drawn at a point, and how small a lake may be.
 */
export function waterAndLand({ project, world, cutBox, tolerance, fineness }) {
  /** A ring of the globe, on the sheet, cut and thinned; nothing if it is too small to be seen. */
  const toSheet = (ring) => {
    if (!ring.some((p) => within(p, world))) return [];
    const onSheet = cutRing(cutRing(ring.slice(0, -1), world).map(project), cutBox);
    if (onSheet.length < 3 || Math.abs(area(onSheet)) < fineness(onSheet[0])) return [];
    return thinRing(onSheet, tolerance);
  };
  const layerOf = (polygons, keep = () => true) => {
    const rings = [];
    for (const polygon of polygons) {
      if (!polygon[0].some((p) => within(p, world)) || !keep(polygon[0])) continue;
      for (const ring of polygon) {
        const drawn = toSheet(ring);
        if (drawn.length) rings.push(drawn);
      }
    }
    return rings;
  };
  const [riverShapes, lakeShapes, seaShapes] =
    require('@geo-maps/earth-waterbodies-250m/map.geo.json').geometries.map(
      (geometry) => geometry.coordinates,
    );
  // Land is what the sea leaves: the sheet itself and the rings of the sea, filled by the even-odd rule.
  const [left, top, right, bottom] = cutBox;
  const wholeSheet = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return {
    land: [wholeSheet, ...layerOf(seaShapes)],
    lakes: layerOf(lakeShapes, (ring) => !isLater(ring) && !isKoporye(ring)),
    rivers: layerOf(riverShapes, (ring) => !isLater(ring)),
    bays: layerOf(lakeShapes, isKoporye),
  };
}

/** Refuses a sheet that is turned over itself anywhere in a part of the world: then the map would be wrong. */
export function checkFolds(project, [west, south, east, north], step = 0.1) {
  for (let lon = west; lon <= east; lon += step)
    for (let lat = south; lat <= north; lat += step / 2) {
      const [p, q, r] = [
        project([lon, lat]),
        project([lon + 0.02, lat]),
        project([lon, lat + 0.01]),
      ];
      const turn = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
      if (turn >= 0) throw new Error(`the sheet folds at ${lon.toFixed(1)} E, ${lat.toFixed(2)} N`);
    }
}

const boxed = (rings) =>
  rings.map((ring) => {
    const xs = ring.map((p) => p[0]);
    const ys = ring.map((p) => p[1]);
    return {
      ring,
      box: [Math.min(...xs) - 5, Math.min(...ys) - 5, Math.max(...xs) + 5, Math.max(...ys) + 5],
    };
  });

/** Does a point lie in a layer, by the even-odd rule? */
export function insideOf(rings) {
  const shapes = boxed(rings);
  return (p) =>
    shapes.filter(({ ring, box }) => within(p, box) && contains(ring, p)).length % 2 === 1;
}

/** Trees: a jittered grid on dry ground, where `isFree`. */
export function plantTrees({ land, water, sheet, grid = 44, share = 0.78, isFree }) {
  let seed = 1939;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const [isDry, isWet] = [insideOf(land), insideOf(water)];
  const grows = (p) =>
    [
      [0, 0],
      [7, 3],
      [-7, 3],
      [0, -7],
    ].every(([dx, dy]) => {
      const q = [p[0] + dx, p[1] + dy];
      return isDry(q) && !isWet(q);
    }) && isFree(p);
  const trees = [];
  for (let y = sheet[1]; y < sheet[3]; y += grid)
    for (let x = sheet[0]; x < sheet[2]; x += grid) {
      const p = [x + random() * grid, y + random() * grid];
      if (random() < share && grows(p)) trees.push(p);
    }
  return trees;
}

/** The packing of a file whose numbers are so many sheet px. */
export const packer = (unit) => (lines, least) =>
  lines.map((line) => packLine(line, unit, least)).filter(Boolean);

/** Writes the file and says what is in it. */
export function writeMap(url, file, layers) {
  const text = `${JSON.stringify(file, null, 1).replaceAll('\n ', '\n')}\n`;
  writeFileSync(url, text);
  for (const [name, rings] of Object.entries(layers)) {
    const points = rings.reduce((sum, ring) => sum + ring.length, 0);
    console.log(`${name.padEnd(7)} ${rings.length} rings, ${points} points`);
  }
  const kB = (bytes) => Math.round(bytes / 1024);
  console.log(
    `map.json ${kB(text.length)} kB, ${kB(gzipSync(text, { level: 9 }).length)} kB compressed`,
  );
}
