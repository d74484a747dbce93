// The components (TV-C1 to TV-C8), checked at load, with names turned to small integers.
import { type Id, invariant, type Links, pointMap } from '@motti/engine';
import map from './map.json' with { type: 'json' };
import campaign from './scenarios/campaign.json' with { type: 'json' };
import solo from './scenarios/solo.json' with { type: 'json' };
import strategies from './strategies.json' with { type: 'json' };
import supports from './supports.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };

/** 0 to 77; Soviet territory comes first. */
export type SpaceId = Id<'space'>;
/** A space, or one of the three front boxes of the Soviet sheet (78 to 80). */
export type Place = SpaceId | BoxId;
export type BoxId = Id<'box'>;
export type FrontId = Id<'front'>;
/** 0 to 3 Soviet, 4 to 7 Finnish. */
export type StrategyId = Id<'strategy'>;
/** 0 to 3 Soviet, 4 to 8 Finnish (weakest first), 9 the Finnish scouts that stand in a space. */
export type UnitType = Id<'unit-type'>;
/** 0 to 8 Soviet, 9 to 14 Finnish. */
export type SupportId = Id<'support'>;
export type EnvironmentId = Id<'environment'>;

export const NONE = -1;

// ---------------------------------------------------------------------------------------- map

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly alsoNamed?: string;
  readonly territory: 'soviet' | 'finnish';
  readonly front: string;
  readonly value?: number;
  readonly fortifiedLine?: number;
  readonly logisticCentre?: boolean;
  readonly victory?: boolean;
  readonly provenance: Readonly<Record<string, string>>;
}

export interface Connection {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly via?: string;
  readonly fromTurn?: number;
  readonly provenance: string;
}

export const MAP_SPACES = map.spaces as unknown as readonly Space[];
export const CONNECTIONS = map.connections as readonly Connection[];

export const FRONT_NAMES: readonly string[] = tables.fronts.map((front) => front.id);
export const nameOfFront = (front: FrontId): string => FRONT_NAMES[front]!;
export const FRONTS: readonly FrontId[] = [0, 1, 2];
export const LAPLAND = 0;
/** TV-1.5b, TV-A6: strategy boxes by front, before the option for Lapland. */
export const FRONT_BOXES: readonly number[] = tables.fronts.map((front) => front.boxes);

export const SPACE_COUNT = MAP_SPACES.length;
export const SOVIET_SPACE_COUNT = MAP_SPACES.filter((s) => s.territory === 'soviet').length;
export const SPACE_NAMES: readonly string[] = MAP_SPACES.map((space) => space.id);
export const nameOfSpace = (space: SpaceId): string => SPACE_NAMES[space]!;
const spaceIds = new Map(SPACE_NAMES.map((name, id) => [name, id]));
export const spaceByName = (name: string): SpaceId | undefined => spaceIds.get(name);

/** A front's box is a place like a space: `karelia-box`. */
export const BOX = SPACE_COUNT;
export const PLACE_COUNT = SPACE_COUNT + FRONT_NAMES.length;
export const PLACE_NAMES: readonly string[] = [
  ...SPACE_NAMES,
  ...FRONT_NAMES.map((front) => `${front}-box`),
];

export const nameOfPlace = (place: Place): string => PLACE_NAMES[place]!;

const frontIds = MAP_SPACES.map((space) => FRONT_NAMES.indexOf(space.front));
/** The front of a space or of a box. */
const placeFronts: readonly FrontId[] = [...frontIds, ...FRONTS];
export const frontOf = (place: Place): FrontId => placeFronts[place]!;
export const isBox = (place: Place): place is BoxId => place >= BOX;
/** TV-1.3.1c: Soviet territory; conquest never changes it. */
export const isSoviet = (space: SpaceId): boolean => space < SOVIET_SPACE_COUNT;

