// The state of a game: facts only, as plain data, and every accessor that reads or writes its arrays.
import type { Side } from '@motti/engine';
import { invariant } from '@motti/engine';
import type { Mode, Step, Works } from './actions.ts';
import type { AreaId, Crossing, Place } from './board/geometry.ts';
import { NO_AREA } from './board/geometry.ts';
import type { Board, ElementId, SideId, Table, Theatre } from './theatre.ts';
import { theatreOf } from './theatre.ts';

export type { ElementId, SideId, Theatre } from './theatre.ts';

export const NONE = -1;
const BLUE: SideId = 0;
const RED: SideId = 1;
export const SIDES: readonly SideId[] = [BLUE, RED];
export const SIDE_NAMES: readonly Side[] = ['blue', 'red'];
export const enemyOf = (side: SideId): SideId => (side === BLUE ? RED : BLUE);
export const sideName = (side: SideId): Side => SIDE_NAMES[side]!;
export const sideOfName = (name: Side): SideId => (name === 'red' ? RED : BLUE);

/** A task group for as long as it lasts: twice its running number within the side, plus the side (HP-A75). */
export type GroupKey = number & { readonly group: unique symbol };
export const NO_GROUP = NONE as GroupKey;
export const keyOf = (side: SideId, id: number): GroupKey => (id * 2 + side) as GroupKey;
export const sideOf = (key: GroupKey): SideId => (key & 1) as SideId;
export const idOf = (key: GroupKey): number => key >> 1;

/** The options of a match (7.5), fixed when it begins. */
export interface Rules {
  readonly table: Table;
  readonly initiativePerTurn: boolean;
  readonly fog: boolean;
  readonly recon: boolean;
  readonly airRecon: boolean;
  readonly airRaid: boolean;
  readonly breakthrough: boolean;
  readonly minefields: boolean;
  readonly airlift: boolean;
  readonly adaptedMunitions: boolean;
  readonly technology: boolean;
  readonly troopQuality: boolean;
  readonly aa: boolean;
  readonly harshEnvironment: boolean;
  readonly depots: boolean;
  readonly closeAirCapped: boolean;
  readonly freeEverything: boolean;
  readonly supplyZones: 'cuts' | 'costs';
  readonly anyZone: boolean;
  readonly terrainZones: 'area' | 'cell';
  readonly retreatApproachRadius: number;
  readonly permanentMarks: boolean;
  readonly aaVersusRaids: boolean;
  readonly fixedDensity: boolean;
  readonly hiddenMinefields: boolean;
  readonly westBank: boolean;
}

// What an element carries (HP-A4).
export const SPENT = 1;
export const MOVED = 2;
export const FOUGHT = 4;
export const ATTACKED = 8;
export const NO_COMBAT = 16;
export const REGROUPED = 32;
/** Moved or fought since the game began. */
export const ACTED = 64;
/** Located by the enemy's reconnaissance (HP-A53). */
export const MARKED = 128;
export const PROGRESSED = 256;
export const ADVANCED = 512;
export const OF_SEQUENCE = REGROUPED | PROGRESSED | ADVANCED;
export const OF_TURN = SPENT | MOVED | FOUGHT | ATTACKED | NO_COMBAT;

// Tokens of a stock: Blue, AA, then each munition without a mark or HE, and AT (HP-A58).
export const BLUE_TOKEN = 0;
export const AA_TOKEN = 1;
export const RED_TOKEN = 2;
export const GREEN_TOKEN = 4;
export const YELLOW_TOKEN = 6;
export const WHITE_TOKEN = 8;
export const TOKENS = 10;
/** The second of a pair of tokens is marked AT. */
export const ANTI_TANK = 1;

// Tokens of a bid, in the order of HP-A40; the second of a pair is marked AT.
export const CLOSE = 0;
export const CARPET = 2;
export const BID_RED = 4;
export const BID_GREEN = 6;
export const BID_YELLOW = 8;
export const BID_AA = 10;
export const BID_SIZE = 11;

