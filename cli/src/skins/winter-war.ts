// Winter War in the terminal: who stands where, and a window of hexes around a place.
import type { Locale } from '@motti/engine';
import {
  ATTACK,
  DEFENSE,
  FINN,
  FINNISH_CITIES,
  FORT,
  faceDownSeen,
  HEX_COLUMN,
  HEX_COUNT,
  HEX_ROW,
  hexLabel,
  hexName,
  hexSeen,
  isOnMap,
  neighbour,
  placeName,
  ROWS,
  SIDE_OF,
  SUPPLY_CITIES,
  terrain,
  UNIT_COUNT,
  type UnitId,
  unitName,
  VIIPURI,
  type View,
  winterWar,
} from '@motti/winter-war';
import { drawHexes, type HexCell } from './hexes.ts';
import { plain, type Seen, type Skin } from './skin.ts';

const WORDS = {
  en: {
    soviets: 'Soviets',
    finns: 'Finns',
    on: (count: number) => `${count} on the map`,
    off: (count: number) => `${count} off it`,
    faceDown: (count: number) =>
      count === 1 ? '1 counter face down' : `${count} counters face down`,
    legend:
      '≈ water · ∴ swamp · ^ mountain · # fort · * city · S6·4 Soviet, F2·2 Finnish: attack and defence',
    hidden: '?2 two counters face down',
    at: (hex: string) => `at ${hex}`,
    colon: ':',
  },
  fr: {
    soviets: 'Soviétiques',
    finns: 'Finlandais',
    on: (count: number) => `${count} sur la carte`,
    off: (count: number) => `${count} en dehors`,
    faceDown: (count: number) =>
      count === 1 ? '1 pion face cachée' : `${count} pions face cachée`,
    legend:
      '≈ eau · ∴ marais · ^ montagne · # fort · * ville · S6·4 soviétique, F2·2 finlandais : attaque et défense',
    hidden: '?2 deux pions face cachée',
    at: (hex: string) => (/^\d/.test(hex) ? `en ${hex}` : `à ${hex}`),
    colon: '\u00a0:',
  },
} as const satisfies Record<Locale, unknown>;

const viewOf = ({ view }: Seen): View => view as View;
const nameOf = ({ locale }: Seen, unit: UnitId): string =>
  winterWar.texts(locale).name(unitName(unit));
/** Choices that name a unit and no hex. */
const OF_UNITS: ReadonlySet<string> = new Set(['select', 'join', 'lose', 'withdraw', 'take']);
const UNITS: readonly number[] = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);

export const winterWarFront: Skin = {
  status(seen) {
    const words = WORDS[seen.locale];
    const view = viewOf(seen);
    const hidden = hiddenIn(view);
    return [0, FINN].map((side) => {
      const own = UNITS.filter((unit) => SIDE_OF[unit] === side);
      const on = own.filter((unit) => isOnMap(view, unit)).length;
      // How many of them are blanks nobody knows: they are neither on the map nor off it.
      const parts =
        side === FINN && hidden > 0
          ? [words.faceDown(hidden)]
          : [words.on(on), words.off(own.length - on)];
      return `${side === FINN ? words.finns : words.soviets}${words.colon} ${parts.join(' · ')}`;
    });
  },

  units(seen) {
    const view = viewOf(seen);
    const words = WORDS[seen.locale];
    const lines = UNITS.filter((unit) => isOnMap(view, unit)).map(
      (unit) => `${hexLabel(hexSeen(view, unit))}  ${nameOf(seen, unit)}  ${unitName(unit)}`,
    );
    const hidden = faceDownSeen(view).map(
      ({ hex, count }) => `${hexLabel(hex)}  ${words.faceDown(count)}`,
    );
    return [...lines, ...hidden].sort();
  },

  standing(seen, action) {
    const { kind, unit } = action as { kind: string; unit?: UnitId };
    const view = viewOf(seen);
    if (unit === undefined || !OF_UNITS.has(kind) || !isOnMap(view, unit)) return undefined;
    return WORDS[seen.locale].at(hexLabel(hexSeen(view, unit)));
  },

  places: () => NAMED,

  map(seen, place) {
    const view = viewOf(seen);
    const centre = place === '' ? centreOf(seen) : hexFor(view, place);
    if (centre === undefined) return undefined;
    const { legend, hidden } = WORDS[seen.locale];
    return [...drawAround(view, centre), hiddenIn(view) > 0 ? `${legend} · ${hidden}` : legend];
  },
};

