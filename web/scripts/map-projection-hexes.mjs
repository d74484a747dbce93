// From longitude and latitude to a sheet of hexes or spaces whose places are known on both: moving least squares, affine.
import { geoConicConformal } from 'd3-geo';

const EARTH = 6371; // so that one projected unit is about one kilometre

/** `known`: [{ lonLat, sheet }]. A centre far away counts little; `softness` in km² keeps near ones from tearing the map. */
export function hexProjection(
  known,
  { sharpness = 1.6, softness = 900, middle = 28, parallels = [60.5, 66.5] } = {},
) {
  const conic = geoConicConformal()
    .rotate([-middle, 0])
    .parallels(parallels)
    .scale(EARTH)
    .translate([0, 0]);
  const n = known.length;
  const [fx, fy, tx, ty] = [0, 1, 2, 3].map(() => new Float64Array(n));
  known.forEach(({ lonLat, sheet }, i) => {
    [fx[i], fy[i]] = conic(lonLat);
    [tx[i], ty[i]] = sheet;
  });
  const weight = new Float64Array(n);
  return (lonLat) => {
    const [x, y] = conic(lonLat);
    let [sum, mx, my, ux, uy] = [0, 0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const w = ((fx[i] - x) ** 2 + (fy[i] - y) ** 2 + softness) ** -sharpness;
      weight[i] = w;
      sum += w;
      mx += w * fx[i];
      my += w * fy[i];
      ux += w * tx[i];
      uy += w * ty[i];
    }
    [mx, my, ux, uy] = [mx / sum, my / sum, ux / sum, uy / sum];
    let [a, b, c, ex, ey, gx, gy] = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const w = weight[i];
      const [dx, dy, hx, hy] = [fx[i] - mx, fy[i] - my, tx[i] - ux, ty[i] - uy];
      a += w * dx * dx;
      b += w * dx * dy;
      c += w * dy * dy;
      ex += w * dx * hx;
      ey += w * dy * hx;
      gx += w * dx * hy;
      gy += w * dy * hy;
    }
    const [px, py, det] = [x - mx, y - my, a * c - b * b];
    return [
      ux + ((c * ex - b * ey) / det) * px + ((a * ey - b * ex) / det) * py,
      uy + ((c * gx - b * gy) / det) * px + ((a * gy - b * gx) / det) * py,
    ];
  };
}
