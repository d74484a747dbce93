// How likely an attack is to take its space, by the table of the game itself.
import {
  baseUnits,
  type Combat,
  clashOf,
  engagedOf,
  engagedTotal,
  extraAt,
  extraType,
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

/** The force that a placed or loaded strategy brings. */
export function forceIn(s: State, strategy: StrategyId): number[] {
  const force = SOVIET_TYPES.map((type) => baseUnits(s, strategy, type));
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra !== NONE) force[extraType(extra)] = force[extraType(extra)]! + 1;
  }
  return force;
}

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
  const soviets = forceTotal(c);
  const finns = engagedTotal(c);
  if (finns === 0) return 1;
  const clash = clashOf(s, c);
  let chance = 0;
  // Several faces often cost the same.
  const seconds = new Map<number, number>();
  for (let die = 1; die <= 6; die++) {
    const { sovietLoss, finnishLoss, sovietRetreats, finnsRetreat } = roundResult(c, clash, die);
    if (sovietLoss >= soviets) continue;
    if (finnishLoss >= finns || finnsRetreat) chance += 1;
    else if (!sovietRetreats && round === 1) {
      const key = sovietLoss * 16 + finnishLoss;
      const second = seconds.get(key) ?? fights(s, without(c, sovietLoss, finnishLoss), 2);
      seconds.set(key, second);
      chance += second;
    }
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
