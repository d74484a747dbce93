// Where a stack may go in one activation, and what it is worth to have it there.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type Action,
  ALL_PIECES,
  allegianceOf,
  allowanceOf,
  asPiece,
  checkLink,
  checkMobile,
  checkPlace,
  checkStack,
  controlOf,
  enemyUnitIn,
  firstIn,
  isInsurrection,
  isLeader,
  isOnMap,
  isPartisan,
  isRailOnly,
  linksFrom,
  MUD,
  NONE,
  nextIn,
  OUT_OF_SUPPLY,
  type PieceId,
  put,
  recordOf,
  type SideId,
  type SpaceId,
  type State,
  setRecord,
  space,
  spaceOf,
  supplyAt,
} from '@motti/triumph-of-chaos/parts';
import { Estimate, type Group } from './estimate.ts';
import { evaluatePosition } from './evaluation.ts';
import { forceOf, unitWorth } from './forces.ts';
import { opensCity, takesCity } from './guards.ts';
import type { Posture } from './posture.ts';
import type { Ages } from './weights.ts';

export interface Way {
  readonly from: SpaceId;
  readonly pieces: readonly PieceId[];
  readonly path: readonly SpaceId[];
}
export interface Move extends Way {
  readonly value: number;
}

function piecesAt(s: State, id: SpaceId): PieceId[] {
  const found: PieceId[] = [];
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) found.push(asPiece(p));
  return found;
}

/** Who may leave together: everybody, everybody but one who keeps the place, or one alone. */
function groupsOf(s: State, side: SideId, from: SpaceId): Group[] {
  const mobile = piecesAt(s, from).filter(
    (piece) =>
      allegianceOf(s, piece) === side && !checkMobile(s, piece) && !s.moved.includes(piece),
  );
  const units = mobile.filter((piece) => !isLeader(piece));
  const weakest = units.reduce<PieceId | undefined>(
    (least, unit) =>
      least === undefined || unitWorth(s, unit) < unitWorth(s, least) ? unit : least,
    undefined,
  );
  if (weakest === undefined) return [];
  const groupOf = (pieces: readonly PieceId[]): Group => {
    const leaving = pieces.filter((piece) => !isLeader(piece));
    const sum = (of: typeof unitWorth): number =>
      leaving.reduce((total, unit) => total + of(s, unit), 0);
    const isWhole = leaving.length === units.length;
    return { from, pieces, force: sum(forceOf), worth: sum(unitWorth), isWhole };
  };
  const groups = [groupOf(mobile)];
  if (units.length > 1)
    groups.push(groupOf(mobile.filter((piece) => piece !== weakest)), groupOf([weakest]));
  return groups;
}

/** Every space the group can reach, with the way there. */
function waysOf(s: State, { pieces: group, from }: Group): SpaceId[][] {
  const most = Math.min(...group.map((piece) => allowanceOf(s, piece)));
  const byRoad = s.weather !== MUD && !group.some(isRailOnly);
  const seen = new Set<SpaceId>([from]);
  const found: SpaceId[][] = [];
  let edge: { path: SpaceId[]; rail: boolean }[] = [{ path: [], rail: true }];
  for (let steps = 0; steps < most; steps++) {
    const next: typeof edge = [];
    for (const { path, rail } of edge)
      for (const link of linksFrom(path.at(-1) ?? from)) {
        if (seen.has(link.to) || (link.fullRound && steps > 0)) continue;
        const all = rail && link.kind === 'rail';
        if (steps > 0 && !all && !byRoad) continue;
        if (!mayEnter(s, group, link)) continue;
        seen.add(link.to);
        const way = [...path, link.to];
        if (!checkStack(s, link.to, group)) found.push(way);
        if (!link.fullRound) next.push({ path: way, rail: all });
      }
    edge = next;
  }
  return found;
}
function mayEnter(
  s: State,
  group: readonly PieceId[],
  link: ReturnType<typeof linksFrom>[number],
): boolean {
  const [first] = group;
  if (first === undefined || enemyUnitIn(s, first, link.to)) return false;
  return group.every((piece) => !checkLink(s, piece, link) && !checkPlace(s, piece, link.to));
}

/** A copy of the state on which moves are tried one after the other; each leaves it as it was. */
export class Sandtable {
  readonly #s: State;
  readonly #side: SideId;
  readonly #weights: Ages;
  #base: number;
  readonly #worth = (s: State): number => evaluatePosition(s, this.#side, this.#weights);
  readonly estimate: Estimate;
  readonly keepsCities: boolean;

