// What a click on the map does: plays what is lit, opens a stack, or says why not.
import type { Action } from '@motti/triumph-of-chaos';
import { leadersIn, type PieceId, type SpaceId, unitsIn } from '@motti/triumph-of-chaos/parts';
import type { PickedBy } from '../../board/hex-map.ts';
import { nearestLit } from '../../kit/map-hand.svelte.ts';
import type { NearAct } from '../../table/table.svelte.ts';
import type { Hand } from './hand.svelte.ts';
import { attemptAt, type Offers, ringedBy } from './offers.ts';
import { seatOf, spaceAt } from './sheet.ts';
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

/** What the lit space nearest to the one that was tried plays: the same as was tried there, where there are several things. */
function nearestTo(
  table: ChaosTable,
  offers: Offers,
  space: SpaceId,
  tried: Action,
): NearAct<Action> | undefined {
  const seat = seatOf(space);
  const far = (id: string): number => {
    const { x, y } = seatOf(spaceAt(id));
    return Math.hypot(x - seat.x, y - seat.y);
  };
  const same = (action: Action | undefined): boolean =>
    table.game.print({ ...action, space } as Action) === table.game.print(tried);
  return nearestLit(table, offers.spaces, far, (found) => {
    const offer = found.length === 1 ? found[0] : found.find(({ actions }) => same(actions.at(-1)));
    const action = offer?.actions.at(-1);
    return action && { action, all: offer!.actions };
  });
}

function clickUnlit(table: ChaosTable, hand: Hand, offers: Offers, id: string): void {
  const space = spaceAt(id);
  const empty = unitsIn(table.state, space).length + leadersIn(table.state, space).length === 0;
  const tried = ringedBy(table, offers).has(id) ? undefined : attemptAt(table, hand, offers, space);
  if (tried) {
    const nearest = nearestTo(table, offers, space, tried.action);
    if (table.refuse(tried.action, { ...tried, nearest })) return;
  }
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
