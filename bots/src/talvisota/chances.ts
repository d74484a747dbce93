// How likely an attack is to take its space, by the table of the game itself.
import {
  type Combat,
  clashOf,
  engagedOf,
  engagedTotal,
  FINNISH_STRATEGIES,
  FINNISH_TYPES,
  finnsAt,
  forceTotal,
  NONE,
  newCombat,
  roundResult,
  SOVIET_TYPES,
  type SpaceId,
  type State,
  type StrategyId,
  scoutsAt,
} from '@motti/talvisota/parts';

/** A Soviet force by type: FUS, ELI, MECA, TAN. */
export type Force = readonly number[];

/** The chance that the force takes the space from that defence, in two rounds. Means are those in the state. */
function conquestChance(
  s: State,
  strategy: StrategyId,
  force: Force,
  target: SpaceId,
  answer: StrategyId,
): number {
  const c = newCombat(0, strategy, answer, target, target);
  for (const type of SOVIET_TYPES) c.force[type] = force[type]!;
  if (answer !== NONE)
    for (const type of FINNISH_TYPES) c.engaged[type - 4] = finnsAt(s, answer, type);
  c.engaged[5] = scoutsAt(s, target);
  return fights(s, c, 1);
}

function fights(s: State, c: Combat, round: number): number {
  if (engagedTotal(c) === 0) return 1;
  const clash = clashOf(s, c);
  let chance = 0;
  for (let die = 1; die <= 6; die++) {
    const { sovietLoss, finnishLoss, sovietRetreats, finnsRetreat } = roundResult(c, clash, die);
    const after = without(c, sovietLoss, finnishLoss);
    if (forceTotal(after) === 0) continue;
    if (engagedTotal(after) === 0 || finnsRetreat) chance += 1;
    else if (sovietRetreats) continue;
    else if (round === 1) chance += fights(s, after, 2);
  }
  return chance / 6;
}

/** The combat after losses, the least useful units first. */
function without(c: Combat, soviets: number, finns: number): Combat {
  const force = [...c.force];
  for (const type of SOVIET_TYPES) {
    const lost = Math.min(soviets, force[type]!);
    force[type] = force[type]! - lost;
    soviets -= lost;
  }
  const engaged = [...c.engaged];
  for (let type = 4; type <= 9; type++) {
    const lost = Math.min(finns, engagedOf(c, type));
    engaged[type - 4] = engaged[type - 4]! - lost;
    finns -= lost;
  }
  return { ...c, force, engaged };
}

/** The mean chance against every strategy that may answer; those without a unit leave the space open. */
export function meanChance(
  s: State,
  strategy: StrategyId,
  force: Force,
  target: SpaceId,
  answers: readonly StrategyId[] = FINNISH_STRATEGIES,
): number {
  let sum = 0;
  for (const answer of answers) sum += conquestChance(s, strategy, force, target, answer);
  return sum / answers.length;
}
