// Set-ups and arrivals: where units go that are not on the map yet.
import type { Random, Side } from '@motti/engine';
import { type Action, type HexId, type State, winterWar } from '@motti/winter-war';
import {
  DONE,
  distance,
  FIRST_SOVIET,
  HELSINKI,
  hexNamed,
  hexOfUnit,
  IN_HAND,
  isArriving,
  LENINGRAD,
  MURMANSK,
  OULU,
  placeAction,
  SUPPLY_CITIES,
  typeOf,
  UNIT_COUNT,
  VIIPURI,
} from '@motti/winter-war/parts';
import { Draft } from './draft.ts';

/** Hexes by type of unit, in the order in which they are filled. */
type Book = Readonly<Record<string, string>>;

/**
 * A division in every fort that can have one, the last fort and the gaps between theatres held by what is left. The
 * north gets battalions in the towns on the roads, where a city doubles them or a road is all the enemy has.
 */
const FINNISH_BOOKS: readonly Book[] = [
  {
    F662: '1204 1305 1306 1407 1710 1712 1713',
    F442: '1711',
    F223: '1206 1613',
    F113: '1446 1134 1128 1125 1221 1514 1614 1207 1518 1307',
    DUM: '1205 1413 1220 1308 1227',
  },
  {
    F662: '1204 1305 1306 1407 1305 1710 1712',
    F442: '1713',
    F223: '1711 1614',
    F113: '1446 1134 1128 1125 1221 1514 1714 1207 1518 1206',
    DUM: '1205 1413 1220 1308 1713',
  },
  {
    F662: '1204 1305 1306 1407 1306 1711 1713',
    F442: '1712',
    F223: '1710 1614',
    F113: '1446 1234 1128 1226 1221 1515 1714 1207 1518 1206',
    DUM: '1205 1412 1220 1308 1710',
  },
];

/** Corps and tanks before the Mannerheim Line, divisions at Ladoga, regiments on the roads of the north, guards in cities. */
const SOVIET_BOOKS: readonly Book[] = [
  {
    SHQ: '1403 1911 1627 1536 1645',
    NKVD: '1403 2011 1926 1636 1644',
    S2012: '1404 1404 1503',
    S642: '1504 1505 1505 1504 1911',
    S533: '1303',
    S222: '1303',
    S213: '1402',
    S212: '1545 1546 1744 1743 1643 1745 1427 1527 1428 1528 1526 1436 1435 1912 1913 1503 1402 1603',
  },
  {
    SHQ: '1403 1911 1727 1536 1645',
    NKVD: '1403 2011 1926 1636 1644',
    S2012: '1404 1404 1503',
    S642: '1504 1505 1505 1504 1910',
    S533: '1303',
    S222: '1303',
    S213: '1402',
    S212: '1545 1546 1744 1743 1643 1745 1427 1527 1428 1528 1526 1436 1435 1912 1913 1503 1402 1603',
  },
];

export function deployment(s: State, side: Side, random: Random): readonly Action[] {
  const draft = new Draft(s, side);
  const books = side === 'finland' ? FINNISH_BOOKS : SOVIET_BOOKS;
  const book = books[random(books.length)]!;
  const [from, to] = side === 'finland' ? [0, FIRST_SOVIET] : [FIRST_SOVIET, UNIT_COUNT];
  const next = new Map<string, string[]>();
  for (const [type, hexes] of Object.entries(book)) next.set(type, hexes.split(' '));
  for (let unit = from; unit < to; unit++) {
    const hexes = next.get(typeOf(unit).id);
    while (hexes && hexes.length > 0 && draft.state.unitHex[unit] === IN_HAND)
      draft.try(placeAction(unit, hexNamed(hexes.shift()!)!));
  }
  finish(draft, random);
  return draft.actions;
}

/** What the book could not place goes anywhere it may; the game offers only hexes where it would be fed. */
function finish(draft: Draft, random: Random): void {
  const { step } = draft.state;
  for (let tries = 0; tries < 200 && draft.state.step === step; tries++) {
    if (draft.try(DONE)) return;
    const choices = winterWar.choices(draft.state, draft.side);
    draft.try(choices[random(choices.length)]!);
  }
}

/** Where arriving Soviet units are wanted: regiments fill up the north, all others go to Leningrad. */
export function sovietArrivals(s: State): readonly Action[] {
  const draft = new Draft(s, 'soviet');
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++) {
    if (!isArriving(draft.state, unit)) continue;
    const hexes = typeOf(unit).id === 'S212' ? theatresInNeed(draft.state) : [];
    for (const hex of [...hexes, LENINGRAD, ...CITIES])
      if (draft.try(placeAction(unit, hex))) break;
  }
  draft.end();
  return draft.actions;
}

const CITIES = SUPPLY_CITIES.map(({ hex }) => hex);
/** How many units each northern city should have near it. */
const NORTH: readonly (readonly [hex: HexId, wanted: number])[] = [
  [MURMANSK, 8],
  [CITIES[2]!, 6],
  [CITIES[3]!, 3],
];

function theatresInNeed(s: State): number[] {
  return NORTH.flatMap(([hex, wanted]) => {
    let near = 0;
    for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
      if (hexOfUnit(s, unit) >= 0 && distance(hexOfUnit(s, unit), hex) <= 6) near++;
    return near < wanted ? [hex] : [];
  });
}

/** The divisions to Viipuri, where they are needed; whoever is quick to Oulu or Helsinki, and on by rail. */
export function finnishArrivals(s: State): readonly Action[] {
  const draft = new Draft(s, 'finland');
  for (let unit = 0; unit < FIRST_SOVIET; unit++) {
    if (!isArriving(draft.state, unit)) continue;
    const quick = typeOf(unit).move > 2;
    const hexes = quick && unit % 2 === 0 ? [OULU, HELSINKI, VIIPURI] : [VIIPURI, HELSINKI, OULU];
    for (const hex of hexes) if (draft.try(placeAction(unit, hex))) break;
    if (hexOfUnit(draft.state, unit) >= 0) continue;
    const anywhere = winterWar
      .choices(draft.state, 'finland')
      .find((action) => action.kind === 'place' && action.unit === unit);
    if (anywhere) draft.try(anywhere);
  }
  draft.end();
  return draft.actions;
}
