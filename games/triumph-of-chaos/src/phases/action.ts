// 5.3 Action Phase: rounds and impulses, and what a player does with one (ACT.choose).
import type { Refusal } from '@motti/engine';
import type { Action, ActionKind, EmitEvent, Step } from '../actions.ts';
import { checkEvent, mayPlayEvent, startEvent } from '../cards/index.ts';
import { FACTION_IDS, hasFlag as hasCardFlag, turnRow } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { ONE_SPACE, OPERATIONS } from '../rules/activation.ts';
import { breachesByEvent } from '../rules/breaches.ts';
import { controls, TULA } from '../rules/control.ts';
import { isControlledBy } from '../rules/factions.ts';
import { dataOf, handOf, isPolitical, keyOfCard, valueOfCard } from '../rules/hand.ts';
import { expire } from '../rules/lasting.ts';
import { LENIN_PIECE, TSAR_PIECE } from '../rules/leaders.ts';
import { hasUnit, nameOf } from '../rules/pieces.ts';
import { isSupplied } from '../rules/supply.ts';
import {
  type ActionCardId,
  ALL_LEADERS,
  addOf,
  allegianceOf,
  asSpace,
  CARD_OUT,
  cardPlace,
  DISCARD,
  finish,
  freshOf,
  HAND,
  isLeader,
  isOnMap,
  nameOfSide,
  of,
  type PieceId,
  push,
  RED,
  type SideId,
  type State,
  setCard,
  setFresh,
  setOf,
  setPlayed,
  sideOfCard,
  topStep,
  USED_REDEPLOYMENT,
  USED_REINFORCEMENT,
  USED_REPLACEMENTS,
  WHITE,
} from '../state.ts';
import { noteHeld, noteRecord } from './captures.ts';
import { loseLeader } from './elimination.ts';
import { startOperations } from './operations.ts';
import {
  type Auto,
  losesVp,
  type Phase,
  perCard,
  perPiece,
  phase,
  say,
  sideDecides,
} from './phase.ts';
import { checkSpecial, offerSpecial, takeSpecial } from './special-actions.ts';

const ROUND: readonly Step[] = [
  { kind: 'impulse', side: WHITE },
  { kind: 'impulse', side: RED },
  { kind: 'round-end' },
];

export const action: Auto = (s, emit) => {
  finish(s);
  say(emit, 'phase', { phase: 'action' }, 'TC-7.4a');
  s.round = 1;
  noteRecord(s);
  noteHeld(s);
  push(s, ...ROUND);
  return true;
};

export const impulse: Auto = (s, emit) => {
  const side = topStep(s).side ?? RED;
  finish(s);
  s.active = side;
  clearImpulse(s);
  setOf(s.thisUse, side, 0);
  say(emit, 'impulse', { side: nameOfSide(side), round: s.round }, 'TC-7.4a');
  push(s, { kind: 'choose', side }, { kind: 'impulse-end', side });
  return true;
};

function clearImpulse(s: State): void {
  s.points = 0;
  s.opsKind = 0;
  // Most lists are empty in most impulses.
  if (s.marked.length > 0) {
    s.marked = [];
    s.marks = [];
  }
  if (s.moved.length > 0) s.moved = [];
  if (s.group.length > 0) s.group = [];
  s.groupSteps = 0;
  s.groupMax = 0;
  s.groupRail = 0;
  if (s.attacked.length > 0) s.attacked = [];
  if (s.fought.length > 0) s.fought = [];
  if (s.usedAbility.length > 0) s.usedAbility = [];
  if (s.reacted.length > 0) s.reacted = [];
  if (s.retreated.length > 0) s.retreated = [];
  s.surpriseTried = 0;
  if (s.unsupplied.length > 0) s.unsupplied = [];
  if (s.idle.length > 0) s.idle = [];
  s.combat = null;
}

export const impulseEnd: Auto = (s) => {
  const side = topStep(s).side ?? RED;
  finish(s);
  clearImpulse(s);
  expire(s, 'impulse');
  // TC-A13: a marker whose units have all left, by rail or otherwise.
  const isStale = (id: number): boolean => !hasUnit(s, asSpace(id));
  if (s.noAct.some(isStale)) s.noAct = s.noAct.filter((id) => !isStale(id));
  setOf(s.lastUse, side, of(s.thisUse, side));
  for (const f of FACTION_IDS)
    if (freshOf(s, f) !== 0 && isControlledBy(s, f, side)) setFresh(s, f, 0);
  if (side === WHITE) s.opsBonus = 0;
  noteHeld(s);
  noteRecord(s);
  return true;
};

