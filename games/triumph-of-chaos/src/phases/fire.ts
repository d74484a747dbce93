// CBT.mods to CBT.lossA: modifiers, surprise, fire and losses (TC-11.3 to TC-11.5).
import { invariant, type Refusal } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import { type SpaceId, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  airModifier,
  attackerShift,
  attackingUnits,
  COUNTER,
  chargeModifier,
  chargers,
  defenderShift,
  defendingUnits,
  diceFor,
  fire as fireOf,
  isCavalry,
  isTank,
  lateComers,
  mayTryTanks,
  modifiers,
} from '../rules/combat.ts';
import { heldSurprise, useSurprise } from '../rules/lasting.ts';
import { survivalOf } from '../rules/leaders.ts';
import { mayLose, mostPayable } from '../rules/losses.ts';
import { hasUnit, isUnit, leadersIn, lossFactorOf, nameOf } from '../rules/pieces.ts';
import {
  allegianceOf,
  asPiece,
  asSpace,
  changed,
  combatOf,
  finish,
  isLeader,
  isOnMap,
  nameOfSide,
  type PieceId,
  push,
  RED,
  replaceTop,
  type SideId,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { endEarly } from './combats.ts';
import { deciderFor, eliminate, loseLeader, loseStep } from './elimination.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

// -------------------------------------------------------------------------------------- modifiers

/** TC-A119: with more tanks the attacker takes the +1 or tries a surprise. */
export const tanksAuto: Auto = (s) => {
  const c = combatOf(s);
  if (mayTryTanks(s) && !c.cardSurprise && !c.green && defendingUnits(s).length > 0) return false;
  finish(s);
  return true;
};
export const tanks: Phase = phase({
  kinds: ['tank-bonus', 'tank-surprise'],
  clause: 'TC-3.23c',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'tanks', clause: 'TC-3.23c' }),
  choices: () => [{ kind: 'tank-bonus' }, { kind: 'tank-surprise' }],
  apply(s, _side, action) {
    finish(s);
    if (action.kind === 'tank-surprise') combatOf(s).tankSurprise = 1;
  },
});

/** TC-11.31b: the difference of the CMs; 2 lets the higher side choose. In a counter-attack too (TC-A48). */
function lead(s: State): number {
  const { attacker, defender } = modifiers(s, topStep(s).why === COUNTER);
  return attacker.total - defender.total;
}
export const dieModifierAuto: Auto = (s) => {
  const difference = lead(s);
  if (Math.abs(difference) === 2) return false;
  setDice(s, difference, true);
  finish(s);
  return true;
};
function setDice(s: State, difference: number, own: boolean): void {
  const c = combatOf(s);
  const { attacker, defender } = diceFor(difference, own);
  c.dieA = attacker;
  c.dieD = defender;
}
const higher = (s: State): SideId => (lead(s) > 0 ? combatOf(s).attacker : combatOf(s).defender);
export const dieModifier: Phase = phase({
  kinds: ['own-die', 'enemy-die'],
  clause: 'TC-11.31b',
  decision: (s) => sideDecides(higher(s), { kind: 'die-modifier', clause: 'TC-11.31b' }),
  choices: () => [{ kind: 'own-die' }, { kind: 'enemy-die' }],
  apply(s, _side, action) {
    setDice(s, lead(s), action.kind === 'own-die');
    finish(s);
  },
});

// --------------------------------------------------------------------------------------- surprise

const held = (s: State) => heldSurprise(s, combatOf(s).attacker, attackingUnits(s));
const mayChoose = (s: State): boolean => {
  const c = combatOf(s);
  return !c.cardSurprise && !c.tankSurprise && !c.green && defendingUnits(s).length > 0;
};

export const surpriseAuto: Auto = (s) => {
  const c = combatOf(s);
  if (c.tankSurprise) {
    finish(s);
    push(s, { kind: 'surprise-die', side: c.attacker, why: 'tanks' });
    return true;
  }
  if (mayChoose(s) && (chargers(s).leaders.length > 0 || held(s) !== undefined)) return false;
  if (c.cardSurprise) c.first = 1;
  finish(s);
  return true;
};

