// What somebody learns by sitting down.
import type { Setup } from '@motti/engine';
import type { Seated } from '@motti/protocol';

/** The set-up of a match, with the scenario where players made it. */
export const setupOfSeated = ({ info, data }: Pick<Seated, 'info' | 'data'>): Setup =>
  data === undefined ? info.setup : { ...info.setup, data };
