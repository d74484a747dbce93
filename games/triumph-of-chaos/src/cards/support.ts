// TC-C.do: replacement steps, supply, modifiers of dice and combats, activations, redeployment, routines.
import { invariant } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  CENTRAL_POWERS,
  type EffectOf,
  FACTION_IDS,
  type FactionId,
  type SpaceId,
} from '../data/index.ts';
import { succeed } from '../phases/abilities.ts';
import { cancelMark, liveMarks, startOperations } from '../phases/operations.ts';
import { say } from '../phases/phase.ts';
import { EVENT, FIRST_ROUND, REGIONAL } from '../rules/activation.ts';
import { isControlledBy } from '../rules/factions.ts';
import { hasArmy } from '../rules/leaders.ts';
import { someIn } from '../rules/pieces.ts';
import { checkPropaganda, checkRally } from '../rules/propaganda.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  addFactionSteps,
  addOf,
  allegianceOf,
  asPiece,
  COMBAT_MARK,
  finish,
  isOnMap,
  MOVE_MARK,
  markOn,
  nameOfSide,
  of,
  pieceOfUnit,
  push,
  type SideId,
  type State,
  setFed,
  setOf,
  USED_REDEPLOYMENT,
} from '../state.ts';
import { ask, askOn, type Handler } from './handler.ts';
import { clauseOf, type Play, partyOf } from './play.ts';
import { factionsMeant, untilOf } from './politics.ts';
import { isForce, someTarget, targets } from './selectors.ts';

// ----------------------------------------------------------------------------- replacement steps

/** TC-14.31a: Political Cards give a side two steps a turn at most; kept in halves. */
const POLITICAL_LIMIT = 4;

export const rs: Handler<EffectOf<'rs'>> = {
  possible: () => true,
  begin({ s, play, effect, step, emit }) {
    const side = partyOf(s, play, effect.side);
    if (side === undefined) return;
    const halves = effect.steps * 2;
    if (halves < 0) addOf(s.penalty, side, -halves);
    else if (effect.orFactions)
      setOf(s.politicalSteps, side, Math.min(POLITICAL_LIMIT, of(s.politicalSteps, side) + halves));
    else if (effect.camps) s.boundSteps.push(side, halves, ...(step.path ?? [0, 0]));
    else addOf(s.steps, side, halves);
    say(emit, 'recorded-steps', { side: nameOfSide(side), steps: effect.steps }, clauseOf(play));
  },
};

export const factionRs: Handler<EffectOf<'factionRs'>> = {
  /** TC-8.315g: the Central Powers take none. */
  possible: (s, play, effect) =>
    factionsMeant(s, play, effect.factions).some(
      (f) => f !== CENTRAL_POWERS && isControlledBy(s, f, play.side),
    ),
  begin({ s, play, effect }) {
    const { factions } = effect;
    const only: FactionId | undefined =
      typeof factions === 'string' || factions.length > 1 ? undefined : factions[0];
    if (only !== undefined) addFactionSteps(s, play.side, only, effect.steps * 2);
    else {
      // Divided at 7.58 among those controlled then: what is left, and at most for one faction.
      s.freeFactionSteps[play.side * 2] = effect.steps * 2;
      s.freeFactionSteps[play.side * 2 + 1] = effect.maxEach * 2;
    }
  },
};

export const concentration: Handler<EffectOf<'concentration'>> = {
  possible: () => true,
  begin({ s, play, effect }) {
    setOf(s.concentration, partyOf(s, play, effect.side) ?? play.side, 1);
  },
};

// -------------------------------------------------------------------------------- lasting effects

const lastTurn = (s: State, until: EffectOf<'supply'>['until']): number =>
  until === 'endOfNextTurn' ? s.turn + 1 : s.turn;

export const supply: Handler<EffectOf<'supply'>> = {
  possible: () => true,
  begin({ s, effect }) {
    for (const unit of effect.units)
      if (isOnMap(s, pieceOfUnit(unit))) setFed(s, pieceOfUnit(unit), lastTurn(s, effect.until));
  },
};

export const dieMod: Handler<EffectOf<'dieMod'>> = {
  possible: () => true,
  begin({ s, play, effect }) {
    s.lasting.push({
      do: 'dieMod',
      side: effect.side === undefined ? play.side : (partyOf(s, play, effect.side) ?? play.side),
      ...untilOf(s, effect.until),
      table: effect.table,
      factions: effect.factions ?? [],
      value: effect.mod,
    });
  },
};

export const combatMod: Handler<EffectOf<'combatMod'>> = {
  possible: () => true,
  begin({ s, play, effect }) {
    const spaces = effect.where && targets(s, play, effect.where);
    s.lasting.push({
      do: 'combatMod',
      side: play.side,
      ...untilOf(s, effect.until),
      when: effect.when,
      ...(spaces && { spaces }),
      ignores: effect.ignoreShifts,
      value: effect.modifier,
    });
  },
};

export const surprise: Handler<EffectOf<'surprise'>> = {
  possible: () => true,
  begin({ s, play, effect }) {
    if (effect.until === 'combat' && s.combat) {
      s.combat.cardSurprise = 1;
      return;
    }
    const { forces } = effect;
    const pieces = forces && ALL_PIECES.filter((piece) => isForce(s, play.side, piece, forces));
    s.lasting.push({
      do: 'surprise',
      side: play.side,
      ...untilOf(s, effect.until),
      ...(pieces && { pieces }),
      value: effect.uses,
    });
  },
};

// -------------------------------------------------------------------------------------- operations

type Activate = EffectOf<'activate'>;

