// Where a stack may go in one activation, and what it is worth to have it there.
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  type Action,
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
  isPartisan,
  isRailOnly,
  linksFrom,
  MUD,
  NONE,
  nextIn,
  type PieceId,
  put,
  recordOf,
  type SideId,
  type SpaceId,
  type State,
  setRecord,
  space,
} from '@motti/triumph-of-chaos/parts';
import { Estimate, type Group } from './estimate.ts';
import { evaluatePosition } from './evaluation.ts';
import { forceOf, unitWorth } from './forces.ts';

export interface Move {
  readonly from: SpaceId;
  readonly pieces: readonly PieceId[];
  readonly path: readonly SpaceId[];
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
  readonly base: number;
  readonly estimate: Estimate;

  constructor(s: State, side: SideId) {
    this.#s = triumphOfChaos.clone(s);
    this.#side = side;
    this.base = evaluatePosition(this.#s, side);
    this.estimate = new Estimate(this.#s, side);
  }

  /** What changes if the group goes that way, taking what it passes. */
  weigh(group: readonly PieceId[], from: SpaceId, path: readonly SpaceId[]): number {
    const s = this.#s;
    const to = path.at(-1);
    if (to === undefined) return 0;
    const before = path.map((id) => recordOf(s, id));
    for (const piece of group) put(s, piece, to);
    if (group.some(takesGround)) for (const id of path) setRecord(s, id, this.#side);
    const gain = evaluatePosition(s, this.#side) - this.base;
    for (const piece of group) put(s, piece, from);
    for (const [i, id] of path.entries()) setRecord(s, id, before[i] ?? recordOf(s, id));
    return gain;
  }
}
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
const LEAST_GAIN = 0.05;

interface Way {
  readonly group: Group;
  readonly path: readonly SpaceId[];
  readonly guess: number;
}

/** The moves of these stacks that are better than to stay, best first. */
export function bestMoves(
  s: State,
  side: SideId,
  stacks: readonly SpaceId[],
  table: Sandtable,
): Move[] {
  const { estimate } = table;
  const wanted: Way[] = [];
  const guards = new Map<SpaceId, Way[]>();
  for (const from of stacks)
    for (const group of groupsOf(s, side, from)) {
      const ways: Way[] = [];
      for (const path of waysOf(s, group)) {
        if (!isPromising(s, side, path, table)) continue;
        const way = { group, path, guess: estimate.of(group, path) };
        const to = path.at(-1);
        if (to === undefined || !estimate.posts.has(to)) ways.push(way);
        else guards.set(to, [...(guards.get(to) ?? []), way]);
      }
      wanted.push(...bestWays(ways, MOST_WAYS));
    }
  for (const ways of guards.values()) wanted.push(...bestWays(ways, MOST_GUARDS));
  return wanted
    .map(({ group, path }): Move => {
      const { from, pieces } = group;
      return { from, pieces, path, value: table.weigh(pieces, from, path) };
    })
    .filter(({ value }) => value > LEAST_GAIN)
    .sort((a, b) => b.value - a.value);
}
const bestWays = (ways: Way[], most: number): Way[] =>
  ways.sort((a, b) => b.guess - a.guess).slice(0, most);

/** The actions that carry out a move, as far as they are lawful and nothing comes between. */
export function movePlan(s: State, name: string, { pieces, path }: Move): Action[] {
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
