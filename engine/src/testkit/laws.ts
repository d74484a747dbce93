// The laws that every game keeps in every state. A law looks at a moment of a match and says what is broken.
import { checkAction, parseAction, printAction } from '../action.ts';
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type Decision,
  type Setup,
  type Side,
} from '../contract.ts';
import { parseMeta } from '../line.ts';
import type { Random } from '../random.ts';
import { firstDifference, notPlain, sameData, show } from './plain.ts';

/** A moment of a match: a state, and what the law may need to look at it. */
export interface Moment {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly state: unknown;
  readonly decision: Decision;
  readonly random: Random;
  /** The sides that have answered the present question by a line that not everybody may know. */
  readonly answered: ReadonlySet<Side>;
  /** Notations met so far: what a person might try. */
  readonly tries: readonly string[];
  /** Does `choices` list every legal action? Not so where there are endlessly many. */
  readonly exhaustive: boolean;
}

/** What is broken, or nothing. */
export type Law = (moment: Moment) => string | undefined;

export const asked = (decision: Decision): readonly Side[] =>
  decision.kind === 'choose' ? decision.sides : [];

const soundDecision: Law = ({ game, decision }) => {
  if (decision.kind === 'over') {
    const { winner, clause } = decision;
    if (winner !== undefined && !game.sides.includes(winner)) return `the winner is “${winner}”`;
    return clause ? undefined : 'the end names no clause';
  }
  if (!decision.ask.kind || !decision.ask.clause) return `asked: ${show(decision.ask)}`;
  if (decision.kind === 'chance') {
    const sound = decision.faces.every((faces) => Number.isInteger(faces) && faces >= 1);
    return sound && decision.faces.length > 0 ? undefined : `dice with faces ${decision.faces}`;
  }
  const { sides } = decision;
  const known = sides.every((side) => game.sides.includes(side));
  if (sides.length === 0 || !known || new Set(sides).size < sides.length)
    return `asked are “${sides.join(' ')}”`;
  return undefined;
};

const choicesAreLegal: Law = ({ game, state, decision }) => {
  for (const side of asked(decision)) {
    const choices = game.choices(state, side);
    if (choices.length === 0) return `${side} is asked (${decision.kind}) and has no choice`;
    const printed = choices.map((action) => printAction(game, action));
    if (new Set(printed).size < printed.length)
      return `${side} has the choice “${printed.find((text, i) => printed.indexOf(text) < i)}” twice`;
    for (const [i, action] of choices.entries()) {
      const refusal = checkAction(game, state, side, action);
      if (refusal)
        return `${side} ${printed[i]} is a choice, and refused: ${refusal.clause} ${refusal.code}`;
    }
  }
  return undefined;
};

/** What a standing order would play is legal, and is played by who is asked. */
const passIsLegal: Law = ({ game, state, decision }) => {
  for (const side of asked(decision)) {
    const action = game.passing?.(state, side);
    const refusal = action && checkAction(game, state, side, action);
    if (refusal)
      return `${side} passes by ${printAction(game, action)}, and is refused: ${refusal.clause} ${refusal.code}`;
  }
  return undefined;
};

/** What `check` lets pass is a choice, whatever is tried. */
const legalIsChoice: Law = (moment) => {
  const { game, state, decision, exhaustive } = moment;
  if (!exhaustive) return undefined;
  const sides = asked(decision);
  if (sides.length === 0) return undefined;
  for (const side of sides) {
    const printed = new Set(game.choices(state, side).map((action) => printAction(game, action)));
    for (const action of attempts(moment)) {
      const text = printAction(game, action);
      if (!printed.has(text) && !checkAction(game, state, side, action))
        return `${side} ${text} is legal and no choice`;
    }
  }
  return undefined;
};

const ATTEMPTS = 12;

/** Actions that somebody might try now: notations met before, and mixtures of two of them. */
export function attempts({ game, tries, random }: Moment): AnyAction[] {
  const found: AnyAction[] = [];
  for (let i = 0; i < ATTEMPTS && tries.length > 0; i++) {
    const text = tries[random(tries.length)]!;
    const other = tries[random(tries.length)]!;
    const action = game.parse(i % 2 === 0 ? text : mixture(text, other, random));
    if (action) found.push(action);
  }
  return found;
}

/** One word of a notation in the place of a word of another. */
function mixture(text: string, other: string, random: Random): string {
  const words = text.split(' ');
  const words2 = other.split(' ');
  words[random(words.length)] = words2[random(words2.length)]!;
  return words.join(' ');
}

