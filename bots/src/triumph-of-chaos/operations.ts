// Operations as a whole: which stacks attack what, which move where, and so which spaces are marked.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type Action,
  ALL_SPACES,
  allegianceOf,
  asPiece,
  checkTarget,
  commanders,
  firstIn,
  hasNoAct,
  linksFrom,
  NONE,
  type PieceId,
  type SideId,
  type SpaceId,
  type State,
  spaceOf,
  targetsNow,
  unitsIn,
  updateSupply,
} from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { bestMoves, movePlan, Sandtable } from './moves.ts';
import { type Attack, stakeOf, weighAttack } from './odds.ts';

/** One thing to do in an impulse: the spaces it needs marked, and what it promises. */
interface Task {
  readonly marks: readonly Action[];
  readonly spaces: readonly SpaceId[];
  /** Where it attacks or goes: two with the same aim promise the same thing. */
  readonly target: SpaceId | undefined;
  readonly value: number;
}

const heldBy = (s: State, side: SideId): SpaceId[] =>
  ALL_SPACES.filter((id) => {
    const first = firstIn(s, id);
    return first !== NONE && allegianceOf(s, asPiece(first)) === side && !hasNoAct(s, id);
  });

/** Enemies next door that at least one unit may attack. */
const targetsOf = (s: State, from: SpaceId): SpaceId[] =>
  linksFrom(from)
    .map(({ to }) => to)
    .filter(
      (to) => firstIn(s, to) !== NONE && unitsIn(s, from).some((u) => !checkTarget(s, u, to)),
    );

/** Least that an attack must promise: blood has its price. */
const ATTACK_FLOOR = 0.25;

/** Attacks from one space, or from several where a leader commands. */
function attacks(s: State, side: SideId, stacks: readonly SpaceId[], base: number): Attack[] {
  const byTarget = new Map<SpaceId, SpaceId[]>();
  for (const from of stacks)
    for (const target of targetsOf(s, from))
      byTarget.set(target, [...(byTarget.get(target) ?? []), from]);
  const found: Attack[] = [];
  for (const [target, from] of byTarget) {
    const unitsOf = (id: SpaceId): PieceId[] =>
      unitsIn(s, id).filter((unit) => !checkTarget(s, unit, target));
    const first = unitsOf(from[0]!)[0];
    if (first === undefined) continue;
    const stake = stakeOf(s, side, first, target, base);
    for (const id of from) found.push(weighAttack(s, unitsOf(id), target, stake));
    if (from.length < 2) continue;
    const leader = from.find((id) => commanders(s, id, side).length > 0);
    if (leader === undefined) continue;
    const others = from.filter((id) => id !== leader).slice(0, 2);
    for (let n = 1; n <= others.length; n++)
      found.push(weighAttack(s, [leader, ...others.slice(0, n)].flatMap(unitsOf), target, stake));
  }
  return found.filter(({ value, units }) => value > ATTACK_FLOOR && units.length > 0);
}

/** Everything worth a marker, best first for its price. */
function tasks(s: State, side: SideId): Task[] {
  updateSupply(s);
  const table = new Sandtable(s, side);
  const stacks = heldBy(s, side);
  const found: Task[] = attacks(s, side, stacks, table.base).map(({ target, units, value }) => {
    const spaces = [...new Set(units.map((unit) => spaceOf(s, unit)))];
    return {
      marks: spaces.map((id): Action => ({ kind: 'mark-combat', space: id })),
      spaces,
      target,
      value,
    };
  });
  for (const { from, path, value } of bestMoves(s, side, stacks, table))
    found.push({
      marks: [{ kind: 'mark-move', space: from }],
      spaces: [from],
      target: path.at(-1),
      value,
    });
  return found.sort((a, b) => b.value / b.spaces.length - a.value / a.spaces.length);
}

/** A task whose spaces can be marked after those before it. */
export interface Marking {
  readonly marks: readonly Action[];
  /** Points spent, and what is promised, up to here. */
  readonly spent: number;
  readonly worth: number;
}