export const surprise: Phase = phase({
  kinds: ['pass', 'cavalry-surprise', 'card-surprise'],
  clause: 'TC-11.41a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'surprise', clause: 'TC-11.41a' }),
  choices(s) {
    const found: Action[] = [{ kind: 'pass' }];
    for (const piece of chargers(s).leaders) found.push({ kind: 'cavalry-surprise', piece });
    if (held(s) !== undefined) found.push({ kind: 'card-surprise' });
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'pass') return undefined;
    if (!mayChoose(s)) return refuse('TC-11.41a', 'one-surprise');
    if (action.kind === 'card-surprise')
      return held(s) ? undefined : refuse('TC-11.412a', 'no-surprise-held');
    invariant(action.kind === 'cavalry-surprise', 'a surprise');
    const { leaders, reason } = chargers(s);
    return leaders.includes(action.piece)
      ? undefined
      : refuse('TC-11.413a', 'no-cavalry-surprise', { reason: reason ?? 'leader' });
  },
  apply(s, side, action) {
    finish(s);
    const c = combatOf(s);
    if (action.kind === 'card-surprise') {
      const lasting = held(s);
      if (lasting) useSurprise(s, lasting);
      c.first = 1;
    } else if (action.kind === 'cavalry-surprise') {
      s.surpriseTried = 1;
      s.charged.push(action.piece);
      push(s, { kind: 'surprise-die', side, why: 'cavalry', piece: action.piece });
    }
  },
});

/** TC-11.411b, TC-11.413c. */
export const surpriseDie: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'surprise-die', clause: 'TC-11.41a', what: topStep(s).why }),
  roll(s, dice, emit) {
    const { why, piece, side = RED } = topStep(s);
    const mod = why === 'tanks' || piece === undefined ? airModifier(s) : chargeModifier(s, piece);
    finish(s);
    const die = Math.max(1, Math.min(6, first(dice) + mod));
    say(emit, 'surprise', { what: why ?? '', die: first(dice), result: die }, 'TC-11.41a');
    const c = combatOf(s);
    const [gains, loses] =
      why === 'tanks' ? [die <= 3, die === 3 || die === 4] : [die <= 2, die === 5];
    if (gains) c.first = 1;
    if (why === 'cavalry' && die === 6) c.first = 2;
    if (loses)
      push(s, { kind: 'step-loss', side, count: 1, why: why === 'tanks' ? 'tank' : 'cavalry' });
  },
};

// ------------------------------------------------------------------------------------------- fire

const A = 'attacker';
const D = 'defender';

/** TC-11.41a, TC-A46: the order of fire and losses. */
export const fire: Auto = (s) => {
  finish(s);
  const c = combatOf(s);
  // TC-A164: the attempt at a surprise may have cost the last of them.
  if (attackingUnits(s).length === 0) {
    endEarly(s);
    rollForLeaders(s, c.from.map(asSpace));
    return true;
  }
  if (c.first === 0) {
    push(
      s,
      { kind: 'fire-die', why: 'both' },
      { kind: 'losses', side: c.defender, why: D },
      { kind: 'losses', side: c.attacker, why: A },
      { kind: 'survivors' },
    );
    return true;
  }
  const [one, two] = c.first === 1 ? [A, D] : [D, A];
  const loserOf = (who: string): SideId => (who === A ? c.defender : c.attacker);
  push(
    s,
    { kind: 'fire-die', why: one },
    { kind: 'losses', side: loserOf(one), why: one === A ? D : A },
    { kind: 'fire-die', why: two },
    { kind: 'losses', side: loserOf(two), why: two === A ? D : A },
    { kind: 'survivors' },
  );
  return true;
};

