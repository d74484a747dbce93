// A Finnish sheet made against what the Soviet player is likely to do: some of their plans are imagined, and means after means
// goes where it takes most from them.
import { type Random, shuffle } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import {
  type Action,
  assignFinnsAction,
  boxAction,
  boxedOn,
  COMMIT,
  clashOf,
  DIV,
  ENVIRONMENTS,
  entrenchAction,
  environmentAction,
  FINLAND,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FRONTS,
  type FrontId,
  finnsAt,
  isLegal,
  NONE,
  newCombat,
  PRUD,
  RES,
  SK,
  SOVIET,
  SOVIET_STRATEGIES,
  SOVIET_TYPES,
  type State,
  type StrategyId,
  scoutsAt,
  supportAction,
  WD,
} from '@motti/talvisota/parts';
import { forceIn, meanChance } from './chances.ts';
import { Draft } from './draft.ts';
import type { Posture } from './posture.ts';
import { Sight } from './sight.ts';
import { type Attack, loadsFor } from './soviet.ts';
import { gainOf } from './stakes.ts';

/** What a second space is worth to a strategy that may go on. */
const SECOND = 3;
/** A point of strength counts a little where it does not change the chance yet: others may join it. */
const STRENGTH = 0.06;
/** The best units first; scouts stay back for harassment. */
const UNITS = [DIV, WD, SK, RES];

/** A Soviet plan as it may be, with what we have decided so far beside it. */
export interface Threat {
  readonly state: State;
  readonly attacks: readonly Attack[];
}

/** A sheet against these. Which of our strategies goes where is left to chance. Changes the threats. */
export function counterPlan(
  s: State,
  threats: readonly Threat[],
  random: Random,
): readonly Action[] {
  const draft = new Draft(s, FINLAND);
  const play = (action: Action): boolean => {
    if (!draft.try(action)) return false;
    for (const { state } of threats) talvisota.apply(state, FINLAND, action);
    return true;
  };
  const posts = boxStrategies(s, play, random);
  fill(posts, play);
  loadMeans(draft.state, posts, threats, play);
  fill(posts, play);
  for (const { strategy } of posts) {
    for (const support of FINNISH_SUPPORTS) play(supportAction(strategy, support));
    for (const marker of ENVIRONMENTS) play(environmentAction(strategy, marker));
    play(entrenchAction(strategy));
  }
  fill(posts, play);
  draft.try(COMMIT);
  return draft.actions;
}

/** What the Soviet player does in this posture, with what the state says of boxes and units. */
export function threatOf(s: State, random: Random, posture: Posture): Threat {
  const state = talvisota.clone(s);
  const { actions, attacks } = loadsFor(s, random, posture, new Sight(false));
  for (const action of actions) if (action !== COMMIT) talvisota.apply(state, SOVIET, action);
  return { state, attacks: [...attacks].sort((a, b) => b.gain - a.gain) };
}

/** One of our strategies, and which of the attacks on its front it is to meet: the most dangerous is number 0. */
interface Post {
  readonly strategy: StrategyId;
  readonly front: FrontId;
  readonly number: number;
}

/** As many on each front as the enemy. */
function boxStrategies(s: State, play: (action: Action) => boolean, random: Random): Post[] {
  const posts: Post[] = [];
  const on = (front: FrontId): number => posts.filter((one) => one.front === front).length;
  // What lies in a box already stays there.
  for (const strategy of FINNISH_STRATEGIES) {
    const front = boxedOn(s, strategy);
    if (front !== NONE) posts.push({ strategy, front, number: on(front) });
  }
  const order = shuffle(
    FINNISH_STRATEGIES.filter((strategy) => boxedOn(s, strategy) === NONE),
    random,
  );
  const post = (front: FrontId): boolean => {
    const at = order.findIndex((strategy) => play(boxAction(strategy, front)));
    if (at < 0) return false;
    posts.push({ strategy: order[at]!, front, number: on(front) });
    order.splice(at, 1);
    return true;
  };
  for (const front of FRONTS) {
    const faced = SOVIET_STRATEGIES.filter((strategy) => boxedOn(s, strategy) === front).length;
    while (on(front) < faced && post(front));
  }
  for (const front of [...FRONTS].reverse()) while (post(front));
  return posts;
}

/** Round after round, to each the best unit that is left. */
function fill(posts: readonly Post[], play: (action: Action) => boolean): void {
  for (let more = true; more; ) {
    more = false;
    for (const { strategy } of posts)
      if (UNITS.some((unit) => play(assignFinnsAction(strategy, unit)))) more = true;
  }
}

const meansFor = (strategy: StrategyId): readonly Action[] => [
  ...FINNISH_SUPPORTS.map((support) => supportAction(strategy, support)),
  ...ENVIRONMENTS.map((marker) => environmentAction(strategy, marker)),
  entrenchAction(strategy),
];

/** What gains most first; each strategy is looked at again only when something has been added to it. */
function loadMeans(
  s: State,
  posts: readonly Post[],
  threats: readonly Threat[],
  play: (action: Action) => boolean,
): void {
  const known = new Map<Post, Map<Action, number>>();
  for (;;) {
    let best: { post: Post; action: Action; gain: number } | undefined;
    for (const post of posts) {
      let gains = known.get(post);
      if (!gains) {
        gains = gainsOf(post, threats);
        known.set(post, gains);
      }
      for (const [action, gain] of gains)
        if ((!best || gain > best.gain) && isLegal(s, FINLAND, action))
          best = { post, action, gain };
    }
    if (!best || best.gain <= 0 || !play(best.action)) return;
    known.delete(best.post);
  }
}

/** By how much each means that this strategy may take lessens the danger it is to meet. */
function gainsOf(post: Post, threats: readonly Threat[]): Map<Action, number> {
  const gains = new Map<Action, number>();
  for (const { state, attacks } of threats) {
    const attack = attacks.filter(({ front }) => front === post.front)[post.number];
    if (!attack) continue;
    const before = danger(state, attack, post.strategy);
    for (const action of meansFor(post.strategy)) {
      if (!isLegal(state, FINLAND, action)) continue;
      const trial = talvisota.clone(state);
      talvisota.apply(trial, FINLAND, action);
      // Reinforcements are worth the units that they make room for.
      for (const unit of [...UNITS, ...UNITS])
        while (isLegal(trial, FINLAND, assignFinnsAction(post.strategy, unit)))
          talvisota.apply(trial, FINLAND, assignFinnsAction(post.strategy, unit));
      const gain = before - danger(trial, attack, post.strategy);
      gains.set(action, (gains.get(action) ?? 0) + gain);
    }
  }
  return gains;
}

/** What an attack promises the Soviet against this strategy of ours. */
function danger(s: State, { strategy, target }: Attack, answer: StrategyId): number {
  const force = forceIn(s, strategy);
  const chance = meanChance(s, strategy, force, target, [answer]);
  const c = newCombat(0, strategy, answer, target, target);
  for (const type of SOVIET_TYPES) c.force[type] = force[type]!;
  for (const type of FINNISH_TYPES) c.engaged[type - 4] = finnsAt(s, answer, type);
  c.engaged[5] = scoutsAt(s, target);
  const { soviet, finland } = clashOf(s, c);
  const second = strategy === PRUD ? 0 : SECOND * chance * chance;
  return gainOf(s, strategy, target, chance) + second + STRENGTH * (soviet.total - finland.total);
}
