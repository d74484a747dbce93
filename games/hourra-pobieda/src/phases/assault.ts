// HP-2.6, HP-2.7, HP-6, HP-A41 to A47: an assault begins; its losses, retreats, occupation and breakthrough.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import type { Place } from '../board/geometry.ts';
import { refuse } from '../refusal.ts';
import { checkTarget, mayBreakThrough, targetsOf, winnerOf } from '../rules/assault.ts';
import { isDisputed } from '../rules/losses.ts';
import { checkGround } from '../rules/movement.ts';
import { retreatsOf } from '../rules/retreat.ts';
import type { Assault, Group, State } from '../state.ts';
import {
  ACTED,
  ATTACKED,
  assaultOf,
  BID_SIZE,
  enemyOf,
  FOUGHT,
  findGroup,
  finish,
  geometry,
  groupOf,
  keyOfRole,
  NO_GROUP,
  PROGRESSED,
  push,
  SIDES,
  setGroup,
  sideName,
  sideOf,
} from '../state.ts';
import { displace, enter, fallBackTo, hostOf, regroup, reveal } from './changes.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  type Emitter,
  nameOf,
  noSuchPlace,
  ONE_DIE,
  type Phase,
  placeAt,
  sideDecides,
  spotName,
  spotOf,
} from './phase.ts';

export const newAssault = (group: Group, target: Group, breakthrough: boolean): Assault => ({
  assailant: group.key,
  defender: target.key,
  from: group.place,
  at: target.place,
  breakthrough: breakthrough ? 1 : 0,
  bids: SIDES.map(() => new Array<number>(BID_SIZE).fill(0)),
  sealed: [0, 0],
  flak: 0,
  parts: [],
  due: [0, 0],
  suffered: [0, 0],
  hurt: [0, 0],
  left: [0, 0],
  role: 0,
});

export function beginAssault(
  s: State,
  group: Group,
  target: Group,
  breakthrough: boolean,
  emit: Emitter,
): void {
  reveal(s, group, emit);
  reveal(s, target, emit);
  if (s.active) s.active.assaults++;
  setGroup(s, group, FOUGHT | ACTED);
  setGroup(s, target, FOUGHT | ACTED | ATTACKED);
  s.assault = newAssault(group, target, breakthrough);
  push(s, 'aftermath', 'verdict', 'losses', 'support', 'aa', 'bid');
  emit?.({
    kind: 'assault',
    clause: breakthrough ? 'HP-6b' : 'HP-2.6a',
    side: sideName(sideOf(group.key)),
    from: nameOf(s, group.place),
    at: nameOf(s, target.place),
    breakthrough,
  });
}

// ------------------------------------------------------------------------------------- losses

/** Loss by loss, the assailant's first: odd ones take an element, even ones drive back (HP-2.6p, q). */
export const losses: Auto = (s, emit) => {
  const assault = assaultOf(s);
  const { role } = assault;
  mergeRetreated(s, assault, emit);
  const group = findGroup(s, keyOfRole(assault, role));
  if (!group || assault.suffered[role]! >= assault.due[role]!) {
    if (role === 0) assault.role = 1;
    else finish(s, 'losses');
    return true;
  }
  const number = ++assault.suffered[role]!;
  if (number % 2 === 1) takeElement(s, assault, group);
  else driveBack(s, assault, group, emit);
  return true;
};

/** HP-A45 (6): whoever fell back onto a friend regroups there, and the rest falls on both. */
function mergeRetreated(s: State, assault: Assault, emit: Emitter): void {
  const { role } = assault;
  const group = findGroup(s, keyOfRole(assault, role));
  if (!group || assault.left[role] === 0) return;
  const host = hostOf(s, group);
  if (!host) return;
  if (role === 0) assault.assailant = host.key;
  else assault.defender = host.key;
  regroup(s, group, host, emit);
}

function takeElement(s: State, assault: Assault, group: Group): void {
  assault.hurt[assault.role] = 1;
  s.loss = { key: group.key, aim: 0, chooser: sideOf(group.key) };
  push(s, 'lose');
  if (isDisputed(s, group)) push(s, 'dispute');
}

