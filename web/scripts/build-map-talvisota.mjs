// Builds geo/talvisota/map.json, the ground under the Talvisota spaces. Run by hand, once, when the map should change:
//
//   npm install --no-save @geo-maps/earth-waterbodies-250m   (85 MB, OpenStreetMap data, ODbL; never a dependency)
//   node web/scripts/build-map-talvisota.mjs
//
// What comes out is small, is committed, and stays under the ODbL: see geo/talvisota/README.md.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import { cutLine, cutRing, soften, thin } from './map-geometry.mjs';
import { checkFolds, packer, plantTrees, waterAndLand, within, writeMap } from './map-layers.mjs';
import { sheetProjection } from './map-projection-talvisota.mjs';

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The sheet in its own px, and the part of the world that is looked at before projecting. */
const SHEET = [-1000, -60, 2960, 2680];
const OVERLAP = 60; // geometry goes on this far beyond the sheet, so that no cut edge is ever seen
const WORLD = [-30, 52, 75, 80];
const UNIT = 0.5; // sheet px per whole number in the file
const PLAY = [0, 0, 2060, 2620]; // full detail here
const FINEST_LAKE = 3; // px², and eight times as much outside PLAY

/** The frontier between Estonia and the Soviet Union by the treaty of Tartu, hand-plotted, from the sea southward. */
const ESTONIA = [
  [28.05, 59.62],
  [28.1, 59.52],
  [28.17, 59.46],
  [28.23, 59.38],
  [28.2, 59.29],
  [28.02, 59.26],
  [27.9, 59.19],
  [27.78, 59.04],
  [27.72, 58.98],
  [27.55, 58.83],
  [27.48, 58.55],
  [27.6, 58.3],
  [27.7, 57.9],
  [27.5, 57.5],
  [27.7, 57.1],
  [27.8, 52],
];
/** Between Finland's outer islands and the Soviet shore. */
const GULF = [
  [29.93, 60.09],
  [29.4, 60.02],
  [28.8, 59.92],
  [28.4, 59.78],
  [28.05, 59.62],
];
/** From the mouth of the Torne down the Gulf of Bothnia, west of Åland. */
const BOTHNIA = [
  [24.15, 65.75],
  [23.9, 65.4],
  [22.2, 63.9],
  [20.4, 63.3],
  [19.6, 61.8],
  [19.1, 60.4],
  [19.3, 59.6],
];

const sheetFile = read('../src/games/talvisota/sheet.json');
const treatyOfTartu = read('../geo/talvisota/border-1920.json').border;
const { places: lonLats } = read('../geo/talvisota/places.json');
const places = Object.entries(sheetFile.spaces).map(([id, { x, y }]) => ({
  lonLat: lonLats[id],
  sheet: [x, y],
}));
const project = sheetProjection(places);
const cutBox = [SHEET[0] - OVERLAP, SHEET[1] - OVERLAP, SHEET[2] + OVERLAP, SHEET[3] + OVERLAP];

checkFolds(project, [18, 59, 38, 70.4]);

const tolerance = (point) => (within(point, PLAY) ? 0.52 : 2.2);
const fineness = (point) => (within(point, PLAY) ? FINEST_LAKE : FINEST_LAKE * 8);

// ---- water and land ------------------------------------------------------------------------------------------------

const water = waterAndLand({ project, world: WORLD, cutBox, tolerance, fineness });
const { land, lakes, rivers, bays } = water;

// ---- countries and borders ---------------------------------------------------------------------------------------

const countries = require('world-atlas/countries-10m.json');
const [NORWAY, SWEDEN, FINLAND, RUSSIA] = ['578', '752', '246', '643'];
const between = (one, ...others) =>
  mesh(
    countries,
    countries.objects.countries,
    (a, b) => (a.id === one && others.includes(b.id)) || (b.id === one && others.includes(a.id)),
  ).coordinates;

