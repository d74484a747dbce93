// The counters of Talvisota as they are printed.
import type { Side } from '@motti/engine';
import {
  bonusOf,
  isSovietType,
  penaltyOf,
  SCOUTS,
  SCT,
  strengthOf,
  UNIT_NAMES,
  type UnitType,
} from '@motti/talvisota/parts';
import type { Cardboard, CounterFace, SymbolName } from '../../board/counter.ts';
import { signed } from '../../table/numbers.ts';

export const SOVIET_CARD: Cardboard = {
  ground: 'var(--tv-soviet)',
  ink: 'var(--tv-soviet-ink)',
  edge: 'var(--tv-soviet-edge)',
  band: 'var(--tv-soviet-band)',
  bandInk: '#fff6e8',
  accent: 'var(--tv-soviet-band)',
  emblem: 'star',
  pattern: 'plain',
};

export const FINNISH_CARD: Cardboard = {
  ground: 'var(--tv-finland)',
  ink: 'var(--tv-finland-ink)',
  edge: 'var(--tv-finland-edge)',
  band: 'var(--tv-finland-band)',
  bandInk: '#fff',
  accent: '#fff',
  emblem: 'cross',
  pattern: 'lines',
};

export const cardOf = (side: Side): Cardboard => (side === 'soviet' ? SOVIET_CARD : FINNISH_CARD);

const SYMBOLS: Readonly<Record<string, SymbolName>> = {
  FUS: 'infantry',
  ELI: 'infantry',
  MECA: 'mechanised',
  TAN: 'armour',
  RES: 'infantry',
  SK: 'infantry',
  WD: 'reconnaissance',
  SCT: 'ski',
  DIV: 'infantry',
};

/** The name on the counter; scouts that stand in a space are scouts. */
export const codeOf = (type: UnitType): string => UNIT_NAMES[type === SCOUTS ? SCT : type]!;

function tactical(type: UnitType): string | undefined {
  const bonus = bonusOf(type);
  if (bonus > 0) return signed(bonus);
  const penalty = isSovietType(type) ? 0 : penaltyOf(type);
  return penalty > 0 ? signed(-penalty) : undefined;
}

const faces = new Map<UnitType, CounterFace>();

export function faceOf(type: UnitType): CounterFace {
  const known = faces.get(type);
  if (known) return known;
  const code = codeOf(type);
  const face: CounterFace = {
    cardboard: isSovietType(type) ? SOVIET_CARD : FINNISH_CARD,
    band: code,
    symbol: SYMBOLS[code],
    left: String(strengthOf(type)),
    right: tactical(type),
  };
  faces.set(type, face);
  return face;
}

/** Strongest first: how counters lie in a stack and in a row. */
export const SOVIET_ORDER: readonly UnitType[] = [3, 1, 2, 0];
export const FINNISH_ORDER: readonly UnitType[] = [8, 7, 9, 6, 5, 4];

/** The types of a count, one entry for each counter. */
export function spread(count: (type: UnitType) => number, order: readonly UnitType[]): UnitType[] {
  return order.flatMap((type) => Array.from({ length: count(type) }, () => type));
}