export interface Group {
  readonly key: GroupKey;
  place: Place;
  /** Entrenchment: 0, 1 or 2. */
  level: number;
  /** 1: not shown to the enemy (HP-A52). */
  concealed: number;
  /** The number by which the enemy knows it, from 1; 0: never shown (HP-A75). */
  shown: number;
  works: Works;
  /** The crossing that a pontoon will be, or NONE. */
  crossing: Crossing;
  /** In order of number. */
  elements: ElementId[];
}

/** The activation being played (HP-A25). */
export interface Activation {
  key: GroupKey;
  /** Elements that will leave with the first step (HP-A26). */
  detached: ElementId[];
  supplied: number;
  mode: Mode;
  banzai: number;
  recon: number;
  /** Where the parent of a split stands, or NOWHERE. */
  parent: Place;
  steps: number;
  /** How far it has gone, in hundredths of a UD, not rounded (HP-G19). */
  walked: number;
  /** HP-G12: known enemies in whose zones the move began and which it has not left, and how far it went in them. */
  zones: Place[];
  zoned: number;
  /** 1 once a step was made off the road. */
  offRoad: number;
  /** 1 if it began a rapid advance in rough (HP-1.6i). */
  fromRough: number;
  /** HP-S.5b: accidenté hexes entered off the road; on the open table hundredths of a UD. */
  broken: number;
  /** The area it is inside of (HP-A32). */
  inside: AreaId;
  stopped: number;
  /** 1: it came into an own minefield that the enemy does not know; only its owner may know why it stops. */
  mined: number;
  /** Elements it has brought, while a regrouping limits its shots (HP-A27); otherwise empty. */
  brought: ElementId[];
  assaults: number;
  /** Shots made, and how many there may be. */
  fired: number;
  shots: number;
}

// Lines of a total, by side (HP-2.6).
export const PARTS = [
  'combat-value',
  'armour',
  'close',
  'carpet',
  'red',
  'green',
  'yellow',
  'banzai',
  'entrenchment',
  'ground',
  'wear',
  'breakthrough',
] as const;
export type Part = (typeof PARTS)[number];

export interface Assault {
  assailant: GroupKey;
  defender: GroupKey;
  from: Place;
  at: Place;
  breakthrough: number;
  /** By side: what is bid, and 1 once it is sealed. */
  bids: number[][];
  sealed: number[];
  /** AA dice still to be rolled. */
  flak: number;
  /** By side, lines of the total (PARTS); empty until the dice have fallen. */
  parts: number[][];
  /** By role (assailant, defender): losses to suffer, suffered; 1 if it lost an element; 1 if it left its place. */
  due: number[];
  suffered: number[];
  hurt: number[];
  left: number[];
  /** Whose loss is being resolved: 0 the assailant's, 1 the defender's. */
  role: number;
}

/** An element that somebody must take off. */
export interface Loss {
  key: GroupKey;
  /** 0: of the lowest protection of all; 1: of the soft; 2: of the armour. */
  aim: number;
  /** Who designates it. */
  chooser: SideId;
}

/** A group that has just changed its place: mines, capture and revelation are still to be looked at (3.1). */
export interface Entry {
  key: GroupKey;
  /** The minefield being resolved, or NONE; dice or losses of it left. */
  field: number;
  left: number;
  /** 1: the group was moved by its own activation, and what it meets stops it. */
  walking: number;
}

export interface Shot {
  target: GroupKey;
  token: number;
  /** 1 soft, 2 armour. */
  aim: number;
}

export interface Raid {
  target: GroupKey;
  /** White tokens left: without a mark or HE, and AT. */
  tokens: number[];
  flak: number;
  /** The token and the class of the die being rolled. */
  mark: number;
  aim: number;
}

/** A reconnaissance whose dice are still to be rolled. */
export interface Search {
  side: SideId;
  place: Place;
  radius: number;
  air: number;
}

export interface Minefield {
  readonly side: SideId;
  readonly place: Place;
  /** 1 once an enemy has entered it. */
  known: number;
  /** HP-A56, option: the density of the first entry, or NONE. */
  density: number;
}

