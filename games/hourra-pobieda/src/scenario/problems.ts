// HP-B1 to HP-B24: everything that is wrong with a scenario file, whatever JSON it is.
import type { Json, Problem, ScenarioDescription } from '@motti/engine';
import { checkConditions, checkOptions } from './checks/conditions.ts';
import { type Check, checkOf } from './checks/context.ts';
import { checkDefaultSetups } from './checks/default-setup.ts';
import {
  checkArmies,
  checkForces,
  checkIds,
  checkProduction,
  checkTypes,
} from './checks/forces.ts';
import { checkHexesExist, checkHexsides, checkRows, soundGeometry } from './checks/hexes.ts';
import { checkOpenTable } from './checks/open-table.ts';
import { checkReinforcements, checkRoom } from './checks/reinforcements.ts';
import { checkBases, checkMinefields, checkSupply, checkZones } from './checks/zones.ts';
import type { ProblemCode } from './codes.ts';
import { fileShape } from './file-shape.ts';
import type { Scenario } from './format.ts';
import { defaultsOf, fixedOf } from './options.ts';
import { inFileOrder, Report } from './report.ts';
import { isLongerThan, isObject, read } from './shape.ts';

/** HP-B22, in characters. */
const LONGEST_FILE = 200_000;

export type ScenarioProblem = Problem<ProblemCode>;

/** The errors first, each kind in the order of the file (HP-B23). */
export function problems(data: Json): readonly ScenarioProblem[] {
  const report = new Report();
  if (isLongerThan(data, LONGEST_FILE)) {
    report.error('HP-B22', 'E22-file', [], { limit: LONGEST_FILE });
    return report.problems;
  }
  const open = isObject(data) && data['geometry'] === 'open';
  read(fileShape(open ? 'open' : 'hex'), data, [], report);
  if (!report.has('E01')) checkScenario(data as unknown as Scenario, report);
  return inFileOrder(report.problems, data);
}

/** The file, if it can be played; its shape and everything else have then been checked. */
export function readScenario(data: Json): Scenario | undefined {
  const wrong = problems(data).some(({ level }) => level === 'error');
  return wrong ? undefined : (data as unknown as Scenario);
}

function checkScenario(scenario: Scenario, report: Report): void {
  const check = checkOf(scenario, report);
  checkIds(check);
  checkTypes(check);
  checkForces(check);
  checkArmies(check);
  checkProduction(check);
  checkReinforcements(check);
  checkConditions(check);
  checkOptions(check);
  if (scenario.geometry === 'hex') checkHexTable(check);
  else checkOpenTable(check);
}

function checkHexTable(check: Check): void {
  const drawn = checkRows(check);
  checkHexesExist(check);
  checkHexsides(check);
  if (!drawn) return;
  const onMap = { ...check, geometry: soundGeometry(check) };
  checkBases(onMap);
  checkZones(onMap);
  checkMinefields(onMap);
  checkSupply(onMap);
  checkRoom(onMap);
  checkDefaultSetups(onMap);
}

/** What a file without errors says of itself; its words are its author's, in whatever language. */
export function describe(data: Json): ScenarioDescription {
  const scenario = data as unknown as Scenario;
  return {
    title: scenario.title,
    summary: scenario.subtitle ?? '',
    fixed: fixedOf(scenario),
    defaults: defaultsOf(scenario),
  };
}
