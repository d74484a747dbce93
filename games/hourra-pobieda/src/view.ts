// HP-A75, HP-A76, 3.4: what a side may know, field by field.
import type { Roll, Side } from '@motti/engine';
import type { Action, Step } from './actions.ts';
import { type Crossing, NOWHERE, type Place } from './board/geometry.ts';
import { isHiddenActivation, only } from './phases/phase.ts';
import type {
  Activation,
  Assault,
  Depot,
  Entry,
  Group,
  GroupKey,
  Loss,
  Minefield,
  Raid,
  Rules,
  Search,
  Shot,
  SideId,
  State,
} from './state.ts';
import {
  BID_SIZE,
  cloneActivation,
  cloneAssault,
  cloneRaid,
  enemyOf,
  findGroup,
  keyOf,
  SIDES,
  sideOf,
  sideOfName,
  theatre,
  topStep,
} from './state.ts';
import type { Board } from './theatre.ts';
import { placeAt } from './theatre.ts';

/** The number of a group that is gone, or that the viewer does not see. */
const UNKNOWN = 0;

export const BOARD = Symbol('board');

export interface View {
  readonly viewer: Side | null;
  readonly rules: Rules;
  readonly turn: number;
  /** The step being asked; within a hidden activation only that (HP-A76). */
  readonly agenda: readonly Step[];
  readonly attacker: SideId;
  readonly drawn: SideId;
  readonly side: SideId;
  readonly rolled: readonly number[];
  readonly answered: readonly number[];
  readonly stocks: readonly (readonly number[])[];
  /** The viewer's own choices so far. */
  readonly munitions: readonly (readonly number[])[];
  readonly holders: readonly SideId[];
  readonly depots: readonly Depot[];
  readonly depotsBuilt: readonly number[];
  readonly pontoons: readonly Crossing[];
  readonly mines: readonly Minefield[];
  /** Own groups by their own numbers, those of others by the numbers under which they are shown. */
  readonly groups: readonly GroupView[];
  readonly nextId: readonly number[];
  readonly nextShown: readonly number[];
  /** By element; of elements the viewer does not see nothing is told but whether they are lost. */
  readonly flags: readonly number[];
  readonly assaults: readonly number[];
  readonly locks: readonly number[];
  readonly lost: readonly number[];
  readonly released: readonly number[];
  readonly arriving: readonly number[];
  readonly active: Activation | null;
  readonly last: Activation | null;
  readonly assault: Assault | null;
  readonly loss: Loss | null;
  readonly entry: Entry | null;
  readonly shot: Shot | null;
  readonly raid: Raid | null;
  readonly search: Search | null;
  readonly winner: string;
  readonly level: string;
  /** The table itself, for whoever shares this process; it does not travel. */
  readonly [BOARD]?: Board;
}

export type GroupView = Readonly<Omit<Group, 'elements'>> & {
  readonly elements: readonly Group['elements'][number][];
};

/** A step that stands for a whole activation of a hidden group. */
const HIDDEN_STEP: Step = 'combat';

export function view(s: State, name: Side | undefined): View {
  const viewer = name === undefined ? undefined : sideOfName(name);
  const v = new Viewing(s, viewer);
  const made: View = {
    viewer: name ?? null,
    rules: s.rules,
    turn: s.turn,
    agenda: v.agenda(),
    attacker: s.attacker,
    drawn: s.drawn,
    side: s.side,
    rolled: s.rolled.slice(),
    answered: s.ready.slice(),
    stocks: s.stocks.map((stock) => stock.slice()),
    munitions: v.munitions(),
    holders: s.holders.slice(),
    depots: s.depots.slice(),
    depotsBuilt: s.depotsBuilt.slice(),
    pontoons: s.pontoons.slice(),
    mines: v.mines(),
    groups: v.groups(),
    nextId: SIDES.map((side) => (side === viewer ? s.nextId[side]! : 0)),
    nextShown: s.nextShown.slice(),
    flags: v.byElement(s.flags, 0),
    assaults: v.byElement(s.assaults, 0),
    locks: v.byElement(s.locks, -1),
    lost: s.lost.slice(),
    released: s.released.slice(),
    arriving: s.arriving.slice(),
    active: v.activation(s.active),
    last: v.last(),
    assault: v.assault(),
    loss: s.loss && { ...s.loss, key: v.key(s.loss.key) },
    entry: s.entry && { ...s.entry, key: v.key(s.entry.key), field: v.field(s.entry.field) },
    shot: s.shot && { ...s.shot, target: v.key(s.shot.target) },
    raid: s.raid && { ...cloneRaid(s.raid), target: v.key(s.raid.target) },
    search: v.search(),
    winner: s.winner,
    level: s.level,
  };
  return Object.defineProperty(made, BOARD, { value: s.board });
}

/** What one viewer, or a spectator, sees of a state. */
class Viewing {
  readonly #s: State;
  readonly #viewer: SideId | undefined;
  /** During the set-up nobody sees the other's groups. */
  readonly #placing: boolean;
  readonly #hidden: boolean;

  constructor(s: State, viewer: SideId | undefined) {
    this.#s = s;
    this.#viewer = viewer;
    this.#placing = s.agenda.includes('place');
    this.#hidden = isHiddenActivation(s) && viewer !== s.side;
  }