  constructor(s: State, side: SideId, { weights, looksAhead, keepsCities }: Posture) {
    this.#s = triumphOfChaos.clone(s);
    this.#side = side;
    this.#weights = weights;
    this.keepsCities = keepsCities;
    this.#base = evaluatePosition(this.#s, side, weights);
    this.estimate = new Estimate(this.#s, side, weights);
    // TC-13.4a: once they are marked, those who are cut off go one space.
    if (looksAhead) this.#s.unsupplied = cutOff(this.#s, side);
  }

  /** What the position is worth with all that was made. */
  get base(): number {
    return this.#base;
  }
  /** To be looked at, and left as it is. */
  get state(): State {
    return this.#s;
  }
  /** A look at the position as if the group had gone that way. */
  try<Found>(way: Way, look: (s: State) => Found): Found {
    const s = this.#s;
    const { pieces, from, path } = way;
    const before = path.map((id) => recordOf(s, id));
    go(s, this.#side, way);
    const found = look(s);
    for (const piece of pieces) put(s, piece, from);
    for (const [i, id] of path.entries()) setRecord(s, id, before[i] ?? recordOf(s, id));
    return found;
  }
  /** The group goes there: what is weighed from now on comes after it. */
  make(way: Way): void {
    const s = this.#s;
    go(s, this.#side, way);
    s.moved.push(...way.pieces);
    this.#base = evaluatePosition(s, this.#side, this.#weights);
  }

  /** What changes if the group goes that way, taking what it passes. */
  weigh(group: readonly PieceId[], from: SpaceId, path: readonly SpaceId[]): number {
    if (path.length === 0) return 0;
    return this.try({ pieces: group, from, path }, this.#worth) - this.#base;
  }
}
/** The group goes that way and takes the ground. */
export function go(s: State, side: SideId, { pieces, path }: Way): void {
  const to = path.at(-1);
  if (to === undefined) return;
  for (const piece of pieces) put(s, piece, to);
  if (pieces.some(takesGround)) for (const id of path) setRecord(s, id, side);
}

/** Who of a side is out of supply. */
const cutOff = (s: State, side: SideId): PieceId[] =>
  ALL_PIECES.filter(
    (piece) =>
      isOnMap(s, piece) &&
      allegianceOf(s, piece) === side &&
      supplyAt(s, piece, spaceOf(s, piece)) === OUT_OF_SUPPLY,
  );
const takesGround = (piece: PieceId): boolean =>
  !isLeader(piece) && !isInsurrection(piece) && !isPartisan(piece);

/** Is it worth a look? Ground to be taken, a city or a line to be held, or a space nearer to the enemy. */
const isPromising = (
  s: State,
  side: SideId,
  path: readonly SpaceId[],
  { estimate }: Sandtable,
): boolean => {
  const to = path.at(-1);
  if (to === undefined) return false;
  if (estimate.posts.has(to)) return true;
  if (path.some((id) => controlOf(s, id) !== side) || space(to).victoryCity) return true;
  return linksFrom(to).some((link) => controlOf(s, link.to) === 1 - side);
};

/** So many ways of a group are weighed, and so many groups for a post. */
const MOST_WAYS = 3;
const MOST_GUARDS = 2;
export const LEAST_GAIN = 0.05;

interface Guess {
  readonly group: Group;
  readonly path: readonly SpaceId[];
  readonly guess: number;
  /** What the guess was put right by. */
  readonly error: number;
}

/** By how much the estimate of a way was wrong when it was first weighed: it will be again. */
export type Errors = Map<string, number>;
const keyOf = ({ from, pieces }: Group, path: readonly SpaceId[]): string =>
  `${from} ${path.at(-1)} ${pieces.length} ${pieces[0]}`;

/** The moves of these stacks that are better than to stay, best first; of no more ways than so many, those that look best. */
export function bestMoves(
  s: State,
  side: SideId,
  stacks: readonly SpaceId[],
  table: Sandtable,
  most = Number.POSITIVE_INFINITY,
  errors?: Errors,
): Move[] {
  const { estimate } = table;
  const wanted: Guess[] = [];
  const guards = new Map<SpaceId, Guess[]>();
  for (const from of stacks)
    for (const group of groupsOf(s, side, from)) {
      const ways: Guess[] = [];
      const isGuard = table.keepsCities && opensCity(s, side, from, group.pieces);
      for (const path of waysOf(s, group)) {
        if (isGuard && !takesCity(s, side, path)) continue;
        if (!isPromising(s, side, path, table)) continue;
        const guess = estimate.of(group, path);
        const error = errors?.get(keyOf(group, path)) ?? 0;
        const way = { group, path, guess: guess + error, error };
        const to = path.at(-1);
        if (to === undefined || !estimate.posts.has(to)) ways.push(way);
        else guards.set(to, [...(guards.get(to) ?? []), way]);
      }
      wanted.push(...bestWays(ways, MOST_WAYS));
    }
  for (const ways of guards.values()) wanted.push(...bestWays(ways, MOST_GUARDS));
  const weighed = wanted.length > most ? bestWays(wanted, most) : wanted;
  return weighed
    .map(({ group, path, guess, error }): Move => {
      const { from, pieces } = group;
      const value = table.weigh(pieces, from, path);
      if (errors && error === 0) errors.set(keyOf(group, path), value - guess);
      return { from, pieces, path, value };
    })
    .filter(({ value }) => value > LEAST_GAIN)
    .sort((a, b) => b.value - a.value);
}
const bestWays = (ways: Guess[], most: number): Guess[] =>
  ways.sort((a, b) => b.guess - a.guess).slice(0, most);

/** The actions that carry out a move, as far as they are lawful and nothing comes between. */
export function movePlan(s: State, name: string, { pieces, path }: Way): Action[] {
  const trial = triumphOfChaos.clone(s);
  const plan: Action[] = [];
  const wanted: Action[] = [
    ...pieces.map((piece): Action => ({ kind: 'take', piece })),
    ...path.map((to): Action => ({ kind: 'go', space: to })),
    { kind: 'halt' },
  ];
  for (const action of wanted) {
    const asked = triumphOfChaos.decision(trial);
    if (asked.kind !== 'choose' || !asked.sides.includes(name) || asked.ask.kind !== 'moves') break;
    if (action.kind === 'halt' && trial.group.length === 0) break;
    if (triumphOfChaos.check(trial, name, action)) {
      if (action.kind === 'go') {
        // The way is barred after all: stop where the group stands.
        if (!triumphOfChaos.check(trial, name, { kind: 'halt' })) plan.push({ kind: 'halt' });
        break;
      }
      continue;
    }
    triumphOfChaos.apply(trial, name, action);
    plan.push(action);
  }
  return plan;
}
