// The state of a match: parallel arrays of small integers, and the only code that indexes them.
import type { Side } from '@motti/engine';
import type { Step, StepKind } from './actions.ts';
import {
  FACTION_COUNT,
  type FactionId,
  LEADER_COUNT,
  type LeaderId,
  type PoliticalId,
  SPACE_COUNT,
  type SpaceId,
  UNITS,
  type UnitId,
} from './data/index.ts';
import type { Rules } from './setup.ts';

// ---------------------------------------------------------------------------------- identities

/** Units come first, leaders after them: whatever stands in a place and may move. */
export type PieceId = number & { readonly piece: unique symbol };
/** The players. */
export type SideId = (0 | 1) & number;
export const RED: SideId = 0;
export const WHITE: SideId = 1;
export const SIDE_NAMES = ['red', 'white'] as const;
export const SIDES: readonly SideId[] = [RED, WHITE];
export const nameOfSide = (side: SideId): Side => SIDE_NAMES[side];
export const sideByName = (name: Side): SideId => (name === 'red' ? RED : WHITE);
export const enemyOf = (side: SideId): SideId => (side === RED ? WHITE : RED);

/** Action Cards of RED are 0 to 54, of WHITE 55 to 109. */
export type ActionCardId = number & { readonly actionCard: unique symbol };
export type PoliticalCardId = PoliticalId;
export const CARDS_PER_SIDE = 55;
export const cardOf = (side: SideId, number: number): ActionCardId =>
  (side * CARDS_PER_SIDE + number - 1) as ActionCardId;
export const sideOfCard = (card: ActionCardId): SideId => (card < CARDS_PER_SIDE ? RED : WHITE);
export const numberOfCard = (card: ActionCardId): number => (card % CARDS_PER_SIDE) + 1;
export const ALL_CARDS = Array.from({ length: 110 }, (_, i) => i as ActionCardId);
export const POLITICAL_CARDS = Array.from({ length: 66 }, (_, i) => i as PoliticalCardId);

/** The drill's counters too. */
const UNIT_PIECES = UNITS.length;
export const PIECE_COUNT = UNIT_PIECES + LEADER_COUNT;
export const ALL_PIECES = Array.from({ length: PIECE_COUNT }, (_, i) => i as PieceId);
export const isLeader = (piece: PieceId): boolean => piece >= UNIT_PIECES;
export const unitOf = (piece: PieceId): UnitId => piece as number as UnitId;
export const leaderOf = (piece: PieceId): LeaderId => (piece - UNIT_PIECES) as LeaderId;
export const pieceOfUnit = (unit: UnitId): PieceId => unit as number as PieceId;
export const pieceOfLeader = (leader: LeaderId): PieceId => (leader + UNIT_PIECES) as PieceId;
/** A number out of a list of a step, as a piece or a space again. */
export const asPiece = (n: number): PieceId => n as PieceId;
export const asSpace = (n: number): SpaceId => n as SpaceId;
export const asFaction = (n: number): FactionId => n as FactionId;
export const asCard = (n: number): ActionCardId => n as ActionCardId;
export const asPolitical = (n: number): PoliticalCardId => n as PoliticalCardId;
export const asSide = (n: number): SideId => (n === RED ? RED : WHITE);
export const ALL_SPACES = Array.from({ length: SPACE_COUNT }, (_, i) => i as SpaceId);
export const ALL_FACTIONS = Array.from({ length: FACTION_COUNT }, (_, i) => i as FactionId);
export const NONE = -1;

// ---------------------------------------------------------------------------------- the places