  /** HP-A76: which question of a hidden activation is asked tells too much. */
  agenda(): Step[] {
    const { agenda } = this.#s;
    if (!this.#hidden) return agenda.slice();
    const idle = agenda.indexOf('idle');
    const dice = topStep(this.#s) === 'search' ? (['search'] as const) : [];
    return [...agenda.slice(0, idle + 1), 'spend', HIDDEN_STEP, ...dice];
  }

  sees(group: Group): boolean {
    if (sideOf(group.key) === this.#viewer) return true;
    return group.concealed === 0 && !this.#placing;
  }

  /** HP-A75: the internal number is shown to its owner only. */
  key(key: GroupKey): GroupKey {
    if (sideOf(key) === this.#viewer) return key;
    const group = findGroup(this.#s, key);
    return keyOf(sideOf(key), group && this.sees(group) ? group.shown : UNKNOWN);
  }

  groups(): GroupView[] {
    const seen = this.#s.groups.filter((group) => this.sees(group));
    const views = seen.map((group) => ({
      key: this.key(group.key),
      place: group.place,
      level: group.level,
      concealed: group.concealed,
      shown: group.shown,
      works: group.works,
      crossing: group.crossing,
      elements: group.elements.slice(),
    }));
    return views.sort((a, b) => sideOf(a.key) - sideOf(b.key) || a.key - b.key);
  }

  /** Elements in hidden groups carry nothing that others know of. */
  byElement(values: readonly number[], nothing: number): number[] {
    const seen = values.slice();
    for (const group of this.#s.groups)
      if (!this.sees(group)) for (const element of group.elements) seen[element] = nothing;
    return seen;
  }

  mines(): Minefield[] {
    const seen = this.#s.mines.filter((mine) => this.seesMine(mine));
    return seen.map((mine) => ({ ...mine })).sort((a, b) => a.side - b.side || a.place - b.place);
  }

  private seesMine(mine: Minefield): boolean {
    return mine.side === this.#viewer || (mine.known === 1 && !this.#placing);
  }

  /** The number of a minefield among those that the viewer sees; a hidden own one of the enemy is none. */
  field(field: number): number {
    const mine = this.#s.mines[field];
    if (!mine) return -1;
    return this.mines().findIndex(({ side, place }) => side === mine.side && place === mine.place);
  }

  munitions(): number[][] {
    return SIDES.map((side) =>
      side === this.#viewer || topStep(this.#s) === 'collect'
        ? this.#s.munitions[side]!.slice()
        : [],
    );
  }

  activation(active: Activation | null): Activation | null {
    if (!active || this.#hidden) return null;
    const own = this.#s.side === this.#viewer;
    const copy = { ...cloneActivation(active), key: this.key(active.key) };
    // HP-A76: neither own mines before they are found, nor whom a group has left behind.
    if (own) return copy;
    copy.mined = 0;
    copy.parent = NOWHERE;
    return copy;
  }

  last(): Activation | null {
    const { last } = this.#s;
    const group = last && findGroup(this.#s, last.key);
    return group && this.sees(group) ? this.activation(last) : null;
  }

  /** Bids are secret until both are in (HP-2.7g). */
  assault(): Assault | null {
    const { assault } = this.#s;
    if (!assault) return null;
    const copy = cloneAssault(assault);
    copy.assailant = this.key(assault.assailant);
    copy.defender = this.key(assault.defender);
    if (topStep(this.#s) === 'bid')
      for (const side of SIDES)
        if (side !== this.#viewer) copy.bids[side] = new Array<number>(BID_SIZE).fill(0);
    return copy;
  }

  /** HP-A53: not from where a concealed group searches. */
  search(): Search | null {
    const { search } = this.#s;
    if (!search) return null;
    return this.#hidden ? { ...search, place: -1 as Place } : { ...search };
  }
}

/** Kinds of action that a hidden group's owner plays unseen. */
const UNSEEN: readonly string[] = [
  'activate',
  'detach',
  'rejoin',
  'declare',
  'reconnoitre',
  'stop',
  'done',
];

/** Who learns this line as it is played; nothing: everyone. */
export function audience(s: State, name: Side, action: Action | Roll): readonly Side[] | undefined {
  const side = sideOfName(name);
  switch (action.kind) {
    case 'place':
    case 'lift':
    case 'entrench':
    case 'mine':
    case 'suggested':
    case 'ready':
    case 'munitions':
    case 'commit':
    case 'seal':
      return only(side);
    case 'roll':
      // HP-A53: hidden from the searcher.
      return s.search && topStep(s) !== 'radius' ? only(enemyOf(s.search.side)) : undefined;
    case 'activate':
      return isHiddenAt(s, side, action.at) ? only(side) : undefined;
    case 'declare':
      return action.works === 'none' && isHiddenActivation(s) ? only(side) : undefined;
    default:
      return UNSEEN.includes(action.kind) && isHiddenActivation(s) ? only(side) : undefined;
  }
}

function isHiddenAt(s: State, side: SideId, at: number): boolean {
  const place = placeAt(theatre(s), at);
  return s.groups.some(
    (group) => sideOf(group.key) === side && group.concealed === 1 && group.place === place,
  );
}

/** Others see that something is done, not what (HP-A76, HP-2.7g, HP-A3). */
export const FACE_DOWN: readonly string[] = [
  'ready',
  'munitions',
  'seal',
  'activate',
  'declare',
  'reconnoitre',
  'stop',
  'done',
];
