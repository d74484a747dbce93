// The seats this browser holds on the server: a secret each, kept here and nowhere else.
import type { Side } from '@motti/engine';

export interface HeldSeat {
  /** The match. */
  readonly id: string;
  /** The secret; absent where an account holds the seat. */
  readonly token?: string;
  /** `undefined`: a spectator. */
  readonly side?: Side;
  readonly game: string;
  readonly added: number;
  /** Links for the other seats, as long as we made the match. */
  readonly links?: Readonly<Record<Side, string>>;
  readonly spectator?: string;
}

const KEY = 'motti.seats';

function read(): readonly HeldSeat[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as HeldSeat[]) ?? [];
  } catch {
    return [];
  }
}

class Seats {
  #list = $state.raw<readonly HeldSeat[]>(read());

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#list = read();
    });
  }

  get list(): readonly HeldSeat[] {
    return this.#list;
  }

  of(match: string): HeldSeat | undefined {
    return this.#list.find(({ id }) => id === match);
  }

  keep(seat: HeldSeat): void {
    this.#write([seat, ...this.#list.filter(({ id }) => id !== seat.id)]);
  }

  forget(match: string): void {
    this.#write(this.#list.filter(({ id }) => id !== match));
  }

  #write(list: readonly HeldSeat[]): void {
    this.#list = list;
    try {
      localStorage.setItem(KEY, JSON.stringify(list));
    } catch {
      // Without storage the seat lasts as long as the page; the link still leads back to it.
    }
  }
}

export const seats = new Seats();
