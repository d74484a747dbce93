// What a search of Talvisota compares: the Soviet's boxes and loads in several postures, the Finnish sheet in several
// manners, and every choice of an attack, an answer or a confrontation.
import type { Random } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import {
  addUnits,
  BOX,
  battleOf,
  boxedOn,
  clearStrategy,
  FINLAND,
  FINNISH_STRATEGIES,
  FRONTS,
  isPicked,
  NONE,
  SOVIET,
  SOVIET_STRATEGIES,
  SOVIET_TYPES,
  topStep,
  unitsAt,
} from '@motti/talvisota/parts';
import type { Planning, PlayoutPolicy } from '../search/planning.ts';
import { planOf, replyTo } from './decisions.ts';
import { sovietLead } from './evaluate.ts';
import { finnishPlan, MANNERS } from './finland.ts';
import { SOVIET_POSTURES } from './posture.ts';
import { Sight } from './sight.ts';

/** Single choices beyond this many are not looked at. */
const MOST_CHOICES = 9;
const MUTANTS = 6;
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

export const talvisotaPlanning: Planning<State, Action> = {
  postures(s, side) {
    switch (topStep(s)) {
      case 'boxes':
        return SOVIET_POSTURES.length;
      case 'plan':
        return side === SOVIET ? SOVIET_POSTURES.length : MANNERS.length;
      case 'place':
      case 'answer':
      case 'pick':
        return 1 + Math.min(MOST_CHOICES, talvisota.choices(s, side).length);
      default:
        return 0;
    }
  },
  plan(s, side, posture, random) {
    if (isWhole(s) && side === FINLAND) return finnishPlan(s, random, MANNERS[posture]);
    if (isWhole(s)) return planOf(s, side, random, SOVIET_POSTURES[posture]!) ?? [];
    if (posture === 0) return planOf(s, side, random, SOVIET_POSTURES[0]!) ?? [];
    const choices = talvisota.choices(s, side);
    const step = Math.max(1, choices.length / MOST_CHOICES);
    const choice = choices[Math.floor((posture - 1) * step)];
    return choice ? [choice] : [];
  },
  mutants: (s) => (isWhole(s) ? MUTANTS : 0),
  policy: () => policyOf(new Sight(true)),
  imagine(s, side, random) {
    if (side === FINLAND) regroup(s, random);
    else if (s.committed[1] === 1 && !s.rules.solo) prepare(s, random);
  },
  clock: (s) => s.turn,
  ahead: () => 1,
  chance: (s, side) => {
    const soviet = 1 / (1 + Math.exp(-STEEPNESS * sovietLead(s)));
    return side === SOVIET ? soviet : 1 - soviet;
  },
};

/** For the Finns, before anything is loaded: units wait where counters lie, not evenly over the fronts. */
function regroup(s: State, random: Random): void {
  if (s.committed[0] === 1 || topStep(s) !== 'plan') return;
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

/** For the Soviet: what lies behind faces that nobody has turned is loaded as the Finns would. */
function prepare(s: State, random: Random): void {
  const { agenda, committed } = s;
  s.agenda = ['plan'];
  s.committed = [1, 0];
  for (const strategy of FINNISH_STRATEGIES) {
    const battle = battleOf(s, strategy);
    if (battle === NONE || !isPicked(s, battle)) clearStrategy(s, strategy);
  }
  for (const action of finnishPlan(s, random))
    if (action.kind !== 'commit') talvisota.apply(s, FINLAND, action);
  s.agenda = agenda;
  s.committed = committed;
}
