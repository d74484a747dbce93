// HP-G12, HP-G20: everybody and everything on an open table that a path may come near to.
import type { Place } from '../board/geometry.ts';
import { unpack } from '../board/open-places.ts';
import type { Rim, Walk } from '../board/open-walk.ts';
import { type Point, square, withinSquare } from '../board/plane.ts';
import type { Group, SideId, State } from '../state.ts';
import { holderOf, sideOf, theatre } from '../state.ts';
import { takesIn, type Walker } from './movement.ts';

export const CONTROL = withinSquare(0.5);
export const CONTACT = withinSquare(1);
const UD = 100;
/** Whoever is farther from a path has no zone on it. */
const NEARBY = 105;

/** Who is looked at: a player who plans knows of nobody concealed and of no hidden mines; whoever walks meets them. */
export type Knowledge = 'known' | 'true';

/** An enemy, or a friend who does not take the walker in. */
export interface Near {
  readonly group: Group;
  readonly at: Point;
  readonly enemy: boolean;
  /** Of its zones: where something may change for a walk. */
  readonly rims: readonly Rim[];
  /** Where the walk has come to. */
  inZone: boolean;
  inControl: boolean;
}

interface Field {
  readonly index: number;
  readonly at: Point;
}

const controlRim = (centre: Point): Rim => ({ centre, radius: UD / 2 });
const contactRim = (centre: Point): Rim => ({ centre, radius: UD });

/** Whoever goes somewhere: what they know, how far they come at most (in hundredths), and whether friends matter to them. */
interface Outing {
  readonly walker: Walker;
  readonly knowledge: Knowledge;
  readonly reach: number;
  readonly pastFriends: boolean;
}

export class Around {
  /** HP-G22: minefields that the walker is not in already. */
  readonly fields: readonly Field[];
  /** What a walk could take, looked at only when it is made. */
  readonly posts: readonly Place[];
  readonly #start: Point;
  readonly #everybody: readonly Near[];
  /** Of minefields and posts. */
  readonly #rims: readonly Rim[];

  constructor(s: State, outing: Outing) {
    const { walker, knowledge } = outing;
    this.#start = unpack(walker.place);
    this.#everybody = othersOf(s, this.#start, outing);
    this.fields = fieldsFor(s, walker.side, this.#start, knowledge);
    this.posts = knowledge === 'true' ? enemyPosts(s, walker.side) : [];
    this.#rims = [
      ...this.fields.map(({ at }) => controlRim(at)),
      ...this.posts.map((post) => contactRim(unpack(post))),
    ];
  }

  /** Groups that the path may come near to, as they stand to its start. */
  near(corners: readonly Point[]): readonly Near[] {
    let { x: left, y: top } = this.#start;
    let [right, bottom] = [left, top];
    for (const { x, y } of corners) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const near: Near[] = [];
    for (const other of this.#everybody) {
      const { x, y } = other.at;
      if (x < left - NEARBY || x > right + NEARBY) continue;
      if (y < top - NEARBY || y > bottom + NEARBY) continue;
      const far = square(this.#start, other.at);
      other.inZone = far < CONTACT;
      other.inControl = far < CONTROL;
      near.push(other);
    }
    return near;
  }

  /** Everything that happens near somebody or something happens at a rim. */
  watch({ rims }: Walk, near: readonly Near[]): void {
    for (const other of near) for (const rim of other.rims) rims.push(rim);
    for (const rim of this.#rims) rims.push(rim);
  }
}

/** Nobody whom no path comes near to, and no friend who may be joined or passed by: they make no difference. */
function othersOf(
  s: State,
  start: Point,
  { walker, knowledge, reach, pastFriends }: Outing,
): readonly Near[] {
  const { key, side, elements } = walker;
  const most = (reach + NEARBY) ** 2;
  const others: Near[] = [];
  for (const group of s.groups) {
    if (group.key === key) continue;
    const enemy = sideOf(group.key) !== side;
    if (enemy ? group.concealed === 1 && knowledge === 'known' : pastFriends) continue;
    const at = unpack(group.place);
    if (square(start, at) > most || (!enemy && takesIn(s, elements, group))) continue;
    const rims = enemy ? [controlRim(at), contactRim(at)] : [controlRim(at)];
    others.push({ group, at, enemy, rims, inZone: false, inControl: false });
  }
  // HP-A75: by location; the order of groups is not for the enemy to see, and a refusal names the first.
  return others.sort((a, b) => a.group.place - b.group.place);
}

/** Of the enemy's hidden ones nobody knows. */
const fieldsFor = (s: State, side: SideId, start: Point, knowledge: Knowledge): Field[] =>
  s.mines.flatMap((mine, index) => {
    const hidden = mine.side !== side && mine.known === 0 && knowledge === 'known';
    const at = unpack(mine.place);
    return hidden || square(start, at) < CONTROL ? [] : [{ index, at }];
  });

/** What this side could take: bases it does not hold, and the enemy's depots. */
const enemyPosts = (s: State, side: SideId): Place[] => [
  ...theatre(s).bases.flatMap(({ place }, i) => (holderOf(s, i) === side ? [] : [place])),
  ...s.depots.flatMap((depot) => (depot.side === side ? [] : [depot.place])),
];
