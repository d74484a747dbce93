// What a search of Winter War compares. On the Isthmus: Movement Phases in several postures, and what may be chosen in the fights
// that follow, played on to the end. In the standard game, where a turn takes as long as a whole game there: the Movement Phases
// of the Finns, by what the Soviets would move to attack in answer.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import { FINN, SOVIET, sideName } from '@motti/winter-war/parts';
import type { Planning } from '../search/planning.ts';
import { planOf } from './decisions.ts';
import { evaluate, sovietOutlook } from './evaluation.ts';
import { finnishMovement } from './finland.ts';
import { BASE_POSTURES, FINNISH_POSTURES, SOVIET_POSTURES, STANDARD_POSTURES } from './posture.ts';
import { outlookWithAttacks, sovietMovement } from './soviet.ts';
import { WORTHS } from './weights.ts';

const MUTANTS = 4;
/** How steeply the chance to win rises with the points to be expected. */
const STEEPNESS = 0.15;
/** Steps of one choice, all of which are compared; no more than so many. */
const SHORT_STEPS: readonly State['step'][] = ['attack', 'retreat', 'advance'];
const MOST_CHOICES = 10;

const isMovement = (s: State): boolean => s.step === 'movement' && s.selected < 0;
/** An attack that is being put together is not thought over. */
const isShort = (s: State): boolean =>
  SHORT_STEPS.includes(s.step) && (s.step !== 'attack' || s.targets.length === 0);

/** The Finns' Movement Phases of the standard game are worth this share of a level's playouts: the answer to them is hardly chance. */
const STANDARD_SHARE = 1 / 4;
/** Points that would make the standard game sure, before it is over. */
const SURE = 500;

const isFighting = (s: State): boolean => FIGHTING.includes(s.step);
const FIGHTING: readonly State['step'][] = [
  'retreat-before-combat',
  'advance-before-combat',
  'attack',
  'combat-roll',
  'losses',
  'retreat',
  'advance',
];

/** What may be chosen, what `easy` would do first: its plan, or the choice that looks best at once. */
function choicesOf(s: State, side: Side, random: Random): readonly (readonly Action[])[] {
  const choices = winterWar.choices(s, side).slice(0, MOST_CHOICES);
  const single = choices.map((action) => [action]);
  const own = planOf(s, side, random);
  if (own && own.length > 0) return [own, ...single];
  const worth = new Map(
    choices.map((action) => {
      const trial = winterWar.clone(s);
      winterWar.apply(trial, side, action);
      return [action, evaluate(trial, side, WORTHS)];
    }),
  );
  return single.sort(([a], [b]) => worth.get(b!)! - worth.get(a!)!);
}

/** How likely the Soviets win the Isthmus. */
const likelihood = (s: State): number => 1 / (1 + Math.exp(-STEEPNESS * sovietOutlook(s, WORTHS)));

/** How the standard game stands for the Soviets, attacks that are due taken for what they promise. */
function standing(s: State): number {
  const { worths } = BASE_POSTURES.finnish;
  const points =
    s.phasing === SOVIET && isFighting(s)
      ? outlookWithAttacks(s, worths)
      : sovietOutlook(s, worths);
  return Math.min(1, Math.max(0, 0.5 + points / (2 * SURE)));
}

export const winterWarPlanning: Planning<State, Action> = {
  postures(s, side) {
    if (s.scenario !== 'isthmus')
      return isMovement(s) && side === sideName(FINN) ? STANDARD_POSTURES.length : 0;
    if (isMovement(s))
      return (side === sideName(SOVIET) ? SOVIET_POSTURES : FINNISH_POSTURES).length;
    return isShort(s) ? 1 + Math.min(MOST_CHOICES, winterWar.choices(s, side).length) : 0;
  },
  plan(s, side, posture, random) {
    if (!isMovement(s)) return choicesOf(s, side, random)[posture] ?? [];
    if (side === sideName(SOVIET)) return sovietMovement(s, SOVIET_POSTURES[posture]!(random));
    const finnish = s.scenario === 'isthmus' ? FINNISH_POSTURES : STANDARD_POSTURES;
    return finnishMovement(s, finnish[posture]!(random));
  },
  share: (s) => (s.scenario === 'isthmus' ? 1 : STANDARD_SHARE),
  mutants: (s) => (s.scenario === 'isthmus' && isMovement(s) ? MUTANTS : 0),
  // Player-Turns, each before and from its fights on; the Soviets begin.
  clock: (s) => 4 * s.turn + (s.phasing === SOVIET ? 0 : 2) + (isFighting(s) ? 1 : 0),
  // To the end: the Isthmus is six short turns. In the standard game until the Soviets have moved in answer.
  ahead: (s) => (s.scenario === 'isthmus' ? Number.POSITIVE_INFINITY : 3),
  margin: 0.4,
  chance(s, side) {
    const soviet = s.scenario === 'isthmus' ? likelihood(s) : standing(s);
    return side === sideName(SOVIET) ? soviet : 1 - soviet;
  },
};
