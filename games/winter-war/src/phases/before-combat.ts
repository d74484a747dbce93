// WW-SEQ.A3a, A3b, WW-CBT.A, B: the defender may slip away, the attacker may follow into what was left.

import { type Action, advanceAction, DONE, type Emitter, retreatAction } from '../actions.ts';
import {
  COUNTRY,
  FINLAND,
  FINN,
  HEADQUARTERS_KIND,
  hexName,
  isNorthOfRowA,
  kindOf,
  SIDE_OF,
  SMALL_KIND,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { shift } from '../derived/placing.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { advancers, mayAdvanceBefore } from '../rules/advance.ts';
import { areAdjacent, checkEntry } from '../rules/entry.ts';
import {
  evaders,
  isMannerheimLineLost,
  isNextToPhasing,
  mayRetreatTo,
  retreatHexes,
} from '../rules/retreat.ts';
import {
  ADVANCED,
  FELL_BACK,
  firstIn,
  hasMark,
  hexOfUnit,
  marksOf,
  PASSIVE,
  READY_TO_DROP,
  type State,
  setMark,
} from '../state.ts';
import { phase } from './phase.ts';
import { beginAdvance, beginAttacks, checkLeningrad } from './turn.ts';

function retreats(s: State): Action[] {
  const list: Action[] = [DONE];
  for (const unit of evaders(s))
    for (const hex of retreatHexes(s, unit)) list.push(retreatAction(unit, hex));
  return list;
}

function checkRetreat(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'retreat') return undefined;
  const { unit, hex } = action;
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  if (SIDE_OF[unit] === s.phasing) return refuse('WW-CBT.PA', 'not-your-unit', facts);
  if (hexOfUnit(s, unit) < 0) return refuse('WW-CBT.PA', 'not-on-map', facts);
  const wrongKind = checkEvader(s, unit);
  if (wrongKind) return wrongKind;
  if (hasMark(s, unit, FELL_BACK)) return refuse('WW-A18', 'fell-back-already', facts);
  if (!isNextToPhasing(s, unit)) return refuse('WW-CBT.PA', 'nobody-near', facts);
  if (!areAdjacent(s, hexOfUnit(s, unit), hex))
    return refuse('WW-CBT.A5', 'no-retreat-there', facts);
  if (mayRetreatTo(s, unit, hex)) return undefined;
  return checkEntry(s, unit, hex) ?? refuse('WW-CBT.A6', 'no-retreat-there', facts);
}

function checkEvader(s: State, unit: UnitId): Refusal | undefined {
  const facts = { unit: unitName(unit) };
  const kind = kindOf(unit);
  if (s.phasing === FINN)
    return kind & HEADQUARTERS_KIND ? undefined : refuse('WW-CBT.A4', 'may-not-evade', facts);
  if (!(kind & SMALL_KIND)) return refuse('WW-CBT.A1', 'may-not-evade', facts);
  const hex = hexOfUnit(s, unit);
  if (COUNTRY[hex] !== FINLAND || !isNorthOfRowA(hex))
    return refuse('WW-CBT.A2', 'evades-only-in-the-north', { ...facts, hex: hexName(hex) });
  return isMannerheimLineLost(s) ? refuse('WW-FRT.F1', 'mannerheim-line-lost', facts) : undefined;
}

function applyRetreat(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'done') {
    beginAdvance(s, emit);
    return;
  }
  if (action.kind !== 'retreat') return;
  const { unit, hex } = action;
  const from = hexOfUnit(s, unit);
  shift(s, unit, hex);
  setMark(s, unit, FELL_BACK | PASSIVE); // WW-A9
  if (!s.vacated.includes(from)) s.vacated.push(from);
  emit?.({
    kind: 'fell-back',
    clause: 'WW-CBT.PA',
    unit: unitName(unit),
    from: hexName(from),
    hex: hexName(hex),
  });
  if (SIDE_OF[unit] === FINN) checkLeningrad(s, emit);
}

function advances(s: State): Action[] {
  const list: Action[] = [DONE];
  const pairs = advancers(s);
  for (let i = 0; i < pairs.length; i += 2) list.push(advanceAction(pairs[i]!, pairs[i + 1]!));
  return list;
}

function checkAdvance(s: State, action: Action): Refusal | undefined {
  if (action.kind !== 'advance') return undefined;
  const { unit, hex } = action;
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  if (SIDE_OF[unit] !== s.phasing) return refuse('WW-CBT.PB', 'not-your-unit', facts);
  if (hexOfUnit(s, unit) < 0) return refuse('WW-CBT.PB', 'not-on-map', facts);
  if (kindOf(unit) & HEADQUARTERS_KIND) return refuse('WW-CBT.B1', 'may-not-advance', facts);
  // WW-A16: only one unit follows, and only into a hex that all its defenders have left.
  if (!s.vacated.includes(hex) || firstIn(s, hex) >= 0)
    return refuse('WW-A16', 'not-vacated', facts);
  if (!areAdjacent(s, hexOfUnit(s, unit), hex))
    return refuse('WW-CBT.B2', 'may-not-advance', facts);
  if (mayAdvanceBefore(s, unit, hex)) return undefined;
  return checkEntry(s, unit, hex) ?? refuse('WW-CBT.B2', 'may-not-advance', facts);
}

function applyAdvance(s: State, action: Action, emit: Emitter): void {
  if (action.kind === 'advance') {
    shift(s, action.unit, action.hex);
    s.unitMarks[action.unit] = (marksOf(s, action.unit) & ~READY_TO_DROP) | ADVANCED;
    emit?.({
      kind: 'advanced',
      clause: 'WW-CBT.B2',
      unit: unitName(action.unit),
      hex: hexName(action.hex),
    });
    if (s.phasing === FINN && checkLeningrad(s, emit)) return;
    if (advancers(s).length > 0) return;
  }
  beginAttacks(s, emit);
}

export const retreatBeforeCombat = phase('retreat-before-combat', {
  clause: 'WW-SEQ.A3a',
  kinds: ['retreat', 'done'],
  choices: retreats,
  check: checkRetreat,
  apply: applyRetreat,
});

export const advanceBeforeCombat = phase('advance-before-combat', {
  clause: 'WW-SEQ.A3b',
  kinds: ['advance', 'done'],
  choices: advances,
  check: checkAdvance,
  apply: applyAdvance,
});
