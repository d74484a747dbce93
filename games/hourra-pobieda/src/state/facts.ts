// The state of a game: facts only, as plain data.
import type { Side } from '@motti/engine';
import { invariant } from '@motti/engine';
import type { Mode, Step, Works } from '../actions.ts';
import type { AreaId, Crossing, Place } from '../board/geometry.ts';
import type { Board, ElementId, SideId, Table, Theatre } from '../theatre.ts';
import { theatreOf } from '../theatre.ts';

export type { ElementId, SideId, Theatre } from '../theatre.ts';

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
