// How the Finns plan: as many strategies on a front as the Soviet player has there, filled evenly, strong means spread out.
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
  type EnvironmentId,
  entrenchAction,
  environmentAction,
  FINLAND,
  FINNISH_AIR,
  FINNISH_ART,
  FINNISH_RENF,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
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

/** Means that go together. Two forces lie in ambush, one has numbers, one has what is left. */
interface Load {
  readonly supports: readonly SupportId[];
  readonly ground: readonly EnvironmentId[];
  /** The units it asks for first. Scouts stay back for harassment. */
  readonly units: readonly UnitType[];
}

/** Dealt out to the strategies anew each turn, so that a face tells the enemy nothing. */
const LOADS: readonly Load[] = [
  { supports: [AMBUSH, FINNISH_ART], ground: [SNOW], units: [WD, DIV, SK, RES] },
  { supports: [AMBUSH, ANTI_TANK, MANN], ground: [MARSH], units: [DIV, WD, SK, RES] },
  { supports: [FINNISH_RENF, ANTI_TANK], ground: [FOREST], units: [DIV, SK, WD, RES] },
  { supports: [FINNISH_AIR], ground: [FOG], units: [SK, DIV, RES, WD] },
];

/** One force that has everything, one that has much. */
const HEAVY_LOADS: readonly Load[] = [
  { supports: [AMBUSH, MANN, FINNISH_ART], ground: [SNOW], units: [WD, DIV, SK, RES] },
  { supports: [AMBUSH, FINNISH_RENF, ANTI_TANK], ground: [FOREST], units: [DIV, WD, SK, RES] },
  { supports: [ANTI_TANK, FINNISH_AIR], ground: [MARSH], units: [SK, DIV, RES, WD] },
  { supports: [], ground: [FOG], units: [RES, SK, DIV, WD] },
];

/** How the Finns may go about their plan. */
interface Manner {
  readonly loads: readonly Load[];
  /** As many on each front as the enemy, or one everywhere first, or all they can where the enemy is strongest. */
  readonly fronts: 'mirror' | 'even' | 'mass';
}

const EASY: Manner = { loads: LOADS, fronts: 'mirror' };

/** The first is what they do without a search; manners that come twice deal the loads to other strategies. */
export const MANNERS: readonly Manner[] = [
  EASY,
  { loads: HEAVY_LOADS, fronts: 'mirror' },
  { loads: LOADS, fronts: 'mass' },
  EASY,
  { loads: LOADS, fronts: 'even' },
  { loads: HEAVY_LOADS, fronts: 'mass' },
  { loads: HEAVY_LOADS, fronts: 'mirror' },
  EASY,
  { loads: HEAVY_LOADS, fronts: 'even' },
  EASY,
];

/** The whole secret plan, boxes and means, with the closing word. */
export function finnishPlan(s: State, random: Random, manner = EASY): readonly Action[] {
  const draft = new Draft(s, FINLAND);
  const order = shuffle([...FINNISH_STRATEGIES], random);
  boxStrategies(draft, order, manner.fronts, random);
  loadMeans(draft, order, manner.loads);
  loadUnits(draft, order, manner.loads);
  draft.try(COMMIT);
  return draft.actions;
}

/** As many on each front as the Soviet player, the best on the front where they have most, then wherever a box is free. */
function boxStrategies(
  draft: Draft,
  order: readonly StrategyId[],
  spread: Manner['fronts'],
  random: Random,
): void {
  const faced = (front: FrontId): number =>
    SOVIET_STRATEGIES.filter((strategy) => boxedOn(draft.state, strategy) === front).length;
  const main = [...FRONTS].sort((a, b) => faced(b) - faced(a) || b - a)[0]!;
  const others = shuffle(
    FRONTS.flatMap((front) =>
      Array<FrontId>(Math.max(0, faced(front) - (front === main ? 1 : 0))).fill(front),
    ),
    random,
  );
  const first = {
    mirror: [main, ...others],
    even: [...FRONTS].reverse(),
    mass: Array(4).fill(main),
  };
  const fronts: FrontId[] = [...first[spread], ...others, ...FRONTS, ...FRONTS];
  for (const strategy of order) {
    if (boxedOn(draft.state, strategy) !== NONE) continue;
    while (fronts.length > 0 && !draft.try(boxAction(strategy, fronts.shift()!)));
  }
}

function loadMeans(draft: Draft, order: readonly StrategyId[], loads: readonly Load[]): void {
  for (const [i, strategy] of order.entries()) {
    const { supports, ground } = loads[i]!;
    for (const support of supports) draft.try(supportAction(strategy, support));
    for (const marker of ground) draft.try(environmentAction(strategy, marker));
    draft.try(entrenchAction(strategy));
  }
  // TV-A17: what was laid on a front with another load in mind serves whom it can.
  if (draft.state.rules.supportsInTwoSteps)
    for (const support of [...FINNISH_SUPPORTS, ...FINNISH_SUPPORTS])
      order.some((strategy) => draft.try(supportAction(strategy, support)));
  // MOTTI takes a second marker.
  draft.try(environmentAction(MOTTI, WOODS));
}

/** Round after round, to each the unit it likes best. */
function loadUnits(draft: Draft, order: readonly StrategyId[], loads: readonly Load[]): void {
  for (let more = true; more; ) {
    more = false;
    for (const [i, strategy] of order.entries())
      for (const unit of loads[i]!.units)
        if (draft.try(assignFinnsAction(strategy, unit))) {
          more = true;
          break;
        }
  }
}