/** Whose die is asked for: nobody rolls who has nobody left. */
function rollers(s: State): string[] {
  const { why = '' } = topStep(s);
  const wanted = why === 'both' ? [A, D] : [why];
  return wanted.filter((who) => (who === A ? attackingUnits(s) : defendingUnits(s)).length > 0);
}
export const fireDieAuto: Auto = (s) => {
  if (rollers(s).length > 0) return false;
  finish(s);
  return true;
};
export const fireDie: ChancePhase = {
  decision: (s) =>
    diceDecide(
      { kind: 'fire-die', clause: 'TC-11.4a', space: spaceName(combatOf(s).target) },
      rollers(s).map(() => 6),
    ),
  roll(s, dice, emit) {
    const who = rollers(s);
    finish(s);
    const c = combatOf(s);
    // Both are read before anybody loses a step: the fire is simultaneous.
    for (const [i, each] of who.entries()) {
      const die = dice[i]!;
      if (each === A) {
        c.rolledA = die;
        c.lfA = fireOf(s, attackingUnits(s), attackerShift(s).total, die + c.dieA);
      } else {
        c.rolledD = die;
        c.lfD = fireOf(s, defendingUnits(s), defenderShift(s).total, die + c.dieD);
      }
      const facts = {
        side: nameOfSide(each === A ? c.attacker : c.defender),
        die,
        result: each === A ? c.lfA : c.lfD,
      };
      say(emit, 'fired', { ...facts, space: spaceName(c.target) }, 'TC-11.4a');
    }
  },
};

// ----------------------------------------------------------------------------------------- losses

const losers = (s: State): PieceId[] =>
  topStep(s).why === A ? attackingUnits(s) : defendingUnits(s);

/** TC-11.5b, TC-A36: `count` is what must still be paid; it is fixed when the step is first looked at. */
export const lossesAuto: Auto = (s, emit) => {
  const step = topStep(s);
  const c = combatOf(s);
  const units = losers(s);
  if (step.count === undefined) {
    const inflicted = step.why === A ? c.lfD : c.lfA;
    if (step.why === D && inflicted > 0) hurtOthers(s, inflicted, emit);
    replaceTop(s, changed(step, { count: mostPayable(s, units, inflicted) }));
    return true;
  }
  if (step.count > 0) {
    const open = payable(s, step.count);
    if (open.length > 1) return false;
    if (open[0] !== undefined) {
      pay(s, open[0], emit);
      return true;
    }
  }
  finish(s);
  return true;
};

/** TC-15.66a, TC-A116: leaders alone die of any loss; TC-A46: those who had just retreated with no other defender. */
function hurtOthers(s: State, inflicted: number, emit: EmitEvent): void {
  const c = combatOf(s);
  if (inflicted <= 0 || defendingUnits(s).length > 0) return;
  if (!hasUnit(s, c.target))
    for (const leader of leadersIn(s, c.target)) loseLeader(s, leader, emit);
  for (const piece of lateComers(s)) {
    eliminate(s, piece, emit, false);
    c.defenderHurt++;
  }
}

const payable = (s: State, due: number): PieceId[] => {
  const units = losers(s);
  return units.filter((unit) => mayLose(s, units, unit, due));
};

function pay(s: State, unit: PieceId, emit: EmitEvent): void {
  const step = topStep(s);
  replaceTop(s, changed(step, { count: (step.count ?? 0) - lossFactorOf(s, unit) }));
  if (step.why === D) combatOf(s).defenderHurt++;
  loseStep(s, unit, emit);
}

function checkLose(s: State, piece: PieceId): Refusal | undefined {
  const units = losers(s);
  if (!units.includes(piece)) return refuse('TC-11.1c', 'takes-no-part', { piece: nameOf(piece) });
  const due = topStep(s).count ?? 0;
  return mayLose(s, units, piece, due) ? undefined : refuse('TC-11.5b', 'pay-in-full', { due });
}

export const losses: Phase = phase({
  kinds: ['lose', 'done'],
  clause: 'TC-11.5a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'losses',
      clause: 'TC-11.5a',
      due: topStep(s).count,
    }),
  choices: (s) => payable(s, topStep(s).count ?? 0).map((piece) => ({ kind: 'lose', piece })),
  check(s, _side, action) {
    if (action.kind === 'done')
      return refuse('TC-11.5b', 'pay-in-full', { due: topStep(s).count ?? 0 });
    invariant(action.kind === 'lose', 'a step is lost');
    return checkLose(s, action.piece);
  },
  apply(s, _side, action, emit) {
    invariant(action.kind === 'lose', 'a step is lost');
    pay(s, action.piece, emit);
  },
});

