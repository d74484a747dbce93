// Operations judged by what they leave: each task is weighed after those before it, and after the enemy's likely answer.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  enemyOf,
  enemyUnitIn,
  RED,
  type SideId,
  type SpaceId,
  type State,
  spaceOf,
  topStep,
  turnRow,
  updateSupply,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import { evaluatePosition } from './evaluation.ts';
import { bestMoves, type Errors, go, LEAST_GAIN, type Move, Sandtable, type Way } from './moves.ts';
import type { Posture } from './posture.ts';
import { attacks, canMark, heldBy, isMarking, type Marking, type Task, tasksOf } from './tasks.ts';

/** What the enemy is thought to have for an answer, and how many of their ways are looked at. */
const REPLY_POINTS = 3;
const REPLY_WAYS = 8;
/** The first time, and what is learned from it. */
const FIRST_WAYS = 100;

interface Outlook {
  readonly worth: number;
  /** The moves of the enemy's answer. */
  readonly answers: readonly Way[];
}

/** Makes the enemy's next impulse of this turn the present one; false where there is none. Never applied to a game that goes on. */
function passWord(s: State, to: SideId): boolean {
  const top = topStep(s);
  if (top.kind === 'choose' && top.side === to) return true;
  const coming = s.agenda.findIndex(({ kind, side }) => kind === 'impulse' && side === to);
  if (coming >= 0) {
    s.agenda = s.agenda.filter((_, i) => i !== coming);
    return true;
  }
  if (to !== WHITE || s.round === 0 || s.round >= turnRow(s.turn).rounds) return false;
  s.round++;
  s.agenda = [...s.agenda, { kind: 'impulse', side: RED }];
  return true;
}

/** What a side expects of the enemy in one impulse: the same position is looked at again and again with something changed. */
export class Foresight {
  readonly #side: SideId;
  readonly #enemy: SideId;
  readonly posture: Posture;
  /** What is learned from the first look makes the later ones short. */
  readonly #errors: Errors = new Map();
  readonly root: Outlook;

