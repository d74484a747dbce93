// What a move is likely to bring, without reading the whole position anew: only the best few by this are weighed in full.
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  controlOf,
  firstIn,
  linksFrom,
  NONE,
  type PieceId,
  type SideId,
  SPACE_COUNT,
  type SpaceId,
  type State,
  space,
  VICTORY_CITIES,
} from '@motti/triumph-of-chaos/parts';
import { AROUND, cityWorth, isContested, lead, worthBySpace } from './evaluation.ts';
import { readForces } from './forces.ts';
import { dangerOf, hasLine, impulsesLeft, readLines } from './lines.ts';
import { type Ages, type Weights, weightsAt } from './weights.ts';

/** By space: the cities in reach, and what a force counts there. */
const CITIES_OF: readonly { readonly city: number; readonly weight: number }[][] = Array.from(
  { length: SPACE_COUNT },
  () => [],
);
for (const [city, { spaces, shares }] of AROUND.entries())
  for (const [i, id] of spaces.entries()) CITIES_OF[id]!.push({ city, weight: shares[i]! });

/** What must depend on a space before anybody thinks of standing guard there. */
const LEAST_AT_STAKE = 2;
/** How much of what depends on a space is at stake when it is taken or left. */
const CUT = 0.4;
const MENDED = 0.4;
const LEFT = 0.4;
/** How much of what depends on a space where an enemy stands is at stake when somebody comes beside them. */
const BESIDE = 0.1;
/** So many posts are thought of, those with most behind them. */
const MOST_POSTS = 10;

function holdsForce(s: State, side: SideId, id: SpaceId): boolean {
  const first = firstIn(s, id);
  return first !== NONE && allegianceOf(s, asPiece(first)) === side;
}

/** Those who leave a space together. */
export interface Group {
  readonly from: SpaceId;
  readonly pieces: readonly PieceId[];
  readonly force: number;
  readonly worth: number;
  /** Nobody stays behind. */
  readonly isWhole: boolean;
}

export class Estimate {
  readonly #s: State;
  readonly #side: SideId;
  readonly #weights: Weights;
  /** By city: force of both sides in reach, and its worth. */
  readonly #own = new Float64Array(VICTORY_CITIES.length);
  readonly #theirs = new Float64Array(VICTORY_CITIES.length);
  readonly #worth = new Float64Array(VICTORY_CITIES.length);
  /** By space: what of a side's forces depends on it. */
  readonly #load: Float64Array;
  readonly #enemyLoad: Float64Array;
  /** By space: how likely a force there is cut off when the turn ends. */
  readonly #danger: Float64Array;
  readonly #exposed: ReadonlySet<SpaceId>;
  /** By space: what a force there would threaten to set free. */
  readonly #beside = new Float64Array(SPACE_COUNT);
  /** Open spaces on which many depend for their supply, and open cities. */
  readonly posts: ReadonlySet<SpaceId>;

  constructor(s: State, side: SideId, ages: Ages) {
    this.#weights = weightsAt(s, ages);
    const enemy: SideId = side === 0 ? 1 : 0;
    this.#s = s;
    this.#side = side;
    const forces = readForces(s);
    for (const [index, id] of VICTORY_CITIES.entries()) {
      if (isContested(s, id, controlOf(s, id))) this.#worth[index] = cityWorth(s, id);
      const { spaces, shares } = AROUND[index]!;
      for (let i = 0; i < spaces.length; i++) {
        this.#own[index]! += shares[i]! * forces[side * SPACE_COUNT + spaces[i]!]!;
        this.#theirs[index]! += shares[i]! * forces[enemy * SPACE_COUNT + spaces[i]!]!;
      }
    }
    const lines = readLines(s, forces);
    this.#load = lines.loads(side, worthBySpace(s, side));
    this.#enemyLoad = lines.loads(enemy, worthBySpace(s, enemy));
    const left = impulsesLeft(s);
    this.#danger = Float64Array.from(lines.labelsOf(side), (label) =>
      dangerOf(side, label, hasLine(label), left),
    );
    this.#exposed = new Set(ALL_SPACES.filter((id) => lines.isExposed(side, id)));
    for (const id of ALL_SPACES) {
      const freed = BESIDE * this.#load[id]!;
      if (freed < BESIDE * LEAST_AT_STAKE || !holdsForce(s, enemy, id)) continue;
      for (const { to } of linksFrom(id)) this.#beside[to] = Math.max(this.#beside[to]!, freed);
    }
    const posts = lines.posts(side, this.#load, LEAST_AT_STAKE);
    const load = this.#load;
    this.posts = new Set([
      ...posts.sort((a, b) => load[b]! - load[a]!).slice(0, MOST_POSTS),
      ...VICTORY_CITIES.filter((id) => lines.isOpen(side, id)),
    ]);
  }

  /** A group goes that way; apart from what it would guard there, which is the same for everybody. */
  of({ force, worth, from, isWhole }: Group, path: readonly SpaceId[]): number {
    const to = path.at(-1);
    if (to === undefined) return 0;
    let sum = this.#shift(to, force) + this.#shift(from, -force);
    sum += worth * (this.#danger[from]! - this.#dangerAfter(to, path.at(-2) ?? from));
    if (isWhole && this.#exposed.has(from)) sum -= LEFT * Math.max(0, this.#load[from]! - worth);
    sum += this.#beside[to]!;
    for (const id of path) sum += this.#taking(id);
    return sum;
  }

  /** On ground that was not ours the line goes back the way it came. */
  #dangerAfter(to: SpaceId, before: SpaceId): number {
    return this.#danger[controlOf(this.#s, to) === this.#side ? to : before]!;
  }

  /** More or less force in a space, for all cities around. */
  #shift(at: SpaceId, force: number): number {
    let sum = 0;
    for (const { city, weight } of CITIES_OF[at]!) {
      const worth = this.#worth[city]!;
      if (worth === 0) continue;
      const own = this.#own[city]!;
      const theirs = this.#theirs[city]!;
      sum +=
        this.#weights.nearness * worth * (lead(own + weight * force, theirs) - lead(own, theirs));
    }
    return sum;
  }

  /** Ground that is not ours yet, and whom its loss cuts off. */
  #taking(id: SpaceId): number {
    const holder = controlOf(this.#s, id);
    if (holder === this.#side) return 0;
    const isTheirs = holder === 1 - this.#side;
    const city = space(id).victoryCity ? (isTheirs ? 2 : 1) * cityWorth(this.#s, id) : 0;
    return (
      city + 0.06 + MENDED * this.#load[id]! + (isTheirs ? 0.06 + CUT * this.#enemyLoad[id]! : 0)
    );
  }
}
