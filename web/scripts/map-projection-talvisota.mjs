// From longitude and latitude to the Talvisota sheet: a conic projection whose scale grows smoothly toward the Karelian
// Isthmus, then dragged along with the spaces, which were pushed apart until every one has room for its counters.
import { geoConicConformal } from 'd3-geo';

const EARTH = 6371; // so that one projected unit is about one kilometre
const PX_PER_KM = 1.72; // away from the stretches

const REACH = 95; // how far, in sheet px, a moved space drags the coast around it
const SOFTNESS = 0.08;

const conic = geoConicConformal()
  .rotate([-28, 0])
  .parallels([60.5, 66.5])
  .scale(EARTH)
  .translate([0, 0]);

/** Where the sheet is stretched: centre, extra magnification there, radius in km. */
const STRETCHES = [
  { centre: conic([29.45, 60.52]), extra: 2.75, radius: 80 }, // Karelian Isthmus
  { centre: conic([31.4, 61.9]), extra: 0.55, radius: 110 }, // Ladoga Karelia
];

/** Abramowitz and Stegun 7.1.26. */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const y = 1 - series * Math.exp(-x * x);
  return x >= 0 ? y : -y;
}

/** Radial and monotone, so the map never folds: the distance plus the integral of a Gaussian magnification. */
function stretch(lonLat) {
  const [x, y] = conic(lonLat);
  let [dx, dy] = [0, 0];
  for (const { centre, extra, radius } of STRETCHES) {
    const [vx, vy] = [x - centre[0], y - centre[1]];
    const r = Math.hypot(vx, vy) || 1e-9;
    const integral = (extra * radius * Math.sqrt(Math.PI) * erf(r / radius)) / 2;
    const push = integral / (1 + (r / 900) ** 2);
    dx += (vx / r) * push;
    dy += (vy / r) * push;
  }
  return [(x + dx) * PX_PER_KM, (y + dy) * PX_PER_KM];
}

/** A field that carries each `from` to its `to` and fades away between: coasts and borders follow the spaces. */
function dragField(from, to) {
  const near = (a, b) => Math.exp(-((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / REACH ** 2);
  const rows = from.map((a, i) => [
    ...from.map((b, j) => near(a, b) + (i === j ? SOFTNESS : 0)),
    to[i][0] - a[0],
    to[i][1] - a[1],
  ]);
  const weights = eliminate(rows);
  return (p) =>
    from.reduce(
      ([x, y], q, i) => {
        const k = near(p, q);
        return [x + weights[i][0] * k, y + weights[i][1] * k];
      },
      [p[0], p[1]],
    );
}

/** Gauss-Jordan with two right-hand sides. */
function eliminate(rows) {
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i; k < n; k++) if (Math.abs(rows[k][i]) > Math.abs(rows[pivot][i])) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let k = 0; k < n; k++) {
      const f = k === i ? 0 : rows[k][i] / rows[i][i];
      if (f) for (let c = i; c < n + 2; c++) rows[k][c] -= f * rows[i][c];
    }
  }
  return rows.map((row, i) => [row[n] / row[i], row[n + 1] / row[i]]);
}

/**
 * The whole way from the globe to the sheet, given the true places of the spaces and where they stand on the sheet.
 * The sheet's origin is found from them: relaxing leaves their mean where it was.
 */
export function sheetProjection(places) {
  const from = places.map(({ lonLat }) => stretch(lonLat));
  const mean = (pick) => places.reduce((sum, _, i) => sum + pick(i), 0) / places.length;
  const shift = [
    mean((i) => places[i].sheet[0] - from[i][0]),
    mean((i) => places[i].sheet[1] - from[i][1]),
  ];
  const moved = from.map(([x, y]) => [x + shift[0], y + shift[1]]);
  const drag = dragField(
    moved,
    places.map(({ sheet }) => sheet),
  );
  return (lonLat) => {
    const [x, y] = stretch(lonLat);
    return drag([x + shift[0], y + shift[1]]);
  };
}
