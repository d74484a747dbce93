// HP-D1, HP-A3: both sides set up in secret; HP-S.3b, the dice of the set-up; HP-A52, what stays concealed.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import { readDie } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { hasSoft, isInAmbush } from '../rules/groups.ts';
import {
  checkEntrench,
  checkMine,
  checkPlaceOf,
  dieOf,
  entrenchmentsLeft,
  firstOfEachKind,
  identical,
  listPlaces,
  minefieldsOf,
  setupGroupAt,
  unplacedOf,
} from '../rules/placement.ts';
import { isLocalised } from '../rules/sight.ts';
import { suggestionFor } from '../rules/suggested.ts';
import type { ElementId, Group, SideId, State } from '../state.ts';
import {
  enemyOf,
  finish,
  geometry,
  isReady,
  join,
  keyOf,
  NONE,
  newGroup,
  removeGroup,
  SIDES,
  setReady,
  showGroup,
  sideName,
  sideOf,
  sideOfName,
  theatre,
} from '../state.ts';
import { elementOf } from '../theatre.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  noSuchPlace,
  only,
  type Phase,
  placeAt,
  sidesDecide,
  sixes,
  spotName,
  spotOf,
  tell,
} from './phase.ts';

export const skipRolls: Auto = (s) => {
  if (theatre(s).setupDice.length > 0) return false;
  finish(s, 'rolls');
  return true;
};

export const rolls: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'rolls', clause: 'HP-S.3b' }, sixes(theatre(s).setupDice.length)),
  roll(s, dice, emit) {
    s.rolled = dice.slice();
    for (const [i, { side, dice: die }] of theatre(s).setupDice.entries()) {
      const face = dice[i]!;
      const count = readDie(dieOf(die ?? ''), face);
      emit?.({
        kind: 'entrenchments-rolled',
        clause: 'HP-A64',
        side: sideName(side),
        face,
        count,
      });
    }
    finish(s, 'rolls');
  },
};

const alikeForPlacing =
  (s: State) =>
  (a: ElementId, b: ElementId): boolean =>
    theatre(s).reinforcementOf[a] === theatre(s).reinforcementOf[b];

/** By who is ready: nobody, blue, red, both. */
const PLACING = [SIDES, [1], [0], []].map((sides) =>
  sidesDecide(
    sides.map((side) => sideName(side as SideId)),
    { kind: 'place', clause: 'HP-D1' },
  ),
);
const READY: Action = { kind: 'ready' };
const SUGGESTED: Action = { kind: 'suggested' };

export const placement: Phase = {
  kinds: ['place', 'lift', 'entrench', 'mine', 'suggested', 'ready'],
  decision: (s) => PLACING[(isReady(s, 0) ? 1 : 0) + (isReady(s, 1) ? 2 : 0)]!,
  choices(s, name) {
    const side = sideOfName(name);
    const left = unplacedOf(s, side);
    const choices: Action[] = left.length === 0 ? [READY, SUGGESTED] : [SUGGESTED];
    listPlaces(s, side, firstOfEachKind(s, left, alikeForPlacing(s)), choices);
    const t = theatre(s);
    const digging = entrenchmentsLeft(s, side);
    for (const group of s.groups) {
      if (sideOf(group.key) !== side) continue;
      const at = spotOf(s, group.place);
      choices.push({ kind: 'lift', at });
      if (group.level > 0 || !hasSoft(t, group.elements)) continue;
      for (let level = 1; level <= 2; level++)
        if (digging[level]! > 0) choices.push({ kind: 'entrench', at, level });
    }
    if (minefieldsOf(s, side) > 0)
      for (const place of geometry(s).minefieldZones[side]!)
        if (!checkMine(s, side, place)) choices.push({ kind: 'mine', at: spotOf(s, place) });
    return choices;
  },
  check(s, name, action) {
    const side = sideOfName(name);
    switch (action.kind) {
      case 'place':
        return checkPlace(s, side, action.element, action.at);
      case 'lift':
      case 'entrench':
      case 'mine': {
        const place = placeAt(s, action.at);
        if (place === undefined) return noSuchPlace(action.at);
        if (action.kind === 'mine') return checkMine(s, side, place);
        if (action.kind === 'entrench') return checkEntrench(s, side, place, action.level);
        return setupGroupAt(s, side, place)
          ? undefined
          : refuse('HP-A3', 'nobody-there', { place: spotName(action.at) });
      }
      case 'ready': {
        const count = unplacedOf(s, side).length;
        return count > 0 ? refuse('HP-A3', 'elements-left', { count }) : undefined;
      }
      default:
        return undefined;
    }
  },
  apply(s, name, action, emit) {
    const side = sideOfName(name);
    switch (action.kind) {
      case 'place': {
        const element = elementOf(theatre(s), side, action.element);
        const place = placeAt(s, action.at);
        if (element === undefined || place === undefined) return;
        join(setupGroupAt(s, side, place) ?? newGroup(s, side, place), [element]);
        return;
      }
      case 'lift':
        removeGroup(s, groupHere(s, side, action.at).key);
        return;
      case 'entrench':
        groupHere(s, side, action.at).level = action.level;
        return;
      case 'mine': {
        const place = placeAt(s, action.at);
        if (place !== undefined) s.mines.push({ side, place, known: 0, density: NONE });
        return;
      }
      case 'suggested':
        placeSuggested(s, side);
        return;
      default:
        setReady(s, side, true);
        tell(emit, { kind: 'placed', clause: 'HP-A3', side: name }, only(side));
        if (isReady(s, enemyOf(side))) finish(s, 'place');
    }
  },
};

