// The state in names, as a tree: for examples and tests. `arrange` reads the same names.
import type { Breakdown, Json } from '@motti/engine';
import { EFFECTS } from './actions.ts';
import {
  BOX,
  ENVIRONMENT_NAMES,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FRONT_NAMES,
  FRONTS,
  isSoviet,
  NONE,
  nameOfFront,
  nameOfPlace,
  nameOfSpace,
  nameOfStrategy,
  nameOfSupport,
  nameOfUnit,
  PLACE_NAMES,
  type Place,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  SPACE_NAMES,
  STRATEGY_NAMES,
  type StrategyId,
  type SupportId,
  UNIT_NAMES,
  type UnitType,
} from './data/index.ts';
import { freeMarkers } from './phases/special.ts';
import {
  boxedOn,
  boxUnits,
  environmentAt,
  extraAt,
  extraPlace,
  extraType,
  fieldUnits,
  isEntrenched,
  laidOn,
  planSpaceOf,
  servedBy,
  supportsOf,
} from './plans.ts';
import { isControlled, linkedSpaces } from './rules/control.ts';
import { harassmentModifier } from './rules/harassment.ts';
import { owed } from './rules/losses.ts';
import { recoveryPrice } from './rules/recovery.ts';
import { clashOf, DEFENDERS } from './rules/strength.ts';
import {
  battleAnswer,
  battleCount,
  battleStart,
  battleStrategy,
  battleTarget,
  type Combat,
  DUE,
  engagedOf,
  FINLAND,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  finnsAt,
  forceOf,
  hasMarker,
  isConquered,
  isPicked,
  LOSSES,
  REINFORCEMENTS,
  SOVIET,
  type State,
  scoutsAt,
  TO_PLACE,
  topStep,
  USED,
  unitsAt,
} from './state.ts';

type Tree = { [key: string]: Json };

const counts = (types: readonly UnitType[], count: (type: UnitType) => number): Tree =>
  Object.fromEntries(types.map((type) => [nameOfUnit(type), count(type)]));

const name = (names: readonly string[], id: number): string | null => names[id] ?? null;

export function picture(s: State): Json {
  return {
    turn: s.turn,
    step: topStep(s),
    morale: { soviet: s.sovietMorale, finland: s.finnishMorale },
    events: s.events,
    spaces: spaces(s),
    boxes: Object.fromEntries(
      FRONTS.map((front) => [
        nameOfFront(front),
        counts(SOVIET_TYPES, (type) => unitsAt(s, BOX + front, type)),
      ]),
    ),
    losses: {
      ...counts(SOVIET_TYPES, (type) => unitsAt(s, LOSSES, type)),
      ...counts(FINNISH_TYPES, (type) => finnsAt(s, FINNISH_LOSSES, type)),
    },
    reinforcements: {
      ...counts(SOVIET_TYPES, (type) => unitsAt(s, REINFORCEMENTS, type)),
      ...counts(FINNISH_TYPES, (type) => finnsAt(s, FINNISH_REINFORCEMENTS, type)),
    },
    due: counts(SOVIET_TYPES, (type) => unitsAt(s, DUE, type)),
    toPlace: counts(SOVIET_TYPES, (type) => unitsAt(s, TO_PLACE, type)),
    forces: counts(FINNISH_TYPES, (type) => finnsAt(s, FORCES, type)),
    used: counts(FINNISH_TYPES, (type) => finnsAt(s, USED, type)),
    markersInStock: freeMarkers(s),
    plans: plans(s),
    ...(s.rules.supportsInTwoSteps ? { laid: laid(s) } : {}),
    attacks: attacks(s),
    committed: { soviet: s.committed[0] === 1, finland: s.committed[1] === 1 },
    row: s.row.map((strategy) => nameOfStrategy(strategy)),
    combat: s.combat && combat(s.combat),
    harassment: s.harassed === NONE ? null : { space: nameOfSpace(s.harassed), scouts: s.raiders },
    winner: s.winner === '' ? null : s.winner,
    verdict: s.verdict === '' ? null : s.verdict,
  };
}

function spaces(s: State): Tree {
  const linked = linkedSpaces(s);
  return Object.fromEntries(
    SPACE_NAMES.map((id, space) => [
      id,
      {
        units: counts(SOVIET_TYPES, (type) => unitsAt(s, space, type)),
        marker: hasMarker(s, space),
        scouts: scoutsAt(s, space),
        conquered: isConquered(s, space),
        controlled: isControlled(s, space),
        linked: isSoviet(space) || linked[space] === 1,
      },
    ]),
  );
}

