// Lines of supply and how much they can be trusted. Whoever is cut off when the turn ends is lost, so a line through empty
// ground within the enemy's reach is only half a line, and one that is broken may still be mended while there is time.
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  controllerOf,
  controlOf,
  FACTION_IDS,
  factionAt,
  firstIn,
  isLeader,
  isNeutralFaction,
  linksFrom,
  MUD,
  movementOf,
  NONE,
  nextIn,
  OUT_OF_SUPPLY,
  RED,
  recordOf,
  type SideId,
  SPACE_COUNT,
  type SpaceId,
  type State,
  space,
  supplyAt,
  turnRow,
  updateSupply,
  WHITE,
  WINTER,
} from '@motti/triumph-of-chaos/parts';

/** The most steps that anybody has left after the first. */
const MOST_STEPS = 4;
/** A line is as good as its open spaces, up to so many, and its gaps. */
const MOST_OPEN = 5;
const GAP = MOST_OPEN + 1;
const NO_LINE = 5 * GAP;

type Link = ReturnType<typeof linksFrom>[number];
const neighbours = (isWanted: (link: Link) => boolean): readonly Int16Array[] =>
  ALL_SPACES.map((id) => Int16Array.from(linksFrom(id).filter(isWanted), ({ to }) => to));
const ALL = neighbours(() => true);
/** Connections on which one may go on, those of them by rail, and those that take a whole round (TC-10.1e). */
const NEXT = neighbours(({ fullRound }) => !fullRound);
const RAILS = neighbours(({ fullRound, kind }) => !fullRound && kind === 'rail');
const LONG = neighbours(({ fullRound }) => fullRound);

/** How far the forces in a space may go in one activation. */
function stepsOf(s: State, id: SpaceId): number {
  let most = 1;
  for (let p = firstIn(s, id); p !== NONE; p = nextIn(s, p)) {
    const piece = asPiece(p);
    if (isLeader(piece)) continue;
    if (most === 1 && supplyAt(s, piece, id) === OUT_OF_SUPPLY) return 1;
    most = Math.max(most, movementOf(s, piece) - (s.weather === WINTER ? 1 : 0));
  }
  return Math.min(most, MOST_STEPS + 1);
}

/** By side: where its own supply comes from. */
const SOURCES = (['red', 'white'] as const).map((side) =>
  ALL_SPACES.filter((id) => space(id).supplies.includes(side)),
);
/** Cities that feed the forces of their faction. */
const FACTION_SOURCES = ALL_SPACES.flatMap((id) => {
  const home = factionAt(id);
  return home !== undefined && space(id).supplies.includes('faction') ? [{ id, home }] : [];
});
/** The faction at home in a space, counted from 1; 0: none. */
const HOME = Uint8Array.from(ALL_SPACES, (id) => (factionAt(id) ?? -1) + 1);

/** What a space is on a side's line. */
const SAFE = 0;
const OPEN = 1;
/** Enemy ground where somebody of ours can be at once, and other; an enemy force beside one of ours, and other. */
const NEAR_GROUND = 2;
const FAR_GROUND = 3;
const NEAR_FORCE = 4;
const FAR_FORCE = 5;
const SHUT = 6;
/** By what a space is: the gaps that it makes. */
const GAPS = [0, 0, 1, 2, 2, 3];
/** By a line's number: what it becomes with a space of each kind at its end. */
const PRICES = Array.from({ length: NO_LINE }, (_, label) => {
  const prices = GAPS.map((gaps) => label + gaps * GAP);
  prices[OPEN] = label % GAP < MOST_OPEN ? label + 1 : label;
  prices[SHUT] = NO_LINE;
  return prices;
});
/** A force is not to be trusted with a space when one so many times as strong stands next door. */
const OUTNUMBERED = 1;

/** The best line from every space to a source, as a number: its gaps (more where an enemy stands), then its open spaces. */
class Web {
  readonly labels = new Uint8Array(SPACE_COUNT);
  readonly parents = new Int16Array(SPACE_COUNT);
  /** Spaces with a line, nearest first. */
  readonly order = new Int16Array(SPACE_COUNT);
  count = 0;
  readonly #waiting: number[][] = Array.from({ length: NO_LINE }, () => []);

  begin(): void {
    this.labels.fill(NO_LINE);
  }
  /** Begins with the lines of another. */
  beginWith({ labels }: Web): void {
    this.labels.set(labels);
  }
  enter(id: number, label: number, parent: number): void {
    if (label >= this.labels[id]!) return;
    this.labels[id] = label;
    this.parents[id] = parent;
    this.#waiting[label]!.push(id);
  }
  /** Spaces wait by their label; one that has found a better line since is passed over. */
  spread(kinds: Uint8Array): void {
    const { labels } = this;
    this.count = 0;
    for (let label = 0; label < NO_LINE; label++) {
      const list = this.#waiting[label]!;
      if (list.length === 0) continue;
      const prices = PRICES[label]!;
      for (let i = 0; i < list.length; i++) {
        const from = list[i]!;
        if (labels[from] !== label) continue;
        this.order[this.count++] = from;
        const next = ALL[from]!;
        for (let n = 0; n < next.length; n++) {
          const to = next[n]!;
          const price = prices[kinds[to]!]!;
          if (price < labels[to]! && price < NO_LINE) this.enter(to, price, from);
        }
      }
      list.length = 0;
    }
  }
}

