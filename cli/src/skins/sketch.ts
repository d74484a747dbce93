// A map of places and links between them, drawn with letters: the part around a point.

interface Spot {
  readonly x: number;
  readonly y: number;
  /** One letter where it lies. */
  readonly mark: string;
  /** Beside the mark. */
  readonly text: string;
}

interface Sketch {
  readonly spots: readonly Spot[];
  /** Indices of the spots that are joined. */
  readonly links: readonly (readonly [number, number])[];
  readonly middle: { readonly x: number; readonly y: number };
  readonly columns: number;
  readonly rows: number;
  /** Sheet px a letter. */
  readonly wide: number;
  readonly high: number;
}

/** The lines of the drawing; what lies outside is left out, links lead off the edge. */
export function sketch({ spots, links, middle, columns, rows, wide, high }: Sketch): string[] {
  const sheet = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const at = spots.map(({ x, y }) => ({
    column: Math.round(columns / 2 + (x - middle.x) / wide),
    row: Math.round(rows / 2 + (y - middle.y) / high),
  }));
  const put = (column: number, row: number, letter: string): void => {
    if (sheet[row]?.[column] !== undefined) sheet[row][column] = letter;
  };
  for (const [a, b] of links) drawLine(at[a]!, at[b]!, put);
  for (const [i, { mark }] of spots.entries()) put(at[i]!.column, at[i]!.row, mark);
  const taken = new Set(at.map(({ column, row }) => `${column} ${row}`));
  for (const [i, { text }] of spots.entries()) {
    const { column, row } = at[i]!;
    if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
    const place = placeOf(column, row, text.length, columns, rows, taken);
    if (!place) continue;
    // A gap on both sides: a name is no part of a line.
    for (let k = -1; k <= text.length; k++) {
      const cell = `${place.column + k} ${place.row}`;
      if (!taken.has(cell)) put(place.column + k, place.row, text[k] ?? ' ');
      taken.add(cell);
    }
  }
  return withoutEmptyEnds(sheet.map((line) => line.join('').trimEnd()));
}

function withoutEmptyEnds(lines: readonly string[]): string[] {
  const drawn = lines.flatMap((line, i) => (line === '' ? [] : [i]));
  return lines.slice(drawn[0] ?? 0, (drawn.at(-1) ?? -1) + 1);
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** To the right of its mark, to the left, below or above: the first that is free. */
function placeOf(
  column: number,
  row: number,
  length: number,
  columns: number,
  rows: number,
  taken: ReadonlySet<string>,
): Cell | undefined {
  const middle = column - Math.floor(length / 2);
  const places: readonly Cell[] = [
    { column: column + 2, row },
    { column: column - 1 - length, row },
    { column: middle, row: row + 1 },
    { column: middle, row: row - 1 },
    { column: column + 2, row: row + 1 },
    { column: column + 2, row: row - 1 },
    { column: column - 1 - length, row: row + 1 },
    { column: column - 1 - length, row: row - 1 },
  ];
  return places.find((place) => {
    if (place.column < 0 || place.column + length > columns) return false;
    if (place.row < 0 || place.row >= rows) return false;
    for (let k = -1; k <= length; k++) {
      const cell = `${place.column + k} ${place.row}`;
      // Its own mark may lie right beside it.
      if (taken.has(cell) && cell !== `${column} ${row}`) return false;
    }
    return true;
  });
}

function drawLine(
  from: Cell,
  to: Cell,
  put: (column: number, row: number, letter: string) => void,
): void {
  const [across, down] = [to.column - from.column, to.row - from.row];
  const steps = Math.max(Math.abs(across), Math.abs(down));
  for (let i = 1; i < steps; i++)
    put(
      Math.round(from.column + (across * i) / steps),
      Math.round(from.row + (down * i) / steps),
      letterFor(across, down),
    );
}

/** A letter is twice as high as it is wide. */
function letterFor(across: number, down: number): string {
  const slope = Math.abs((2 * down) / (across || 0.001));
  if (slope < 0.5) return '─';
  if (slope > 4) return '│';
  return across > 0 === down > 0 ? '╲' : '╱';
}
