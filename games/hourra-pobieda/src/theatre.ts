// What a match is played on, made ready for the rules: the table, the order of battle and the conditions as numbers.
//
// A state holds the scenario itself, as plain data; what follows from it is computed once and kept with the board
// under a symbol, so clones share it, JSON leaves it out, and a state out of JSON makes it again when first asked.
import { invariant } from '@motti/engine';
import type { ActionOf, Spot } from './actions.ts';
import { OPEN_SPOT } from './actions.ts';
import type { Geometry, Place } from './board/geometry.ts';
import { hexGeometry } from './board/hex.ts';
import { openGeometry } from './board/open.ts';
import type { Quote } from './rules/supply.ts';
import type {
  Base,
  Condition,
  Entrenchments,
  Level,
  Moment,
  Quality,
  Reinforcement,
  Scenario,
} from './scenario/format.ts';
import { QUALITIES, turnLimitOf } from './scenario/format.ts';
import { placeNamed } from './scenario/places.ts';
import type { SuggestedSetup } from './scenario/suggested.ts';

export type SideId = 0 | 1;
/** An element by its number in the whole scenario: blue's first, each side's in the order of the file (HP-A75). */
export type ElementId = number & { readonly element: unique symbol };

export interface Board {
  readonly scenario: Scenario;
  /** HP-A31, an option of the match. */
  readonly zones: 'area' | 'cell';
  /** What it is played on (HP-G17). */
  readonly table: Table;
}
export type Table = 'hex' | 'open';

export type Test =
  | { readonly kind: 'controls'; readonly side: SideId; readonly objective: number }
  | { readonly kind: 'not-controls'; readonly side: SideId; readonly objective: number }
  | { readonly kind: 'holds-base'; readonly side: SideId; readonly base: number }
  | {
      readonly kind: 'eliminated';
      readonly side: SideId;
      readonly atLeast: number;
      readonly atMost: number;
    }
  | { readonly kind: 'strength'; readonly side: SideId; readonly atMost: number }
  | {
      readonly kind: 'road-open';
      readonly side: SideId;
      readonly base: number;
      readonly to: Place;
    }
  | { readonly kind: 'occupies'; readonly side: SideId; readonly objective: number }
  | { readonly kind: 'in-region'; readonly side: SideId; readonly region: string };

export interface VictoryTest {
  readonly side: SideId;
  readonly level: Level;
  readonly when: Moment;
  readonly fromTurn: number;
  readonly all: readonly Test[];
}

export interface BaseInfo {
  readonly id: string;
  readonly side: SideId;
  readonly place: Place;
  readonly production: readonly { readonly fromTurn: number; readonly equivalents: number }[];
  readonly normalAtMost: number;
}

export interface ReinforcementInfo {
  readonly id: string;
  readonly side: SideId;
  readonly onTable: boolean;
  readonly turn: number;
  readonly base: number;
  readonly radius: number;
  /** Where it may be put, nearest to the base first; on the open table those of the lattice. */
  readonly places: readonly Place[];
  readonly any: readonly Test[];
  /** With the option `kgTrigger: westBank`. */
  readonly anyWest: readonly Test[];
}

export interface EntrenchmentEntry {
  readonly level: number;
  readonly count: number;
  readonly dice: Entrenchments['dice'];
  /** Which of the set-up dice, or −1. */
  readonly roll: number;
}

/** Where an element could ever be set up, and how that is said. */
export interface Sites {
  readonly places: readonly Place[];
  readonly indexOf: ReadonlyMap<Place, number>;
  readonly actions: readonly ActionOf<'place'>[];
  /** HP-G22: by where a group stands, which of the places it keeps others from; once somebody has asked. */
  readonly keptFree: Map<Place, readonly number[]>;
}

