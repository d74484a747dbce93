// Scenario and options -> the first state (5.0, Part 6).
import {
  type OptionInfo,
  type Options,
  perSetup,
  type ScenarioInfo,
  type Setup,
} from '@motti/engine';
import {
  actionCard,
  BLUFF,
  type CardNumber,
  FACTION_COUNT,
  FLAGS,
  type Holder,
  INFLUENCE,
  REGION_COUNT,
  SCENARIO_IDS,
  type ScenarioId,
  scenario,
  turnRow,
  UNIT_COUNT,
  UNITS,
} from './data/index.ts';
import { settle } from './flow.ts';
import { allegianceNow } from './rules/factions.ts';
import {
  ALL_CARDS,
  ALL_PIECES,
  ALL_SPACES,
  ASIDE,
  AWAY,
  asSpace,
  CARD_OUT,
  COMING,
  CONQUERED_BY_RED,
  CONQUERED_BY_WHITE,
  cardOf,
  clone,
  DEAD,
  FAIR,
  FULL,
  freshDerived,
  HAND,
  isLeader,
  LATER,
  NEUTRAL,
  NOBODY,
  NONE,
  numberOfCard,
  OUT,
  PC_PILE,
  PIECE_COUNT,
  PILE,
  type PieceId,
  PLACE_COUNT,
  type Place,
  POLITICAL_CARDS,
  pieceOfLeader,
  pieceOfUnit,
  putAll,
  RED,
  RESERVE,
  SIDE_NAMES,
  type SideId,
  type State,
  setAllegiance,
  setCard,
  setFlagOn,
  setMarker,
  setPlayed,
  setRecord,
  setStatus,
  setWar,
  sideOfCard,
  unitOf,
  WHITE,
  WITHDRAWN,
} from './state.ts';

const ON_OFF = ['off', 'on'] as const;
const OFF_ON = ['on', 'off'] as const;

/** The named options of 0.6; the first value is the default. */
export const OPTIONS: readonly OptionInfo[] = [
  { key: 'road2', values: ON_OFF, clause: 'TC-10.1h' },
  { key: 'specialActions', values: ['all', 'oneSpaceOnly', 'none'], clause: 'TC-10.21d' },
  { key: 'inFighting', values: OFF_ON, clause: 'TC-16.71a' },
  { key: 'specialUnits', values: OFF_ON, clause: 'TC-16.2a' },
  { key: 'leaderCards', values: ON_OFF, clause: 'TC-15.7a' },
  { key: 'vinnyLimit', values: ON_OFF, clause: 'TC-14.621' },
  { key: 'vinnyTable', values: ON_OFF, clause: 'TC-14.621' },
  { key: 'donCossackRestriction', values: ON_OFF, clause: 'TC-16.23a' },
  { key: 'simplePolitics', values: ON_OFF, clause: 'TC-16.72' },
  { key: 'naval', values: ON_OFF, clause: 'TC-16.73a' },
  { key: 'lateGreenBan', values: OFF_ON, clause: 'TC-16.37' },
  { key: 'initiativeInOpponentRound', values: OFF_ON, clause: 'TC-9.23f' },
  { key: 'tournamentBid', values: ON_OFF, clause: 'TC-6.4a' },
  { key: 'startHands1919', values: ON_OFF, clause: 'TC-5.282' },
  { key: 'whiteOpsBonus', values: OFF_ON, clause: 'TC-8.111' },
  { key: 'leninMarkerLiteral', values: ON_OFF, clause: 'TC-A73' },
  { key: 'whiteTide', values: ON_OFF, clause: 'TC-16.74a' },
];

export const SCENARIOS: readonly ScenarioInfo[] = SCENARIO_IDS.map((id) =>
  id === 'drill' ? { id, hidden: true } : { id },
);

