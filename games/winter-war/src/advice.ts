// What a table asks beyond the rules: the phase for its heading, the action that ends a decision, warnings, fights.
import type { Fight, FightColumn, Side } from '@motti/engine';
import { type Action, DONE, LEAVE, RESOLVE } from './actions.ts';
import {
  attackOf,
  COLUMNS_OF_ODDS,
  combatResult,
  DUMMIES,
  EVEN_COLUMN,
  FINN,
  HEADQUARTERS_KIND,
  type HexId,
  hexName,
  kindOf,
  PETSAMO,
  type Result,
  SIDE_OF,
  SOVIET,
  sideName,
  UNIT_COUNT,
  type UnitId,
  unitName,
  WORST_COLUMN,
} from './data/index.ts';
import { withSupply } from './derived/supply.ts';
import { apply } from './flow.ts';
import { isArriving } from './phases/turn.ts';
import { inZoneOf, isProtected, unitsAt } from './position.ts';
import {
  type CombatPreview,
  combatPreview,
  isPetsamoHeld,
  landingPreview,
  landingResult,
} from './rules/battle.ts';
import { obligation } from './rules/obligation.ts';
import { IN_HAND } from './setup.ts';
import {
  ADVANCED,
  clone,
  hexOfUnit,
  ISOLATED,
  MOVED,
  marksOf,
  SLOW,
  type State,
  type Step,
} from './state.ts';
import { type Warning, warn } from './warning.ts';

/** The headings of the turn, as keys of `Texts.name`. */
const PHASE_NAMES = [
  'phase.deployment',
  'phase.reinforcement',
  'phase.movement',
  'phase.before-combat',
  'phase.combat',
  'phase.paradrop',
  'phase.interphase',
  'phase.over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

const PHASES: Readonly<Record<Step, PhaseName>> = {
  'deploy-finland': 'phase.deployment',
  'deploy-soviet': 'phase.deployment',
  reinforcement: 'phase.reinforcement',
  movement: 'phase.movement',
  excess: 'phase.movement',
  'retreat-before-combat': 'phase.before-combat',
  'advance-before-combat': 'phase.before-combat',
  attack: 'phase.combat',
  'combat-roll': 'phase.combat',
  losses: 'phase.combat',
  retreat: 'phase.combat',
  advance: 'phase.combat',
  paradrop: 'phase.paradrop',
  'cease-fire': 'phase.interphase',
  'scenario-roll': 'phase.interphase',
  landing: 'phase.interphase',
  withdrawal: 'phase.interphase',
  route: 'phase.interphase',
  'early-arrival': 'phase.interphase',
  'event-roll': 'phase.interphase',
  volunteers: 'phase.interphase',
  climate: 'phase.interphase',
  over: 'phase.over',
};

export const phase = (s: State): PhaseName => PHASES[s.step];

/** Steps that a player ends with a word of their own. */
const ENDED_BY_PLAYER: readonly Step[] = [
  'deploy-finland',
  'deploy-soviet',
  'reinforcement',
  'movement',
  'retreat-before-combat',
  'advance-before-combat',
  'attack',
  'losses',
  'advance',
  'paradrop',
  'early-arrival',
];

export function ending(s: State): Action | undefined {
  if (s.step === 'movement' && s.selected >= 0) return LEAVE;
  if (s.step === 'attack' && s.targets.length > 0) return RESOLVE;
  return ENDED_BY_PLAYER.includes(s.step) ? DONE : undefined;
}

// Warnings

const NONE: readonly Warning[] = [];

export function warnings(s: State, _side: Side, action: Action): readonly Warning[] {
  switch (action.kind) {
    case 'move':
      return s.step === 'movement' ? isolatedBy(s, action) : NONE;
    case 'done':
      return endingCosts(s);
    case 'advance':
      // WW-CBT.B3: following up before combat is paid for with the attack.
      return s.step === 'advance-before-combat' && attackOf(action.unit) > 0
        ? [warn('WW-CBT.B3', 'will-not-attack', { unit: unitName(action.unit) })]
        : NONE;
    case 'attack':
    case 'resolve':
      return attackCosts(s, action);
    default:
      return NONE;
  }
}

/** WW-SUP.GR2: units of the mover's side that were in supply and would not be after this move. */
function isolatedBy(s: State, action: Action): readonly Warning[] {
  const side = sideName(s.phasing);
  const before = withSupply(s);
  const trial = clone(s);
  apply(trial, side, action);
  const after = withSupply(trial);
  const units = ownUnits(after).filter(
    (unit) => isIsolated(after, unit) && hexOfUnit(before, unit) >= 0 && !isIsolated(before, unit),
  );
  return units.length > 0
    ? [
        warn(isolationClause(s), 'isolates', {
          units: units.map(unitName),
          at: hexesOf(after, units),
        }),
      ]
    : NONE;
}

/** Where these units stand, each hex once. */
const hexesOf = (s: State, units: readonly UnitId[]): string[] => [
  ...new Set(units.map((unit) => hexName(hexOfUnit(s, unit)))),
];

const isolationClause = (s: State): string => (s.phasing === SOVIET ? 'WW-SUP.GR2' : 'WW-SUP.G1');
const isIsolated = (s: State, unit: UnitId): boolean => (marksOf(s, unit) & ISOLATED) !== 0;

function ownUnits(s: State): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE_OF[unit] === s.phasing && hexOfUnit(s, unit) >= 0) units.push(unit);
  return units;
}

