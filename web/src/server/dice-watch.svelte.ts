// Watches the dice of a match: keeps what is shown, shows our salt when its time has come, and notices what was exchanged.
import type { Side } from '@motti/engine';
import type { MatchInfo } from '@motti/protocol';
import {
  type DiceShare,
  type Difference,
  differenceOf,
  isMissing,
  keepShare,
  pledgeOfShare,
  shareOf,
} from './dice-share.ts';

/**
 * `none`: we have no share; `kept`: what the server shows is what it showed before; `lost`: our salt is in another browser;
 * otherwise what is different.
 */
export type DiceState = 'none' | 'kept' | 'lost' | Difference;

export class DiceWatch {
  readonly #match: string;
  readonly #reveal: (salt: string) => void;
  state = $state<DiceState>('none');
  /** The others for whose salts the dice wait. */
  missing = $state.raw<readonly Side[]>([]);

  constructor(match: string, reveal: (salt: string) => void) {
    this.#match = match;
    this.#reveal = reveal;
  }

  /** The match as the server tells it now. */
  see(info: MatchInfo): void {
    const { you, dice } = info;
    this.missing = info.seats
      .map(({ side }) => side)
      .filter((side) => side !== you && isMissing(info, side));
    const pledge = you === null ? undefined : dice.pledges[you];
    const kept = shareOf(this.#match);
    // A new browser, or one that has forgotten.
    if (you === null || !kept || (!kept.pledges && pledgeOfShare(kept) !== pledge)) {
      this.state = you !== null && isMissing(info, you) ? 'lost' : 'none';
      return;
    }
    const share = this.#noted(kept, info);
    this.state = differenceOf(share, dice) ?? 'kept';
    // Only once all is written down that could be exchanged later, and only if nothing was exchanged already.
    if (this.state === 'kept' && isMissing(info, you)) this.#reveal(share.salt);
  }

  #noted(share: DiceShare, info: MatchInfo): DiceShare {
    const { commitment, pledges, salts } = info.dice;
    const isClosed = info.you !== null && isMissing(info, info.you);
    const noted = {
      ...share,
      commitment: share.commitment ?? commitment,
      ...(isClosed && !share.pledges ? { pledges, shown: Object.keys(salts) } : {}),
    };
    return keepShare(this.#match, noted) ? noted : share;
  }
}
