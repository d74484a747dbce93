// What the painter lays under everything else on a board.
import type { GroundField } from './ground-field.ts';
import type { HexGround } from './hex-ground.ts';
import type { Tints } from './palette.ts';

export interface Ground {
  /** The packed file of coasts and lakes, where the sheet has one. */
  readonly url?: string | undefined;
  readonly tints: Tints;
  /** Terrain that lies on a grid of hexes. */
  readonly hexes?: HexGround | undefined;
  /** Tints, borders and fronts that follow from who holds the spaces. */
  readonly field?: GroundField | undefined;
}
