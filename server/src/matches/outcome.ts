// What an act comes to, before anything is durable.
import { type Refusal, refuse } from '@motti/engine';
import type { ServerRefusal } from '@motti/protocol';
import type { LogRow } from '../store/store.ts';

/** What an act comes to: rows to make durable, or a refusal, or the version at which it had been done before. */
export type Outcome =
  | { readonly kind: 'rows'; readonly rows: readonly LogRow[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly index?: number }
  | { readonly kind: 'again'; readonly version: number };

/** The stored rows make no match by today's rules. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly row: number;
  readonly refusal: Refusal | undefined;

  constructor(row: number, refusal: Refusal | undefined) {
    super(
      `row ${row} cannot be played: ${refusal ? `${refusal.clause} ${refusal.code}` : 'unreadable'}`,
    );
    this.row = row;
    this.refusal = refusal;
  }
}

/** Refused by the server itself, not by the rules. */
export const deny = (
  code: ServerRefusal,
  facts: Refusal['facts'] = {},
  index?: number,
): Outcome => ({
  kind: 'refused',
  refusal: refuse('server', code, facts),
  ...(index === undefined ? {} : { index }),
});
