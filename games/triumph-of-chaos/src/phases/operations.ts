// ACT.war, ACT.mark, ACT.window: declarations of war and activation markers (TC-8.5, TC-10.2).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent, Step, StepDraft } from '../actions.ts';
import {
  CENTRAL_POWERS,
  classOf,
  FACTION_IDS,
  type FactionId,
  FINLAND,
  faction,
  MAKHNO,
  SPACE_COUNT,
  type SpaceId,
  spaceName,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { isBorderOpen } from '../rules/access.ts';
import {
  checkMark,
  costOf,
  GREENS,
  markerInForce,
  ONE_SPACE,
  OPERATIONS,
  offerMarkers,
  priceOf,
} from '../rules/activation.ts';
import { breachesByMark } from '../rules/breaches.ts';
import { isAhead } from '../rules/control.ts';
import { factionAt, isNeutralFaction, refreshAllegiance, warBit } from '../rules/factions.ts';
import { isNear, TROTSKY_PIECE } from '../rules/leaders.ts';
import { factionOf, isElite, piecesOf, someIn } from '../rules/pieces.ts';
import {
  allegianceOf,
  asPiece,
  COMBAT_MARK,
  enemyOf,
  finish,
  isOnMap,
  LOST_MARK,
  MOVE_MARK,
  markOn,
  NEUTRAL,
  nameOfSide,
  push,
  RED,
  type SideId,
  type State,
  setMark,
  setOf,
  setWar,
  spaceOf,
  spacesMarked,
  topStep,
  warOf,
} from '../state.ts';
import { gainFaction, setUpFaction } from './factions.ts';
import {
  type Auto,
  type ChancePhase,
  DONE,
  diceDecide,
  first,
  losesVp,
  type Phase,
  perSpace,
  phase,
  say,
  sideDecides,
} from './phase.ts';

export interface Operation {
  readonly side: SideId;
  readonly points: number;
  readonly why: string;
  /** Only these spaces (an event's `where`). */
  readonly list?: readonly number[];
  /** Limits that do not hold (`rules/activation.ts`). */
  readonly more?: readonly number[];
}

/** TC-C.1e: markers, windows, movement, combat. */
export function startOperations(s: State, op: Operation): void {
  s.points = op.points;
  s.opsKind = op.why === GREENS ? 1 : 0;
  const mark: StepDraft = {
    kind: 'mark',
    side: op.side,
    limit: op.points,
    why: op.why,
  };
  if (op.list) mark.list = op.list;
  if (op.more) mark.more = op.more;
  push(s, mark, ...afterMarks(op.side, op.why === GREENS));
}

/** TC-A140: one window after the markers, then movement, then combats. */
export const afterMarks = (side: SideId, greens: boolean): Step[] => [
  ...(greens
    ? []
    : [
        { kind: 'window' as const, side, why: 'mark', option: 'own' },
        { kind: 'window' as const, side: enemyOf(side), why: 'mark', option: 'enemy' },
      ]),
  { kind: 'moves', side },
  { kind: 'end-moves', side },
  { kind: 'combats', side },
];

// ------------------------------------------------------------------------------------------- war

/** TC-8.51a, TC-8.324c, TC-8.317d: why war cannot be declared on a faction. */
export function checkWar(s: State, side: SideId, f: FactionId): Refusal | undefined {
  if (!mayBeFought(s, f)) return refuse('TC-8.51a', 'no-war', { faction: faction(f).key });
  if (f === FINLAND && !isBorderOpen(s, side)) return refuse('TC-8.317d', 'border-closed');
  return isShielded(s, f)
    ? refuse('TC-8.324c', 'shielded', { faction: faction(f).key })
    : undefined;
}

/** TC-8.51a: war is declared on a neutral Country or Republic, and not on turn 1. */
const mayBeFought = (s: State, f: FactionId): boolean =>
  s.turn !== 1 && isNeutralFaction(s, f) && classOf(f) !== 'major';

/** TC-8.324c: a space of the region holds uncontrolled Central Powers. */
const isShielded = (s: State, f: FactionId): boolean =>
  piecesOf(CENTRAL_POWERS).some(
    (p) => isOnMap(s, p) && factionAt(spaceOf(s, p)) === f && allegianceOf(s, p) === NEUTRAL,
  );

export function declareWar(
  s: State,
  side: SideId,
  f: FactionId,
  cost: number,
  emit: EmitEvent,
): void {
  say(emit, 'war', { side: nameOfSide(side), faction: faction(f).key }, 'TC-8.51a');
  losesVp(s, side, cost, 'TC-6.16a', emit);
  push(s, { kind: 'protector', side: enemyOf(side), faction: f });
}

/** TC-8.52a-b. */
export const protector: Phase = phase({
  kinds: ['protect', 'decline'],
  clause: 'TC-8.52a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'protector',
      clause: 'TC-8.52a',
      faction: faction(topStep(s).faction ?? FINLAND).key,
    }),
  choices: () => [{ kind: 'protect' }, { kind: 'decline' }],
  apply(s, side, action, emit) {
    const f = topStep(s).faction ?? FINLAND;
    finish(s);
    if (action.kind === 'protect') {
      say(emit, 'protected', { side: nameOfSide(side), faction: faction(f).key }, 'TC-8.52a');
      gainFaction(s, f, side, false, emit);
      // TC-14.31c: under a protector the war that was declared goes on.
      setWar(s, f, warBit(enemyOf(side)));
      return;
    }
    setWar(s, f, warOf(s, f) | warBit(enemyOf(side)));
    refreshAllegiance(s, f);
    say(emit, 'undefended', { faction: faction(f).key }, 'TC-8.52b');
    setUpFaction(s, f, emit);
  },
});

// --------------------------------------------------------------------------------------- markers