export interface Depot {
  readonly side: SideId;
  readonly place: Place;
  /** By order of completion (HP-A75). */
  readonly number: number;
}

export interface State {
  readonly rules: Rules;
  /** What the match is played on: never changed, shared by clones. */
  readonly board: Board;
  turn: number;
  /** What is being asked, innermost last. */
  agenda: Step[];
  attacker: SideId;
  /** Who was drawn. */
  drawn: SideId;
  /** Whose sequence it is. */
  side: SideId;
  /** Faces of the set-up dice, in the order of the file (HP-S.3b). */
  rolled: number[];
  /** By side: 1 once it has answered a question put to both. */
  ready: number[];
  /** By side, tokens (see above). */
  stocks: number[][];
  /** By side: munitions chosen so far for this collection. */
  munitions: number[][];
  /** By base: who holds it. */
  holders: SideId[];
  depots: Depot[];
  depotsBuilt: number[];
  pontoons: Crossing[];
  mines: Minefield[];
  /** In ascending key within a side, blue first. */
  groups: Group[];
  /** By side: the next running number, and the next public one. */
  nextId: number[];
  nextShown: number[];
  /** By element. */
  flags: number[];
  assaults: number[];
  locks: AreaId[];
  lost: number[];
  /** By reinforcement: 1 once released (on the table) or wholly arrived. */
  released: number[];
  /** Pairs of element and place: what is being formed to arrive (HP-W.4). */
  arriving: number[];
  active: Activation | null;
  /** The activation that has just ended in this sequence: refusals speak of it. */
  last: Activation | null;
  assault: Assault | null;
  loss: Loss | null;
  entry: Entry | null;
  shot: Shot | null;
  raid: Raid | null;
  search: Search | null;
  winner: string;
  level: string;
}

export const theatre = (s: State): Theatre => theatreOf(s.board);
export const geometry = (s: State): Theatre['geometry'] => theatreOf(s.board).geometry;

// ------------------------------------------------------------------------------------ agenda

export const topStep = (s: State): Step => s.agenda[s.agenda.length - 1] ?? 'turn';
export const push = (s: State, ...steps: readonly Step[]): void => void s.agenda.push(...steps);
export function finish(s: State, step: Step): void {
  invariant(s.agenda.pop() === step, `hourra-pobieda: ${step} is not being answered`);
}

// ------------------------------------------------------------------------------------ groups

export const findGroup = (s: State, key: GroupKey): Group | undefined =>
  s.groups.find((group) => group.key === key);

export function groupOf(s: State, key: GroupKey): Group {
  const group = findGroup(s, key);
  invariant(group, `hourra-pobieda: no group ${key}`);
  return group;
}

export const groupsOf = (s: State, side: SideId): Group[] =>
  s.groups.filter((group) => sideOf(group.key) === side);

/** HP-A52: does this side know where the group stands? */
export const isKnownTo = (group: Group, side: SideId): boolean =>
  sideOf(group.key) === side || group.concealed === 0;

/** The enemy groups that a side knows of. */
export function knownEnemies(s: State, side: SideId): Group[] {
  return s.groups.filter((group) => sideOf(group.key) !== side && group.concealed === 0);
}

export function addGroup(s: State, group: Group): void {
  const at = s.groups.findIndex((other) => isBefore(group.key, other.key));
  s.groups.splice(at < 0 ? s.groups.length : at, 0, group);
}

const isBefore = (a: GroupKey, b: GroupKey): boolean =>
  sideOf(a) === sideOf(b) ? a < b : sideOf(a) < sideOf(b);

export function removeGroup(s: State, key: GroupKey): void {
  const at = s.groups.findIndex((group) => group.key === key);
  if (at >= 0) s.groups.splice(at, 1);
}

/** A new group with the side's next running number; it has no elements yet. */
export function newGroup(s: State, side: SideId, place: Place): Group {
  const id = s.nextId[side]!;
  s.nextId[side] = id + 1;
  const group = emptyGroup(keyOf(side, id), place);
  addGroup(s, group);
  return group;
}

