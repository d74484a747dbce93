// WW-CBT, WW-A3, WW-A5, WW-A6: an attack is declared hex by hex and unit by unit, or in one line.

import {
  type Action,
  alsoAction,
  attackAction,
  DONE,
  type Emitter,
  joinAction,
  RESOLVE,
} from '../actions.ts';
import {
  ATTACK,
  COUNTRY,
  FINLAND,
  HEADQUARTERS_KIND,
  type HexId,
  hexName,
  kindOf,
  NKVD_KIND,
  SIDE_OF,
  SOVIET,
  sideName,
  UNIT_TYPE,
  type UnitId,
  unitName,
} from '../data/index.ts';
import { withSupply } from '../derived/supply.ts';
import { isProtected, unitsAt } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { areAdjacent } from '../rules/entry.ts';
import { componentOf, type Front, frontOf, isFair, isTarget } from '../rules/front.ts';
import { hasPlan, isTooWeak, smallestLegal } from '../rules/plans.ts';
import { ADVANCED, ATTACKED, hasMark, hexOfUnit, ISOLATED, type State } from '../state.ts';
import { resolveAttack } from './combat.ts';
import { phase, withBattle } from './phase.ts';
import { endCombat } from './turn.ts';

/** The attack as it stands, as indexes of the front it is made on. */
interface Draft {
  readonly front: Front;
  readonly units: UnitId[];
  readonly targets: HexId[];
}

function choicesOfAttack(s: State): Action[] {
  if (s.targets.length > 0) return draftChoices(s);
  const front = frontOf(s);
  const list: Action[] = s.phasing === SOVIET ? [] : [DONE];
  front.targets.forEach((hex, target) => {
    if (s.phasing === SOVIET || isFair(s, front, target, hex)) list.push(attackAction(hex));
  });
  return list;
}

function draftChoices(s: State): Action[] {
  const draft = draftOf(s, s.attackers, s.targets);
  const { front, units, targets } = draft;
  const list: Action[] = [];
  if (units.length > 0 && isComplete(s, draft)) list.push(RESOLVE);
  const seen: number[] = [];
  for (const unit of front.by[targets[0]!]!) {
    if (units.includes(unit) || hasLikeness(s, front, seen, unit)) continue;
    if (mayJoin(s, draft, unit) && canComplete(s, { ...draft, units: [...units, unit] }))
      list.push(joinAction(front.units[unit]!));
    seen.push(unit);
  }
  if (units.length === 0) return list;
  for (const target of front.reach[units[0]!]!) {
    if (targets.includes(target) || !mayAdd(s, draft, target)) continue;
    if (canComplete(s, { ...draft, targets: [...targets, target] }))
      list.push(alsoAction(front.targets[target]!));
  }
  return list;
}

/** Of two units of one type in one hex the first stands for both. */
const hasLikeness = (s: State, front: Front, seen: readonly number[], unit: UnitId): boolean => {
  const mine = front.units[unit]!;
  return seen.some((other) => {
    const theirs = front.units[other]!;
    return UNIT_TYPE[theirs] === UNIT_TYPE[mine] && s.unitHex[theirs] === s.unitHex[mine];
  });
};

/** The part of the front that hangs together with the first target; for voluntary attacks the whole serves as well. */
function draftOf(s: State, attackers: readonly UnitId[], hexes: readonly HexId[]): Draft {
  const whole = frontOf(s);
  const front = s.phasing === SOVIET ? componentOf(whole, whole.targets.indexOf(hexes[0]!)) : whole;
  return {
    front,
    units: attackers.map((unit) => front.units.indexOf(unit)),
    targets: hexes.map((hex) => front.targets.indexOf(hex)),
  };
}

/** WW-A5: eligible against every hex attacked, and from one hex only if there are several. */
function mayJoin(s: State, { front, units, targets }: Draft, unit: UnitId): boolean {
  if (!targets.every((target) => front.reach[unit]!.includes(target))) return false;
  return targets.length === 1 || units.every((other) => areTogether(s, front, other, unit));
}

const mayAdd = (s: State, { front, units }: Draft, target: HexId): boolean =>
  units.every(
    (unit) => front.reach[unit]!.includes(target) && areTogether(s, front, unit, units[0]!),
  );

const areTogether = (s: State, front: Front, a: number, b: number): boolean =>
  s.unitHex[front.units[a]!] === s.unitHex[front.units[b]!];

const namesOf = ({ front, units, targets }: Draft): [number[], number[]] => [
  units.map((unit) => front.units[unit]!),
  targets.map((target) => front.targets[target]!),
];

/** May the attack be resolved as it stands? */
function isComplete(s: State, draft: Draft): boolean {
  const [units, hexes] = namesOf(draft);
  if (s.phasing !== SOVIET) return !isTooWeak(s, units, hexes);
  if (s.strict) return hasPlan(s, draft.front, draft.units, draft.targets, false);
  const legal = smallestLegal(s, draft.front, draft.units, draft.targets);
  return (
    legal !== undefined &&
    legal.units.length === draft.units.length &&
    legal.targets.length === draft.targets.length
  );
}