/** Where a piece is: a space of the map, or one of the places below (invariant 1). */
export type Place = number;
/** The Strategic Reserve of the side a piece serves; a self-defending faction has its own. */
export const RESERVE = SPACE_COUNT;
export const DEAD = SPACE_COUNT + 1;
/** On the turn track: `due` says when. */
export const TRACK = SPACE_COUNT + 2;
/** With its uncontrolled faction, off the map. */
export const AWAY = SPACE_COUNT + 3;
/** Not yet in the game. */
export const COMING = SPACE_COUNT + 4;
/** Out of the game for good. */
export const OUT = SPACE_COUNT + 5;
export const PLACE_COUNT = SPACE_COUNT + 6;
export const PLACE_NAMES = ['reserve', 'dead', 'track', 'away', 'coming', 'out'] as const;

/** Whom a piece serves now. */
export const GREEN = 2;
/** A faction that defends itself (TC-8.52b). */
export const SELF = 3;
/** An uncontrolled faction. */
export const NEUTRAL = 4;
export type Allegiance = number;

/** The record of control of a space: RED, WHITE or nobody (TC-A132). */
export const NOBODY = 2;

export const FULL = 0;
export const REDUCED = 1;
/** Only off the map: a faction's dead unit that waits for a controller (TC-8.143a). */
export const ELIMINATED = 2;

// ----------------------------------------------------------------------------------- the cards

export const PILE = 0;
export const HAND = 1;
/** In hand, marked for discarding in secret (TC-A62). */
export const DISCARDING = 2;
export const DISCARD = 3;
export const CARD_OUT = 4;
/** In the segment of a later year. */
export const LATER = 5;
/** #53 and #54 between Political Phases. */
export const ASIDE = 6;
/** In the Political Box RED, WHITE or OTHER: 7, 8, 9. */
export const BOX = 7;
export const BOXES = [0, 1, 2] as const;
export const BOX_NAMES = ['red', 'white', 'other'] as const;

export const PC_PILE = 0;
/** Looked at by the winner of a box. */
export const PC_LOOKED = 1;
/** Placed: in the box RED, WHITE or OTHER. */
export const PC_BOX = 2;
export const PC_DISCARD = 5;

// --------------------------------------------------------------------------------- the factions

export const IN_GAME = 0;
export const CONQUERED_BY_RED = 1;
export const CONQUERED_BY_WHITE = 2;
export const SUBJUGATED = 3;
export const WITHDRAWN = 4;

export const FAIR = 0;
export const MUD = 1;
export const WINTER = 2;

export const MOVE_MARK = 1;
export const COMBAT_MARK = 2;
/** Tried and lost: a Makhno space that refused, a marker that was cancelled, a barred space. */
export const LOST_MARK = 3;

/** What a player did with an impulse, for the bans on successive rounds. */
export const USED_NOTHING = 0;
export const USED_REINFORCEMENT = 1;
export const USED_REPLACEMENTS = 2;
export const USED_REDEPLOYMENT = 4;

export const LASTING = ['restrict', 'combatMod', 'dieMod', 'surprise'] as const;
/** A lasting effect of a card (TC-C.2f); `rules/lasting.ts` reads them, effects of cards add them. */
export interface Lasting {
  readonly do: (typeof LASTING)[number];
  /** `restrict`: the side that may not activate; otherwise the side that profits. */
  readonly side: SideId;
  readonly until: 'combat' | 'impulse' | 'turn' | 'game';
  /** With `turn`: the last turn in which it holds. */
  readonly turn: number;
  /** `restrict`, `dieMod` of withdrawals: these factions. */
  readonly factions?: readonly number[];
  /** TC-16.36e: the ban on a faction ends when it is attacked. */
  readonly liftIfAttacked?: boolean;
  /** The combat modifier, the die modifier, or how many attacks are still surprises. */
  readonly value: number;
  readonly when?: 'attack' | 'defence' | 'any';
  /** Defending spaces it is limited to; absent: any. */
  readonly spaces?: readonly number[];
  /** Shifts against the attack that do not apply: `river`, `swamp`, `fortress`. */
  readonly ignores?: readonly string[];
  readonly table?: 'withdrawal' | 'peoplesArmy';
  /** `surprise`: all attacking units must be among these; absent: any. */
  readonly pieces?: readonly number[];
}

