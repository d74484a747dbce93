// SVG as text: a few shapes, scales and ticks. Nothing here knows what is drawn.

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);

type Attributes = Readonly<Record<string, string | number | undefined>>;

const round = (value: string | number): string | number =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

export function element(name: string, attributes: Attributes, content = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(round(value!)))}"`)
    .join('');
  return content ? `<${name}${text}>${content}</${name}>` : `<${name}${text}/>`;
}

export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(words));

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  element('line', { x1, y1, x2, y2, class: kind });

export const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/** A picture with a sentence for those who do not see it. */
export const picture = (width: number, height: number, label: string, content: string): string =>
  element(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      width: '100%',
      // Letters of a plot stay near the size of the text around it.
      style: `max-width:${Math.round(width * 1.15)}px`,
      role: 'img',
      'aria-label': label,
    },
    content,
  );

export type Scale = (value: number) => number;

export function scale(from: readonly [number, number], to: readonly [number, number]): Scale {
  const span = from[1] - from[0] || 1;
  return (value) => to[0] + ((value - from[0]) / span) * (to[1] - to[0]);
}

/** Round numbers that cover the range, about `count` of them. */
export function ticks(low: number, high: number, count: number): number[] {
  const raw = (high - low || 1) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((unit) => unit * power).find((unit) => unit >= raw)!;
  const list: number[] = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9; i++) {
    // No −0.
    list.push(i * step || 0);
  }
  return list;
}
