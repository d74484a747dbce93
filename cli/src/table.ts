// A table of text for a terminal.

/** Columns as wide as their widest cell; numbers to the right. */
export function table(rows: readonly (readonly string[])[], firstNumber = 0): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  const isNumber = (cell: string): boolean => /^[−+]?[\d.,\u202f\u00a0]+(?:%|…|$)/.test(cell);
  return rows
    .map((row) =>
      row
        .map((cell, i) =>
          isNumber(cell) || (firstNumber > 0 && i >= firstNumber)
            ? cell.padStart(widths[i]!)
            : cell.padEnd(widths[i]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
