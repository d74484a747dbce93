// Text laid out for a terminal: wrapped paragraphs, numbered choices in columns.

/** Words over lines of at most so many letters, each after `indent`. */
export function wrap(text: string, columns: number, indent = ''): string {
  const width = Math.max(20, columns - indent.length);
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  return lines.map((line) => indent + line).join('\n');
}

/** Short items side by side, read downwards; as many columns as fit, at most four. */
export function inColumns(items: readonly string[], columns: number): string[] {
  const width = Math.max(...items.map((item) => item.length), 1) + 3;
  const count = Math.max(1, Math.min(4, Math.floor(columns / width), Math.ceil(items.length / 5)));
  const rows = Math.ceil(items.length / count);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, column) => items[column * rows + row] ?? '')
      .map((item) => item.padEnd(width))
      .join('')
      .trimEnd(),
  );
}