// ------------------------------------------------------------------- steps outside the loss factors

/** `why`: tank, cavalry (attackers), attackers, defenders, or a list of units that share the loss. */
function stepLosers(s: State): PieceId[] {
  const { why, list } = topStep(s);
  if (list) return list.map(asPiece).filter((p) => isOnMap(s, p));
  if (why === 'tank') return attackingUnits(s).filter(isTank);
  if (why === 'cavalry') return attackingUnits(s).filter(isCavalry);
  return why === 'attackers' ? attackingUnits(s) : defendingUnits(s);
}
export const stepLossAuto: Auto = (s, emit) => {
  const { count = 0 } = topStep(s);
  const units = stepLosers(s);
  if (count > 0 && units.length > 1) return false;
  const unit = units[0];
  if (count > 0 && unit !== undefined) loseOne(s, unit, emit);
  else finish(s);
  return true;
};
function loseOne(s: State, unit: PieceId, emit: EmitEvent): void {
  const step = topStep(s);
  const space = spaceOf(s, unit);
  replaceTop(s, {
    ...step,
    count: (step.count ?? 1) - 1,
    ...(step.list && step.space === undefined ? { space } : {}),
  });
  loseStep(s, unit, emit);
}
export const stepLoss: Phase = phase({
  kinds: ['lose'],
  clause: 'TC-11.5a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'step-loss',
      clause: 'TC-11.5a',
      count: topStep(s).count,
    }),
  choices: (s) => stepLosers(s).map((piece) => ({ kind: 'lose', piece })),
  apply(s, _side, action, emit) {
    invariant(action.kind === 'lose', 'a step is lost');
    loseOne(s, action.piece, emit);
  },
});

// ---------------------------------------------------------------------------- leaders left alone

/** TC-11.52a, TC-A39, TC-A143: leaders whose space keeps no unit of their player. */
export const survivors: Auto = (s, emit) => {
  finish(s);
  const c = combatOf(s);
  if (c.defenderHurt > 0) for (const piece of lateComers(s)) eliminate(s, piece, emit, false);
  const spaces = [...c.from.map(asSpace), c.target];
  // Whoever attacks from a space has a unit there at first; a leader may have defended alone from the beginning.
  const lost = (id: number): boolean => id !== c.target || c.defenderHurt > 0;
  rollForLeaders(s, spaces.filter(lost));
  return true;
};
/** A die for every leader in these spaces whom no unit of his player is left with. */
export function rollForLeaders(s: State, spaces: readonly SpaceId[]): void {
  const alone = spaces.flatMap((id) => leadersIn(s, id).filter((leader) => isAlone(s, leader)));
  push(
    s,
    ...[...new Set(alone)].map((piece) => ({
      kind: 'survival-die' as const,
      piece,
      side: deciderFor(s, piece),
    })),
  );
}
function isAlone(s: State, leader: PieceId): boolean {
  const id = spaceOf(s, leader);
  const side = allegianceOf(s, leader);
  for (let p = s.head[id]!; p >= 0; p = s.next[p]!)
    if (!isLeader(asPiece(p)) && isUnit(asPiece(p)) && allegianceOf(s, asPiece(p)) === side)
      return false;
  return true;
}

export const survivalDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'survival-die',
      clause: 'TC-11.52a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
    }),
  roll(s, dice, emit) {
    const { piece = asPiece(0), side = RED } = topStep(s);
    finish(s);
    say(emit, 'die', { what: 'survival', die: first(dice), piece: nameOf(piece) }, 'TC-11.52a');
    if (first(dice) > survivalOf(piece)) loseLeader(s, piece, emit);
    else
      push(s, {
        kind: 'retreat',
        side,
        count: 2,
        list: [piece],
        space: spaceOf(s, piece),
        why: 'leader',
      });
  },
};
