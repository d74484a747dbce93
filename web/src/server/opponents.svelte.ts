// Matches of this browser that wait for somebody to sit down: looked after while the page is open.
import { ApiError, api } from './api.ts';
import { type HeldSeat, seats } from './seats.svelte.ts';

interface SatDown {
  readonly id: string;
  readonly game: string;
  /** Who sat down; empty when they gave no name. */
  readonly name: string;
}

const EVERY = 15_000;
/** Nobody waits longer than the open list shows a match. */
const PATIENCE = 14 * 86_400_000;

class Opponents {
  #news = $state.raw<readonly SatDown[]>([]);
  readonly #waiting = new Set<string>();

  /** Who has sat down since, and has not been greeted yet. */
  get news(): readonly SatDown[] {
    return this.#news;
  }

  read(match: string): void {
    this.#news = this.#news.filter(({ id }) => id !== match);
  }

  /** Looks now and then, as long as the page is open; returns the way to stop. */
  watch(): () => void {
    const timer = setInterval(() => void this.#look(), EVERY);
    void this.#look();
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    const since = Date.now() - PATIENCE;
    // Only who made a match holds links for the others, and only a seat waits.
    const made = seats.list.filter(({ links, side, added }) => links && side && added > since);
    for (const seat of made) if (!this.#settled.has(seat.id)) await this.#ask(seat);
  }

  /** Matches that wait for nobody any more. */
  readonly #settled = new Set<string>();

  async #ask({ id, game, token, side }: HeldSeat): Promise<void> {
    try {
      const { info } = await api.match(id, token);
      if (info.status === 'waiting') {
        this.#waiting.add(id);
        return;
      }
      this.#settled.add(id);
      if (!this.#waiting.has(id) || info.status === 'over') return;
      const other = info.seats.find((one) => one.side !== side && one.kind !== 'bot');
      this.#news = [...this.#news, { id, game, name: other?.name ?? '' }];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 410) this.#settled.add(id);
    }
  }
}

export const opponents = new Opponents();
