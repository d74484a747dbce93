// TV-A74, part 3.5 of the rules: what a side may know, field by field.
import type { Side } from '@motti/engine';
import type { AnyMove, Step } from './actions.ts';
import {
  BOX,
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FRONTS,
  type FrontId,
  isBox,
  isSovietSupport,
  isSovietType,
  NONE,
  type Place,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  SPACE_COUNT,
  type SpaceId,
  type StrategyId,
  type SupportId,
  type UnitType,
} from './data/index.ts';
import {
  boxedOn,
  environmentAt,
  extraPlace,
  extraType,
  isEntrenched,
  laidOn,
  servedBy,
} from './plans.ts';
import { isLastLoss, isUnseenChoice } from './rules/losses.ts';
import {
  battleAnswer,
  battleCount,
  battleStart,
  battleStrategy,
  battleTarget,
  type Combat,
  cloneCombat,
  DUE,
  FINLAND,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  finnsAt,
  isPicked,
  isRevealed,
  LOSSES,
  RECOVERING,
  REINFORCEMENTS,
  type Rules,
  SOVIET,
  type State,
  TO_PLACE,
  topStep,
  USED,
  unitsAt,
} from './state.ts';

/** Face down: there, but which is not known. */
export const HIDDEN = -2;

export interface View {
  readonly viewer: Side | null;
  readonly rules: Rules;
  readonly turn: number;
  readonly sovietMorale: number;
  readonly finnishMorale: number;
  readonly events: number;
  readonly agenda: readonly Step[];
  readonly committed: readonly number[];
  /** Soviet units on the map, by space and type. */
  readonly units: readonly number[];
  readonly losses: readonly number[];
  readonly reinforcements: readonly number[];
  readonly due: readonly number[];
  /** Soviet units on the sheet that can be in any front box, by type. */
  readonly offMap: readonly number[];
  readonly scouts: readonly number[];
  readonly conquered: readonly number[];
  readonly marker: readonly number[];
  readonly finnishLosses: readonly number[];
  readonly finnishReinforcements: readonly number[];
  readonly used: readonly number[];
  /** Finnish units in Forces or in strategies that have not been revealed, by type. */
  readonly sheet: readonly number[];
  /** How many Soviet strategies lie on each front; null while nobody else knows (TV-A16). */
  readonly counters: readonly number[] | null;
  readonly battles: readonly BattleView[];
  readonly combat: Combat | null;
  readonly harassed: number;
  readonly raiders: number;
  readonly raided: number;
  readonly pockets: readonly SpaceId[];
  /** Solo: how many strategies lie in the hidden row. */
  readonly rowLength: number;
  /** Means of strategies that have been revealed, and all means of the viewer's own. */
  readonly supports: readonly StrategyId[];
  readonly finnishSupports: readonly number[];
  readonly environment: readonly StrategyId[];
  readonly entrenched: readonly number[];
  readonly zones: readonly number[];
  readonly soviet: SovietSecrets | null;
  readonly finland: FinnishSecrets | null;
  readonly winner: string;
  readonly verdict: string;
}

export interface BattleView {
  readonly strategy: StrategyId;
  readonly target: SpaceId;
  readonly start: SpaceId;
  /** NONE: no answer; HIDDEN: face down. */
  readonly answer: StrategyId;
  readonly picked: boolean;
}

/** What only the Soviet player knows. */
export interface SovietSecrets {
  readonly boxes: readonly number[];
  readonly toPlace: readonly number[];
  readonly recovering: readonly number[];
  readonly front: readonly FrontId[];
  readonly planUnits: readonly number[];
  readonly planSpace: readonly SpaceId[];
  readonly planExtras: readonly number[];
  /** TV-A17: by front and Soviet support, with supports in two steps. */
  readonly laid?: readonly number[];
}

/** What only the Finnish player knows. */
export interface FinnishSecrets {
  readonly forces: readonly number[];
  readonly front: readonly FrontId[];
  readonly row: readonly number[];
  /** TV-A17: by front and Finnish support, with supports in two steps. */
  readonly laid?: readonly number[];
}

const STEPS_FACE_DOWN: readonly Step[] = ['place', 'answer'];

/** TV-A21: from A3 on every counter on the map is face up. */
const isFaceUp = (step: Step): boolean => !STEPS_FACE_DOWN.includes(step);

