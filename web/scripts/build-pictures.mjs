// Builds the pictures that the shelf shows of the Talvisota sheet: the lakes on the lid, the coasts behind the boxes.
//   npx tsx web/scripts/build-pictures.mjs
// Run by hand when geo/talvisota/map.json has changed. What comes out is derived from it and stays under the ODbL.
import { readFileSync, writeFileSync } from 'node:fs';
import { unpackLine } from '../src/board/base-map.ts';
import { area, cutRing, thinRing } from './map-geometry.mjs';

const folder = new URL('../geo/talvisota/', import.meta.url);
const map = JSON.parse(readFileSync(new URL('map.json', folder), 'utf8'));

const BEYOND = 20; // sheet px: no cut edge is ever seen

const pairs = (xy) => Array.from({ length: xy.length / 2 }, (_, i) => [xy[2 * i], xy[2 * i + 1]]);

/** The rings of a layer within a part of the sheet, drawn at a scale; what is smaller than `least` px² is left out. */
function rings(layer, [left, top, right, bottom], scale, least, tolerance) {
  return map[layer]
    .map((text) => pairs(unpackLine(text, map.unit).xy))
    .map((ring) => cutRing(ring, [left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND]))
    .filter((ring) => ring.length > 2)
    .map((ring) => ring.map(([x, y]) => [(x - left) * scale, (y - top) * scale]))
    .filter((ring) => Math.abs(area(ring)) >= least)
    .map((ring) => thinRing(ring, () => tolerance))
    .filter((ring) => ring.length > 2);
}

/** Whole tenths, as differences: the shortest that a path can be written. */
function path(all) {
  return all
    .map((ring) => {
      let [px, py] = [0, 0];
      const steps = ring.map(([x, y], i) => {
        const [qx, qy] = [Math.round(x * 10), Math.round(y * 10)];
        const step = `${i === 0 ? 'M' : 'l'}${(qx - px) / 10} ${(qy - py) / 10}`;
        [px, py] = [qx, qy];
        return step;
      });
      return `${steps.join('')}z`;
    })
    .join('');
}

function write(name, width, height, body) {
  const credit = '<!-- © OpenStreetMap contributors, ODbL 1.0 -->';
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${credit}${body}</svg>\n`;
  writeFileSync(new URL(name, folder), text);
  console.log(`${name}: ${(text.length / 1024).toFixed(0)} kB`);
}

/** The lake country, as large as the lid. */
const LID = [660, 1400, 1000, 1740];
const lidScale = 260 / (LID[2] - LID[0]);
const lakes = path(rings('lakes', LID, lidScale, 2.6, 0.4));
write(
  'lid.svg',
  260,
  (LID[3] - LID[1]) * lidScale,
  `<path fill="#a9c6d8" fill-opacity=".72" stroke="#dbe8ef" stroke-opacity=".55" stroke-width=".5" fill-rule="evenodd" d="${lakes}"/>`,
);

/** A strip across the whole sheet, for whatever width the window has. */
const STRIP = [-700, 1120, 2300, 1900];
const stripScale = 1600 / (STRIP[2] - STRIP[0]);
const coasts = path(rings('land', STRIP, stripScale, 6, 0.8));
const waters = path(rings('lakes', STRIP, stripScale, 12, 0.8));
const stripHeight = (STRIP[3] - STRIP[1]) * stripScale;
const sheet = `M-20-20H1620V${stripHeight + 20}H-20z`;
write(
  'shelf.svg',
  1600,
  stripHeight,
  `<g stroke="#000" fill-rule="evenodd"><path fill-opacity=".26" stroke-width="1.2" d="${sheet}${coasts}"/><path fill-opacity=".42" stroke-width=".5" d="${waters}"/></g>`,
);
