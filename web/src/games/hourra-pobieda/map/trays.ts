// Task groups as the map draws them: a plate, a strip of tiles, trenches.
import type { ElementId, Theatre } from '@motti/hourra-pobieda/parts';
import type { HexTile, HexTray } from '../../../board/hex-map.ts';
import { tileId } from '../clicks.ts';
import { CARDS, faceOf } from '../faces.ts';
import type { Offers } from '../offers.ts';
import { isSpent, type ShownGroup, theatreAt } from '../position.ts';
import type { HourraTable } from '../table.ts';

export interface TrayStates {
  readonly offers: Offers;
  readonly held: string | undefined;
  readonly looked: string | undefined;
  /** Hexes under attack, or that could be. */
  readonly threatened: ReadonlySet<string>;
}

const MARKS: Readonly<Record<string, HexTile['mark']>> = {
  veteran: 'good',
  green: 'poor',
  reservist: 'poor',
};

export function tileOf(t: Theatre, element: ElementId): HexTile {
  const side = t.sideOfElement[element]!;
  return {
    id: tileId(element),
    face: faceOf(t.scenario, side, t.typeOf[element]!),
    mark: MARKS[t.qualityOf[element]!],
  };
}

export function traysOf(
  table: HourraTable,
  groups: readonly ShownGroup[],
  { offers, held, looked, threatened }: TrayStates,
): HexTray[] {
  const t = theatreAt(table);
  return groups.map(({ view, id, side, at, name, value, own }) => {
    const mine = offers.groups.has(at) && own;
    const subject = offers.subject === at && own;
    return {
      hex: at,
      id,
      name,
      figure: String(value),
      plate: CARDS[side].band,
      plateInk: CARDS[side].bandInk,
      tiles: view.elements.map((element) => ({
        ...tileOf(t, element),
        pickable: offers.elements.has(element),
      })),
      trenches: view.level,
      hidden: view.concealed === 1,
      face: {
        cardboard: CARDS[side],
        band: name,
        symbol: faceOf(t.scenario, side, t.typeOf[view.elements[0]!] ?? '').symbol,
      },
      draggable: mine || subject,
      state: {
        selectable: mine && held === undefined,
        selected: at === held || (subject && held === undefined) || at === looked,
        threatened: threatened.has(at) && !own,
        spent: isSpent(table, view),
      },
    };
  });
}