function groupHere(s: State, side: SideId, at: number): Group {
  const place = placeAt(s, at);
  const group = place === undefined ? undefined : setupGroupAt(s, side, place);
  if (!group) throw new Error('invariant: an unchecked placement');
  return group;
}

function checkPlace(s: State, side: SideId, number: number, at: number): Refusal | undefined {
  const element = elementOf(theatre(s), side, number);
  if (element === undefined) return refuse('HP-A75', 'no-such-element', { element: number });
  const left = unplacedOf(s, side);
  if (!left.includes(element)) return refuse('HP-A3', 'element-placed', { element: number });
  const alike = alikeForPlacing(s);
  const { kindOf } = theatre(s);
  const first = left.find((other) => kindOf[other] === kindOf[element] && alike(other, element));
  if (first !== undefined && first !== element) return identical(s, element, first);
  const place = placeAt(s, at);
  return place === undefined ? noSuchPlace(at) : checkPlaceOf(s, side, element, place);
}

/** Clears what the side has set up and takes the suggestion. */
export function placeSuggested(s: State, side: SideId): void {
  s.groups = s.groups.filter((group) => sideOf(group.key) !== side);
  s.mines = s.mines.filter((mine) => mine.side !== side);
  const { groups, mines } = suggestionFor(s, side);
  for (const { place, elements, level } of groups) {
    const group = newGroup(s, side, place);
    join(group, elements);
    group.level = level;
  }
  for (const place of mines) s.mines.push({ side, place, known: 0, density: NONE });
}

/** REVEAL: names by location (HP-A75), and what stays concealed (HP-A52). */
export const revealSetUps: Auto = (s, emit) => {
  finish(s, 'reveal');
  setReady(s, 0, false);
  setReady(s, 1, false);
  nameGroups(s);
  if (s.rules.fog)
    for (const group of s.groups)
      group.concealed = isInAmbush(s, group) && !isLocalised(s, group) ? 1 : 0;
  for (const group of s.groups) if (group.concealed === 0) showGroup(s, group);
  if (!s.rules.hiddenMinefields) for (const mine of s.mines) mine.known = 1;
  const shown = (side: SideId): number =>
    s.groups.filter((group) => sideOf(group.key) === side && group.concealed === 0).length;
  emit?.({ kind: 'revealed-set-ups', clause: 'HP-A3', blue: shown(0), red: shown(1) });
  return true;
};

/** HP-A75: numbered by location. */
export function nameGroups(s: State): void {
  const groups: Group[] = [];
  for (const side of SIDES) {
    const own = s.groups.filter((group) => sideOf(group.key) === side);
    own.sort((a, b) => a.place - b.place);
    for (const [i, group] of own.entries()) groups.push({ ...group, key: keyOf(side, i + 1) });
    s.nextId[side] = own.length + 1;
  }
  s.groups = groups;
}