const hiddenIn = (view: View): number =>
  faceDownSeen(view).reduce((sum, { count }) => sum + count, 0);

const NAMED = Array.from({ length: HEX_COUNT }, (_, hex) => hex).flatMap((hex) => {
  const name = placeName(hex);
  return name === undefined ? [] : [[name, hexName(hex)] as const];
});

/** What the question is about: the unit in hand, the hex under attack or the first that may be; else the way to Viipuri. */
function centreOf(seen: Seen): number {
  const view = viewOf(seen);
  const picked = view.selected >= 0 ? hexSeen(view, view.selected) : -1;
  if (picked >= 0) return picked;
  return view.attack.targets[0] ?? firstTarget(seen) ?? VIIPURI;
}

function firstTarget({ position, side }: Seen): number | undefined {
  if (side === undefined) return undefined;
  const attack = winterWar.choices(position as never, side).find(({ kind }) => kind === 'attack');
  return attack?.kind === 'attack' ? attack.targets[0] : undefined;
}

function hexFor(view: View, place: string): number | undefined {
  const wanted = plain(place);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (hexName(hex) === wanted || plain(placeName(hex) ?? '') === wanted) return hex;
  const unit = UNITS.find((each) => plain(unitName(each)) === wanted);
  const at = unit === undefined ? -1 : hexSeen(view, unit);
  return at >= 0 ? at : undefined;
}

const NORTH_EAST = 1;

/** By row, how many half hexes it is shifted to the east: each row lies half a hex beside the one below it. */
const SHIFT: readonly number[] = (() => {
  const shifts = new Array<number>(ROWS + 2).fill(0);
  for (let row = 1; row < ROWS; row++) {
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      const next = neighbour(hex, NORTH_EAST);
      if (HEX_ROW[hex] !== row || next < 0) continue;
      shifts[row + 1] = shifts[row]! + 1 - 2 * (HEX_COLUMN[next]! - HEX_COLUMN[hex]!);
      break;
    }
  }
  return shifts;
})();

const xOf = (hex: number): number => 2 * HEX_COLUMN[hex]! + SHIFT[HEX_ROW[hex]!]!;

const cellOf = (view: View, hex: number): HexCell => ({
  x: xOf(hex),
  y: -HEX_ROW[hex]!,
  head: `${hexName(hex)}${groundOf(hex)}`,
  stack: stackIn(view, hex),
  name: placeName(hex) === undefined ? undefined : hexLabel(hex),
});

function drawAround(view: View, centre: number): string[] {
  const cells = Array.from({ length: HEX_COUNT }, (_, hex) => cellOf(view, hex));
  return drawHexes(cells, cells[centre]!, { across: 4, down: 3 });
}

const CITIES = new Set([...FINNISH_CITIES, ...SUPPLY_CITIES].map(({ hex }) => hex));
const GROUNDS: Readonly<Record<string, string>> = {
  swamp: '∴',
  mountain: '^',
  lake: '≈',
  sea: '≈',
};

const groundOf = (hex: number): string =>
  `${GROUNDS[terrain(hex)] ?? ''}${FORT[hex] ? '#' : ''}${CITIES.has(hex) ? '*' : ''}`;

/** `S26·18` for a Soviet stack, `?3` for three counters face down. */
function stackIn(view: View, hex: number): string {
  const hidden = faceDownSeen(view).find((stack) => stack.hex === hex)?.count ?? 0;
  if (hidden > 0) return `?${hidden}`;
  const units = UNITS.filter((unit) => hexSeen(view, unit) === hex);
  if (units.length === 0) return '';
  const sum = (strengths: ArrayLike<number>) =>
    units.reduce((total, unit) => total + strengths[unit]!, 0);
  const letter = SIDE_OF[units[0]!] === FINN ? 'F' : 'S';
  return `${letter}${sum(ATTACK)}·${sum(DEFENSE)}`;
}