const values = MAP_SPACES.map((space) => space.value ?? 0);
export const spaceValue = (space: SpaceId): number => values[space]!;
const fortified = MAP_SPACES.map((space) => space.fortifiedLine !== undefined);
export const isFortified = (space: SpaceId): boolean => fortified[space]!;
export const HELSINKI: SpaceId = MAP_SPACES.findIndex((space) => space.victory);

const byFront = (keep: (id: SpaceId) => boolean): readonly (readonly SpaceId[])[] =>
  FRONTS.map((front) =>
    SPACE_NAMES.map((_, id) => id).filter((id) => frontIds[id] === front && keep(id)),
  );
const sovietByFront = byFront(isSoviet);
const finnishByFront = byFront((id) => !isSoviet(id));
export const sovietSpacesOf = (front: FrontId): readonly SpaceId[] => sovietByFront[front]!;
export const finnishSpacesOf = (front: FrontId): readonly SpaceId[] => finnishByFront[front]!;
export const FINNISH_SPACES: readonly SpaceId[] = SPACE_NAMES.map((_, id) => id).filter(
  (id) => !isSoviet(id),
);

/** TV-1.3.1g: the link over the ice, the one connection that is not there from the start. */
const ice = CONNECTIONS.filter((connection) => connection.fromTurn !== undefined);
export const ICE_TURN = ice[0]!.fromTurn!;
export const ORANIENBAUM: SpaceId = spaceIds.get(ice[0]!.a)!;
export const KOIVISTO: SpaceId = spaceIds.get(ice[0]!.b)!;

const mapIn = (turn: number): Links =>
  pointMap(
    SPACE_COUNT,
    CONNECTIONS.filter(({ fromTurn }) => (fromTurn ?? 1) <= turn).map(
      ({ a, b }) => [spaceIds.get(a)!, spaceIds.get(b)!] as const,
    ),
  );
const openWaterMap = mapIn(1);
const frozenMap = mapIn(ICE_TURN);
/** The connections that are active in this turn, as a map to search. */
export const mapOf = (turn: number): Links => (turn < ICE_TURN ? openWaterMap : frozenMap);

const neighbourLists = ({ next, ways }: Links): readonly (readonly SpaceId[])[] =>
  SPACE_NAMES.map((_, space) =>
    [...next.subarray(space * ways, (space + 1) * ways)].filter((to) => to >= 0),
  );
const openWater = neighbourLists(openWaterMap);
const frozen = neighbourLists(frozenMap);
/** TV-1.3.1a: the spaces joined to this one by a connection that is active in this turn. */
export const neighboursOf = (space: SpaceId, turn: number): readonly SpaceId[] =>
  turn < ICE_TURN ? openWater[space]! : frozen[space]!;
export const areAdjacent = (a: SpaceId, b: SpaceId, turn: number): boolean =>
  neighboursOf(a, turn).includes(b);

const frontier = (lists: readonly (readonly SpaceId[])[]): readonly SpaceId[] =>
  FINNISH_SPACES.filter((id) => lists[id]!.some(isSoviet));
const openFrontier = frontier(openWater);
const frozenFrontier = frontier(frozen);
/** The Finnish spaces next to Soviet territory: where every logistic line begins. */
export const frontierOf = (turn: number): readonly SpaceId[] =>
  turn < ICE_TURN ? openFrontier : frozenFrontier;

// -------------------------------------------------------------------------------------- units

export const SOVIET_TYPES: readonly UnitType[] = [0, 1, 2, 3];
export const FINNISH_TYPES: readonly UnitType[] = [4, 5, 6, 7, 8];
export const FUS = 0;
export const ELI = 1;
export const MECA = 2;
export const TAN = 3;
export const RES = 4;
export const SK = 5;
export const WD = 6;
export const SCT = 7;
export const DIV = 8;
/** Scouts that stand in the attacked space: they fight beside a strategy and are not part of it (TV-A60). */
export const SCOUTS = 9;

