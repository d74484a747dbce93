// The offer that lies on the table: a draw, or a take-back past what undo may. Everybody else must agree.
import { CHANCE, type Side } from '@motti/engine';
import type { Offer } from '@motti/protocol';
import { deny, type Outcome } from './outcome.ts';
import type { Audience } from './seen-log.ts';

/** What offers need of the match they are made in. */
export interface OfferedMatch {
  readonly people: readonly Side[];
  readonly bots: readonly Side[];
  /** Those who have come, by side. */
  readonly joined: Readonly<Record<Side, string>>;
  /** Adds a row to the log, and does what it says: `take`, `takeYes`, and what becomes of the match. */
  note(
    kind: 'offer' | 'answer' | 'draw' | 'take-back',
    side: Side,
    text: string,
    now: number,
  ): void;
}

export class Offers {
  /** The one that waits for an answer; in numbers of the whole log. */
  pending: Offer | undefined;
  readonly #match: OfferedMatch;

  constructor(match: OfferedMatch) {
    this.#match = match;
  }

  /** `to`: the row after which everything is to be taken back; absent: a draw. */
  make(side: Side, to: number | undefined, now: number): Outcome | undefined {
    const { bots } = this.#match;
    if (this.pending && this.pending.by !== side) {
      // Two that offer the same agree.
      if (this.pending.what === 'draw' && to === undefined) return this.#accept(side, now);
      return deny('offer-waits');
    }
    this.#match.note('offer', side, to === undefined ? 'draw' : `take-back ${to}`, now);
    if (to === undefined && bots.length > 0) this.#match.note('answer', bots[0]!, 'no', now);
    if (this.pending) this.#conclude(now);
    return undefined;
  }

  answer(side: Side, accept: boolean, now: number): Outcome | undefined {
    if (!this.pending) return deny('no-offer');
    if (accept) return this.pending.by === side ? deny('own-offer') : this.#accept(side, now);
    this.#match.note('answer', side, 'no', now);
    return undefined;
  }

  /** Who plays on has not agreed; unless whoever made the offer may not know that they play. */
  lapse(side: Side, audience: Audience): void {
    if (!this.pending || this.pending.by === side || side === CHANCE) return;
    if (audience === undefined || audience.includes(this.pending.by)) this.pending = undefined;
  }

  /** As a row of the log says. */
  take(by: Side, to: number | undefined): void {
    this.pending =
      to === undefined
        ? { by, what: 'draw', accepted: [] }
        : { by, what: 'take-back', to, accepted: [] };
  }

  takeYes(side: Side): void {
    const offer = this.pending!;
    this.pending = { ...offer, accepted: [...offer.accepted, side] };
  }

  #accept(side: Side, now: number): undefined {
    this.#match.note('answer', side, 'yes', now);
    this.#conclude(now);
  }

  /** When every other person has agreed; a bot always agrees to a take-back, one who has not come is not asked. */
  #conclude(now: number): void {
    const offer = this.pending!;
    const { people, joined } = this.#match;
    const missing = people.filter(
      (side) => side !== offer.by && side in joined && !offer.accepted.includes(side),
    );
    if (missing.length > 0) return;
    if (offer.what === 'draw') this.#match.note('draw', offer.by, '', now);
    else this.#match.note('take-back', offer.by, String(offer.to), now);
  }
}