const mayDeclare = (s: State, step: Step): boolean =>
  s.marked.length === 0 && (step.why === OPERATIONS || step.why === ONE_SPACE);

export const markAuto: Auto = (s) => {
  const { derived } = s;
  if (s.points > 0 || s.marked.length === 0) {
    // Before the first marker a war may have changed everything.
    if (s.marked.length === 0 || derived.marking === undefined) derived.marking = {};
    return false;
  }
  endMarks(s);
  return true;
};
function endMarks(s: State): void {
  s.derived.marking = undefined;
  finish(s);
}

const markMove = perSpace('mark-move');
const markCombat = perSpace('mark-combat');

export const mark: Phase = phase({
  kinds: ['mark-move', 'mark-combat', 'war', 'done'],
  clause: 'TC-10.2a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'mark', clause: 'TC-10.2a', points: s.points }),
  choices(s, side) {
    const step = topStep(s);
    const found: Action[] = [DONE];
    if (s.points > 0) offerMarkers(s, step, found, markMove, markCombat);
    if (mayDeclare(s, step))
      for (const f of FACTION_IDS)
        if (mayBeFought(s, f) && !checkWar(s, side, f)) found.push({ kind: 'war', faction: f });
    return found;
  },
  check(s, side, action) {
    const step = topStep(s);
    switch (action.kind) {
      case 'mark-move':
        return checkMark(s, step, action.space, MOVE_MARK);
      case 'mark-combat':
        return checkMark(s, step, action.space, COMBAT_MARK);
      case 'war':
        return mayDeclare(s, step)
          ? checkWar(s, side, action.faction)
          : refuse('TC-8.51a', 'war-before-markers');
      default:
        return undefined;
    }
  },
  apply(s, side, action, emit) {
    if (action.kind === 'war') declareWar(s, side, action.faction, 1, emit);
    else if (action.kind === 'done') endMarks(s);
    else if (action.kind === 'mark-move') place(s, side, action.space, MOVE_MARK, emit);
    else if (action.kind === 'mark-combat') place(s, side, action.space, COMBAT_MARK, emit);
  },
});

function place(s: State, side: SideId, id: SpaceId, kind: number, emit: EmitEvent): void {
  const again = markOn(s, id) !== 0;
  const cost = costOf(s, id);
  const { all, unsupplied } = priceOf(s, id);
  if (breachesByMark(s, side, id)) setOf(s.breach, side, 1);
  s.points -= cost;
  setMark(s, id, kind);
  if (!s.activated.includes(id)) s.activated.push(id);
  if (again) s.idle = s.idle.filter((p) => !unsupplied.includes(asPiece(p)));
  else {
    s.unsupplied.push(...unsupplied);
    if (cost < all) s.idle.push(...unsupplied);
  }
  say(
    emit,
    'marked',
    {
      side: nameOfSide(side),
      space: spaceName(id),
      marker: kind === MOVE_MARK ? 'move' : 'combat',
    },
    'TC-10.2a',
  );
  if (again || topStep(s).why === GREENS) return;
  if (kind === COMBAT_MARK && isDefeatist(s, side))
    push(s, { kind: 'defeatism-die', side, space: id });
  if (holdsMakhno(s, id)) push(s, { kind: 'makhno-die', space: id });
}

/** TC-16.513e: from the second space activated for combat on. */
const isDefeatist = (s: State, side: SideId): boolean =>
  side === RED && markerInForce(s, RED) === 'defeatism' && spacesMarked(s, COMBAT_MARK).length > 1;

export const holdsMakhno = (s: State, id: SpaceId): boolean =>
  someIn(s, id, (p) => factionOf(p) === MAKHNO);

/** TC-8.320b. */
export const makhnoDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'makhno-die', clause: 'TC-8.320b', space: spaceName(spaceOfStep(s)) }),
  roll(s, dice, emit) {
    const id = spaceOfStep(s);
    finish(s);
    if (first(dice) >= 5) setMark(s, id, LOST_MARK);
    say(
      emit,
      first(dice) >= 5 ? 'refused' : 'die',
      { what: 'makhno', die: first(dice), space: spaceName(id) },
      'TC-8.320b',
    );
  },
};
const spaceOfStep = (s: State): SpaceId => {
  const id = topStep(s).space;
  invariant(id !== undefined && id < SPACE_COUNT, 'a step with a space');
  return id;
};

/** TC-16.513e, TC-A74: the roll makes the marker known. */
export const defeatismDie: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'defeatism-die', clause: 'TC-16.513e', space: spaceName(spaceOfStep(s)) }),
  roll(s, dice, emit) {
    const id = spaceOfStep(s);
    finish(s);
    setOf(s.markerShown, RED, 1);
    let die = first(dice);
    if (isNear(s, TROTSKY_PIECE, id)) die--;
    if (isAhead(s, RED)) die--;
    if (someIn(s, id, isElite)) die--;
    if (die >= 4) setMark(s, id, LOST_MARK);
    say(
      emit,
      die >= 4 ? 'refused' : 'die',
      { what: 'defeatism', die: first(dice), space: spaceName(id) },
      'TC-16.513e',
    );
  },
};

/** TC-C.do.cancelActivation: the points stay spent and the space may not be marked again. */
export function cancelMark(s: State, id: SpaceId, emit: EmitEvent): void {
  setMark(s, id, LOST_MARK);
  say(emit, 'cancelled', { space: spaceName(id) }, 'TC-9.23e');
}
export const hasLiveMark = (s: State): boolean =>
  s.marks.includes(MOVE_MARK) || s.marks.includes(COMBAT_MARK);
export const liveMarks = (s: State): SpaceId[] => [
  ...spacesMarked(s, MOVE_MARK),
  ...spacesMarked(s, COMBAT_MARK),
];
