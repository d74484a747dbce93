// The position as drawings: spaces with their colours and states, stacks on them.
import { nameOf, RED, SPACES, type SpaceId, WHITE } from '@motti/triumph-of-chaos/parts';
import type { Layout } from '../../../board/layout.ts';
import type { PieceDrawing, SpaceDrawing, SpaceState } from '../../../board/point-map.ts';
import { stackSize } from '../../../board/Stack.svelte';
import { plateName } from '../faces.ts';
import { type Hold, holdOf, type Standing } from '../position.ts';
import { idOf, seatOf } from '../sheet.ts';
import type { ChaosTable } from '../table.ts';
import { glyphOf } from './terrain.ts';

export const nameIn = (table: Pick<ChaosTable, 'locale'>, space: SpaceId): string => {
  const { name, nameFr } = SPACES[space]!;
  return table.locale === 'fr' ? (nameFr ?? name) : name;
};

const COLOURS: Readonly<Record<Hold, readonly [string, string]>> = {
  red: ['var(--tc-space-red)', 'var(--tc-space-red-edge)'],
  white: ['var(--tc-space-white)', 'var(--tc-space-white-edge)'],
  green: ['var(--tc-green)', 'var(--tc-green-edge)'],
  nobody: ['var(--tc-space-none)', 'var(--tc-space-none-edge)'],
};

/** Drawings of spaces that stay the same objects while nothing about them changes: the map then draws only what did. */
export class Spaces {
  readonly #known = new Map<string, { key: string; drawing: SpaceDrawing }>();

  of(
    table: ChaosTable,
    look: {
      state(id: string): SpaceState | undefined;
      badge(id: string): string | undefined;
      spoken(space: SpaceId, state: SpaceState | undefined): string;
    },
  ): SpaceDrawing[] {
    return SPACES.map((space) => {
      const id = String(space.number);
      const hold = holdOf(table.state, space.id);
      const state = look.state(id);
      const note = look.badge(id);
      const said = look.spoken(space.id, state);
      const key = `${hold} ${state} ${note} ${said}`;
      const known = this.#known.get(id);
      if (known?.key === key) return known.drawing;
      const [colour, edge] = COLOURS[hold];
      const drawing: SpaceDrawing = {
        id,
        ...seatOf(space.id),
        name: nameIn(table, space.id),
        alias: space.name,
        anchor: 'S',
        rank: space.victoryCity ? 3 : space.box ? 2 : 1,
        shape: space.box ? 'box' : 'tile',
        glyph: glyphOf(space),
        colour,
        edge,
        state,
        badge: note,
        spoken: said,
      };
      this.#known.set(id, { key, drawing });
      return drawing;
    });
  }
}

export interface StackPiece extends PieceDrawing {
  readonly standing: Standing;
}

const BADGE = 17;
const sizeOf =
  (standing: Standing) =>
  (layout: Layout): { width: number; height: number } =>
    layout.level === 'near'
      ? stackSize(Math.max(1, standing.units.length), layout.counter)
      : { width: BADGE, height: BADGE };

/** How wide a letter of a plate is, about. */
const LETTER = 6;

/** The plates of leaders, one over the other. */
const crestOf =
  ({ leaders }: Standing, named: (name: string) => string) =>
  (layout: Layout): { width: number; height: number } | undefined =>
    layout.level === 'near' && leaders.length > 0
      ? {
          width:
            Math.max(...leaders.map((one) => plateName(named(nameOf(one)), layout.scale).length)) *
              LETTER +
            30,
          height: 18 * leaders.length,
        }
      : undefined;

/** From north to south: a plate lies over the counters behind it. */
export const stackPieces = (
  standings: readonly Standing[],
  named: (name: string) => string,
): StackPiece[] =>
  [...standings]
    .sort((a, b) => seatOf(a.space).y - seatOf(b.space).y)
    .map((standing) => ({
      id: idOf(standing.space),
      at: idOf(standing.space),
      on: true,
      standing,
      size: sizeOf(standing),
      above: crestOf(standing, named),
    }));

/** Arrows and marks of a side. */
export const sideColour = (allegiance: number): string =>
  allegiance === RED
    ? 'var(--tc-front-red)'
    : allegiance === WHITE
      ? 'var(--tc-front-white)'
      : 'var(--tc-other-edge)';

export const sideClass = (allegiance: number): string =>
  allegiance === RED ? 'red' : allegiance === WHITE ? 'white' : 'other';