const held = (s: State, side: SideId, id: SpaceId): boolean =>
  someIn(s, id, (piece) => allegianceOf(s, piece) === side);

/** Spaces with the player's forces that the event names; all of them without a selector. */
const activatable = (s: State, play: Play, { where }: Activate): SpaceId[] =>
  targets(s, play, where ?? EVERYWHERE).filter((id) => held(s, play.side, id));

const EVERYWHERE = {
  ids: undefined,
  regions: undefined,
  homes: undefined,
  vc: undefined,
  seas: undefined,
  control: undefined,
  occupied: undefined,
  supplied: undefined,
  adjacentTo: undefined,
  holds: undefined,
  lacks: undefined,
  withUnits: undefined,
  reserve: false,
} as const;

/** What the marking of spaces may ignore: numbers of `rules/activation.ts`, factions for `exclusive`. */
function ignored({ ignore, where }: Activate): readonly number[] {
  const list: number[] = [];
  if (ignore.includes('regionalLimit')) list.push(REGIONAL);
  if (ignore.includes('firstRound')) list.push(FIRST_ROUND);
  if (ignore.includes('exclusive')) list.push(...(where?.holds?.factions ?? FACTION_IDS));
  return list;
}

/** TC-C.1e: operations like a card of that many points. */
export const activate: Handler<Activate> = {
  possible: (s, play, { where }) =>
    someTarget(s, play, where ?? EVERYWHERE, (id) => held(s, play.side, id)),
  begin({ s, play, effect }) {
    const { side } = play;
    const list = effect.where && activatable(s, play, effect);
    const op = { side, points: effect.spaces, why: EVENT, more: ignored(effect) };
    startOperations(s, list ? { ...op, list } : op);
  },
};

/** TC-C.do.freeSr: it counts for TC-12.1a both ways. */
export const freeSr: Handler<EffectOf<'freeSr'>> = {
  possible: (s, play) => (of(s.lastUse, play.side) & USED_REDEPLOYMENT) === 0,
  begin({ s, play, effect }) {
    setOf(s.thisUse, play.side, of(s.thisUse, play.side) | USED_REDEPLOYMENT);
    push(s, { kind: 'redeploy', side: play.side, limit: effect.value, list: [0, 0, 0] });
  },
};

const MARKS = { move: MOVE_MARK, combat: COMBAT_MARK } as const;

/** TC-9.23e: one marker is taken off; the points stay spent and the space may not be marked again. */
export const cancelActivation: Handler<EffectOf<'cancelActivation'>> = {
  possible: (s, _play, { kinds }) => cancellable(s, kinds).length > 0,
  begin: (run) => ask(run),
  question: {
    kinds: ['target'],
    choices: ({ s, effect }) =>
      cancellable(s, effect.kinds).map((space) => ({ kind: 'target', space })),
    apply({ s, emit }, action) {
      invariant(action.kind === 'target', 'a marker is named');
      finish(s);
      cancelMark(s, action.space, emit);
    },
  },
};
const cancellable = (s: State, kinds: readonly ('move' | 'combat')[]): SpaceId[] =>
  liveMarks(s).filter((id) => kinds.some((kind) => markOn(s, id) === MARKS[kind]));

/** TC-C.do.autoAbility: the roll that was asked for succeeds without a die, if the leader is able (TC-15.22b). */
export const autoAbility: Handler<EffectOf<'autoAbility'>> = {
  possible: (s) =>
    s.agenda.some(
      ({ kind, piece }) =>
        kind === 'ability-die' && piece !== undefined && hasArmy(s, asPiece(piece)),
    ),
  begin: ({ s, emit }) => succeed(s, emit),
};

// ---------------------------------------------------------------------------------------- routines

type RoutineEffect = EffectOf<'routine'>;

export const routine: Handler<RoutineEffect> = {
  /** TC-A151: a routine whose rule an option has removed does nothing. */
  possible: (s, _play, { name }) => name === 'propaganda' || s.rules.specialUnits,
  begin(run) {
    const { s, play, effect } = run;
    switch (effect.name) {
      case 'peasantRevolt':
        push(s, { kind: 'peasant-die', side: play.side });
        break;
      case 'gajdaPutsch':
        push(s, { kind: 'putsch-die', side: play.side });
        break;
      case 'srArmyMutiny':
        push(s, { kind: 'mutiny-die', side: play.side });
        break;
      case 'propaganda':
        ask(run, { limit: effect.times });
    }
  },
  question: {
    kinds: ['propaganda', 'rally', 'done'],
    choices({ s, play }) {
      const actions = attempts(s, play.side);
      return actions.length > 0 ? [...actions, { kind: 'done' }] : [];
    },
    apply(run, action) {
      const { s, play, effect, step } = run;
      const left = (step.limit ?? 1) - 1;
      if (action.kind === 'done' || left === 0) finish(s);
      else askOn(run, { limit: left });
      if (action.kind === 'propaganda' || action.kind === 'rally')
        push(s, {
          kind: action.kind === 'rally' ? 'rally-die' : 'propaganda-die',
          side: play.side,
          space: action.space,
          count: effect.mod,
        });
    },
  },
};

/** TC-C.do.routine: an attempt is not a Special Action, but its conditions are the same (TC-10.213a, TC-10.213f). */
const attempts = (s: State, side: SideId): Action[] =>
  ALL_SPACES.flatMap((space): Action[] => {
    const found: Action[] = [];
    if (!checkPropaganda(s, side, space)) found.push({ kind: 'propaganda', space });
    if (!checkRally(s, side, space)) found.push({ kind: 'rally', space });
    return found;
  });
