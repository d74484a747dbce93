// What a point map draws, as plain data. Colours are CSS colours; ids are the game's own names.
import type { Layout } from './layout.ts';

export const ANCHORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Anchor = (typeof ANCHORS)[number];

export type SpaceState = 'legal' | 'pointed' | 'refused' | 'selected' | 'threatened';

export interface SpaceDrawing {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Other spellings by which it may be found. */
  readonly alias?: string | undefined;
  readonly anchor: Anchor;
  /** A town, a city in capitals, or a place of no weight. Names of low rank go first when the map is small. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly shape: 'disc' | 'small' | 'square' | 'tile' | 'box';
  readonly colour: string;
  /** The line round it; a darker tone of its colour without it. */
  readonly edge?: string | undefined;
  /** Drawn as a ring: it was taken, but nobody holds it. */
  readonly hollow?: boolean;
  /** A figure in the middle. */
  readonly figure?: string | undefined;
  readonly star?: boolean;
  /** A drawing in the middle, lines in a box of 12 by 12 round it: its terrain. */
  readonly glyph?: string | undefined;
  /** A dotted outline round it. */
  readonly dotted?: boolean;
  readonly state?: SpaceState | undefined;
  /** A short verdict beside a lit space: "64 %". */
  readonly badge?: string | undefined;
  /** The whole of it in words, for those who hear the map. */
  readonly spoken: string;
}

/** One line of a link, as wide as it is near; where the map is small, as `far` says. */
export interface LinkStroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
  readonly far?: { readonly width: number; readonly dash?: string };
}

/** How links of a kind are drawn, from the undermost line up. A skin lists its kinds; later ones lie over earlier ones. */
export interface LinkLook {
  readonly kind: string;
  readonly strokes: readonly LinkStroke[];
}

export interface LinkDrawing {
  readonly from: string;
  readonly to: string;
  /** One of the kinds that the skin's looks name. */
  readonly kind: string;
  /** Not open yet: drawn faint. */
  readonly closed?: boolean;
  /** Water runs under it: two waves across its middle. */
  readonly crossed?: boolean;
  /** A figure on its middle. */
  readonly label?: string | undefined;
  /** Bowed to the left by so many sheet px in its middle; without it, straight or round the spaces in its way. */
  readonly bend?: number | undefined;
}

/** A small sign at a corner of spaces, over whatever lies on them. All of one kind are drawn together. */
export interface SignDrawing {
  readonly id: string;
  readonly at: readonly string[];
  readonly corner: 'NW' | 'NE' | 'SE' | 'SW';
  /** The disc it stands on, and the line round it. */
  readonly disc: string;
  readonly edge: string;
  /** A path in relative commands that begins at the middle of the disc, of about ten units. */
  readonly glyph: string;
  readonly ink: string;
  /** The glyph is a line, not a field. */
  readonly line?: boolean;
  /** Shown when the map is small, too. */
  readonly far?: boolean;
}

/** Something that lies by a space: its size is known, its place is found. */
export interface PieceDrawing {
  readonly id: string;
  readonly at: string;
  /** It lies on the space itself: what is pressed there is the space. */
  readonly on?: boolean;
  size(layout: Layout): { readonly width: number; readonly height: number };
  /** What stands over it and is not to be covered by names: leaders. */
  above?(layout: Layout): { readonly width: number; readonly height: number } | undefined;
}

/** A line along links, drawn as one path however many they are. */
export interface TrailDrawing {
  readonly id: string;
  readonly pairs: readonly (readonly [string, string])[];
  readonly colour: string;
  readonly width: number;
  readonly dash?: string;
}

export interface ArrowDrawing {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly colour: string;
  readonly kind: 'attack' | 'move' | 'retreat' | 'planned';
}

/** A row of battlements through spaces, with its name along it. */
export interface WallDrawing {
  readonly id: string;
  readonly through: readonly string[];
  readonly name: string;
  readonly strong: boolean;
  /** Where along it the name stands, in percent, and on which side. */
  readonly nameAt: number;
  readonly nameBelow: boolean;
}

/** Lettering of seas, lakes and countries. */
export interface Lettering {
  readonly text: string;
  readonly sub?: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Letter height in sheet px; it grows with the map, from so many px to so many. */
  readonly size: number;
  readonly least?: number;
  readonly most?: number;
  readonly spacing: number;
  readonly kind: 'water' | 'country';
  /** Shown from this scale up to that one. */
  readonly from?: number;
  readonly upTo?: number;
}
