// The small integers that stand for names inside a State. Branded: a unit where a space is wanted does not compile.
import { invariant } from '@motti/engine';

export type SpaceId = number & { readonly space: unique symbol };
export type RegionId = number & { readonly region: unique symbol };
export type FactionId = number & { readonly faction: unique symbol };
export type UnitId = number & { readonly unit: unique symbol };
export type LeaderId = number & { readonly leader: unique symbol };

/** The players. Inside a State a player is a place in this list. */
export const PLAYERS = ['red', 'white'] as const;
export type Player = (typeof PLAYERS)[number];

export const enemyOf = (player: Player): Player => (player === 'red' ? 'white' : 'red');

export const SOURCES = ['printed', 'derived', 'public', 'found', 'reconstructed'] as const;
/** Where a value comes from: the rule booklet, its counts, public texts, or our own choice. */
export type Source = (typeof SOURCES)[number];

/** Finds the integer of a name; names in the data must exist, names from outside may not. */
export interface Names<Id extends number> {
  readonly count: number;
  readonly all: readonly Id[];
  of(name: string | number): Id;
  find(name: string | number): Id | undefined;
}

export function names<Id extends number>(
  what: string,
  list: readonly (string | number)[],
): Names<Id> {
  const index = new Map<string | number, Id>(list.map((name, id) => [name, id as Id]));
  invariant(index.size === list.length, `${what}: a name twice`);
  return {
    count: list.length,
    all: list.map((_, id) => id as Id),
    find: (name) => index.get(name),
    of(name) {
      const id = index.get(name);
      invariant(id !== undefined, `no ${what} is called ${name}`);
      return id;
    },
  };
}

/** A value of a closed set, out of the data. */
export function member<T extends string>(set: readonly T[], value: string, where: string): T {
  const found = set.find((entry) => entry === value);
  invariant(found !== undefined, `${where}: ${value} is none of ${set.join(', ')}`);
  return found;
}
