// Plain data: what may stand in a state, a view, an event; comparing it and making digests of it.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What needs no closer look: most of what a state holds, so its place is not even written down. */
const isSimple = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === null || typeof value === 'string' || typeof value === 'boolean';

/** Where a value is no plain data (`NaN`, a class, an `undefined` in a list), or nothing. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (isSimple(value)) return undefined;
  if (typeof value === 'number') return `${path || '.'} is ${value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = isSimple(value[i]) ? undefined : notPlain(value[i], `${path}[${i}]`);
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return `${path || '.'} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path || '.'} is a class`;
  for (const [key, item] of Object.entries(value)) {
    // A key without a value is lost in JSON and means the same as no key.
    const fine = item === undefined || isSimple(item);
    const found = fine ? undefined : notPlain(item, `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

/** JSON with sorted keys: the same text for the same data, however it was built. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    item !== null && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** Is it the same as data? The order of keys, and keys without a value, do not count. */
export const sameData = (a: unknown, b: unknown): boolean => firstDifference(a, b) === undefined;

/** A short fingerprint of data: eight hexadecimal digits. */
export const digest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(stableJson(value)))).slice(0, 8);

/** Where two pieces of data first differ, with both values: for the text of a failure. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b || Object.is(a, b)) return undefined;
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'value'}: ${show(a)} against ${show(b)}`;
  if (Array.isArray(a) && Array.isArray(b)) return firstDifferenceInLists(a, b, path);
  for (const key in a) {
    if (a[key] === b[key]) continue;
    const found = firstDifference(a[key], b[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  for (const key in b)
    if (b[key] !== undefined && a[key] === undefined)
      return firstDifference(undefined, b[key], path ? `${path}.${key}` : key);
  return undefined;
}

/** By index: naming the keys of long lists would be most of the work. */
function firstDifferenceInLists(
  a: readonly unknown[],
  b: readonly unknown[],
  path: string,
): string | undefined {
  for (let i = 0; i < a.length || i < b.length; i++) {
    if (a[i] === b[i]) continue;
    const found = firstDifference(a[i], b[i], path ? `${path}.${i}` : `${i}`);
    if (found) return found;
  }
  return undefined;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object';

/** Data in a line, cut short. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : stableJson(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
