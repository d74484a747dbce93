// How a combat may end: every fall of the dice, each side doing what is best for it, the weakest units lost first.
import { type AnyAction, allRolls, type Random, type Setup, type Side } from '@motti/engine';
import { type Action, type State, talvisota } from '../index.ts';
import {
  type Combat,
  FINNISH_VICTORY,
  SOVIET_VICTORY,
  type SpaceId,
  strengthOf,
  type UnitType,
  type View,
} from '../parts.ts';

export interface Outlook {
  /** Chance that the space falls. */
  readonly falls: number;
  /** By the first die, if a die comes first: its face and the chance then. */
  readonly byDie: readonly { readonly die: number; readonly falls: number }[];
  /** Chance of losing 0, 1, 2 … units. */
  readonly sovietLosses: readonly number[];
  readonly finnishLosses: readonly number[];
  /** Both morales if it falls and if it holds, on the most likely road there. */
  readonly ifFalls: Morales | undefined;
  readonly ifHolds: Morales | undefined;
}

export interface Morales {
  readonly soviet: number;
  readonly finland: number;
}

/** One end of a combat. */
interface End {
  readonly chance: number;
  /** The first die on the way there, if one fell. */
  readonly die: number | undefined;
  readonly fell: boolean;
  readonly soviet: number;
  readonly finland: number;
  readonly morales: Morales;
}

/** Steps at which the fate of the attacked space is settled. */
const SETTLED: readonly string[] = [
  'advance',
  'second',
  'take',
  'retreat',
  'stand',
  'pick',
  'withdraw',
  'harass',
  'over',
];

const topStep = (state: State): string => state.agenda.at(-1) ?? 'over';

/** The ends of the combat that this state is in; the state is not changed. */
export function outlookOf(state: State): Outlook | undefined {
  if (!state.combat) return undefined;
  return summary(endsOf(talvisota.clone(state), state.combat.battle, forces(state.combat)));
}

const add = (total: number, end: End): number => total + end.chance;

interface Forces {
  readonly soviet: number;
  readonly finland: number;
}
const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const forces = (c: Combat): Forces => ({ soviet: total(c.force), finland: total(c.engaged) });

/** Plays on from a state that may be changed. */
function endsOf(state: State, battle: number, before: Forces): End[] {
  for (;;) {
    const c = state.combat;
    const over = !c || c.battle !== battle || c.outcome !== 0 || SETTLED.includes(topStep(state));
    if (over) return [endOf(state, before)];
    const decision = talvisota.decision(state);
    if (decision.kind === 'over') return [endOf(state, before)];
    if (decision.kind === 'chance') return average(state, decision.faces, battle, before);
    const side = decision.sides[0]!;
    const choices = talvisota.choices(state, side);
    if (decision.ask.kind === 'losses') talvisota.apply(state, side, weakest(choices));
    else if (choices.length === 1) talvisota.apply(state, side, choices[0]!);
    else return bestOf(state, side, choices, battle, before);
  }
}

function average(state: State, faces: readonly number[], battle: number, before: Forces): End[] {
  const rolls = [...allRolls(faces)];
  return rolls.flatMap((roll) => {
    const next = talvisota.clone(state);
    talvisota.apply(next, 'chance', roll);
    return endsOf(next, battle, before).map((end) => ({
      ...end,
      die: roll.dice[0],
      chance: end.chance / rolls.length,
    }));
  });
}

/** The Soviet wants the space to fall, the Finn does not. Nobody gives up a round that may be won. */
function bestOf(
  state: State,
  side: Side,
  choices: readonly Action[],
  battle: number,
  before: Forces,
): End[] {
  let best: End[] | undefined;
  let most = -1;
  for (const choice of choices) {
    const next = talvisota.clone(state);
    talvisota.apply(next, side, choice);
    const ends = endsOf(next, battle, before);
    const fall = ends.filter((end) => end.fell).reduce(add, 0);
    const worth = side === 'soviet' ? fall : 1 - fall;
    if (worth > most) [most, best] = [worth, ends];
  }
  return best ?? [];
}

function weakest(choices: readonly Action[]): Action {
  const strength = (action: AnyAction & { unit?: UnitType }): number =>
    strengthOf(action.unit ?? 0);
  return choices.reduce((a, b) => (strength(b) < strength(a) ? b : a));
}

