// Scenarios that somebody made or opened in this browser, for the lobby to offer again.
import type { AnyGame, Json } from '@motti/engine';

export interface OwnScenario {
  readonly id: string;
  readonly game: string;
  readonly data: Json;
  readonly updated: number;
}

const KEY = 'motti.scenarios';

function read(): readonly OwnScenario[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as OwnScenario[] | null) ?? [];
  } catch {
    return [];
  }
}

class Scenarios {
  #all = $state.raw<readonly OwnScenario[]>(read());
  /** The browser keeps nothing: no room, or storage is switched off. */
  full = $state(false);

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#all = read();
    });
  }

  /** Of one game, the latest first. Only those that the present rules still take. */
  of(game: AnyGame): readonly OwnScenario[] {
    return this.#all.filter((one) => one.game === game.id && canBePlayed(game, one.data));
  }

  find(id: string): OwnScenario | undefined {
    return this.#all.find((one) => one.id === id);
  }

  /** Keeps it under this id, in the place of what was there. */
  keep(scenario: Omit<OwnScenario, 'updated'>): void {
    const others = this.#all.filter(({ id }) => id !== scenario.id);
    this.#write([{ ...scenario, updated: Date.now() }, ...others]);
  }

  remove(id: string): void {
    this.#write(this.#all.filter((one) => one.id !== id));
  }

  #write(all: readonly OwnScenario[]): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}

export const canBePlayed = (game: AnyGame, data: Json): boolean =>
  game.ownScenarios?.problems(data).every(({ level }) => level !== 'error') ?? false;

export const scenarios = new Scenarios();
