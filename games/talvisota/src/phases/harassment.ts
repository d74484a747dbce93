// A5: scouts come back, or go behind the lines (TV-6.2, TV-A58 to TV-A60, TV-A70).
import { invariant } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import {
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  NONE,
  nameOfSpace,
  SCT,
  type SpaceId,
} from '../data/index.ts';
import { DONE, exposeAction, harassAction, PASS, stayAction, withdrawAction } from '../interned.ts';
import { refuse } from '../refusal.ts';
import {
  availableScouts,
  checkHarass,
  exposedSpaces,
  harassmentModifier,
  isHarassable,
  isHopeless,
  raidDamage,
  raidResult,
} from '../rules/harassment.ts';
import { changeMorale } from '../rules/morale.ts';
import {
  addFinns,
  addScouts,
  FINLAND,
  FINNISH_LOSSES,
  FORCES,
  finish,
  finnsAt,
  garrison,
  isRevealed,
  moveFinns,
  push,
  SOVIET,
  type State,
  scoutsAt,
  setConquered,
  setMarker,
  USED,
} from '../state.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  finlandDecides,
  ONE_DIE,
  type Phase,
  sovietDecides,
} from './phase.ts';

// --------------------------------------------------------------------------------- D-WITHDRAW

const WITHDRAW = finlandDecides({ kind: 'withdraw', clause: 'TV-A60' });

export const skipWithdrawal: Auto = (s) => {
  if (!s.rules.solo && FINNISH_SPACES.some((space) => scoutsAt(s, space) > 0)) return false;
  finish(s);
  return true;
};

export const withdraw: Phase = {
  kinds: ['withdraw', 'done'],
  decision: () => WITHDRAW,
  choices(s) {
    const found: Action[] = [];
    for (const space of FINNISH_SPACES)
      if (scoutsAt(s, space) > 0) found.push(withdrawAction(space));
    found.push(DONE);
    return found;
  },
  check(s, _side, action) {
    if (action.kind !== 'withdraw' || scoutsAt(s, action.space) > 0) return undefined;
    return refuse('TV-A60', 'no-scouts-there', { space: nameOfSpace(action.space) });
  },
  apply(s, _side, action, emit) {
    if (action.kind !== 'withdraw') {
      finish(s);
      return;
    }
    // Available again next turn: used until then.
    addScouts(s, action.space, -1);
    addFinns(s, USED, SCT, 1);
    emit?.({ kind: 'withdrawn', clause: 'TV-A60', space: nameOfSpace(action.space) });
  },
};

// ----------------------------------------------------------------------------------- D-HARASS

const HARASS = finlandDecides({ kind: 'harass', clause: 'TV-6.2a' });
const EXPOSE = sovietDecides({ kind: 'expose', clause: 'TV-9.2a' });

/** Scouts that could be in Forces as far as everybody knows: a skipped question must not give away a plan. */
function knownScouts(s: State): number {
  let scouts = finnsAt(s, FORCES, SCT);
  for (const strategy of FINNISH_STRATEGIES)
    if (!isRevealed(s, strategy)) scouts += finnsAt(s, strategy, SCT);
  return scouts;
}

export const skipHarassment: Auto = (s) => {
  const targets = FINNISH_SPACES.some((space) => isHarassable(s, space));
  const scouts = s.rules.solo ? availableScouts(s) : knownScouts(s);
  if (targets && scouts > 0) return false;
  finish(s);
  return true;
};

export const harass: Phase = {
  kinds: ['harass', 'pass', 'expose'],
  decision: (s) => (s.rules.solo ? EXPOSE : HARASS),
  choices(s) {
    if (s.rules.solo) return exposedSpaces(s).map(exposeAction);
    const found: Action[] = [];
    const scouts = availableScouts(s);
    for (const space of FINNISH_SPACES) {
      if (!isHarassable(s, space)) continue;
      for (let count = 1; count <= scouts; count++) found.push(harassAction(space, count));
    }
    found.push(PASS);
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'expose') {
      const facts = { space: nameOfSpace(action.space) };
      if (!s.rules.solo) return refuse('TV-9.2a', 'solo-only', facts);
      return exposedSpaces(s).includes(action.space)
        ? undefined
        : refuse('TV-A70', 'not-exposed', facts);
    }
    if (s.rules.solo) return refuse('TV-9.2a', 'machine-plays-finland', {});
    return action.kind === 'harass' ? checkHarass(s, action.space, action.scouts) : undefined;
  },
  apply(s, _side, action, emit) {
    finish(s);
    if (action.kind === 'pass') {
      emit?.({ kind: 'no-harassment', clause: 'TV-6.2a' });
      return;
    }
    invariant(action.kind === 'harass' || action.kind === 'expose', 'harass: a target or pass');
    s.harassed = action.space;
    const space = nameOfSpace(action.space);
    if (action.kind === 'harass') {
      send(s, action.scouts);
      push(s, 'infiltrate');
      emit?.({ kind: 'harassment', clause: 'TV-6.2a', space, scouts: action.scouts });
    } else {
      push(s, 'patrol');
      emit?.({ kind: 'exposed', clause: 'TV-9.2a', space });
    }
  },
};

