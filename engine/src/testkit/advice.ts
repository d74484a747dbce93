// The laws of advice: what a game says beyond its rules (own questions, phase, ending, warnings, fights) is sound and gives nothing away.
import { printAction } from '../action.ts';
import { type AnyAction, type AnyGame, type Fight, LOCALES, type Side } from '../contract.ts';
import { asked, type Law, type Moment } from './laws.ts';
import { firstDifference, show } from './plain.ts';

const MOST = 6;

/** Some of the choices of a side, and the action that ends its decision. */
function sample({ game, state, random }: Moment, side: Side): readonly AnyAction[] {
  const choices = game.choices(state, side);
  const some = Array.from({ length: Math.min(MOST, choices.length) }, () => random(choices.length));
  const ending = game.ending?.(state, side);
  const picked = [...new Set(some)].flatMap((index) => choices[index] ?? []);
  return ending ? [ending, ...picked] : picked;
}

const phaseHasAName: Law = ({ game, setup, state }) => {
  const phase = game.phase?.(state);
  if (phase === undefined) return undefined;
  const speechless = LOCALES.find((locale) => game.texts(locale, setup).name(phase) === phase);
  return speechless && `the phase ${phase} has no name in “${speechless}”`;
};

/** A question in full tells whom it is put to nothing that they do not know. */
const ownQuestionsAreKnown: Law = ({ game, setup, state, decision, random }) => {
  if (!game.ownAsk) return undefined;
  for (const side of asked(decision)) {
    const guess = game.guess(game.view(state, side), random, setup);
    const difference = firstDifference(game.ownAsk(state, side), game.ownAsk(guess, side));
    if (difference) return `what ${side} is asked in full, on a guess: ${difference}`;
  }
  return undefined;
};

/** The action that ends a decision is a choice, or there is a clause that says why not yet. */
const endingIsSound: Law = ({ game, state, decision }) => {
  for (const side of asked(decision)) {
    const ending = game.ending?.(state, side);
    if (!ending) continue;
    const text = printAction(game, ending);
    if (game.choices(state, side).some((choice) => printAction(game, choice) === text)) continue;
    const refusal = game.check(state, side, ending);
    if (!refusal?.clause)
      return `${side} could end with “${text}”: no choice, and ${show(refusal)}`;
  }
  return undefined;
};

/** Warnings name a clause and have words, and whoever is warned learns nothing by it. */
const warningsAreSound: Law = (moment) => {
  const { game, setup, state, decision, random } = moment;
  if (!game.warnings) return undefined;
  for (const side of asked(decision)) {
    const guess = game.guess(game.view(state, side), random, setup);
    for (const action of sample(moment, side)) {
      if (game.check(state, side, action)) continue;
      const said = game.warnings(state, side, action);
      const difference = firstDifference(said, game.warnings(guess, side, action));
      if (difference)
        return `warnings of ${side} ${printAction(game, action)} on a guess: ${difference}`;
      for (const warning of said)
        for (const locale of LOCALES) {
          const text = game.texts(locale, setup).warning?.(warning);
          if (!warning.clause || !text || /\bundefined\b|\bNaN\b|\[object /.test(text))
            return `warning ${warning.code} (${warning.clause}) reads “${text}” in “${locale}”`;
        }
    }
  }
  return undefined;
};

/** A fight adds up, and shows nobody what they may not know. */
const fightsAreSound: Law = (moment) => {
  const { game, setup, state, decision, random } = moment;
  if (!game.fight) return undefined;
  const now = game.fight(state);
  const wrong = now && unsoundFight(game, now);
  if (wrong) return wrong;
  for (const viewer of [...game.sides, undefined]) {
    const guess = game.guess(game.view(state, viewer), random, setup);
    const difference = firstDifference(now, game.fight(guess));
    if (difference) return `the fight on a guess of ${viewer ?? 'a spectator'}: ${difference}`;
  }
  for (const side of asked(decision)) {
    const guess = game.guess(game.view(state, side), random, setup);
    for (const action of sample(moment, side)) {
      if (game.check(state, side, action)) continue;
      const begun = game.fight(state, { side, action });
      const unsound = begun && unsoundFight(game, begun);
      if (unsound) return `${side} ${printAction(game, action)}: ${unsound}`;
      const difference = firstDifference(begun, game.fight(guess, { side, action }));
      if (difference)
        return `the fight that ${side} ${printAction(game, action)} begins, on a guess: ${difference}`;
    }
  }
  return undefined;
};

function unsoundFight(game: AnyGame, fight: Fight): string | undefined {
  const { attacker, defender, strengths, outcomes, clause } = fight;
  const sides = [attacker, defender];
  if (attacker === defender || !sides.every((side) => game.sides.includes(side)))
    return `a fight of ${attacker} against ${defender}`;
  if (!clause || fight.places.length === 0) return `a fight without clause or place`;
  if (!sides.every((side) => strengths[side] && fight.forces[side]))
    return `a fight without the strength or the force of a side`;
  if (outcomes.length === 0) return undefined;
  const sum = outcomes.reduce((total, { chance }) => total + chance, 0);
  if (!(Math.abs(sum - 1) < 1e-9)) return `the chances of a fight add up to ${sum}`;
  const sorted = outcomes.every(
    ({ chance }, i) => chance > 0 && chance <= (outcomes[i - 1]?.chance ?? 1) + 1e-9,
  );
  return sorted ? undefined : `the outcomes of a fight are not in order: ${show(outcomes)}`;
}

export const ADVICE_LAWS: Readonly<Record<string, Law>> = {
  'own questions are known': ownQuestionsAreKnown,
  'a phase has a name': phaseHasAName,
  'an ending is sound': endingIsSound,
  'warnings are sound': warningsAreSound,
  'fights are sound': fightsAreSound,
};
