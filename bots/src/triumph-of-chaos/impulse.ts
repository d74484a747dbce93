// Which card for which use: what its points, its event or its steps promise, weighed against each other.
import { type Random, rollDice } from '@motti/engine';
import { type Action, triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type ActionCardId,
  dataOf,
  handOf,
  type SideId,
  type State,
  turnRow,
  valueOfCard,
} from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { type Judge, judgeOf } from './judge.ts';
import { movePlan } from './moves.ts';
import { planMarks } from './operations.ts';
import type { Posture } from './posture.ts';
import { planWindow } from './reactions.ts';
import { type Marking, marksFor, partFor, worthFor } from './tasks.ts';

interface Use {
  readonly action: Action;
  readonly value: number;
}

/** The most answers of an event that are looked at, and the most of each that are compared. */
const MOST_ANSWERS = 10;
const MOST_COMPARED = 3;

/** What the most points at hand would be used for. */
function planPoints(
  s: State,
  name: string,
  side: SideId,
  { posture, foresight }: Judge,
): readonly Marking[] {
  const cards = [...handOf(s, side)].sort((a, b) => valueOfCard(b) - valueOfCard(a));
  const start: Action =
    cards[0] === undefined ? { kind: 'one-space' } : { kind: 'operations', card: cards[0] };
  if (triumphOfChaos.check(s, name, start)) return [];
  const trial = triumphOfChaos.clone(s);
  triumphOfChaos.apply(trial, name, start);
  const asked = triumphOfChaos.decision(trial);
  if (asked.kind !== 'choose' || asked.ask.kind !== 'mark') return [];
  return planMarks(trial, name, side, posture, foresight);
}

/** An event played to its end with middling dice and the best of a few answers. */
function worthOfEvent(
  s: State,
  name: string,
  side: SideId,
  card: ActionCardId,
  points: readonly Marking[],
  judge: Judge,
  random: Random,
): number {
  const trial = triumphOfChaos.clone(s);
  triumphOfChaos.apply(trial, name, { kind: 'event', card });
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const asked = triumphOfChaos.decision(trial);
    if (asked.kind === 'over') break;
    if (asked.kind === 'chance') {
      triumphOfChaos.apply(trial, 'chance', rollDice(asked.faces, random));
      continue;
    }
    if (asked.ask.kind === 'mark' && asked.sides.includes(name)) {
      return judge.after(trial) + worthFor(points, trial.points);
    }
    if (asked.ask.kind !== 'effect-choice') break;
    const asks = asked.sides[0] ?? name;
    triumphOfChaos.apply(
      trial,
      asks,
      quickAnswer(trial, asks, asks === name ? side : other(side), judge.posture, random),
    );
  }
  return judge.after(trial);
}
const other = (side: SideId): SideId => (side === 0 ? 1 : 0);

function quickAnswer(
  s: State,
  name: string,
  side: SideId,
  { weights }: Posture,
  random: Random,
): Action {
  const choices = triumphOfChaos.choices(s, name);
  let best = choices[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(MOST_COMPARED, choices.length); i++) {
    const action = choices.length <= MOST_COMPARED ? choices[i]! : choices[random(choices.length)]!;
    const trial = triumphOfChaos.clone(s);
    triumphOfChaos.apply(trial, name, action);
    const value = evaluatePosition(trial, side, weights) - (action.kind === 'done' ? 0.01 : 0);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

/** What recorded steps, or a special action, change by themselves. */
function worthOfAction(
  s: State,
  name: string,
  action: Action,
  judge: Judge,
  random: Random,
): number {
  const tries = 3;
  let sum = 0;
  for (let i = 0; i < tries; i++) {
    const trial = triumphOfChaos.clone(s);
    triumphOfChaos.apply(trial, name, action);
    const asked = triumphOfChaos.decision(trial);
    if (asked.kind === 'chance')
      triumphOfChaos.apply(trial, 'chance', rollDice(asked.faces, random));
    sum += judge.atOnce(trial);
    if (asked.kind !== 'chance') return sum;
  }
  return sum / tries;
}

/** A card is spent for good when its event was worth more than its points. */
const REGRET = 0.35;
/** To keep a card for later, when there are rounds enough left to play it. */
const THRIFT = 0.5;

export function planImpulse(
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
  random: Random,
): Action[] {
  const judge = judgeOf(s, name, side, posture);
  const points = planPoints(s, name, side, judge);
  const worth = (count: number): number => worthFor(points, count);
  const events = new Map<ActionCardId, number>();
  const choices = triumphOfChaos.choices(s, name);
  for (const action of choices)
    if (action.kind === 'event')
      events.set(action.card, worthOfEvent(s, name, side, action.card, points, judge, random));
  const rounds = turnRow(s.turn).rounds - s.round + 1;
  const spare = handOf(s, side).length >= rounds ? 0 : THRIFT;
  const uses = choices.map((action): Use => {
    const regret = (card: ActionCardId): number => REGRET * Math.max(0, events.get(card) ?? 0);
    switch (action.kind) {
      case 'operations':
        return { action, value: worth(valueOfCard(action.card)) - regret(action.card) };
      case 'event':
        return {
          action,
          value: (events.get(action.card) ?? 0) - (dataOf(action.card).asterisk ? 0 : 0.1),
        };
      case 'replacements':
        return {
          action,
          value: worthOfAction(s, name, action, judge, random) - regret(action.card),
        };
      case 'redeploy':
        return { action, value: 0.25 - regret(action.card) - 0.1 * valueOfCard(action.card) };
      case 'one-space':
        return { action, value: worth(1) + spare };
      case 'dismiss':
        return { action, value: -9 };
      case 'pass':
        return { action, value: -1 };
      default:
        return { action, value: worthOfAction(s, name, action, judge, random) + spare };
    }
  });
  // Among equals the cheaper card goes first.
  const price = ({ kind, ...rest }: Action): number =>
    kind !== 'event' && 'card' in rest ? 0.02 * valueOfCard(rest.card as ActionCardId) : 0;
  uses.sort((a, b) => b.value - price(b.action) - (a.value - price(a.action)));
  const best = uses[0]!.action;
  if (best.kind === 'operations')
    return operation(s, name, side, best, points, valueOfCard(best.card));
  return best.kind === 'one-space' ? operation(s, name, side, best, points, 1) : [best];
}

/** The markers, and the moves as far as they are settled. */
function operation(
  s: State,
  name: string,
  side: SideId,
  start: Action,
  points: readonly Marking[],
  count: number,
): Action[] {
  const plan = [start, ...marksFor(points, count)];
  const ways = partFor(points, count).flatMap(({ move }) => move ?? []);
  if (ways.length === 0) return plan;
  const trial = triumphOfChaos.clone(s);
  const play = (action: Action): boolean => {
    if (triumphOfChaos.check(trial, name, action)) return false;
    triumphOfChaos.apply(trial, name, action);
    return true;
  };
  if (!plan.every(play)) return plan;
  const asked = triumphOfChaos.decision(trial);
  if (asked.kind !== 'choose' || !asked.sides.includes(name)) return plan;
  if (asked.ask.kind === 'window') {
    const answer = planWindow(trial, name, side);
    plan.push(...answer);
    if (!answer.every(play)) return plan;
  }
  for (const way of ways) {
    const moves = movePlan(trial, name, way);
    // Somebody else is asked, or dice fall: the rest is thought over then.
    if (!moves.every(play)) break;
    plan.push(...moves);
  }
  return plan;
}
