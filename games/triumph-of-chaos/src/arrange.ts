// Positions of worked examples. A position is a JSON object; every key may be left out:
//
//   empty: true            takes every piece off the map first (it waits in `coming`)
//   turn, round, vp, active: "red" | "white", weather: "fair" | "mud" | "winter"
//   units: { "Moscow": ["RA", "rc reduced", "denikin"], "612": [...] }    space by name or number; pieces by key
//   reserve, dead, out: [piece keys, "… reduced"]      track: { key: turn }
//   control: { red: [spaces], white: [spaces], nobody: [spaces] }          the record of control (TC-A132);
//                          "region poland" stands for every space of a region
//   fcm: { poland: -3 }    a marker on a Control space gives control; forces come only by `units` and `reserve`
//   fresh: [factions] won in this turn's Political Phase (TC-10.223a)
//   war: { belarus: ["red"] }   status: { ukraine: "subjugated" }   polishStatus
//   noAct: [spaces]   gold: space   flags: [names]   tsar: "waits" | "dead" | "saved"   bid: { red: 0, white: 3 }
//   hand, discard, out of a side's cards: hand: { red: [8, 12] }, discard: { … }, gone: { … }; the rest stay in the pile
//   steps, inFighting, marker (by name), mayEnd: by side, e.g. steps: { white: 3 }; counts of the turn in the same way:
//   breach, penalty, politicalSteps, concentration, replacementsPlayed, reinforcementsPlayed, took1920 (steps are whole)
//   placed: [3, 15] Political Cards in their boxes   spent: [3] discarded ones   tsarChoice: "steps" | "influence"
//   held: { white: ["Rostov"] } Victory Cities of this Action Phase   captured: ["red"] took one   activated: [spaces]
//   owed: [leaders] for whom their card found no space   tideSeen, tide: true (TC-16.74)
//   influence, factionSteps: { red: { ukraine: 2 } }   lastUse: { red: ["redeployment"] }   played: { red: [1] }
//   step: "preparation" | "political" | "move-fcms" | "action" | "impulse red" | "impulse white" | "logistics", or a step of the
//         Logistics Phase by its name ("differential", "collect", …): play goes on from there.
import { type Json, PositionError, type Setup } from '@motti/engine';
import type { Step, StepKind } from './actions.ts';
import {
  type FactionId,
  FLAGS,
  findFaction,
  findLeader,
  findSpace,
  findUnit,
  politicalCard,
  RED_CUP,
  REGIONS,
  SPACE_COUNT,
  type SpaceId,
  WHITE_CUP,
} from './data/index.ts';
import { settle } from './flow.ts';
import { logisticsSteps } from './phases/logistics.ts';
import { refreshAllegiance } from './rules/factions.ts';
import { factionOf } from './rules/pieces.ts';
import { laidOut, rulesOf } from './setup.ts';
import {
  ALL_FACTIONS,
  ALL_PIECES,
  ALL_STALE,
  addFactionSteps,
  addIp,
  asPolitical,
  BOX_NAMES,
  CARD_OUT,
  COMING,
  cardOf,
  DEAD,
  DISCARD,
  FULL,
  HAND,
  NOBODY,
  OUT,
  PC_BOX,
  PC_DISCARD,
  type PieceId,
  type PoliticalCardId,
  pieceOfLeader,
  pieceOfUnit,
  placeOf,
  put,
  RED,
  REDUCED,
  RESERVE,
  SIDE_NAMES,
  SIDES,
  type SideId,
  type State,
  setCard,
  setDue,
  setFace,
  setFlagOn,
  setFresh,
  setMarker,
  setPlayed,
  setPolitical,
  setRecord,
  setStatus,
  setWar,
  TRACK,
  USED_REDEPLOYMENT,
  USED_REINFORCEMENT,
  USED_REPLACEMENTS,
  WHITE,
  WITHDRAWN,
} from './state.ts';

type Tree = Readonly<Record<string, Json>>;
const fail = (message: string): never => {
  throw new PositionError(message);
};
const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tree = (value: Json | undefined, what: string): Tree =>
  value === undefined ? {} : isTree(value) ? value : fail(`${what}: an object is wanted`);
const list = (value: Json | undefined, what: string): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : fail(`${what}: a list is wanted`);
const number = (value: Json | undefined, what: string): number =>
  typeof value === 'number' ? value : fail(`${what}: a number is wanted`);

const spaceNamed = (name: Json): SpaceId => findSpace(String(name)) ?? fail(`no space ${name}`);
function spacesNamed(name: Json): readonly SpaceId[] {
  const text = String(name);
  if (!text.startsWith('region ')) return [spaceNamed(name)];
  const found = REGIONS.find(({ key }) => key === text.slice(7));
  return found?.spaces ?? fail(`no ${text}`);
}
const factionNamed = (name: string): FactionId => findFaction(name) ?? fail(`no faction ${name}`);
function pieceNamed(key: string): PieceId {
  const unit = findUnit(key);
  if (unit !== undefined) return pieceOfUnit(unit);
  const leader = findLeader(key);
  return leader === undefined ? fail(`no piece ${key}`) : pieceOfLeader(leader);
}
const sideNamed = (name: string): SideId =>
  name === 'red' ? RED : name === 'white' ? WHITE : fail(`no side ${name}`);