export interface Combat {
  target: SpaceId;
  /** Who decides for attacker and defender; greens and self-defenders have somebody decide (TC-A139). */
  attacker: SideId;
  defender: SideId;
  /** Attack by greens, or on greens or a self-defending faction: no cards, no Reserve of the decider. */
  attackers: number[];
  /** Attacking spaces, as declared. */
  from: number[];
  defenders: number[];
  /** 1 where greens attack. */
  green: number;
  withdrawalFailed: number;
  reinforced: number;
  /** Initiative Card surprise, or an event's: 1. */
  cardSurprise: number;
  /** 0 bonus, 1 the attacker tries a tank surprise instead. */
  tankSurprise: number;
  /** Combat modifiers once fixed, and what they do to the dice. */
  dieA: number;
  dieD: number;
  /** 0 simultaneous, 1 attacker first, 2 defender first. */
  first: number;
  rolledA: number;
  rolledD: number;
  /** Loss factors inflicted by attacker and defender. */
  lfA: number;
  lfD: number;
  /** Step losses of the defender so far, for TC-11.65a. */
  defenderHurt: number;
  /** Length of the retreat still due, 0 none. */
  retreat: number;
  /** First spaces (and 1,000 × second + first) of paths actually used. */
  paths: number[];
  /** Spaces the defenders left in the retreat: 1 when anybody retreated. */
  retreated: number;
  won: number;
  exploiting: number;
  advanced: number[];
  /** 1 while the attackers may advance one space only. */
  vacated: number;
  /** Attackers limited to a pursuit. */
  pursuit: number;
  /** A combat that ended early (TC-A141). */
  over: number;
}

export interface State {
  rules: Rules;
  turn: number;
  round: number;
  active: SideId;
  vp: number;
  weather: number;
  agenda: Step[];

  // pieces, by PieceId
  place: number[];
  face: number[];
  allegiance: number[];
  /** The next piece of the same place, or NONE; `head` has the first of each place. */
  next: number[];
  head: number[];
  /** By piece: the turn in which an army on the turn track comes back (TC-A57), else 0. */
  due: number[];
  /** By piece: the last turn for which a card keeps it supplied, else 0 (TC-C.do.supply). */
  fed: number[];

  // spaces
  record: number[];
  noAct: number[];

  // factions, by FactionId
  fcm: number[];
  status: number[];
  /** Bits of the sides it defends itself against: 1 RED, 2 WHITE. */
  war: number[];
  /** 1: not to be activated in the controller's first impulse (TC-8.142); 2: nor in this impulse. */
  fresh: number[];
  /** Influence Points on the table, by side and faction; then those bought in secret. */
  ip: number[];
  bought: number[];
  polishStatus: number;
  /** Factions that must withdraw at this turn's 7.51 (TC-8.4e). */
  leaving: number[];

  // cards
  cards: number[];
  political: number[];
  /** By Action Card: 1 once played as event (TC-C.1g). */
  played: number[];
  flags: number[];
  lasting: Lasting[];
  /** By side: 1 when the 1920 option was taken on turn 10. */
  took1920: number[];
  /** 1 when PC #66 lies in a box (TC-8.12g). */
  reshuffle: number;
  /** Political Boxes already revealed this phase, and the values bid in the present one, by side. */
  boxesShown: number;
  boxValue: number[];
  /** By side: printed CVs of 5 allocated this turn (TC-8.111), and WHITE's bonus. */
  opsBonus: number;