export interface Theatre {
  readonly scenario: Scenario;
  readonly geometry: Geometry;
  /** By hex: how actions name it, and its label; on the open table both follow from the place. */
  readonly spots: readonly Spot[];
  readonly names: readonly string[];
  /** The numbers of the objectives. */
  readonly objectives: readonly number[];
  /** How many elements there are, and of each side the first. */
  readonly elements: number;
  readonly first: readonly number[];
  // By element.
  readonly sideOfElement: readonly SideId[];
  readonly typeOf: readonly string[];
  readonly qualityOf: readonly Quality[];
  /** Elements of one kind are identical: type and quality. */
  readonly kindOf: readonly number[];
  readonly reinforcementOf: readonly number[];
  readonly soft: readonly boolean[];
  readonly armour: readonly number[];
  readonly vc: readonly number[];
  readonly points: readonly number[];
  readonly rapid: readonly number[];
  readonly motorised: readonly boolean[];
  readonly mountain: readonly boolean[];
  readonly ski: readonly boolean[];
  readonly armouredCar: readonly boolean[];
  readonly reco: readonly boolean[];
  readonly medium: readonly boolean[];
  readonly heavy: readonly boolean[];
  /** In order of id. */
  readonly bases: readonly BaseInfo[];
  readonly reinforcements: readonly ReinforcementInfo[];
  readonly victory: readonly VictoryTest[];
  /** By side. */
  readonly entrenchments: readonly (readonly EntrenchmentEntry[])[];
  readonly setupDice: readonly { readonly side: SideId; readonly dice: Entrenchments['dice'] }[];
  readonly minefields: readonly number[];
  readonly banzai: readonly boolean[];
  readonly pontoon: readonly boolean[];
  readonly turnLimit: number;
  /** Every place an aeroplane may be sent to look at (HP-4). */
  readonly flights: readonly ActionOf<'air-recon'>[];
  /** By side: the elements that are set up before the game, and those that arrive later (HP-W.4). */
  readonly starting: readonly (readonly ElementId[])[];
  readonly coming: readonly (readonly ElementId[])[];
  /** By side: the suggested set-up (HP-A78), once somebody has asked. */
  readonly suggested: SuggestedSetup[];
  /** By element: where it could be set up, once somebody has asked. */
  readonly sites: Sites[];
  /** By element: for whoever must tick them off, until they return. */
  readonly marks: Uint8Array;
  /** The supply quote that was last asked for: an activation asks for the same again and again. */
  readonly lastQuote: QuoteKept;
}

/** What a quote is kept with: the activation it is of (an object that lives as long as it), and who would act. */
export interface QuoteKept {
  of: object | undefined;
  elements: readonly ElementId[];
  quote: Quote | undefined;
}

const THEATRE = Symbol('theatre');

export function theatreOf(board: Board): Theatre {
  const holder: Board & { [THEATRE]?: Theatre } = board;
  const known = holder[THEATRE];
  if (known) return known;
  const made = theatreFor(board);
  Object.defineProperty(holder, THEATRE, { value: made });
  return made;
}

const sideIdOf = (scenario: Scenario, id: string): SideId => (scenario.sides[0].id === id ? 0 : 1);

function theatreFor({ scenario, zones, table }: Board): Theatre {
  const open = table === 'open';
  const geometry = open ? openGeometry(scenario, zones) : hexGeometry(scenario, zones);
  const names = open ? [] : geometry.places.map((place) => geometry.nameOf(place));
  const spots = names.map(Number);
  const bases = basesOf(scenario, geometry);
  const entries = entrenchmentsOf(scenario);
  const roster = rosterOf(scenario);
  const reinforcements = reinforcementsOf(scenario, geometry, bases);
  return {
    scenario,
    geometry,
    spots,
    names,
    objectives: (scenario.objectives ?? []).map((_, i) => i),
    ...roster,
    bases,
    reinforcements,
    victory: scenario.victory.map(({ side, level, when, fromTurn, all }) => ({
      side: sideIdOf(scenario, side),
      level,
      when,
      fromTurn: fromTurn ?? 1,
      all: all.map((condition) =>
        testOf(condition, sideIdOf(scenario, side), scenario, geometry, bases),
      ),
    })),
    ...entries,
    minefields: scenario.sides.map(({ setup }) => setup.minefields?.count ?? 0),
    banzai: scenario.sides.map((side) => side.specialRules?.includes('banzai') ?? false),
    pontoon: scenario.sides.map((side) => side.specialRules?.includes('pontoon') ?? false),
    turnLimit: turnLimitOf(scenario),
    flights: geometry.places.map((place) =>
      Object.freeze({ kind: 'air-recon' as const, at: open ? OPEN_SPOT + place : spots[place]! }),
    ),
    ...startingAndComing(roster, reinforcements),
    suggested: [],
    sites: [],
    marks: new Uint8Array(roster.elements),
    lastQuote: { of: undefined, elements: [], quote: undefined },
  };
}