/** Can the attack still grow into one that may be resolved? */
function canComplete(s: State, draft: Draft): boolean {
  if (s.phasing !== SOVIET) return canBeFair(s, draft);
  if (s.strict) return hasPlan(s, draft.front, draft.units, draft.targets, true);
  return smallestLegal(s, draft.front, draft.units, draft.targets) !== undefined;
}

/** A voluntary attack is possible if everybody who could still join it would make the odds. */
function canBeFair(s: State, draft: Draft): boolean {
  const { front, targets } = draft;
  const all = front.by[targets[0]!]!.filter(
    (unit) => draft.units.includes(unit) || mayJoin(s, draft, unit),
  );
  return !isTooWeak(s, ...namesOf({ front, targets, units: all }));
}

/** WW-A3b: does a complete set of attacks without 1-4 exist for the units that hang together with this hex? */
const isStrict = (s: State, hex: HexId): boolean => {
  if (s.phasing !== SOVIET || s.lenient) return false;
  const whole = frontOf(s);
  return hasPlan(s, componentOf(whole, whole.targets.indexOf(hex)), [], [], true);
};

function checkAction(state: State, action: Action): Refusal | undefined {
  const s = withSupply(state);
  switch (action.kind) {
    case 'attack':
      return checkDeclaration(s, action.targets, action.units);
    case 'join':
      return checkPick(s, [...s.attackers, action.unit], s.targets);
    case 'also':
      return checkPick(s, s.attackers, [...s.targets, action.hex]);
    case 'resolve':
      if (s.targets.length === 0) return refuse('WW-CBT.PC1', 'no-attack-open');
      return checkWhole(s, s.attackers, s.targets, s.strict);
    case 'done':
      return checkDone(s);
    default:
      return undefined;
  }
}

function checkDeclaration(
  s: State,
  hexes: readonly HexId[],
  units: readonly UnitId[],
): Refusal | undefined {
  const wrong = checkTargets(s, hexes);
  if (wrong) return wrong;
  if (units.length > 0) return checkWhole(s, units, hexes, isStrictFor(s, units, hexes));
  const front = frontOf(s);
  const target = front.targets.indexOf(hexes[0]!);
  if (target < 0) return refuse('WW-CBT.C1', 'not-adjacent', { hex: hexName(hexes[0]!) });
  if (s.phasing !== SOVIET && !isFair(s, front, target, hexes[0]!))
    return refuse('WW-CRT.2', 'odds-too-low', { hex: hexName(hexes[0]!) });
  return undefined;
}

const isStrictFor = (s: State, units: readonly UnitId[], hexes: readonly HexId[]): boolean =>
  checkShape(s, units, hexes) === undefined && isStrict(s, hexes[0]!);

function checkTargets(s: State, hexes: readonly HexId[]): Refusal | undefined {
  for (const hex of hexes) {
    const facts = { hex: hexName(hex) };
    const there = unitsAt(s, hex);
    if (there.length === 0 || SIDE_OF[there[0]!] === s.phasing)
      return refuse('WW-CBT.C1', 'nothing-to-attack', facts);
    if (there.every((unit) => isProtected(s, unit)))
      return refuse('WW-SCN.B4', 'allies-protected', facts);
    if (!isTarget(s, 1 - s.phasing, hex)) return refuse('WW-CBT.F2', 'already-attacked', facts);
  }
  return undefined;
}

/** WW-CBT.C, E3, F1, P, Q and WW-A5: may these units attack these hexes together at all? */
function checkShape(
  s: State,
  units: readonly UnitId[],
  hexes: readonly HexId[],
): Refusal | undefined {
  for (const unit of units) {
    const refusal = checkAttacker(s, unit);
    if (refusal) return refusal;
    for (const hex of hexes) {
      const facts = { unit: unitName(unit), hex: hexName(hex) };
      if (!areAdjacent(s, hexOfUnit(s, unit), hex))
        return refuse('WW-CBT.C1', 'not-adjacent', facts);
      if (kindOf(unit) & NKVD_KIND && COUNTRY[hex] === FINLAND)
        return refuse('WW-CBT.Q', 'nkvd-at-the-border', facts);
    }
  }
  const apart = units.some((unit) => s.unitHex[unit] !== s.unitHex[units[0]!]);
  return hexes.length > 1 && apart ? refuse('WW-A5', 'several-from-several') : undefined;
}

function checkAttacker(s: State, unit: UnitId): Refusal | undefined {
  const facts = { unit: unitName(unit) };
  if (SIDE_OF[unit] !== s.phasing) return refuse('WW-CBT.GR', 'not-your-unit', facts);
  if (hexOfUnit(s, unit) < 0) return refuse('WW-CBT.C2', 'not-on-map', facts);
  if (kindOf(unit) & HEADQUARTERS_KIND)
    return refuse('WW-CBT.E3', 'may-not-attack', { ...facts, reason: 'headquarters' });
  if (ATTACK[unit] === 0)
    return refuse('WW-A8', 'may-not-attack', { ...facts, reason: 'no-attack-strength' });
  if (hasMark(s, unit, ADVANCED)) return refuse('WW-CBT.B3', 'advanced-before-combat', facts);
  if (hasMark(s, unit, ISOLATED))
    return refuse('WW-CBT.P', 'may-not-attack', { ...facts, reason: 'isolated' });
  if (isProtected(s, unit))
    return refuse('WW-SCN.B4', 'may-not-attack', { ...facts, reason: 'not-in-finland' });
  return hasMark(s, unit, ATTACKED) ? refuse('WW-CBT.F1', 'already-used', facts) : undefined;
}

