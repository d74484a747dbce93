// TC-C.do.choose, roll, when: the effects that lead to others.
import { invariant } from '@motti/engine';
import type { Action, Step } from '../actions.ts';
import { type EffectListId, type EffectOf, effectsIn, type SpaceId } from '../data/index.ts';
import { markerInForce } from '../rules/activation.ts';
import { isArmy, isOwnKind, unitsIn } from '../rules/pieces.ts';
import {
  allegianceOf,
  changed,
  enemyOf,
  finish,
  type PieceId,
  push,
  RED,
  type State,
} from '../state.ts';
import { allHold } from './conditions.ts';
import { ask, askOn, type Handler, type Run } from './handler.ts';
import { type Play, stepOf } from './play.ts';
import { someAimed, targets } from './selectors.ts';
import { hasNameable, mutineers, nameable, swapIn } from './swap.ts';

/** Asks the table of all effects, which would otherwise be a circle of imports. */
export type Possible = (s: State, play: Play, list: EffectListId) => boolean;

export const chooseHandler = (possible: Possible): Handler<EffectOf<'choose'>> => {
  /** Options whose conditions hold; those that change something, if there are any. */
  const open = (s: State, play: Play, effect: EffectOf<'choose'>) => {
    const lawful = effect.options.filter(({ conditions }) => allHold(s, play, conditions));
    const useful = lawful.filter(({ effects }) => possible(s, play, effects));
    return useful.length > 0 ? useful : lawful;
  };
  return {
    possible(s, play, effect) {
      for (const { conditions, effects } of effect.options)
        if (allHold(s, play, conditions) && possible(s, play, effects)) return true;
      return false;
    },
    begin: (run) => ask(run),
    question: {
      kinds: ['option'],
      choices: ({ s, play, effect }) =>
        open(s, play, effect).map(({ id }) => ({ kind: 'option', option: id })),
      apply({ s, play, effect }, action) {
        invariant(action.kind === 'option', 'an option is taken');
        finish(s);
        const option = effect.options.find(({ id }) => id === action.option);
        invariant(option, `no option ${action.option}`);
        push(s, stepOf(play, option.effects));
      },
    },
  };
};

export const whenHandler = (possible: Possible): Handler<EffectOf<'when'>> => ({
  possible(s, play, { conditions, hold, otherwise }) {
    const list = allHold(s, play, conditions) ? hold : otherwise;
    return list !== undefined && possible(s, play, list);
  },
  begin({ s, play, effect }) {
    const list = allHold(s, play, effect.conditions) ? effect.hold : effect.otherwise;
    if (list !== undefined) push(s, stepOf(play, list));
  },
});

// ------------------------------------------------------------------------------------------ roll

type Roll = EffectOf<'roll'>;

/** What the question of a roll is about: the space, then (AC #4) the unit and the piece that replaces it. */
const UNIT = 'unit';
const MUTINEER = 'mutineer';
/** TC-16.513j: chance has named the army, the player names the mutiny army. */
export const MUTINY = 'mutiny';

const isRollTarget = (s: State, play: Play, roll: Roll, id: SpaceId): boolean => {
  const swap = swapIn(roll);
  return swap === undefined || hasNameable(s, play, swap, id);
};
const rollTargets = (s: State, play: Play, roll: Roll): SpaceId[] =>
  roll.target === undefined
    ? []
    : targets(s, play, roll.target).filter((id) => isRollTarget(s, play, roll, id));

/** TC-16.513j: under the RED marker Mutiny chance names the army. */
const isMutiny = (s: State, play: Play, roll: Roll): boolean =>
  swapIn(roll) !== undefined && play.side !== RED && markerInForce(s, RED) === 'mutiny';

export const mutinyArmies = (s: State, play: Play, id: SpaceId): PieceId[] =>
  unitsIn(s, id).filter(
    (p) => isArmy(p) && isOwnKind(p) && allegianceOf(s, p) === enemyOf(play.side),
  );

/** The die is cast, with what was named before it. */
function cast(run: Run<Roll>, space: SpaceId | undefined, named: readonly number[]): void {
  const { s, step } = run;
  push(s, {
    ...step,
    kind: 'effect-die',
    ...(space !== undefined && { space }),
    ...(named.length > 0 && { list: named }),
  });
}

