// The hex table (HP-G1 to G9) behind the interface of section G.
import type { Ground, Objective, Scenario } from '../scenario/format.ts';
import type {
  AreaId,
  Crossing,
  Geometry,
  Place,
  Presence,
  Step,
  Supply,
  Traveller,
} from './geometry.ts';
import { HexLines } from './hex-supply.ts';
import {
  cellName,
  cellNumber,
  distances,
  type HexTables,
  hexTables,
  isSeen,
  maskBetween,
  SIDES_OF_A_HEX,
  sideNumber,
} from './hex-tables.ts';

/** HP-A62: the hexes of an objective; of a bridge both its banks. */
function objectiveCells(scenario: Scenario, { cells, bridge }: Objective): readonly string[] {
  return cells ?? scenario.bridges?.find(({ id }) => id === bridge)?.between ?? [];
}

/** How far every cell is from the nearest of these. */
function distancesFrom(places: readonly Place[], { hexes, neighbours }: HexTables): number[] {
  const distances = new Array<number>(hexes.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = places.filter((place) => place >= 0);
  for (const cell of queue) distances[cell] = 0;
  for (const cell of queue) {
    for (let direction = 0; direction < SIDES_OF_A_HEX; direction++) {
      const to = neighbours[cell * SIDES_OF_A_HEX + direction]!;
      if (to < 0 || distances[to] !== Number.POSITIVE_INFINITY) continue;
      distances[to] = distances[cell]! + 1;
      queue.push(to);
    }
  }
  return distances;
}

export class HexGeometry implements Geometry {
  readonly kind = 'hex';
  readonly bases: readonly (readonly Place[])[];
  readonly zones: readonly (readonly Place[])[];
  readonly minefieldZones: readonly (readonly Place[])[];
  readonly places: readonly Place[];
  /** By objective and cell. */
  private readonly toObjectives: readonly (readonly number[])[];
  private readonly regions: ReadonlyMap<string, ReadonlySet<Place>>;

  readonly tables: HexTables;
  readonly #lines: HexLines;
  readonly #roads: readonly boolean[];
  readonly #apart: (a: Place, b: Place) => number;

  constructor(scenario: Scenario, tables: HexTables) {
    this.tables = tables;
    this.places = tables.hexes.map((_, place) => place as Place);
    this.#lines = new HexLines(tables);
    this.#apart = distances(tables.hexes);
    this.#roads = tables.steps.map((steps) => steps.some(({ road }) => road));
    const cell = (id: string): Place => cellNumber(id, tables.width, tables.height) as Place;
    const cells = (ids: readonly string[]): Place[] => ids.map(cell).sort((a, b) => a - b);
    this.bases = scenario.sides.map((side) => side.bases.map((base) => cell(base.cell!)));
    this.zones = scenario.sides.map(({ setup }) => cells(setup.zone ?? []));
    this.minefieldZones = scenario.sides.map(({ setup }) => cells(setup.minefields?.zone ?? []));
    this.toObjectives = (scenario.objectives ?? []).map((objective) =>
      distancesFrom(cells(objectiveCells(scenario, objective)), tables),
    );
    this.regions = new Map(
      Object.entries(scenario.regions ?? {}).map(([name, ids]) => [
        name,
        new Set(cells(ids as readonly string[])),
      ]),
    );
  }

  nameOf(place: Place): string {
    return cellName(place, this.tables.height);
  }

  placeOf(name: string): Place | undefined {
    const cell = cellNumber(name, this.tables.width, this.tables.height);
    return cell < 0 ? undefined : (cell as Place);
  }

  nameOfCrossing(crossing: Crossing): string {
    const cell = Math.floor(crossing / SIDES_OF_A_HEX);
    return [cell, this.tables.neighbours[crossing]!]
      .map((at) => cellName(at, this.tables.height))
      .join('|');
  }

  crossingOf(name: string): Crossing | undefined {
    const [a, b, ...more] = name.split('|').map((id) => this.placeOf(id));
    if (a === undefined || b === undefined || more.length > 0) return undefined;
    const side = this.crossingBetween(a, b);
    return side < 0 ? undefined : side;
  }

  /** −1 where they are no neighbours. */
  crossingBetween(a: Place, b: Place): Crossing {
    return sideNumber(this.tables.neighbours, a, b) as Crossing;
  }

  onTable(place: Place): boolean {
    return place >= 0 && place < this.tables.hexes.length;
  }

  distance(a: Place, b: Place): number {
    return this.#apart(a, b);
  }

  within(a: Place, b: Place, radius: number): boolean {
    return this.distance(a, b) <= radius;
  }

  inContact(a: Place, b: Place): boolean {
    return this.distance(a, b) === 1;
  }

  inControlZone(place: Place, group: Place): boolean {
    return place === group;
  }

  inInfluenceZone(place: Place, group: Place): boolean {
    return this.distance(place, group) <= 1;
  }

  takesBase(group: Place, base: Place): boolean {
    return group === base;
  }

  inMinefield(group: Place, field: Place): boolean {
    return group === field;
  }

  groundAt(place: Place): Ground {
    return this.tables.grounds[place]!;
  }

  areaAt(place: Place): AreaId {
    return this.tables.areas[place]!;
  }

  onRoad(place: Place): boolean {
    return this.#roads[place]!;
  }

  joinedByRoad(a: Place, b: Place): boolean {
    return this.tables.steps[a]!.some(({ to, road }) => to === b && road);
  }

  lineOfSight(a: Place, b: Place): boolean {
    return isSeen(this.tables, a, b);
  }

  /** What hides one place from the other, for whoever draws the line. */
  maskBetween(a: Place, b: Place): Place | undefined {
    return maskBetween(this.tables, a, b) as Place | undefined;
  }

  walk(
    from: Place,
    path: readonly Place[],
    pontoons: readonly Crossing[],
  ): readonly Step[] | undefined {
    const steps: Step[] = [];
    let at = from;
    for (const to of path) {
      const step = this.tables.steps[at]!.find((candidate) => candidate.to === to);
      if (!step) return undefined;
      steps.push(this.overPontoon(step, pontoons));
      at = to;
    }
    return steps;
  }

  steps(from: Place, pontoons: readonly Crossing[]): readonly Step[] {
    const steps = this.tables.steps[from]!;
    return pontoons.length === 0 ? steps : steps.map((step) => this.overPontoon(step, pontoons));
  }

  private overPontoon(step: Step, pontoons: readonly Crossing[]): Step {
    if (!step.barred || !pontoons.includes(this.crossingBetween(step.from, step.to))) return step;
    return { ...step, barred: false };
  }

  retreats(from: Place, victor: Place): readonly Place[] {
    const present = this.distance(from, victor);
    return this.tables.steps[from]!.map(({ to }) => to)
      .filter((to) => this.distance(to, victor) > present)
      .sort((a, b) => a - b);
  }

  assaultCrosses(a: Place, b: Place, pontoons: readonly Crossing[]): boolean {
    return this.walk(a, [b], pontoons)?.some(({ barred }) => !barred) ?? false;
  }

  pontoonSites(place: Place, pontoons: readonly Crossing[]): readonly Crossing[] {
    return this.tables.steps[place]!.filter(({ to, barred }) => barred && !this.isImpassable(to))
      .map(({ from, to }) => this.crossingBetween(from, to))
      .filter((crossing) => !pontoons.includes(crossing));
  }

  bankBeyond(place: Place, crossing: Crossing): Place {
    const low = Math.floor(crossing / SIDES_OF_A_HEX) as Place;
    return low === place ? (this.tables.neighbours[crossing] as Place) : low;
  }

  private isImpassable(place: Place): boolean {
    const { terrain } = this.groundAt(place);
    return terrain === 'water' || terrain === 'mountain';
  }

  /** The hexes of a supply line, for whoever draws it. */
  supplyWay(
    from: Place,
    source: Place,
    traveller: Traveller,
    presence: Presence,
    zones: 'cuts' | 'costs',
  ): readonly Place[] {
    return this.#lines.way(from, source, traveller, presence, zones);
  }

  supply(presence: Presence, zones: 'cuts' | 'costs'): Supply {
    return this.#lines.supply(presence, zones);
  }

  depotLink(from: Place, to: Place, presence: Presence): number | undefined {
    return this.#lines.link(from, to, presence);
  }

  roadOpen(from: Place, to: Place, presence: Presence): boolean {
    return this.#lines.roadOpen(from, to, presence);
  }

  inZone(side: number, place: Place): boolean {
    return this.zones[side]!.includes(place);
  }

  inMinefieldZone(side: number, place: Place): boolean {
    return this.minefieldZones[side]!.includes(place);
  }

  inObjective(objective: number, place: Place): boolean {
    return this.toObjectives[objective]![place] === 0;
  }

  distanceToObjective(objective: number, place: Place): number {
    return this.toObjectives[objective]![place]!;
  }

  inRegion(region: string, place: Place): boolean {
    return this.regions.get(region)?.has(place) ?? false;
  }

  inAreaOf(base: Place, radius: number, place: Place): boolean {
    return this.within(place, base, radius);
  }

  around(centre: Place, radius: number): readonly Place[] {
    return this.places
      .filter((place) => this.within(place, centre, radius))
      .sort((a, b) => this.distance(a, centre) - this.distance(b, centre) || a - b);
  }
}

export const hexGeometry = (scenario: Scenario, zones: 'area' | 'cell' = 'area'): HexGeometry =>
  new HexGeometry(scenario, hexTables(scenario, zones));
