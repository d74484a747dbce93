// The terrain of a hex map as plain data for the painter. Tints are named as in `Tints.grounds`; hexes by their ids.
import type { Point } from './geometry.ts';
import type { HexGrid } from './hex-grid.ts';

export type HexTerrain = 'swamp' | 'ice' | 'mountain' | 'lake' | 'sea';
export type HexsideKind = 'river' | 'lake' | 'sea' | 'frozen';

/** A side of a hex: the hex and a direction. */
export type Hexside = readonly [hex: string, direction: number];

export interface HexGround {
  /** Another one whenever something is drawn otherwise: the painter keeps what it knows by this name. */
  readonly id: string;
  readonly grid: HexGrid;
  readonly hexes: readonly (Point & { readonly id: string; readonly number: string })[];
  /** The tint of the land in some hexes. */
  readonly grounds: readonly { readonly tint: string; readonly hexes: readonly string[] }[];
  readonly terrain: Readonly<Partial<Record<HexTerrain, readonly string[]>>>;
  readonly sides: Readonly<Partial<Record<HexsideKind, readonly Hexside[]>>>;
  readonly borders: {
    readonly war: readonly Hexside[];
    readonly other: readonly Hexside[];
  };
  /** Hexes from centre to centre. */
  readonly ways: readonly { readonly kind: 'rail' | 'road'; readonly hexes: readonly string[] }[];
  readonly forts: readonly string[];
  readonly towns: readonly string[];
  /** Squares with a star, in the colour of a tint. */
  readonly cities: readonly { readonly hex: string; readonly tint: string }[];
  /** A line that a rule speaks of: dashed along the sides of hexes. */
  readonly divide: readonly Hexside[];
  /** Hexes that are out of play: veiled. */
  readonly closed: readonly string[];
}
