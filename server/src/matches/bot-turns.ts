// Bots that are asked: each answer is thought of once, whatever number of servers know the match.
import { randomBytes } from 'node:crypto';
import type { Side } from '@motti/engine';
import type { Jobs } from './jobs.ts';
import type { MatchesLog } from './matches.ts';
import type { Room } from './room.ts';
import type { Thinker } from './thinker.ts';
import { viewOf } from './wire.ts';

const BOT_ATTEMPTS = 3;
/** A bot that has not answered by then never will; see the pool. */
const LONGEST_MS = 70_000;

export class BotTurns {
  readonly #thinker: Thinker;
  readonly #jobs: Jobs;
  readonly #log: MatchesLog;
  /** What is being thought of, or asked for, here. */
  readonly #busy = new Set<string>();
  /** The version at which a bot found nothing legal: asking again would change nothing. */
  readonly #stuck = new Map<string, number>();
  #closed = false;

  constructor(thinker: Thinker, jobs: Jobs, log: MatchesLog) {
    this.#thinker = thinker;
    this.#jobs = jobs;
    this.#log = log;
  }

  /** Nobody answers any more. */
  close(): void {
    this.#closed = true;
  }

  /** Sets going every bot that is asked in this match. */
  wake(room: Room): void {
    const { live } = room;
    if (this.#closed || live.status !== 'playing') return;
    for (const side of live.asked) if (live.bots.includes(side)) void this.#answer(room, side);
  }

  async #answer(room: Room, side: Side): Promise<void> {
    const key = `bot ${room.id} ${side}`;
    if (this.#busy.has(key) || this.#stuck.get(key) === room.live.version) return;
    this.#busy.add(key);
    let ours = false;
    try {
      ours = await this.#jobs.once(key, LONGEST_MS, () => this.#think(room, side));
      this.#stuck.delete(key);
    } catch (error) {
      this.#stuck.set(key, room.live.version);
      if (!this.#closed) this.#log.error({ match: room.id, side, error }, 'a bot is stuck');
    } finally {
      this.#busy.delete(key);
    }
    // Asked again at once, or something happened while it was thinking.
    if (ours) this.wake(room);
  }

  async #think(room: Room, side: Side): Promise<void> {
    // Another server may have answered just before it was our turn.
    await room.refresh();
    if (!room.live.asked.includes(side)) return;
    room.thinking.add(side);
    room.tellPresence();
    try {
      await this.#play(room, side);
    } finally {
      room.thinking.delete(side);
      room.tellPresence();
    }
  }

  async #play(room: Room, side: Side): Promise<void> {
    const level = room.live.stored.seats.find((seat) => seat.side === side)?.level ?? '';
    for (let attempt = 0; attempt < BOT_ATTEMPTS; attempt++) {
      const { live } = room;
      const { version } = live.seenBy(side);
      const lines = await this.#thinker.think({
        game: live.game.id,
        setup: live.stored.setup,
        level,
        side,
        view: viewOf(live, side),
        seed: randomBytes(16).toString('hex'),
      });
      if (this.#closed) return;
      const refusal = await room.actForBot(side, version, lines);
      if (!refusal) return;
      this.#log.warn({ match: room.id, side, lines, refusal }, 'a bot chose what is illegal');
    }
    throw new Error('only illegal choices');
  }
}
