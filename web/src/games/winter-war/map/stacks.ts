// Counters of a position as the map draws them.
import {
  ATTACK,
  DEFENSE,
  HEADQUARTERS_KIND,
  hexName,
  KIND,
  queries,
  type State,
  typeOf,
  unitName,
} from '@motti/winter-war';
import type { HexPiece, HexStack } from '../../../board/hex-map.ts';
import { cardOf, FACE_DOWN, FINNISH_CARD, faceOf, numberOf } from '../faces.ts';
import type { StackAt } from '../position.ts';
import { named, type Words } from '../words/index.ts';
import type { MapWords } from './words.ts';

export interface StackStates {
  /** Units that may be picked up now. */
  readonly units: ReadonlySet<number>;
  /** The unit in the hand. */
  readonly held: number | undefined;
  /** Units that take part in the attack being made, or that are marked to go. */
  readonly marked: ReadonlySet<number>;
  /** Hexes that must be attacked, or will be. */
  readonly threatened: ReadonlySet<number>;
  /** While the viewer picks, what has moved is marked. */
  readonly draggable: boolean;
}

export const unitSpoken = (words: Words, unit: number): string => {
  const type = typeOf(unit);
  return `${words.unitName(named(words.kinds, type.id), numberOf(unit))}, ${type.strengths}`;
};

function pieceOf(
  state: State,
  words: Words,
  map: MapWords,
  unit: number,
  hex: number,
  states: StackStates,
): HexPiece {
  const { isolated, moved, attacked, targeted } = queries.standing(state, unit);
  const held = unit === states.held || states.marked.has(unit);
  const selectable = states.units.has(unit);
  const says = [
    unitSpoken(words, unit),
    ...(isolated ? [map.isolated] : []),
    ...(moved ? [map.moved] : []),
  ];
  return {
    id: unitName(unit),
    face: faceOf(unit),
    spoken: says.join(', '),
    draggable: states.draggable && selectable,
    state: {
      selected: held,
      selectable: selectable && !held && states.held === undefined,
      isolated,
      moved,
      spent: attacked || targeted,
      threatened: states.threatened.has(hex),
    },
  };
}

/** The number on a badge when the map is small: what the stack can throw into an attack, or its defence where that is nothing. */
function badgeOf(units: readonly number[]): string {
  const attack = units.reduce((sum, unit) => sum + ATTACK[unit]!, 0);
  if (attack > 0) return String(attack);
  if (units.some((unit) => KIND[unit]! & HEADQUARTERS_KIND)) return 'HQ';
  return String(units.reduce((sum, unit) => sum + DEFENSE[unit]!, 0));
}

export function stackDrawings(
  stacks: readonly StackAt[],
  state: State,
  words: Words,
  map: MapWords,
  states: StackStates,
): HexStack[] {
  return stacks.map(({ hex, units, faceDown }) => {
    const known = units.map((unit) => pieceOf(state, words, map, unit, hex, states));
    // The counter in the hand lies on top, then those that may still be picked.
    const order = (piece: HexPiece): number =>
      piece.state?.selected ? 0 : piece.state?.moved ? 2 : 1;
    known.sort((a, b) => order(a) - order(b));
    const hidden = Array.from(
      { length: faceDown },
      (_, i): HexPiece => ({
        id: `${hexName(hex)}/${i}`,
        face: FACE_DOWN,
        spoken: map.faceDown,
        state: { hidden: true },
      }),
    );
    const card = units[0] === undefined ? FINNISH_CARD : cardOf(units[0]);
    const isolated = known.some(({ state: signs }) => signs?.isolated);
    return {
      hex: hexName(hex),
      pieces: [...known, ...hidden],
      badge: units.length > 0 ? badgeOf(units) : '?',
      colour: card.ground,
      ink: card.ink,
      edge: card.edge,
      note: isolated ? map.isolated : undefined,
    };
  });
}
