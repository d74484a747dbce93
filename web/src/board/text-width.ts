// Widths of names, measured once for each text and font.
let context: CanvasRenderingContext2D | undefined;
const known = new Map<string, number>();

export function textWidth(text: string, font: string): number {
  const key = `${font}|${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  context ??= document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const width = context.measureText(text).width;
  known.set(key, width);
  return width;
}

/** Fonts have arrived: what was measured with others is forgotten. */
export function forgetWidths(): void {
  known.clear();
}