export const roundEnd: Auto = (s) => {
  finish(s);
  if (s.round >= turnRow(s.turn).rounds) return true;
  s.round++;
  push(s, ...ROUND);
  return true;
};

// ---------------------------------------------------------------------- what a card may be used for

function checkHeld(s: State, side: SideId, card: ActionCardId): Refusal | undefined {
  if (isPolitical(card)) return refuse('TC-7.21b', 'political-only', { card: keyOfCard(card) });
  return sideOfCard(card) === side && cardPlace(s, card) === HAND
    ? undefined
    : refuse('TC-7.24a', 'not-in-hand', { card: keyOfCard(card) });
}

const usedLast = (s: State, side: SideId, use: number): boolean =>
  (of(s.lastUse, side) & use) !== 0;

/** TC-14.12c-d, TC-14.22a. */
export function checkReplacements(s: State, side: SideId): Refusal | undefined {
  if (usedLast(s, side, USED_REPLACEMENTS)) return refuse('TC-14.12c', 'replacements-last-round');
  const played = of(s.replacementsPlayed, side);
  if (played >= 2) return refuse('TC-14.12d', 'two-replacement-cards');
  if (side === RED && played >= 1 && !controls(s, RED, TULA))
    return refuse('TC-14.22a', 'without-tula');
  return undefined;
}

const checkRedeploy = (s: State, side: SideId): Refusal | undefined =>
  usedLast(s, side, USED_REDEPLOYMENT) ? refuse('TC-12.1a', 'redeployed-last-round') : undefined;

/** TC-C.1a: the limits of its flags. */
function checkFlags(s: State, side: SideId, card: ActionCardId): Refusal | undefined {
  const data = dataOf(card);
  if (data.flags.length === 0) return undefined;
  if (hasCardFlag(data, 'initiative'))
    return refuse('TC-C.4c', 'initiative-in-windows', { card: keyOfCard(card) });
  if (hasCardFlag(data, 'reinforcement')) {
    if (usedLast(s, side, USED_REINFORCEMENT)) return refuse('TC-14.11f', 'reinforced-last-round');
    if (of(s.reinforcementsPlayed, side) >= 2) return refuse('TC-14.11g', 'two-reinforcements');
  }
  const late = s.rules.lateGreenBan && s.round > turnRow(s.turn).rounds - 2;
  return late && hasCardFlag(data, 'late-ban') ? refuse('TC-16.37', 'too-late') : undefined;
}

/** TC-15.52a, TC-A110. */
function checkDismiss(s: State, side: SideId, piece: PieceId): Refusal | undefined {
  const may =
    isLeader(piece) &&
    isOnMap(s, piece) &&
    allegianceOf(s, piece) === side &&
    piece !== LENIN_PIECE &&
    piece !== TSAR_PIECE;
  if (!may) return refuse('TC-A110', 'cannot-dismiss', { piece: nameOf(piece) });
  return isSupplied(s, piece)
    ? undefined
    : refuse('TC-15.52a', 'out-of-supply', { piece: nameOf(piece) });
}

const CARD_USES: readonly ActionKind[] = ['event', 'operations', 'replacements', 'redeploy'];

function checkChoose(s: State, side: SideId, act: Action): Refusal | undefined {
  switch (act.kind) {
    case 'event':
      return (
        checkHeld(s, side, act.card) ??
        checkFlags(s, side, act.card) ??
        checkEvent(s, side, act.card)
      );
    case 'operations':
      return checkHeld(s, side, act.card);
    case 'replacements':
      return checkHeld(s, side, act.card) ?? checkReplacements(s, side);
    case 'redeploy':
      return checkHeld(s, side, act.card) ?? checkRedeploy(s, side);
    case 'dismiss':
      return checkDismiss(s, side, act.piece);
    case 'one-space':
      return s.rules.specialActions === 'none'
        ? refuse('TC-16.71b', 'no-special-actions')
        : undefined;
    case 'pass':
      return s.rules.specialActions === 'none' && handOf(s, side).length === 0
        ? undefined
        : refuse('TC-7.4b', 'must-act');
    default:
      return checkSpecial(s, side, act);
  }
}

const event = perCard('event');
const operations = perCard('operations');
const replacements = perCard('replacements');
const redeploy = perCard('redeploy');
const dismiss = perPiece('dismiss');
const ONE_SPACE_ALONE: Action = Object.freeze({ kind: 'one-space' });

