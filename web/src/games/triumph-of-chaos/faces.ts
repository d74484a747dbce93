// Counters as they are printed: symbol, size, three figures; the cardboard says whose they are.
import {
  ALL_PIECES,
  GREEN,
  isLeader,
  isReduced,
  nameOf,
  type PieceId,
  RED,
  type State,
  UNITS,
  unitOf,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import type { Cardboard, CounterFace, SymbolName } from '../../board/counter.ts';

const card = (
  name: string,
  emblem: Cardboard['emblem'],
  pattern: Cardboard['pattern'],
): Cardboard => ({
  ground: `var(--tc-${name})`,
  ink: `var(--tc-${name}-ink)`,
  edge: `var(--tc-${name}-edge)`,
  band: `var(--tc-${name}-band)`,
  bandInk: `var(--tc-${name}-band-ink)`,
  accent: `var(--tc-${name}-accent)`,
  emblem,
  pattern,
});
const RED_CARD = card('red', 'star', 'plain');
const WHITE_CARD = card('white', 'cross', 'lines');
const GREEN_CARD = card('green', 'none', 'lines');
/** A faction that serves nobody, or defends itself. */
const OTHER_CARD = card('other', 'none', 'plain');

function cardOf(allegiance: number): Cardboard {
  switch (allegiance) {
    case RED:
      return RED_CARD;
    case WHITE:
      return WHITE_CARD;
    case GREEN:
      return GREEN_CARD;
    default:
      return OTHER_CARD;
  }
}

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  inf: 'infantry',
  cav: 'cavalry',
  art: 'artillery',
  air: 'airborne',
  tank: 'armour',
};

const LONGEST = 8;
/** "RED 10 Army" is 10, "Siberian Cos Cav c1" is Sib Cos Cav c1: what fits on a counter. */
function shortName(name: string): string {
  const own = name.replace(/^(RED|WHITE) | \(.*\)$/g, '').replace(/ Army$/, '');
  if (own.length <= LONGEST) return own;
  return own
    .split(/[ -]/)
    .map((word) => (word.length > 4 ? word.slice(0, 3) : word))
    .join(' ');
}

/** A leader's name on his plate: in full where there is room. */
export const plateName = (name: string, scale: number): string =>
  scale < ROOM_FOR_NAMES ? shortName(name) : name;
const ROOM_FOR_NAMES = 0.6;

const faces = new Map<string, CounterFace>();

/** The side of the counter that lies up. A leader is no counter: `leaderOf` names him. */
export function faceOf(s: State, piece: PieceId, allegiance: number): CounterFace {
  const reduced = isReduced(s, piece);
  const key = `${piece} ${reduced} ${allegiance}`;
  const known = faces.get(key);
  if (known) return known;
  const face = isLeader(piece)
    ? leaderFace(piece, allegiance)
    : unitFace(piece, reduced, allegiance);
  faces.set(key, face);
  return face;
}

function unitFace(piece: PieceId, reduced: boolean, allegiance: number): CounterFace {
  const unit = UNITS[unitOf(piece)]!;
  const { strength, lossFactor, movement } = (reduced && unit.reduced) || unit.full;
  return {
    cardboard: cardOf(allegiance),
    title: shortName(unit.name),
    echelon: unit.army ? 'XXXX' : 'XXX',
    symbol: SYMBOLS[unit.arm],
    bottom: `${strength}-${lossFactor}-${movement}${unit.railOnly ? '*' : ''}`,
    note: unit.nr > 0 ? `NR${unit.nr}` : undefined,
    dot: unit.blackDot,
    strong: unit.elite,
  };
}

const leaderFace = (piece: PieceId, allegiance: number): CounterFace => ({
  cardboard: cardOf(allegiance),
  words: shortName(nameOf(piece)),
});

const BY_NAME = new Map(ALL_PIECES.map((piece) => [nameOf(piece), piece]));
/** Logs and fights speak of pieces by their names. */
export const pieceNamed = (name: string): PieceId | undefined => BY_NAME.get(name);
