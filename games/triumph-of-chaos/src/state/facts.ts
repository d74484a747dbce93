import type { Action, Step } from '../actions.ts';
import type { SpaceId } from '../data/index.ts';
import type { Rules } from '../setup.ts';
import type { PieceId, SideId } from './identities.ts';

const LASTING = ['restrict', 'combatMod', 'dieMod', 'surprise'] as const;
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
  /** 1 where the Central Powers stand as occupiers: what they leave was nobody's (TC-A166). */
  guarded: number;
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
  /** Replaced and never changed, as are `played` and `flags`: clones and views share them. */
  face: readonly number[];
  allegiance: number[];
  /** The next piece of the same place, or NONE; `head` has the first of each place. */
  next: number[];
  head: number[];
  /** Armies on the turn track, each with the turn in which it comes back (TC-A57). */
  due: number[];
  /** Pieces that a card keeps supplied, each with the last turn for which it does (TC-C.do.supply). */
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
  played: readonly number[];
  flags: readonly number[];
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

/** What follows from the facts and is kept for speed: `state.ts` says what a change makes stale, `rules/supply.ts` mends supply. */
export interface Derived {
  /** 0: up to date; TOUCHED: look at the spaces `touched` and at what offers supply; ALL_STALE: at everything. */
  stale: number;
  touched: number[];
  /** By side and space: kinds of supply source its friendly lines lead to, as bits. */
  net: number[];
  /** By space: who held it when `net` was drawn. */
  holders: number[];
  /** Which changing sources there were then, as bits. */
  offers: number;
  /** Stands for the operation while spaces are being marked: `rules/activation.ts` keeps by it what is known of them. */
  marking: object | undefined;
  /** By allegiance: the pieces that have it, wherever they are, in their order; found when somebody asks. */
  serving: readonly (readonly PieceId[])[] | undefined;
  /** The answers to the question of an effect: found to see whether there is one, kept for whoever asks which. */
  offered: Offered | undefined;
}
interface Offered {
  readonly step: Step;
  readonly actions: readonly Action[];
}

// A slice is a call. Most lists are empty most of the time, and lists by side are pairs: these are made where they are needed.
export const listOf = (list: readonly number[]): number[] =>
  list.length === 0 ? [] : list.slice();
export const pairOf = (list: readonly number[]): number[] => [list[0]!, list[1]!];

/** Lists that are replaced and never changed are shared, here and in views. */
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
    face: s.face,
    allegiance: s.allegiance.slice(),
    next: s.next.slice(),
    head: s.head.slice(),
    due: listOf(s.due),
    fed: listOf(s.fed),
    record: s.record.slice(),
    noAct: listOf(s.noAct),
    fcm: s.fcm.slice(),
    status: s.status.slice(),
    war: s.war.slice(),
    fresh: s.fresh.slice(),
    ip: s.ip.slice(),
    bought: s.bought.slice(),
    polishStatus: s.polishStatus,
    leaving: listOf(s.leaving),
    cards: s.cards.slice(),
    political: s.political.slice(),
    played: s.played,
    flags: s.flags,
    lasting: s.lasting.slice(),
    took1920: pairOf(s.took1920),
    reshuffle: s.reshuffle,
    boxesShown: s.boxesShown,
    boxValue: pairOf(s.boxValue),
    opsBonus: s.opsBonus,
    steps: pairOf(s.steps),
    penalty: pairOf(s.penalty),
    politicalSteps: pairOf(s.politicalSteps),
    factionSteps: s.factionSteps.slice(),
    freeFactionSteps: s.freeFactionSteps.slice(),
    boundSteps: listOf(s.boundSteps),
    lastUse: pairOf(s.lastUse),
    replacementsPlayed: pairOf(s.replacementsPlayed),
    reinforcementsPlayed: pairOf(s.reinforcementsPlayed),
    specialTaken: pairOf(s.specialTaken),
    initiativeAt: pairOf(s.initiativeAt),
    concentration: pairOf(s.concentration),
    rewarded: listOf(s.rewarded),
    capturedVc: pairOf(s.capturedVc),
    lostHomeVc: pairOf(s.lostHomeVc),
    heldVcs: listOf(s.heldVcs),
    leaderBought: pairOf(s.leaderBought),
    influenceBought: pairOf(s.influenceBought),
    charged: listOf(s.charged),
    trotskyRail: s.trotskyRail,
    activated: listOf(s.activated),
    thisUse: pairOf(s.thisUse),
    bombed: listOf(s.bombed),
    airRaids: pairOf(s.airRaids),
    declared: pairOf(s.declared),
    spent: s.spent.slice(),
    points: s.points,
    marked: listOf(s.marked),
    marks: listOf(s.marks),
    opsKind: s.opsKind,
    moved: listOf(s.moved),
    group: listOf(s.group),
    groupSteps: s.groupSteps,
    groupMax: s.groupMax,
    groupRail: s.groupRail,
    attacked: listOf(s.attacked),
    fought: listOf(s.fought),
    usedAbility: listOf(s.usedAbility),
    reacted: listOf(s.reacted),
    retreated: listOf(s.retreated),
    retreatCosts: listOf(s.retreatCosts),
    surpriseTried: s.surpriseTried,
    unsupplied: listOf(s.unsupplied),
    idle: listOf(s.idle),
    combat: s.combat === null ? null : cloneCombat(s.combat),
    inFighting: pairOf(s.inFighting),
    mayEnd: pairOf(s.mayEnd),
    forever: s.forever,
    marker: pairOf(s.marker),
    markerShown: pairOf(s.markerShown),
    breach: pairOf(s.breach),
    penaltyPaid: pairOf(s.penaltyPaid),
    accusations: s.accusations,
    tsar: s.tsar,
    tsarChoice: s.tsarChoice,
    gold: s.gold,
    wrangel: s.wrangel,
    lieven: s.lieven,
    reserveArmy: pairOf(s.reserveArmy),
    azUsed: s.azUsed,
    fleet: s.fleet,
    navalBan: s.navalBan,
    tideSeen: s.tideSeen,
    tide: s.tide,
    donRolled: s.donRolled,
    rbefPort: pairOf(s.rbefPort),
    owedLeaders: listOf(s.owedLeaders),
    bid: pairOf(s.bid),
    winner: s.winner,
    verdict: s.verdict,
    level: s.level,
    derived: cloneDerived(s.derived),
  };
}

export const TOUCHED = 1;
export const ALL_STALE = 2;
export const freshDerived = (): Derived => ({
  stale: ALL_STALE,
  touched: [],
  net: [],
  holders: [],
  offers: -1,
  marking: undefined,
  serving: undefined,
  offered: undefined,
});
/** `serving` and `offered` are never changed, only replaced. */
const cloneDerived = (d: Derived): Derived => ({
  stale: d.stale,
  touched: d.touched.slice(),
  net: d.net.slice(),
  holders: d.holders.slice(),
  offers: d.offers,
  marking: d.marking,
  serving: d.serving,
  offered: d.offered,
});

export function cloneCombat(c: Combat): Combat {
  return {
    ...c,
    attackers: c.attackers.slice(),
    from: c.from.slice(),
    paths: c.paths.slice(),
    advanced: c.advanced.slice(),
  };
}
