// What a search of Talvisota compares: the Soviet's boxes and loads in several postures, the Finnish sheet in several
// manners; then, attack by attack, what may be placed, answered and fought, where a level has the playouts for it.
import { type Random, type Side, shuffle } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  addUnits,
  BOX,
  boxedOn,
  clearStrategy,
  FINLAND,
  FINNISH_STRATEGIES,
  FRONTS,
  NONE,
  SOVIET,
  SOVIET_STRATEGIES,
  SOVIET_TYPES,
  setBox,
  topStep,
  unitsAt,
} from '@motti/talvisota/parts';
import type { Planning, PlayoutPolicy } from '../search/planning.ts';
import { counterPlan, type Threat, threatOf } from './counter.ts';
import { planOf, replyTo } from './decisions.ts';
import { sovietLead } from './evaluate.ts';
import { finnishPlan, MANNERS } from './finland.ts';
import { type Posture, SOVIET_POSTURES } from './posture.ts';
import { Sight } from './sight.ts';

const MUTANTS = 6;
/** Attack by attack: so many choices are compared, and a choice is worth so much of what a whole plan is. */
const MOST_CHOICES = 8;
const CHOICE_SHARE = 1 / 6;
/** How steeply the chance to win rises with the lead, a point of morale. */
const STEEPNESS = 0.15;

/** Both sides in a playout; the Soviet by the first posture. */
function policyOf(sight: Sight): PlayoutPolicy<State, Action> {
  return {
    plan(s, side, random) {
      const plan = planOf(s, side, random, SOVIET_POSTURES[0]!, sight);
      if (plan) return plan;
      const reply = replyTo(s, side);
      return reply && [reply];
    },
  };
}

const isWhole = (s: State): boolean => topStep(s) === 'boxes' || topStep(s) === 'plan';

/** One way to make a Finnish sheet. */
type Sheet = (s: State, random: Random) => readonly Action[];

const BY_MANNER: readonly Sheet[] = MANNERS.map(
  (manner) => (s: State, random: Random) => finnishPlan(s, random, manner),
);

/** Against some Soviet plans as they may be, in the postures that the Finns allow for. */
const counterTo = (first: number): Sheet => {
  const postures = Array.from(
    { length: THREATS },
    (_, i) => SOVIET_POSTURES[(first + i) % ALLOWED_FOR]!,
  );
  return (s, random) =>
    counterPlan(
      s,
      postures.map((posture) => likelyPlan(s, random, posture)),
      random,
    );
};
const ALLOWED_FOR = 3;
const THREATS = 4;

/** The first is what they do without a search, and the first three what the Soviet player allows for. */
const COUNTERED: readonly Sheet[] = [
  ...BY_MANNER.slice(0, 3),
  ...Array.from({ length: 6 }, (_, i) => counterTo(i)),
  BY_MANNER[4]!,
];

/** A Soviet plan with the counters in other boxes of the same fronts, and units elsewhere. */
function likelyPlan(s: State, random: Random, posture: Posture): Threat {
  const state = talvisota.clone(s);
  const fronts = shuffle(
    SOVIET_STRATEGIES.map((strategy) => boxedOn(s, strategy)),
    random,
  );
  for (const [i, strategy] of SOVIET_STRATEGIES.entries()) setBox(state, strategy, fronts[i]!);
  regroup(state, random);
  return threatOf(state, random, posture);
}

const planningWith = (sheets: readonly Sheet[]): Planning<State, Action> => ({
  postures(s, side) {
    switch (topStep(s)) {
      case 'boxes':
        return SOVIET_POSTURES.length;
      case 'plan':
        return side === SOVIET ? SOVIET_POSTURES.length : sheets.length;
      case 'place':
      case 'pick':
      case 'answer':
        return 1 + Math.min(MOST_CHOICES, talvisota.choices(s, side).length);
      default:
        return 0;
    }
  },
  plan(s, side, posture, random) {
    if (isWhole(s) && side === FINLAND) return sheets[posture]!(s, random);
    if (!isWhole(s) && posture > 0) return talvisota.choices(s, side).slice(posture - 1, posture);
    return planOf(s, side, random, SOVIET_POSTURES[posture]!) ?? [];
  },
  share: (s) => (isWhole(s) ? 1 : CHOICE_SHARE),
  mutants: (s) => (isWhole(s) ? MUTANTS : 0),
  policy: () => policyOf(new Sight(true)),
  imagine(s, side, random) {
    if (topStep(s) !== 'plan' || s.rules.solo) return;
    takeBack(s, side);
    if (side === FINLAND) regroup(s, random);
  },
  clock: (s) => s.turn,
  ahead: () => 1,
  chance: (s, side) => {
    const soviet = 1 / (1 + Math.exp(-STEEPNESS * sovietLead(s)));
    return side === SOVIET ? soviet : 1 - soviet;
  },
});

/** As `normal` plans: the Finns deal out loads that go together. */
export const talvisotaPlanning = planningWith(BY_MANNER);
/** As `hard` plans: they also load against what they imagine they will meet. */
export const counteringPlanning = planningWith(COUNTERED);

/** Sheets are made at the same time: it does not matter who has laid theirs down first, and what was drawn of it says nothing. */
function takeBack(s: State, side: Side): void {
  const theirs = side === SOVIET ? 1 : 0;
  s.committed[theirs] = 0;
  for (const strategy of side === SOVIET ? FINNISH_STRATEGIES : SOVIET_STRATEGIES) {
    clearStrategy(s, strategy);
    if (side === SOVIET || !s.rules.frontCountsVisible) s.front[strategy] = NONE;
  }
}

/** For the Finns: units wait where counters lie, not evenly over the fronts. */
function regroup(s: State, random: Random): void {
  const lots = FRONTS.flatMap((front) => {
    const counters = SOVIET_STRATEGIES.filter((strategy) => boxedOn(s, strategy) === front).length;
    return Array<number>(1 + 3 * counters).fill(front);
  });
  for (const type of SOVIET_TYPES) {
    let count = 0;
    for (const front of FRONTS) {
      const there = unitsAt(s, BOX + front, type);
      addUnits(s, BOX + front, type, -there);
      count += there;
    }
    for (; count > 0; count--) addUnits(s, BOX + lots[random(lots.length)]!, type, 1);
  }
}
