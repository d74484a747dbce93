// TC-C.do.remove, stepLoss, repair, noAct: what cards take away and mend on the map.
import type { Action } from '../actions.ts';
import { type EffectOf, NO_ACT_MARKERS, type SpaceId, spaceName, TARGET } from '../data/index.ts';
import { loseLeader, loseStep } from '../phases/elimination.ts';
import { say } from '../phases/phase.ts';
import { breachesByRepair } from '../rules/breaches.ts';
import {
  armOf,
  factionOf,
  firstUnitIn,
  isCorps,
  isOwnKind,
  isUnit,
  nameOf,
  someIn,
} from '../rules/pieces.ts';
import { isRebuildable, isRepairable, rebuildSpaces, stepCost } from '../rules/rebuilding.ts';
import {
  allegianceOf,
  asPiece,
  COMING,
  DEAD,
  enemyOf,
  FULL,
  finish,
  hasNoAct,
  isLeader,
  isOnMap,
  isReduced,
  NONE,
  OUT,
  type PieceId,
  piecesIn,
  placeOf,
  put,
  REDUCED,
  RESERVE,
  type SideId,
  type State,
  setFace,
  setOf,
  spaceOf,
} from '../state.ts';
import { ask, askOn, type Handler, type Run } from './handler.ts';
import { clauseOf, keyOf, type Play } from './play.ts';
import {
  countersOf,
  countersOfAny,
  forcesOnMap,
  isForce,
  isTarget,
  someTarget,
  targets,
  withoutSupply,
} from './selectors.ts';

// --------------------------------------------------------------------------------------- remove

type Remove = EffectOf<'remove'>;

/** Named pieces wherever they are, others on the map (TC-C.2d). */
const removable = (s: State, play: Play, effect: Remove): PieceId[] =>
  countersOfAny(effect.forces).filter((piece) => isRemovable(s, play, effect, piece));
function isRemovable(s: State, play: Play, { forces, where }: Remove, piece: PieceId): boolean {
  if (placeOf(s, piece) === OUT) return false;
  for (const f of forces) {
    if (!isForce(s, play.side, piece, f)) continue;
    if (f.units || f.leaders) return true;
    if (!isOnMap(s, piece)) continue;
    if (where === undefined || isTarget(s, play, spaceOf(s, piece), where)) return true;
  }
  return false;
}
/** The same of any piece: selector by selector, so that each is looked up once. */
function hasRemovable(s: State, play: Play, { forces, where }: Remove): boolean {
  for (const f of forces)
    for (const piece of countersOf(f)) {
      if (placeOf(s, piece) === OUT || !isForce(s, play.side, piece, f)) continue;
      if (f.units || f.leaders) return true;
      if (!isOnMap(s, piece)) continue;
      if (where === undefined || isTarget(s, play, spaceOf(s, piece), where)) return true;
    }
  return false;
}

/** `pool`: greens and the Peasant army may come again, Ukrainian greens and partisans may not. Never a VP cost. */
function takeAway({ s, play, effect, emit }: Run<Remove>, piece: PieceId): void {
  const again =
    effect.to === 'pool' && isUnit(piece) && !isOwnKind(piece) && factionOf(piece) === undefined;
  say(emit, 'removed', { piece: nameOf(piece) }, clauseOf(play));
  if (isLeader(piece)) {
    loseLeader(s, piece, emit, false);
    return;
  }
  setFace(s, piece, FULL);
  put(s, piece, again ? COMING : OUT);
}

export const remove: Handler<Remove> = {
  possible: hasRemovable,
  begin(run) {
    if (run.effect.count !== undefined) ask(run, { count: run.effect.count });
    else for (const piece of removable(run.s, run.play, run.effect)) takeAway(run, piece);
  },
  question: {
    kinds: ['choose', 'done'],
    choices({ s, play, effect }) {
      const actions: Action[] = removable(s, play, effect).map((piece) => ({
        kind: 'choose',
        piece,
      }));
      if (actions.length > 0 && effect.optional) actions.push({ kind: 'done' });
      return actions;
    },
    apply(run, action) {
      const left = (run.step.count ?? 1) - 1;
      if (action.kind === 'choose') takeAway(run, action.piece);
      if (action.kind === 'done' || left === 0) finish(run.s);
      else askOn(run, { count: left });
    },
  },
};