/** Elements in the order of HP-A75: forces, then reinforcements, each entry's elements one after another. */
function rosterOf(scenario: Scenario) {
  const sideOfElement: SideId[] = [];
  const typeOf: string[] = [];
  const qualityOf: Quality[] = [];
  const reinforcementOf: number[] = [];
  const first: number[] = [];
  let reinforcement = 0;
  for (const [index, side] of scenario.sides.entries()) {
    first.push(typeOf.length);
    const lists = [
      { forces: side.forces, of: -1 },
      ...(side.reinforcements ?? []).map(({ forces }) => ({ forces, of: reinforcement++ })),
    ];
    for (const { forces, of } of lists)
      for (const { type, count, quality } of forces)
        for (let i = 0; i < count; i++) {
          sideOfElement.push(index === 0 ? 0 : 1);
          typeOf.push(type);
          qualityOf.push(quality ?? 'standard');
          reinforcementOf.push(of);
        }
  }
  const types = scenario.elementTypes;
  const indices = typeOf.map((id) => types.findIndex((type) => type.id === id));
  const typed = indices.map((index) => types[index]!);
  return {
    elements: typeOf.length,
    first,
    sideOfElement,
    typeOf,
    qualityOf,
    reinforcementOf,
    kindOf: indices.map((index, e) => index * 4 + QUALITIES.indexOf(qualityOf[e]!)),
    soft: typed.map((type) => type.class === 'soft'),
    armour: typed.map((type) => (type.class === 'soft' ? 0 : type.protection)),
    vc: typed.map((type) => type.vc),
    points: typed.map((type) => type.points),
    rapid: typed.map((type) => type.rapid),
    motorised: typed.map((type) => type.motorised),
    mountain: typed.map((type) => type.traits?.includes('mountain') ?? false),
    ski: typed.map((type) => type.traits?.includes('ski') ?? false),
    armouredCar: typed.map((type) => type.traits?.includes('armouredCar') ?? false),
    reco: typed.map((type) => type.traits?.includes('reco') ?? false),
    medium: typed.map((type) => type.grade === 'medium'),
    heavy: typed.map((type) => type.grade === 'heavy'),
  };
}

function startingAndComing(
  { sideOfElement, reinforcementOf }: Pick<Theatre, 'sideOfElement' | 'reinforcementOf'>,
  reinforcements: readonly ReinforcementInfo[],
): Pick<Theatre, 'starting' | 'coming'> {
  const starting: ElementId[][] = [[], []];
  const coming: ElementId[][] = [[], []];
  sideOfElement.forEach((side, element) => {
    const of = reinforcements[reinforcementOf[element]!];
    (of && !of.onTable ? coming : starting)[side]!.push(element as ElementId);
  });
  return { starting, coming };
}

const ONE_EQUIVALENT: NonNullable<Base['production']> = [{ fromTurn: 1, equivalents: 1 }];

function basesOf(scenario: Scenario, geometry: Geometry): BaseInfo[] {
  const bases = scenario.sides.flatMap((side, index) =>
    side.bases.map((base, number) => ({
      id: base.id,
      side: index === 0 ? (0 as const) : (1 as const),
      place: geometry.bases[index]![number]!,
      production: base.production ?? ONE_EQUIVALENT,
      normalAtMost: base.normalWhenStrengthAtMost ?? -1,
    })),
  );
  return bases.sort((a, b) => (a.id < b.id ? -1 : 1));
}

const isHere = (base: { readonly id: string }, id: string): boolean => base.id === id;

function reinforcementsOf(
  scenario: Scenario,
  geometry: Geometry,
  bases: readonly BaseInfo[],
): ReinforcementInfo[] {
  return scenario.sides.flatMap((side, index) =>
    (side.reinforcements ?? []).map((reinforcement: Reinforcement) => {
      const own: SideId = index === 0 ? 0 : 1;
      const base = bases.findIndex((known) => isHere(known, reinforcement.area.base));
      const tests = (conditions: readonly Condition[]): Test[] =>
        conditions.map((condition) => testOf(condition, own, scenario, geometry, bases));
      const any = tests(reinforcement.trigger?.any ?? []);
      const { triggerAlternative } = reinforcement;
      return {
        id: reinforcement.id,
        side: own,
        onTable: reinforcement.mode === 'onTable',
        turn: reinforcement.turn ?? 0,
        base,
        radius: reinforcement.area.radius,
        places: geometry.around(bases[base]!.place, reinforcement.area.radius),
        any,
        anyWest: triggerAlternative ? tests(triggerAlternative.any) : any,
      };
    }),
  );
}

