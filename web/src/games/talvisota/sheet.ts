// What never changes on the Talvisota sheet: where spaces stand, how links run, the lines, the lettering.
import { BENDS, SEATS as PLACES } from '@motti/talvisota/aid';
import { CONNECTIONS, MAP_SPACES } from '@motti/talvisota/parts';
import { boxAround } from '../../board/geometry.ts';
import type { Anchor, Lettering, LinkDrawing } from '../../board/point-map.ts';
import { countryName, waterName } from '../../kit/lettering.ts';
import { ICE_ROAD, RAILWAY, ROAD, TRACK } from '../../kit/link-looks.ts';
import type { Words } from './words/index.ts';

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly name: Anchor;
}

export const SEATS = PLACES as Readonly<Record<string, Seat>>;
export const SHEET = { left: -1000, top: -60, right: 2960, bottom: 2680 };
export const HOME = boxAround(Object.values(SEATS), 76);
/** Where the war is decided: the first view. */
export const ISTHMUS = { left: 640, top: 1640, right: 1640, bottom: 2540 };

export const TINTS = {
  land: '--land-finland',
  grounds: { west: '--land-other', east: '--land-soviet', south: '--land-other' },
};

export const LOOKS = [TRACK, ROAD, ICE_ROAD, RAILWAY];

export function linksIn(turn: number): LinkDrawing[] {
  return CONNECTIONS.map(({ a, b, kind, fromTurn }) => ({
    from: a,
    to: b,
    kind,
    closed: fromTurn !== undefined && turn < fromTurn,
    bend: BENDS[`${a} ${b}`],
  }));
}

/** The fortified lines from west to east: Mannerheim, the middle one, the rear one. */
export const LINES: readonly { readonly id: number; readonly through: readonly string[] }[] = [
  ...new Set(MAP_SPACES.flatMap((space) => space.fortifiedLine ?? [])),
].map((id) => ({
  id,
  through: MAP_SPACES.filter((space) => space.fortifiedLine === id)
    .map((space) => space.id)
    .sort((a, b) => SEATS[a]!.x - SEATS[b]!.x),
}));

export function letteringIn({ lettering: words }: Words): Lettering[] {
  const water = (
    [text = '', sub]: readonly string[],
    x: number,
    y: number,
    angle: number,
    size: number,
    spacing = 0.2,
  ): Lettering => waterName(text, [x, y], angle, size, { spacing, ...(sub ? { sub } : {}) });
  const country = (text: string, x: number, y: number, angle: number, size: number): Lettering =>
    countryName(text, [x, y], angle, size, { upTo: 0.62 });
  return [
    water(words.ladoga, 1578, 1962, -47, 52, 0.34),
    water(words.gulf, 760, 2368, 14, 36),
    water(words.bothnia, 196, 1300, -58, 58),
    water(words.barents, 1560, 40, 14, 46),
    water(words.white, 2010, 800, 32, 46),
    water(words.onega, 2240, 1600, -62, 34),
    country(words.finland, 800, 1160, -4, 78),
    country(words.soviet, 1930, 1260, 6, 78),
    country(words.sweden, -160, 1180, -66, 64),
    country(words.norway, -560, 900, -62, 58),
    country(words.estonia, 640, 2600, 4, 40),
  ];
}