/** Where the lines of both sides stand, read from one position; good until the next is read. */
class Lines {
  readonly #standing = new Int8Array(SPACE_COUNT);
  readonly #control = new Int8Array(SPACE_COUNT);
  readonly #shut = new Uint8Array(SPACE_COUNT);
  /** By side: where its enemy may be after one activation. */
  readonly #reach = [new Uint8Array(SPACE_COUNT), new Uint8Array(SPACE_COUNT)];
  readonly #kinds = [new Uint8Array(SPACE_COUNT), new Uint8Array(SPACE_COUNT)];
  /** By space: the steps an enemy there has left; by steps: who is still going. */
  readonly #left = new Uint8Array(SPACE_COUNT);
  readonly #going: number[][] = Array.from({ length: MOST_STEPS + 1 }, () => []);
  readonly #general = [new Web(), new Web()];
  readonly #factions = [new Web(), new Web()];
  /** By side: does it serve itself from a faction's source as well? */
  readonly #hasOwn = new Uint8Array(2);
  readonly #neutral = new Uint8Array(FACTION_IDS.length + 1);

  /** Force by space is RED's first and then WHITE's. */
  read(s: State, force: Float64Array): void {
    for (const f of FACTION_IDS) this.#neutral[f + 1] = isNeutralFaction(s, f) ? 1 : 0;
    for (let i = 0; i < SPACE_COUNT; i++) {
      const id = i as SpaceId;
      const first = firstIn(s, id);
      if (first === NONE) {
        this.#standing[id] = -1;
        this.#control[id] = recordOf(s, id);
      } else {
        this.#standing[id] = allegianceOf(s, asPiece(first));
        this.#control[id] = controlOf(s, id);
      }
      this.#shut[id] = this.#neutral[HOME[id]!]!;
    }
    this.#findReach(s, RED);
    this.#findReach(s, WHITE);
    for (const side of [RED, WHITE] as const) {
      this.#findKinds(side, force);
      const kinds = this.#kinds[side]!;
      const general = this.#general[side]!;
      general.begin();
      for (const id of SOURCES[side]!) this.#start(general, side, id);
      general.spread(kinds);
      const own = FACTION_SOURCES.filter(({ home }) => controllerOf(s, home) === side);
      this.#hasOwn[side] = own.length > 0 ? 1 : 0;
      if (own.length === 0) continue;
      const factions = this.#factions[side]!;
      factions.beginWith(general);
      for (const { id } of own) this.#start(factions, side, id);
      factions.spread(kinds);
    }
  }

  #start(web: Web, side: SideId, id: SpaceId): void {
    const kind = this.#kinds[side]![id]!;
    if (kind !== SHUT) web.enter(id, kind === OPEN ? 1 : GAPS[kind]! * GAP, -1);
  }
  #findKinds(side: SideId, force: Float64Array): void {
    const kinds = this.#kinds[side]!;
    const reach = this.#reach[side]!;
    const own = this.#reach[1 - side]!;
    for (let id = 0; id < SPACE_COUNT; id++) {
      const standing = this.#standing[id]!;
      if (this.#control[id] === side)
        kinds[id] = (standing === side ? this.#isWeak(side, id, force) : reach[id] === 1)
          ? OPEN
          : SAFE;
      else if (this.#shut[id] === 1) kinds[id] = SHUT;
      else if (standing === -1) kinds[id] = own[id] === 1 ? NEAR_GROUND : FAR_GROUND;
      else kinds[id] = this.#isBeside(side, id) ? NEAR_FORCE : FAR_FORCE;
    }
  }
  #isBeside(side: SideId, id: number): boolean {
    const next = ALL[id]!;
    for (let n = 0; n < next.length; n++) if (this.#standing[next[n]!] === side) return true;
    return false;
  }
  #isWeak(side: SideId, id: number, force: Float64Array): boolean {
    const most = force[side * SPACE_COUNT + id]! * OUTNUMBERED;
    const enemy = side === RED ? SPACE_COUNT : 0;
    const next = ALL[id]!;
    for (let n = 0; n < next.length; n++) if (force[enemy + next[n]!]! > most) return true;
    return false;
  }
  /** Whoever is cut off goes one step; in mud nobody goes further than that but by rail. */
  #findReach(s: State, side: SideId): void {
    const reach = this.#reach[side]!;
    const ways = s.weather === MUD ? RAILS : NEXT;
    const left = this.#left.fill(0);
    reach.fill(0);
    for (let id = 0; id < SPACE_COUNT; id++)
      if (this.#standing[id] === 1 - side) {
        reach[id] = 1;
        this.#go(side, NEXT[id]!, stepsOf(s, id as SpaceId) - 1);
        this.#go(side, LONG[id]!, 0);
      }
    for (let steps = MOST_STEPS; steps > 0; steps--) {
      const list = this.#going[steps]!;
      for (let i = 0; i < list.length; i++)
        if (left[list[i]!] === steps) this.#go(side, ways[list[i]!]!, steps - 1);
      list.length = 0;
    }
  }
  /** An enemy comes into these spaces with so many steps left. */
  #go(side: SideId, spaces: Int16Array, steps: number): void {
    const reach = this.#reach[side]!;
    for (let n = 0; n < spaces.length; n++) {
      const to = spaces[n]!;
      if (this.#standing[to] === side || this.#shut[to] === 1) continue;
      reach[to] = 1;
      if (steps <= this.#left[to]!) continue;
      this.#left[to] = steps;
      this.#going[steps]!.push(to);
    }
  }

  labelAt(side: SideId, id: SpaceId, ofFaction: boolean): number {
    return (ofFaction && this.#hasOwn[side] === 1 ? this.#factions : this.#general)[side]!.labels[
      id
    ]!;
  }
  /** The lines of a side's own forces, kept. */
  labelsOf(side: SideId): Uint8Array {
    return this.#general[side]!.labels.slice();
  }
  /** Is it a side's own, but empty and in the enemy's reach, or held by too few? */
  isOpen(side: SideId, id: SpaceId): boolean {
    return this.#kinds[side]![id] === OPEN;
  }
  /** Could the enemy walk in, if nobody stood there? */
  isExposed(side: SideId, id: SpaceId): boolean {
    const reach = this.#reach[side]!;
    return ALL[id]!.some((to) => reach[to] === 1);
  }
  /** By space: how much of a side's worth, given by space, depends on it to reach a source. */
  loads(side: SideId, worth: Float64Array): Float64Array {
    const { order, parents, count } = this.#general[side]!;
    const load = worth.slice();
    for (let i = count - 1; i >= 0; i--) {
      const id = order[i]!;
      const parent = parents[id]!;
      if (parent >= 0) load[parent]! += load[id]!;
    }
    return load;
  }
  /** Open spaces of a side that so much depends on. */
  posts(side: SideId, load: Float64Array, least: number): SpaceId[] {
    const kinds = this.#kinds[side]!;
    return ALL_SPACES.filter((id) => load[id]! >= least && kinds[id] === OPEN);
  }
}

