// What a search of Winter War compares, on the Isthmus: Movement Phases in several postures, and what may be chosen in the fights
// that follow. The standard game is too dear to play on in: a turn of it takes as long as a whole game here.
import type { Random, Side } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import { SOVIET, sideName } from '@motti/winter-war/parts';
import type { Planning } from '../search/planning.ts';
import { planOf } from './decisions.ts';
import { evaluate, sovietOutlook } from './evaluation.ts';
import { finnishMovement } from './finland.ts';
import { FINNISH_POSTURES, SOVIET_POSTURES } from './posture.ts';
import { sovietMovement } from './soviet.ts';
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

export const winterWarPlanning: Planning<State, Action> = {
  postures(s, side) {
    if (s.scenario !== 'isthmus') return 0;
    if (isMovement(s))
      return (side === sideName(SOVIET) ? SOVIET_POSTURES : FINNISH_POSTURES).length;
    return isShort(s) ? 1 + Math.min(MOST_CHOICES, winterWar.choices(s, side).length) : 0;
  },
  plan(s, side, posture, random) {
    if (!isMovement(s)) return choicesOf(s, side, random)[posture] ?? [];
    if (side === sideName(SOVIET)) return sovietMovement(s, SOVIET_POSTURES[posture]!(random));
    return finnishMovement(s, FINNISH_POSTURES[posture]!(random));
  },
  mutants: (s) => (isMovement(s) ? MUTANTS : 0),
  clock: (s) => s.turn,
  // To the end: the Isthmus is six short turns.
  ahead: () => Number.POSITIVE_INFINITY,
  margin: 0.4,
  chance(s, side) {
    const soviet = 1 / (1 + Math.exp(-STEEPNESS * sovietOutlook(s, WORTHS)));
    return side === sideName(SOVIET) ? soviet : 1 - soviet;
  },
};
