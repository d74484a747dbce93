// The 120 counters: Finnish units first, then the blanks, then the Soviet units.
import { type Id, invariant } from '@motti/engine';
import units from './units.json' with { type: 'json' };

/** A unit by its number, 0 to 119. */
export type UnitId = Id<'unit'>;
export const SIDES = ['soviet', 'finland'] as const;
export type SideName = (typeof SIDES)[number];
export const SOVIET = 0;
export const FINN = 1;
export type SideIndex = 0 | 1;
export const enemyOf = (side: number): SideIndex => (side === SOVIET ? FINN : SOVIET);
export const sideName = (side: number): SideName => SIDES[side]!;

export interface UnitType {
  readonly id: string;
  readonly side: SideIndex;
  readonly arm: string;
  readonly size: string;
  readonly attack: number;
  readonly defense: number;
  readonly move: number;
  readonly count: number;
  /** How the counter is written: 6-6-2. */
  readonly strengths: string;
  readonly index: number;
}

export const UNIT_TYPES: readonly UnitType[] = units.types.map((type, index) => {
  invariant(type.side === 'soviet' || type.side === 'finland', `units.json: side of ${type.id}`);
  return {
    id: type.id,
    side: type.side === 'soviet' ? SOVIET : FINN,
    arm: type.arm,
    size: type.size,
    attack: type.attack,
    defense: type.defense,
    move: type.move,
    count: type.count,
    strengths: `${type.attack}-${type.defense}-${type.move}`,
    index,
  };
});

export const UNIT_COUNT = UNIT_TYPES.reduce((sum, type) => sum + type.count, 0);
invariant(UNIT_COUNT === 120, 'units.json: 120 counters (WW-GEN.7)');

/** How a unit comes into the game: at set-up, by turn, called by the module, as a blank, or never. */
export type Entry = 'initial' | 'volunteers' | 'allied' | 'paratroops' | 'blank' | 'spare' | number;

export const UNIT_TYPE = new Uint8Array(UNIT_COUNT);
export const ATTACK = new Uint8Array(UNIT_COUNT);
export const DEFENSE = new Uint8Array(UNIT_COUNT);
export const ALLOWANCE = new Uint8Array(UNIT_COUNT);
export const SIDE_OF = new Uint8Array(UNIT_COUNT);
const unitNames: string[] = [];
const entries: Entry[] = [];
const firstOfType: number[] = [];

const BLANKS = 'DUM';
for (const source of units.types) {
  const type = UNIT_TYPES[firstOfType.length]!;
  firstOfType.push(unitNames.length);
  const arrivals: Entry[] = Array.from({ length: source.initial }, () => 'initial');
  for (const [turn, count] of Object.entries(source.arrive))
    for (let i = 0; i < count; i++) arrivals.push(Number(turn));
  for (let n = 1; n <= source.count; n++) {
    const unit = unitNames.length;
    unitNames.push(`${source.id}-${n}`);
    UNIT_TYPE[unit] = type.index;
    ATTACK[unit] = source.attack;
    DEFENSE[unit] = source.defense;
    ALLOWANCE[unit] = source.move;
    SIDE_OF[unit] = type.side;
    const called = 'module' in source ? (source.module as Entry) : undefined;
    entries.push(arrivals[n - 1] ?? called ?? (source.id === BLANKS ? 'blank' : 'spare'));
  }
  invariant(arrivals.length <= source.count, `units.json: more ${source.id} arrive than exist`);
}

const byName = new Map(unitNames.map((name, unit) => [name, unit]));
export const unitName = (unit: UnitId): string => unitNames[unit]!;
export const unitNamed = (name: string): UnitId | undefined => byName.get(name);
export const entryOf = (unit: UnitId): Entry => entries[unit]!;
export const typeOf = (unit: UnitId): UnitType => UNIT_TYPES[UNIT_TYPE[unit]!]!;

function unitsOf(id: string): readonly UnitId[] {
  const type = UNIT_TYPES.findIndex((entry) => entry.id === id);
  invariant(type >= 0, `units.json: no type ${id}`);
  return Array.from({ length: UNIT_TYPES[type]!.count }, (_, n) => firstOfType[type]! + n);
}

/** Finnish units are 0 up to here, blanks included; Soviet units from here on. */
export const FIRST_SOVIET = unitsOf('S2012')[0]!;
export const DUMMIES = unitsOf(BLANKS);
export const FIRST_DUMMY = DUMMIES[0]!;
export const HEADQUARTERS = unitsOf('SHQ');
export const VOLUNTEERS = unitsOf('F222');
export const ALLIES = unitsOf('A322');
export const PARATROOPS = unitsOf('S311')[0]!;
export const REGIMENTS = unitsOf('S212');
invariant(
  FIRST_SOVIET === FIRST_DUMMY + DUMMIES.length,
  'units.json: Finnish units, then blanks, then Soviet units',
);
for (let unit = 0; unit < UNIT_COUNT; unit++)
  invariant(SIDE_OF[unit] === (unit < FIRST_SOVIET ? FINN : SOVIET), 'units.json: order of sides');

/** What rules ask of a unit, as bits by unit. */
export const HEADQUARTERS_KIND = 1;
export const NKVD_KIND = 2;
/** WW-PRO.3: 20-12-2 and 6-6-2. */
export const HEAVY_KIND = 4;
/** 0-0-3. */
export const PATROL_KIND = 8;
/** 1-1-3. */
const BATTALION_KIND = 16;
export const ALLIED_KIND = 32;
export const DUMMY_KIND = 64;
/** WW-ZOC.G1: no Zone of Control outside Finland; WW-CBT.A1: may retreat before combat. */
export const SMALL_KIND = PATROL_KIND | BATTALION_KIND;
/** WW-SUP.F4: can never be isolated. */
export const EXEMPT_KIND = HEADQUARTERS_KIND | NKVD_KIND;

const kindOfType: Readonly<Record<string, number>> = {
  SHQ: HEADQUARTERS_KIND,
  NKVD: NKVD_KIND,
  S2012: HEAVY_KIND,
  F662: HEAVY_KIND,
  F003: PATROL_KIND,
  F113: BATTALION_KIND,
  A322: ALLIED_KIND,
  DUM: DUMMY_KIND,
};
export const KIND = Uint8Array.from({ length: UNIT_COUNT }, (_, unit) => {
  return kindOfType[typeOf(unit).id] ?? 0;
});

export const kindOf = (unit: UnitId): number => KIND[unit]!;
export const attackOf = (unit: UnitId): number => ATTACK[unit]!;
export const defenseOf = (unit: UnitId): number => DEFENSE[unit]!;
export const allowanceOf = (unit: UnitId): number => ALLOWANCE[unit]!;
export const sideOf = (unit: UnitId): number => SIDE_OF[unit]!;

/** WW-A29: the default priority: Attack Strength, then Defense Strength, high to low, then the unit's number. */
export const DEFAULT_PRIORITY: readonly number[] = Array.from(
  { length: UNIT_COUNT - FIRST_SOVIET },
  (_, i) => FIRST_SOVIET + i,
)
  .filter((unit) => !(KIND[unit]! & EXEMPT_KIND))
  .sort((a, b) => ATTACK[b]! - ATTACK[a]! || DEFENSE[b]! - DEFENSE[a]! || a - b);
