// A map of hexes in rows, drawn with letters: the part around a hex, north up, and the names of its places below.

export interface HexCell {
  /** In half hexes from the west. */
  readonly x: number;
  /** Rows from the north. */
  readonly y: number;
  /** Its number, with the signs of the ground. */
  readonly head: string;
  /** Who stands there. */
  readonly stack: string;
  /** What it is called, with its number. */
  readonly name: string | undefined;
}

interface Window {
  /** Hexes to either side of the middle, and rows above and below it. */
  readonly across: number;
  readonly down: number;
}

/** Letters a hex is wide. */
const WIDTH = 8;

export function drawHexes(
  cells: readonly HexCell[],
  middle: HexCell,
  { across, down }: Window,
): string[] {
  // At the edge of the table the window stays on it.
  const left = within(
    middle.x - 2 * across,
    cells.map(({ x }) => x),
    4 * across,
  );
  const top = within(
    middle.y - down,
    cells.map(({ y }) => y),
    2 * down,
  );
  const seen = cells.filter(
    ({ x, y }) => x >= left && x <= left + 4 * across && y >= top && y <= top + 2 * down,
  );
  const lines: string[] = [];
  for (let y = top; y <= top + 2 * down; y++) {
    let heads = '';
    let stacks = '';
    for (const cell of seen.filter((one) => one.y === y).sort((a, b) => a.x - b.x)) {
      const start = ((cell.x - left) * WIDTH) / 2;
      heads = `${heads.padEnd(start)}${cell.head}${cell === middle ? '◄' : ''}`;
      stacks = stacks.padEnd(start) + cell.stack;
    }
    if (heads !== '') lines.push(heads, stacks, '');
  }
  const names = seen.flatMap(({ name }) => (name === undefined ? [] : [name])).sort();
  return [...lines, ...(names.length > 0 ? [names.join(' · ')] : [])];
}

/** Where so long a stretch begins that lies among these, as near to the wish as can be. */
function within(wish: number, among: readonly number[], length: number): number {
  const first = among.reduce((least, one) => Math.min(least, one), wish + length);
  const last = among.reduce((most, one) => Math.max(most, one), wish);
  return Math.max(first, Math.min(wish, last - length));
}