export const choose: Phase = phase({
  kinds: [
    ...CARD_USES,
    'dismiss',
    'one-space',
    'pass',
    'wrangel',
    'trotsky',
    'propaganda',
    'rally',
    'revolt',
    'politburo',
    'far-east',
    'greens',
    'hunt',
    'sortie',
  ],
  clause: 'TC-7.4b',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'choose', clause: 'TC-7.4b', round: s.round }),
  choices(s, side) {
    const found: Action[] = [];
    const replaces = !checkReplacements(s, side);
    const redeploys = !checkRedeploy(s, side);
    for (const card of handOf(s, side)) {
      found.push(operations(card));
      if (replaces) found.push(replacements(card));
      if (redeploys) found.push(redeploy(card));
      if (!checkFlags(s, side, card) && mayPlayEvent(s, side, card)) found.push(event(card));
    }
    if (s.rules.specialActions !== 'none') found.push(ONE_SPACE_ALONE);
    else if (found.length === 0) found.push({ kind: 'pass' });
    offerSpecial(s, side, found);
    for (const piece of ALL_LEADERS)
      if (allegianceOf(s, piece) === side && isOnMap(s, piece) && !checkDismiss(s, side, piece))
        found.push(dismiss(piece));
    return found;
  },
  check: checkChoose,
  apply(s, side, act, emit) {
    if (act.kind === 'dismiss') {
      losesVp(s, side, 1, 'TC-15.52a', emit);
      loseLeader(s, act.piece, emit, false);
      return;
    }
    finish(s);
    switch (act.kind) {
      case 'event':
        playEvent(s, side, act.card, emit);
        return;
      case 'operations':
        playOperations(s, side, act.card, emit);
        return;
      case 'replacements':
        playReplacements(s, side, act.card, emit);
        return;
      case 'redeploy':
        playRedeployment(s, side, act.card, emit);
        return;
      case 'one-space':
        say(emit, 'special-action', { side: nameOfSide(side), what: 'one-space' }, 'TC-10.211a');
        startOperations(s, { side, points: 1, why: ONE_SPACE });
        return;
      case 'pass':
        say(emit, 'passed', { side: nameOfSide(side) }, 'TC-7.25a');
        return;
      default:
        takeSpecial(s, side, act, emit);
    }
  },
});

function note(_s: State, side: SideId, card: ActionCardId, use: string, emit: EmitEvent): void {
  say(emit, 'played', { side: nameOfSide(side), card: keyOfCard(card), use }, 'TC-9.1b');
}

/** TC-9.1c, TC-7.21c: an asterisk leaves the game. */
function playEvent(s: State, side: SideId, card: ActionCardId, emit: EmitEvent): void {
  const data = dataOf(card);
  if (breachesByEvent(s, side, card)) setOf(s.breach, side, 1);
  setCard(s, card, data.asterisk ? CARD_OUT : DISCARD);
  setPlayed(s, card);
  if (hasCardFlag(data, 'reinforcement')) {
    addOf(s.reinforcementsPlayed, side, 1);
    setOf(s.thisUse, side, USED_REINFORCEMENT);
  }
  note(s, side, card, 'event', emit);
  startEvent(s, side, card, emit);
}

/** TC-9.1f, TC-8.111: WHITE's bonus makes any card one of five points in its first impulse. */
export function operationPoints(s: State, side: SideId, card: ActionCardId): number {
  const bonus = side === WHITE && s.round === 1 && s.opsBonus === 1;
  return bonus ? 5 : valueOfCard(card);
}

function playOperations(s: State, side: SideId, card: ActionCardId, emit: EmitEvent): void {
  setCard(s, card, DISCARD);
  note(s, side, card, 'operations', emit);
  startOperations(s, { side, points: operationPoints(s, side, card), why: OPERATIONS });
}

function playReplacements(s: State, side: SideId, card: ActionCardId, emit: EmitEvent): void {
  setCard(s, card, DISCARD);
  note(s, side, card, 'replacements', emit);
  addOf(s.steps, side, 2 * valueOfCard(card));
  addOf(s.replacementsPlayed, side, 1);
  setOf(s.thisUse, side, USED_REPLACEMENTS);
  say(emit, 'recorded-steps', { side: nameOfSide(side), steps: of(s.steps, side) / 2 }, 'TC-9.1d');
}

function playRedeployment(s: State, side: SideId, card: ActionCardId, emit: EmitEvent): void {
  setCard(s, card, DISCARD);
  note(s, side, card, 'redeployment', emit);
  startRedeployment(s, side, valueOfCard(card));
}

/** TC-12.1, TC-C.do.freeSr. */
function startRedeployment(s: State, side: SideId, value: number): void {
  setOf(s.thisUse, side, of(s.thisUse, side) | USED_REDEPLOYMENT);
  push(s, { kind: 'redeploy', side, limit: value, list: [0, 0, 0] });
}
