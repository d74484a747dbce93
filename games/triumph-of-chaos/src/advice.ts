// What a table asks beyond the rules: the answer that ends a question, or lets it pass, and what a legal action costs.
import type { Clause, Facts, Side, Warning } from '@motti/engine';
import type { Action, StepKind } from './actions.ts';
import { phases as cardPhases } from './cards/index.ts';
import { type SpaceId, spaceName } from './data/index.ts';
import { moves } from './phases/moves.ts';
import type { Phase } from './phases/phase.ts';
import { redeploy } from './phases/redeployment.ts';
import { costOf, markerInForce } from './rules/activation.ts';
import { targetsNow } from './rules/attack.ts';
import {
  breachesByAbility,
  breachesByAttack,
  breachesByEvent,
  breachesByMark,
  breachesByRepair,
} from './rules/breaches.ts';
import { controlOf, controls } from './rules/control.ts';
import { groupOf } from './rules/movement.ts';
import { nameOf } from './rules/pieces.ts';
import { OUT_OF_SUPPLY, supplyAt, supplyOf, withSupply } from './rules/supply.ts';
import {
  allegianceOf,
  asPiece,
  clone,
  isLeader,
  isOnMap,
  nameOfSide,
  of,
  type PieceId,
  RED,
  type SideId,
  type State,
  sideByName,
  spaceOf,
  topKind,
  topStep,
  WHITE,
} from './state.ts';
import type { WarningCode } from './texts/en/warnings.ts';

const DONE: Action = { kind: 'done' };
const PASS: Action = { kind: 'pass' };
const DECLINE: Action = { kind: 'decline' };
const STAND: Action = { kind: 'stand' };

/** Questions that a player may let pass: windows, reactions, offers. */
const PASSING: Partial<Record<StepKind, Action>> = {
  'new-deck': DECLINE,
  rescue: DECLINE,
  protector: DECLINE,
  muster: DECLINE,
  window: PASS,
  'combat-window': PASS,
  'ability-window': PASS,
  surprise: PASS,
  withdraw: STAND,
  overrun: STAND,
  pursue: PASS,
  reinforce: PASS,
  exploit: PASS,
  counter: PASS,
  gold: PASS,
  raid: PASS,
};
/** Questions of several answers, with the one that ends them. */
const ENDING: Partial<Record<StepKind, Action>> = {
  mark: DONE,
  combats: DONE,
  redeploy: DONE,
  'declare-attack': { kind: 'fight' },
  pursuing: DONE,
  pursuit: DONE,
  reinforcing: DONE,
  advance: DONE,
  hunt: DONE,
  'save-cards': { kind: 'save' },
  subjugate: DONE,
  assign: DONE,
  spending: DONE,
};
const HALT: Action = { kind: 'halt' };

export const passing = (s: State): Action | undefined => PASSING[topKind(s)];

export function ending(s: State): Action | undefined {
  const kind = topKind(s);
  if (kind === 'moves') return s.group.length > 0 ? HALT : DONE;
  return ENDING[kind] ?? PASSING[kind];
}

// ------------------------------------------------------------------------------------- warnings

const warn = (clause: Clause, code: WarningCode, facts: Facts = {}): Warning<WarningCode> => ({
  clause,
  code,
  facts,
});

export function warnings(s: State, name: Side, action: Action): readonly Warning[] {
  const side = sideByName(name);
  return [...breachWarnings(s, side, action), ...costs(s, side, action)];
}

/** TC-A72: a breach of one's own In-Fighting marker is legal, and costs. */
function breachWarnings(s: State, side: SideId, action: Action): readonly Warning[] {
  const marker = markerInForce(s, side);
  // TC-16.514a: only the first breach of a turn is paid for.
  if (marker === undefined || of(s.breach, side) === 1 || of(s.penaltyPaid, side) === 1) return [];
  return breaches(s, side, action) ? [warn('TC-A72', 'breaches-marker', { marker })] : [];
}

/** What else it gives away: points, steps, supply. */
function costs(s: State, side: SideId, action: Action): readonly Warning[] {
  switch (action.kind) {
    case 'dismiss':
      return [warn('TC-15.52a', 'costs-points', { points: 1 })];
    case 'war':
      return [warn('TC-6.16a', 'costs-points', { points: 1 })];
    case 'mark-move':
    case 'mark-combat': {
      const cost = costOf(s, action.space);
      return cost > 1 ? [warn('TC-13.4a', 'costs-activations', { cost })] : [];
    }
    case 'go':
      return cutOff(s, action.space);
    case 'done':
      return leftOver(s, side);
    default:
      return [];
  }
}

