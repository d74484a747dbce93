// Plain geometry for the map builders: cutting, thinning, measuring and packing of rings. No files, no geography.

/** Sutherland-Hodgman against an upright rectangle `[left, top, right, bottom]`; edges along the cut stay in the ring. */
export function cutRing(ring, [left, top, right, bottom]) {
  const edges = [
    [(p) => p[0] >= left, (a, b) => at(a, b, 0, left)],
    [(p) => p[0] <= right, (a, b) => at(a, b, 0, right)],
    [(p) => p[1] >= top, (a, b) => at(a, b, 1, top)],
    [(p) => p[1] <= bottom, (a, b) => at(a, b, 1, bottom)],
  ];
  let points = ring;
  for (const [inside, crossing] of edges) {
    const kept = [];
    for (let i = 0; i < points.length; i++) {
      const [a, b] = [points[(i + points.length - 1) % points.length], points[i]];
      if (inside(a) !== inside(b)) kept.push(crossing(a, b));
      if (inside(b)) kept.push(b);
    }
    points = kept;
    if (!points.length) return points;
  }
  return points;
}

function at(a, b, axis, value) {
  const t = (value - a[axis]) / (b[axis] - a[axis]);
  const other = a[1 - axis] + t * (b[1 - axis] - a[1 - axis]);
  return axis === 0 ? [value, other] : [other, value];
}

/** Pieces of an open line that lie in the rectangle, with one point beyond at each end. */
export function cutLine(line, [left, top, right, bottom]) {
  const inside = ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
  const pieces = [];
  const piece = [];
  line.forEach((p, i) => {
    const near =
      inside(p) || (i > 0 && inside(line[i - 1])) || (i + 1 < line.length && inside(line[i + 1]));
    if (near) piece.push(p);
    else if (piece.length) pieces.push(piece.splice(0));
  });
  if (piece.length) pieces.push(piece);
  return pieces.filter((p) => p.length > 1);
}

/** Douglas-Peucker; `tolerance(point)` may differ from place to place. */
export function thin(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const work = [[0, points.length - 1]];
  while (work.length) {
    const [from, to] = work.pop();
    let [worst, index] = [0, -1];
    for (let i = from + 1; i < to; i++) {
      const off = offLine(points[i], points[from], points[to]) / tolerance(points[i]);
      if (off > worst) [worst, index] = [off, i];
    }
    if (worst <= 1) continue;
    keep[index] = 1;
    work.push([from, index], [index, to]);
  }
  return points.filter((_, i) => keep[i]);
}

/** A closed ring is thinned in two halves, so that its first point is not a fixed corner with nothing opposite. */
export function thinRing(ring, tolerance) {
  let far = 0;
  let reach = 0;
  ring.forEach((p, i) => {
    const d = Math.hypot(p[0] - ring[0][0], p[1] - ring[0][1]);
    if (d > reach) [reach, far] = [d, i];
  });
  const there = thin(ring.slice(0, far + 1), tolerance);
  const back = thin([...ring.slice(far), ring[0]], tolerance);
  return [...there, ...back.slice(1, -1)];
}

function offLine(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length
    ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function area(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

export function centre(ring) {
  const sum = ring.reduce(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

export function contains(ring, [x, y]) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i], ring[j]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
  }
  return inside;
}

/** Chaikin's corner cutting for hand-plotted lines; the ends stay. */
export function soften(line, rounds = 2) {
  let points = line;
  for (let round = 0; round < rounds; round++) {
    const next = [points[0]];
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      next.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
      next.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
    }
    points = [...next, points.at(-1)];
  }
  return points;
}

// ---- packing: each line is one text; numbers are differences, zigzag, five bits a letter, low bits first -----------

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function packNumber(value) {
  let n = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (n > 31) {
    text += LETTERS[32 + (n & 31)];
    n >>= 5;
  }
  return text + LETTERS[n];
}

/** Points to whole units and then to text; points that fall together become one. Empty if nothing is left of it. */
export function packLine(points, unit, least = 2) {
  let [x, y] = [0, 0];
  let text = '';
  let count = 0;
  for (const p of points) {
    const [nx, ny] = [Math.round(p[0] / unit), Math.round(p[1] / unit)];
    if (count > 0 && nx === x && ny === y) continue;
    text += packNumber(nx - x) + packNumber(ny - y);
    [x, y] = [nx, ny];
    count++;
  }
  return count >= least ? text : '';
}