function plans(s: State): Tree {
  const all: Tree = {};
  for (const strategy of SOVIET_STRATEGIES) all[nameOfStrategy(strategy)] = sovietPlan(s, strategy);
  for (const strategy of FINNISH_STRATEGIES)
    all[nameOfStrategy(strategy)] = {
      front: name(FRONT_NAMES, boxedOn(s, strategy)),
      units: counts(FINNISH_TYPES, (type) => finnsAt(s, strategy, type)),
      supports: supportNames(s, strategy, FINNISH_SUPPORTS),
      environment: ENVIRONMENT_NAMES.filter((_, marker) => environmentAt(s, marker) === strategy),
      entrenched: isEntrenched(s, strategy),
    };
  return all;
}

/** TV-A17: supports by side and front. */
function laid(s: State): Tree {
  const on = (supports: readonly SupportId[]): Tree =>
    Object.fromEntries(
      FRONTS.map((front) => [
        nameOfFront(front),
        supports.flatMap((support) =>
          Array.from({ length: laidOn(s, support, front) }, () => nameOfSupport(support)),
        ),
      ]),
    );
  return { soviet: on(SOVIET_SUPPORTS), finland: on(FINNISH_SUPPORTS) };
}

function sovietPlan(s: State, strategy: StrategyId): Tree {
  const front = boxedOn(s, strategy);
  const units: Tree = {};
  const from = (place: Place, count: (type: UnitType) => number): void => {
    const there = counts(SOVIET_TYPES, count);
    if (Object.values(there).some((many) => many !== 0)) units[nameOfPlace(place)] = there;
  };
  if (front !== NONE) from(BOX + front, (type) => boxUnits(s, strategy, type));
  if (planSpaceOf(s, strategy) !== NONE)
    from(planSpaceOf(s, strategy), (type) => fieldUnits(s, strategy, type));
  const extras: Json[] = [];
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra !== NONE)
      extras.push(`${UNIT_NAMES[extraType(extra)]} ${PLACE_NAMES[extraPlace(extra)]}`);
  }
  return {
    front: name(FRONT_NAMES, front),
    units,
    extras,
    supports: SOVIET_SUPPORTS.filter((support) => servedBy(s, support) === strategy).map(
      (support) => nameOfSupport(support),
    ),
  };
}

function supportNames(s: State, strategy: StrategyId, supports: readonly SupportId[]): string[] {
  return supports.flatMap((support) =>
    Array.from({ length: supportsOf(s, strategy, support) }, () => nameOfSupport(support)),
  );
}

function attacks(s: State): Json[] {
  return Array.from({ length: battleCount(s) }, (_, battle) => ({
    strategy: nameOfStrategy(battleStrategy(s, battle)),
    target: nameOfSpace(battleTarget(s, battle)),
    start: nameOfSpace(battleStart(s, battle)),
    answer: name(STRATEGY_NAMES, battleAnswer(s, battle)),
    resolved: isPicked(s, battle),
  }));
}

function combat(c: Combat): Tree {
  return {
    strategy: nameOfStrategy(c.strategy),
    answer: name(STRATEGY_NAMES, c.answer),
    start: nameOfSpace(c.start),
    target: nameOfSpace(c.target),
    second: c.second === 1,
    round: c.round,
    force: counts(SOVIET_TYPES, (type) => forceOf(c, type)),
    defenders: counts(DEFENDERS, (type) => engagedOf(c, type)),
    initial: c.initial,
    lost: c.lost,
    meretskov: EFFECTS.meretskov[c.meretskov]!,
    timoshenko: EFFECTS.timoshenko[c.timoshenko]!,
    mannerheim: EFFECTS.mannerheim[c.mannerheim]!,
    owed: { soviet: owed(c, SOVIET), finland: owed(c, FINLAND) },
    conquests: c.conquests,
    outcome: ['fighting', 'soviet', 'finland'][c.outcome]!,
  };
}

/** The headline numbers. */
export function gauges(s: State): Record<string, number> {
  const lost = (soviet: boolean): number =>
    soviet
      ? SOVIET_TYPES.reduce(
          (sum, type) => sum + unitsAt(s, LOSSES, type) + unitsAt(s, REINFORCEMENTS, type),
          0,
        )
      : FINNISH_TYPES.reduce(
          (sum, type) =>
            sum + finnsAt(s, FINNISH_LOSSES, type) + finnsAt(s, FINNISH_REINFORCEMENTS, type),
          0,
        );
  return {
    'morale.soviet': s.sovietMorale,
    'morale.finland': s.finnishMorale,
    turn: s.turn,
    'lost.soviet': lost(true),
    'lost.finland': lost(false),
    conquered: s.conquered.reduce((sum, one) => sum + one, 0),
  };
}

/** The numbers of this decision: of a round of combat, a raid, a recovery. */
export function breakdowns(s: State): Record<string, Breakdown> {
  const step = topStep(s);
  if (step === 'recover') return { price: recoveryPrice(s) };
  if (step === 'infiltrate' || step === 'patrol')
    return { harassment: harassmentModifier(s, s.harassed, s.raiders) };
  const c = s.combat;
  if (c?.outcome !== 0 || c.round === 0) return {};
  const { soviet, finland, die } = clashOf(s, c);
  return { soviet, finland, die };
}
