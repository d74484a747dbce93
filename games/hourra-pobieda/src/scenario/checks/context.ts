// What the checks of a scenario share: the file, what of its map can be used, and where to report.
import type { Geometry } from '../../board/geometry.ts';
import type { Relax, Scenario, ScenarioSide } from '../format.ts';
import type { Path, Report } from '../report.ts';
import { type RosterElement, rosterOf } from '../roster.ts';

export interface Check {
  readonly scenario: Scenario;
  readonly report: Report;
  readonly rosters: readonly (readonly RosterElement[])[];
}

/** A check that needs the ground; it sees only those parts of the map that are sound. */
export interface MapCheck extends Check {
  readonly geometry: Geometry;
}

export const checkOf = (scenario: Scenario, report: Report): Check => ({
  scenario,
  report,
  rosters: [rosterOf(scenario, 0), rosterOf(scenario, 1)],
});

export function forEachSide(
  { scenario }: Check,
  visit: (side: ScenarioSide, index: number, path: Path) => void,
): void {
  scenario.sides.forEach((side, index) => {
    visit(side, index, ['sides', index]);
  });
}

/** 7.2: `relax` turns the matching error into a warning. */
export const levelOf = ({ scenario }: Check, key: keyof Relax): 'error' | 'warning' =>
  scenario.relax?.[key] ? 'warning' : 'error';
