// How good a position of Talvisota is, and how a side goes about it: `easy` and its betters play by this.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  advanceAction,
  answerAction,
  BLIN,
  baseUnits,
  battleAnswer,
  battleCount,
  battleOn,
  battleStrategy,
  battleTarget,
  boxedOn,
  combatOf,
  DONE,
  END,
  extraAt,
  extraType,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  FINNISH_TYPES,
  finnsAt,
  forceOf,
  forceTotal,
  frontOf,
  garrison,
  hasMarker,
  insideOf,
  isConquered,
  isControlled,
  isSoviet,
  LOSSES,
  linkedSpaces,
  loseAction,
  NONE,
  REINFORCEMENTS,
  SOVIET,
  SOVIET_TYPES,
  type StrategyId,
  spaceValue,
  takeAction,
  topStep,
  unitsAt,
  zoneTotal,
} from '@motti/talvisota/parts';
import type { Evaluation } from '../evaluation.ts';
import { meanChance } from './chances.ts';
import { finnishPlan } from './finland.ts';
import { placementPlan, recoveryPlan, specialPlan } from './movement.ts';
import { BOLDNESS, boxPlan, imagineDefence, loadPlan } from './soviet.ts';
import { gainOf } from './stakes.ts';

/** What a unit is worth in points of morale: FUS, ELI, MECA, TAN; RES, SK, WD, SCT, DIV. */
const SOVIET_WORTH = [0.35, 0.8, 0.7, 0.9];
const FINNISH_WORTH = [0.05, 0.12, 0.25, 0.3, 0.3];

/** In points of morale, from the Soviet side. */
function sovietLead(s: State): number {
  let lead = steep(s.sovietMorale) - steep(s.finnishMorale);
  for (const [i, type] of SOVIET_TYPES.entries())
    lead -= SOVIET_WORTH[i]! * (unitsAt(s, LOSSES, type) + unitsAt(s, REINFORCEMENTS, type));
  for (const [i, type] of FINNISH_TYPES.entries())
    lead +=
      FINNISH_WORTH[i]! *
      (finnsAt(s, FINNISH_LOSSES, type) + finnsAt(s, FINNISH_REINFORCEMENTS, type));
  return lead + ground(s);
}

/** A point is worth more when few are left. */
const steep = (morale: number): number => morale - 12 / (Math.max(morale, 0) + 1);

/** Held ground is worth a little, a cut-off garrison costs. */
function ground(s: State): number {
  const linked = linkedSpaces(s);
  let sum = 0;
  for (const space of FINNISH_SPACES) {
    const units = garrison(s, space);
    if (linked[space] === 1) sum += 0.1;
    else if (units > 0) sum -= 0.5 + 0.1 * units;
    else if (isConquered(s, space)) sum -= 0.1;
    if (isControlled(s, space) && units === 0 && hasMarker(s, space))
      sum -= 0.05 * spaceValue(space);
  }
  return sum;
}

/** The force that a placed or loaded strategy brings. */
function forceIn(s: State, strategy: StrategyId): number[] {
  const force = SOVIET_TYPES.map((type) => baseUnits(s, strategy, type));
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra !== NONE) force[extraType(extra)] = force[extraType(extra)]! + 1;
  }
  return force;
}

/** A2: the most promising attack of those that can be placed; what promises nothing is not placed. */
function placement(s: State, random: Random): Action {
  const defence = withSupports(s, imagineDefence(s, random));
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of talvisota.choices(s, SOVIET)) {
    if (action.kind !== 'attack') continue;
    const { strategy, target } = action;
    const chance = meanChance(defence, strategy, forceIn(s, strategy), target);
    const gain = gainOf(s, strategy, target, chance);
    if (gain > most) [most, best] = [gain, action];
  }
  return best && (most > -BOLDNESS || battleCount(s) === 0) ? best : END;
}

/** Our own supports as we have assigned them, beside the imagined defence. */
function withSupports(s: State, defence: State): State {
  defence.supports = [...s.supports];
  return defence;
}