  constructor(s: State, side: SideId, posture: Posture) {
    this.#side = side;
    this.#enemy = enemyOf(side);
    this.posture = posture;
    this.root = this.#answered(s, Number.NEGATIVE_INFINITY, FIRST_WAYS) ?? {
      worth: 0,
      answers: [],
    };
  }

  /** What is left when the enemy has had their next word; nothing if no more than `least`. The answer that was feared is tried first. */
  look(s: State, least: number, { answers }: Outlook): Outlook | undefined {
    const atMost = answers.length > 0 ? this.#afterwards(s, answers) : Number.POSITIVE_INFINITY;
    if (atMost <= least) return undefined;
    const found = this.#answered(s, least, REPLY_WAYS);
    return found && atMost < found.worth ? { worth: atMost, answers } : found;
  }

  /** What is left after the best answer that is found. */
  #answered(s: State, least: number, ways: number): Outlook | undefined {
    const { posture } = this;
    const enemy = this.#enemy;
    const next = triumphOfChaos.clone(s);
    if (!passWord(next, enemy)) {
      const worth = evaluatePosition(next, this.#side, posture.weights);
      return worth > least ? { worth, answers: [] } : undefined;
    }
    const table = new Sandtable(next, enemy, posture);
    const stacks = heldBy(next, enemy);
    const moves = bestMoves(table.state, enemy, stacks, table, ways, this.#errors);
    const fights = attacks(next, enemy, stacks, table.base, posture);
    const [fight] = fights.sort((a, b) => b.value - a.value);
    let won = 0;
    let points = REPLY_POINTS;
    if (fight && fight.value > (moves[REPLY_POINTS - 1]?.value ?? 0)) {
      won = fight.value;
      points--;
    }
    const answers: Way[] = [];
    const gone = new Set<SpaceId>();
    for (; points > 0; points--) {
      if (-(table.base + won) <= least) return undefined;
      const best = freshest(table, moves, gone);
      if (!best) break;
      table.make(best);
      gone.add(best.from);
      answers.push(best);
    }
    const worth = -(table.base + won);
    return worth > least ? { worth, answers } : undefined;
  }

  /** What is left if the enemy does what was feared, as far as they still can. */
  #afterwards(s: State, answers: readonly Way[]): number {
    const next = triumphOfChaos.clone(s);
    if (passWord(next, this.#enemy))
      for (const way of answers) if (isOpen(next, way)) go(next, this.#enemy, way);
    return evaluatePosition(next, this.#side, this.posture.weights);
  }
}
const isOpen = (s: State, { pieces, from, path }: Way): boolean =>
  pieces.every((piece) => spaceOf(s, piece) === from) &&
  path.every((id) => !enemyUnitIn(s, pieces[0]!, id));

/** The best of the moves as things stand now, taken from the list; those weighed before come first and are weighed again. */
function freshest(table: Sandtable, moves: Move[], gone: ReadonlySet<SpaceId>): Move | undefined {
  for (let move = moves.shift(); move; move = moves.shift()) {
    if (gone.has(move.from)) continue;
    const value = table.weigh(move.pieces, move.from, move.path);
    if (value <= LEAST_GAIN) continue;
    const next = moves[0];
    if (!next || value >= next.value) return move;
    // Others may be better now: it waits among them.
    const at = moves.findIndex((other) => other.value < value);
    moves.splice(at < 0 ? moves.length : at, 0, { ...move, value });
  }
  return undefined;
}

/** So many tasks are weighed again after each one that is chosen, and so many of those with the enemy's answer. */
const MOST_FRESH = 8;
const MOST_CONSIDERED = 4;
/** Beside them, moves to where the enemy would strike. */
const MOST_GUARDS = 1;

/** A task, and what it gained when it was last looked at with the enemy's answer; at most so much where it was given up early. */
interface Candidate {
  readonly task: Task;
  readonly gain: number;
  readonly step: number;
  readonly then?: Outlook;
}

/** One task after the other, as long as what is left after the enemy's answer gets better. `take` says whether it can be had. */
function* bestTasks(
  foresight: Foresight,
  table: Sandtable,
  open: readonly Task[],
  take: (task: Task) => boolean,
): Iterable<{ readonly task: Task; readonly gain: number }> {
  let left = [...open];
  let outlook = foresight.root;
  let known: Candidate[] = [];
  for (let step = 1; ; ) {
    known = withFresh(known, left, table, outlook);
    const chosen = choose(known, table, outlook, step, foresight);
    if (!chosen) return;
    const { task, gain, then } = chosen;
    const isIn = take(task);
    if (isIn) {
      step++;
      yield { task, gain };
      if (task.move) table.make(task.move);
      outlook = then ?? { ...outlook, worth: outlook.worth + gain };
    }
    const isOut = (one: Task): boolean => isSame(one, task) || (isIn && clashes(one, task));
    left = left.filter((one) => !isOut(one));
    known = known.filter((one) => !isOut(one.task));
  }
}

/** Those who look best at once join those that were looked at before, and those who go where the enemy would strike. */
function withFresh(
  known: readonly Candidate[],
  left: readonly Task[],
  table: Sandtable,
  { answers }: Outlook,
): Candidate[] {
  const found = [...known];
  const add = (tasks: readonly Task[]): void => {
    for (const task of tasks)
      if (!found.some((one) => isSame(one.task, task)))
        found.push({ task, gain: Number.POSITIVE_INFINITY, step: 0 });
  };
  const fresh = left.slice(0, MOST_FRESH).map((task): Task => {
    const { move } = task;
    return move ? { ...task, value: table.weigh(move.pieces, move.from, move.path) } : task;
  });
  fresh.sort((a, b) => b.value / b.spaces.length - a.value / a.spaces.length);
  add(fresh.slice(0, MOST_CONSIDERED));
  const aims = answers.flatMap(({ path }) => path);
  const guards = left.filter(({ target }) => target !== undefined && aims.includes(target));
  add(guards.filter(({ move }) => move).slice(0, MOST_GUARDS));
  return found;
}

/** The best of them as things stand now, if it gains anything; what is learned of each is noted in the list. */
function choose(
  known: Candidate[],
  table: Sandtable,
  outlook: Outlook,
  step: number,
  foresight: Foresight,
): Candidate | undefined {
  const { worth } = outlook;
  const priceOf = ({ task }: Candidate): number => task.spaces.length;
  const promise = (one: Candidate): number => one.gain / priceOf(one);
  for (;;) {
    known.sort((a, b) => promise(b) - promise(a));
    const [top] = known;
    if (!top || promise(top) <= LEAST_GAIN) return undefined;
    const { task } = top;
    if (top.step === step) return top;
    if (!task.move) {
      known[0] = { task, gain: task.value, step };
      continue;
    }
    const second = known.find((one) => one.step === step);
    const least = Math.max(LEAST_GAIN, second ? promise(second) : 0) * priceOf(top);
    const then = table.try(task.move, (s) => foresight.look(s, worth + least, outlook));
    known[0] = then
      ? { task, gain: then.worth - worth, step, then }
      : { task, gain: Math.min(top.gain, least - EPSILON), step: step - 1 };
  }
}
const EPSILON = 1e-6;

const isSame = (a: Task, b: Task): boolean =>
  a.target === b.target && a.move?.from === b.move?.from && a.move?.pieces === b.move?.pieces;

/** Whoever has gone or fights does nothing else, and two do not go to one place. */
function clashes(task: Task, done: Task): boolean {
  if (task.target !== undefined && task.target === done.target) return true;
  if (!task.spaces.some((id) => done.spaces.includes(id))) return false;
  const gone = done.move?.pieces;
  return !gone || !task.move || task.move.pieces.some((piece) => gone.includes(piece));
}

/** What is marked, in the order of what it is good for. */
export function marksAhead(
  s: State,
  name: string,
  side: SideId,
  foresight: Foresight,
): readonly Marking[] {
  updateSupply(s);
  const { posture } = foresight;
  const table = new Sandtable(s, side, posture);
  const trial = triumphOfChaos.clone(s);
  const found: Marking[] = [];
  let worth = 0;
  const marked = new Set<SpaceId>();
  const take = (task: Task): boolean => {
    // Whoever stands in a marked space goes without another marker.
    if (task.move && marked.has(task.move.from)) return true;
    if (trial.points <= 0 || !isMarking(trial, name)) return false;
    return canMark(trial, name, task.marks);
  };
  for (const { task, gain } of bestTasks(
    foresight,
    table,
    tasksOf(table.state, side, table, posture),
    take,
  )) {
    worth += gain;
    const isNew = !task.spaces.every((id) => marked.has(id));
    for (const id of task.spaces) marked.add(id);
    found.push({
      marks: isNew ? task.marks : [],
      spent: s.points - trial.points,
      worth,
      ...(task.move && { move: task.move }),
    });
  }
  return found;
}

/** The moves of marked stacks, in the order of what they are good for. */
export function movesAhead(
  s: State,
  side: SideId,
  stacks: readonly SpaceId[],
  posture: Posture,
): Way[] {
  const table = new Sandtable(s, side, posture);
  const open = bestMoves(table.state, side, stacks, table).map(
    (move): Task => ({
      marks: [],
      spaces: [move.from],
      target: move.path.at(-1),
      value: move.value,
      move,
    }),
  );
  const found: Way[] = [];
  for (const { task } of bestTasks(new Foresight(s, side, posture), table, open, () => true))
    if (task.move) found.push(task.move);
  return found;
}
