// TC-C.do.swapUnit, AC #4: a unit goes over, and a mutiny piece of its size takes its place (TC-16.36a-c).
import type { Action } from '../actions.ts';
import {
  type EffectOf,
  effectsIn,
  linksFrom,
  type SpaceId,
  spaceName,
  type UnitId,
} from '../data/index.ts';
import { liftNoAct } from '../phases/elimination.ts';
import { say } from '../phases/phase.ts';
import { factionAt, isHostile, isNeutralFaction } from '../rules/factions.ts';
import { replacementCorps } from '../rules/losses.ts';
import {
  isArmy,
  isOwnKind,
  isUnit,
  nameOf,
  replacementsOf,
  someIn,
  unitsIn,
} from '../rules/pieces.ts';
import { hasRoom } from '../rules/stacking.ts';
import { OUT_OF_SUPPLY, supplyFor } from '../rules/supply.ts';
import {
  ALL_PIECES,
  allegianceOf,
  asPiece,
  COMING,
  DEAD,
  enemyOf,
  FULL,
  faceOf,
  finish,
  firstIn,
  NONE,
  nextIn,
  OUT,
  type PieceId,
  pieceOfUnit,
  placeOf,
  put,
  RESERVE,
  type SideId,
  type State,
  setAllegiance,
  setFace,
  setFed,
  spaceOf,
} from '../state.ts';
import { ask, type Handler, type Run } from './handler.ts';
import { clauseOf, type Play } from './play.ts';
import { oncePer } from './selectors.ts';

type Swap = EffectOf<'swapUnit'>;
type Roll = EffectOf<'roll'>;

/** The swap that a roll is about, if it is one: found once for each roll of the card data. */
export const swapIn = (roll: Roll): Swap | undefined => swapsIn(roll)[0];
const swapsIn = oncePer((roll: Roll): readonly Swap[] =>
  roll.rows.flatMap(({ effects }) =>
    effectsIn(effects).flatMap((effect) => (effect.do === 'swapUnit' ? [effect] : [])),
  ),
);

const isFree = (s: State, unit: UnitId): boolean => placeOf(s, pieceOfUnit(unit)) === COMING;

/** Mutiny pieces of the size of the unit; a corps whose army has come is no longer free. */
export const mutineers = (s: State, swap: Swap, unit: PieceId): PieceId[] =>
  mutineersFor(swap, unit)
    .filter((id) => isFree(s, id))
    .map(pieceOfUnit);
const mutineersFor = (swap: Swap, unit: PieceId): readonly UnitId[] =>
  isArmy(unit) ? swap.armies : swap.corps;

/** Somebody of the enemy stays where the unit was; those who go over with it do not count (TC-16.513j). */
function hasCompany(s: State, unit: PieceId, going: readonly PieceId[] = []): boolean {
  for (let p = firstIn(s, spaceOf(s, unit)); p !== NONE; p = nextIn(s, p)) {
    if (p === unit || going.includes(asPiece(p))) continue;
    if (allegianceOf(s, asPiece(p)) === allegianceOf(s, unit)) return true;
  }
  return false;
}

/** TC-16.36c: adjacent spaces with room, not neutral, without anybody hostile. */
const openNextTo = (s: State, side: SideId, from: SpaceId, piece: PieceId): SpaceId[] =>
  linksFrom(from)
    .map(({ to }) => to)
    .filter((id) => isOpenTo(s, side, id, piece));
function isOpenTo(s: State, side: SideId, id: SpaceId, piece: PieceId): boolean {
  const home = factionAt(id);
  if (home !== undefined && isNeutralFaction(s, home)) return false;
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p))
    if (isHostile(s, asPiece(p), side)) return false;
  return hasRoom(s, id, [piece]);
}
/** The same where one is enough. */
function hasRefuge(s: State, side: SideId, unit: PieceId, mutineer: PieceId): boolean {
  for (const { to } of linksFrom(spaceOf(s, unit)))
    if (isOpenTo(s, side, to, mutineer)) return true;
  return false;
}

