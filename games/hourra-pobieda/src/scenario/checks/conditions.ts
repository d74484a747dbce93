// HP-B15, HP-B19: conditions speak of things that exist, and options fit the scenario.
import type { IdKind } from '../codes.ts';
import { type Condition, turnLimitOf } from '../format.ts';
import { type Path, shorten } from '../report.ts';
import { pointsOf } from '../roster.ts';
import { type Check, forEachSide } from './context.ts';

interface Unknown {
  readonly kind: IdKind;
  readonly id: string;
  readonly path: Path;
}

class Known {
  private readonly ids: Readonly<Record<IdKind, ReadonlySet<string>>>;
  private readonly basesBySide: ReadonlyMap<string, ReadonlySet<string>>;

  constructor({ scenario }: Check) {
    const { objectives = [], bridges = [], features = [], roads = [], regions = {} } = scenario;
    const ids = (list: readonly { readonly id: string }[]): Set<string> =>
      new Set(list.map(({ id }) => id));
    this.ids = {
      type: ids(scenario.elementTypes),
      side: ids(scenario.sides),
      base: ids(scenario.sides.flatMap(({ bases }) => bases)),
      'enemy-base': new Set(),
      objective: ids(objectives),
      bridge: ids([...bridges, ...features.filter(({ kind }) => kind === 'bridge')]),
      road: ids(roads),
      feature: ids(features),
      reinforcement: new Set(),
      group: new Set(),
      region: new Set(Object.keys(regions)),
    };
    this.basesBySide = new Map(scenario.sides.map(({ id, bases }) => [id, ids(bases)]));
  }

  has(kind: IdKind, id: string): boolean {
    return this.ids[kind].has(id);
  }

  /** The clause's side is to hold an *enemy* base. */
  isEnemyBase(id: string, side: string): boolean {
    return this.has('base', id) && !this.basesBySide.get(side)?.has(id);
  }
}

function unknownIn(condition: Condition, side: string, path: Path, known: Known): Unknown[] {
  const found: Unknown[] = [];
  const look = (kind: IdKind, id: string | undefined, ...at: string[]): void => {
    if (id !== undefined && !known.has(kind, id)) found.push({ kind, id, path: [...path, ...at] });
  };
  const { notControls, eliminatedPoints, strengthAtMost, roadOpen, baseCaptured } = condition;
  look('objective', condition.controls, 'controls');
  look('side', notControls?.side, 'notControls', 'side');
  look('objective', notControls?.objective, 'notControls', 'objective');
  if (baseCaptured !== undefined && !known.isEnemyBase(baseCaptured, side)) {
    found.push({ kind: 'enemy-base', id: baseCaptured, path: [...path, 'baseCaptured'] });
  }
  look('side', eliminatedPoints?.side, 'eliminatedPoints', 'side');
  look('side', strengthAtMost?.side, 'strengthAtMost', 'side');
  look('base', roadOpen?.base, 'roadOpen', 'base');
  look('objective', condition.enemyOccupiesObjective, 'enemyOccupiesObjective');
  look('region', condition.enemyInRegion, 'enemyInRegion');
  return found;
}

/** HP-B15. */
export function checkConditions(check: Check): void {
  const { scenario, report } = check;
  const known = new Known(check);
  (scenario.objectives ?? []).forEach(({ id, bridge }, i) => {
    if (bridge === undefined || known.has('bridge', bridge)) return;
    report.error('HP-B15', 'E15-objective', ['objectives', i, 'bridge'], {
      id: shorten(id),
      kind: 'bridge',
      unknown: shorten(bridge),
    });
  });
  scenario.victory.forEach(({ side, all }, i) => {
    const path: Path = ['victory', i];
    const unknown = all.flatMap((condition, c) =>
      unknownIn(condition, side, [...path, 'all', c], known),
    );
    if (!known.has('side', side))
      unknown.unshift({ kind: 'side', id: side, path: [...path, 'side'] });
    for (const { kind, id, path: at } of unknown) {
      report.error('HP-B15', 'E15-unknown', at, { clause: i + 1, kind, id: shorten(id) });
    }
  });
  forEachSide(check, ({ id: side, name, reinforcements = [] }, _, path) => {
    reinforcements.forEach(({ id, trigger, triggerAlternative }, r) => {
      const at: Path = [...path, 'reinforcements', r];
      for (const [key, conditions] of [
        ['trigger', trigger?.any ?? []],
        ['triggerAlternative', triggerAlternative?.any ?? []],
      ] as const) {
        conditions.forEach((condition, c) => {
          const unknown = unknownIn(condition, side, [...at, key, 'any', c], known);
          for (const { kind, id: missing, path: place } of unknown) {
            report.error('HP-B15', 'E15-trigger', place, {
              id: shorten(id),
              kind,
              unknown: shorten(missing),
            });
          }
        });
      }
    });
    if (!scenario.victory.some((clause) => clause.side === side)) {
      report.error('HP-B15', 'E15-side', ['victory'], { side: shorten(name) });
    }
  });
  warnOfNever(check);
}

/** A clause that can never hold. */
function warnOfNever({ scenario, report, rosters }: Check): void {
  const limit = turnLimitOf(scenario);
  scenario.victory.forEach(({ fromTurn = 1, all }, i) => {
    const path: Path = ['victory', i];
    if (fromTurn > limit) {
      report.warning('HP-B15', 'W15-turn', [...path, 'fromTurn'], {
        clause: i + 1,
        fromTurn,
        limit,
      });
    }
    all.forEach(({ eliminatedPoints }, c) => {
      const points = eliminatedPoints?.atLeast ?? 0;
      const side = scenario.sides.findIndex(({ id }) => id === eliminatedPoints?.side);
      const has = side < 0 ? points : pointsOf(rosters[side]!);
      if (points <= has) return;
      report.warning('HP-B15', 'W15-points', [...path, 'all', c, 'eliminatedPoints', 'atLeast'], {
        clause: i + 1,
        points,
        has,
      });
    });
  });
}

/** HP-B19. */
export function checkOptions({ scenario, report }: Check): void {
  const mined = scenario.sides.some(({ setup }) => setup.minefields);
  if (mined && scenario.options.minefields !== true) {
    report.error('HP-B19', 'E19-minefields', ['options', 'minefields']);
  }
  const alternative = scenario.sides.some(({ reinforcements = [] }) =>
    reinforcements.some(({ triggerAlternative }) => triggerAlternative?.option === 'kgTrigger'),
  );
  if (scenario.options.kgTrigger !== undefined && !alternative) {
    report.error('HP-B19', 'E19-trigger', ['options', 'kgTrigger']);
  }
}