/** The best tasks that the points and the rules allow, in their order. */
export function planMarks(s: State, name: string, side: SideId): readonly Marking[] {
  const trial = triumphOfChaos.clone(s);
  const found: Marking[] = [];
  const used = new Set<SpaceId>();
  const aims = new Set<SpaceId>();
  let worth = 0;
  for (const task of tasks(s, side)) {
    if (task.spaces.some((id) => used.has(id))) continue;
    if (task.target !== undefined && aims.has(task.target)) continue;
    if (!canMark(trial, name, task.marks)) continue;
    worth += task.value;
    found.push({ marks: task.marks, spent: s.points - trial.points, worth });
    for (const id of task.spaces) used.add(id);
    if (task.target !== undefined) aims.add(task.target);
    if (trial.points <= 0 || !isMarking(trial, name)) break;
  }
  return found;
}

/** The markers for so many points, and the word that ends them. */
export function marksFor(plan: readonly Marking[], points: number): Action[] {
  const part = plan.filter(({ spent }) => spent <= points);
  const spent = part.at(-1)?.spent ?? 0;
  const marks = part.flatMap((entry) => entry.marks);
  return spent < points || marks.length === 0 ? [...marks, { kind: 'done' }] : marks;
}
export const worthFor = (plan: readonly Marking[], points: number): number =>
  plan.filter(({ spent }) => spent <= points).at(-1)?.worth ?? 0;

/** Marks all of them, or none. */
function canMark(s: State, name: string, marks: readonly Action[]): boolean {
  if (marks.length > 1 && !canMark(triumphOfChaos.clone(s), name, marks.slice(0, 1))) return false;
  const trial = marks.length > 1 ? triumphOfChaos.clone(s) : s;
  if (!applyAll(trial, name, marks)) return false;
  if (trial !== s) applyAll(s, name, marks);
  return true;
}

function isMarking(s: State, name: string): boolean {
  const asked = triumphOfChaos.decision(s);
  return asked.kind === 'choose' && asked.ask.kind === 'mark' && asked.sides.includes(name);
}
function applyAll(s: State, name: string, actions: readonly Action[]): boolean {
  for (const action of actions) {
    if (!isMarking(s, name) || triumphOfChaos.check(s, name, action)) return false;
    triumphOfChaos.apply(s, name, action);
  }
  return true;
}

/** The move that promises most among the marked stacks; none: the movement is over. */
export function planMoves(s: State, name: string, side: SideId): readonly Action[] {
  if (s.group.length > 0) {
    const halt: Action = { kind: 'halt' };
    if (!triumphOfChaos.check(s, name, halt)) return [halt];
    return triumphOfChaos.choices(s, name).slice(-1);
  }
  updateSupply(s);
  const table = new Sandtable(s, side);
  const marked = s.marked.filter((_, i) => s.marks[i] === 1).map((id) => id as SpaceId);
  for (const move of bestMoves(s, side, marked, table)) {
    const plan = movePlan(s, name, move);
    if (plan.some(({ kind }) => kind === 'go')) return plan;
  }
  return triumphOfChaos
    .choices(s, name)
    .filter(({ kind }) => kind === 'done' || kind === 'land')
    .slice(-1);
}

/** The attack that promises most now, with everybody who may join it. */
export function planCombat(s: State, name: string, side: SideId): readonly Action[] {
  updateSupply(s);
  const base = evaluatePosition(s, side);
  let best: readonly Action[] | undefined;
  let most = ATTACK_FLOOR;
  for (const target of targetsNow(s, undefined)) {
    const plan = attackPlan(s, name, target);
    const units = plan.flatMap((action) =>
      action.kind === 'join' && unitsIn(s, spaceOf(s, action.piece)).includes(action.piece)
        ? [action.piece]
        : [],
    );
    const [first] = units;
    if (first === undefined) continue;
    const { value } = weighAttack(s, units, target, stakeOf(s, side, first, target, base));
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  return best ?? [{ kind: 'done' }];
}

function attackPlan(s: State, name: string, target: SpaceId): readonly Action[] {
  const trial = triumphOfChaos.clone(s);
  const plan: Action[] = [{ kind: 'attack', space: target }];
  if (triumphOfChaos.check(trial, name, plan[0]!)) return [];
  triumphOfChaos.apply(trial, name, plan[0]!);
  for (let i = 0; i < 12; i++) {
    const join = triumphOfChaos
      .choices(trial, name)
      .find((a) => a.kind === 'join' && unitsIn(trial, spaceOf(trial, a.piece)).includes(a.piece));
    if (!join) break;
    triumphOfChaos.apply(trial, name, join);
    plan.push(join);
  }
  return [...plan, { kind: 'fight' }];
}
