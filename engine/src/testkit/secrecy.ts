// The laws of secrets: a view tells no more than it may, a guess fits it, a line hidden from somebody changes nothing
// that they see.
import { checkAction, printAction } from '../action.ts';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type GameEvent,
  type Roll,
  type Side,
} from '../contract.ts';
import type { Random } from '../random.ts';
import { asked, attempts, type Law } from './laws.ts';
import { firstDifference, notPlain, sameData, show } from './plain.ts';

const viewersOf = (game: AnyGame): readonly (Side | undefined)[] => [...game.sides, undefined];
const nameOf = (viewer: Side | undefined): string => viewer ?? 'a spectator';

/** view(guess(view)) = view: a view says nothing that a guess made from it alone would not show again. */
const guessFitsView: Law = ({ game, setup, state, random }) => {
  for (const viewer of viewersOf(game)) {
    const view = game.view(state, viewer);
    const found = notPlain(view);
    if (found) return `the view of ${nameOf(viewer)}: ${found}`;
    // Out of JSON, as it comes over the wire: nothing hidden may travel with it.
    const guess = game.guess(JSON.parse(JSON.stringify(view)), random, setup);
    const difference = firstDifference(view, game.view(guess, viewer));
    if (difference) return `the view of ${nameOf(viewer)} and of a guess from it: ${difference}`;
    const unsound = game.audit(guess)[0];
    if (unsound) return `a guess of ${nameOf(viewer)}: ${unsound}`;
  }
  return undefined;
};

/** On a guess the viewer is asked the same, may do the same, and is refused for the same reason. */
const sameChoicesOnGuess: Law = (moment) => {
  const { game, setup, state, decision, random } = moment;
  for (const viewer of game.sides) {
    const guess = game.guess(game.view(state, viewer), random, setup);
    const guessed = game.decision(guess);
    const isAsked = asked(decision).includes(viewer);
    if (isAsked !== asked(guessed).includes(viewer))
      return `${viewer} is ${isAsked ? '' : 'not '}asked, on a guess it is otherwise`;
    if ((decision.kind === 'over') !== (guessed.kind === 'over'))
      return `for ${viewer} the end looks otherwise on a guess`;
    if (!isAsked || decision.kind !== 'choose' || guessed.kind !== 'choose') continue;
    if (!sameData(decision.ask, guessed.ask))
      return `${viewer} is asked ${show(decision.ask)}, on a guess ${show(guessed.ask)}`;
    const choices = game.choices(state, viewer).map((action) => printAction(game, action));
    const others = game.choices(guess, viewer).map((action) => printAction(game, action));
    if (!sameData(choices, others))
      return `choices of ${viewer} on a guess differ: ${firstDifference(choices, others)}`;
    for (const action of attempts(moment)) {
      const here = checkAction(game, state, viewer, action);
      const there = checkAction(game, guess, viewer, action);
      if (!sameData(here, there))
        return `${viewer} ${printAction(game, action)}: ${show(here)}, on a guess ${show(there)}`;
    }
  }
  return undefined;
};

/**
 * What is asked of anybody is the same on every viewer's guess as in truth: everybody is told who is asked what and which
 * dice are wanted, so that must tell no secret. Of several sides that answer in secret, those who have answered are no
 * longer asked: everybody sees that a hidden line was made, so a guess need not know it from the view.
 */
const sameAskedOnGuess: Law = ({ game, setup, state, decision, random, answered }) => {
  for (const viewer of viewersOf(game)) {
    const found = game.decision(game.guess(game.view(state, viewer), random, setup));
    const guessed =
      found.kind === 'choose'
        ? { ...found, sides: found.sides.filter((side) => !answered.has(side)) }
        : found;
    if (!sameData(decision, guessed))
      return `asked is ${show(decision)}, on a guess of ${nameOf(viewer)} ${show(guessed)}`;
  }
  return undefined;
};

const LONGEST_ACT = 4;

/**
 * Several lines as one act are refused on a guess as they are in truth, as long as the side sees the same on both: where
 * it does not, a line has revealed something and is the last of its act. Otherwise a refusal would tell a secret for
 * nothing, or a side could not decide beforehand what it may do.
 */
const actsTellNoSecret: Law = (moment) => {
  const { game, setup, state, decision, random } = moment;
  for (const side of asked(decision)) {
    const truth = game.clone(state);
    const guess = game.guess(game.view(state, side), random, setup);
    for (let line = 0; line < LONGEST_ACT && asked(game.decision(truth)).includes(side); line++) {
      const choices = game.choices(truth, side);
      for (const action of [...attempts(moment), ...some(choices, random)]) {
        const here = checkAction(game, truth, side, action);
        const there = checkAction(game, guess, side, action);
        if (!sameData(here, there))
          return `${side} ${printAction(game, action)} as line ${line + 1} of an act: ${show(here)}, on a guess ${show(there)}`;
      }
      const action = choices[random(choices.length)];
      // No choice at all is another law's business.
      if (!action || checkAction(game, truth, side, action)) break;
      if (checkAction(game, guess, side, action)) return `${side} has other choices on a guess`;
      for (const one of [truth, guess]) game.apply(one, side, action);
      if (!sameData(game.view(truth, side), game.view(guess, side))) break;
    }
  }
  return undefined;
};

const SOME = 4;

const some = (choices: readonly AnyAction[], random: Random): AnyAction[] =>
  choices.length <= SOME
    ? [...choices]
    : Array.from({ length: SOME }, () => choices[random(choices.length)]!);

export const SECRECY_LAWS: Readonly<Record<string, Law>> = {
  'a guess fits its view': guessFitsView,
  'a side plays on its guess': sameChoicesOnGuess,
  'what is asked tells no secret': sameAskedOnGuess,
  'an act tells no secret': actsTellNoSecret,
};

/** Plays a line, and says what it let out to those who may not know of it. */
export function playWatched(
  game: AnyGame,
  state: unknown,
  side: Side,
  action: AnyAction | Roll,
): { events: GameEvent[]; leak: string | undefined } {
  const audience = game.audience(state, side, action);
  // Hidden dice show in what they do, to each what they may see of it (a deal: their hand); the guess law guards that.
  const outside =
    side === CHANCE ? [] : viewersOf(game).filter((viewer) => !isIn(audience, viewer));
  const before = outside.map((viewer) => game.view(state, viewer));
  const events: GameEvent[] = [];
  game.apply(state, side, action, (event) => events.push(event));
  if (outside.some((viewer) => viewer === side))
    return { events, leak: `${side} ${printAction(game, action)} is hidden from its maker` };
  if (game.faceDown?.includes(action.kind)) return { events, leak: undefined };
  for (const [i, viewer] of outside.entries()) {
    const shows = firstDifference(before[i], game.view(state, viewer));
    const heard = events.find((event) => isIn(event.to, viewer))?.kind;
    const leak = shows ?? (heard && `its event ${heard}`);
    const line = `${side} ${printAction(game, action)}`;
    const hint = `(does ${action.kind} belong in faceDown?)`;
    if (leak)
      return {
        events,
        leak: `${line} is hidden from ${nameOf(viewer)} and shows: ${leak} ${hint}`,
      };
  }
  return { events, leak: undefined };
}

const isIn = (sides: readonly Side[] | undefined, viewer: Side | undefined): boolean =>
  sides === undefined || (viewer !== undefined && sides.includes(viewer));
