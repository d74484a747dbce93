// HP-A78 as a scenario file would write it: what a builder proposes for a draft, whatever else is wrong with it.
import type { Geometry, Place } from '../board/geometry.ts';
import { openGeometry } from '../board/open.ts';
import { unpack } from '../board/open-places.ts';
import { checkOf } from './checks/context.ts';
import { checkRows, soundGeometry } from './checks/hexes.ts';
import type { Scenario, SuggestedGroup } from './format.ts';
import { Report } from './report.ts';
import { rosterOf } from './roster.ts';
import { composeGroups } from './suggested.ts';

export interface Proposal {
  readonly taskGroups: readonly SuggestedGroup[];
  /** Is there room for every group in zone and areas (HP-B10, HP-B20)? */
  readonly complete: boolean;
}

/** Task groups with their hexes or points; nothing where the map itself cannot be read. */
export function proposeGroups(scenario: Scenario, side: number): Proposal | undefined {
  const geometry = geometryOf(scenario);
  if (!geometry) return undefined;
  const { groups, homeless } = composeGroups(scenario, geometry, side);
  const roster = rosterOf(scenario, side);
  const reinforcements = scenario.sides[side]!.reinforcements ?? [];
  const taskGroups = groups.map(({ place, elements, reinforcement }, i) => {
    const counts: Record<string, number> = {};
    for (const number of elements) {
      const { type, quality } = roster[number]!;
      const kind = quality === 'standard' ? type.id : `${type.id}:${quality}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    const waiting = reinforcements[reinforcement];
    return {
      id: `${groupPrefix(scenario, side)}${i + 1}`,
      ...(geometry.kind === 'hex' ? { cell: geometry.nameOf(place) } : { at: pointAt(place) }),
      elements: counts,
      ...(waiting ? { reinforcement: waiting.id } : {}),
    };
  });
  return { taskGroups, complete: homeless.length === 0 };
}

function geometryOf(scenario: Scenario): Geometry | undefined {
  if (scenario.geometry === 'open') return openGeometry(scenario);
  const check = checkOf(scenario, new Report());
  return checkRows(check) ? soundGeometry(check) : undefined;
}

function pointAt(place: Place): readonly [number, number] {
  const { x, y } = unpack(place);
  return [x / 100, y / 100];
}

/** The first letter of the side, where the other has another one. */
export function groupPrefix({ sides }: Scenario, side: number): string {
  const [own, other] = [sides[side]!.id, sides[1 - side]!.id];
  return own[0] === other[0] ? own : own.slice(0, 1);
}