export const UNIT_NAMES: readonly string[] = [
  ...units.soviet.map((unit) => unit.id),
  ...units.finland.map((unit) => unit.id),
  'scouts',
];
export const nameOfUnit = (type: UnitType): string => UNIT_NAMES[type]!;
export const isSovietType = (type: UnitType): boolean => type < 4;
const strengths = [...units.soviet, ...units.finland].map((unit) => unit.strength);
export const strengthOf = (type: UnitType): number => strengths[type === SCOUTS ? SCT : type]!;
const bonuses = [...units.soviet, ...units.finland].map((unit) => unit.bonus);
/** The printed tactical bonus. */
export const bonusOf = (type: UnitType): number => bonuses[type === SCOUTS ? SCT : type]!;
const penalties = units.finland.map((unit) => unit.penalty);
/** What each such Finnish unit takes from the enemy force (TV-4.2c). */
export const penaltyOf = (type: UnitType): number => penalties[type === SCOUTS ? 3 : type - 4]!;
/** TV-A15: infantry is FUS and ELI, armour is TAN and MECA. */
export const isInfantry = (type: UnitType): boolean => type <= ELI;

export const START_UNITS: readonly number[] = units.soviet.map((unit) => unit.start);
export const JANUARY_UNITS: readonly number[] = units.soviet.map((unit) => unit.january);
export const FINNISH_UNITS: readonly number[] = units.finland.map((unit) => unit.start);
export const JANUARY = 3;

// --------------------------------------------------------------------------------- strategies

export const SOVIET_STRATEGIES: readonly StrategyId[] = [0, 1, 2, 3];
export const FINNISH_STRATEGIES: readonly StrategyId[] = [4, 5, 6, 7];
export const PRUD = 0;
export const ATT = 1;
export const BLIN = 2;
export const MAN = 3;
export const MOTTI = 6;
export const STRATEGY_NAMES: readonly string[] = [
  ...strategies.soviet.map((strategy) => strategy.id),
  ...strategies.finland.map((strategy) => strategy.id),
];
export const nameOfStrategy = (strategy: StrategyId): string => STRATEGY_NAMES[strategy]!;
export const isSovietStrategy = (strategy: StrategyId): boolean => strategy < 4;

export type SovietStrategy = (typeof strategies.soviet)[number];
export type FinnishStrategy = (typeof strategies.finland)[number];
export const sovietStrategy = (strategy: StrategyId): SovietStrategy =>
  strategies.soviet[strategy]!;
export const finnishStrategy = (strategy: StrategyId): FinnishStrategy =>
  strategies.finland[strategy - 4]!;
const unitLimits = [...strategies.soviet, ...strategies.finland].map((strategy) => strategy.units);
export const unitLimitOf = (strategy: StrategyId): number => unitLimits[strategy]!;

// ----------------------------------------------------------------------------------- supports