/** The options of a match, fixed when it begins. */
export interface Rules {
  readonly scenario: ScenarioId;
  readonly lastTurn: number;
  readonly road2: boolean;
  readonly specialActions: 'all' | 'oneSpaceOnly' | 'none';
  readonly inFighting: boolean;
  readonly specialUnits: boolean;
  readonly leaderCards: boolean;
  readonly vinnyLimit: boolean;
  readonly vinnyTable: boolean;
  readonly donCossackRestriction: boolean;
  readonly simplePolitics: boolean;
  readonly naval: boolean;
  readonly lateGreenBan: boolean;
  readonly initiativeInOpponentRound: boolean;
  readonly tournamentBid: boolean;
  readonly startHands1919: boolean;
  readonly whiteOpsBonus: boolean;
  readonly leninMarkerLiteral: boolean;
  readonly whiteTide: boolean;
}

export function rulesOf(setup: Setup): Rules {
  const id = SCENARIO_IDS.find((entry) => entry === setup.scenario) ?? 'campaign';
  const value = (key: string): string => optionOf(setup.options, key);
  const on = (key: string): boolean => value(key) === 'on';
  const actions = value('specialActions');
  return {
    scenario: id,
    lastTurn: scenario(id).lastTurn,
    road2: on('road2'),
    specialActions: actions === 'none' || actions === 'oneSpaceOnly' ? actions : 'all',
    inFighting: on('inFighting'),
    specialUnits: on('specialUnits'),
    leaderCards: on('leaderCards'),
    vinnyLimit: on('vinnyLimit'),
    vinnyTable: on('vinnyTable'),
    donCossackRestriction: on('donCossackRestriction'),
    simplePolitics: on('simplePolitics'),
    naval: on('naval'),
    lateGreenBan: on('lateGreenBan'),
    initiativeInOpponentRound: on('initiativeInOpponentRound'),
    tournamentBid: on('tournamentBid'),
    startHands1919: on('startHands1919'),
    whiteOpsBonus: on('whiteOpsBonus'),
    leninMarkerLiteral: on('leninMarkerLiteral'),
    whiteTide: on('whiteTide'),
  };
}

const optionOf = (options: Options, key: string): string =>
  options[key] ?? OPTIONS.find((option) => option.key === key)?.values[0] ?? 'off';

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

// The first lists are copied or shared, not made each time: a guess begins with them too.
/** Every piece out of the game, one after the other. */
const ALL_OUT = {
  place: ALL_PIECES.map(() => OUT),
  next: ALL_PIECES.map((piece) => (piece + 1 < PIECE_COUNT ? piece + 1 : NONE)),
  head: Array.from({ length: PLACE_COUNT }, (_, place) => (place === OUT ? 0 : NONE)),
};
const ALL_FULL: readonly number[] = ALL_PIECES.map(() => FULL);
const ALL_NEUTRAL: readonly number[] = ALL_PIECES.map(() => NEUTRAL);
const NOBODYS: readonly number[] = ALL_SPACES.map(() => NOBODY);
const ALL_CARDS_OUT: readonly number[] = ALL_CARDS.map(() => CARD_OUT);
const ALL_PC_PILE: readonly number[] = POLITICAL_CARDS.map(() => PC_PILE);
const NONE_PLAYED: readonly number[] = ALL_CARDS.map(() => 0);
const NO_FLAGS: readonly number[] = FLAGS.map(() => 0);

