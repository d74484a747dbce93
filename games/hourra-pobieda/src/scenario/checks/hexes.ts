// HP-B2 to HP-B5: the rows of the map, hexes that exist, hexsides, bridges and roads.

import { HexGeometry } from '../../board/hex.ts';
import { cellName, cellNumber, hexTables, SIDES_OF_A_HEX } from '../../board/hex-tables.ts';
import type { Condition, Scenario } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { type Check, forEachSide } from './context.ts';

/** A table beyond HP-B22 is not drawn: the error of its size says enough. */
const LARGEST = 40;

/** HP-B2; true if every hex of the table has its ground. */
export function checkRows({ scenario, report }: Check): boolean {
  const { width, height } = scenario.table;
  const { key, rows } = scenario.terrain!;
  const before = report.problems.length;
  if (rows.length !== height) {
    report.error('HP-B2', 'E02-rows', ['terrain', 'rows'], { rows: rows.length, height });
  }
  rows.slice(0, LARGEST).forEach((text, row) => {
    const letters = [...text];
    const path: Path = ['terrain', 'rows', row];
    if (letters.length !== width) {
      report.error('HP-B2', 'E02-length', path, { row: row + 1, count: letters.length, width });
    }
    letters.slice(0, LARGEST).forEach((letter, column) => {
      if (Object.hasOwn(key, letter)) return;
      const hex = `${column + 1}`.padStart(2, '0') + `${row + 1}`.padStart(2, '0');
      report.error('HP-B2', 'E02-letter', path, { letter, hex });
    });
  });
  return report.problems.length === before && width <= LARGEST && height <= LARGEST;
}

/** Every hex id of the file with its place. */
function* hexesOf(scenario: Scenario): Generator<readonly [string, Path]> {
  const { edges = [], bridges = [], roads = [], places = [], objectives = [] } = scenario;
  for (const [key, list] of [
    ['edges', edges],
    ['bridges', bridges],
  ] as const) {
    for (const [i, { between }] of list.entries()) {
      yield [between[0], [key, i, 'between', 0]];
      yield [between[1], [key, i, 'between', 1]];
    }
  }
  for (const [i, { cells }] of roads.entries()) yield* inList(cells, ['roads', i, 'cells']);
  for (const [i, { cell }] of places.entries()) yield [cell!, ['places', i, 'cell']];
  for (const [name, cells] of Object.entries(scenario.regions ?? {})) {
    yield* inList(cells as readonly string[], ['regions', name]);
  }
  for (const [i, side] of scenario.sides.entries()) {
    const path: Path = ['sides', i];
    for (const [b, { cell }] of side.bases.entries()) yield [cell!, [...path, 'bases', b, 'cell']];
    const { zone, minefields } = side.setup;
    yield* inList(zone!, [...path, 'setup', 'zone']);
    if (minefields) yield* inList(minefields.zone!, [...path, 'setup', 'minefields', 'zone']);
    for (const [r, { trigger, triggerAlternative }] of (side.reinforcements ?? []).entries()) {
      const at: Path = [...path, 'reinforcements', r];
      yield* inConditions(trigger?.any ?? [], [...at, 'trigger', 'any']);
      yield* inConditions(triggerAlternative?.any ?? [], [...at, 'triggerAlternative', 'any']);
    }
    const { taskGroups = [], minefields: mines = [] } = side.defaultSetup ?? {};
    const suggested: Path = [...path, 'defaultSetup'];
    for (const [g, { cell }] of taskGroups.entries()) {
      yield [cell!, [...suggested, 'taskGroups', g, 'cell']];
    }
    yield* inList(mines as readonly string[], [...suggested, 'minefields']);
  }
  for (const [i, { cells }] of objectives.entries()) {
    yield* inList(cells ?? [], ['objectives', i, 'cells']);
  }
  for (const [i, { all }] of scenario.victory.entries()) {
    yield* inConditions(all, ['victory', i, 'all']);
  }
}

function* inList(cells: readonly string[], path: Path): Generator<readonly [string, Path]> {
  for (const [i, cell] of cells.entries()) yield [cell, [...path, i]];
}

function* inConditions(
  conditions: readonly Condition[],
  path: Path,
): Generator<readonly [string, Path]> {
  for (const [i, { roadOpen }] of conditions.entries()) {
    if (roadOpen) yield [String(roadOpen.to), [...path, i, 'roadOpen', 'to']];
  }
}

/** HP-B3. */
export function checkHexesExist({ scenario, report }: Check): void {
  const { width, height } = scenario.table;
  for (const [hex, path] of hexesOf(scenario)) {
    if (cellNumber(hex, width, height) < 0) report.error('HP-B3', 'E03', path, { hex });
  }
}

