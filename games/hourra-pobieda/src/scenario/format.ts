// A scenario file as Part 7 of the rules describes it, once it has been read: what a player writes, in names.

export const FORMAT = 'motti/hourra-pobieda/scenario@1';

/** The cardboard of a side; the first side is blue and the second red, unless the file says otherwise. */
export const SIDE_COLOURS = ['blue', 'red', 'sand', 'green', 'grey', 'white', 'violet'] as const;
export type SideColour = (typeof SIDE_COLOURS)[number];

export const TERRAINS = [
  'open',
  'accidente',
  'rough',
  'mountain',
  'agglomeration',
  'urban',
  'water',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const CLASSES = ['soft', 'armour', 'mech'] as const;
export type ElementClass = (typeof CLASSES)[number];

export const GRADES = ['light', 'medium', 'heavy'] as const;
export type Grade = (typeof GRADES)[number];

export const TRAITS = ['reco', 'mountain', 'cavalry', 'armouredCar', 'ski'] as const;
export type Trait = (typeof TRAITS)[number];

export const QUALITIES = ['standard', 'veteran', 'green', 'reservist'] as const;
export type Quality = (typeof QUALITIES)[number];

export const SPECIAL_RULES = [
  'banzai',
  'pontoon',
  'armouredCars',
  'cavalry',
  'ski',
  'mountainTroops',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

/** `CCRR` on hexes. */
export type CellId = string;
/** x east and y south, in UD, on an open table. */
export type Point = readonly [number, number];
export type Polygon = readonly Point[];

/** The class of the ground and what may be added to it (HP-1.6a). */
export interface Ground {
  readonly terrain: Terrain;
  readonly height?: boolean;
  readonly dense?: boolean;
  readonly ice?: boolean;
}

export interface TerrainKey extends Ground {
  readonly label?: string;
}

export const EDGES = ['fleuve', 'stream'] as const;
export interface Edge {
  readonly between: readonly [CellId, CellId];
  readonly type: (typeof EDGES)[number];
}

export interface Bridge {
  readonly id: string;
  readonly name?: string;
  readonly between: readonly [CellId, CellId];
}

export interface Road {
  readonly id: string;
  readonly name?: string;
  readonly cells: readonly CellId[];
}

export const FEATURES = ['area', 'road', 'fleuve', 'stream', 'bridge'] as const;
interface FeatureBase {
  readonly id: string;
  readonly name?: string;
}
export interface AreaFeature extends FeatureBase, Ground {
  readonly kind: 'area';
  readonly polygon: Polygon;
}
export interface LineFeature extends FeatureBase {
  readonly kind: 'road' | 'fleuve' | 'stream';
  readonly line: readonly Point[];
}
export interface BridgeFeature extends FeatureBase {
  readonly kind: 'bridge';
  readonly at: Point;
}
export type Feature = AreaFeature | LineFeature | BridgeFeature;

/** A name on the map; without effect. */
export interface NamedPlace {
  readonly name: string;
  readonly cell?: CellId;
  readonly at?: Point;
}

export interface ElementType {
  readonly id: string;
  readonly name: string;
  readonly class: ElementClass;
  readonly grade?: Grade | null;
  readonly rapid: number;
  readonly protection: number;
  readonly vc: number;
  readonly points: number;
  readonly motorised: boolean;
  readonly traits?: readonly Trait[];
  readonly provenance?: string;
}

export interface ProductionStep {
  readonly fromTurn: number;
  readonly equivalents: number;
}

export interface Base {
  readonly id: string;
  readonly name?: string;
  readonly cell?: CellId;
  readonly at?: Point;
  /** Absent: one equivalent throughout. */
  readonly production?: readonly ProductionStep[];
  /** One equivalent while the side's strength is at or below it (HP-S.3e). */
  readonly normalWhenStrengthAtMost?: number;
}

export interface Force {
  readonly type: string;
  readonly count: number;
  readonly quality?: Quality;
  readonly label?: string;
}

export const DICE = ['1d6', '1d5', '1d3', '1d2'] as const;
export interface Entrenchments {
  readonly count?: number;
  readonly dice?: (typeof DICE)[number];
  readonly level: 1 | 2;
}

export interface Minefields {
  readonly count: number;
  readonly zone?: readonly CellId[];
  readonly zonePolygons?: readonly Polygon[];
}

export interface SideSetup {
  readonly zone?: readonly CellId[];
  readonly zonePolygons?: readonly Polygon[];
  readonly entrenchments?: readonly Entrenchments[];
  readonly minefields?: Minefields | null;
}

/** Exactly one of these keys; the last two only in triggers. */
export interface Condition {
  readonly controls?: string;
  readonly notControls?: { readonly side: string; readonly objective: string };
  readonly baseCaptured?: string;
  readonly eliminatedPoints?: {
    readonly side: string;
    readonly atLeast?: number;
    readonly atMost?: number;
  };
  readonly strengthAtMost?: { readonly side: string; readonly points: number };
  readonly roadOpen?: { readonly base: string; readonly to: CellId | Point };
  readonly enemyOccupiesObjective?: string;
  readonly enemyInRegion?: string;
}
export const CONDITIONS = [
  'controls',
  'notControls',
  'baseCaptured',
  'eliminatedPoints',
  'strengthAtMost',
  'roadOpen',
] as const;
export const TRIGGERS = [...CONDITIONS, 'enemyOccupiesObjective', 'enemyInRegion'] as const;

export interface Trigger {
  readonly any: readonly Condition[];
  /** In a `triggerAlternative`: it takes the trigger's place when this option has this value. */
  readonly option?: string;
  readonly value?: string;
}

export interface Reinforcement {
  readonly id: string;
  readonly name?: string;
  readonly mode: 'onTable' | 'arrival';
  readonly turn?: number;
  readonly forces: readonly Force[];
  readonly area: { readonly base: string; readonly radius: number };
  readonly trigger?: Trigger;
  readonly triggerAlternative?: Trigger;
}

export interface SuggestedGroup {
  readonly id: string;
  readonly cell?: CellId;
  readonly at?: Point;
  /** `type` or `type:quality`, and how many. */
  readonly elements: Readonly<Record<string, number>>;
  readonly reinforcement?: string;
}

export interface DefaultSetup {
  readonly taskGroups?: readonly SuggestedGroup[];
  readonly entrenchPriority?: readonly string[];
  readonly minefields?: readonly (CellId | Point)[];
}

export interface ScenarioSide {
  readonly id: string;
  readonly name: string;
  readonly colour?: SideColour;
  readonly bases: readonly Base[];
  readonly forces: readonly Force[];
  readonly setup: SideSetup;
  readonly reinforcements?: readonly Reinforcement[];
  readonly specialRules?: readonly SpecialRule[];
  readonly defaultSetup?: DefaultSetup;
}

export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly cells?: readonly CellId[];
  readonly bridge?: string;
  readonly at?: Point;
  readonly polygon?: Polygon;
}

/** The switches that are on or off (7.5). */
export const SWITCHES = [
  'recon',
  'airRecon',
  'airRaid',
  'breakthrough',
  'minefields',
  'airlift',
  'adaptedMunitions',
  'technology',
  'troopQuality',
  'aa',
  'harshEnvironment',
  'depots',
  'aaVersusRaids',
  'hiddenMinefields',
] as const;
export type Switch = (typeof SWITCHES)[number];

/** The options that are one of several words, the default first (7.5). */
export const CHOICES = {
  initiative: ['perGame', 'perTurn'],
  fog: ['ambush', 'none'],
  closeAir: ['procedure', 'cap3'],
  freeSupply: ['basicPoint', 'everything'],
  ziMovement: ['otherZI', 'anyZI'],
  terrainZones: ['area', 'cell'],
  supplyZI: ['cuts', 'costs'],
  reconMarks: ['turn', 'permanent'],
  minefieldDensity: ['eachIntrusion', 'fixedOnFirst'],
  kgTrigger: ['eastBank', 'westBank'],
} as const;
export type Choice = keyof typeof CHOICES;

export type ScenarioOptions = { readonly [key in Switch]?: boolean } & {
  readonly [key in Choice]?: (typeof CHOICES)[key][number];
} & { readonly retreatApproachRadius?: number };

export const LEVELS = ['marginal', 'decisive', 'dazzling'] as const;
export type Level = (typeof LEVELS)[number];
export const MOMENTS = ['immediately', 'endOfTurn', 'turnLimit'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface VictoryClause {
  readonly side: string;
  readonly level: Level;
  readonly when: Moment;
  readonly fromTurn?: number;
  readonly all: readonly Condition[];
}

export interface Relax {
  readonly points?: boolean;
  readonly bases?: boolean;
  readonly contactAtStart?: boolean;
}

export interface Scenario {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly year: number;
  readonly dates?: string;
  readonly players?: string;
  readonly source?: string;
  readonly provenance?: Readonly<Record<string, string>>;
  readonly geometry: 'hex' | 'open';
  readonly table: {
    readonly width: number;
    readonly height: number;
    readonly north?: 'up' | 'right' | 'down' | 'left';
  };
  readonly terrain?: {
    readonly key: Readonly<Record<string, TerrainKey>>;
    readonly rows: readonly string[];
  };
  readonly edges?: readonly Edge[];
  readonly bridges?: readonly Bridge[];
  readonly roads?: readonly Road[];
  readonly features?: readonly Feature[];
  readonly places?: readonly NamedPlace[];
  readonly regions?: Readonly<Record<string, readonly CellId[] | readonly Polygon[]>>;
  readonly elementTypes: readonly ElementType[];
  readonly sides: readonly [ScenarioSide, ScenarioSide];
  readonly objectives?: readonly Objective[];
  readonly options: ScenarioOptions;
  readonly relax?: Relax;
  readonly turnLimit?: number | null;
  readonly onTurnLimit?: 'draw';
  readonly victory: readonly VictoryClause[];
}

/** HP-A71: without a limit the game ends like one of 60 turns. */
const LONGEST_GAME = 60;
export const turnLimitOf = (scenario: Scenario): number => scenario.turnLimit ?? LONGEST_GAME;

/** HP-1.2c: the most points a task group may have. */
export const GROUP_LIMIT = 6;