function endOf(state: State, before: Forces): End {
  const c = state.combat;
  const now = c ? forces(c) : { soviet: 0, finland: 0 };
  const outcome = c?.outcome ?? FINNISH_VICTORY;
  return {
    chance: 1,
    die: undefined,
    fell: outcome === SOVIET_VICTORY,
    // After a conquest the survivors are those of the force; nobody is counted twice.
    soviet: Math.max(0, before.soviet - now.soviet),
    finland: Math.max(0, before.finland - now.finland),
    morales: { soviet: state.sovietMorale, finland: state.finnishMorale },
  };
}

function summary(ends: readonly End[]): Outlook {
  const spread = (pick: (end: End) => number): number[] => {
    const most = Math.max(0, ...ends.map(pick));
    const chances = Array.from({ length: most + 1 }, () => 0);
    for (const end of ends) chances[pick(end)]! += end.chance;
    return chances;
  };
  const likeliest = (fell: boolean): Morales | undefined =>
    ends.filter((end) => end.fell === fell).sort((a, b) => b.chance - a.chance)[0]?.morales;
  const dice = [1, 2, 3, 4, 5, 6].filter((die) => ends.some((end) => end.die === die));
  return {
    falls: share(ends),
    byDie: dice.map((die) => ({ die, falls: share(ends.filter((end) => end.die === die)) })),
    sovietLosses: spread((end) => end.soviet),
    finnishLosses: spread((end) => end.finland),
    ifFalls: likeliest(true),
    ifHolds: likeliest(false),
  };
}

/** The part of these ends in which the space falls; sums of sixths are made whole again. */
function share(ends: readonly End[]): number {
  const all = ends.reduce(add, 0);
  const fell = ends.filter((end) => end.fell).reduce(add, 0);
  return all === 0 ? 0 : Math.round((fell / all) * 1e9) / 1e9;
}

/** The combat as it would stand if this action were played and everybody went along. */
export function stateAfter(state: State, side: Side, actions: readonly Action[]): State {
  const next = talvisota.clone(state);
  for (const action of actions) talvisota.apply(next, side, action);
  return next;
}

/** A second attack with every unit that moved in. */
export function afterOnward(state: State, space: SpaceId): State {
  const next = stateAfter(state, 'soviet', [{ kind: 'onward', space }]);
  while (topStep(next) === 'take') {
    const choices = talvisota.choices(next, 'soviet');
    talvisota.apply(
      next,
      'soviet',
      choices.find((choice) => choice.kind === 'take') ?? choices[0]!,
    );
  }
  return next;
}

/** One defence that fits what the attacker knows, and the chance that the space falls against it. */
export function trial(
  setup: Setup,
  view: View,
  action: Action,
  random: Random,
): number | undefined {
  const state = talvisota.guess(view, random, setup);
  if (talvisota.check(state, 'soviet', action)) return undefined;
  talvisota.apply(state, 'soviet', action);
  if (action.kind === 'attack') answerAndResolve(state, action.target, random);
  return state.combat ? outlookOf(state)?.falls : undefined;
}

/** The guessed Finn answers with something, and the confrontation is fought at once. */
function answerAndResolve(state: State, target: SpaceId, random: Random): void {
  if (topStep(state) === 'answer') {
    const answers = talvisota.choices(state, 'finland').filter(({ kind }) => kind === 'answer');
    const answer = answers[random(Math.max(1, answers.length))];
    talvisota.apply(state, 'finland', answer ?? { kind: 'decline' });
  }
  if (topStep(state) === 'place') talvisota.apply(state, 'soviet', { kind: 'end' });
  skipDice(state, random);
  if (topStep(state) === 'pick')
    talvisota.apply(state, 'soviet', { kind: 'resolve', space: target });
}

/** Solo draws are dice too: they fall as they may. */
function skipDice(state: State, random: Random): void {
  for (;;) {
    const decision = talvisota.decision(state);
    if (decision.kind !== 'chance') return;
    const dice = decision.faces.map((faces) => random(faces) + 1);
    talvisota.apply(state, 'chance', { kind: 'roll', dice });
  }
}