/** Numbers by side that go into the state as they are, and those that it keeps in halves. */
const COUNTS = [
  'bid',
  'inFighting',
  'mayEnd',
  'breach',
  'concentration',
  'replacementsPlayed',
  'reinforcementsPlayed',
  'took1920',
] as const;
const STEP_COUNTS = ['steps', 'penalty', 'politicalSteps'] as const;

const KEYS: readonly string[] = [
  'empty',
  'turn',
  'round',
  'vp',
  'active',
  'weather',
  'units',
  'reserve',
  'dead',
  'out',
  'track',
  'control',
  'fcm',
  'fresh',
  'war',
  'status',
  'polishStatus',
  'noAct',
  'gold',
  'flags',
  'tsar',
  'hand',
  'discard',
  'gone',
  'marker',
  'influence',
  'factionSteps',
  'lastUse',
  'played',
  'placed',
  'spent',
  'tsarChoice',
  'held',
  'captured',
  'activated',
  'owed',
  'tideSeen',
  'tide',
  'step',
  ...COUNTS,
  ...STEP_COUNTS,
];

export function arrange(setup: Setup, position: Json): State {
  const p = tree(position, 'position');
  for (const key of Object.keys(p)) if (!KEYS.includes(key)) fail(`nobody knows “${key}”`);
  const s = laidOut(rulesOf(setup));
  if (p['empty'] === true)
    for (const piece of ALL_PIECES) if (placeOf(s, piece) < SPACE_COUNT) put(s, piece, COMING);
  layNumbers(s, p);
  layFactions(s, p);
  layGround(s, p);
  layPieces(s, p);
  layCards(s, p);
  layPolitical(s, p);
  laySides(s, p);
  s.derived.stale = ALL_STALE;
  s.agenda = agendaFrom(s, String(p['step'] ?? 'impulse white'));
  settle(s);
  return s;
}

const WEATHER = ['fair', 'mud', 'winter'];
const TSAR = ['waits', 'dead', 'saved'];
const TSAR_CHOICES = ['steps', 'influence'];
const STATUS = ['in-game', 'conquered-by-red', 'conquered-by-white', 'subjugated', 'withdrawn'];
const indexOf = (names: readonly string[], value: Json, what: string): number => {
  const index = names.indexOf(String(value));
  return index < 0 ? fail(`${what}: none of ${names.join(', ')}`) : index;
};

function layNumbers(s: State, p: Tree): void {
  if (p['turn'] !== undefined) s.turn = number(p['turn'], 'turn');
  s.round = p['round'] === undefined ? 0 : number(p['round'], 'round');
  if (p['vp'] !== undefined) s.vp = number(p['vp'], 'vp');
  if (p['weather'] !== undefined) s.weather = indexOf(WEATHER, p['weather'], 'weather');
  if (p['polishStatus'] !== undefined) s.polishStatus = number(p['polishStatus'], 'polishStatus');
  if (p['tsar'] !== undefined) s.tsar = indexOf(TSAR, p['tsar'], 'tsar');
  if (p['tsarChoice'] !== undefined)
    s.tsarChoice = 1 + indexOf(TSAR_CHOICES, p['tsarChoice'], 'tsarChoice');
  if (p['gold'] !== undefined) s.gold = spaceNamed(p['gold']);
  for (const flag of list(p['flags'], 'flags')) setFlagOn(s, indexOf(FLAGS, flag, 'flags'));
  if (p['noAct'] !== undefined) s.noAct = list(p['noAct'], 'noAct').map(spaceNamed);
  if (p['tideSeen'] === true) s.tideSeen = 1;
  if (p['tide'] === true) s.tide = 1;
  s.activated.push(...list(p['activated'], 'activated').map(spaceNamed));
  s.owedLeaders = list(p['owed'], 'owed').map((key) => pieceNamed(String(key)));
}

function layFactions(s: State, p: Tree): void {
  for (const [key, marker] of Object.entries(tree(p['fcm'], 'fcm')))
    setMarker(s, factionNamed(key), number(marker, 'fcm'));
  for (const [key, status] of Object.entries(tree(p['status'], 'status')))
    layStatus(s, factionNamed(key), indexOf(STATUS, status, 'status'));
  for (const [key, sides] of Object.entries(tree(p['war'], 'war')))
    setWar(
      s,
      factionNamed(key),
      list(sides, 'war').reduce<number>(
        (bits, side) => bits | (sideNamed(String(side)) === RED ? 1 : 2),
        0,
      ),
    );
  for (const f of ALL_FACTIONS) refreshAllegiance(s, f);
  for (const key of list(p['fresh'], 'fresh')) setFresh(s, factionNamed(String(key)), 1);
}

/** Forces of a faction that has withdrawn are gone. */
function layStatus(s: State, f: FactionId, status: number): void {
  setStatus(s, f, status);
  if (status !== WITHDRAWN) return;
  for (const piece of ALL_PIECES) if (factionOf(piece) === f) put(s, piece, OUT);
}