/** No piece on the map, no card anywhere but in its deck. */
export function emptyState(rules: Rules): State {
  return {
    rules,
    turn: scenario(rules.scenario).turn,
    round: 0,
    active: WHITE,
    vp: scenario(rules.scenario).vp,
    weather: FAIR,
    agenda: [],
    place: ALL_OUT.place.slice(),
    face: ALL_FULL,
    allegiance: ALL_NEUTRAL.slice(),
    next: ALL_OUT.next.slice(),
    head: ALL_OUT.head.slice(),
    due: [],
    fed: [],
    record: NOBODYS.slice(),
    noAct: [],
    fcm: zeros(FACTION_COUNT),
    status: zeros(FACTION_COUNT),
    war: zeros(FACTION_COUNT),
    fresh: zeros(FACTION_COUNT),
    ip: zeros(2 * FACTION_COUNT),
    bought: zeros(2 * FACTION_COUNT),
    polishStatus: 1,
    leaving: [],
    cards: ALL_CARDS_OUT.slice(),
    political: ALL_PC_PILE.slice(),
    played: NONE_PLAYED,
    flags: NO_FLAGS,
    lasting: [],
    took1920: [0, 0],
    reshuffle: 0,
    boxesShown: 0,
    boxValue: [0, 0],
    opsBonus: 0,
    steps: [0, 0],
    penalty: [0, 0],
    politicalSteps: [0, 0],
    factionSteps: zeros(2 * FACTION_COUNT),
    freeFactionSteps: zeros(4),
    boundSteps: [],
    lastUse: [0, 0],
    replacementsPlayed: [0, 0],
    reinforcementsPlayed: [0, 0],
    specialTaken: [0, 0],
    initiativeAt: [0, 0],
    concentration: [0, 0],
    rewarded: [],
    capturedVc: [0, 0],
    lostHomeVc: [0, 0],
    heldVcs: [],
    leaderBought: [0, 0],
    influenceBought: [0, 0],
    charged: [],
    trotskyRail: 0,
    activated: [],
    thisUse: [0, 0],
    bombed: [],
    airRaids: [0, 0],
    declared: [0, 0],
    spent: zeros(2 * (REGION_COUNT + 2)),
    points: 0,
    marked: [],
    marks: [],
    opsKind: 0,
    moved: [],
    group: [],
    groupSteps: 0,
    groupMax: 0,
    groupRail: 0,
    attacked: [],
    fought: [],
    usedAbility: [],
    reacted: [],
    retreated: [],
    retreatCosts: [],
    surpriseTried: 0,
    unsupplied: [],
    idle: [],
    combat: null,
    inFighting: [0, 0],
    mayEnd: [0, 0],
    forever: 0,
    marker: [NONE, NONE],
    markerShown: [0, 0],
    breach: [0, 0],
    penaltyPaid: [0, 0],
    accusations: 0,
    tsar: 0,
    tsarChoice: 0,
    gold: asSpace(NONE),
    wrangel: 0,
    lieven: 0,
    reserveArmy: [0, 0],
    azUsed: 0,
    fleet: 0,
    navalBan: 0,
    tideSeen: 0,
    tide: 0,
    donRolled: 0,
    rbefPort: [NONE, NONE],
    owedLeaders: [],
    bid: [0, 0],
    winner: '',
    verdict: '',
    level: '',
    derived: freshDerived(),
  };
}

/** A tournament plays hundreds of games of one set-up: everything is laid out once, and each begins with a copy. */
export const setUp = (setup: Setup): State => clone(begun(setup));
const begun = perSetup((setup) => {
  const s = laidOut(rulesOf(setup));
  s.agenda.push({ kind: 'preparation' });
  if (s.rules.tournamentBid) s.agenda.push({ kind: 'bid-die' });
  settle(s);
  return s;
});

/** Everything in its place before the first turn, nothing asked yet. */
export function laidOut(rules: Rules): State {
  const s = emptyState(rules);
  layGround(s);
  layFactions(s);
  layPieces(s);
  layCards(s);
  return s;
}

const RECORD_OF: Readonly<Record<Holder, number>> = {
  red: RED,
  white: WHITE,
  green: NOBODY,
  neutral: NOBODY,
  // TC-A132: the record of a space of the Legion is nobody's.
  'czech-legion': NOBODY,
};

function layGround(s: State): void {
  const { holders, noAct, gold, flags } = scenario(s.rules.scenario);
  for (const [space, holder] of holders.entries()) setRecord(s, asSpace(space), RECORD_OF[holder]);
  if (s.rules.specialActions === 'all') s.noAct.push(...noAct);
  if (gold !== undefined) s.gold = gold;
  for (const flag of flags) setFlagOn(s, FLAGS.indexOf(flag));
}

