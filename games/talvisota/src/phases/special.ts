// O4: special movement and Possession markers (TV-2.4d, TV-2.4e, TV-A53, TV-A55).
import { invariant, type Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  BOX,
  FINNISH_SPACES,
  FORCE_LIMIT,
  FRONTS,
  type FrontId,
  finnishSpacesOf,
  frontOf,
  isBox,
  isSoviet,
  isSovietType,
  nameOfFront,
  nameOfPlace,
  nameOfSpace,
  nameOfUnit,
  type Place,
  POSSESSION_MARKERS,
  SOVIET_TYPES,
  type SpaceId,
  sovietSpacesOf,
  type UnitType,
} from '../data/index.ts';
import { DONE, markAction, movesFrom, movesInside, unmarkAction } from '../interned.ts';
import { refuse } from '../refusal.ts';
import { isReachableGap, linkedSpaces } from '../rules/control.ts';
import {
  finish,
  garrison,
  hasMarker,
  isConquered,
  moveUnits,
  type State,
  scoutsAt,
  setMarker,
  unitsAt,
} from '../state.ts';
import { type Phase, sovietDecides } from './phase.ts';

const SPECIAL = sovietDecides({ kind: 'special', clause: 'TV-2.4d' });

/** TV-6.1e: how many of the four markers are still in stock. */
export function freeMarkers(s: State): number {
  let placed = 0;
  for (const space of FINNISH_SPACES) if (hasMarker(s, space)) placed++;
  return POSSESSION_MARKERS - placed;
}

/** TV-A53 b and c: a linked space with room, or a gap within reach. */
const isOnTheLine = (s: State, space: SpaceId, linked: readonly number[]): boolean =>
  linked[space] === 1 ? garrison(s, space) < FORCE_LIMIT : isReachableGap(s, space, linked);

function addMoves(s: State, from: Place, finnish: readonly SpaceId[], found: Action[]): void {
  if (garrison(s, from) === 0) return;
  for (const unit of SOVIET_TYPES) {
    if (unitsAt(s, from, unit) === 0) continue;
    for (const move of movesInside(unit, from)) found.push(move);
    const moves = movesFrom(unit, from);
    for (const to of finnish) if (to !== from) found.push(moves[to]!);
  }
}

/** Where the lines of a front lead in Finland: the spaces that units may enter. */
function lineSpaces(s: State, front: FrontId, linked: readonly number[]): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const space of finnishSpacesOf(front))
    if ((linked[space] === 1 || isConquered(s, space)) && isOnTheLine(s, space, linked))
      spaces.push(space);
  return spaces;
}

function addMarkers(s: State, linked: readonly number[], found: Action[]): void {
  const free = freeMarkers(s) > 0;
  for (const space of FINNISH_SPACES) {
    if (linked[space] === 1) {
      if (hasMarker(s, space)) found.push(unmarkAction(space));
      else if (free) found.push(markAction(space));
    } else if (free && isConquered(s, space) && isReachableGap(s, space, linked)) {
      found.push(markAction(space));
    }
  }
}

function checkMove(s: State, unit: UnitType, from: Place, to: SpaceId): Refusal | undefined {
  const facts = {
    unit: nameOfUnit(unit),
    from: nameOfPlace(from),
    space: nameOfSpace(to),
    front: nameOfFront(frontOf(from)),
  };
  if (!isSovietType(unit)) return refuse('TV-A53', 'not-yours', { counter: facts.unit });
  if (unitsAt(s, from, unit) === 0)
    return refuse('TV-A53', 'no-such-unit', { ...facts, place: facts.from });
  if (from === to) return refuse('TV-A53', 'already-there', facts);
  const linked = linkedSpaces(s);
  if (!isBox(from) && !isSoviet(from)) {
    if (!s.rules.lineMovement) return refuse('TV-A53', 'units-in-finland-stay', facts);
    if (linked[from] === 0) return refuse('TV-A53', 'cut-off', { ...facts, space: facts.from });
  }
  if (scoutsAt(s, to) > 0) return refuse('TV-2.4d', 'finns-hold', facts);
  if (frontOf(to) !== frontOf(from)) return refuse('TV-A53', 'not-on-the-line', facts);
  if (isSoviet(to)) return undefined;
  if (linked[to] === 0 && !isReachableGap(s, to, linked))
    return refuse('TV-A53', 'not-on-the-line', facts);
  return garrison(s, to) < FORCE_LIMIT ? undefined : refuse('TV-A49', 'space-is-full', facts);
}

function checkMark(s: State, space: SpaceId): Refusal | undefined {
  const facts = { space: nameOfSpace(space) };
  if (isSoviet(space)) return refuse('TV-A55', 'marker-needs-line', facts);
  if (freeMarkers(s) === 0) return refuse('TV-6.1e', 'four-markers', facts);
  if (hasMarker(s, space)) return refuse('TV-A55', 'already-marked', facts);
  if (scoutsAt(s, space) > 0) return refuse('TV-A55', 'finns-hold', facts);
  const linked = linkedSpaces(s);
  return linked[space] === 1 || isReachableGap(s, space, linked)
    ? undefined
    : refuse('TV-A55', 'marker-needs-line', facts);
}

function checkUnmark(s: State, space: SpaceId): Refusal | undefined {
  const facts = { space: nameOfSpace(space) };
  if (!hasMarker(s, space)) return refuse('TV-A55', 'no-marker', facts);
  return linkedSpaces(s)[space] === 1 ? undefined : refuse('TV-A55', 'cut-off', facts);
}

export const special: Phase = {
  kinds: ['move', 'mark', 'unmark', 'done'],
  decision: () => SPECIAL,
  choices(s) {
    const found: Action[] = [];
    const linked = linkedSpaces(s);
    for (const front of FRONTS) {
      const finnish = lineSpaces(s, front, linked);
      addMoves(s, BOX + front, finnish, found);
      for (const from of sovietSpacesOf(front)) addMoves(s, from, finnish, found);
      if (!s.rules.lineMovement) continue;
      for (const from of finnishSpacesOf(front))
        if (linked[from] === 1) addMoves(s, from, finnish, found);
    }
    addMarkers(s, linked, found);
    found.push(DONE);
    return found;
  },
  check(s, _side, action) {
    switch (action.kind) {
      case 'move':
        return checkMove(s, action.unit, action.from, action.to);
      case 'mark':
        return checkMark(s, action.space);
      case 'unmark':
        return checkUnmark(s, action.space);
      default:
        return undefined;
    }
  },
  apply(s, _side, action, emit) {
    switch (action.kind) {
      case 'move':
        moveUnits(s, action.unit, action.from, action.to, 1);
        emit?.({
          kind: 'moved',
          clause: 'TV-2.4d',
          unit: nameOfUnit(action.unit),
          from: nameOfPlace(action.from),
          space: nameOfSpace(action.to),
        });
        return;
      case 'mark':
      case 'unmark':
        setMarker(s, action.space, action.kind === 'mark');
        emit?.({
          kind: action.kind === 'mark' ? 'marked' : 'unmarked',
          clause: 'TV-2.4e',
          space: nameOfSpace(action.space),
        });
        return;
      default:
        invariant(action.kind === 'done', 'special: move, mark, unmark or done');
        finish(s);
    }
  },
};