const notationComesBack: Law = ({ game, state, decision, random }) => {
  for (const side of asked(decision)) {
    const choices = game.choices(state, side);
    for (let i = 0; i < 8 && i < choices.length; i++) {
      const action = choices[choices.length <= 8 ? i : random(choices.length)]!;
      const text = printAction(game, action);
      const problem = unfit(text);
      if (problem) return `the notation “${text}” ${problem}`;
      const back = parseAction(game, text);
      if (!sameData(back, action)) return `“${text}” is ${show(action)} and reads ${show(back)}`;
    }
  }
  return undefined;
};

/** Why a text cannot stand as a line of a record. */
function unfit(text: string): string | undefined {
  if (parseMeta(text)) return 'means something else in a record';
  if (text !== text.trim() || text === '' || text.includes('  ')) return 'has a space too many';
  if (text.includes(';') || text.endsWith('"]')) return 'reads otherwise in a record';
  return [...text].some((letter) => letter < ' ') ? 'has a control character' : undefined;
}

const cloneIsApart: Law = ({ game, state, decision, random }) => {
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  const difference = firstDifference(state, copy);
  if (difference) return `clone: ${difference}`;
  const side = decision.kind === 'chance' ? CHANCE : asked(decision)[0];
  if (side === undefined) return undefined;
  const choices = decision.kind === 'chance' ? [] : game.choices(state, side);
  const action =
    decision.kind === 'chance'
      ? { kind: 'roll' as const, dice: decision.faces.map((faces) => random(faces) + 1) }
      : choices[random(choices.length)];
  if (action) game.apply(copy, side, action);
  return JSON.stringify(state) === before
    ? undefined
    : `playing on a clone changed the original: ${firstDifference(JSON.parse(before), state)}`;
};

/** Asking is not doing: no question changes the state. */
const questionsChangeNothing: Law = (moment) => {
  const { game, state, decision } = moment;
  const before = JSON.stringify(state);
  for (const side of asked(decision)) {
    game.choices(state, side);
    for (const action of attempts(moment)) game.check(state, side, action);
  }
  game.gauges(state);
  game.breakdowns(state);
  game.picture(state);
  game.audit(state);
  game.phase?.(state);
  game.fight?.(state);
  for (const side of asked(decision)) {
    const ending = game.ending?.(state, side);
    if (ending) game.warnings?.(state, side, ending);
  }
  for (const viewer of [...game.sides, undefined]) game.view(state, viewer);
  return JSON.stringify(state) === before
    ? undefined
    : `a question changed the state: ${firstDifference(JSON.parse(before), state)}`;
};

const stateIsPlain: Law = ({ game, state, decision }) => {
  const found = notPlain(state);
  if (found) return `state: ${found}`;
  const revived: unknown = JSON.parse(JSON.stringify(state));
  if (!sameData(game.decision(revived), decision)) return 'a state out of JSON asks otherwise';
  for (const side of asked(decision))
    if (!sameData(game.choices(revived, side), game.choices(state, side)))
      return `a state out of JSON gives ${side} other choices`;
  return undefined;
};

const numbersAreNumbers: Law = ({ game, state }) => {
  const gauge = notPlain(game.gauges(state));
  if (gauge) return `gauges: ${gauge}`;
  const picture = notPlain(game.picture(state));
  if (picture) return `picture: ${picture}`;
  for (const [name, breakdown] of Object.entries(game.breakdowns(state))) {
    const sum = breakdown.lines.reduce((total, line) => total + line.value, 0);
    if (!(Math.abs(sum - breakdown.total) < 1e-9))
      return `breakdown ${name}: its lines make ${sum}, its total is ${breakdown.total}`;
    if (breakdown.lines.some((line) => !line.clause)) return `breakdown ${name}: no clause`;
  }
  return undefined;
};

const stateIsSound: Law = ({ game, state }) => game.audit(state)[0];

/** Those that draw no random numbers and cost no more than a few actions. */
export const CHEAP_LAWS: Readonly<Record<string, Law>> = {
  'sound decision': soundDecision,
  'a state is sound': stateIsSound,
};

/** In this order: what is broken first is the cause of what is broken after it. */
export const STATE_LAWS: Readonly<Record<string, Law>> = {
  'sound decision': soundDecision,
  'a state is plain data': stateIsPlain,
  'a state is sound': stateIsSound,
  'choices are legal': choicesAreLegal,
  'a pass is legal': passIsLegal,
  'legal is a choice': legalIsChoice,
  'notation comes back': notationComesBack,
  'a clone is apart': cloneIsApart,
  'questions change nothing': questionsChangeNothing,
  'numbers are numbers': numbersAreNumbers,
};