/** TC-13.1a: forces that are supplied where they stand and would not be there, by the lines of this moment. */
function cutOff(s: State, to: SpaceId): readonly Warning[] {
  const now = withSupply(s);
  const cut = groupOf(s).filter(
    (piece) => supplyOf(now, piece) !== OUT_OF_SUPPLY && supplyAt(now, piece, to) === OUT_OF_SUPPLY,
  );
  if (cut.length === 0 || entersOwnLine(now, to)) return [];
  return [warn('TC-13.1a', 'out-of-supply', { pieces: cut.map(nameOf), space: spaceName(to) })];
}
/** A space taken from the enemy joins the line it is entered from. */
function entersOwnLine(s: State, to: SpaceId): boolean {
  const [first] = groupOf(s);
  if (first === undefined) return false;
  const allegiance = allegianceOf(s, first);
  const own = allegiance === RED || allegiance === WHITE;
  return own && controlOf(s, to) !== allegiance && controls(s, allegiance, spaceOf(s, first));
}

/** What is lost when the question ends: points, moves, attacks, journeys, steps, the rest of an event. */
function leftOver(s: State, side: SideId): readonly Warning[] {
  switch (topKind(s)) {
    case 'mark':
      return s.points > 0 ? [warn('TC-9.1f', 'points-left', { points: s.points })] : [];
    case 'moves':
      return [...movedOutOfSupply(s, side), ...notMoved(s, side)];
    case 'combats':
      return attacksLeft(s);
    case 'redeploy':
      // Whoever has travelled is counted in the step.
      return topStep(s).list === undefined && choicesOf(redeploy, s, side, 'entrain').length > 0
        ? [warn('TC-12.1a', 'nobody-redeployed')]
        : [];
    case 'spending':
      return of(s.steps, side) >= 2 ? [stepsLeft('TC-14.12b', of(s.steps, side))] : [];
    case 'assign':
      // TC-A146: those of Political Cards go to one's own units instead.
      return (s.freeFactionSteps[side * 2] ?? 0) >= 2
        ? [stepsLeft('TC-A146', s.freeFactionSteps[side * 2] ?? 0)]
        : [];
    case 'effect-choice':
      return choicesOf(cardPhases['effect-choice'], s, side, ...GIFTS).length > 0
        ? [warn('TC-C.1d', 'effect-left')]
        : [];
    default:
      return [];
  }
}

const stepsLeft = (clause: Clause, steps: number): Warning =>
  warn(clause, 'steps-left', { steps: steps / 2 });

/** What a card gives its player; a war, or a counter given up, is no gift. */
const GIFTS: readonly Action['kind'][] = [
  'place',
  'place-reserve',
  'repair',
  'rebuild',
  'rebuild-reserve',
  'influence',
];

/** On a copy: what phases work out while they list stays with the state. */
const choicesOf = (
  phase: Phase,
  s: State,
  side: SideId,
  ...kinds: readonly Action['kind'][]
): Action[] => phase.choices(clone(s), nameOfSide(side)).filter(({ kind }) => kinds.includes(kind));

/** TC-10.1c: whoever was activated and stays where it is. */
function notMoved(s: State, side: SideId): readonly Warning[] {
  const left = choicesOf(moves, s, side, 'take').flatMap((action) =>
    action.kind === 'take' ? [action.piece] : [],
  );
  return left.length > 0
    ? [warn('TC-10.1c', 'not-moved', { pieces: left.map(nameOf), spaces: spacesOf(s, left) })]
    : [];
}

/** TC-13.1a: whoever has moved and stands out of supply now. */
function movedOutOfSupply(s: State, side: SideId): readonly Warning[] {
  const now = withSupply(s);
  const cut = s.moved
    .map(asPiece)
    .filter(
      (piece) =>
        isOnMap(now, piece) &&
        allegianceOf(now, piece) === side &&
        supplyOf(now, piece) === OUT_OF_SUPPLY,
    );
  if (cut.length === 0) return [];
  const facts = { pieces: cut.map(nameOf), spaces: spacesOf(now, cut) };
  return [warn('TC-13.1a', 'moved-out-of-supply', facts)];
}
/** Where these stand, each space once; those in boxes stand in none. */
const spacesOf = (s: State, pieces: readonly PieceId[]): string[] => [
  ...new Set(pieces.filter((p) => isOnMap(s, p)).map((p) => spaceName(spaceOf(s, p)))),
];

/** TC-11.1a: what was activated for combat and attacks nobody. */
function attacksLeft(s: State): readonly Warning[] {
  // Whoever is asked could attack: without a target the question is not put.
  if (s.attacked.length === 0) return [warn('TC-11.1a', 'no-attack')];
  const spaces = targetsNow(s, undefined).map(spaceName);
  return spaces.length > 0 ? [warn('TC-11.1a', 'attacks-left', { spaces })] : [];
}

function breaches(s: State, side: SideId, action: Action): boolean {
  switch (action.kind) {
    case 'mark-move':
    case 'mark-combat':
      return breachesByMark(s, side, action.space);
    case 'event':
      return breachesByEvent(s, side, action.card);
    case 'join':
      return breachesByAttack(s, side, [action.piece]);
    case 'repair':
    case 'rebuild':
    case 'rebuild-reserve':
      return breachesByRepair(s, side, action.piece);
    case 'withdraw':
    case 'reinforce':
    case 'pursue':
    case 'exploit':
    case 'counter':
    case 'cavalry-surprise':
      return isLeader(action.piece) && breachesByAbility(s, action.piece);
    default:
      return false;
  }
}