function layGround(s: State, p: Tree): void {
  for (const [holder, spaces] of Object.entries(tree(p['control'], 'control'))) {
    const record = holder === 'nobody' ? NOBODY : sideNamed(holder);
    for (const name of list(spaces, 'control'))
      for (const id of spacesNamed(name)) setRecord(s, id, record);
  }
}

function lay(s: State, text: Json, place: number): void {
  const [key = '', reduced] = String(text).split(' ');
  const piece = pieceNamed(key);
  put(s, piece, place);
  setFace(s, piece, reduced === 'reduced' ? REDUCED : FULL);
}
function layPieces(s: State, p: Tree): void {
  for (const [name, pieces] of Object.entries(tree(p['units'], 'units')))
    for (const text of list(pieces, 'units')) lay(s, text, spaceNamed(name));
  for (const text of list(p['reserve'], 'reserve')) lay(s, text, RESERVE);
  for (const text of list(p['dead'], 'dead')) lay(s, `${text} reduced`, DEAD);
  for (const text of list(p['out'], 'out')) lay(s, text, OUT);
  for (const [key, turn] of Object.entries(tree(p['track'], 'track'))) {
    put(s, pieceNamed(key), TRACK);
    setDue(s, pieceNamed(key), number(turn, 'track'));
  }
}

function layCards(s: State, p: Tree): void {
  for (const [field, place] of [
    ['hand', HAND],
    ['discard', DISCARD],
    ['gone', CARD_OUT],
  ] as const)
    for (const [side, numbers] of Object.entries(tree(p[field], field)))
      for (const each of list(numbers, field))
        setCard(s, cardOf(sideNamed(side), number(each, field)), place);
  for (const [side, numbers] of Object.entries(tree(p['played'], 'played')))
    for (const each of list(numbers, 'played'))
      setPlayed(s, cardOf(sideNamed(side), number(each, 'played')));
}

function layPolitical(s: State, p: Tree): void {
  const card = (each: Json): PoliticalCardId => asPolitical(number(each, 'Political Card') - 1);
  for (const each of list(p['placed'], 'placed'))
    setPolitical(s, card(each), PC_BOX + BOX_NAMES.indexOf(politicalCard(card(each)).box));
  for (const each of list(p['spent'], 'spent')) setPolitical(s, card(each), PC_DISCARD);
}

const USES: Readonly<Record<string, number>> = {
  reinforcement: USED_REINFORCEMENT,
  replacements: USED_REPLACEMENTS,
  redeployment: USED_REDEPLOYMENT,
};
function laySides(s: State, p: Tree): void {
  for (const side of SIDES) {
    const name = SIDE_NAMES[side];
    const of = (field: string): Json | undefined => tree(p[field], field)[name];
    for (const field of COUNTS)
      if (of(field) !== undefined) s[field][side] = number(of(field), field);
    for (const field of STEP_COUNTS)
      if (of(field) !== undefined) s[field][side] = 2 * number(of(field), field);
    const marker = of('marker');
    if (marker !== undefined)
      s.marker[side] = indexOf(side === RED ? RED_CUP : WHITE_CUP, marker, 'marker');
    if (list(p['captured'], 'captured').includes(name)) s.capturedVc[side] = 1;
    for (const city of list(of('held'), 'held')) s.heldVcs.push(side * 1000 + spaceNamed(city));
    for (const use of list(of('lastUse'), 'lastUse')) s.lastUse[side]! |= USES[String(use)] ?? 0;
    for (const [key, points] of Object.entries(
      tree(tree(p['influence'], 'influence')[name], 'influence'),
    ))
      addIp(s, side, factionNamed(key), number(points, 'influence'));
    for (const [key, steps] of Object.entries(tree(of('factionSteps'), 'factionSteps')))
      addFactionSteps(s, side, factionNamed(key), 2 * number(steps, 'factionSteps'));
  }
}

/** The agenda of a turn from a step on. */
function agendaFrom(s: State, text: string): Step[] {
  const [kind = '', side] = text.split(' ');
  const rest: Step[] = [{ kind: 'logistics' }];
  if (kind === 'preparation') return [{ kind: 'preparation' }];
  if (kind === 'political') return [...rest, { kind: 'action' }, { kind: 'political' }];
  if (kind === 'move-fcms')
    return [...rest, { kind: 'action' }, { kind: 'political-end' }, { kind: 'move-fcms' }];
  if (kind === 'action') return [...rest, { kind: 'action' }];
  if (kind === 'logistics') return rest;
  if (kind === 'impulse') {
    if (s.round === 0) s.round = 1;
    const end: Step[] = [...rest, { kind: 'round-end' }];
    if (side === 'red') return [...end, { kind: 'impulse', side: RED }];
    return [...end, { kind: 'impulse', side: RED }, { kind: 'impulse', side: WHITE }];
  }
  const steps = logisticsSteps();
  const index = steps.findIndex((step) => step.kind === (kind as StepKind));
  return index < 0 ? fail(`no step ${kind}`) : steps.slice(index).reverse();
}
