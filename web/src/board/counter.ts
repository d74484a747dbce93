// What is printed on a counter, as plain data.

export type SymbolName =
  | 'infantry'
  | 'motorised'
  | 'cavalry'
  | 'reconnaissance'
  | 'armour'
  | 'mechanised'
  | 'artillery'
  | 'antitank'
  | 'airborne'
  | 'engineer'
  | 'ski'
  | 'border'
  | 'headquarters';

/** The cardboard of a side: CSS colours. */
export interface Cardboard {
  readonly ground: string;
  readonly ink: string;
  readonly edge: string;
  /** The band at the top, and what is written on it. */
  readonly band: string;
  readonly bandInk: string;
  /** The figure at the right, where it stands apart. */
  readonly accent: string;
  readonly emblem: 'star' | 'cross' | 'none';
  /** For those who ask for patterns besides colours. */
  readonly pattern: 'plain' | 'lines';
}

export interface CounterFace {
  readonly cardboard: Cardboard;
  /** Type of unit in the band: "FUS". */
  readonly band?: string | undefined;
  /** Name of the unit over everything else, without a band. */
  readonly title?: string | undefined;
  /** Signs of size over the symbol: "XX". */
  readonly echelon?: string | undefined;
  readonly symbol?: SymbolName | undefined;
  /** Name of the unit, turned, at the right of the symbol. */
  readonly turned?: string | undefined;
  readonly left?: string | undefined;
  readonly right?: string | undefined;
  /** Three figures in one, centred: "6-4-2". */
  readonly bottom?: string | undefined;
  /** The figures stand on a band: a unit better than others. */
  readonly strong?: boolean | undefined;
  /** A few letters, turned, at the left of the symbol: "NR3". */
  readonly note?: string | undefined;
  /** A dot at the right of the symbol. */
  readonly dot?: boolean | undefined;
  /** Words in place of a symbol: "2·6·2". */
  readonly words?: string | undefined;
}

/** Signs that are laid over a counter; several may hold at once. */
export interface CounterState {
  readonly selectable?: boolean;
  readonly selected?: boolean;
  readonly refused?: boolean;
  readonly threatened?: boolean;
  readonly isolated?: boolean;
  readonly moved?: boolean;
  readonly spent?: boolean;
  readonly reduced?: boolean;
  readonly hidden?: boolean;
  readonly ghost?: boolean;
}
