// What a click on the map does: plays what is lit, opens a stack, or says why not.
import { leadersIn, type PieceId, unitsIn } from '@motti/triumph-of-chaos/parts';
import type { PickedBy } from '../../board/hex-map.ts';
import type { Hand } from './hand.svelte.ts';
import { attemptAt, type Offers, ringedBy } from './offers.ts';
import { spaceAt } from './sheet.ts';
import type { ChaosTable } from './table.ts';

export function click(
  table: ChaosTable,
  hand: Hand,
  offers: Offers,
  id: string,
  by: PickedBy,
): void {
  const found = offers.spaces.get(id);
  if (!found) {
    hand.chosen = undefined;
    clickUnlit(table, hand, offers, id);
    return;
  }
  table.dismiss();
  if (!hand.means(id, by)) return;
  // Several things may be done there: the call-out asks which.
  hand.chosen = found.length > 1 ? id : undefined;
  if (found.length === 1) table.play(found[0]!.actions);
}

function clickUnlit(table: ChaosTable, hand: Hand, offers: Offers, id: string): void {
  const space = spaceAt(id);
  const empty = unitsIn(table.state, space).length + leadersIn(table.state, space).length === 0;
  const tried = ringedBy(table, offers).has(id) ? undefined : attemptAt(table, hand, space);
  if (tried && table.refuse(tried)) return;
  hand.open = empty || hand.open === id ? undefined : id;
}

/** A counter of the open stack: played at once, or taken into the hand until a space is chosen for it. */
export function pickPiece(table: ChaosTable, hand: Hand, offers: Offers, piece: PieceId): void {
  const actions = offers.pieces.get(piece);
  if (!actions) return;
  const whole = actions.find((action) => !('space' in action));
  if (whole) table.play(whole);
  else hand.unit = hand.unit === piece ? undefined : piece;
}
