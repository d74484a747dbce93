// HP-B6 to HP-B8, HP-B13, HP-B14, HP-B24 and the sums of HP-B22: ids, types, armies, bases.
import { ARMY_SIZE, basesFor, CATALOGUE } from '../../data/index.ts';
import type { IdKind } from '../codes.ts';
import type { ElementType, Force, Scenario } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { isSoft, MOST_ELEMENTS, pointsOf } from '../roster.ts';
import { type Check, forEachSide, levelOf } from './context.ts';

const OWN_TYPES = 12;

/** HP-B6: ids are unique within their kind; bases over both sides. */
export function checkIds(check: Check): void {
  const { scenario, report } = check;
  const { bridges = [], roads = [], features = [], objectives = [] } = scenario;
  const unique = (kind: IdKind, entries: readonly (readonly [string, Path])[]): void => {
    const seen = new Set<string>();
    for (const [id, path] of entries) {
      if (seen.has(id)) report.error('HP-B6', 'E06-twice', path, { kind, id: shorten(id) });
      seen.add(id);
    }
  };
  const listed = (list: readonly { readonly id: string }[], path: Path) =>
    list.map(({ id }, i) => [id, [...path, i, 'id']] as const);
  unique('type', listed(scenario.elementTypes, ['elementTypes']));
  unique('side', listed(scenario.sides, ['sides']));
  unique(
    'base',
    scenario.sides.flatMap(({ bases }, i) => listed(bases, ['sides', i, 'bases'])),
  );
  unique('objective', listed(objectives, ['objectives']));
  unique('bridge', listed(bridges, ['bridges']));
  unique('road', listed(roads, ['roads']));
  unique('feature', listed(features, ['features']));
  forEachSide(check, ({ reinforcements = [], defaultSetup }, _, path) => {
    unique('reinforcement', listed(reinforcements, [...path, 'reinforcements']));
    unique(
      'group',
      listed(defaultSetup?.taskGroups ?? [], [...path, 'defaultSetup', 'taskGroups']),
    );
  });
}

/** HP-B6: forces name known types. */
export function checkForces(check: Check): void {
  const { scenario, report } = check;
  const known = new Set(scenario.elementTypes.map(({ id }) => id));
  const named = (forces: readonly Force[], path: Path): void => {
    forces.forEach(({ type }, i) => {
      if (known.has(type)) return;
      report.error('HP-B6', 'E06-type', [...path, i, 'type'], { type: shorten(type) });
    });
  };
  forEachSide(check, ({ forces, reinforcements = [] }, _, path) => {
    named(forces, [...path, 'forces']);
    reinforcements.forEach((reinforcement, i) => {
      named(reinforcement.forces, [...path, 'reinforcements', i, 'forces']);
    });
  });
}

/** HP-B7, HP-B8, HP-B13 and the number of elements of HP-B22. */
export function checkArmies(check: Check): void {
  const { report, rosters } = check;
  forEachSide(check, (side, i, path) => {
    const roster = rosters[i]!;
    const name = shorten(side.name);
    const points = pointsOf(roster);
    const { least, most } = ARMY_SIZE;
    if (points < least || points > most) {
      report[levelOf(check, 'points')]('HP-B7', 'E07', [...path, 'forces'], {
        side: name,
        points,
        least,
        most,
      });
    }
    const start = roster.filter(({ reinforcement }) => isAtStart(side, reinforcement));
    if (start.length === 0) {
      report.error('HP-B7', 'E07-nobody', [...path, 'forces'], { side: name });
    }
    const bases = basesFor(points);
    if (side.bases.length !== bases) {
      report[levelOf(check, 'bases')]('HP-B8', 'E08', [...path, 'bases'], {
        side: name,
        points,
        bases,
        has: side.bases.length,
      });
    }
    const count = countOf(side);
    if (count > MOST_ELEMENTS) {
      report.error('HP-B22', 'E22-elements', [...path, 'forces'], {
        side: name,
        count,
        limit: MOST_ELEMENTS,
      });
    }
    const trenches = (side.setup.entrenchments ?? []).reduce((sum, { count: n = 0 }) => sum + n, 0);
    if (trenches > start.filter(isSoft).length) {
      report.error('HP-B13', 'E13', [...path, 'setup', 'entrenchments'], {
        side: name,
        count: trenches,
      });
    }
  });
}

type FileSide = Scenario['sides'][number];
const isAtStart = ({ reinforcements = [] }: FileSide, reinforcement: number): boolean =>
  reinforcement < 0 || reinforcements[reinforcement]!.mode === 'onTable';

const countOf = ({ forces, reinforcements = [] }: FileSide): number =>
  [...forces, ...reinforcements.flatMap((reinforcement) => reinforcement.forces)].reduce(
    (sum, { count }) => sum + count,
    0,
  );

/** HP-B14, and the number of own types of HP-B22. */
export function checkTypes({ scenario, report }: Check): void {
  const own = scenario.elementTypes.filter((type) => !isListed(type)).length;
  if (own > OWN_TYPES) {
    report.error('HP-B22', 'E22-types', ['elementTypes'], { count: own, limit: OWN_TYPES });
  }
  scenario.elementTypes.forEach((type, i) => {
    for (const [field, value] of wrongValues(type)) {
      report.error('HP-B14', 'E14', ['elementTypes', i, field], {
        type: shorten(type.name),
        field,
        value,
        class: type.class,
      });
    }
  });
}

/** As listed in 4.3: the same values, whatever its name. */
function isListed(type: ElementType): boolean {
  const listed = CATALOGUE.find(({ id }) => id === type.id);
  if (!listed) return false;
  return (['class', 'rapid', 'protection', 'vc', 'points', 'motorised'] as const).every(
    (key) => listed[key] === type[key],
  );
}

function wrongValues(type: ElementType): [string, string][] {
  const cavalry = type.traits?.includes('cavalry') ?? false;
  const soft = type.class === 'soft';
  const points = soft ? (cavalry ? 3 : 1) : 2;
  const wrong: [string, string][] = [];
  if (soft ? type.protection !== 0 : type.protection < 1) {
    wrong.push(['protection', `${type.protection}`]);
  }
  if (type.points !== points) wrong.push(['points', `${type.points}`]);
  const grade = type.grade ?? null;
  if ((soft && grade !== null) || (type.class === 'armour' && grade === null)) {
    wrong.push(['grade', `${grade}`]);
  }
  if (type.traits?.includes('armouredCar') && type.class !== 'armour') {
    wrong.push(['traits', 'armouredCar']);
  }
  return wrong;
}

/** HP-B24. */
export function checkProduction(check: Check): void {
  forEachSide(check, ({ bases }, _, path) => {
    bases.forEach(({ id, production = [] }, i) => {
      const turns = production.map(({ fromTurn }) => fromTurn);
      const rises = turns.every((turn, n) => (n === 0 ? turn === 1 : turn > turns[n - 1]!));
      if (rises) return;
      check.report.error('HP-B24', 'E24', [...path, 'bases', i, 'production'], { id: shorten(id) });
    });
  });
}
