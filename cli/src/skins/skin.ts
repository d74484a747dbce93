import type { AnyAction, Ask, Locale, Setup, Side } from '@motti/engine';

/** What somebody at the terminal looks at: their view, and a position that fits it, in which nothing else can show. */
export interface Seen {
  readonly view: unknown;
  /** A guess from the view: what is public in it is true, what is hidden is drawn at random. */
  readonly position: unknown;
  readonly setup: Setup;
  readonly side: Side | undefined;
  readonly locale: Locale;
}

/** Where a choice stands among many, which are shown as tables, and what it says there. */
export interface Cell {
  /** The heading of its table. */
  readonly under: string;
  /** Its line there, said once for all choices on it; without one the choices of the table stand side by side. */
  readonly row?: string;
  readonly text: string;
}

/** How a game shows itself in a terminal. */
export interface Skin {
  /** The front in a few lines, under the gauges. */
  status(seen: Seen): readonly string[];
  /** Every line of the front says what it is about: only those that have changed are shown again. */
  readonly isLineByLine?: boolean;
  /** Events say all that others do: the lines of a side are not told beside them. */
  readonly isToldByEvents?: boolean;
  /** What is being fought now; it stands in the place of the front while it lasts. */
  fight?(seen: Seen): readonly string[];
  /** The tables beside the map. */
  tracks?(seen: Seen): readonly string[];
  /** The map around a place, or around what is being decided; nothing where there is no such place. */
  map?(seen: Seen, place: string): readonly string[] | undefined;
  /** What places are called, and how notation names them where that differs. */
  places?(seen: Seen): readonly (readonly [name: string, code: string])[];
  /** Where the unit stands that a choice is about, unless the choice says so itself. */
  standing?(seen: Seen, action: AnyAction): string | undefined;
  /** The place of a choice in a table, where there are many. */
  cell?(seen: Seen, action: AnyAction): Cell | undefined;
  /** The sums behind a question, and what was decided so far: a few lines under it. */
  sums?(seen: Seen, ask: Ask): readonly string[];
  /** Everything that stands somewhere, one line each; `where` searches them. */
  units?(seen: Seen): readonly string[];
  /** The cards in hand, with what they would give now; or those of the game that are called so, whoever has them. */
  cards?(seen: Seen, called?: string): readonly string[];
}

/** For comparing what somebody typed: without case and accents. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[øØ]/g, 'o').toLowerCase();
