// TC-C.do.place, leader, factionReinforce: pieces that come by card.
import type { Action } from '../actions.ts';
import {
  EFFECT_LISTS,
  type EffectOf,
  faction,
  region,
  type SpaceId,
  spaceName,
  type UnitId,
} from '../data/index.ts';
import { say } from '../phases/phase.ts';
import { arrivesReduced } from '../rules/arrival.ts';
import { controls } from '../rules/control.ts';
import { controllerOf } from '../rules/factions.ts';
import {
  campOf,
  factionOf,
  isArmy,
  isCorps,
  isInsurrection,
  isOwnKind,
  isPartisan,
  isUnit,
  keyOf,
  nameOf,
  roleOf,
} from '../rules/pieces.ts';
import { rebuildSpaces } from '../rules/rebuilding.ts';
import { checkStack, hasRoom } from '../rules/stacking.ts';
import { isSupplied, OUT_OF_SUPPLY, supplyAt } from '../rules/supply.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  AWAY,
  allegianceOf,
  asPiece,
  COMING,
  DEAD,
  FULL,
  finish,
  GREEN,
  isOnMap,
  NONE,
  type PieceId,
  pieceOfLeader,
  pieceOfUnit,
  placeOf,
  put,
  RED,
  REDUCED,
  RESERVE,
  type SideId,
  type State,
  setFace,
  setFed,
  spaceOf,
} from '../state.ts';
import { isAvailable } from './conditions.ts';
import { ask, askOn, type Handler, type Run } from './handler.ts';
import { clauseOf, ownPlay, type Play } from './play.ts';
import { hasPlaceFor, offersReserve, placesFor } from './selectors.ts';

/** TC-14.11d: RED's own armies may arrive reduced. */
const isReducedOnArrival = (s: State, army: PieceId, id: SpaceId): boolean =>
  isArmy(army) && allegianceOf(s, army) === RED && isOwnKind(army) && arrivesReduced(s, id);

type Place = EffectOf<'place'>;

/** Units that rise where they can and nowhere else (TC-C.do.place). */
const staysOut = (s: State, piece: PieceId): boolean =>
  isInsurrection(piece) || isPartisan(piece) || allegianceOf(s, piece) === GREEN;

/** Where the next unit of the effect may go now. */
function placesNow({ s, play, effect, step }: Run<Place>, piece: PieceId): readonly SpaceId[] {
  const placed = (step.more ?? []).map(asPiece);
  const spaces = placesFor(s, play, piece, effect.at, effect.priority);
  if (effect.spread)
    return spaces.filter((id) => !placed.some((other) => placeOf(s, other) === id));
  if (!effect.together) return spaces;
  const first = placed[0];
  if (first !== undefined) return spaces.filter((id) => placeOf(s, first) === id);
  const all = (step.list ?? []).map(asPiece);
  return spaces.filter((id) => hasRoom(s, id, all));
}

function arrive(run: Run, piece: PieceId, id: SpaceId, state: Place['state']): void {
  const { s, play, emit } = run;
  const reduced = state === 'reduced' || (state === 'rule' && isReducedOnArrival(s, piece, id));
  setFace(s, piece, reduced ? REDUCED : FULL);
  put(s, piece, id);
  // TC-16.34a: an insurrection army is supplied on the turn it arrives.
  if (isInsurrection(piece)) setFed(s, piece, s.turn);
  say(emit, 'placed', { piece: nameOf(piece), space: spaceName(id), reduced }, clauseOf(play));
}

function toReserve(run: Run, piece: PieceId): void {
  setFace(run.s, piece, FULL);
  put(run.s, piece, RESERVE);
  say(run.emit, 'placed', { piece: nameOf(piece), space: 'reserve' }, clauseOf(run.play));
}

/** TC-14.11b: without a place a corps goes to the Reserve, an army to the Dead Box. */
function shelve(run: Run, piece: PieceId): void {
  if (staysOut(run.s, piece)) return;
  if (isCorps(piece)) {
    toReserve(run, piece);
    return;
  }
  put(run.s, piece, DEAD);
  setFace(run.s, piece, REDUCED);
  say(run.emit, 'placed', { piece: nameOf(piece), space: 'dead' }, 'TC-14.11b');
}