export function view(s: State, side: Side | undefined): View {
  const soviet = side === SOVIET;
  const finland = side === FINLAND;
  const known = (strategy: StrategyId): boolean =>
    (strategy < 4 ? soviet : finland) || isRevealed(s, strategy);
  const bySoviet = (count: (type: UnitType) => number): number[] => SOVIET_TYPES.map(count);
  const byFinnish = (count: (type: UnitType) => number): number[] => FINNISH_TYPES.map(count);
  return {
    viewer: side ?? null,
    rules: s.rules,
    turn: s.turn,
    sovietMorale: s.sovietMorale,
    finnishMorale: s.finnishMorale,
    events: s.events,
    agenda: s.agenda.slice(),
    committed: s.committed.slice(),
    units: s.soviet.slice(0, SPACE_COUNT * 4),
    losses: bySoviet((type) => unitsAt(s, LOSSES, type)),
    // Units picked for recovery are announced when the step ends.
    reinforcements: bySoviet(
      (type) => unitsAt(s, REINFORCEMENTS, type) + (soviet ? 0 : recovering(s, type)),
    ),
    due: bySoviet((type) => unitsAt(s, DUE, type)),
    offMap: bySoviet((type) => onSheet(s, type)),
    scouts: s.scouts.slice(),
    conquered: s.conquered.slice(),
    marker: s.marker.slice(),
    finnishLosses: byFinnish((type) => finnsAt(s, FINNISH_LOSSES, type)),
    finnishReinforcements: byFinnish((type) => finnsAt(s, FINNISH_REINFORCEMENTS, type)),
    used: byFinnish((type) => finnsAt(s, USED, type)),
    sheet: byFinnish((type) => hiddenFinns(s, type)),
    counters: soviet || countersKnown(s) ? counters(s) : null,
    battles: battles(s, side),
    combat: s.combat === null ? null : combatSeen(s.combat, side),
    harassed: s.harassed,
    raiders: s.raiders,
    raided: s.raided,
    pockets: s.pockets.slice(),
    rowLength: s.row.length,
    supports: SOVIET_SUPPORTS.map((support) => {
      const strategy = servedBy(s, support);
      return strategy !== NONE && known(strategy) ? strategy : NONE;
    }),
    finnishSupports: s.finnishSupports.map((count, i) =>
      known(4 + Math.floor(i / 6)) ? count : 0,
    ),
    environment: ENVIRONMENTS.map((marker) => {
      const strategy = environmentAt(s, marker);
      return strategy !== NONE && known(strategy) ? strategy : NONE;
    }),
    entrenched: FINNISH_STRATEGIES.map((strategy) =>
      known(strategy) && isEntrenched(s, strategy) ? 1 : 0,
    ),
    zones: finnsInZones(s, known),
    soviet: soviet ? sovietSecrets(s) : null,
    finland: finland ? finnishSecrets(s) : null,
    winner: s.winner,
    verdict: s.verdict,
  };
}

// A server makes a view at every move: these count in loops, which leave nothing to collect.

function recovering(s: State, type: UnitType): number {
  let sum = 0;
  for (const front of FRONTS) sum += unitsAt(s, RECOVERING + front, type);
  return sum;
}

function onSheet(s: State, type: UnitType): number {
  let sum = unitsAt(s, TO_PLACE, type);
  for (const front of FRONTS) sum += unitsAt(s, BOX + front, type);
  return sum;
}

function hiddenFinns(s: State, type: UnitType): number {
  let sum = finnsAt(s, FORCES, type);
  for (const strategy of FINNISH_STRATEGIES)
    if (!isRevealed(s, strategy)) sum += finnsAt(s, strategy, type);
  return sum;
}

/** Units in every Finnish strategy that is known, strategy by strategy. */
function finnsInZones(s: State, known: (strategy: StrategyId) => boolean): number[] {
  const zones: number[] = [];
  for (const strategy of FINNISH_STRATEGIES) {
    const shown = known(strategy);
    for (const type of FINNISH_TYPES) zones.push(shown ? finnsAt(s, strategy, type) : 0);
  }
  return zones;
}

/** TV-A16: the numbers are public once the boxes are committed, if the option says so. */
const countersKnown = (s: State): boolean => s.rules.frontCountsVisible && topStep(s) !== 'boxes';

function counters(s: State): number[] {
  const counts = FRONTS.map(() => 0);
  for (const strategy of SOVIET_STRATEGIES) {
    const front = boxedOn(s, strategy);
    if (front !== NONE) counts[front]!++;
  }
  return counts;
}

function battles(s: State, side: Side | undefined): BattleView[] {
  const faceUp = isFaceUp(topStep(s));
  return Array.from({ length: battleCount(s) }, (_, battle) => {
    const picked = isPicked(s, battle);
    const answer = battleAnswer(s, battle);
    return {
      strategy: faceUp || side === SOVIET ? battleStrategy(s, battle) : HIDDEN,
      target: battleTarget(s, battle),
      start: picked || side === SOVIET ? battleStart(s, battle) : HIDDEN,
      answer: faceUp || side === FINLAND || answer === NONE ? answer : HIDDEN,
      picked,
    };
  });
}

function sovietSecrets(s: State): SovietSecrets {
  return {
    boxes: s.soviet.slice(BOX * 4, BOX * 4 + 12),
    toPlace: s.soviet.slice(TO_PLACE * 4, TO_PLACE * 4 + 4),
    recovering: s.soviet.slice(RECOVERING * 4, RECOVERING * 4 + 12),
    front: s.front.slice(0, 4),
    planUnits: s.planUnits.slice(),
    planSpace: s.planSpace.slice(),
    planExtras: s.planExtras.slice(),
    ...laidBy(s, SOVIET_SUPPORTS),
  };
}

function finnishSecrets(s: State): FinnishSecrets {
  return {
    forces: FINNISH_TYPES.map((type) => finnsAt(s, FORCES, type)),
    front: s.front.slice(4, 8),
    row: s.row.slice(),
    ...laidBy(s, FINNISH_SUPPORTS),
  };
}