function testOf(
  condition: Condition,
  side: SideId,
  scenario: Scenario,
  geometry: Geometry,
  bases: readonly BaseInfo[],
): Test {
  const enemy: SideId = side === 0 ? 1 : 0;
  const objective = (id: string): number =>
    (scenario.objectives ?? []).findIndex((known) => known.id === id);
  const base = (id: string): number => bases.findIndex((known) => known.id === id);
  const { controls, notControls, baseCaptured, eliminatedPoints, strengthAtMost, roadOpen } =
    condition;
  if (controls !== undefined) return { kind: 'controls', side, objective: objective(controls) };
  if (notControls)
    return {
      kind: 'not-controls',
      side: sideIdOf(scenario, notControls.side),
      objective: objective(notControls.objective),
    };
  if (baseCaptured !== undefined) return { kind: 'holds-base', side, base: base(baseCaptured) };
  if (eliminatedPoints)
    return {
      kind: 'eliminated',
      side: sideIdOf(scenario, eliminatedPoints.side),
      atLeast: eliminatedPoints.atLeast ?? 0,
      atMost: eliminatedPoints.atMost ?? Number.MAX_SAFE_INTEGER,
    };
  if (strengthAtMost)
    return {
      kind: 'strength',
      side: sideIdOf(scenario, strengthAtMost.side),
      atMost: strengthAtMost.points,
    };
  if (roadOpen) {
    const to = placeNamed(geometry, scenario, String(roadOpen.to));
    invariant(to !== undefined, `hourra-pobieda: no place ${String(roadOpen.to)}`);
    return { kind: 'road-open', side, base: base(roadOpen.base), to };
  }
  if (condition.enemyOccupiesObjective !== undefined)
    return {
      kind: 'occupies',
      side: enemy,
      objective: objective(condition.enemyOccupiesObjective),
    };
  invariant(condition.enemyInRegion !== undefined, 'hourra-pobieda: an empty condition');
  return { kind: 'in-region', side: enemy, region: condition.enemyInRegion };
}

function entrenchmentsOf(scenario: Scenario): Pick<Theatre, 'entrenchments' | 'setupDice'> {
  const setupDice: { side: SideId; dice: Entrenchments['dice'] }[] = [];
  const entrenchments = scenario.sides.map(({ setup }, index) =>
    (setup.entrenchments ?? []).map(({ level, count, dice }) => {
      const roll = dice ? setupDice.length : -1;
      if (dice) setupDice.push({ side: index === 0 ? 0 : 1, dice });
      return { level, count: count ?? 0, dice, roll };
    }),
  );
  return { entrenchments, setupDice };
}

/** The place that an action names; nothing where the table has none. */
export function placeAt(theatre: Theatre, spot: Spot): Place | undefined {
  if (theatre.geometry.kind === 'open') {
    const place = (spot - OPEN_SPOT) as Place;
    return spot >= OPEN_SPOT && theatre.geometry.onTable(place) ? place : undefined;
  }
  const { height, width } = theatre.scenario.table;
  const column = Math.floor(spot / 100);
  const row = spot % 100;
  if (column < 1 || row < 1 || column > width || row > height) return undefined;
  return ((column - 1) * height + row - 1) as Place;
}

export const spotOf = (theatre: Theatre, place: Place): Spot =>
  theatre.spots[place] ?? OPEN_SPOT + place;
export const nameOf = (theatre: Theatre, place: Place): string =>
  theatre.names[place] ?? theatre.geometry.nameOf(place);

/** An element's public number within its side, and back (HP-A75). */
export const numberOf = (theatre: Theatre, element: ElementId): number =>
  element - theatre.first[theatre.sideOfElement[element]!]! + 1;
export function elementOf(theatre: Theatre, side: SideId, number: number): ElementId | undefined {
  const element = theatre.first[side]! + number - 1;
  if (!Number.isInteger(number) || number < 1 || theatre.sideOfElement[element] !== side)
    return undefined;
  return element as ElementId;
}

/** All elements of a side, in order of number. */
export function elementsOf(theatre: Theatre, side: SideId): ElementId[] {
  const end = side === 0 ? theatre.first[1]! : theatre.elements;
  const elements: ElementId[] = [];
  for (let e = theatre.first[side]!; e < end; e++) elements.push(e as ElementId);
  return elements;
}