/** HP-2.6t. */
export const dispute: ChancePhase = {
  decision: () => diceDecide({ kind: 'dispute', clause: 'HP-2.6t' }, ONE_DIE),
  roll(s, [face = 1], emit) {
    const loss = s.loss;
    if (!loss) return;
    if (face >= 5) loss.chooser = enemyOf(sideOf(loss.key));
    finish(s, 'dispute');
    emit?.({ kind: 'disputed', clause: 'HP-2.6t', face, side: sideName(loss.chooser) });
  },
};

const retreatsNow = (s: State, assault: Assault, group: Group) => {
  const victor = findGroup(s, keyOfRole(assault, 1 - assault.role));
  return retreatsOf(s, group, victor, assault.role === 0 ? assault.at : assault.from);
};

/** HP-2.6q, r: compulsory where possible, otherwise an element. */
function driveBack(s: State, assault: Assault, group: Group, emit: Emitter): void {
  const { places, revealed } = retreatsNow(s, assault, group);
  for (const friend of revealed) reveal(s, friend, emit);
  const [only, ...more] = places;
  if (only === undefined) {
    emit?.({
      kind: 'no-retreat',
      clause: 'HP-2.6r',
      side: sideName(sideOf(group.key)),
      at: nameOf(s, group.place),
    });
    takeElement(s, assault, group);
  } else if (more.length === 0) fallBack(s, assault, group, only, emit);
  else push(s, 'retreat');
}

function fallBack(s: State, assault: Assault, group: Group, to: Place, emit: Emitter): void {
  const start = group.place;
  const from = nameOf(s, start);
  assault.left[assault.role] = 1;
  fallBackTo(s, group, to, emit);
  emit?.({
    kind: 'retreated',
    clause: 'HP-2.6q',
    side: sideName(sideOf(group.key)),
    from,
    at: nameOf(s, group.place),
  });
  enter(s, group, start, false);
}

const beaten = (s: State): Group => {
  const assault = assaultOf(s);
  return groupOf(s, keyOfRole(assault, assault.role));
};

export const retreat: Phase = {
  kinds: ['retreat'],
  decision(s) {
    const group = beaten(s);
    const side = sideOf(group.key);
    return sideDecides(side, {
      kind: 'retreat',
      clause: 'HP-D14',
      side: sideName(side),
      group: nameOf(s, group.place),
    });
  },
  choices: (s) =>
    retreatsNow(s, assaultOf(s), beaten(s)).places.map((place) => ({
      kind: 'retreat' as const,
      to: spotOf(s, place),
    })),
  check(s, _side, action) {
    if (action.kind !== 'retreat') return undefined;
    const { places } = retreatsNow(s, assaultOf(s), beaten(s));
    const to = placeAt(s, action.to);
    if (to !== undefined && places.includes(to)) return undefined;
    return refuse('HP-A45', 'not-a-retreat', { places: places.map((p) => nameOf(s, p)) });
  },
  apply(s, _side, action, emit) {
    if (action.kind !== 'retreat') return;
    const to = placeAt(s, action.to);
    finish(s, 'retreat');
    if (to !== undefined) fallBack(s, assaultOf(s), beaten(s), to, emit);
  },
};

// --------------------------------------------------------------------------------- occupation

/** HP-A47: the winner's role, if the loser has left or is gone. */
function occupier(s: State, assault: Assault): number {
  if (!s.rules.breakthrough || assault.parts.length === 0) return -1;
  const winner = winnerOf(assault);
  if (winner < 0 || !findGroup(s, keyOfRole(assault, winner))) return -1;
  const loser = 1 - winner;
  const gone = assault.left[loser] === 1 || !findGroup(s, keyOfRole(assault, loser));
  return gone ? winner : -1;
}

const vacated = (assault: Assault, winner: number): Place =>
  winner === 0 ? assault.at : assault.from;

export const aftermath: Auto = (s) => {
  finish(s, 'aftermath');
  const assault = assaultOf(s);
  const winner = occupier(s, assault);
  if (winner >= 0) {
    assault.role = winner;
    push(s, 'occupy');
  }
  return true;
};

