// Matches that this browser runs itself, kept after every line: a reload loses nothing, and nothing leaves the machine.
import type { Ask, Line, Over, Setup, Side, StandingOrders } from '@motti/engine';
import { type KeptSetup, keepSetup, openSetup, releaseData } from './scenario-data.ts';

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly players: Readonly<Record<Side, Player>>;
  /** One person, or friends without secrets: no hand-over between sides. */
  readonly open: boolean;
  /** The secret of the dice; shown once the match is over. */
  readonly seed: string;
  readonly created: number;
  /** What seats have ordered to be played for them. */
  readonly orders?: StandingOrders;
  /** Every line ever made, with those that took lines back. */
  readonly lines: readonly Line[];
  /** The text of a record that was opened here; such a match is looked at, not played. */
  readonly record?: string;
}

/** What a list shows of a match without loading it. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly players: Readonly<Record<Side, Player>>;
  readonly created: number;
  readonly updated: number;
  readonly lines: number;
  readonly asked: { readonly sides: readonly Side[]; readonly ask: Ask } | undefined;
  readonly over: Over | undefined;
}

const INDEX = 'motti.matches';
const keyOf = (id: string): string => `motti.match.${id}`;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** As it is written: a scenario made by players stands apart, once. */
type Kept<Match extends { readonly setup: Setup }> = Omit<Match, 'setup'> & {
  readonly setup: KeptSetup;
};

const readIndex = (): readonly Summary[] =>
  read<readonly Kept<Summary>[]>(INDEX, []).map((match) => ({
    ...match,
    setup: openSetup(match.setup),
  }));

class Matches {
  #list = $state.raw<readonly Summary[]>(readIndex());
  /** The browser keeps nothing: no room, or storage is switched off. */
  full = $state(false);
  /** What stood in the storage when a match was last read or written here. */
  readonly #texts = new Map<string, string | null>();

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === INDEX) this.#list = readIndex();
    });
  }

  /** The latest first. */
  get list(): readonly Summary[] {
    return this.#list;
  }

  load(id: string): SavedMatch | undefined {
    const match = read<Kept<SavedMatch> | undefined>(keyOf(id), undefined);
    this.#texts.set(id, localStorage.getItem(keyOf(id)));
    return match && { ...match, setup: openSetup(match.setup) };
  }

  /** Has another tab changed this match since it was loaded or saved here? */
  isStale(id: string): boolean {
    return localStorage.getItem(keyOf(id)) !== this.#texts.get(id);
  }

  save(match: SavedMatch, standing: Pick<Summary, 'asked' | 'over'>): void {
    const { id, game, setup, players, created, lines } = match;
    const summary: Summary = {
      id,
      game,
      setup,
      players,
      created,
      updated: Date.now(),
      lines: lines.length,
      ...standing,
    };
    this.#write(keyOf(id), { ...match, setup: keepSetup(setup) });
    this.#texts.set(id, localStorage.getItem(keyOf(id)));
    this.#keep([summary, ...this.#list.filter((other) => other.id !== id)]);
  }

  remove(id: string): void {
    localStorage.removeItem(keyOf(id));
    this.#keep(this.#list.filter((match) => match.id !== id));
    releaseData(this.#list.map(({ setup }) => keepSetup(setup)));
  }

  /** Calls back when another tab has changed this match; returns the way to stop listening. */
  onChange(id: string, changed: () => void): () => void {
    const listen = ({ key }: StorageEvent): void => {
      if (key === keyOf(id)) changed();
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }

  #keep(list: readonly Summary[]): void {
    this.#list = list;
    this.#write(
      INDEX,
      list.map((match) => ({ ...match, setup: keepSetup(match.setup) })),
    );
  }

  #write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}

export const matches = new Matches();

/** An id that nobody else has: for matches, tabs, salts. */
export function newId(bytes = 8): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