// ------------------------------------------------------------------------------------- stepLoss

type StepLoss = EffectOf<'stepLoss'>;

const loser = (play: Play, { of }: StepLoss): SideId =>
  of === 'own' ? play.side : enemyOf(play.side);

const isVictim = (s: State, play: Play, effect: StepLoss, piece: PieceId): boolean =>
  !isLeader(piece) &&
  allegianceOf(s, piece) === loser(play, effect) &&
  (effect.arms === undefined || effect.arms.some((arm) => arm === armOf(piece)));
const victims = (s: State, play: Play, effect: StepLoss, id: SpaceId): PieceId[] =>
  piecesIn(s, id).filter((piece) => isVictim(s, play, effect, piece));

/** A question about units, after the space has been named. */
const UNITS_OF = 'units';

/** The card's player picks the space, then `chooser` the units; one step = one unit turned or eliminated. */
export const stepLoss: Handler<StepLoss> = {
  possible: (s, play, effect) =>
    someTarget(s, play, effect.target, (id) =>
      someIn(s, id, (piece) => isVictim(s, play, effect, piece)),
    ),
  begin(run) {
    const { play, effect } = run;
    if (effect.target === TARGET) {
      if (play.target !== undefined)
        ask(run, { count: effect.steps, space: play.target, option: UNITS_OF });
    } else ask(run, { count: effect.steps });
  },
  question: {
    kinds: ['target', 'lose'],
    asks({ play, effect, step }) {
      if (step.option !== UNITS_OF) return play.side;
      return effect.chooser === 'enemy' ? enemyOf(play.side) : play.side;
    },
    choices({ s, play, effect, step }) {
      if (step.option === UNITS_OF && step.space !== undefined)
        return victims(s, play, effect, step.space).map((piece) => ({ kind: 'lose', piece }));
      return targets(s, play, effect.target)
        .filter((id) => victims(s, play, effect, id).length > 0)
        .map((space) => ({ kind: 'target', space }));
    },
    apply(run, action) {
      if (action.kind === 'target') {
        askOn(run, { space: action.space, option: UNITS_OF });
        return;
      }
      const left = (run.step.count ?? 1) - 1;
      if (left === 0) finish(run.s);
      else askOn(run, { count: left });
      // The corps that takes an army's place is chosen first and may lose further steps.
      if (action.kind === 'lose') loseStep(run.s, action.piece, run.emit);
    },
  },
};

// --------------------------------------------------------------------------------------- repair

type Repair = EffectOf<'repair'>;

/** Units on the map that may be repaired for what is left, in halves. */
function repairable(
  s: State,
  play: Play,
  effect: Repair,
  halves: number,
  only?: number,
): PieceId[] {
  return forcesOnMap(s, play.side, effect.forces).filter(
    (piece) =>
      (only === undefined || spaceOf(s, piece) === only) &&
      isMendable(s, play, effect, halves, piece),
  );
}
const isMendable = (
  s: State,
  play: Play,
  { where }: Repair,
  halves: number,
  piece: PieceId,
): boolean =>
  stepCost(piece) <= halves &&
  isRepairable(s, piece) &&
  isTarget(s, play, spaceOf(s, piece), withoutSupply(where));

function rebuilding(s: State, play: Play, effect: Repair, halves: number): Action[] {
  if (!effect.rebuild) return [];
  return countersOf(effect.forces)
    .filter(
      (piece) =>
        placeOf(s, piece) === DEAD &&
        isForce(s, play.side, piece, effect.forces) &&
        isRebuildable(piece) &&
        stepCost(piece) <= halves,
    )
    .flatMap((piece): Action[] =>
      isCorps(piece)
        ? [{ kind: 'rebuild-reserve', piece }]
        : rebuildSpaces(s, piece)
            .filter((id) => isTarget(s, play, id, withoutSupply(effect.where)))
            .map((space) => ({ kind: 'rebuild', piece, space })),
    );
}

