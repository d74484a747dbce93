// O1 and O2: the Turn marker, the passage of lost units, recovery (TV-2.4l, TV-A50, TV-A51).
import { invariant } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  BOX,
  FINNISH_TYPES,
  FRONTS,
  isSovietType,
  nameOfFront,
  nameOfUnit,
  SOVIET_TYPES,
} from '../data/index.ts';
import { DONE, recoverAction } from '../interned.ts';
import { refuse } from '../refusal.ts';
import { changeMorale } from '../rules/morale.ts';
import { pickedForRecovery, priceWith, recoveryClause, recoveryPrice } from '../rules/recovery.ts';
import {
  emptyZone,
  FINNISH_LOSSES,
  FINNISH_REINFORCEMENTS,
  FORCES,
  finish,
  finnsAt,
  garrison,
  LOSSES,
  moveUnits,
  RECOVERING,
  REINFORCEMENTS,
  SOVIET,
  type State,
  unitsAt,
  zoneTotal,
} from '../state.ts';
import { type Auto, type Phase, sovietDecides, tally } from './phase.ts';

/** O1, O2a: next turn; Finnish Reinforcements are available again (TV-4.5.4c). */
export const turn: Auto = (s, emit) => {
  finish(s);
  s.turn++;
  emit?.({ kind: 'turn', clause: 'TV-2.4b', turn: s.turn });
  if (zoneTotal(s, FINNISH_REINFORCEMENTS) > 0) {
    emit?.({
      kind: 'returned',
      clause: 'TV-4.5.4c',
      units: tally(FINNISH_TYPES, (type) => finnsAt(s, FINNISH_REINFORCEMENTS, type)),
    });
    emptyZone(s, FINNISH_REINFORCEMENTS, FORCES);
  }
  return true;
};

/** O2c: Losses pass to Reinforcements, both sides (TV-4.5.4a). */
export const passage: Auto = (s, emit) => {
  finish(s);
  if (garrison(s, LOSSES) + zoneTotal(s, FINNISH_LOSSES) > 0)
    emit?.({
      kind: 'passage',
      clause: 'TV-A50',
      units: {
        ...tally(SOVIET_TYPES, (type) => unitsAt(s, LOSSES, type)),
        ...tally(FINNISH_TYPES, (type) => finnsAt(s, FINNISH_LOSSES, type)),
      },
    });
  for (const type of SOVIET_TYPES)
    moveUnits(s, type, LOSSES, REINFORCEMENTS, unitsAt(s, LOSSES, type));
  emptyZone(s, FINNISH_LOSSES, FINNISH_REINFORCEMENTS);
  return true;
};

/** O2b is skipped while there is nothing to recover. */
export const skipRecovery: Auto = (s) => {
  if (garrison(s, REINFORCEMENTS) > 0) return false;
  for (const front of FRONTS) if (garrison(s, RECOVERING + front) > 0) return false;
  finish(s);
  return true;
};

const RECOVER = sovietDecides({ kind: 'recover', clause: 'TV-4.5.4b' });
const RECOVER_CHEAPLY = sovietDecides({ kind: 'recover', clause: 'TV-4.5.4e' });

/** TV-A51: never so much that morale would fall below 1. */
const isAffordable = (s: State, price: number): boolean => s.sovietMorale - price >= 1;

export const recovery: Phase = {
  kinds: ['recover', 'done'],
  decision: (s) => (s.rules.cheapRecovery ? RECOVER_CHEAPLY : RECOVER),
  choices(s) {
    const found: Action[] = [];
    for (const unit of SOVIET_TYPES) {
      if (unitsAt(s, REINFORCEMENTS, unit) === 0 || !isAffordable(s, priceWith(s, unit))) continue;
      for (const front of FRONTS) found.push(recoverAction(unit, front));
    }
    found.push(DONE);
    return found;
  },
  check(s, _side, action) {
    if (action.kind !== 'recover') return undefined;
    const unit = nameOfUnit(action.unit);
    if (!isSovietType(action.unit)) return refuse('TV-4.5.4b', 'not-yours', { counter: unit });
    if (unitsAt(s, REINFORCEMENTS, action.unit) === 0)
      return unitsAt(s, LOSSES, action.unit) > 0
        ? refuse('TV-4.5.4a', 'not-before-next-turn', { unit })
        : refuse('TV-4.5.4b', 'none-to-recover', { unit });
    const price = priceWith(s, action.unit);
    return isAffordable(s, price)
      ? undefined
      : refuse('TV-A51', 'last-morale-point', { price, morale: s.sovietMorale });
  },
  apply(s, _side, action, emit) {
    if (action.kind === 'recover') {
      moveUnits(s, action.unit, REINFORCEMENTS, RECOVERING + action.front, 1);
      emit?.({
        kind: 'picked-for-recovery',
        to: [SOVIET],
        unit: nameOfUnit(action.unit),
        front: nameOfFront(action.front),
      });
      return;
    }
    invariant(action.kind === 'done', 'recovery: recover or done');
    finish(s);
    const price = recoveryPrice(s);
    if (price.lines.length === 0) return;
    emit?.({
      kind: 'recovered',
      clause: recoveryClause(s),
      units: tally(SOVIET_TYPES, (type) => pickedForRecovery(s, type)),
      price,
    });
    for (const front of FRONTS)
      for (const type of SOVIET_TYPES)
        moveUnits(s, type, RECOVERING + front, BOX + front, unitsAt(s, RECOVERING + front, type));
    changeMorale(s, SOVIET, -price.total, recoveryClause(s), 'recovery', emit);
  },
};