  // this turn, by side
  /** Replacement steps in halves (TC-A64). */
  steps: number[];
  penalty: number[];
  politicalSteps: number[];
  /** Faction steps in halves, by side and faction; then what a side may still divide (halves), and at most per faction. */
  factionSteps: number[];
  freeFactionSteps: number[];
  /** Steps for certain units only: side, halves, card, path index. */
  boundSteps: number[];
  lastUse: number[];
  replacementsPlayed: number[];
  reinforcementsPlayed: number[];
  specialTaken: number[];
  /** The round of the last Initiative Card, or 100 + phase; 0 none. */
  initiativeAt: number[];
  concentration: number[];
  /** Side × 1,000 + space of VCs that gave their reward this turn (TC-16.1c). */
  rewarded: number[];
  capturedVc: number[];
  lostHomeVc: number[];
  /** VCs that WHITE and RED held at some moment of this Action Phase, as bits are too many: side × 1,000 + space. */
  heldVcs: number[];
  leaderBought: number[];
  influenceBought: number[];
  /** Leaders that tried a cavalry surprise this turn (TC-11.413b). */
  charged: number[];
  trotskyRail: number;
  /** Spaces activated this turn (TC-16.31b). */
  activated: number[];
  /** What each side does with the present impulse. */
  thisUse: number[];
  /** Spaces where no replacements may be spent (TC-16.61c). */
  bombed: number[];
  airRaids: number[];
  declared: number[];
  /** Halves spent by side in each region, Moscow and the Reserve last. */
  spent: number[];

  // this impulse
  points: number;
  /** Spaces marked, each with its kind of marker. */
  marked: number[];
  marks: number[];
  /** 1 for a limited operation: by one point, for greens, inside an event. */
  opsKind: number;
  moved: number[];
  /** The moving group, its steps so far and whether all were by rail. */
  group: number[];
  groupSteps: number;
  groupMax: number;
  groupRail: number;
  attacked: number[];
  fought: number[];
  /** Leaders that used abilities, with the space where they first did: leader, space. */
  usedAbility: number[];
  reacted: number[];
  retreated: number[];
  /** Units that retreated into enemy ground, each with its path (TC-A44). */
  retreatCosts: number[];
  surpriseTried: number;
  /** Pieces that were Out of Supply when their space was marked (TC-10.2d, TC-A121). */
  unsupplied: number[];
  /** Pieces of marked spaces whose activation was not paid for (TC-A21). */
  idle: number[];
  combat: Combat | null;

  // In-Fighting, by side
  inFighting: number[];
  mayEnd: number[];
  forever: number;
  marker: number[];
  markerShown: number[];
  breach: number[];
  penaltyPaid: number[];
  accusations: number;

  // special pieces
  tsar: number;
  tsarChoice: number;
  gold: SpaceId;
  wrangel: number;
  lieven: number;
  reserveArmy: number[];
  azUsed: number;
  fleet: number;
  navalBan: number;
  tideSeen: number;
  tide: number;
  donRolled: number;
  rbefPort: number[];
  owedLeaders: number[];

  bid: number[];
  winner: string;
  verdict: string;
  level: string;

  derived: Derived;
}

/** What follows from the facts and is kept for speed: `rules/supply.ts` alone knows when it is stale. */
export interface Derived {
  stale: number;
  /** By side and space: kinds of supply source its friendly lines lead to, as bits. */
  net: number[];
}