const waiting = (s: State, units: readonly UnitId[]): PieceId[] =>
  units.filter((unit) => isAvailable(s, unit)).map(pieceOfUnit);

/** The unit is settled: the next one, or the end. */
function nextUnit(run: Run<Place>, placed: boolean): void {
  const { step } = run;
  const [piece, ...left] = step.list ?? [];
  const count = (step.count ?? 0) - 1;
  if (left.length === 0 || count === 0 || piece === undefined) finish(run.s);
  else
    askOn(run, {
      list: left,
      count,
      more: placed ? [...(step.more ?? []), piece] : (step.more ?? []),
    });
}

export const place: Handler<Place> = {
  possible(s, play, effect) {
    for (const unit of effect.units) {
      if (!isAvailable(s, unit)) continue;
      const piece = pieceOfUnit(unit);
      if (!staysOut(s, piece) || hasPlaceFor(s, play, piece, effect.at)) return true;
    }
    return false;
  },
  begin(run) {
    const list = waiting(run.s, run.effect.units);
    if (list.length > 0) ask(run, { list, count: run.effect.take, more: [] });
  },
  question: {
    kinds: ['place', 'place-reserve', 'done'],
    choices(run) {
      const piece = asPiece(run.step.list?.[0] ?? 0);
      const spaces = placesNow(run, piece);
      const actions: Action[] = spaces.map((space) => ({ kind: 'place', piece, space }));
      if (isCorps(piece) && offersReserve(run.effect.at))
        actions.push({ kind: 'place-reserve', piece });
      // TC-C.do.place: at most so many of them, so fewer if the player likes.
      if (actions.length > 0 && run.effect.take < run.effect.units.length)
        actions.push({ kind: 'done' });
      return actions;
    },
    apply(run, action) {
      if (action.kind === 'place') arrive(run, action.piece, action.space, run.effect.state);
      else if (action.kind === 'place-reserve') toReserve(run, action.piece);
      else {
        finish(run.s);
        return;
      }
      nextUnit(run, action.kind === 'place');
    },
    none(run) {
      shelve(run, asPiece(run.step.list?.[0] ?? 0));
      nextUnit(run, false);
    },
  },
};

// -------------------------------------------------------------------------------------- leaders

type LeaderEffect = EffectOf<'leader'>;

/** Still unbought and alive. */
const isComing = (s: State, p: PieceId): boolean =>
  placeOf(s, p) === COMING || placeOf(s, p) === AWAY;
const leadersComing = (s: State, { leaders }: LeaderEffect): PieceId[] =>
  leaders.map(pieceOfLeader).filter((p) => isComing(s, p));

export const leader: Handler<LeaderEffect> = {
  possible: (s, _play, { leaders }) => leaders.some((id) => isComing(s, pieceOfLeader(id))),
  begin(run) {
    const coming = leadersComing(run.s, run.effect);
    if (coming.length > 0) ask(run, { list: coming });
  },
  question: {
    kinds: ['place', 'done'],
    choices({ s, play, effect, step }) {
      const actions: Action[] = (step.list ?? []).map(asPiece).flatMap((piece) =>
        placesFor(s, play, piece, effect.at).map((space) => ({
          kind: 'place' as const,
          piece,
          space,
        })),
      );
      if (effect.optional && actions.length > 0) actions.push({ kind: 'done' });
      return actions;
    },
    apply(run, action) {
      finish(run.s);
      if (action.kind === 'place') arrive(run, action.piece, action.space, 'full');
    },
    /** TC-C.do.leader: he may be placed in any later replacement step. */
    none({ s, step }) {
      finish(s);
      const [only, ...others] = step.list ?? [];
      if (only !== undefined && others.length === 0) s.owedLeaders.push(only);
    },
  },
};

