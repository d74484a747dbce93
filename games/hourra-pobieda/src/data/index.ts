// The components: element types (HP-T), dice and tables, and the scenarios of the box. Values are data; rules name them.
import type { ElementType, Scenario } from '../scenario/format.ts';
import elements from './elements.json' with { type: 'json' };
import boardP from './scenarios/board-p.json' with { type: 'json' };
import khalkhinGol from './scenarios/khalkhin-gol.json' with { type: 'json' };
import summa from './scenarios/summa.json' with { type: 'json' };
import suomussalmiRaate from './scenarios/suomussalmi-raate.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };

/** HP-T and the types of the scenarios, as listed in 4.3; a scenario may have others (HP-Tg). */
export const CATALOGUE = elements.catalogue as unknown as readonly (ElementType & {
  readonly clause: string;
})[];

export const SCENARIO_IDS = ['khalkhin-gol', 'suomussalmi-raate', 'summa', 'board-p'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** By the id under which a match names it. `board-p` is the empty table of the examples and is never offered. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'khalkhin-gol': khalkhinGol as unknown as Scenario,
  'suomussalmi-raate': suomussalmiRaate as unknown as Scenario,
  summa: summa as unknown as Scenario,
  'board-p': boardP as unknown as Scenario,
};

export const isScenarioId = (id: string): id is ScenarioId =>
  (SCENARIO_IDS as readonly string[]).includes(id);

// ------------------------------------------------------------------------------------- tokens

/** HP-1.1b, in the order in which stocks are written: B/R/G/Y/W, and AA with rule 12. */
const COLOURS = ['blue', 'red', 'green', 'yellow', 'white', 'aa'] as const;
export type Colour = (typeof COLOURS)[number];
/** What a munitions die may be taken as (HP-2.1f, HP-A55). */
const MUNITIONS = ['red', 'green', 'yellow', 'white', 'aa'] as const;
export type Munition = (typeof MUNITIONS)[number];
/** What can be fired (HP-2.8k). */
const GUNS = ['red', 'green', 'yellow'] as const;
export type Gun = (typeof GUNS)[number];
/** What can be committed to an assault; White either as carpet bombing or as close support (HP-2.7h). */
const SUPPORTS = ['close', 'carpet', 'red', 'green', 'yellow'] as const;
export type Support = (typeof SUPPORTS)[number];

type Faces = readonly number[];
export type DerivedDie = keyof typeof tables.derived;
/** HP-A6: what a face of the d6 counts as. */
export const readDie = (die: DerivedDie, face: number): number =>
  (tables.derived[die].faces as Faces)[face - 1]!;

export interface Production {
  readonly dice: number;
  readonly die: DerivedDie;
  readonly add: number;
  readonly clause: string;
}
/** HP-2.1e to j, HP-A55: what one die, or for Yellow two, of a base yield. */
export const PRODUCTION = tables.production as Readonly<Record<Colour, Production>>;

/** HP-2.7b to f: what a support die adds, by face. */
export const supportScore = (support: Support | 'closeCapped', face: number): number =>
  (tables.support[support].faces as Faces)[face - 1]!;

/** HP-2.8i, HP-2.9: reach and threshold of a shot. */
export const FIRE: Readonly<Record<Gun, { readonly range: number; readonly threshold: number }>> =
  tables.fire;

export const RAID_THRESHOLD = tables.raid.threshold;
export const AA_SUCCEEDS_AT_MOST = tables.aaSucceedsAtMost.value;
export const SIGHT = tables.sight.value;
export const AMBUSH_SIGHT = tables.ambushSight.value;
export const RECON = tables.recon;
export const AIR_RECON_NEEDS = tables.airReconNeeds.value;
export const HARSH_FROM = tables.harshFrom.value;
export const ARMY_SIZE = tables.armySize;

/** HP-2.1b, HP-A10: how many bases so many points call for. */
export const basesFor = (points: number): number =>
  tables.bases.steps.find(([most]) => points <= most!)?.[1] ?? 3;