/** Lines that meet end to end, in one chain that starts at the end nearest to `start`. */
function chain(lines, start) {
  const rest = lines.map((line) => [...line]);
  const far = (a, b) => Math.hypot((a[0] - b[0]) * 0.45, a[1] - b[1]);
  const joined = [];
  let end = start;
  while (rest.length) {
    rest.sort(
      (a, b) =>
        Math.min(far(a[0], end), far(a.at(-1), end)) - Math.min(far(b[0], end), far(b.at(-1), end)),
    );
    const next = rest.shift();
    if (far(next[0], end) > far(next.at(-1), end)) next.reverse();
    joined.push(...next);
    end = next.at(-1);
  }
  return joined;
}

const norwayEast = chain(between(NORWAY, FINLAND, RUSSIA), [30.8, 69.8]); // Barents Sea to the three-country stone
const swedenEast = chain(between(SWEDEN, FINLAND), norwayEast.at(-1)); // down the Torne
const norwaySweden = chain(between(NORWAY, SWEDEN), norwayEast.at(-1));
const war = soften(treatyOfTartu, 2);

const west = [...norwayEast, ...swedenEast, ...BOTHNIA, [19, 52], [-30, 52], [-30, 80], [30.8, 80]];
const south = [
  ...[...ESTONIA].reverse(),
  [26, 59.78],
  [24, 59.7],
  [22, 59.55],
  [19.3, 59.6],
  [19, 52],
  [27, 52],
];
const east = [
  ...war,
  [33, 80],
  [75, 80],
  [75, 52],
  ...[...ESTONIA].reverse(),
  ...[...GULF].reverse(),
];

const ground = (ring) => cutRing(densify(ring).map(project), cutBox);
const border = (line) => cutLine(line.map(project), cutBox).map((piece) => thin(piece, tolerance));

/** Long straight edges get points in between, so that they bend with the projection. */
function densify(ring, step = 0.5) {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: parts }, (_, k) => [
      a[0] + ((b[0] - a[0]) * k) / parts,
      a[1] + ((b[1] - a[1]) * k) / parts,
    ]);
  });
}

// ---- graticule ---------------------------------------------------------------------------------------------------

function steps(from, to, step) {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}
const graticule = (lines) =>
  Object.fromEntries(
    lines
      .map(([degree, line]) => [
        degree,
        cutLine(line.map(project), cutBox).map((p) => thin(p, () => 0.4)),
      ])
      .filter(([, pieces]) => pieces.length),
  );
const meridians = graticule(
  steps(4, 52, 1).map((lon) => [lon, steps(57, 72, 0.125).map((lat) => [lon, lat])]),
);
const parallels = graticule(
  steps(58, 71, 1).map((lat) => [lat, steps(0, 54, 0.25).map((lon) => [lon, lat])]),
);

// ---- trees, out of the way of the spaces ---------------------------------------------------------------------------

const trees = plantTrees({
  land,
  water: [...lakes, ...rivers, ...bays],
  sheet: SHEET,
  isFree: (p) => places.every(({ sheet }) => Math.hypot(sheet[0] - p[0], sheet[1] - p[1]) > 30),
});

// ---- the file ----------------------------------------------------------------------------------------------------

const pack = packer(UNIT);
const packAll = (byDegree) =>
  Object.fromEntries(Object.entries(byDegree).map(([key, lines]) => [key, pack(lines)]));

const file = {
  about:
    'Talvisota base map. Water and land © OpenStreetMap contributors, ODbL 1.0. See README.md beside this file.',
  unit: UNIT,
  sheet: SHEET,
  land: pack(land, 3),
  lakes: pack(lakes, 3),
  rivers: pack(rivers, 3),
  bays: pack(bays, 3),
  grounds: {
    west: pack([ground(west)], 3),
    east: pack([ground(east)], 3),
    south: pack([ground(south)], 3),
  },
  borders: {
    war: pack(border(war)),
    other: pack([norwayEast, swedenEast, norwaySweden, ESTONIA].flatMap(border)),
  },
  meridians: packAll(meridians),
  parallels: packAll(parallels),
  trees: pack([trees]),
};

writeMap(new URL('../geo/talvisota/map.json', import.meta.url), file, water);