function layFactions(s: State): void {
  const data = scenario(s.rules.scenario);
  for (const start of data.factions) {
    setMarker(s, start.faction, start.marker);
    if (start.control === 'withdrawn') setStatus(s, start.faction, WITHDRAWN);
    if (start.conquered !== undefined)
      setStatus(
        s,
        start.faction,
        start.conquered === 'red' ? CONQUERED_BY_RED : CONQUERED_BY_WHITE,
      );
    if (start.warWithBoth) setWar(s, start.faction, 3);
  }
  s.polishStatus = data.polishStatus;
  s.tsar = data.tsar && s.rules.specialUnits ? 0 : 1;
}

function layPieces(s: State): void {
  const data = scenario(s.rules.scenario);
  const drill = s.rules.scenario === 'drill';
  // Whoever is laid somewhere comes last there; whoever is there already keeps their place in the order.
  const laid = new Map<PieceId, Place>(ALL_PIECES.map((piece) => [piece, OUT]));
  const lay = (piece: PieceId, place: Place): void => {
    if (laid.get(piece) === place) return;
    laid.delete(piece);
    laid.set(piece, place);
  };
  for (const piece of ALL_PIECES) {
    setAllegiance(s, piece, allegianceNow(s, piece));
    const real = isLeader(piece) || unitOf(piece) < UNIT_COUNT;
    if (real || drill) lay(piece, waitsAway(s, piece) ? AWAY : COMING);
  }
  for (const { space, units, leaders } of data.stacks) {
    for (const unit of units) lay(pieceOfUnit(unit), space);
    for (const leader of leaders) lay(pieceOfLeader(leader), space);
  }
  for (const unit of data.reserve) lay(pieceOfUnit(unit), reservePlace(s, unit));
  for (const unit of data.eliminated) lay(pieceOfUnit(unit), DEAD);
  for (const unit of data.removedUnits) lay(pieceOfUnit(unit), OUT);
  for (const leader of data.removedLeaders) lay(pieceOfLeader(leader), OUT);
  putAll(s, laid);
}

/** A corps of an uncontrolled power waits with it (TC-A134). */
const reservePlace = (s: State, unit: (typeof UNITS)[number]['id']): number =>
  s.allegiance[unit] === NEUTRAL ? AWAY : RESERVE;

/** Forces of a faction wait with it; those of its `later` list wait for their card. */
function waitsAway(_s: State, piece: number): boolean {
  if (isLeader(ALL_PIECES[piece]!)) return false;
  const { owner, entry } = UNITS[piece]!;
  return owner.kind === 'faction' && (entry === 'C' || entry === 'S' || entry === 'SR');
}

function layCards(s: State): void {
  const data = scenario(s.rules.scenario);
  const drill = s.rules.scenario === 'drill';
  for (const card of ALL_CARDS) {
    const side = sideOfCard(card);
    const number = numberOfCard(card);
    setCard(s, card, firstPlace(s, side, number, data.out[SIDE_NAMES[side]].includes(number)));
    if (data.out[SIDE_NAMES[side]].includes(number)) setPlayed(s, card);
  }
  if (s.rules.startHands1919 && s.rules.scenario === '1919') {
    setCard(s, cardOf(WHITE, 2), HAND);
    setCard(s, cardOf(RED, 16), HAND);
    setCard(s, cardOf(RED, 24), HAND);
  }
  if (drill) s.fcm.fill(0);
}

function firstPlace(s: State, side: SideId, number: number, out: boolean): number {
  if (number === INFLUENCE || number === BLUFF) return s.rules.simplePolitics ? CARD_OUT : ASIDE;
  if (out) return CARD_OUT;
  const { year } = actionCard(SIDE_NAMES[side], number as CardNumber);
  if (year === undefined) return CARD_OUT;
  const now = turnRow(s.turn).year;
  return year <= now ? PILE : LATER;
}
