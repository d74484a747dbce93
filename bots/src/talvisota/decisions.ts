// What a side does when it is asked: whole plans, and the small decisions that carry them out.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  advanceAction,
  answerAction,
  BLIN,
  battleAnswer,
  battleCount,
  battleOn,
  battleStrategy,
  battleTarget,
  boxedOn,
  combatOf,
  DONE,
  END,
  FINNISH_STRATEGIES,
  forceOf,
  forceTotal,
  frontOf,
  garrison,
  hasMarker,
  insideOf,
  isSoviet,
  loseAction,
  NONE,
  SOVIET,
  SOVIET_TYPES,
  type StrategyId,
  takeAction,
  topStep,
  zoneTotal,
} from '@motti/talvisota/parts';
import { forceIn, meanChance } from './chances.ts';
import { finnishPlan } from './finland.ts';
import { layPlan } from './laying.ts';
import { placementPlan, recoveryPlan, specialPlan } from './movement.ts';
import type { Posture } from './posture.ts';
import { Sight } from './sight.ts';
import { boxPlan, loadPlan } from './soviet.ts';
import { appealIn } from './stakes.ts';

/** A2: the most promising attack of those that can be placed; what promises nothing is not placed. */
function placement(s: State, random: Random, posture: Posture, sight: Sight): Action {
  const appeal = appealIn(s, posture, random);
  const defence = sight.defence(s, random);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of talvisota.choices(s, SOVIET)) {
    if (action.kind !== 'attack') continue;
    const { strategy, target } = action;
    const chance = sight.chance(defence, strategy, forceIn(s, strategy), target);
    const gain = appeal(strategy, target, chance);
    if (gain > most) [most, best] = [gain, action];
  }
  return best && (most > -posture.boldness || battleCount(s) === 0) ? best : END;
}

/** A4: what promises most first; once one has been fought, nothing that promises a loss. */
function confrontation(s: State, random: Random, posture: Posture, sight: Sight): Action {
  const appeal = appealIn(s, posture, random);
  const defence = sight.defence(s, random);
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const choices = talvisota.choices(s, SOVIET);
  for (const action of choices) {
    if (action.kind !== 'resolve') continue;
    const battle = battleOn(s, action.space);
    const strategy = battleStrategy(s, battle);
    // A face says nothing of what lies behind it; no face at all says much.
    const answers = battleAnswer(s, battle) === NONE ? [NONE] : FINNISH_STRATEGIES;
    const chance = sight.chance(defence, strategy, forceIn(s, strategy), action.space, answers);
    const gain = appeal(strategy, action.space, chance);
    if (gain > most) [most, best] = [gain, action];
  }
  return best && (most > -posture.boldness || !choices.includes(END)) ? best : END;
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

/** The plan for what is being asked; nothing where single choices are weighed. */
export function planOf(
  s: State,
  side: Side,
  random: Random,
  posture: Posture,
  sight = new Sight(false),
): readonly Action[] | undefined {
  switch (topStep(s)) {
    case 'setup':
      return placementPlan(s, 'setup');
    case 'arrive':
      return placementPlan(s, 'arrive');
    case 'recover':
      return recoveryPlan(s, random);
    case 'lay':
      return layPlan(s, side, random, posture, sight);
    case 'special':
      return specialPlan(s);
    case 'boxes':
      return boxPlan(s, random, posture, sight);
    case 'plan':
      return side === SOVIET ? loadPlan(s, random, posture, sight) : finnishPlan(s, random);
    case 'place':
      return [placement(s, random, posture, sight)];
    case 'answer':
      return [answer(s, random)];
    case 'pick':
      return [confrontation(s, random, posture, sight)];
    default:
      return undefined;
  }
}

/** Decisions that only carry out what has been decided. */
export function replyTo(s: State, side: Side): Action | undefined {
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
