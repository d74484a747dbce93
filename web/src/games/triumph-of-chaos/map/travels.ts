// Who has moved since the table was last drawn: seen by comparing, so that marches, retreats, pursuit and railways all show.
import type { Event } from '@motti/triumph-of-chaos';
import {
  ALL_PIECES,
  allegianceOf,
  findSpace,
  isOnMap,
  type PieceId,
  type SpaceId,
  type State,
  spaceOf,
} from '@motti/triumph-of-chaos/parts';
import type { ArrowDrawing } from '../../../board/point-map.ts';
import type { Travel } from '../../../board/Travellers.svelte';
import type { TableEntry } from '../../../table/table.svelte.ts';
import { faceOf } from '../faces.ts';
import { idOf } from '../sheet.ts';
import { sideColour } from './drawings.ts';

interface Moved {
  readonly piece: PieceId;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** More than this is a set-up or a leap through the log, no move. */
const TOO_MANY = 8;

export class Movements {
  #state: State | undefined;
  #places: readonly (SpaceId | undefined)[] = [];
  #moved: readonly Moved[] = [];

  /** Whoever stands elsewhere than at the last state that was asked about; asked twice about one, the answer is the same. */
  since(state: State): readonly Moved[] {
    if (state === this.#state) return this.#moved;
    const places = ALL_PIECES.map((piece) =>
      isOnMap(state, piece) ? spaceOf(state, piece) : undefined,
    );
    const before = this.#places;
    const moved = ALL_PIECES.flatMap((piece): Moved[] => {
      const [from, to] = [before[piece], places[piece]];
      return from !== undefined && to !== undefined && from !== to ? [{ piece, from, to }] : [];
    });
    this.#state = state;
    this.#places = places;
    this.#moved = moved.length > TOO_MANY ? [] : moved;
    return this.#moved;
  }
}

type Step = readonly [from: string, to: string];

/** Steps from space to space that these lines tell of, in their order. */
export const stepsIn = (entries: readonly TableEntry<Event>[]): Step[] =>
  entries.flatMap(({ events }) =>
    events.flatMap(({ kind, facts }): Step[] => {
      const [from] = [facts['from']].flat();
      const [a, b] = [from, facts['space']].map((name) =>
        typeof name === 'string' ? findSpace(name) : undefined,
      );
      return kind === 'moved' && a !== undefined && b !== undefined ? [[idOf(a), idOf(b)]] : [];
    }),
  );

/** The way from one space to another by these steps; straight where they tell of none. */
function wayBy(steps: readonly Step[], from: string, to: string): string[] {
  const way = [from];
  for (const [a, b] of steps) if (a === way.at(-1)) way.push(b);
  return way.at(-1) === to ? way : [from, to];
}

/** `shown`: which moment of the match is shown; while others' moves are played back the position itself stays the same. */
export const travelsOf = (
  state: State,
  shown: string,
  moved: readonly Moved[],
  steps: readonly Step[] = [],
): Travel[] =>
  moved.map(({ piece, from, to }) => ({
    id: `${shown} ${piece}`,
    piece: String(piece),
    face: faceOf(state, piece, allegianceOf(state, piece)),
    places: wayBy(steps, idOf(from), idOf(to)),
  }));

/** The last moves stay as arrows, one for each way taken. */
export function movesAsArrows(state: State, moved: readonly Moved[]): ArrowDrawing[] {
  const ways = new Map<string, ArrowDrawing>();
  for (const { piece, from, to } of moved) {
    const [a, b] = [idOf(from), idOf(to)];
    const colour = sideColour(allegianceOf(state, piece));
    ways.set(`${a} ${b}`, { id: `moved ${a} ${b}`, from: a, to: b, colour, kind: 'retreat' });
  }
  return [...ways.values()];
}

/** The attack that is being decided: from every space that takes part. */
export function attackArrows(state: State): ArrowDrawing[] {
  const { combat } = state;
  if (!combat || combat.over) return [];
  const to = idOf(combat.target);
  const spaces = new Set(
    combat.attackers.flatMap((n) => {
      const piece = ALL_PIECES[n];
      return piece !== undefined && isOnMap(state, piece) ? [spaceOf(state, piece)] : [];
    }),
  );
  spaces.delete(combat.target);
  return [...spaces].map((from) => ({
    id: `attack ${from}`,
    from: idOf(from),
    to,
    colour: sideColour(combat.attacker),
    kind: 'attack',
  }));
}