/** HP-B4 and HP-B5, as far as the hexes exist. */
export function checkHexsides({ scenario, report }: Check): void {
  const { edges = [], bridges = [], roads = [] } = scenario;
  const sides = new HexSides(scenario);
  edges.forEach(({ between }, i) => {
    const path: Path = ['edges', i, 'between'];
    const [a, b] = between;
    if (!sides.exist(between)) return;
    if (!sides.areAdjacent(between)) report.error('HP-B4', 'E04', path, { a, b });
    else if (sides.firstEdge(between) < i) report.error('HP-B4', 'E04-twice', path, { a, b });
  });
  bridges.forEach(({ id, between }, i) => {
    const path: Path = ['bridges', i, 'between'];
    const [a, b] = between;
    if (!sides.exist(between)) return;
    if (!sides.areAdjacent(between)) report.error('HP-B4', 'E04', path, { a, b });
    else if (!sides.hasRiver(between)) {
      report.error('HP-B5', 'E05-bridge', path, { id: shorten(id) });
    }
  });
  roads.forEach(({ cells }, r) => {
    for (let i = 1; i < cells.length; i++) {
      const pair = [cells[i - 1]!, cells[i]!] as const;
      const [a, b] = pair;
      const path: Path = ['roads', r, 'cells', i];
      if (!sides.exist(pair)) continue;
      if (!sides.areAdjacent(pair)) report.error('HP-B4', 'E04', path, { a, b });
      else if (sides.hasRiver(pair) && !sides.hasBridge(pair)) {
        report.error('HP-B5', 'E05-road', path, { a, b });
      }
    }
  });
}

type Pair = readonly [string, string];

/** What lies on the hexsides of a file, whether or not all of it is right. */
class HexSides {
  private readonly width: number;
  private readonly height: number;
  private readonly edges = new Map<string, number>();
  private readonly rivers = new Set<string>();
  private readonly bridges = new Set<string>();

  constructor({ table, edges = [], bridges = [] }: Scenario) {
    this.width = table.width;
    this.height = table.height;
    edges.forEach(({ between, type }, i) => {
      const key = sideKey(between);
      if (!this.edges.has(key)) this.edges.set(key, i);
      if (type === 'fleuve') this.rivers.add(key);
    });
    for (const { between } of bridges) this.bridges.add(sideKey(between));
  }

  exist(pair: Pair): boolean {
    return pair.every((hex) => cellNumber(hex, this.width, this.height) >= 0);
  }

  /** HP-G1. */
  areAdjacent([a, b]: Pair): boolean {
    const [ca, ra] = [Number(a.slice(0, 2)), Number(a.slice(2))];
    const [cb, rb] = [Number(b.slice(0, 2)), Number(b.slice(2))];
    if (ra === rb) return Math.abs(ca - cb) === 1;
    const shift = ra % 2 === 1 ? [-1, 0] : [0, 1];
    return Math.abs(ra - rb) === 1 && shift.includes(cb - ca);
  }

  firstEdge(pair: Pair): number {
    return this.edges.get(sideKey(pair)) ?? -1;
  }

  hasRiver(pair: Pair): boolean {
    return this.rivers.has(sideKey(pair));
  }

  hasBridge(pair: Pair): boolean {
    return this.bridges.has(sideKey(pair));
  }
}

const sideKey = ([a, b]: Pair): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** The table with everything left out that is not on it, so that the other checks can go on. */
export function soundGeometry(check: Check): HexGeometry {
  const { scenario } = check;
  const { width, height } = scenario.table;
  const on = (hex: string): boolean => cellNumber(hex, width, height) >= 0;
  const sides = new HexSides(scenario);
  const isSide = (pair: Pair): boolean => sides.exist(pair) && sides.areAdjacent(pair);
  const zones = new Map<number, { zone: string[]; mines: string[] }>();
  forEachSide(check, ({ setup }, i) => {
    zones.set(i, {
      zone: (setup.zone ?? []).filter(on),
      mines: (setup.minefields?.zone ?? []).filter(on),
    });
  });
  const sound: Scenario = {
    ...scenario,
    edges: (scenario.edges ?? []).filter(({ between }) => isSide(between)),
    bridges: (scenario.bridges ?? []).filter(({ between }) => isSide(between)),
    roads: (scenario.roads ?? []).flatMap(({ id, cells }) =>
      cells.slice(1).flatMap((cell, i) => {
        const pair = [cells[i]!, cell] as const;
        return isSide(pair) ? [{ id, cells: pair }] : [];
      }),
    ),
    regions: {},
    objectives: (scenario.objectives ?? []).map((objective) =>
      objective.cells ? { ...objective, cells: objective.cells.filter(on) } : objective,
    ),
    sides: [soundSide(0), soundSide(1)],
  };
  function soundSide(i: 0 | 1): Scenario['sides'][0] {
    const side = scenario.sides[i];
    const { zone, mines } = zones.get(i)!;
    const { minefields } = side.setup;
    return {
      ...side,
      setup: {
        ...side.setup,
        zone,
        minefields: minefields ? { ...minefields, zone: mines } : null,
      },
    };
  }
  return new HexGeometry(sound, hexTables(sound));
}

/** A neighbour of each hex by number, for checks that look around. */
export function besides(geometry: HexGeometry, cell: number): string[] {
  const { neighbours, height } = geometry.tables;
  return Array.from({ length: SIDES_OF_A_HEX }, (_, d) => neighbours[cell * SIDES_OF_A_HEX + d]!)
    .filter((to) => to >= 0)
    .map((to) => cellName(to, height));
}
