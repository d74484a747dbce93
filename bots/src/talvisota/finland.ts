// How the Finns plan: as many strategies on a front as the Soviet has there, filled evenly, strong means spread out.
import { type Random, shuffle } from '@motti/engine';
import {
  type Action,
  AMBUSH,
  ANTI_TANK,
  assignFinnsAction,
  boxAction,
  boxedOn,
  COMMIT,
  DIV,
  entrenchAction,
  environmentAction,
  FINLAND,
  FINNISH_AIR,
  FINNISH_ART,
  FINNISH_RENF,
  FINNISH_STRATEGIES,
  FOG,
  FOREST,
  FRONTS,
  type FrontId,
  MANN,
  MARSH,
  MOTTI,
  NONE,
  RES,
  SK,
  SNOW,
  SOVIET_STRATEGIES,
  type State,
  type StrategyId,
  type SupportId,
  supportAction,
  type UnitType,
  WD,
  WOODS,
} from '@motti/talvisota/parts';
import { Draft } from './draft.ts';

/** Scouts stay back for harassment. */
const BEST_FIRST: readonly UnitType[] = [DIV, WD, SK, RES];

/** Supports that go well together, the strongest first; the commander comes on top. */
const MEANS: readonly (readonly SupportId[])[] = [
  [AMBUSH, FINNISH_ART, MANN],
  [AMBUSH, ANTI_TANK],
  [FINNISH_RENF, ANTI_TANK],
  [FINNISH_AIR],
];

const GROUND = [SNOW, FOREST, MARSH, WOODS, FOG];

/** The whole secret plan, boxes and means, with the closing word. */
export function finnishPlan(s: State, random: Random): readonly Action[] {
  const draft = new Draft(s, FINLAND);
  const order = shuffle([...FINNISH_STRATEGIES], random);
  boxStrategies(draft, order);
  loadSupports(draft, order);
  loadGround(draft, order, random);
  for (const strategy of order) draft.try(entrenchAction(strategy));
  loadUnits(draft, order);
  draft.try(COMMIT);
  return draft.actions;
}

/** As many on each front as the Soviet has, then wherever a box is free. */
function boxStrategies(draft: Draft, order: readonly StrategyId[]): void {
  const wanted = FRONTS.flatMap((front): FrontId[] => {
    const faced = SOVIET_STRATEGIES.filter((strategy) => boxedOn(draft.state, strategy) === front);
    return faced.map(() => front);
  });
  const fronts = [...wanted, ...FRONTS, ...FRONTS];
  for (const strategy of order) {
    if (boxedOn(draft.state, strategy) !== NONE) continue;
    while (fronts.length > 0 && !draft.try(boxAction(strategy, fronts.shift()!)));
  }
}

function loadSupports(draft: Draft, order: readonly StrategyId[]): void {
  for (const [i, strategy] of order.entries())
    for (const support of MEANS[i]!) draft.try(supportAction(strategy, support));
}

/** MOTTI takes two markers, the others one. */
function loadGround(draft: Draft, order: readonly StrategyId[], random: Random): void {
  const ground = shuffle([...GROUND], random);
  for (const strategy of [MOTTI, ...order])
    for (const marker of ground)
      if (draft.try(environmentAction(strategy, marker)) && strategy !== MOTTI) break;
}

/** Round after round, the best unit left to each. */
function loadUnits(draft: Draft, order: readonly StrategyId[]): void {
  for (let more = true; more; ) {
    more = false;
    for (const strategy of order)
      for (const unit of BEST_FIRST)
        if (draft.try(assignFinnsAction(strategy, unit))) {
          more = true;
          break;
        }
  }
}
