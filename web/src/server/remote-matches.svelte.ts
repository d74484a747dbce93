// The matches on the server in which this browser, or the account that is logged in, has a seat.
import type { Setup } from '@motti/engine';
import type { MatchSummary, Seated } from '@motti/protocol';
import { ApiError, api } from './api.ts';
import { setupOfSeated } from './seated.ts';
import { type HeldSeat, seats } from './seats.svelte.ts';
import { server } from './server.svelte.ts';

/** A match in a list: by its whole set-up where somebody has looked, else by the names that the server tells. */
export type ListedMatch = MatchSummary & {
  readonly setup?: Setup;
  /** What the clock leaves whoever is to move, in ms. */
  readonly left?: number;
};

class RemoteMatches {
  #list = $state.raw<readonly ListedMatch[]>([]);

  get list(): readonly ListedMatch[] {
    return this.#list;
  }

  /** Asks the server how they stand. */
  async refresh(): Promise<void> {
    await server.look();
    if (!server.isThere) return;
    const found = new Map<string, ListedMatch>();
    if (server.account) for (const match of await mine()) found.set(match.id, match);
    const held = seats.list.filter(({ id }) => !found.has(id));
    const asked = await Promise.all(held.map(summaryOf));
    for (const match of asked) if (match) found.set(match.id, match);
    this.#list = [...found.values()];
  }
}

export const remoteMatches = new RemoteMatches();

async function mine(): Promise<readonly MatchSummary[]> {
  try {
    return (await api.myMatches()).matches;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function summaryOf(seat: HeldSeat): Promise<ListedMatch | undefined> {
  try {
    return summarize(await api.match(seat.id, seat.token), seat);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 || error.status === 410) seats.forget(seat.id);
    return undefined;
  }
}

function summarize(seated: Seated, seat: HeldSeat): ListedMatch {
  const { info, decision, clocks } = seated;
  const running = clocks?.running[0];
  const left = running === undefined ? undefined : clocks?.left[running];
  return {
    setup: setupOfSeated(seated),
    ...(left === undefined ? {} : { left }),
    id: info.id,
    game: info.game,
    scenario: info.setup.scenario,
    seats: info.seats,
    status: info.status,
    asked: decision.kind === 'choose' ? [...decision.sides] : [],
    created: info.created,
    updated: seat.added,
    ...(info.you === null ? {} : { you: info.you }),
    ...(info.result ? { result: info.result } : {}),
  };
}