export const emptyGroup = (key: GroupKey, place: Place): Group => ({
  key,
  place,
  level: 0,
  concealed: 0,
  shown: 0,
  works: 'none',
  crossing: NONE as Crossing,
  elements: [],
});

/** HP-A75: the number by which the enemy knows it, given when it is first shown. */
export function showGroup(s: State, group: Group): void {
  group.concealed = 0;
  if (group.shown > 0) return;
  const side = sideOf(group.key);
  group.shown = s.nextShown[side]!;
  s.nextShown[side] = group.shown + 1;
}

// ---------------------------------------------------------------------------------- elements

/** HP-A4: a group has what any of its elements has. */
export function groupHas(s: State, group: Group, flag: number): boolean {
  for (const element of group.elements) if ((s.flags[element]! & flag) !== 0) return true;
  return false;
}

export function setGroup(s: State, group: Group, flag: number): void {
  for (const element of group.elements) s.flags[element]! |= flag;
}

/** HP-A4: a count is the highest among the elements. */
export function assaultsFought(s: State, group: Group): number {
  let most = 0;
  for (const element of group.elements) most = Math.max(most, s.assaults[element]!);
  return most;
}

export function countAssault(s: State, group: Group): void {
  for (const element of group.elements) s.assaults[element]!++;
}

/** The area it may not leave this turn, or NO_AREA (HP-A31). */
export function lockOf(s: State, group: Group): AreaId {
  for (const element of group.elements) {
    const lock = s.locks[element]!;
    if (lock !== NO_AREA) return lock;
  }
  return NO_AREA;
}

export function lockIn(s: State, group: Group, area: AreaId): void {
  for (const element of group.elements) s.locks[element] = area;
}

export const assaultsOf = (s: State, element: ElementId): number => s.assaults[element]!;
export const lockOfElement = (s: State, element: ElementId): AreaId => s.locks[element]!;
export const isLost = (s: State, element: ElementId): boolean => s.lost[element] === 1;
export const setLost = (s: State, element: ElementId): void => {
  s.lost[element] = 1;
};
export const isReleased = (s: State, reinforcement: number): boolean =>
  s.released[reinforcement] === 1;
export const setReleased = (s: State, reinforcement: number): void => {
  s.released[reinforcement] = 1;
};

/** HP-A77: a reinforcement on the table that may not act yet. */
export function isUnreleased(s: State, group: Group): boolean {
  const { reinforcementOf, reinforcements } = theatre(s);
  for (const element of group.elements) {
    const of = reinforcementOf[element]!;
    if (of !== NONE && reinforcements[of]!.onTable && s.released[of] === 0) return true;
  }
  return false;
}

/** The elements of a side that are on the table. */
export function elementsOnTable(s: State, side: SideId): number {
  let count = 0;
  for (const group of s.groups) if (sideOf(group.key) === side) count += group.elements.length;
  return count;
}

/** Adds elements in order of number. */
export function join(group: Group, elements: readonly ElementId[]): void {
  group.elements.push(...elements);
  group.elements.sort((a, b) => a - b);
}

export function leave(group: Group, elements: readonly ElementId[]): void {
  group.elements = group.elements.filter((element) => !elements.includes(element));
}

// ------------------------------------------------------------------------------------- stocks

export const stockOf = (s: State, side: SideId, token: number): number => s.stocks[side]![token]!;
/** Both marks of a colour together. */
export const stockOfColour = (s: State, side: SideId, token: number): number =>
  s.stocks[side]![token]! + s.stocks[side]![token + ANTI_TANK]!;
export const addTokens = (s: State, side: SideId, token: number, count: number): void => {
  s.stocks[side]![token]! += count;
};
export const blueOf = (s: State, side: SideId): number => s.stocks[side]![BLUE_TOKEN]!;
export const payBlue = (s: State, side: SideId, count: number): void => {
  s.stocks[side]![BLUE_TOKEN]! -= count;
};
export const whiteOf = (s: State, side: SideId): number => stockOfColour(s, side, WHITE_TOKEN);

