// What a table asks beyond the rules: the answer that ends a question, or lets it pass, and what a legal action costs.
import type { Clause, Facts, Side, Warning } from '@motti/engine';
import type { Action, StepKind } from './actions.ts';
import { type SpaceId, spaceName } from './data/index.ts';
import { costOf, markerInForce } from './rules/activation.ts';
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
  isLeader,
  of,
  RED,
  type SideId,
  type State,
  sideByName,
  spaceOf,
  topKind,
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

/** TC-9.1f, TC-11.1a, TC-A64: points, attacks and steps that are lost when the question ends. */
function leftOver(s: State, side: SideId): readonly Warning[] {
  const kind = topKind(s);
  if (kind === 'mark' && s.points > 0)
    return [warn('TC-9.1f', 'points-left', { points: s.points })];
  // Whoever is asked could attack: without a target the question is not put.
  if (kind === 'combats' && s.attacked.length === 0) return [warn('TC-11.1a', 'no-attack')];
  if (kind === 'spending' && of(s.steps, side) >= 2)
    return [warn('TC-14.12b', 'steps-left', { steps: of(s.steps, side) / 2 })];
  return [];
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