function mends(s: State, play: Play, effect: Repair): boolean {
  for (const piece of countersOf(effect.forces)) {
    // Few units are reduced, so that is asked first.
    if (!isReduced(s, piece) || !isOnMap(s, piece)) continue;
    if (!isForce(s, play.side, piece, effect.forces)) continue;
    if (isMendable(s, play, effect, effect.worth * 2, piece)) return true;
  }
  return false;
}

export const repair: Handler<Repair> = {
  possible: (s, play, effect) =>
    mends(s, play, effect) || rebuilding(s, play, effect, effect.worth * 2).length > 0,
  begin: (run) => ask(run, { count: run.effect.worth * 2, more: [] }),
  question: {
    kinds: ['repair', 'rebuild', 'rebuild-reserve', 'done'],
    choices({ s, play, effect, step }) {
      const only = effect.oneSpace ? step.more?.[0] : undefined;
      const halves = step.count ?? 0;
      const actions: Action[] = [
        ...repairable(s, play, effect, halves, only).map(
          (piece): Action => ({ kind: 'repair', piece }),
        ),
        ...rebuilding(s, play, effect, halves),
      ];
      return actions.length > 0 ? [...actions, { kind: 'done' }] : [];
    },
    apply(run, action) {
      const { s, play, emit, step } = run;
      if (action.kind === 'done' || !('piece' in action)) {
        finish(s);
        return;
      }
      const { piece } = action;
      if (action.kind === 'repair') setFace(s, piece, FULL);
      else {
        setFace(s, piece, REDUCED);
        put(s, piece, action.kind === 'rebuild' ? action.space : RESERVE);
      }
      // TC-A147: a repair by an event is a repair for the marker Siberian.
      if (breachesByRepair(s, play.side, piece)) setOf(s.breach, play.side, 1);
      say(emit, 'repaired', { piece: nameOf(piece), card: keyOf(play) }, clauseOf(play));
      askOn(run, {
        count: (step.count ?? 0) - stepCost(piece),
        more: isOnMap(s, piece) ? [spaceOf(s, piece)] : (step.more ?? []),
      });
    },
  },
};

// ---------------------------------------------------------------------------------------- noAct

type NoAct = EffectOf<'noAct'>;

/** TC-C.do.noAct: only where a unit of the opponent stands and none lies, while a marker is free (TC-10.213c). */
function isNoActSpace(s: State, play: Play, { action }: NoAct, id: SpaceId): boolean {
  if (action === 'remove') return hasNoAct(s, id);
  if (s.noAct.length >= NO_ACT_MARKERS || hasNoAct(s, id)) return false;
  const unit = firstUnitIn(s, id);
  return unit !== NONE && allegianceOf(s, asPiece(unit)) === enemyOf(play.side);
}

export const noAct: Handler<NoAct> = {
  possible: (s, play, effect) =>
    someTarget(s, play, effect.target, (id) => isNoActSpace(s, play, effect, id)),
  begin: (run) => ask(run, { count: run.effect.count }),
  question: {
    kinds: ['target', 'done'],
    choices({ s, play, effect }) {
      const actions: Action[] = targets(s, play, effect.target)
        .filter((id) => isNoActSpace(s, play, effect, id))
        .map((space) => ({ kind: 'target', space }));
      // Up to so many: what harms oneself to leave is still one's own choice.
      if (actions.length > 0 && effect.count > 1) actions.push({ kind: 'done' });
      return actions;
    },
    apply(run, action) {
      const { s, effect, emit, play } = run;
      const left = (run.step.count ?? 1) - 1;
      if (action.kind === 'target') {
        const space = spaceName(action.space);
        if (effect.action === 'place') s.noAct.push(action.space);
        else s.noAct = s.noAct.filter((id) => id !== action.space);
        say(
          emit,
          effect.action === 'place' ? 'no-act' : 'no-act-removed',
          { space },
          clauseOf(play),
        );
      }
      if (action.kind === 'done' || left === 0) finish(s);
      else askOn(run, { count: left });
    },
  },
};
