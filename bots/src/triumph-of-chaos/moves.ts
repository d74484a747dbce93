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
import { evaluatePosition, worthBySpace } from './evaluation.ts';
import { readLines } from './lines.ts';

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

/** Who may leave together: everybody, or everybody but one who keeps the place. */
function groupsOf(s: State, side: SideId, id: SpaceId): PieceId[][] {
  const mobile = piecesAt(s, id).filter(
    (piece) =>
      allegianceOf(s, piece) === side && !checkMobile(s, piece) && !s.moved.includes(piece),
  );
  const units = mobile.filter((piece) => !isLeader(piece));
  if (units.length === 0) return [];
  const groups = [mobile];
  if (units.length > 1) {
    const weakest = units.at(-1);
    groups.push(mobile.filter((piece) => piece !== weakest));
  }
  return groups;
}

/** Every space the group can reach, with the way there. */
function waysOf(s: State, group: readonly PieceId[], from: SpaceId): SpaceId[][] {
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

/** What must depend on a space before anybody thinks of standing guard there. */
const LEAST_AT_STAKE = 2;

/** A copy of the state on which moves are tried one after the other; each leaves it as it was. */
export class Sandtable {
  readonly #s: State;
  readonly #side: SideId;
  readonly #base: number;
  /** Open spaces on which many depend for their supply. */
  readonly posts: ReadonlySet<SpaceId>;

  constructor(s: State, side: SideId) {
    this.#s = triumphOfChaos.clone(s);
    this.#side = side;
    this.#base = evaluatePosition(this.#s, side);
    this.posts = readLines(this.#s).posts(side, worthBySpace(this.#s, side), LEAST_AT_STAKE);
  }

  /** What changes if the group goes that way, taking what it passes. */
  weigh(group: readonly PieceId[], from: SpaceId, path: readonly SpaceId[]): number {
    const s = this.#s;
    const to = path.at(-1);
    if (to === undefined) return 0;
    const before = path.map((id) => recordOf(s, id));
    for (const piece of group) put(s, piece, to);
    if (group.some(takesGround)) for (const id of path) setRecord(s, id, this.#side);
    const gain = evaluatePosition(s, this.#side) - this.#base;
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
  { posts }: Sandtable,
): boolean => {
  const to = path.at(-1);
  if (to === undefined) return false;
  if (posts.has(to)) return true;
  if (path.some((id) => controlOf(s, id) !== side) || space(to).victoryCity) return true;
  return linksFrom(to).some((link) => controlOf(s, link.to) === 1 - side);
};

/** Where the whole stack does well, a part of it is tried as well: so many places. */
const TRIED_AGAIN = 4;

/** The best move of a stack, if any is better than to stay. */
export function bestMove(
  s: State,
  side: SideId,
  from: SpaceId,
  table: Sandtable,
): Move | undefined {
  const [whole, part] = groupsOf(s, side, from);
  if (whole === undefined) return undefined;
  const tryWays = (pieces: readonly PieceId[], isWanted: (to: SpaceId) => boolean): Move[] =>
    waysOf(s, pieces, from).flatMap((path) => {
      const to = path.at(-1);
      if (to === undefined || !isWanted(to) || !isPromising(s, side, path, table)) return [];
      return [{ from, pieces, path, value: table.weigh(pieces, from, path) }];
    });
  const moves = tryWays(whole, () => true).sort(byValue);
  if (part !== undefined) {
    const dull = new Set(moves.slice(TRIED_AGAIN).map(({ path }) => path.at(-1)));
    moves.push(...tryWays(part, (to) => !dull.has(to)));
    moves.sort(byValue);
  }
  const [best] = moves;
  return best !== undefined && best.value > 0.05 ? best : undefined;
}
const byValue = (a: Move, b: Move): number => b.value - a.value;

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
