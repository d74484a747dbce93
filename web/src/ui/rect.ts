/** A box in the window, as plain data: a DOMRect cannot be spread or compared. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** As much of it as its panel shows; all of it where the panel shows nothing. */
export function seenIn(element: Element, panels: string): Rect {
  const whole = rectOf(element);
  const panel = element.closest(panels);
  if (!panel) return whole;
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  const [x, y] = [Math.max(whole.left, left), Math.max(whole.top, top)];
  const width = Math.min(whole.left + whole.width, right) - x;
  const height = Math.min(whole.top + whole.height, bottom) - y;
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : whole;
}