export function clone(s: State): State {
  return {
    rules: s.rules,
    turn: s.turn,
    round: s.round,
    active: s.active,
    vp: s.vp,
    weather: s.weather,
    agenda: s.agenda.slice(),
    place: s.place.slice(),
    face: s.face.slice(),
    allegiance: s.allegiance.slice(),
    next: s.next.slice(),
    head: s.head.slice(),
    due: s.due.slice(),
    fed: s.fed.slice(),
    record: s.record.slice(),
    noAct: s.noAct.slice(),
    fcm: s.fcm.slice(),
    status: s.status.slice(),
    war: s.war.slice(),
    fresh: s.fresh.slice(),
    ip: s.ip.slice(),
    bought: s.bought.slice(),
    polishStatus: s.polishStatus,
    leaving: s.leaving.slice(),
    cards: s.cards.slice(),
    political: s.political.slice(),
    played: s.played.slice(),
    flags: s.flags.slice(),
    lasting: s.lasting.slice(),
    took1920: s.took1920.slice(),
    reshuffle: s.reshuffle,
    boxesShown: s.boxesShown,
    boxValue: s.boxValue.slice(),
    opsBonus: s.opsBonus,
    steps: s.steps.slice(),
    penalty: s.penalty.slice(),
    politicalSteps: s.politicalSteps.slice(),
    factionSteps: s.factionSteps.slice(),
    freeFactionSteps: s.freeFactionSteps.slice(),
    boundSteps: s.boundSteps.slice(),
    lastUse: s.lastUse.slice(),
    replacementsPlayed: s.replacementsPlayed.slice(),
    reinforcementsPlayed: s.reinforcementsPlayed.slice(),
    specialTaken: s.specialTaken.slice(),
    initiativeAt: s.initiativeAt.slice(),
    concentration: s.concentration.slice(),
    rewarded: s.rewarded.slice(),
    capturedVc: s.capturedVc.slice(),
    lostHomeVc: s.lostHomeVc.slice(),
    heldVcs: s.heldVcs.slice(),
    leaderBought: s.leaderBought.slice(),
    influenceBought: s.influenceBought.slice(),
    charged: s.charged.slice(),
    trotskyRail: s.trotskyRail,
    activated: s.activated.slice(),
    thisUse: s.thisUse.slice(),
    bombed: s.bombed.slice(),
    airRaids: s.airRaids.slice(),
    declared: s.declared.slice(),
    spent: s.spent.slice(),
    points: s.points,
    marked: s.marked.slice(),
    marks: s.marks.slice(),
    opsKind: s.opsKind,
    moved: s.moved.slice(),
    group: s.group.slice(),
    groupSteps: s.groupSteps,
    groupMax: s.groupMax,
    groupRail: s.groupRail,
    attacked: s.attacked.slice(),
    fought: s.fought.slice(),
    usedAbility: s.usedAbility.slice(),
    reacted: s.reacted.slice(),
    retreated: s.retreated.slice(),
    retreatCosts: s.retreatCosts.slice(),
    surpriseTried: s.surpriseTried,
    unsupplied: s.unsupplied.slice(),
    idle: s.idle.slice(),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    inFighting: s.inFighting.slice(),
    mayEnd: s.mayEnd.slice(),
    forever: s.forever,
    marker: s.marker.slice(),
    markerShown: s.markerShown.slice(),
    breach: s.breach.slice(),
    penaltyPaid: s.penaltyPaid.slice(),
    accusations: s.accusations,
    tsar: s.tsar,
    tsarChoice: s.tsarChoice,
    gold: s.gold,
    wrangel: s.wrangel,
    lieven: s.lieven,
    reserveArmy: s.reserveArmy.slice(),
    azUsed: s.azUsed,
    fleet: s.fleet,
    navalBan: s.navalBan,
    tideSeen: s.tideSeen,
    tide: s.tide,
    donRolled: s.donRolled,
    rbefPort: s.rbefPort.slice(),
    owedLeaders: s.owedLeaders.slice(),
    bid: s.bid.slice(),
    winner: s.winner,
    verdict: s.verdict,
    level: s.level,
    derived: { stale: s.derived.stale, net: s.derived.net.slice() },
  };
}

export function cloneCombat(c: Combat): Combat {
  return {
    ...c,
    attackers: c.attackers.slice(),
    from: c.from.slice(),
    defenders: c.defenders.slice(),
    paths: c.paths.slice(),
    advanced: c.advanced.slice(),
  };
}

// ---------------------------------------------------------------------------------- the agenda

