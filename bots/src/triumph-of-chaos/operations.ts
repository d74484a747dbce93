// Operations as a whole: which stacks attack what, which move where, and so which spaces are marked.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type Action,
  type SideId,
  type SpaceId,
  type State,
  spaceOf,
  targetsNow,
  unitsIn,
  updateSupply,
} from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { Foresight, marksAhead, movesAhead } from './foresight.ts';
import { bestMoves, movePlan, Sandtable } from './moves.ts';
import { stakeOf, weighAttack } from './odds.ts';
import type { Posture } from './posture.ts';
import { canMark, isMarking, type Marking, tasksOf } from './tasks.ts';

/** The best tasks that the points and the rules allow, in their order. */
export function planMarks(
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
  foresight?: Foresight,
): readonly Marking[] {
  if (posture.looksAhead)
    return marksAhead(s, name, side, foresight ?? new Foresight(s, side, posture));
  updateSupply(s);
  const table = new Sandtable(s, side, posture);
  const trial = triumphOfChaos.clone(s);
  const found: Marking[] = [];
  const used = new Set<SpaceId>();
  const aims = new Set<SpaceId>();
  let worth = 0;
  for (const task of tasksOf(s, side, table, posture)) {
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

/** The move that promises most among the marked stacks; none: the movement is over. */
export function planMoves(
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
): readonly Action[] {
  if (s.group.length > 0) {
    const halt: Action = { kind: 'halt' };
    if (!triumphOfChaos.check(s, name, halt)) return [halt];
    return triumphOfChaos.choices(s, name).slice(-1);
  }
  updateSupply(s);
  const marked = s.marked.filter((_, i) => s.marks[i] === 1).map((id) => id as SpaceId);
  const moves = posture.looksAhead
    ? movesAhead(s, side, marked, posture)
    : bestMoves(s, side, marked, new Sandtable(s, side, posture));
  for (const move of moves) {
    const plan = movePlan(s, name, move);
    if (plan.some(({ kind }) => kind === 'go')) return plan;
  }
  return triumphOfChaos
    .choices(s, name)
    .filter(({ kind }) => kind === 'done' || kind === 'land')
    .slice(-1);
}

/** The attack that promises most now, with everybody who may join it. */
export function planCombat(
  s: State,
  name: string,
  side: SideId,
  posture: Posture,
): readonly Action[] {
  updateSupply(s);
  const base = evaluatePosition(s, side, posture.weights);
  let best: readonly Action[] | undefined;
  let most = posture.floor;
  for (const target of targetsNow(s, undefined)) {
    const plan = attackPlan(s, name, target);
    const units = plan.flatMap((action) =>
      action.kind === 'join' && unitsIn(s, spaceOf(s, action.piece)).includes(action.piece)
        ? [action.piece]
        : [],
    );
    const [first] = units;
    if (first === undefined) continue;
    const stake = stakeOf(s, side, first, target, base, posture);
    const { value } = weighAttack(s, units, target, stake, posture);
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
