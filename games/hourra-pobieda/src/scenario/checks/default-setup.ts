// HP-B18: a suggested set-up is complete and legal (HP-D1).
import type { Place } from '../../board/geometry.ts';
import { type DefaultSetup, GROUP_LIMIT, type SuggestedGroup } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { isSoft, pointsOf, type RosterElement, travellerOf } from '../roster.ts';
import {
  areaOf,
  canStand,
  placeText,
  reinforcementOf,
  setUpParts,
  takeElements,
} from '../suggested.ts';
import { forEachSide, type MapCheck } from './context.ts';

export function checkDefaultSetups(check: MapCheck): void {
  forEachSide(check, ({ name, defaultSetup }, i, path) => {
    if (!defaultSetup) return;
    new SetupCheck(check, i, shorten(name), [...path, 'defaultSetup']).run(defaultSetup);
  });
}

class SetupCheck {
  private readonly check: MapCheck;
  private readonly index: number;
  private readonly side: string;
  private readonly path: Path;
  private readonly roster: readonly RosterElement[];
  private readonly taken = new Set<number>();
  private readonly places: Place[] = [];

  constructor(check: MapCheck, index: number, side: string, path: Path) {
    this.check = check;
    this.index = index;
    this.side = side;
    this.path = path;
    this.roster = check.rosters[index]!;
  }

  run({ taskGroups, entrenchPriority = [], minefields = [] }: DefaultSetup): void {
    const { report, scenario } = this.check;
    const { side } = this;
    const soft = new Map(
      (taskGroups ?? []).map((group, i) => [
        group.id,
        this.group(group, [...this.path, 'taskGroups', i]).some(isSoft),
      ]),
    );
    const due = setUpParts(scenario, this.index).flatMap(({ elements }) => elements);
    const left = due.filter(({ number }) => !this.taken.has(number)).length;
    // Only a set-up that names groups must name all; otherwise HP-A78 composes them.
    if (taskGroups && left > 0) {
      report.error('HP-B18', 'E18-left', [...this.path, 'taskGroups'], { side, count: left });
    }
    entrenchPriority.forEach((id, i) => {
      if (soft.get(id)) return;
      const path = [...this.path, 'entrenchPriority', i];
      report.error('HP-B18', 'E18-entrench', path, { side, group: shorten(id) });
    });
    this.mines(minefields.map(String));
  }

  /** The elements that the group takes. */
  private group(group: SuggestedGroup, path: Path): RosterElement[] {
    const { report, scenario, geometry } = this.check;
    const { side } = this;
    const name = shorten(group.id);
    const reinforcement = reinforcementOf(group, scenario, this.index);
    if (group.reinforcement !== undefined && !this.isOnTable(reinforcement)) {
      report.error('HP-B18', 'E18-reinforcement', [...path, 'reinforcement'], {
        side,
        group: name,
        id: shorten(group.reinforcement),
      });
      return [];
    }
    const { elements, missing } = takeElements(
      group,
      scenario,
      this.index,
      this.roster,
      this.taken,
    );
    for (const { element, count } of missing) {
      report.error('HP-B18', 'E18-count', [...path, 'elements', element], {
        side,
        group: name,
        element: shorten(element),
        count,
      });
    }
    const members = elements.map((number) => this.roster[number]!);
    if (Object.keys(group.elements).length === 0) {
      report.error('HP-B18', 'E18-empty', [...path, 'elements'], { side, group: name });
    }
    const points = pointsOf(members);
    if (points > GROUP_LIMIT) {
      report.error('HP-B18', 'E18-points', [...path, 'elements'], { side, group: name, points });
    }
    const place = geometry.placeOf(placeText(group));
    if (place !== undefined) this.place(place, name, reinforcement, members, path);
    return members;
  }

  private isOnTable(reinforcement: number): boolean {
    const { reinforcements = [] } = this.check.scenario.sides[this.index]!;
    return reinforcements[reinforcement]?.mode === 'onTable';
  }

  private place(
    place: Place,
    group: string,
    reinforcement: number,
    members: readonly RosterElement[],
    path: Path,
  ): void {
    const { report, geometry } = this.check;
    const name = geometry.nameOf(place);
    const at: Path = [...path, geometry.kind === 'hex' ? 'cell' : 'at'];
    const facts = { side: this.side, group, place: name };
    const inside =
      reinforcement < 0 ? geometry.inZone(this.index, place) : this.inArea(place, reinforcement);
    if (!inside) report.error('HP-B18', 'E18-zone', at, facts);
    if (members.length > 0 && !canStand(geometry, place, travellerOf(members))) {
      report.error('HP-B18', 'E18-ground', at, facts);
    }
    if (this.places.some((other) => geometry.inControlZone(place, other))) {
      report.error('HP-B18', 'E18-shared', at, facts);
    }
    this.places.push(place);
  }

  private inArea(place: Place, reinforcement: number): boolean {
    const { scenario, geometry } = this.check;
    if (geometry.kind === 'hex') {
      return areaOf(scenario, geometry, this.index, reinforcement).includes(place);
    }
    const { bases, reinforcements = [] } = scenario.sides[this.index]!;
    const { base, radius } = reinforcements[reinforcement]!.area;
    const at = geometry.bases[this.index]![bases.findIndex(({ id }) => id === base)];
    return at !== undefined && geometry.within(place, at, radius);
  }

  private mines(fields: readonly string[]): void {
    const { report, scenario, geometry } = this.check;
    const { side } = this;
    const most = scenario.sides[this.index]!.setup.minefields?.count ?? 0;
    const path: Path = [...this.path, 'minefields'];
    if (fields.length > most) {
      report.error('HP-B18', 'E18-mines', path, { side, count: fields.length, most });
    }
    const laid: Place[] = [];
    fields.forEach((field, i) => {
      const place = geometry.placeOf(field);
      if (place === undefined) return;
      const free = laid.every((other) => !geometry.inControlZone(place, other));
      if (!geometry.inMinefieldZone(this.index, place) || !free) {
        report.error('HP-B18', 'E18-mine-place', [...path, i], { side, place: field });
      }
      laid.push(place);
    });
  }
}
