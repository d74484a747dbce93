// What is printed on a map of hexes, as plain data for the painter: layers from the ground up, each with its hexes or sides and how
// it is drawn. Colours are CSS colours, `var(--swamp)`. The board knows no terrain: a skin says what its own looks like.
import type { Point } from './geometry.ts';
import type { HexGrid } from './hex-grid.ts';

/** A side of a hex: the hex and a direction. */
export type Hexside = readonly [hex: string, direction: number];

/** CSS px; or a share of the width of a hex as it is drawn, within limits, and so much more. */
export type Length =
  | number
  | {
      readonly share: number;
      readonly least?: number;
      readonly most?: number;
      readonly plus?: number;
    };

export interface Stroke {
  readonly colour: string;
  readonly width: Length;
  readonly opacity?: number;
  readonly dash?: readonly Length[];
  /** Round ends and joints. */
  readonly round?: boolean;
  /** Only where a hex is at least so many CSS px wide. */
  readonly from?: number;
}

/** Corners of an area or points of a line, in sheet px. */
export type Shape = readonly Point[];

const GLYPHS = [
  'tufts',
  'peaks',
  'hachures',
  'cracks',
  'trees',
  'roofs',
  'grains',
  'grass',
] as const;
/** Small drawings strewn over a hex. */
export type Glyph = (typeof GLYPHS)[number];

export type HexLayer =
  /** Hexes filled as one area; `soft`: its edge is unsteady, as nature's are. */
  | {
      readonly kind: 'area';
      readonly hexes: readonly string[];
      readonly colour: string;
      readonly opacity?: number;
      readonly soft?: boolean;
    }
  | {
      readonly kind: 'glyphs';
      readonly hexes: readonly string[];
      readonly glyph: Glyph;
      readonly stroke: Stroke;
      /** Only inside these shapes. */
      readonly within?: readonly Shape[];
    }
  /** Lines along the sides of hexes; `wave`: how unsteady, in sheet px. */
  | {
      readonly kind: 'sides';
      readonly sides: readonly Hexside[];
      readonly strokes: readonly Stroke[];
      readonly wave?: number;
      /** A curve in place of the corners of the hexes. */
      readonly smooth?: boolean;
    }
  /** Hills: hexes that touch are one, each shade lies inside the one before. */
  | {
      readonly kind: 'mounds';
      readonly hexes: readonly string[];
      readonly shades: readonly string[];
      readonly edge: string;
    }
  /** Short pieces from hex to hex, in the middle of the way: bridges. */
  | {
      readonly kind: 'spans';
      readonly pairs: readonly (readonly [string, string])[];
      /** How much of the way, from centre to centre. */
      readonly share: number;
      readonly strokes: readonly Stroke[];
    }
  /** Lines from centre to centre: roads, railways. */
  | {
      readonly kind: 'ways';
      readonly ways: readonly (readonly string[])[];
      readonly strokes: readonly Stroke[];
    }
  /** Areas that were drawn freely; their borders are exact. */
  | {
      readonly kind: 'shapes';
      readonly shapes: readonly Shape[];
      readonly colour: string;
      readonly opacity?: number;
      readonly edge?: Stroke;
    }
  /** Hills that were drawn freely: each shade lies inside the one before. */
  | {
      readonly kind: 'terraces';
      readonly shapes: readonly Shape[];
      readonly shades: readonly string[];
      readonly edge: string;
    }
  /** Lines that were drawn freely: rivers, roads. */
  | {
      readonly kind: 'courses';
      readonly courses: readonly Shape[];
      readonly strokes: readonly Stroke[];
    }
  /** Battlements round each hex, and a faint wash inside. */
  | { readonly kind: 'walls'; readonly hexes: readonly string[]; readonly colour: string }
  /** A small disc in each hex. */
  | {
      readonly kind: 'dots';
      readonly hexes: readonly string[];
      readonly fill: string;
      readonly edge: string;
      readonly from?: number;
    }
  /** A square with a star, or without. */
  | {
      readonly kind: 'squares';
      readonly hexes: readonly string[];
      readonly colour: string;
      readonly halo: string;
      readonly star?: string;
    }
  /** The grid itself and the numbers of the hexes. */
  | { readonly kind: 'grid'; readonly colour: string };

export interface HexGround {
  /** Another one whenever something is drawn otherwise: the painter keeps what it knows by this name. */
  readonly id: string;
  readonly grid: HexGrid;
  readonly hexes: readonly (Point & { readonly id: string; readonly number: string })[];
  /** Tints of the land and what grows on it; cut off at the coast, where the sheet has one. */
  readonly land: readonly HexLayer[];
  /** Seas and lakes, for sheets without a file of coasts. */
  readonly flood?: readonly HexLayer[];
  /** What lies on water: ice. */
  readonly water: readonly HexLayer[];
  /** Borders, rivers, the grid, roads, towns: over everything else. */
  readonly lines: readonly HexLayer[];
}

/** Every colour that a ground names: the page resolves them for the painter, who cannot. */
export function coloursOf(ground: HexGround): string[] {
  const layers = [...ground.land, ...(ground.flood ?? []), ...ground.water, ...ground.lines];
  return [...new Set(layers.flatMap(layerColours))];
}

function layerColours(layer: HexLayer): string[] {
  switch (layer.kind) {
    case 'area':
    case 'walls':
    case 'grid':
      return [layer.colour];
    case 'glyphs':
      return [layer.stroke.colour];
    case 'mounds':
    case 'terraces':
      return [...layer.shades, layer.edge];
    case 'shapes':
      return [layer.colour, ...(layer.edge ? [layer.edge.colour] : [])];
    case 'sides':
    case 'ways':
    case 'courses':
    case 'spans':
      return layer.strokes.map(({ colour }) => colour);
    case 'dots':
      return [layer.fill, layer.edge];
    case 'squares':
      return [layer.colour, layer.halo, ...(layer.star ? [layer.star] : [])];
  }
}
