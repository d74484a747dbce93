// A hex in words, for those who hear the map.
import { COUNTRIES, COUNTRY, FORT, hexLabel, hexName, terrain } from '@motti/winter-war';
import { faceDownIn, type Offers, unitsIn } from '@motti/winter-war/aid';
import type { WinterWarTable } from '../table.ts';
import type { Words } from '../words/index.ts';
import { unitSpoken } from './stacks.ts';
import type { MapWords } from './words.ts';

export function spokenHex(
  table: WinterWarTable,
  words: Words,
  map: MapWords,
  hex: number,
  offers: Offers,
  threatened: ReadonlySet<number>,
): string {
  const { terrain: grounds, country, fort } = words.hexCard;
  const offer = offers.hexes.get(hex);
  const hidden = faceDownIn(table.view, hex);
  const parts = [
    hexLabel(hex) === hexName(hex) ? words.hex(hexName(hex)) : hexLabel(hex),
    grounds[terrain(hex)],
    country[COUNTRIES[COUNTRY[hex]!]!],
    FORT[hex] ? fort[FORT[hex]!] : '',
    ...unitsIn(table.view, hex).map((unit) => unitSpoken(words, unit)),
    hidden > 0 ? words.inspect.faceDown(hidden) : '',
    threatened.has(hex) ? map.mustAttack : '',
    offer?.byRail ? map.byRail : '',
    (offer && !offer.byRail) || offers.targets.has(hex)
      ? map.legal(offer?.cost === undefined ? '' : words.points(offer.cost))
      : '',
  ];
  return parts.filter(Boolean).join(', ');
}
