// Lines of supply and how much they can be trusted. Whoever is cut off when the turn ends is lost, so a line through empty
// ground within the enemy's reach is only half a line, and one that is broken may still be mended while there is time.
import {
  ALL_SPACES,
  allegianceOf,
  asPiece,
  controllerOf,
  controlOf,
  factionAt,
  firstIn,
  isNeutralFaction,
  linksFrom,
  NONE,
  RED,
  type SideId,
  SPACE_COUNT,
  type SpaceId,
  type State,
  space,
  turnRow,
  WHITE,
} from '@motti/triumph-of-chaos/parts';

/** Steps within which an enemy may walk into a space that nobody guards. */
const REACH = 3;
/** A line is as good as its open spaces, up to so many, and its gaps. */
const MOST_OPEN = 3;
const GAP = MOST_OPEN + 1;
const NO_LINE = 5 * GAP;

const NEXT: readonly Int16Array[] = ALL_SPACES.map((id) =>
  Int16Array.from(linksFrom(id), ({ to }) => to),
);
/** By side: where its own supply comes from. */
const SOURCES = (['red', 'white'] as const).map((side) =>
  ALL_SPACES.filter((id) => space(id).supplies.includes(side)),
);
/** Cities that feed the forces of their faction. */
const FACTION_SOURCES = ALL_SPACES.filter((id) => space(id).supplies.includes('faction'));

/** What a space is on a side's line. */
const SAFE = 0;
const OPEN = 1;
const ENEMY_GROUND = 2;
const ENEMY_FORCE = 3;
const SHUT = 4;

/** The best line from every space to a source, as a number: its gaps (two where an enemy stands), then its open spaces. */
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
      const open = label % GAP < MOST_OPEN ? label + 1 : label;
      const prices = [label, open, label + GAP, label + 2 * GAP, NO_LINE];
      for (let i = 0; i < list.length; i++) {
        const from = list[i]!;
        if (labels[from] !== label) continue;
        this.order[this.count++] = from;
        const next = NEXT[from]!;
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
  readonly #queue = new Int16Array(SPACE_COUNT);
  readonly #general = [new Web(), new Web()];
  readonly #factions = [new Web(), new Web()];

  read(s: State): void {
    for (const id of ALL_SPACES) {
      const first = firstIn(s, id);
      const home = factionAt(id);
      this.#standing[id] = first === NONE ? -1 : allegianceOf(s, asPiece(first));
      this.#control[id] = controlOf(s, id);
      this.#shut[id] = home !== undefined && isNeutralFaction(s, home) ? 1 : 0;
    }
    for (const side of [RED, WHITE] as const) {
      this.#findReach(side);
      this.#findKinds(side);
      const kinds = this.#kinds[side]!;
      const general = this.#general[side]!;
      general.begin();
      for (const id of SOURCES[side]!) this.#start(general, side, id);
      general.spread(kinds);
      const factions = this.#factions[side]!;
      factions.beginWith(general);
      for (const id of FACTION_SOURCES) {
        const home = factionAt(id);
        if (home !== undefined && controllerOf(s, home) === side) this.#start(factions, side, id);
      }
      factions.spread(kinds);
    }
  }

  #start(web: Web, side: SideId, id: SpaceId): void {
    const kind = this.#kinds[side]![id]!;
    if (kind === SAFE || kind === OPEN) web.enter(id, kind, -1);
  }
  #findKinds(side: SideId): void {
    const kinds = this.#kinds[side]!;
    const reach = this.#reach[side]!;
    for (let id = 0; id < SPACE_COUNT; id++) {
      const standing = this.#standing[id]!;
      if (this.#control[id] === side)
        kinds[id] = reach[id] === 1 && standing !== side ? OPEN : SAFE;
      else if (this.#shut[id] === 1) kinds[id] = SHUT;
      else kinds[id] = standing === -1 ? ENEMY_GROUND : ENEMY_FORCE;
    }
  }
  #findReach(side: SideId): void {
    const reach = this.#reach[side]!;
    const queue = this.#queue;
    let count = 0;
    reach.fill(0);
    for (let id = 0; id < SPACE_COUNT; id++)
      if (this.#standing[id] === 1 - side) {
        reach[id] = 1;
        queue[count++] = id;
      }
    let first = 0;
    for (let steps = 0; steps < REACH; steps++) {
      const end = count;
      for (let i = first; i < end; i++) {
        const next = NEXT[queue[i]!]!;
        for (let n = 0; n < next.length; n++) {
          const to = next[n]!;
          if (reach[to] === 1 || this.#standing[to] === side || this.#shut[to] === 1) continue;
          reach[to] = 1;
          queue[count++] = to;
        }
      }
      first = end;
    }
  }

  labelAt(side: SideId, id: SpaceId, ofFaction: boolean): number {
    return (ofFaction ? this.#factions : this.#general)[side]!.labels[id]!;
  }
  /** Open spaces of a side through which so much of its worth, by space, hangs on a source. */
  posts(side: SideId, worth: Float64Array, least: number): ReadonlySet<SpaceId> {
    const { order, parents, count } = this.#general[side]!;
    const load = worth.slice();
    const found = new Set<SpaceId>();
    for (let i = count - 1; i >= 0; i--) {
      const id = order[i] as SpaceId;
      const parent = parents[id]!;
      if (parent >= 0) load[parent]! += load[id]!;
      if (load[id]! >= least && this.#kinds[side]![id] === OPEN) found.add(id);
    }
    return found;
  }
}

/** A page to work on; every reading begins afresh. */
const lines = new Lines();
export function readLines(s: State): Lines {
  lines.read(s);
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
const SUDDEN = [0, 0.6, 0.8, 0.9];
const ANSWERED = [0, 0.2, 0.3, 0.4];
/** By gaps: how likely a broken line is mended. */
const RELIEF = [1, 0.7, 0.5, 0.35, 0.25, 0.1];

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
    if (gaps > 0 || left[side === RED ? WHITE : RED] === 0) return 0;
    return (own === 0 ? SUDDEN : ANSWERED)[label % GAP]!;
  }
  if (own === 0) return 1;
  const chance = RELIEF[Math.max(1, gaps)] ?? 0;
  return 1 - chance * Math.min(1, (own + 1) / 4);
}