/** HP-A58: where the mark does not matter, one of the mark of which more are there, HE on a tie. */
export const plentifulMark = (he: number, at: number): number => (at > he ? ANTI_TANK : 0);

export function payWhite(s: State, side: SideId): void {
  const stock = s.stocks[side]!;
  const mark = plentifulMark(stock[WHITE_TOKEN]!, stock[WHITE_TOKEN + ANTI_TANK]!);
  stock[WHITE_TOKEN + mark]!--;
}

export const munitionsOf = (s: State, side: SideId): number[] => s.munitions[side]!;
export const isReady = (s: State, side: SideId): boolean => s.ready[side] === 1;
export const setReady = (s: State, side: SideId, ready: boolean): void => {
  s.ready[side] = ready ? 1 : 0;
};
export const holderOf = (s: State, base: number): SideId => s.holders[base]!;
export const setHolder = (s: State, base: number, side: SideId): void => {
  s.holders[base] = side;
};

/** HP-D11: what this side has put into its bid so far. */
export const bidOf = (assault: Assault, side: SideId): number[] => assault.bids[side]!;
export const isSealed = (assault: Assault, side: SideId): boolean => assault.sealed[side] === 1;
export const seal = (assault: Assault, side: SideId): void => {
  assault.sealed[side] = 1;
};
export const roleOf = (assault: Assault, side: SideId): number =>
  sideOf(assault.assailant) === side ? 0 : 1;
export const keyOfRole = (assault: Assault, role: number): GroupKey =>
  role === 0 ? assault.assailant : assault.defender;

// -------------------------------------------------------------------------------------- clone

const cloneGroup = (group: Group): Group => ({
  key: group.key,
  place: group.place,
  level: group.level,
  concealed: group.concealed,
  shown: group.shown,
  works: group.works,
  crossing: group.crossing,
  elements: group.elements.slice(),
});

export const cloneActivation = (active: Activation): Activation => ({
  ...active,
  detached: active.detached.slice(),
  zones: active.zones.slice(),
  brought: active.brought.slice(),
});

const rows = (table: readonly (readonly number[])[]): number[][] => table.map((row) => row.slice());

export const cloneAssault = (assault: Assault): Assault => ({
  ...assault,
  bids: rows(assault.bids),
  sealed: assault.sealed.slice(),
  parts: rows(assault.parts),
  due: assault.due.slice(),
  suffered: assault.suffered.slice(),
  hurt: assault.hurt.slice(),
  left: assault.left.slice(),
});

export const cloneRaid = (raid: Raid): Raid => ({ ...raid, tokens: raid.tokens.slice() });

export function clone(s: State): State {
  return {
    rules: s.rules,
    board: s.board,
    turn: s.turn,
    agenda: s.agenda.slice(),
    attacker: s.attacker,
    drawn: s.drawn,
    side: s.side,
    rolled: s.rolled.slice(),
    ready: s.ready.slice(),
    stocks: rows(s.stocks),
    munitions: rows(s.munitions),
    holders: s.holders.slice(),
    depots: s.depots.slice(),
    depotsBuilt: s.depotsBuilt.slice(),
    pontoons: s.pontoons.slice(),
    mines: s.mines.map((mine) => ({ ...mine })),
    groups: s.groups.map(cloneGroup),
    nextId: s.nextId.slice(),
    nextShown: s.nextShown.slice(),
    flags: s.flags.slice(),
    assaults: s.assaults.slice(),
    locks: s.locks.slice(),
    lost: s.lost.slice(),
    released: s.released.slice(),
    arriving: s.arriving.slice(),
    active: s.active && cloneActivation(s.active),
    last: s.last && cloneActivation(s.last),
    assault: s.assault && cloneAssault(s.assault),
    loss: s.loss && { ...s.loss },
    entry: s.entry && { ...s.entry },
    shot: s.shot && { ...s.shot },
    raid: s.raid && cloneRaid(s.raid),
    search: s.search && { ...s.search },
    winner: s.winner,
    level: s.level,
  };
}
