// What can be done in an impulse, task by task: which stacks attack what, which move where, and what must be marked for it.
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
  unitsIn,
} from '@motti/triumph-of-chaos/parts';
import { bestMoves, type Move, type Sandtable, type Way } from './moves.ts';
import { type Attack, oddsOf, stakeOf, weighAttack } from './odds.ts';
import type { Posture } from './posture.ts';

/** One thing to do in an impulse: the spaces it needs marked, and what it promises. */
export interface Task {
  readonly marks: readonly Action[];
  readonly spaces: readonly SpaceId[];
  /** Where it attacks or goes: two with the same aim promise the same thing. */
  readonly target: SpaceId | undefined;
  readonly value: number;
  /** Nothing: an attack. */
  readonly move?: Move;
}

export const heldBy = (s: State, side: SideId): SpaceId[] =>
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

/** Attacks that win less often are not thought about for long. */
const LEAST_WIN = 0.4;

/** Attacks from one space, or from several where a leader commands. */
export function attacks(
  s: State,
  side: SideId,
  stacks: readonly SpaceId[],
  base: number,
  posture: Posture,
): Attack[] {
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
    if (posture.looksAhead && !from.some((id) => oddsOf(s, unitsOf(id), target).win > LEAST_WIN))
      continue;
    const stake = stakeOf(s, side, first, target, base, posture);
    for (const id of from) found.push(weighAttack(s, unitsOf(id), target, stake, posture));
    if (from.length < 2) continue;
    const leader = from.find((id) => commanders(s, id, side).length > 0);
    if (leader === undefined) continue;
    const others = from.filter((id) => id !== leader).slice(0, 2);
    for (let n = 1; n <= others.length; n++)
      found.push(
        weighAttack(s, [leader, ...others.slice(0, n)].flatMap(unitsOf), target, stake, posture),
      );
  }
  return found.filter(({ value, units }) => value > posture.floor && units.length > 0);
}

/** Whoever looks ahead weighs no more ways than so many. */
const MOST_WEIGHED = 40;

/** Everything worth a marker, best first for its price. */
export function tasksOf(s: State, side: SideId, table: Sandtable, posture: Posture): Task[] {
  const stacks = heldBy(s, side);
  const fights = attacks(s, side, stacks, table.base, posture);
  const found: Task[] = fights.map(({ target, units, value }) => {
    const spaces = [...new Set(units.map((unit) => spaceOf(s, unit)))];
    return {
      marks: spaces.map((id): Action => ({ kind: 'mark-combat', space: id })),
      spaces,
      target,
      value,
    };
  });
  const most = posture.looksAhead ? MOST_WEIGHED : Number.POSITIVE_INFINITY;
  for (const move of bestMoves(s, side, stacks, table, most))
    found.push({
      marks: [{ kind: 'mark-move', space: move.from }],
      spaces: [move.from],
      target: move.path.at(-1),
      value: move.value,
      move,
    });
  return found.sort((a, b) => b.value / b.spaces.length - a.value / a.spaces.length);
}

/** A task whose spaces can be marked after those before it. */
export interface Marking {
  readonly marks: readonly Action[];
  /** Points spent, and what is promised, up to here. */
  readonly spent: number;
  readonly worth: number;
  /** Who goes where, if that is settled. */
  readonly move?: Way;
}

/** As much of a plan as so many points pay for. */
export const partFor = (plan: readonly Marking[], points: number): readonly Marking[] =>
  plan.filter(({ spent }) => spent <= points);

/** The markers for so many points, and the word that ends them. */
export function marksFor(plan: readonly Marking[], points: number): Action[] {
  const part = partFor(plan, points);
  const spent = part.at(-1)?.spent ?? 0;
  const marks = part.flatMap((entry) => entry.marks);
  return spent < points || marks.length === 0 ? [...marks, { kind: 'done' }] : marks;
}
export const worthFor = (plan: readonly Marking[], points: number): number =>
  partFor(plan, points).at(-1)?.worth ?? 0;

/** Marks all of them, or none. */
export function canMark(s: State, name: string, marks: readonly Action[]): boolean {
  if (marks.length > 1 && !canMark(triumphOfChaos.clone(s), name, marks.slice(0, 1))) return false;
  const trial = marks.length > 1 ? triumphOfChaos.clone(s) : s;
  if (!applyAll(trial, name, marks)) return false;
  if (trial !== s) applyAll(s, name, marks);
  return true;
}

export function isMarking(s: State, name: string): boolean {
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