export const rollHandler = (possible: Possible): Handler<Roll> => {
  const hasPossibleRow = (s: State, play: Play, { rows }: Roll): boolean => {
    for (const { effects } of rows) if (possible(s, play, effects)) return true;
    return false;
  };
  return rollWith(hasPossibleRow);
};
const rollWith = (
  hasPossibleRow: (s: State, play: Play, roll: Roll) => boolean,
): Handler<Roll> => ({
  possible(s, play, effect) {
    if (effect.target === undefined) return hasPossibleRow(s, play, effect);
    return someAimed(
      s,
      play,
      effect.target,
      (target) =>
        isRollTarget(s, play, effect, target) && hasPossibleRow(s, { ...play, target }, effect),
    );
  },
  begin(run) {
    if (run.effect.target === undefined) cast(run, undefined, []);
    else ask(run);
  },
  question: {
    kinds: ['target', 'choose'],
    choices({ s, play, effect, step }): readonly Action[] {
      const swap = swapIn(effect);
      const { space } = step;
      if (step.option === UNIT && swap && space !== undefined)
        return nameable(s, play, swap, space).map((piece) => ({ kind: 'choose', piece }));
      if (isNaming(step) && swap && step.piece !== undefined)
        return mutineers(s, swap, step.piece).map((piece) => ({ kind: 'choose', piece }));
      return rollTargets(s, play, effect).map((id) => ({ kind: 'target', space: id }));
    },
    apply(run, action) {
      const { s, play, effect, step } = run;
      if (action.kind === 'target') {
        const { space } = action;
        if (isMutiny(s, play, effect) && mutinyArmies(s, play, space).length > 0) {
          finish(s);
          push(s, changed(step, { kind: 'effect-random', space }));
        } else if (swapIn(effect)) askOn(run, { space, option: UNIT });
        else {
          finish(s);
          cast(run, space, []);
        }
      } else if (action.kind === 'choose' && step.option === UNIT)
        askOn(run, { piece: action.piece, option: MUTINEER });
      else if (action.kind === 'choose' && step.option === MUTINY)
        goOverTogether(run, action.piece);
      else if (action.kind === 'choose') {
        finish(s);
        cast(run, step.space, [step.piece ?? 0, action.piece]);
      }
    },
  },
});

/** The row of a die: below the first row the first, above the last the last (TC-A3). */
export function rowOf(s: State, play: Play, { rows, mods }: Roll, die: number): EffectListId {
  const sum = mods.reduce(
    (total, { mod, conditions }) => total + (allHold(s, play, conditions) ? mod : 0),
    die,
  );
  const row = rows.find(({ to }) => sum <= to) ?? rows[rows.length - 1];
  invariant(row, 'a table has rows');
  return row.effects;
}

const isNaming = ({ option }: Step): boolean => option === MUTINEER || option === MUTINY;

/** The list of effects in which a unit goes over. */
const swapList = (roll: Roll): EffectListId | undefined =>
  roll.rows.find(({ effects }) => effectsIn(effects).some((effect) => effect.do === 'swapUnit'))
    ?.effects;

/**
 * TC-16.513j: the others of the space roll first, while mutiny armies last; so it is known who stays when the army
 * that chance has named goes over.
 */
function goOverTogether(run: Run<Roll>, mutineer: PieceId): void {
  const { s, play, effect, step } = run;
  const { space, piece: chosen } = step;
  const swap = swapIn(effect);
  const list = swapList(effect);
  finish(s);
  if (space === undefined || chosen === undefined || !swap || list === undefined) return;
  const rest = mutineers(s, swap, chosen).filter((other) => other !== mutineer);
  const others = mutinyArmies(s, play, space).filter((army) => army !== chosen);
  const dice = others.slice(0, rest.length).map(
    (army, i): Step => ({
      kind: 'effect-die',
      side: play.side,
      path: step.path ?? [],
      space,
      list: [army, rest[i] ?? mutineer, chosen],
      ...(step.card !== undefined && { card: step.card }),
    }),
  );
  push(s, ...dice, stepOf({ ...play, target: space, named: [chosen, mutineer] }, list));
}
