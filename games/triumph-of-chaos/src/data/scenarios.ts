// The scenarios (TC-5): where everything stands when a game begins.

import { FACTION_IDS, factionKeyed, type Stack, stackOf } from './factions.ts';
import {
  type FactionId,
  type LeaderId,
  member,
  PLAYERS,
  type Player,
  type SpaceId,
  type UnitId,
} from './ids.ts';
import { findLeader } from './leaders.ts';
import { at, region, SPACES } from './map.ts';
import row1918 from './scenarios/1918.json' with { type: 'json' };
import row1919 from './scenarios/1919.json' with { type: 'json' };
import campaignRow from './scenarios/campaign.json' with { type: 'json' };
import drillRow from './scenarios/drill.json' with { type: 'json' };
import { unitKeyed } from './units.ts';

export const SCENARIO_IDS = ['campaign', '1918', '1919', 'drill'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Who holds a space when the game begins. */
export type Holder = Player | 'green' | 'neutral' | 'czech-legion';
const HOLDERS = [...PLAYERS, 'green', 'neutral', 'czech-legion'] as const;

const FACTION_STARTS = ['none', 'red', 'white', 'withdrawn'] as const;
export interface FactionStart {
  readonly faction: FactionId;
  readonly control: (typeof FACTION_STARTS)[number];
  readonly conquered: Player | undefined;
  /** TC-A136: at war with both players, without protector. */
  readonly warWithBoth: boolean;
  /** The space of its Faction Control Marker: 3 RED Control to -3 WHITE Control. */
  readonly marker: number;
}

export const FLAGS = [
  'alliesActive',
  'bafBonus',
  'balticOpenToRed',
  'finnBorderRed',
  'finnBorderWhite',
  'kronstadtOpen',
  'noMajorPowerPolitics',
  'redHomeHeld',
  'tsarDoomed',
  'ukraineViolated',
] as const;
/** Lasting facts that events or rules set and rules read (TC-C.3a, TC-14.11e). */
export type Flag = (typeof FLAGS)[number];

export interface Scenario {
  readonly id: ScenarioId;
  readonly turn: number;
  readonly lastTurn: number;
  readonly vp: number;
  /** TC-5.26c: with more at the end RED is ahead, with less WHITE. */
  readonly par: number;
  readonly holders: readonly Holder[];
  readonly stacks: readonly Stack[];
  readonly reserve: readonly UnitId[];
  readonly eliminated: readonly UnitId[];
  readonly removedUnits: readonly UnitId[];
  readonly removedLeaders: readonly LeaderId[];
  readonly noAct: readonly SpaceId[];
  readonly gold: SpaceId | undefined;
  readonly factions: readonly FactionStart[];
  readonly flags: readonly Flag[];
  readonly polishStatus: number;
  /** Numbers of the Action Cards that are out of the game at start. */
  readonly out: Readonly<Record<Player, readonly number[]>>;
  /** TC-16.22: the Tsar may still be rescued. */
  readonly tsar: boolean;
}

interface ScenarioRow {
  readonly turn: number;
  readonly lastTurn: number;
  readonly vp: number;
  readonly par?: number;
  readonly control?: Readonly<Record<string, readonly number[] | undefined>>;
  readonly stacks?: readonly {
    space: number;
    units?: readonly string[];
    leaders?: readonly string[];
  }[];
  readonly reserve?: Readonly<Record<string, readonly string[] | undefined>>;
  readonly eliminated?: readonly string[];
  readonly removed?: readonly string[];
  readonly noAct?: readonly number[];
  readonly gold?: number;
  readonly tsarOnTrack?: boolean;
  readonly factions?: readonly {
    faction: string;
    control: string;
    conquered?: string;
    war?: string;
  }[];
  readonly fcm?: Readonly<Record<string, number | undefined>>;
  readonly flags?: readonly string[];
  readonly polishStatus?: number;
  readonly out?: { readonly red: readonly number[]; readonly white: readonly number[] };
  readonly toReserve?: { readonly red: readonly string[]; readonly white: readonly string[] };
}

/** TC-3.13, TC-13.5c: each home region is its side's, South-East green, all else neutral, but for the set-up's list. */
function holdersOf(control: ScenarioRow['control']): readonly Holder[] {
  const holders: Holder[] = SPACES.map(({ region: id }) => {
    const kind = id === undefined ? undefined : region(id).kind;
    return kind === 'red-home'
      ? 'red'
      : kind === 'white-home'
        ? 'white'
        : kind === 'green'
          ? 'green'
          : 'neutral';
  });
  for (const [holder, numbers] of Object.entries(control ?? {}))
    for (const number of numbers ?? []) holders[at(number)] = member(HOLDERS, holder, 'control');
  return holders;
}

function factionStarts(row: ScenarioRow): readonly FactionStart[] {
  const starts = new Map((row.factions ?? []).map((entry) => [factionKeyed(entry.faction), entry]));
  const markers = new Map(
    Object.entries(row.fcm ?? {}).map(([key, marker]) => [factionKeyed(key), marker ?? 0]),
  );
  return FACTION_IDS.map((faction) => {
    const start = starts.get(faction);
    return {
      faction,
      control: member(FACTION_STARTS, start?.control ?? 'none', 'faction'),
      conquered:
        start?.conquered === undefined ? undefined : member(PLAYERS, start.conquered, 'conquered'),
      warWithBoth: start?.war === 'both',
      marker: markers.get(faction) ?? 0,
    };
  });
}

function scenarioOf(id: ScenarioId, row: ScenarioRow): Scenario {
  const removed = row.removed ?? [];
  return {
    id,
    turn: row.turn,
    lastTurn: row.lastTurn,
    vp: row.vp,
    par: row.par ?? 0,
    holders: holdersOf(row.control),
    stacks: (row.stacks ?? []).map(stackOf),
    reserve: [
      ...Object.values(row.reserve ?? {}).flatMap((keys) => keys ?? []),
      ...(row.toReserve?.red ?? []),
      ...(row.toReserve?.white ?? []),
    ].map(unitKeyed),
    eliminated: (row.eliminated ?? []).map(unitKeyed),
    removedUnits: removed.filter((key) => findLeader(key) === undefined).map(unitKeyed),
    removedLeaders: removed.flatMap((key) => findLeader(key) ?? []),
    noAct: (row.noAct ?? []).map(at),
    gold: row.gold === undefined ? undefined : at(row.gold),
    factions: factionStarts(row),
    flags: (row.flags ?? []).map((flag) => member(FLAGS, flag, 'flags')),
    polishStatus: row.polishStatus ?? 1,
    out: row.out ?? { red: [], white: [] },
    tsar: row.tsarOnTrack ?? false,
  };
}

const campaign = scenarioOf('campaign', campaignRow);
const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  campaign,
  '1918': { ...campaign, id: '1918', lastTurn: row1918.lastTurn, vp: row1918.vp },
  '1919': scenarioOf('1919', row1919),
  drill: scenarioOf('drill', drillRow),
};

export const scenario = (id: ScenarioId): Scenario => SCENARIOS[id];
