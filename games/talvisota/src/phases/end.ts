// End of the turn: attrition of isolated units, counters back to the sheets, victory (TV-2.4i to k, TV-A57, TV-A66).
import { invariant, type Side } from '@motti/engine';
import type { EmitEvent } from '../actions.ts';
import { NONE, nameOfSpace, nameOfUnit, type SpaceId, type UnitType } from '../data/index.ts';
import { starveAction } from '../interned.ts';
import { clearStrategy, setBox } from '../plans.ts';
import { refuse } from '../refusal.ts';
import { attritionIn, linkedSpaces, pocketOf, pockets } from '../rules/control.ts';
import { verdictOf } from '../rules/morale.ts';
import { emptyZone, FORCES, finish, LOSSES, moveUnits, push, type State, USED } from '../state.ts';
import { type Auto, type Phase, sovietDecides } from './phase.ts';

/** E1: every isolated group is found before the first unit dies. */
export const isolation: Auto = (s) => {
  finish(s);
  s.pockets = pockets(s);
  push(s, 'attrition');
  return true;
};

const candidates = (s: State) => {
  const first = s.pockets[0];
  invariant(first !== undefined, 'attrition: a pocket');
  const due = attritionIn(s, pocketOf(s, first, linkedSpaces(s)));
  invariant(due, 'attrition: a unit');
  return due;
};

function starve(s: State, space: SpaceId, unit: UnitType, emit: EmitEvent): void {
  s.pockets.shift();
  moveUnits(s, unit, space, LOSSES, 1);
  emit?.({
    kind: 'starved',
    clause: 'TV-6.2p',
    unit: nameOfUnit(unit),
    space: nameOfSpace(space),
  });
}

export const autoAttrition: Auto = (s, emit) => {
  if (s.pockets.length === 0) {
    finish(s);
    return true;
  }
  const { type, spaces } = candidates(s);
  const only = spaces[0];
  if (spaces.length > 1 || only === undefined) return false;
  starve(s, only, type, emit);
  return true;
};

export const attrition: Phase = {
  kinds: ['starve'],
  decision: (s) =>
    sovietDecides({ kind: 'attrition', clause: 'TV-A57', unit: nameOfUnit(candidates(s).type) }),
  choices: (s) => candidates(s).spaces.map(starveAction),
  check(s, _side, action) {
    invariant(action.kind === 'starve', 'attrition: starve');
    const { type, spaces } = candidates(s);
    return spaces.includes(action.space)
      ? undefined
      : refuse('TV-A57', 'not-in-the-pocket', {
          space: nameOfSpace(action.space),
          unit: nameOfUnit(type),
        });
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'starve', 'attrition: starve');
    starve(s, action.space, candidates(s).type, emit);
  },
};

/** E2 and E3. */
export const endOfTurn: Auto = (s, emit) => {
  finish(s);
  for (let strategy = 0; strategy < 8; strategy++) {
    clearStrategy(s, strategy);
    setBox(s, strategy, NONE);
  }
  emptyZone(s, USED, FORCES);
  s.laid.fill(0);
  s.battles = [];
  s.row = [];
  s.committed = [0, 0];
  s.combat = null;
  s.harassed = NONE;
  s.raiders = 0;
  s.raided = NONE;
  const verdict = verdictOf(s);
  if (verdict) finishGame(s, verdict.winner, verdict.clause, emit);
  return true;
};

export function finishGame(s: State, winner: Side | 'draw', clause: string, emit: EmitEvent): void {
  s.winner = winner;
  s.verdict = clause;
  s.agenda = ['over'];
  emit?.({ kind: 'victory', clause, winner });
}