/** TV-6.2j: scouts sent out are back next turn, unless they stay or fall. */
function send(s: State, scouts: number): void {
  s.raiders = scouts;
  moveFinns(s, SCT, FORCES, USED, scouts);
}

const harassedName = (s: State): string => nameOfSpace(s.harassed);

/** TV-9.2b, TV-A70: how many scouts the machine sends; a hopeless raid is dropped. */
export const patrol: ChancePhase = {
  decision: (s) =>
    diceDecide({ kind: 'patrol', clause: 'TV-9.2b', space: harassedName(s) }, ONE_DIE),
  roll(s, dice, emit) {
    finish(s);
    const scouts = Math.min(Math.ceil((dice[0] ?? 1) / 2), availableScouts(s));
    const space = harassedName(s);
    if (isHopeless(s, s.harassed, scouts)) {
      s.harassed = NONE;
      emit?.({ kind: 'dropped', clause: 'TV-A70', space, scouts });
      return;
    }
    send(s, scouts);
    push(s, 'infiltrate');
    emit?.({ kind: 'harassment', clause: 'TV-9.2b', space, scouts });
  },
};

export const infiltrate: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'infiltrate', clause: 'TV-6.2c', space: harassedName(s), scouts: s.raiders },
      ONE_DIE,
    ),
  roll(s, dice, emit) {
    finish(s);
    const die = dice[0] ?? 1;
    const score = harassmentModifier(s, s.harassed, s.raiders).add('TV-6.2c', 'die', die);
    const result = raidResult(score.total);
    emit?.({
      kind: 'infiltration',
      clause: CLAUSES[result],
      space: harassedName(s),
      die,
      score,
      result,
    });
    if (result === 'success') succeed(s, emit);
    else fail(s, result, emit);
  },
};
const CLAUSES = { success: 'TV-6.2g', partial: 'TV-6.2h', failure: 'TV-6.2i' } as const;

function succeed(s: State, emit: EmitEvent): void {
  changeMorale(s, SOVIET, -raidDamage(s.harassed), 'TV-6.2g', 'infiltration', emit);
  // TV-6.2l, TV-A59: the Possession marker goes back to stock.
  setMarker(s, s.harassed, false);
  push(s, 'stay');
}

function fail(s: State, result: 'partial' | 'failure', emit: EmitEvent): void {
  const side = result === 'partial' ? SOVIET : FINLAND;
  changeMorale(s, side, -1, CLAUSES[result], 'infiltration', emit);
  moveFinns(s, SCT, USED, FINNISH_LOSSES, 1);
  emit?.({
    kind: 'lost',
    clause: CLAUSES[result],
    side: FINLAND,
    unit: 'SCT',
    space: harassedName(s),
    count: 1,
  });
}

// ------------------------------------------------------------------------------------- D-STAY

function stayWith(s: State, space: SpaceId, scouts: number, emit: EmitEvent): void {
  finish(s);
  emit?.({ kind: 'stayed', clause: 'TV-A59', space: nameOfSpace(space), scouts });
  if (scouts === 0) {
    if (garrison(s, space) > 0) s.raided = space;
    return;
  }
  addFinns(s, USED, SCT, -scouts);
  addScouts(s, space, scouts);
  setConquered(s, space, false);
}

/** TV-9.2d: in the solo game they always stay. */
export const autoStay: Auto = (s, emit) => {
  if (!s.rules.solo) return false;
  stayWith(s, s.harassed, s.raiders, emit);
  return true;
};

export const stay: Phase = {
  kinds: ['stay'],
  decision: (s) =>
    finlandDecides({
      kind: 'stay',
      clause: 'TV-6.2k',
      space: harassedName(s),
      scouts: s.raiders,
    }),
  choices(s) {
    const found: Action[] = [];
    for (let scouts = 0; scouts <= s.raiders; scouts++) found.push(stayAction(scouts));
    return found;
  },
  check(s, _side, action) {
    invariant(action.kind === 'stay', 'stay: stay');
    return action.scouts >= 0 && action.scouts <= s.raiders
      ? undefined
      : refuse('TV-A59', 'only-raiders-stay', { scouts: s.raiders });
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'stay', 'stay: stay');
    stayWith(s, s.harassed, action.scouts, emit);
  },
};
