// TC-C.do.makeGreen, landing: armies that rise against everybody, and troops that come by sea.
import type { Action } from '../actions.ts';
import { type EffectOf, faction, region, type SpaceId, spaceName } from '../data/index.ts';
import { takeControl } from '../phases/captures.ts';
import { say } from '../phases/phase.ts';
import { nearest } from '../rules/distance.ts';
import { isNeutralFaction } from '../rules/factions.ts';
import { isOccupied, nameOf } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import {
  AWAY,
  allegianceOf,
  asPiece,
  COMING,
  FULL,
  faceOf,
  finish,
  GREEN,
  isLeader,
  OUT,
  type PieceId,
  pieceOfUnit,
  placeOf,
  put,
  type State,
  setAllegiance,
  setFed,
  setWar,
  spaceOf,
} from '../state.ts';
import { ask, askOn, type Handler, type Run } from './handler.ts';
import { clauseOf, type Play } from './play.ts';
import { forcesOnMap, isPlaceFor, isTarget, sitesFor, withLeaders } from './selectors.ts';

type MakeGreen = EffectOf<'makeGreen'>;
const AGAINST_BOTH = 3;

/** Armies of the list that are still to come: the dead and those out of the game are skipped. */
const rising = (s: State, { units }: MakeGreen): PieceId[] =>
  units.map(pieceOfUnit).filter((piece) => {
    const place = placeOf(s, piece);
    return (place === AWAY || place === COMING) && faceOf(s, piece) === FULL;
  });

/** Its space in the set-up of the faction, or the nearest free one of the region. */
function risesAt(s: State, { faction: f }: MakeGreen, piece: PieceId): SpaceId | undefined {
  const { stacks, region: home } = faction(f);
  const listed = stacks.find(({ units }) =>
    units.some((unit) => pieceOfUnit(unit) === piece),
  )?.space;
  if (listed === undefined || home === undefined) return undefined;
  if (!isOccupied(s, listed)) return listed;
  return nearest(
    listed,
    region(home).spaces.filter((id) => !isOccupied(s, id)),
  )[0];
}

export const makeGreen: Handler<MakeGreen> = {
  possible: (s, _play, effect) => isNeutralFaction(s, effect.faction),
  begin({ s, play, effect, emit }) {
    setWar(s, effect.faction, AGAINST_BOTH);
    for (const piece of rising(s, effect)) {
      const to = risesAt(s, effect, piece);
      setAllegiance(s, piece, GREEN);
      put(s, piece, to ?? OUT);
      if (to !== undefined)
        say(emit, 'placed', { piece: nameOf(piece), space: spaceName(to) }, clauseOf(play));
    }
  },
};

// -------------------------------------------------------------------------------------- landing

type Landing = EffectOf<'landing'>;

const shipped = (run: Run<Landing>): PieceId[] => (run.step.more ?? []).map(asPiece);

/** Pieces that may board: in one port, that of the first to board. */
function boarding(run: Run<Landing>): PieceId[] {
  const { s, play, effect } = run;
  const aboard = shipped(run);
  const port = aboard[0] === undefined ? undefined : spaceOf(s, aboard[0]);
  const units = aboard.filter((piece) => !isLeader(piece)).length;
  return candidates(s, play, effect).filter((piece) => {
    if (aboard.includes(piece) || (port !== undefined && spaceOf(s, piece) !== port)) return false;
    return isLeader(piece) ? effect.leaders && units > 0 : units < effect.maxUnits;
  });
}
function candidates(s: State, play: Play, effect: Landing): PieceId[] {
  return forcesOnMap(s, play.side, withLeaders(effect.forces)).filter((piece) =>
    isTarget(s, play, spaceOf(s, piece), effect.from),
  );
}

/** Ports of the other end that take them all. */
const harbours = (run: Run<Landing>, pieces: readonly PieceId[]): SpaceId[] => {
  const { s, play, effect } = run;
  const from = pieces[0] === undefined ? undefined : spaceOf(s, pieces[0]);
  return sitesFor(play.side, effect.to).filter(
    (id) =>
      id !== from &&
      pieces.every((piece) => isPlaceFor(s, play, piece, id, effect.to)) &&
      !checkStack(s, id, pieces),
  );
};

export const landing: Handler<Landing> = {
  possible: (s, play, effect) => {
    const run = { s, play, effect, step: { kind: 'effect-choice' as const }, emit: undefined };
    return candidates(s, play, effect).some(
      (piece) => !isLeader(piece) && harbours(run, [piece]).length > 0,
    );
  },
  begin: (run) => ask(run, { more: [] }),
  question: {
    kinds: ['ship', 'land', 'done'],
    choices(run) {
      const aboard = shipped(run);
      const actions: Action[] = boarding(run).map((piece) => ({ kind: 'ship', piece }));
      if (aboard.some((piece) => !isLeader(piece)))
        actions.push(...harbours(run, aboard).map((space): Action => ({ kind: 'land', space })));
      return actions.length > 0 ? [...actions, { kind: 'done' }] : [];
    },
    apply(run, action) {
      if (action.kind === 'ship') {
        askOn(run, { more: [...(run.step.more ?? []), action.piece] });
        return;
      }
      finish(run.s);
      if (action.kind === 'land') goAshore(run, shipped(run), action.space);
    },
  },
};

/** They are supplied this turn and take the port. */
function goAshore({ s, play, emit }: Run<Landing>, pieces: readonly PieceId[], to: SpaceId): void {
  const from = spaceName(spaceOf(s, pieces[0] ?? asPiece(0)));
  for (const piece of pieces) {
    put(s, piece, to);
    setFed(s, piece, s.turn);
  }
  say(emit, 'moved', { pieces: pieces.map(nameOf), from, space: spaceName(to) }, clauseOf(play));
  if (allegianceOf(s, pieces[0] ?? asPiece(0)) === play.side) takeControl(s, play.side, to, emit);
}
