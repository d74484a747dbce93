// The view in nouns of play: who holds what, which strategy has which means. Nobody else knows how a view is packed.
import type { Side } from '@motti/engine';
import {
  BOX,
  CALENDAR,
  conqueredSeen,
  type EnvironmentId,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  type FrontId,
  finnsSeen,
  HIDDEN,
  isSoviet,
  laidSeen,
  markerSeen,
  NONE,
  type Place,
  POSSESSION_MARKERS,
  plannedExtras,
  plannedFromBox,
  plannedFromField,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SpaceId,
  type StrategyId,
  type SupportId,
  scoutsSeen,
  type UnitType,
  unitsSeen,
  type View,
} from '../parts.ts';

export const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

export const garrisonOn = (view: View, space: SpaceId): number =>
  sum(SOVIET_TYPES.map((type) => unitsSeen(view, space, type)));

export type Hold = 'soviet' | 'finnish' | 'held' | 'gap' | 'contested' | 'scouts';

/** TV-1.1e, TV-A54. */
export function holdOf(view: View, space: SpaceId): Hold {
  if (isSoviet(space)) return 'soviet';
  const units = garrisonOn(view, space);
  const scouts = scoutsSeen(view, space);
  if (scouts > 0) return units > 0 ? 'contested' : 'scouts';
  if (units > 0 || markerSeen(view, space)) return 'held';
  return conqueredSeen(view, space) ? 'gap' : 'finnish';
}

/** Possession markers not on the map (TV-6.1e). */
export const freeMarkers = (view: View): number => POSSESSION_MARKERS - sum(view.marker);

/** The present half-month; `undefined` before the first turn. */
export const dateOf = (turn: number) => CALENDAR.find((entry) => entry.turn === turn);

export const strategiesOf = (side: Side): readonly StrategyId[] =>
  side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
export const supportsOfSide = (side: Side): readonly SupportId[] =>
  side === 'soviet' ? SOVIET_SUPPORTS : FINNISH_SUPPORTS;

/** The front whose box a strategy of the viewer lies in, or NONE. */
export function frontOfStrategy(view: View, strategy: StrategyId): FrontId {
  if (strategy < 4) return view.soviet?.front[strategy] ?? NONE;
  return view.finland?.front[strategy - 4] ?? NONE;
}

/** The viewer's own base units in a plan, from the box and from the field. */
function plannedUnits(view: View, strategy: StrategyId, type: UnitType): number {
  if (strategy >= 4) return finnsSeen(view, strategy, type);
  const plan = view.soviet;
  return plan ? plannedFromBox(plan, strategy, type) + plannedFromField(plan, strategy, type) : 0;
}

export interface PlannedUnit {
  readonly type: UnitType;
  /** Where it comes from; NONE: Forces. */
  readonly place: Place;
  /** One of the two that RENF adds. */
  readonly extra: boolean;
}

/** Every unit of a strategy that the viewer knows, one entry each. */
export function unitsOfStrategy(view: View, strategy: StrategyId): PlannedUnit[] {
  if (strategy >= 4)
    return FINNISH_TYPES.toReversed().flatMap((type) =>
      repeat(plannedUnits(view, strategy, type), { type, place: NONE, extra: false }),
    );
  const secrets = view.soviet;
  if (!secrets) return [];
  const front = secrets.front[strategy] ?? NONE;
  const space = secrets.planSpace[strategy] ?? NONE;
  const base = SOVIET_TYPES.toReversed().flatMap((type) => [
    ...repeat(plannedFromBox(secrets, strategy, type), { type, place: BOX + front, extra: false }),
    ...repeat(plannedFromField(secrets, strategy, type), { type, place: space, extra: false }),
  ]);
  const extras = plannedExtras(secrets, strategy).map((unit) => ({ ...unit, extra: true }));
  return [...base, ...extras];
}

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** Supports of a strategy that the viewer knows, one entry each. */
export function supportsOfStrategy(view: View, strategy: StrategyId): SupportId[] {
  if (strategy < 4) return SOVIET_SUPPORTS.filter((support) => view.supports[support] === strategy);
  return FINNISH_SUPPORTS.flatMap((support) =>
    repeat(view.finnishSupports[(strategy - 4) * 6 + support - 9] ?? 0, support),
  );
}

/** TV-A17: the viewer's supports that lie on a front and serve no strategy there, one entry each. */
export function supportsWaitingOn(view: View, side: Side, front: FrontId): SupportId[] {
  const serving = strategiesOf(side)
    .filter((strategy) => frontOfStrategy(view, strategy) === front)
    .flatMap((strategy) => supportsOfStrategy(view, strategy));
  return supportsOfSide(side).flatMap((support) => {
    const used = serving.filter((other) => other === support).length;
    return repeat(Math.max(0, laidSeen(view, support, front) - used), support);
  });
}

export const environmentOfStrategy = (view: View, strategy: StrategyId): EnvironmentId[] =>
  view.environment.flatMap((holder, marker) => (holder === strategy ? [marker] : []));

export const isEntrenched = (view: View, strategy: StrategyId): boolean =>
  strategy >= 4 && view.entrenched[strategy - 4] === 1;

/** The confrontation of a strategy, if it is on the map and the viewer knows it. */
export const battleOfStrategy = (view: View, strategy: StrategyId) =>
  view.battles.find((battle) => battle[strategy < 4 ? 'strategy' : 'answer'] === strategy);

export const isKnown = (id: number): boolean => id !== NONE && id !== HIDDEN;

/** A combat is being fought now: the view keeps the last one for the rest of the turn. */
export const isFighting = (view: View): boolean => view.agenda.includes('aftermath');