/** HP-A47: terrain and locks are obeyed, zones of influence ignored. */
function checkOccupy(s: State, assault: Assault): Refusal | undefined {
  const group = groupOf(s, keyOfRole(assault, assault.role));
  const to = vacated(assault, assault.role);
  const g = geometry(s);
  const step =
    g.kind === 'open'
      ? { from: group.place, to, length: 1, road: false, stream: false, barred: false }
      : g.walk(group.place, [to], s.pontoons)?.[0];
  const facts = { group: nameOf(s, group.place), place: nameOf(s, to) };
  return step && !checkGround(s, { ...group, broken: 0 }, step)
    ? undefined
    : refuse('HP-A47', 'cannot-occupy', facts);
}

export const occupy: Phase = {
  kinds: ['occupy', 'stay'],
  decision(s) {
    const assault = assaultOf(s);
    const side = sideOf(keyOfRole(assault, assault.role));
    return sideDecides(side, {
      kind: 'occupy',
      clause: 'HP-D15',
      side: sideName(side),
      place: nameOf(s, vacated(assault, assault.role)),
    });
  },
  choices: (s) =>
    checkOccupy(s, assaultOf(s)) ? [{ kind: 'stay' }] : [{ kind: 'occupy' }, { kind: 'stay' }],
  check: (s, _side, action) =>
    action.kind === 'occupy' ? checkOccupy(s, assaultOf(s)) : undefined,
  apply(s, _side, action, emit) {
    const assault = assaultOf(s);
    finish(s, 'occupy');
    if (action.kind !== 'occupy') return;
    const group = groupOf(s, keyOfRole(assault, assault.role));
    const start = group.place;
    const from = nameOf(s, start);
    const to = vacated(assault, assault.role);
    displace(s, group, to, emit);
    // HP-A29: in one's own activation it counts as a progress.
    if (group.key === s.active?.key) setGroup(s, group, PROGRESSED);
    emit?.({
      kind: 'occupied',
      clause: assault.breakthrough === 1 ? 'HP-6c' : 'HP-6a',
      side: sideName(sideOf(group.key)),
      from,
      at: nameOf(s, to),
    });
    if (assault.role === 0 && assault.breakthrough === 0) push(s, 'breakthrough');
    enter(s, group, start, false);
  },
};

export const autoBreakthrough: Auto = (s) => {
  const group = findGroup(s, s.active?.key ?? NO_GROUP);
  if (group && mayBreakThrough(s, group) && targetsOf(s, group).length > 0) return false;
  finish(s, 'breakthrough');
  return true;
};

export const breakthrough: Phase = {
  kinds: ['assault', 'stay'],
  decision: (s) =>
    sideDecides(s.side, {
      kind: 'breakthrough',
      clause: 'HP-D16',
      side: sideName(s.side),
      group: nameOf(s, groupOf(s, assaultOf(s).assailant).place),
    }),
  choices(s) {
    const choices: Action[] = [];
    for (const target of targetsOf(s, groupOf(s, assaultOf(s).assailant)))
      choices.push({ kind: 'assault', at: spotOf(s, target.place) });
    choices.push({ kind: 'stay' });
    return choices;
  },
  check(s, _side, action) {
    if (action.kind !== 'assault') return undefined;
    const place = placeAt(s, action.at);
    if (place === undefined) return noSuchPlace(action.at);
    const target = enemyAt(s, place);
    return target && target.concealed === 0
      ? checkTarget(s, groupOf(s, assaultOf(s).assailant), target)
      : refuse('HP-2.6a', 'not-in-contact', { place: spotName(action.at) });
  },
  apply(s, _side, action, emit) {
    finish(s, 'breakthrough');
    if (action.kind !== 'assault') return;
    const place = placeAt(s, action.at);
    const target = place === undefined ? undefined : enemyAt(s, place);
    if (target) beginAssault(s, groupOf(s, assaultOf(s).assailant), target, true, emit);
  },
};

const enemyAt = (s: State, place: Place): Group | undefined =>
  s.groups.find((other) => other.place === place && sideOf(other.key) !== s.side);