/** TV-A17: where a side's supports lie, face down: on every front, each of them. */
const laidBy = (s: State, supports: readonly SupportId[]): { laid?: number[] } =>
  s.rules.supportsInTwoSteps
    ? { laid: FRONTS.flatMap((front) => supports.map((support) => laidOn(s, support, front))) }
    : {};

const TO_SOVIET: readonly Side[] = [SOVIET];
const TO_FINLAND: readonly Side[] = [FINLAND];

/** TV-4.5.1c: of the units that the other side has named as its losses only the number is known. */
function combatSeen(c: Combat, side: Side | undefined): Combat {
  const seen = cloneCombat(c);
  if (side !== SOVIET) seen.sovietDoomed = c.sovietDoomed.map(() => NONE);
  if (side !== FINLAND) seen.finnishDoomed = c.finnishDoomed.map(() => NONE);
  return seen;
}

/** Who learns this line as it is played; nothing: everyone. */
export function audience(s: State, side: Side, action: AnyMove): readonly Side[] | undefined {
  switch (action.kind) {
    case 'place':
    case 'recover':
    case 'attack':
      return TO_SOVIET;
    case 'answer':
      return TO_FINLAND;
    case 'box':
    case 'unbox':
    case 'assign':
    case 'reinforce':
    case 'support':
    case 'environment':
    case 'entrench':
    case 'lay':
    case 'lift':
    case 'clear':
      return side === SOVIET ? TO_SOVIET : TO_FINLAND;
    case 'lose': {
      const { combat } = s;
      if (combat === null || !isUnseenChoice(combat) || isLastLoss(combat)) return undefined;
      return side === SOVIET ? TO_SOVIET : TO_FINLAND;
    }
    case 'roll':
      return topStep(s) === 'shuffle' || topStep(s) === 'draw' ? TO_FINLAND : undefined;
    default:
      return undefined;
  }
}

// ------------------------------------------------------------------- reading a view, by whoever draws or judges it

/** Soviet units of a type in a space, or in a front's box as far as the viewer knows. */
export function unitsSeen(view: View, place: Place, type: UnitType): number {
  if (!isBox(place)) return view.units[place * 4 + type] ?? 0;
  return view.soviet ? boxSeen(view.soviet, place - BOX, type) : 0;
}

export const scoutsSeen = (view: View, space: SpaceId): number => view.scouts[space] ?? 0;
export const conqueredSeen = (view: View, space: SpaceId): boolean => view.conquered[space] === 1;
export const markerSeen = (view: View, space: SpaceId): boolean => view.marker[space] === 1;

/** Units of a type whose place the viewer does not know: Soviet ones off the map, Finnish ones on the sheet. */
export const hiddenSeen = (view: View, type: UnitType): number =>
  (isSovietType(type) ? view.offMap[type] : view.sheet[type - 4]) ?? 0;

/** Has this side committed its plan? */
export const committedSeen = (view: View, side: Side): boolean =>
  view.committed[side === SOVIET ? 0 : 1] === 1;

/** Has this side made its plan for the turn? Before the event die the same word ends the laying of supports (TV-A17). */
export const hasPlanned = (view: View, side: Side): boolean =>
  committedSeen(view, side) && view.agenda.at(-1) !== 'lay';

/** TV-A17: how many of the viewer's own supports lie on a front. */
export const laidSeen = (view: View, support: SupportId, front: FrontId): number =>
  (isSovietSupport(support)
    ? view.soviet?.laid?.[front * SOVIET_SUPPORTS.length + support]
    : view.finland?.laid?.[front * FINNISH_SUPPORTS.length + support - SOVIET_SUPPORTS.length]) ??
  0;

/** Finnish units of a type in a Finnish strategy, as far as the viewer knows. */
export const finnsSeen = (view: View, strategy: StrategyId, type: UnitType): number =>
  view.zones[(strategy - 4) * 5 + type - 4] ?? 0;

/** Units of a type in a front's box. */
export const boxSeen = (secrets: SovietSecrets, front: FrontId, type: UnitType): number =>
  secrets.boxes[front * 4 + type] ?? 0;

/** Base units of a Soviet strategy that come from its front's box, and those that stand in the field. */
export const plannedFromBox = (
  secrets: SovietSecrets,
  strategy: StrategyId,
  type: UnitType,
): number => secrets.planUnits[strategy * 8 + type] ?? 0;
export const plannedFromField = (
  secrets: SovietSecrets,
  strategy: StrategyId,
  type: UnitType,
): number => secrets.planUnits[strategy * 8 + 4 + type] ?? 0;

/** The units that RENF adds to a strategy: type and place of each. */
export const plannedExtras = (
  secrets: SovietSecrets,
  strategy: StrategyId,
): { readonly type: UnitType; readonly place: Place }[] =>
  [0, 1].flatMap((slot) => {
    const extra = secrets.planExtras[strategy * 2 + slot] ?? NONE;
    return extra === NONE ? [] : [{ type: extraType(extra), place: extraPlace(extra) }];
  });
