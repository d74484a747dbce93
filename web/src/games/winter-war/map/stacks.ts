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
import type { StackAt } from '@motti/winter-war/aid';
import type { HexPiece, HexStack } from '../../../board/hex-map.ts';
import { cardOf, FACE_DOWN, FINNISH_CARD, faceOf, numberOf } from '../faces.ts';
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

/** What is drawn of a unit, apart from who it is: as bits, so that equal pieces are the same object and are not drawn again. */
const SIGNS = ['selected', 'isolated', 'moved', 'spent', 'threatened'] as const;
const DRAGGABLE = 1 << SIGNS.length;

function signsOf(state: State, unit: number, hex: number, states: StackStates): number {
  const { isolated, moved, attacked, targeted } = queries.standing(state, unit);
  const held = unit === states.held || states.marked.has(unit);
  const pickable = states.units.has(unit);
  const holds = [held, isolated, moved, attacked || targeted, states.threatened.has(hex)];
  const bits = holds.reduce((sum, on, i) => sum + (on ? 1 << i : 0), 0);
  return bits + (states.draggable && pickable ? DRAGGABLE : 0);
}

function pieceOf(words: Words, map: MapWords, unit: number, signs: number): HexPiece {
  const state = Object.fromEntries(SIGNS.map((sign, i) => [sign, (signs & (1 << i)) !== 0]));
  const says = [
    unitSpoken(words, unit),
    ...(state.isolated ? [map.isolated] : []),
    ...(state.moved ? [map.moved] : []),
  ];
  return {
    id: unitName(unit),
    face: faceOf(unit),
    spoken: says.join(', '),
    draggable: (signs & DRAGGABLE) !== 0,
    state,
  };
}

/** The number on a badge when the map is small: what the stack can throw into an attack, or its defence where that is nothing. */
function badgeOf(units: readonly number[]): string {
  const attack = units.reduce((sum, unit) => sum + ATTACK[unit]!, 0);
  if (attack > 0) return String(attack);
  if (units.some((unit) => KIND[unit]! & HEADQUARTERS_KIND)) return 'HQ';
  return String(units.reduce((sum, unit) => sum + DEFENSE[unit]!, 0));
}

/** Stacks that have been drawn in a language, by all that is seen of them. */
const drawn = new WeakMap<MapWords, Map<string, HexStack>>();
const MOST_KEPT = 3000;

export function stackDrawings(
  stacks: readonly StackAt[],
  state: State,
  words: Words,
  map: MapWords,
  states: StackStates,
): HexStack[] {
  const kept = drawn.get(map) ?? new Map<string, HexStack>();
  if (kept.size > MOST_KEPT) kept.clear();
  drawn.set(map, kept);
  return stacks.map(({ hex, units, faceDown }) => {
    const seen = units.map((unit) => ({ unit, signs: signsOf(state, unit, hex, states) }));
    const key = `${hex}/${faceDown}/${seen.map(({ unit, signs }) => `${unit}:${signs}`).join()}`;
    const stack =
      kept.get(key) ??
      stackOf(
        hex,
        seen.map(({ unit, signs }) => pieceOf(words, map, unit, signs)),
        { units, faceDown, map },
      );
    kept.set(key, stack);
    return stack;
  });
}

function stackOf(
  hex: number,
  known: HexPiece[],
  { units, faceDown, map }: { units: readonly number[]; faceDown: number; map: MapWords },
): HexStack {
  // The counter in the hand lies on top, then those that may still be picked.
  const order = ({ state }: HexPiece): number => (state?.selected ? 0 : state?.moved ? 2 : 1);
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
  return {
    hex: hexName(hex),
    pieces: [...known, ...hidden],
    badge: units.length > 0 ? badgeOf(units) : '?',
    colour: card.ground,
    ink: card.ink,
    edge: card.edge,
    note: known.some(({ state }) => state?.isolated) ? map.isolated : undefined,
  };
}