/** A4: what promises most first; once one has been fought, nothing that promises a loss. */
function confrontation(s: State, random: Random): Action {
  const defence = withSupports(s, imagineDefence(s, random));
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const choices = talvisota.choices(s, SOVIET);
  for (const action of choices) {
    if (action.kind !== 'resolve') continue;
    const battle = battleOn(s, action.space);
    const strategy = battleStrategy(s, battle);
    // A face says nothing of what lies behind it; no face at all says much.
    const answers = battleAnswer(s, battle) === NONE ? [NONE] : FINNISH_STRATEGIES;
    const chance = meanChance(defence, strategy, forceIn(s, strategy), action.space, answers);
    const gain = gainOf(s, strategy, action.space, chance);
    if (gain > most) [most, best] = [gain, action];
  }
  return best && (most > -BOLDNESS || !choices.includes(END)) ? best : END;
}

/** The stronger strategy where more is at stake, among those of the front. */
function answer(s: State, random: Random): Action {
  const battle = battleCount(s) - 1;
  const target = battleTarget(s, battle);
  const able = FINNISH_STRATEGIES.filter(
    (strategy) =>
      boxedOn(s, strategy) === frontOf(target) &&
      zoneTotal(s, strategy) > 0 &&
      !isUsed(s, strategy),
  );
  if (able.length === 0) return { kind: 'decline' };
  const strength = (strategy: StrategyId): number =>
    -meanChance(s, BLIN, [0, 1, 2, 3], target, [strategy]) + random(100) / 300;
  able.sort((a, b) => strength(b) - strength(a));
  return answerAction(able[0]!);
}

function isUsed(s: State, strategy: StrategyId): boolean {
  for (let battle = 0; battle < battleCount(s); battle++)
    if (battleAnswer(s, battle) === strategy) return true;
  return false;
}

/** Into the conquered space goes everybody, but for one who keeps the way open where no marker does. */
function advance(s: State): Action {
  const c = combatOf(s);
  const stays = !isSoviet(c.start) && !hasMarker(s, c.start) && garrison(s, c.start) <= 1;
  const waiting = SOVIET_TYPES.filter((type) => forceOf(c, type) > insideOf(c, type));
  if (stays && garrison(s, c.target) > 0) return DONE;
  const best = waiting.length > 0 ? advanceAction(waiting.at(-1)!) : DONE;
  return garrison(s, c.target) >= 6 ? DONE : best;
}

/** The second attack: everybody but one. */
function take(s: State): Action {
  const c = combatOf(s);
  const choices = talvisota.choices(s, SOVIET);
  const keep = hasMarker(s, c.target) ? 0 : 1;
  if (forceTotal(c) > 0 && garrison(s, c.target) - forceTotal(c) <= keep && choices.includes(DONE))
    return DONE;
  return [3, 1, 2, 0].map(takeAction).find((action) => choices.includes(action)) ?? choices.at(-1)!;
}

/** The least useful unit first. */
function loss(s: State, side: Side): Action {
  const order = side === SOVIET ? [0, 2, 1, 3] : [4, 5, 9, 7, 6, 8];
  const choices = talvisota.choices(s, side);
  return order.map(loseAction).find((action) => choices.includes(action)) ?? choices[0]!;
}

function planOf(s: State, side: Side, random: Random): readonly Action[] | undefined {
  switch (topStep(s)) {
    case 'setup':
      return placementPlan(s, 'setup');
    case 'arrive':
      return placementPlan(s, 'arrive');
    case 'recover':
      return recoveryPlan(s, random);
    case 'special':
      return specialPlan(s);
    case 'boxes':
      return boxPlan(s, random);
    case 'plan':
      return side === SOVIET ? loadPlan(s, random) : finnishPlan(s, random);
    case 'place':
      return [placement(s, random)];
    case 'answer':
      return [answer(s, random)];
    case 'pick':
      return [confrontation(s, random)];
    default:
      return undefined;
  }
}

/** Decisions that only carry out what has been decided. */
function replyTo(s: State, side: Side): Action | undefined {
  switch (topStep(s)) {
    case 'losses':
      return loss(s, side);
    case 'advance':
      return advance(s);
    case 'take':
      return take(s);
    default:
      return undefined;
  }
}

export const talvisotaEvaluation: Evaluation<State, Action> = {
  evaluate: (s, side) => (side === SOVIET ? sovietLead(s) : -sovietLead(s)),
  plans(s, side, random) {
    const plan = planOf(s, side, random);
    if (plan) return plan.length > 0 ? [plan] : undefined;
    const reply = replyTo(s, side);
    return reply ? [[reply]] : undefined;
  },
  reply: (s, side) => replyTo(s, side),
  settled: (s) => topStep(s) === 'event',
};