/** First those supplied for the new owner, who chooses; otherwise the enemy chooses among the rest. */
function refugesOf(s: State, side: SideId, unit: PieceId, mutineer: PieceId) {
  const open = openNextTo(s, side, spaceOf(s, unit), mutineer);
  const supplied = open.filter((id) => supplyFor(s, mutineer, side, id) !== OUT_OF_SUPPLY);
  return supplied.length > 0
    ? { chooser: side, spaces: supplied }
    : { chooser: enemyOf(side), spaces: open };
}

/** Units that may be named: never a faction's, a mutineer of their size is free, and there is a place for him. */
export const nameable = (s: State, play: Play, swap: Swap, id: SpaceId): PieceId[] =>
  unitsIn(s, id).filter((unit) => isNameable(s, play, swap, unit));
export const hasNameable = (s: State, play: Play, swap: Swap, id: SpaceId): boolean =>
  someIn(s, id, (unit) => isNameable(s, play, swap, unit));
function isNameable(s: State, play: Play, swap: Swap, unit: PieceId): boolean {
  if (!isUnit(unit) || !isOwnKind(unit)) return false;
  if (allegianceOf(s, unit) !== enemyOf(play.side)) return false;
  for (const id of mutineersFor(swap, unit))
    if (isFree(s, id) && (!hasCompany(s, unit) || hasRefuge(s, play.side, unit, pieceOfUnit(id))))
      return true;
  return false;
}

/** The unit and a corps of its kind go to the Dead Box; the mutineer comes, as full or reduced as it was. */
function goOver(run: Run, unit: PieceId, mutineer: PieceId, to: SpaceId): void {
  const { s, play, emit } = run;
  const from = spaceOf(s, unit);
  const face = faceOf(s, unit);
  const corps = replacementCorps(s, unit)[0];
  for (const lost of [unit, ...(corps === undefined ? [] : [corps])]) put(s, lost, DEAD);
  setAllegiance(s, mutineer, play.side);
  setFace(s, mutineer, face);
  put(s, mutineer, to);
  // TC-16.36b: supplied for the whole turn.
  setFed(s, mutineer, s.turn);
  settleKin(s, mutineer, play.side);
  liftNoAct(s, from);
  say(emit, 'eliminated', { piece: nameOf(unit), space: spaceName(from) }, 'TC-16.36a');
  say(emit, 'placed', { piece: nameOf(mutineer), space: spaceName(to) }, clauseOf(play));
}

/** TC-16.36b: an army's corps waits in the Reserve; a corps that mutinied bars its army. */
function settleKin(s: State, mutineer: PieceId, side: SideId): void {
  for (const kin of replacementsOf(mutineer)) {
    if (placeOf(s, kin) !== COMING) continue;
    setAllegiance(s, kin, side);
    setFace(s, kin, FULL);
    put(s, kin, RESERVE);
  }
  for (const army of ALL_PIECES)
    if (replacementsOf(army).includes(mutineer) && placeOf(s, army) === COMING) put(s, army, OUT);
}

export const swapUnit: Handler<Swap> = {
  possible: (s, play, effect) =>
    play.target !== undefined && hasNameable(s, play, effect, play.target),
  begin(run) {
    const { s, play } = run;
    const [unit, mutineer, ...going] = play.named.map(asPiece);
    if (unit === undefined || mutineer === undefined) return;
    if (!hasCompany(s, unit, going)) goOver(run, unit, mutineer, spaceOf(s, unit));
    else ask(run);
  },
  question: {
    kinds: ['target'],
    asks({ s, play }) {
      const [unit, mutineer] = play.named.map(asPiece);
      if (unit === undefined || mutineer === undefined) return play.side;
      return refugesOf(s, play.side, unit, mutineer).chooser;
    },
    choices({ s, play }): Action[] {
      const [unit, mutineer] = play.named.map(asPiece);
      if (unit === undefined || mutineer === undefined) return [];
      return refugesOf(s, play.side, unit, mutineer).spaces.map((space) => ({
        kind: 'target',
        space,
      }));
    },
    apply(run, action) {
      const [unit, mutineer] = run.play.named.map(asPiece);
      finish(run.s);
      if (action.kind === 'target' && unit !== undefined && mutineer !== undefined)
        goOver(run, unit, mutineer, action.space);
    },
  },
};
