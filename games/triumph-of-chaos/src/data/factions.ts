// The 18 factions in the order of the Faction Control Table (TC-8.131b), with set-up, zone and withdrawal.
import { invariant } from '@motti/engine';
import rows from './factions.json' with { type: 'json' };
import {
  type FactionId,
  type LeaderId,
  member,
  type RegionId,
  type SpaceId,
  type UnitId,
} from './ids.ts';
import { leaderKeyed } from './leaders.ts';
import { at, findRegion, REGION_IDS, region, regionKeyed } from './map.ts';
import { factionNames, unitKeyed } from './units.ts';

export const FACTION_CLASSES = ['country', 'republic', 'major'] as const;
export type FactionClass = (typeof FACTION_CLASSES)[number];

export interface Stack {
  readonly space: SpaceId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** What a turn asks of a Major Power (TC-8.4a): 0 no roll, 1 to 5 the highest die that withdraws it, 6 it withdraws. */
export type WithdrawalNumber = number;
export const WITHDRAWS = 6;

export interface Faction {
  readonly id: FactionId;
  readonly key: string;
  readonly name: string;
  readonly nameFr: string;
  readonly class: FactionClass;
  /** Absent for Major Powers. */
  readonly region: RegionId | undefined;
  /** TC-8.27a, by region; Poland's depends on its status. */
  readonly zone: readonly RegionId[];
  /** By turn, from turn 1; beyond its end the power is gone. */
  readonly withdrawal: readonly WithdrawalNumber[];
  readonly stacks: readonly Stack[];
  readonly reserve: readonly UnitId[];
  /** Units and leaders that wait for their card. */
  readonly later: readonly UnitId[];
  readonly laterLeaders: readonly LeaderId[];
  readonly alternates: ReadonlyMap<SpaceId, readonly SpaceId[]>;
}

interface StackRow {
  readonly space: number;
  readonly units?: readonly string[];
  readonly leaders?: readonly string[];
}

interface FactionRow {
  readonly id: string;
  readonly name: string;
  readonly nameFr: string;
  readonly class: string;
  readonly zone?: readonly string[];
  readonly withdrawal?: readonly (string | number)[];
  readonly stacks?: readonly StackRow[];
  readonly reserve?: readonly string[];
  readonly later?: readonly string[];
  readonly alternates?: Readonly<Record<string, readonly number[] | undefined>>;
}

export const stackOf = (row: StackRow): Stack => ({
  space: at(row.space),
  units: (row.units ?? []).map(unitKeyed),
  leaders: (row.leaders ?? []).map(leaderKeyed),
});

const withdrawalNumber = (value: string | number): WithdrawalNumber =>
  value === '-' ? 0 : value === 'auto' ? WITHDRAWS : Number(value);

const factionRows: readonly FactionRow[] = rows.factions;
const leaderKeys = new Set(['haller']);

export const FACTIONS: readonly Faction[] = factionRows.map((row, id) => ({
  id: id as FactionId,
  key: row.id,
  name: row.name,
  nameFr: row.nameFr,
  class: member(FACTION_CLASSES, row.class, row.id),
  region: findRegion(row.id),
  zone: (row.zone ?? []).map(regionKeyed),
  withdrawal: (row.withdrawal ?? []).map(withdrawalNumber),
  stacks: (row.stacks ?? []).map(stackOf),
  reserve: (row.reserve ?? []).map(unitKeyed),
  later: (row.later ?? []).filter((key) => !leaderKeys.has(key)).map(unitKeyed),
  laterLeaders: (row.later ?? []).filter((key) => leaderKeys.has(key)).map(leaderKeyed),
  alternates: new Map(
    Object.entries(row.alternates ?? {}).map(([from, to]) => [
      at(Number(from)),
      (to ?? []).map(at),
    ]),
  ),
}));

export const FACTION_COUNT = FACTIONS.length;
export const FACTION_IDS: readonly FactionId[] = FACTIONS.map(({ id }) => id);

export const faction = (id: FactionId): Faction => FACTIONS[id]!;
export const factionKeyed = (key: string): FactionId => factionNames.of(key);
export const findFaction = (key: string): FactionId | undefined => factionNames.find(key);
export const classOf = (id: FactionId): FactionClass => FACTIONS[id]!.class;

export const FINLAND = factionKeyed('finland');
export const ESTONIA = factionKeyed('estonia');
export const LATVIA = factionKeyed('latvia');
export const LITHUANIA = factionKeyed('lithuania');
export const POLAND = factionKeyed('poland');
export const BELARUS = factionKeyed('belarus');
export const WEST_UKRAINE = factionKeyed('west-ukraine');
export const UKRAINE = factionKeyed('ukraine');
export const MAKHNO = factionKeyed('makhno');
export const ASTRAKHAN = factionKeyed('astrakhan');
export const TURKESTAN = factionKeyed('turkestan');
export const CENTRAL_POWERS = factionKeyed('central-powers');
export const CZECH_LEGION = factionKeyed('czech-legion');
export const BRITAIN = factionKeyed('britain');
export const FRANCE = factionKeyed('france');
export const USA = factionKeyed('usa');

const ownerOfRegion: readonly (FactionId | undefined)[] = REGION_IDS.map(
  (id) => FACTIONS.find((entry) => entry.region === id)?.id,
);
/** The Country or Republic that owns a region (TC-4h). */
export const factionOfRegion = (id: RegionId): FactionId | undefined => ownerOfRegion[id];

/** TC-8.321c: where Poland may go at status 1, 2, 3; at 4 anywhere. */
export const POLISH_ZONES: readonly (readonly RegionId[] | 'anywhere')[] =
  rows.polishZones.zones.map((zone) =>
    typeof zone === 'string' ? 'anywhere' : zone.map(regionKeyed),
  );

/** TC-8.315e: the regions that the Central Powers occupy. */
export const OCCUPIED_REGIONS: readonly RegionId[] = rows.occupiedRegions.regions.map(regionKeyed);

for (const { key, class: kind, region: home, withdrawal } of FACTIONS) {
  invariant((kind === 'major') === (home === undefined), `${key}: Major Powers own no region`);
  invariant((kind === 'major') === withdrawal.length > 0, `${key}: Major Powers withdraw`);
  invariant(kind === 'major' || region(home!).kind === kind, `${key}: region of another kind`);
}
