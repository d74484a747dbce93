// The counters of Winter War as they are printed.
import { ALLIED_KIND, DUMMY_KIND, FINN, KIND, SIDE_OF, typeOf, unitName } from '@motti/winter-war';
import type { Cardboard, CounterFace, SymbolName } from '../../board/counter.ts';

const SOVIET_CARD: Cardboard = {
  ground: 'var(--ww-soviet)',
  ink: 'var(--ww-soviet-ink)',
  edge: 'var(--ww-soviet-edge)',
  band: 'var(--ww-soviet-edge)',
  bandInk: 'var(--ww-soviet-ink)',
  accent: 'var(--ww-soviet-ink)',
  emblem: 'star',
  pattern: 'plain',
};

export const FINNISH_CARD: Cardboard = {
  ground: 'var(--ww-finland)',
  ink: 'var(--ww-finland-ink)',
  edge: 'var(--ww-finland-edge)',
  band: 'var(--ww-finland-ink)',
  bandInk: 'var(--ww-finland)',
  accent: 'var(--ww-finland-ink)',
  emblem: 'cross',
  pattern: 'lines',
};

const ALLIED_CARD: Cardboard = {
  ...FINNISH_CARD,
  ground: 'var(--ww-allies)',
  ink: 'var(--ww-allies-ink)',
  edge: 'var(--ww-allies-edge)',
  accent: 'var(--ww-allies-ink)',
  emblem: 'none',
};

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  armor: 'armour',
  artillery: 'artillery',
  ski: 'ski',
  'border-guards': 'border',
  headquarters: 'headquarters',
  paratroops: 'airborne',
};

const ECHELONS: Readonly<Record<string, string>> = {
  corps: 'XXX',
  division: 'XX',
  brigade: 'X',
  regiment: 'III',
  battalion: 'II',
  patrol: '••',
};

/** The number that tells a unit from others of its type: the 3 of S642-3. */
export const numberOf = (unit: number): string =>
  unitName(unit).slice(unitName(unit).lastIndexOf('-') + 1);

export const cardOf = (unit: number): Cardboard => {
  if (SIDE_OF[unit] !== FINN) return SOVIET_CARD;
  return KIND[unit]! & ALLIED_KIND ? ALLIED_CARD : FINNISH_CARD;
};

const faces = new Map<number, CounterFace>();

export function faceOf(unit: number): CounterFace {
  const known = faces.get(unit);
  if (known) return known;
  const type = typeOf(unit);
  const face: CounterFace =
    KIND[unit]! & DUMMY_KIND
      ? { cardboard: FINNISH_CARD, words: '–' }
      : {
          cardboard: cardOf(unit),
          echelon: ECHELONS[type.size],
          symbol: SYMBOLS[type.arm],
          turned: numberOf(unit),
          bottom: type.strengths,
        };
  faces.set(unit, face);
  return face;
}

/** A Finnish counter that lies face down. */
export const FACE_DOWN: CounterFace = { cardboard: FINNISH_CARD };