/** A page to work on; every reading begins afresh. */
const lines = new Lines();
export function readLines(s: State, force: Float64Array): Lines {
  updateSupply(s);
  lines.read(s, force);
  return lines;
}

/** Impulses that each side still has in this turn, after the one that is under way. */
export function impulsesLeft(s: State): readonly [number, number] {
  const rounds = turnRow(s.turn).rounds - s.round;
  if (s.round === 0) return [rounds, rounds];
  const coming = (side: SideId): number =>
    s.agenda.some((step) => step.kind === 'impulse' && step.side === side) ? 1 : 0;
  return [rounds + coming(RED), rounds + coming(WHITE)];
}

/** By open spaces: how likely the line is cut for good where the enemy has the last word, and where it has not. */
const SUDDEN = [0, 0.35, 0.55, 0.7, 0.8, 0.9];
const ANSWERED = [0, 0.12, 0.2, 0.28, 0.34, 0.4];
/**
 * By impulses left to a side without the last word: how near the moment is when a cut can no longer be answered. Of WHITE's
 * forces with three open spaces on their line and three impulses left, nearly half are lost when the turn ends.
 */
const HURRY = [1, 0.7, 0.5, 0.4, 0.3, 0.2];
/** By gaps: how likely a broken line is mended. */
const RELIEF = [1, 0.7, 0.5, 0.35, 0.25, 0.1];

/** How likely a city is taken that is empty and in reach, or held by too few, as above. */
const SEIZED = 0.5;
const SEIZED_AND_ANSWERED = 0.1;

/**
 * Whoever has the last word of the turn mends what the other has done. The other fears more the nearer its own last word is,
 * and nothing is feared when the enemy has no word left.
 */
function betweenWords(
  side: SideId,
  left: readonly [number, number],
  answered: number,
  sudden: number,
): number {
  const own = left[side];
  const theirs = left[side === RED ? WHITE : RED];
  if (theirs === 0) return 0;
  const hurry = own < theirs ? (HURRY[own] ?? 0) : 0;
  return answered + hurry * (sudden - answered);
}

/** How likely a side loses an open city before the turn ends. */
export const seizureOf = (side: SideId, left: readonly [number, number]): number =>
  betweenWords(side, left, SEIZED_AND_ANSWERED, SEIZED);

/** A line without gaps. */
export const hasLine = (label: number): boolean => label < GAP;

/** How likely a side's force or city with this line is cut off when the turn ends. */
export function dangerOf(
  side: SideId,
  label: number,
  isFed: boolean,
  left: readonly [number, number],
): number {
  const own = left[side];
  const gaps = Math.floor(label / GAP);
  if (isFed) {
    if (gaps > 0) return 0;
    const open = label % GAP;
    return betweenWords(side, left, ANSWERED[open]!, SUDDEN[open]!);
  }
  if (own === 0) return 1;
  const chance = RELIEF[Math.max(1, gaps)] ?? 0;
  return 1 - chance * Math.min(1, (own + 1) / 4);
}
