// A bid in the making: how many of each kind, what may still be added, and the lines it is played as.
import type { Refusal } from '@motti/engine';
import type { Action, State } from '@motti/hourra-pobieda';
import { BID_KINDS, type BidKind, type Mark } from '@motti/hourra-pobieda/parts';
import type { HourraTable } from './table.ts';

/** `red`, `red-at`: a kind of token, with its mark where rule 9 gives it one. */
export type BidKey = string;
type Commit = Extract<Action, { readonly kind: 'commit' }>;

export const keyOfCommit = ({ what, mark }: Commit): BidKey =>
  mark === '' ? what : `${what}-${mark}`;

function commitOf(key: BidKey): Commit {
  const [what = 'red', mark = ''] = key.split('-');
  return { kind: 'commit', what: what as BidKind, mark: mark as Mark };
}

/** The bid as lines, in the order of the rules. */
export const linesOf = (bid: ReadonlyMap<BidKey, number>): Action[] =>
  [...bid]
    .sort(([a], [b]) => order(a) - order(b))
    .flatMap(([key, count]) => Array.from({ length: count }, () => commitOf(key)));

const order = (key: BidKey): number => BID_KINDS.indexOf(commitOf(key).what);

/** The position after the bid so far, and what could be added to it there. */
export function withBid(
  table: HourraTable,
  bid: ReadonlyMap<BidKey, number>,
): { readonly state: State; readonly more: ReadonlySet<BidKey> } {
  const { game, viewer = '' } = table;
  const state = game.clone(table.state) as State;
  for (const line of linesOf(bid))
    if (!game.check(state, viewer, line)) game.apply(state, viewer, line);
  const more = new Set<BidKey>();
  for (const action of game.choices(state, viewer) as Action[])
    if (action.kind === 'commit') more.add(keyOfCommit(action));
  return { state, more };
}

/** The rule that keeps a kind of token out of this assault, however many there are. */
export function barredBy(table: HourraTable, key: BidKey): Refusal | undefined {
  const refusal = table.game.check(table.state, table.viewer ?? '', commitOf(key));
  return refusal?.code === 'too-few-tokens' ? undefined : refusal;
}

export function changed(
  bid: ReadonlyMap<BidKey, number>,
  key: BidKey,
  by: number,
): ReadonlyMap<BidKey, number> {
  const next = new Map(bid);
  const count = (bid.get(key) ?? 0) + by;
  if (count > 0) next.set(key, count);
  else next.delete(key);
  return next;
}
/** What the viewer has committed by lines that are already played. */
export function committed(table: HourraTable, slots: readonly number[]): Map<BidKey, number> {
  const bid = new Map<BidKey, number>();
  const adapted = table.view.rules.adaptedMunitions;
  BID_KINDS.forEach((what, i) => {
    for (const at of what === 'aa' ? [0] : [0, 1]) {
      const count = slots[i * 2 + at] ?? 0;
      const mark = what === 'aa' || !adapted ? '' : at === 1 ? 'at' : 'he';
      if (count > 0) bid.set(mark === '' ? what : `${what}-${mark}`, count);
    }
  });
  return bid;
}
