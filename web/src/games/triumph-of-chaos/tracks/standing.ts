// What a player may know at a glance, read from view and log: points with how they were made, cards played, boxes beside the map.
import {
  type ActionCardId,
  ALL_PIECES,
  allegianceOf,
  asCard,
  cardOf,
  DEAD,
  dueOf,
  type PieceId,
  placeOf,
  RED,
  RESERVE,
  type SideId,
  type State,
  TRACK,
  WHITE,
} from '@motti/triumph-of-chaos/parts';
import type { ChaosTable } from '../table.ts';

export interface PointsMade {
  readonly entry: number;
  readonly turn: number;
  readonly side: 'red' | 'white';
  readonly points: number;
  readonly total: number;
  readonly clause: string | undefined;
}

/** Every gain of points in the log, newest first. */
export function pointsMade(table: ChaosTable): readonly PointsMade[] {
  const made: PointsMade[] = [];
  let turn = 1;
  for (const { index, events } of table.entries)
    for (const { kind, facts, clause } of events) {
      if (kind === 'turn') turn = Number(facts['turn'] ?? turn);
      if (kind !== 'vp') continue;
      made.push({
        entry: index,
        turn,
        side: facts['side'] === 'white' ? 'white' : 'red',
        points: Number(facts['points']),
        total: Number(facts['total']),
        clause,
      });
    }
  return made.reverse();
}

export interface CardPlayed {
  readonly side: 'red' | 'white';
  readonly card: ActionCardId;
  readonly use: string;
}
export interface RoundPlayed {
  /** 0 before the first impulse: politics. */
  readonly round: number;
  readonly cards: readonly CardPlayed[];
}

/** Cards played openly this turn, round by round. */
export function playedThisTurn(table: ChaosTable): readonly RoundPlayed[] {
  const events = table.entries.flatMap((entry) => entry.events);
  const from = events.findLastIndex(({ kind }) => kind === 'turn');
  const rounds = new Map<number, CardPlayed[]>();
  let round = 0;
  for (const { kind, facts } of events.slice(Math.max(0, from))) {
    if (kind === 'impulse') round = Number(facts['round'] ?? round);
    if (kind !== 'played' && kind !== 'revealed') continue;
    const card = cardNamed(String(facts['card'] ?? ''));
    if (card === undefined) continue;
    const side = facts['side'] === 'white' ? 'white' : 'red';
    const use = kind === 'revealed' ? 'political' : String(facts['use'] ?? '');
    rounds.set(round, [...(rounds.get(round) ?? []), { side, card, use }]);
  }
  return [...rounds].map(([number, cards]) => ({ round: number, cards }));
}

/** `red-12` of a log line as a card. */
function cardNamed(key: string): ActionCardId | undefined {
  const [side, number] = key.split('-');
  const n = Number(number);
  if (!Number.isInteger(n) || n < 1 || n > 55) return undefined;
  return asCard(cardOf(side === 'white' ? WHITE : RED, n));
}

export interface Beside {
  readonly reserve: readonly PieceId[];
  readonly dead: readonly PieceId[];
  readonly track: readonly { readonly piece: PieceId; readonly turn: number }[];
}
export function besideMap(s: State, side: SideId): Beside {
  const of = (place: number): PieceId[] =>
    ALL_PIECES.filter((piece) => placeOf(s, piece) === place && allegianceOf(s, piece) === side);
  return {
    reserve: of(RESERVE),
    dead: of(DEAD),
    track: of(TRACK).map((piece) => ({ piece, turn: dueOf(s, piece) })),
  };
}
