// What is said beside matches: written together, like moves, and never so much that moves would wait for it.

import type { Side } from '@motti/engine';
import type { ServerRefusal } from '@motti/protocol';
import { Bucket } from '../live/bucket.ts';
import {
  accountOwner,
  type NewChat,
  type Said,
  seatOwner,
  type TalkStore,
} from '../store/store.ts';
import { Batches, fulfilled, rejected } from './batches.ts';

/** Seconds until another line may be said. */
const SECONDS_A_LINE = 3;
/** A match has room for so many. */
const CHAT_ROOM = 5000;
/** How many speakers are remembered; more than speak in the time that a bucket needs to fill. */
const SPEAKERS = 10_000;

interface Line {
  readonly match: string;
  readonly line: NewChat;
}

export class Talk {
  readonly #batches: Batches<Line, Said>;
  readonly #atOnce: number;
  readonly #speakers = new Map<string, Bucket>();
  /** Who may say nothing at all, until when: accounts and seats, by whoever runs the server. */
  silenced: ReadonlyMap<string, number> = new Map();
  /** Matches in which enough has been said. */
  readonly #full = new Set<string>();

  /** `atOnce`: lines that one who speaks may say before they have to wait. */
  constructor(store: Pick<TalkStore, 'say'>, atOnce: number) {
    this.#atOnce = atOnce;
    this.#batches = new Batches(async (lines) => {
      try {
        return (await store.say(lines)).map(fulfilled);
      } catch (error) {
        return lines.map(() => rejected(error));
      }
    });
  }

  /** Why nobody in this seat may say anything more now. A seat counts, and so do the accounts that sit in it. */
  refusal(
    match: string,
    side: Side,
    accounts: ReadonlySet<number>,
    at: number,
  ): ServerRefusal | undefined {
    if (this.#full.has(match)) return 'chat-is-full';
    const speakers = [seatOwner(match, side), ...[...accounts].map(accountOwner)];
    if (speakers.some((one) => (this.silenced.get(one) ?? 0) > at)) return 'silenced';
    const now = performance.now();
    const allowed = speakers.map((one) => this.#bucketOf(one, now).take(1, now));
    return allowed.every(Boolean) ? undefined : 'too-much-talk';
  }

  async say(match: string, line: NewChat): Promise<Said> {
    const said = await this.#batches.add({ match, line });
    if (said.line.n >= CHAT_ROOM) this.#full.add(match);
    return said;
  }

  drained(): Promise<void> {
    return this.#batches.drained();
  }

  /** In the order of last use: the one forgotten first has been silent longest, and its bucket is full again. */
  #bucketOf(speaker: string, now: number): Bucket {
    const bucket = this.#speakers.get(speaker) ?? new Bucket(1 / SECONDS_A_LINE, this.#atOnce, now);
    this.#speakers.delete(speaker);
    this.#speakers.set(speaker, bucket);
    if (this.#speakers.size > SPEAKERS) this.#speakers.delete(this.#speakers.keys().next().value!);
    return bucket;
  }
}