const LEADER_EFFECTS = EFFECT_LISTS.flat().filter((effect) => effect.do === 'leader');
/** TC-C.do.leader: where a leader may still be placed for whom there was no space when his card was played. */
export function owedSpaces(s: State, side: SideId, piece: PieceId): readonly SpaceId[] {
  const effect = LEADER_EFFECTS.find(({ leaders }) =>
    leaders.some((id) => pieceOfLeader(id) === piece),
  );
  return effect === undefined ? [] : placesFor(s, ownPlay(side), piece, effect.at);
}

// ----------------------------------------------------------------------- faction reinforcements

type Reinforce = EffectOf<'factionReinforce'>;

const comes = (s: State, play: Play, unit: UnitId): boolean => {
  const f = factionOf(pieceOfUnit(unit));
  const at = placeOf(s, pieceOfUnit(unit));
  return (at === COMING || at === AWAY) && f !== undefined && controllerOf(s, f) === play.side;
};
const reinforcements = (s: State, play: Play, { units }: Reinforce): PieceId[] =>
  units.filter((unit) => comes(s, play, unit)).map(pieceOfUnit);

/** Armies where they may be rebuilt or, without room there, in any friendly supplied space of their region. */
function reinforcementSpaces(s: State, piece: PieceId): readonly SpaceId[] {
  if (roleOf(piece) === 'az-squadron') return besideRussians(s, piece);
  const first = rebuildSpaces(s, piece);
  if (first.length > 0) return first;
  const f = factionOf(piece);
  const home = f === undefined ? undefined : faction(f).region;
  if (f === undefined || home === undefined) return [];
  const side = controllerOf(s, f);
  return region(home).spaces.filter(
    (id) =>
      side !== undefined &&
      controls(s, side, id) &&
      supplyAt(s, piece, id) !== OUT_OF_SUPPLY &&
      !checkStack(s, id, [piece]),
  );
}

/** TC-C.W28: the AZ Squadron joins any supplied unit of the Russian Army. */
function besideRussians(s: State, piece: PieceId): readonly SpaceId[] {
  const russians = ALL_PIECES.filter(
    (other) =>
      isOnMap(s, other) && isUnit(other) && campOf(other) === 'russian' && isSupplied(s, other),
  );
  return ALL_SPACES.filter(
    (id) => russians.some((other) => spaceOf(s, other) === id) && !checkStack(s, id, [piece]),
  );
}

/** TC-14.41g: where the RBEF landed. */
function notePort(s: State, piece: PieceId): void {
  const rbef = ['br-rbef-1', 'br-rbef-2'].map((key) => keyOf(piece) === key);
  for (const [i, is] of rbef.entries()) if (is) s.rbefPort[i] = spaceOf(s, piece);
}

export const factionReinforce: Handler<Reinforce> = {
  possible: (s, play, { units }) => units.some((unit) => comes(s, play, unit)),
  begin(run) {
    const list = reinforcements(run.s, run.play, run.effect);
    if (list.length > 0) ask(run, { list });
  },
  question: {
    kinds: ['place', 'place-reserve'],
    choices({ s, step }) {
      const piece = asPiece(step.list?.[0] ?? NONE);
      const actions: Action[] = reinforcementSpaces(s, piece).map((space) => ({
        kind: 'place',
        piece,
        space,
      }));
      if (isCorps(piece)) actions.push({ kind: 'place-reserve', piece });
      return actions;
    },
    apply(run, action) {
      if (action.kind === 'place') {
        arrive(run, action.piece, action.space, 'full');
        notePort(run.s, action.piece);
      } else if (action.kind === 'place-reserve') toReserve(run, action.piece);
      nextReinforcement(run);
    },
    none(run) {
      shelve(run, asPiece(run.step.list?.[0] ?? NONE));
      nextReinforcement(run);
    },
  },
};

function nextReinforcement(run: Run): void {
  const [, ...left] = run.step.list ?? [];
  if (left.length === 0) finish(run.s);
  else askOn(run, { list: left });
}