/** A pick that belongs to the attack being declared. */
function checkPick(
  s: State,
  units: readonly UnitId[],
  hexes: readonly HexId[],
): Refusal | undefined {
  if (s.targets.length === 0) return refuse('WW-CBT.PC1', 'no-attack-open');
  const wrong = checkTargets(s, hexes) ?? checkShape(s, units, hexes);
  if (wrong) return wrong;
  if (new Set(units).size < units.length)
    return refuse('WW-CBT.F1', 'already-used', { unit: unitName(units.at(-1)!) });
  if (new Set(hexes).size < hexes.length)
    return refuse('WW-CBT.F2', 'already-attacked', { hex: hexName(hexes.at(-1)!) });
  if (units.length === 0) return refuse('WW-CBT.PC1', 'no-attackers');
  const draft = draftOf(s, units, hexes);
  return canComplete(s, draft) ? undefined : whyNot(s, draft, s.strict);
}

/** The whole attack: shape, obligations left behind, odds. */
function checkWhole(
  s: State,
  units: readonly UnitId[],
  hexes: readonly HexId[],
  strict: boolean,
): Refusal | undefined {
  if (units.length === 0) return refuse('WW-CBT.PC1', 'no-attackers');
  const wrong = checkTargets(s, hexes) ?? checkShape(s, units, hexes);
  if (wrong) return wrong;
  const draft = draftOf(s, units, hexes);
  if (s.phasing !== SOVIET)
    return isTooWeak(s, units, hexes)
      ? refuse('WW-CRT.2', 'odds-too-low', { hex: hexName(hexes[0]!) })
      : undefined;
  const stranded = whoIsStranded(draft);
  if (stranded) return stranded;
  if (strict && !hasPlan(s, draft.front, draft.units, draft.targets, false))
    return refuse('WW-A3', 'low-odds-avoidable', { hexes: hexes.map(hexName) });
  return undefined;
}

/** WW-A6: the first obligation that this attack would make impossible. */
function whoIsStranded({ front, units, targets }: Draft): Refusal | undefined {
  for (let target = 0; target < front.targets.length; target++) {
    if (targets.includes(target)) continue;
    if (front.by[target]!.every((unit) => units.includes(unit)))
      return refuse('WW-CBT.E1', 'hex-stranded', { hex: hexName(front.targets[target]!) });
  }
  for (let unit = 0; unit < front.units.length; unit++) {
    if (units.includes(unit)) continue;
    if (front.reach[unit]!.every((target) => targets.includes(target)))
      return refuse('WW-CBT.E2', 'unit-stranded', { unit: unitName(front.units[unit]!) });
  }
  return undefined;
}

function whyNot(s: State, draft: Draft, strict: boolean): Refusal | undefined {
  const hexes = draft.targets.map((target) => hexName(draft.front.targets[target]!));
  if (s.phasing !== SOVIET) return refuse('WW-CRT.2', 'odds-too-low', { hex: hexes[0]! });
  if (strict && smallestLegal(s, draft.front, draft.units, draft.targets))
    return refuse('WW-A3', 'low-odds-avoidable', { hexes });
  return whoIsStranded(draft) ?? refuse('WW-A5', 'several-from-several');
}

/** WW-CBT.E: the Soviet player ends the segment only when nothing is owed. */
function checkDone(s: State): Refusal | undefined {
  if (s.phasing !== SOVIET) return undefined;
  const front = frontOf(s);
  if (front.units.length === 0) return undefined;
  return refuse('WW-CBT.E1', 'attacks-owed', { hexes: front.targets.map(hexName) });
}

function applyAction(s: State, action: Action, emit: Emitter): void {
  switch (action.kind) {
    case 'attack':
      s.targets = [...action.targets];
      s.attackers = [...action.units];
      if (action.units.length > 0) resolveAttack(s, emit);
      else s.strict = isStrict(s, action.targets[0]!);
      return;
    case 'join':
      s.attackers.push(action.unit);
      return;
    case 'also':
      s.targets.push(action.hex);
      return;
    case 'resolve':
      resolveAttack(s, emit);
      return;
    case 'done':
      endCombat(s, emit);
      return;
    default:
  }
}

export const attack = phase('attack', {
  clause: 'WW-SEQ.A3c',
  kinds: ['attack', 'join', 'also', 'resolve', 'done'],
  ask: (s, { kind, clause, turn }) =>
    withBattle(s, { kind, clause, turn, phasing: sideName(s.phasing) }),
  choices: choicesOfAttack,
  check: checkAction,
  apply: applyAction,
});
