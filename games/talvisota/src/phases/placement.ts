// TV-2.2c, TV-A52: Soviet units are spread over the front boxes, at set-up and in January.
import { invariant, type Refusal, type Side } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  BOX,
  FRONTS,
  isSovietType,
  JANUARY,
  nameOfFront,
  nameOfUnit,
  SOVIET_TYPES,
} from '../data/index.ts';
import { DONE, placeAction } from '../interned.ts';
import { refuse } from '../refusal.ts';
import {
  DUE,
  finish,
  garrison,
  moveUnits,
  SOVIET,
  type State,
  TO_PLACE,
  topStep,
  unitsAt,
} from '../state.ts';
import { type Auto, type Phase, sovietDecides, tally } from './phase.ts';

const SETUP = sovietDecides({ kind: 'setup', clause: 'TV-2.2c' });
const ARRIVE = sovietDecides({ kind: 'arrive', clause: 'TV-A52' });

/** The set-up, or the arrivals of January. */
const clauseOf = (s: State): string => (topStep(s) === 'setup' ? 'TV-2.2c' : 'TV-A52');

export const placement: Phase = {
  kinds: ['place', 'done'],
  decision: (s) => (topStep(s) === 'setup' ? SETUP : ARRIVE),
  choices(s) {
    const found: Action[] = [];
    for (const unit of SOVIET_TYPES)
      if (unitsAt(s, TO_PLACE, unit) > 0)
        for (const front of FRONTS) found.push(placeAction(unit, front));
    if (found.length === 0) found.push(DONE);
    return found;
  },
  check(s, _side, action): Refusal | undefined {
    const left = garrison(s, TO_PLACE);
    const clause = clauseOf(s);
    if (action.kind === 'done')
      return left === 0 ? undefined : refuse(clause, 'units-left', { left });
    if (action.kind !== 'place') return undefined;
    const unit = nameOfUnit(action.unit);
    if (!isSovietType(action.unit)) return refuse(clause, 'not-yours', { counter: unit });
    return unitsAt(s, TO_PLACE, action.unit) > 0
      ? undefined
      : refuse(clause, 'none-to-place', { unit });
  },
  apply(s: State, _side: Side, action: Action, emit: EmitEvent) {
    if (action.kind === 'done') {
      const clause = clauseOf(s);
      finish(s);
      let units = 0;
      for (const front of FRONTS) units += garrison(s, BOX + front);
      emit?.({ kind: 'deployed', clause, units });
      return;
    }
    invariant(action.kind === 'place', 'placement: place or done');
    moveUnits(s, action.unit, TO_PLACE, BOX + action.front, 1);
    emit?.({
      kind: 'placed',
      to: [SOVIET],
      unit: nameOfUnit(action.unit),
      front: nameOfFront(action.front),
    });
  },
};

/** TV-A52: in January 1940 the reinforcements come, free of charge. */
export const arrive: Auto = (s, emit) => {
  if (s.turn !== JANUARY) {
    finish(s);
    return true;
  }
  if (garrison(s, DUE) > 0) {
    emit?.({
      kind: 'january',
      clause: 'TV-2.2d',
      units: tally(SOVIET_TYPES, (type) => unitsAt(s, DUE, type)),
    });
    for (const type of SOVIET_TYPES) moveUnits(s, type, DUE, TO_PLACE, unitsAt(s, DUE, type));
  }
  return false;
};