export const topStep = (s: State): Step => s.agenda[s.agenda.length - 1]!;
export const topKind = (s: State): StepKind => s.agenda[s.agenda.length - 1]!.kind;
/** Pushes steps so that the first named is answered first. */
export function push(s: State, ...steps: Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i]!);
}
/** The innermost step is done. */
export function finish(s: State): void {
  s.agenda.pop();
}
export function replaceTop(s: State, step: Step): void {
  s.agenda[s.agenda.length - 1] = step;
}

// ---------------------------------------------------------------------------------- the pieces

export const placeOf = (s: State, piece: PieceId): Place => s.place[piece]!;
export const isOnMap = (s: State, piece: PieceId): boolean => s.place[piece]! < SPACE_COUNT;
/** The space of a piece on the map. */
export const spaceOf = (s: State, piece: PieceId): SpaceId => s.place[piece]! as SpaceId;
export const allegianceOf = (s: State, piece: PieceId): Allegiance => s.allegiance[piece]!;
export const faceOf = (s: State, piece: PieceId): number => s.face[piece]!;
export const isReduced = (s: State, piece: PieceId): boolean => s.face[piece] === REDUCED;
export const firstIn = (s: State, place: Place): number => s.head[place]!;
export const nextIn = (s: State, piece: number): number => s.next[piece]!;
export const dueOf = (s: State, piece: PieceId): number => s.due[piece]!;
export const fedUntil = (s: State, piece: PieceId): number => s.fed[piece]!;

export function setFace(s: State, piece: PieceId, face: number): void {
  s.face[piece] = face;
}
export function setDue(s: State, piece: PieceId, turn: number): void {
  s.due[piece] = turn;
}
export function setFed(s: State, piece: PieceId, turn: number): void {
  s.fed[piece] = turn;
  s.derived.stale = 1;
}
export function setAllegiance(s: State, piece: PieceId, allegiance: Allegiance): void {
  s.allegiance[piece] = allegiance;
  s.derived.stale = 1;
}

/** Takes a piece out of its place and adds it at the end of another; supply has to be looked at again. */
export function put(s: State, piece: PieceId, to: Place): void {
  const from = s.place[piece]!;
  if (from === to) return;
  unlink(s, piece, from);
  s.place[piece] = to;
  s.next[piece] = NONE;
  if (s.head[to] === NONE) s.head[to] = piece;
  else {
    let last = s.head[to]!;
    while (s.next[last] !== NONE) last = s.next[last]!;
    s.next[last] = piece;
  }
  if (from < SPACE_COUNT || to < SPACE_COUNT) s.derived.stale = 1;
}

function unlink(s: State, piece: PieceId, place: Place): void {
  if (s.head[place] === piece) {
    s.head[place] = s.next[piece]!;
    return;
  }
  let before = s.head[place]!;
  while (s.next[before] !== piece) before = s.next[before]!;
  s.next[before] = s.next[piece]!;
}

/** Everything in a place, in order. */
export function piecesIn(s: State, place: Place): PieceId[] {
  const found: PieceId[] = [];
  for (let p = s.head[place]!; p !== NONE; p = s.next[p]!) found.push(p as PieceId);
  return found;
}

// ---------------------------------------------------------------------------------- the ground

export const recordOf = (s: State, space: SpaceId): number => s.record[space]!;
export function setRecord(s: State, space: SpaceId, holder: number): void {
  if (s.record[space] === holder) return;
  s.record[space] = holder;
  s.derived.stale = 1;
}
export const hasNoAct = (s: State, space: SpaceId): boolean => s.noAct.includes(space);

export function markOn(s: State, space: SpaceId): number {
  const index = s.marked.indexOf(space);
  return index < 0 ? 0 : s.marks[index]!;
}
export function setMark(s: State, space: SpaceId, mark: number): void {
  const index = s.marked.indexOf(space);
  if (index >= 0) s.marks[index] = mark;
  else {
    s.marked.push(space);
    s.marks.push(mark);
  }
}
/** Spaces with a marker of this kind. */
export const spacesMarked = (s: State, mark: number): SpaceId[] =>
  s.marked.filter((_, i) => s.marks[i] === mark) as SpaceId[];

