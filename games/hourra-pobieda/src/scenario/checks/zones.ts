// HP-B9 to HP-B12 and HP-B16, HP-B17 on hexes: bases, set-up zones, minefields, and supply to begin with.
import { isPassable, type Place, type Traveller } from '../../board/geometry.ts';
import type { HexGeometry } from '../../board/hex.ts';
import { type Path, shorten } from '../report.ts';
import { hasTrait } from '../roster.ts';
import { areaOf, composeGroups } from '../suggested.ts';
import { forEachSide, levelOf, type MapCheck } from './context.ts';
import { besides } from './hexes.ts';

export interface HexCheck extends MapCheck {
  readonly geometry: HexGeometry;
}

const ORDINARY: Traveller = { mountain: false, ski: false, armouredCar: false };
const MOUNTAIN: Traveller = { mountain: true, ski: false, armouredCar: false };

const hasMountainTroops = ({ rosters }: MapCheck, side: number): boolean =>
  rosters[side]!.some((element) => hasTrait(element, 'mountain'));

/** The best that this side has for difficult ground. */
export const bestTraveller = (check: MapCheck, side: number): Traveller =>
  hasMountainTroops(check, side) ? MOUNTAIN : ORDINARY;

const isPassableAt = (check: MapCheck, place: Place, side: number): boolean =>
  isPassable(check.geometry.groundAt(place), bestTraveller(check, side)) ||
  check.geometry.onRoad(place);

/** HP-B9. */
export function checkBases(check: HexCheck): void {
  const { geometry, report, scenario } = check;
  const taken = new Set<Place>();
  forEachSide(check, ({ bases }, i, path) => {
    const enemyZone = new Set(scenario.sides[1 - i]!.setup.zone);
    bases.forEach(({ id, cell }, b) => {
      const place = geometry.placeOf(cell!);
      if (place === undefined) return;
      const at: Path = [...path, 'bases', b, 'cell'];
      const facts = { id: shorten(id), place: cell!, hex: cell! };
      if (!isPassableAt(check, place, i)) report.error('HP-B9', 'E09-ground', at, facts);
      if (taken.has(place)) report.error('HP-B9', 'E09-shared', at, facts);
      if (enemyZone.has(cell!)) report.error('HP-B9', 'E09-enemy-zone', at, facts);
      taken.add(place);
    });
  });
}

/** HP-B10, HP-B11. */
export function checkZones(check: HexCheck): void {
  const { geometry, report, scenario } = check;
  const first = new Set(scenario.sides[0].setup.zone);
  forEachSide(check, ({ name, setup }, i, path) => {
    const side = shorten(name);
    setup.zone!.forEach((cell, z) => {
      const place = geometry.placeOf(cell);
      if (place === undefined) return;
      const at: Path = [...path, 'setup', 'zone', z];
      if (!isPassableAt(check, place, i)) {
        report.error('HP-B10', 'E10-impassable', at, { place: cell, hex: cell, side });
      }
      if (i === 1 && first.has(cell)) {
        report.error('HP-B10', 'E10-overlap', at, { place: cell, hex: cell });
      }
    });
    if (composeGroups(scenario, geometry, i).homeless.includes(-1)) {
      report.error('HP-B10', 'E10-small', [...path, 'setup', 'zone'], { side });
    }
  });
  checkContact(check);
}

/** HP-B11: zones, with the areas of on-table reinforcements, are at least two hexes apart. */
function checkContact(check: HexCheck): void {
  const { geometry, report, scenario } = check;
  const [blue, red] = [occupied(check, 0), occupied(check, 1)];
  const overlap = (cell: string): boolean =>
    scenario.sides.every(({ setup }) => setup.zone!.includes(cell));
  for (const [cell, path] of blue) {
    const around = [cell, ...besides(geometry, geometry.placeOf(cell)!)];
    const touching = around.find((hex) => red.has(hex) && !(hex === cell && overlap(cell)));
    if (touching === undefined) continue;
    report[levelOf(check, 'contactAtStart')]('HP-B11', 'E11', path, {
      a: cell,
      b: touching,
      hex: cell,
    });
  }
}

/** Where a side may stand at the start, and where the file says so. */
function occupied(check: HexCheck, side: number): Map<string, Path> {
  const { geometry, scenario } = check;
  const { setup, reinforcements = [] } = scenario.sides[side]!;
  const cells = new Map<string, Path>();
  setup.zone!.forEach((cell, i) => {
    if (geometry.placeOf(cell) !== undefined && !cells.has(cell)) {
      cells.set(cell, ['sides', side, 'setup', 'zone', i]);
    }
  });
  reinforcements.forEach(({ mode }, i) => {
    if (mode !== 'onTable') return;
    for (const place of areaOf(scenario, geometry, side, i)) {
      const cell = geometry.nameOf(place);
      if (!cells.has(cell)) cells.set(cell, ['sides', side, 'reinforcements', i, 'area']);
    }
  });
  return cells;
}

/** HP-B12. */
export function checkMinefields(check: HexCheck): void {
  const { report, scenario } = check;
  const bases = scenario.sides.flatMap((side) => side.bases);
  forEachSide(check, ({ setup }, i, path) => {
    if (!setup.minefields) return;
    const { count, zone } = setup.minefields;
    const enemy = scenario.sides[1 - i]!;
    const enemyZone = new Set(enemy.setup.zone);
    const at: Path = [...path, 'setup', 'minefields'];
    zone!.forEach((cell, z) => {
      if (enemyZone.has(cell)) {
        report.error('HP-B12', 'E12-zone', [...at, 'zone', z], {
          side: shorten(enemy.name),
          place: cell,
          hex: cell,
        });
      }
      for (const { id } of bases.filter((base) => base.cell === cell)) {
        report.error('HP-B12', 'E12-base', [...at, 'zone', z], { id: shorten(id), hex: cell });
      }
    });
    const hexes = new Set(zone).size;
    if (count > hexes) report.error('HP-B12', 'E12-count', [...at, 'count'], { count, hexes });
  });
}

/** HP-B16, HP-B17: with nobody on the table, a line leads from the zone to a base. */
export function checkSupply(check: MapCheck): void {
  const { geometry, report } = check;
  const nobody = { own: [], enemy: [], pontoons: [] };
  const supply = geometry.supply(nobody, 'cuts');
  forEachSide(check, ({ name }, i, path) => {
    const bases = geometry.bases[i]!.filter((base) => geometry.onTable(base));
    const reaches = (traveller: Traveller): boolean =>
      geometry.zones[i]!.some((place) =>
        bases.some(
          (base) =>
            geometry.within(place, base, 1) || supply.line(place, base, traveller) !== undefined,
        ),
      );
    const side = shorten(name);
    if (!reaches(bestTraveller(check, i))) {
      report.error('HP-B16', 'E16', [...path, 'setup'], { side });
    } else if (hasMountainTroops(check, i) && !reaches(ORDINARY)) {
      report.warning('HP-B17', 'W17', [...path, 'setup'], { side });
    }
  });
}
