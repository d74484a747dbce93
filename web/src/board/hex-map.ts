// What a hex map draws, as plain data. Colours are CSS colours; ids are the game's own names.
import type { CounterFace, CounterState } from './counter.ts';
import type { Point } from './geometry.ts';

export interface HexDrawing extends Point {
  readonly id: string;
  /** As printed: "1810". */
  readonly number: string;
  /** A town or city; names of low rank go first when the map is small. Rank 2 and more is written in capitals. */
  readonly name?: string | undefined;
  readonly rank?: 0 | 1 | 2 | 3;
  /** Other spellings by which it may be found. */
  readonly alias?: string | undefined;
}

/** A counter in a hex, or in a tray beside the map. */
export interface HexPiece {
  readonly id: string;
  readonly face: CounterFace;
  readonly state?: CounterState | undefined;
  /** What it is, in words: "11th Division, 6-4-2, moved". */
  readonly spoken: string;
  /** May be dragged to another hex; a click picks it in any case. */
  readonly draggable?: boolean;
}

/** The counters of one hex, the first on top. */
export interface HexStack {
  readonly hex: string;
  readonly pieces: readonly HexPiece[];
  /** What stands for the stack when the map is small: its strength. */
  readonly badge: string;
  readonly colour: string;
  readonly ink: string;
  readonly edge: string;
  /** A word under it: "isolated". */
  readonly note?: string | undefined;
}

/** A base with a strip of tiles on it: the elements of one group, a plate with its name above. */
export interface HexTray {
  readonly hex: string;
  readonly id: string;
  /** On the plate: what it is called, and its figure. */
  readonly name: string;
  readonly figure: string;
  readonly plate: string;
  readonly plateInk: string;
  readonly tiles: readonly HexTile[];
  /** Trenches in front of it: none, one line or two. */
  readonly trenches: number;
  /** Hidden from the enemy: a crossed eye. */
  readonly hidden?: boolean;
  readonly state?: CounterState | undefined;
  /** What is in the hand while it is dragged. */
  readonly face: CounterFace;
  readonly draggable?: boolean;
}

export interface HexTile {
  readonly id: string;
  readonly face: CounterFace;
  /** A stroke at its foot: better or worse troops. */
  readonly mark?: 'good' | 'poor' | undefined;
  /** May be chosen by itself: ringed, and a click names it. */
  readonly pickable?: boolean;
}

/** An area of hexes: hatched, tinted or framed. Later ones lie over earlier ones. */
export interface HexOverlay {
  readonly id: string;
  readonly kind: 'hatch' | 'wash' | 'outline';
  readonly hexes: Iterable<string>;
  readonly colour: string;
  /** Of a wash; 0.17 without it. */
  readonly opacity?: number;
}

/** A way through hexes, the start first; `costs[i]` is written on the side by which hex i + 1 is entered. */
export interface HexPath {
  readonly hexes: readonly string[];
  readonly costs?: readonly (string | undefined)[];
}

/** From every `from` to the nearest `to`; the label lies by the first `to`. */
export interface HexArrow {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly label?: string | undefined;
  readonly colour: string;
  readonly kind: 'attack' | 'planned' | 'move' | 'retreat';
}

/** A dotted line through hexes: supply, a railway under discussion. */
export interface HexLink {
  readonly id: string;
  readonly hexes: readonly string[];
  readonly colour: string;
  readonly label?: string | undefined;
  /** A straight line over the counters instead of dots; `cut`: the share of it after which it is crossed out. */
  readonly line?: { readonly cut?: number | undefined } | undefined;
}

/** A small sign at the edge of a hex: points, capacity, a limit. */
export interface HexMark {
  readonly hex: string;
  readonly text: string;
  readonly shape: 'disc' | 'pill' | 'star' | 'flag' | 'depot' | 'mines';
  readonly colour: string;
  readonly at: 'centre' | 'W' | 'E' | 'NE' | 'SE';
  /** What the battle is about: seen on a small map too. */
  readonly always?: true;
  /** Spoken or shown on hover. */
  readonly title?: string | undefined;
}

/** Numbers of columns and rows along the frame of the map. */
export interface HexLadder {
  readonly columns: readonly { readonly text: string; readonly x: number }[];
  readonly rows: readonly {
    readonly text: string;
    readonly y: number;
    readonly strong?: boolean;
  }[];
}

export type PickedBy = 'mouse' | 'touch' | 'key';