// -------------------------------------------------------------------------------- the factions

export const markerOf = (s: State, faction: FactionId): number => s.fcm[faction]!;
export const statusOf = (s: State, faction: FactionId): number => s.status[faction]!;
export const warOf = (s: State, faction: FactionId): number => s.war[faction]!;
export const freshOf = (s: State, faction: FactionId): number => s.fresh[faction]!;
export function setMarker(s: State, faction: FactionId, space: number): void {
  s.fcm[faction] = space;
}
export function setStatus(s: State, faction: FactionId, status: number): void {
  s.status[faction] = status;
  s.derived.stale = 1;
}
export function setWar(s: State, faction: FactionId, bits: number): void {
  s.war[faction] = bits;
  s.derived.stale = 1;
}
export function setFresh(s: State, faction: FactionId, fresh: number): void {
  s.fresh[faction] = fresh;
}
/** Influence Points of a side on a faction, on the table or bought in secret. */
export const ipOf = (s: State, side: SideId, faction: FactionId): number =>
  s.ip[side * FACTION_COUNT + faction]!;
export function addIp(s: State, side: SideId, faction: FactionId, points: number): void {
  s.ip[side * FACTION_COUNT + faction]! += points;
}
export const boughtIp = (s: State, side: SideId, faction: FactionId): number =>
  s.bought[side * FACTION_COUNT + faction]!;
export function addBoughtIp(s: State, side: SideId, faction: FactionId, points: number): void {
  s.bought[side * FACTION_COUNT + faction]! += points;
}
export const factionStepsOf = (s: State, side: SideId, faction: FactionId): number =>
  s.factionSteps[side * FACTION_COUNT + faction]!;
export function addFactionSteps(s: State, side: SideId, faction: FactionId, halves: number): void {
  s.factionSteps[side * FACTION_COUNT + faction]! += halves;
}

// ----------------------------------------------------------------------------------- the cards

export const cardPlace = (s: State, card: ActionCardId): number => s.cards[card]!;
export function setCard(s: State, card: ActionCardId, place: number): void {
  s.cards[card] = place;
}
export const wasPlayed = (s: State, card: ActionCardId): boolean => s.played[card] === 1;
export function setPlayed(s: State, card: ActionCardId): void {
  s.played[card] = 1;
}
/** The cards of a side in a place, by number. */
export function cardsIn(s: State, side: SideId, place: number): ActionCardId[] {
  const found: ActionCardId[] = [];
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + CARDS_PER_SIDE; card++)
    if (s.cards[card] === place) found.push(card as ActionCardId);
  return found;
}
export function countCards(s: State, side: SideId, place: number): number {
  let count = 0;
  const first = side * CARDS_PER_SIDE;
  for (let card = first; card < first + CARDS_PER_SIDE; card++)
    if (s.cards[card] === place) count++;
  return count;
}
export const politicalPlace = (s: State, card: PoliticalCardId): number => s.political[card]!;
export function setPolitical(s: State, card: PoliticalCardId, place: number): void {
  s.political[card] = place;
}
export const hasFlag = (s: State, flag: number): boolean => s.flags[flag] === 1;
export function setFlagOn(s: State, flag: number): void {
  s.flags[flag] = 1;
  s.derived.stale = 1;
}

// -------------------------------------------------------------------------------- by side, etc.

export const combatOf = (s: State): Combat => s.combat!;
/** A field that each side has. */
export const of = (values: readonly number[], side: SideId): number => values[side]!;
export function setOf(values: number[], side: SideId, value: number): void {
  values[side] = value;
}
export function addOf(values: number[], side: SideId, value: number): void {
  values[side]! += value;
}
export const valueAt = (values: readonly number[], index: number): number => values[index]!;