export const SOVIET_SUPPORTS: readonly SupportId[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const FINNISH_SUPPORTS: readonly SupportId[] = [9, 10, 11, 12, 13, 14];
export const MER = 0;
export const TIMO = 1;
export const SOVIET_AIR = 2;
export const SOVIET_ART = 3;
export const NKVD = 4;
export const SOVIET_RENF = 5;
export const MUNI = 6;
export const RAV = 7;
export const T34 = 8;
export const MANN = 9;
export const FINNISH_ART = 10;
export const FINNISH_RENF = 11;
export const ANTI_TANK = 12;
export const FINNISH_AIR = 13;
export const AMBUSH = 14;
const allSupports = [...supports.soviet, ...supports.finland];
export const SUPPORT_NAMES: readonly string[] = allSupports.map((support) => support.id);
export const nameOfSupport = (support: SupportId): string => SUPPORT_NAMES[support]!;
export const isSovietSupport = (support: SupportId): boolean => support < 9;
const commanders = allSupports.map((support) => support.commander);
export const isCommander = (support: SupportId): boolean => commanders[support]!;
const arrivals = allSupports.map((support) => support.fromTurn);
export const arrivalOf = (support: SupportId): number => arrivals[support]!;
const supportCounts = allSupports.map((support) => support.count);
export const supportCountOf = (support: SupportId): number => supportCounts[support]!;

// ------------------------------------------------------------------------- environment, tables

export const ENVIRONMENT_NAMES: readonly string[] = tables.environment;
export const nameOfEnvironment = (marker: EnvironmentId): string => ENVIRONMENT_NAMES[marker]!;
export const ENVIRONMENTS: readonly EnvironmentId[] = [0, 1, 2, 3, 4];
export const SNOW = 0;
export const WOODS = 1;
export const FOREST = 2;
export const MARSH = 3;
export const FOG = 4;

export const ENTRENCHMENTS = tables.entrenchments;
export const POSSESSION_MARKERS = tables.possessionMarkers;
export const MORALE = tables.morale;
export const CALENDAR: readonly {
  readonly turn: number;
  readonly month: string;
  readonly half: number;
  readonly year: number;
}[] = tables.calendar;
/** TV-1.1c: no engaged force is ever larger; TV-A49: nor a garrison in Finland, after an advance. */
export const FORCE_LIMIT = 6;

/** A cell of the table: what the roller (a) and the other side (d) lose, and whether d retreats. */
export interface Cell {
  readonly a: number;
  readonly d: number;
  readonly retreat: boolean;
  readonly text: string;
}
function readCell(text: string): Cell {
  const match = /^(?:a([1-3]))? ?(?:d([12])(R)?)?$/.exec(text);
  invariant(match, `combat table: ${text}`);
  const [, a = '0', d = '0', retreat] = match;
  const shown = [a === '0' ? '' : `${a}a`, d === '0' ? '' : `${d}d${retreat ?? ''}`];
  return {
    a: Number(a),
    d: Number(d),
    retreat: retreat !== undefined,
    text: shown.filter(Boolean).join('/'),
  };
}
const results = tables.results.map((row) => row.map(readCell));
/** TV-4.3a, TV-C7: row by modified die (1 to 6), column by difference (0 to 6). */
export const cellAt = (die: number, column: number): Cell => results[die - 1]![column]!;

// ---------------------------------------------------------------------------------- scenarios

export interface Scenario {
  readonly id: string;
  readonly firstTurn: number;
  readonly lastTurn: number;
  readonly fixed?: Readonly<Record<string, string>>;
}
export const SCENARIOS: readonly Scenario[] = [campaign, solo];

// ------------------------------------------------------------------------------- checked at load

function checkData(): void {
  invariant(
    SPACE_COUNT === 78 && SOVIET_SPACE_COUNT === 18,
    'map: 18 Soviet and 60 Finnish spaces',
  );
  invariant(CONNECTIONS.length === 125, 'map: 125 connections');
  invariant(spaceIds.size === SPACE_COUNT, 'map: two spaces share an id');
  for (const [id, space] of MAP_SPACES.entries()) {
    invariant(frontIds[id]! >= 0, `map: ${space.id} has no front`);
    invariant(isSoviet(id) === (space.territory === 'soviet'), `map: ${space.id} out of order`);
    invariant(isSoviet(id) !== (space.value !== undefined), `map: value of ${space.id}`);
  }
  for (const { a, b } of CONNECTIONS)
    invariant(spaceIds.has(a) && spaceIds.has(b) && a !== b, `map: connection ${a}–${b}`);
  invariant(ice.length === 1 && HELSINKI >= 0, 'map: one ice link and one Helsinki');
  invariant(
    results.length === 6 && results.every((row) => row.length === 7),
    'combat table: 6 by 7',
  );
  invariant(sum(START_UNITS) === 23 && sum(JANUARY_UNITS) === 21, 'units: 23 Soviet and 21 more');
  invariant(sum(FINNISH_UNITS) === 27, 'units: 27 Finnish');
  invariant(sum(supportCounts) === 17, 'supports: 9 Soviet and 8 Finnish');
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
checkData();
