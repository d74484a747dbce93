// A playing card as plain data.
import type { Component } from 'svelte';

/** The colours of a deck. */
export interface CardStock {
  /** The disc of the value, and what is written in it. */
  readonly disc: string;
  readonly discInk: string;
  /** The edge of the card and its fine lines. */
  readonly edge: string;
  /** The emblem on the back. */
  readonly back: 'star' | 'lozenge' | 'plain';
}

export interface CardFace {
  readonly id: string;
  readonly stock: CardStock;
  /** What it is worth: in the disc. */
  readonly value?: string | undefined;
  /** Its number in the deck. */
  readonly number?: string | undefined;
  readonly name: string;
  /** "Event", "Combat card". */
  readonly kind?: string | undefined;
  readonly text?: string | undefined;
  readonly clause?: string | undefined;
  /** Marks at the foot, with what they mean: an asterisk, an open circle. */
  readonly marks?: readonly { readonly sign: string; readonly title: string }[] | undefined;
  /** Line art in a box of 64 by 46, as the path of a pen. */
  readonly picture?: string | Component | undefined;
}

export interface CardState {
  readonly selectable?: boolean;
  readonly selected?: boolean;
  /** It may not be played now: faint. */
  readonly spent?: boolean;
  /** One's own card that lies face down before the others: a dashed edge. */
  readonly hidden?: boolean;
}
