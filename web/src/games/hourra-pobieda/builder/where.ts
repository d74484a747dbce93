// Where a problem is: the page that shows it, and the hex, where there is one.
import type { Point, ScenarioProblem } from '@motti/hourra-pobieda/workshop';
import type { Draft, SideIndex } from './draft.ts';

export const PAGES = ['table', 'map', 'armies', 'setup', 'victory', 'options'] as const;
export type Page = (typeof PAGES)[number] | 'fair';

export interface Where {
  readonly page: Page;
  readonly hex?: string;
  /** On an open table. */
  readonly point?: Point;
  readonly side?: SideIndex;
}

const ON_MAP = ['features', 'terrain', 'edges', 'bridges', 'roads', 'places', 'regions'];

export function whereIs({ path, facts, code }: ScenarioProblem, draft: Draft): Where {
  const [first, index, field] = path;
  const hex = hexOf(facts) ?? hexOf(thingAt(path, draft));
  const point = draft.geometry === 'open' ? pointOf(thingAt(path, draft)) : undefined;
  const at = { ...(hex === undefined ? {} : { hex }), ...(point ? { point } : {}) };
  if (first !== 'sides') return { page: pageOf(String(first ?? 'table'), hex), ...at };
  const side = index === 1 ? 1 : 0;
  if (field === 'bases' || code.startsWith('E08') || code.startsWith('E09'))
    return { page: 'map', side, ...at };
  if (field === 'forces' || field === 'reinforcements') return { page: 'armies', side, ...at };
  if (field === 'defaultSetup') return { page: 'setup', side, ...at };
  if (field === 'setup') {
    const zones = hex !== undefined || path.includes('zone') || code === 'E16' || code === 'W17';
    return { page: zones ? 'map' : 'setup', side, ...at };
  }
  if (code === 'E13') return { page: 'setup', side };
  if (code.startsWith('E15')) return { page: 'victory', side };
  return {
    page: code.startsWith('E07') || code.startsWith('E22') ? 'armies' : 'table',
    side,
    ...at,
  };
}

function pageOf(field: string, hex: string | undefined): Page {
  if (ON_MAP.includes(field)) return 'map';
  if (field === 'objectives') return hex === undefined ? 'victory' : 'map';
  if (field === 'elementTypes') return 'armies';
  if (field === 'victory') return 'victory';
  return field === 'options' ? 'options' : 'table';
}

const isHex = (text: unknown): text is string => typeof text === 'string' && /^\d{4}$/.test(text);

function hexOf(thing: unknown): string | undefined {
  if (isHex(thing)) return thing;
  if (typeof thing !== 'object' || thing === null) return undefined;
  const { hex, place, a, cell } = thing as Readonly<Record<string, unknown>>;
  return [hex, place, a, cell].find(isHex);
}

/** The first point of whatever it is. */
function pointOf(thing: unknown): Point | undefined {
  if (Array.isArray(thing)) {
    const [x, y] = thing as unknown[];
    return typeof x === 'number' && typeof y === 'number' ? [x, y] : pointOf(x);
  }
  if (typeof thing !== 'object' || thing === null) return undefined;
  const { at, polygon, line } = thing as Readonly<Record<string, unknown>>;
  return pointOf(at ?? polygon ?? line);
}

function thingAt(path: ScenarioProblem['path'], draft: Draft): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[part] : undefined,
    draft,
  );
}
