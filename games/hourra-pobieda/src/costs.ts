// What a legal action would cost its maker: trenches left, supply lines cut, Blue that will not be kept, what is not used.
import type { Clause, Facts, Side, Warning } from '@motti/engine';
import type { Action } from './actions.ts';
import type { Place } from './board/geometry.ts';
import { waiting } from './phases/arrivals.ts';
import { hasSoft } from './rules/groups.ts';
import { readPath } from './rules/paths.ts';
import { checkMine, entrenchmentsLeft, minefieldsOf } from './rules/placement.ts';
import { quoteFor } from './rules/supply.ts';
import type { Group, SideId, State } from './state.ts';
import {
  findGroup,
  geometry,
  groupHas,
  MOVED,
  SPENT,
  sideOf,
  sideOfName,
  theatre,
  topStep,
} from './state.ts';
import type { WarningCode } from './texts/warnings.ts';
import { nameOf, placeAt } from './theatre.ts';

const warn = (clause: Clause, code: WarningCode, facts: Facts = {}): Warning<WarningCode> => ({
  clause,
  code,
  facts,
});

export function warnings(s: State, name: Side, action: Action): readonly Warning[] {
  const side = sideOfName(name);
  switch (action.kind) {
    case 'ready':
      return worksLeft(s, side);
    case 'end':
      return [...leftCutOff(s, side), ...blueUnspent(s, side)];
    case 'done':
      return topStep(s) === 'arrive' ? heldBack(s) : [];
    case 'step':
    case 'walk':
      return moving(s, side, action);
    default:
      return [];
  }
}

/** HP-A3: trenches and minefields that could still be laid, and never can be later. */
function worksLeft(s: State, side: SideId): Warning[] {
  const t = theatre(s);
  const own = s.groups.filter(({ key }) => sideOf(key) === side);
  const [, ...levels] = entrenchmentsLeft(s, side);
  const diggers = own.filter(({ level, elements }) => level === 0 && hasSoft(t, elements)).length;
  const trenches = Math.min(
    diggers,
    levels.reduce((sum, left) => sum + left, 0),
  );
  const laid = s.mines.filter((mine) => mine.side === side).length;
  const open = geometry(s).minefieldZones[side]!.some((place) => !checkMine(s, side, place));
  const mines = open ? minefieldsOf(s, side) - laid : 0;
  return trenches + mines > 0 ? [warn('HP-A3', 'works-left', { trenches, mines })] : [];
}

/** HP-W.4: they may come later, if their base is held then. */
function heldBack(s: State): Warning[] {
  const elements = waiting(s).length;
  return elements > 0 ? [warn('HP-W.4', 'held-back', { elements })] : [];
}

function blueUnspent(s: State, side: SideId): Warning[] {
  const groups = s.groups.filter(
    (group) =>
      sideOf(group.key) === side && group.elements.every((e) => (s.flags[e]! & SPENT) === 0),
  ).length;
  const blue = s.stocks[side]![0]!;
  return blue > 1 && groups > 0
    ? [warn('HP-2.1r', 'blue-unspent', { blue, kept: Math.ceil(blue / 2), groups })]
    : [];
}

// -------------------------------------------------------------------------------- supply lines

const isCutOff = (s: State, side: SideId, { place, elements }: Group): boolean =>
  quoteFor(s, side, place, elements).by === 'nothing';

/** HP-2.3h: groups that have moved in this turn to where no line leads. */
function leftCutOff(s: State, side: SideId): Warning[] {
  const cut = s.groups.filter(
    (group) => sideOf(group.key) === side && groupHas(s, group, MOVED) && isCutOff(s, side, group),
  );
  if (cut.length === 0) return [];
  const at = cut.map(({ place }) => nameOf(theatre(s), place));
  return [warn('HP-2.3h', 'left-cut-off', { groups: cut.length, at })];
}

/** HP-2.5c, HP-2.3h, HP-A15: what a move leaves behind, and what it comes to. */
function moving(s: State, side: SideId, action: Action): Warning[] {
  const group = s.active && findGroup(s, s.active.key);
  if (!group) return [];
  const t = theatre(s);
  const found: Warning[] = [];
  if (group.level > 0 && hasSoft(t, group.elements))
    found.push(
      warn('HP-2.5c', 'trenches-left', { group: nameOf(t, group.place), level: group.level }),
    );
  const to = goalOf(s, action);
  if (to === undefined) return found;
  const gone: State = {
    ...s,
    groups: s.groups.map((one) => (one === group ? moved(one, to) : one)),
  };
  if (isCutOff(gone, side, moved(group, to)))
    found.push(warn('HP-2.3h', 'cut-off', { group: nameOf(t, group.place), at: nameOf(t, to) }));
  const others = s.groups.filter(
    (other) =>
      other !== group &&
      sideOf(other.key) === side &&
      isCutOff(gone, side, other) &&
      !isCutOff(s, side, other),
  );
  if (others.length > 0)
    found.push(
      warn('HP-A15', 'isolates', {
        groups: others.length,
        at: others.map(({ place }) => nameOf(t, place)),
      }),
    );
  return found;
}

const moved = (group: Group, place: Place): Group => ({ ...group, place });

const goalOf = (s: State, action: Action): Place | undefined =>
  action.kind === 'step'
    ? placeAt(theatre(s), action.to)
    : action.kind === 'walk'
      ? readPath(s, action.path)?.at(-1)
      : undefined;