function endingCosts(s: State): readonly Warning[] {
  switch (s.step) {
    case 'deploy-finland': {
      const left = DUMMIES.filter((unit) => s.unitHex[unit] === IN_HAND).length;
      return left > 0 ? [warn('WW-A37', 'blanks-left', { count: left })] : NONE;
    }
    case 'reinforcement': {
      const units = s.unitHex.flatMap((_, unit) => (isArriving(s, unit) ? [unitName(unit)] : []));
      return units.length > 0 ? [warn('WW-RNF.2', 'held-back', { units })] : NONE;
    }
    case 'movement':
      return movementCosts(withSupply(s));
    default:
      return NONE;
  }
}

/** What ending the Movement Phase leaves behind: units cut off, attacks owed at bad odds, units forgotten. */
function movementCosts(s: State): readonly Warning[] {
  const found: Warning[] = [];
  const own = ownUnits(s);
  const isolated = own.filter((unit) => isIsolated(s, unit) && !(marksOf(s, unit) & SLOW));
  if (isolated.length > 0)
    found.push(
      warn(isolationClause(s), 'left-isolated', {
        units: isolated.map(unitName),
        at: hexesOf(s, isolated),
      }),
    );
  if (s.phasing === SOVIET) found.push(...badAttacks(s));
  const idle = own.filter((unit) => isForgotten(s, unit));
  if (idle.length > 0)
    found.push(warn('WW-MOV.GR', 'not-moved', { units: idle.map(unitName), at: hexesOf(s, idle) }));
  return found;
}

/** WW-CBT.E1: of the attacks that the Soviet player will owe, those in which the defence is the stronger. */
function badAttacks(s: State): Warning[] {
  return obligation(s).proposal.flatMap(({ units, targets }) => {
    const { column, odds } = combatPreview(s, units, targets);
    return column !== undefined && column < EVEN_COLUMN
      ? [warn('WW-CBT.E1', 'owes-bad-attacks', { hexes: targets.map(hexName), odds })]
      : [];
  });
}

/** Not moved, out of touch with the enemy, and nothing holds it: perhaps overlooked. */
const isForgotten = (s: State, unit: UnitId): boolean =>
  !(marksOf(s, unit) & (MOVED | SLOW | ISOLATED | ADVANCED)) &&
  !(kindOf(unit) & HEADQUARTERS_KIND) &&
  attackOf(unit) > 0 &&
  !inZoneOf(s, s.phasing === SOVIET ? FINN : SOVIET, hexOfUnit(s, unit));

/** WW-CRT.2: odds below 1-1, and those at which no die is rolled. */
function attackCosts(s: State, action: Extract<Action, { kind: 'attack' | 'resolve' }>): Warning[] {
  const draft = draftOf(s, action);
  if (!draft || draft.units.length === 0) return [];
  const { column, odds } = combatPreview(s, draft.units, draft.targets);
  const facts = { hexes: draft.targets.map(hexName), odds };
  if (column === undefined || column >= EVEN_COLUMN) return [];
  return column === WORST_COLUMN
    ? [warn('WW-A3', 'lost-without-a-die', facts)]
    : [warn('WW-CRT.2', 'bad-odds', facts)];
}

