// Scenarios that somebody made or opened in this browser, each under a key of its own: two tabs that work on two of them
// never write over each other.
import { type AnyGame, type Json, scenarioError } from '@motti/engine';

export interface OwnScenario {
  readonly id: string;
  readonly game: string;
  /** As far as it has been made: it need not be playable yet. */
  readonly data: Json;
  readonly updated: number;
}

const PREFIX = 'motti.scenario.';
/** Where all of them stood together, once. */
const TOGETHER = 'motti.scenarios';

function parsed<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function readAll(): readonly OwnScenario[] {
  takeApart();
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parsed<OwnScenario>(localStorage.getItem(key)) ?? [])
    .sort((a, b) => b.updated - a.updated);
}

function takeApart(): void {
  const together = parsed<readonly OwnScenario[]>(localStorage.getItem(TOGETHER));
  if (!together) return;
  try {
    for (const one of together) localStorage.setItem(PREFIX + one.id, JSON.stringify(one));
    localStorage.removeItem(TOGETHER);
  } catch {
    // No room for both: the old list stays until there is.
  }
}

class Scenarios {
  #all = $state.raw<readonly OwnScenario[]>(readAll());
  /** The browser keeps nothing: no room, or storage is switched off. */
  full = $state(false);

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(PREFIX)) this.#all = readAll();
    });
  }

  /** Of one game, the latest first. Only those that the present rules still take. */
  of(game: AnyGame): readonly OwnScenario[] {
    return this.drafts(game.id).filter(({ data }) => canBePlayed(game, data));
  }

  /** Of one game, the latest first; also those that cannot be played yet. */
  drafts(game: string): readonly OwnScenario[] {
    return this.#all.filter((one) => one.game === game);
  }

  find(id: string): OwnScenario | undefined {
    return this.#all.find((one) => one.id === id);
  }

  /** Keeps it under this id, in the place of what was there; false if the browser would not. */
  keep(scenario: Omit<OwnScenario, 'updated'>): boolean {
    return this.putBack({ ...scenario, updated: Date.now() });
  }

  remove(id: string): void {
    localStorage.removeItem(PREFIX + id);
    this.#all = this.#all.filter((one) => one.id !== id);
  }

  /** After `remove`: as it was, with its old date. */
  putBack(scenario: OwnScenario): boolean {
    const others = this.#all.filter(({ id }) => id !== scenario.id);
    this.#all = [scenario, ...others].sort((a, b) => b.updated - a.updated);
    try {
      localStorage.setItem(PREFIX + scenario.id, JSON.stringify(scenario));
      this.full = false;
    } catch {
      this.full = true;
    }
    return !this.full;
  }

  /** Calls back with what another tab has made of this scenario; returns the way to stop listening. */
  onChange(id: string, changed: (now: OwnScenario | undefined) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent): void => {
      if (key === PREFIX + id) changed(parsed<OwnScenario>(newValue));
    };
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }
}

const canBePlayed = (game: AnyGame, data: Json): boolean => scenarioError(game, data) === undefined;

export const scenarios = new Scenarios();
