// Groups that an entry has moved, and whom it tells of as attacked.
import type { Event } from '@motti/hourra-pobieda';
import type { HexArrow } from '../../../board/hex-map.ts';
import type { Travel } from '../../../board/Travellers.svelte';
import type { TableEntry } from '../../../table/table.svelte.ts';
import { CARDS } from '../faces.ts';
import { type ShownGroup, sideIndex } from '../position.ts';

const MOVES: readonly string[] = ['moved', 'retreated', 'occupied'];

export function travelsOf(
  entry: TableEntry<Event> | undefined,
  groups: readonly ShownGroup[],
): Travel[] {
  return (entry?.events ?? []).flatMap((event, i): Travel[] => {
    if (!MOVES.includes(event.kind) || !('from' in event)) return [];
    const side = sideIndex(event.side);
    const group = groups.find((one) => one.at === event.at && one.side === side);
    return [
      {
        id: `${entry?.index} ${i}`,
        piece: group?.id,
        face: { cardboard: CARDS[side], band: group?.name ?? '', symbol: 'infantry' },
        places: [event.from, event.at],
      },
    ];
  });
}

/** Assaults and shots, from where they came. */
export const attacksIn = (entry: TableEntry<Event> | undefined): HexArrow[] =>
  (entry?.events ?? []).flatMap((event, i): HexArrow[] =>
    event.kind === 'assault' || event.kind === 'fired'
      ? [
          {
            id: `attack ${entry?.index} ${i}`,
            from: [event.from],
            to: [event.at],
            colour: 'var(--red)',
            kind: 'attack',
          },
        ]
      : [],
  );