// Fights

interface Draft {
  readonly units: readonly UnitId[];
  readonly targets: readonly HexId[];
}

/** The attack as it would be with this action. */
function draftOf(s: State, action: Action): Draft | undefined {
  switch (action.kind) {
    case 'attack':
      return { units: action.units, targets: action.targets };
    case 'join':
      return { units: [...s.attackers, action.unit], targets: s.targets };
    case 'also':
      return { units: s.attackers, targets: [...s.targets, action.hex] };
    case 'resolve':
      return { units: s.attackers, targets: s.targets };
    default:
      return undefined;
  }
}

export function fight(
  s: State,
  begin?: { readonly side: Side; readonly action: Action },
): Fight | undefined {
  if (begin) return fightBegunBy(s, begin.action);
  const fighting = s.step === 'attack' || s.step === 'combat-roll';
  if (!fighting || s.attackers.length === 0 || s.targets.length === 0) return undefined;
  return s.invasion
    ? landing(s, s.attackers)
    : attack(s, { units: s.attackers, targets: s.targets });
}

function fightBegunBy(s: State, action: Action): Fight | undefined {
  if (action.kind === 'answer') {
    const lands = action.answer === 'invade' || action.answer === 'petsamo';
    return lands && isPetsamoHeld(s) ? landing(s) : undefined;
  }
  const draft = s.step === 'attack' ? draftOf(s, action) : undefined;
  return draft && draft.units.length > 0 ? attack(s, draft) : undefined;
}

function attack(s: State, { units, targets }: Draft): Fight {
  const preview = combatPreview(s, units, targets);
  return fightOf(s, 'WW-CBT.PC1', s.phasing === SOVIET ? SOVIET : FINN, units, targets, preview);
}

/** WW-SCN.A3: the Allies land for Finland. */
function landing(s: State, units?: readonly UnitId[]): Fight {
  const preview = landingPreview(s, units);
  return fightOf(s, 'WW-SCN.A3', FINN, preview.units, [PETSAMO], preview);
}

function fightOf(
  s: State,
  clause: string,
  side: typeof SOVIET | typeof FINN,
  units: readonly UnitId[],
  targets: readonly HexId[],
  preview: CombatPreview,
): Fight {
  const attacker = sideName(side);
  const defender = sideName(side === SOVIET ? FINN : SOVIET);
  const held = targets.flatMap((hex) => unitsAt(s, hex).filter((unit) => !isProtected(s, unit)));
  return {
    clause,
    attacker,
    defender,
    places: targets.map(hexName),
    forces: { [attacker]: units.map(unitName), [defender]: held.map(unitName) },
    strengths: { [attacker]: preview.attack, [defender]: preview.defense },
    column: preview.odds,
    outcomes: outcomesOf(preview),
    ...(isRolled(preview) ? facesOf(preview, clause === 'WW-SCN.A3') : {}),
  };
}

/** WW-A3, WW-A4: no die where nobody defends, nor at 1-4 or worse. */
const isRolled = ({ column }: CombatPreview): boolean =>
  column !== undefined && column !== WORST_COLUMN;

/** The column that is used, and those next to it, read as this fight is read. */
function facesOf({ column, fort, results }: CombatPreview, landing: boolean) {
  const beside = (at: number): FightColumn | undefined =>
    at > WORST_COLUMN && at < COLUMNS_OF_ODDS.length
      ? {
          column: COLUMNS_OF_ODDS[at]!,
          faces: results.map((_, i) =>
            landing ? landingResult(i + 1, at) : combatResult(at, i + 1, fort),
          ),
        }
      : undefined;
  const [before, after] = [beside(column! - 1), beside(column! + 1)];
  return {
    faces: results,
    beside: { ...(before && { before }), ...(after && { after }) },
  };
}

function outcomesOf(preview: CombatPreview): Fight['outcomes'] {
  if (!isRolled(preview)) return [];
  const { results } = preview;
  const faces = new Map<Result, number>();
  for (const result of results) faces.set(result, (faces.get(result) ?? 0) + 1);
  return [...faces]
    .map(([result, count]) => ({ result, chance: count / results.length }))
    .sort((a, b) => b.chance - a.chance);
}
