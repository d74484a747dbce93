// Differences between two views. A view is a few kilobytes, a move changes a few numbers in it.

type Key = string | number;
type Path = readonly Key[];

/** `[path, value]` sets, `[path]` removes a key. Applied in order. */
export type Patch = readonly Step[];
type Step = readonly [Path, unknown] | readonly [Path];

type Tree = Record<Key, unknown>;

/** What turns `before` into `after`; both are plain data. Empty when they are the same. */
export function diff(before: unknown, after: unknown): Patch {
  const patch: Step[] = [];
  compare(before, after, [], patch);
  return patch;
}

/** A new tree with the changes; the parts that have not changed are shared with the old one. */
export function applyPatch(tree: unknown, patch: Patch): unknown {
  const copied = new Set<unknown>();
  let root = tree;
  for (const step of patch) {
    const [path] = step;
    if (path.length === 0) {
      root = step[1];
      continue;
    }
    root = own(root, copied);
    let node = root as Tree;
    for (const key of path.slice(0, -1)) {
      const child = own(node[key], copied);
      node[key] = child;
      node = child as Tree;
    }
    const last = path[path.length - 1]!;
    if (step.length === 1) delete node[last];
    else node[last] = step[1];
  }
  return root;
}

function own(node: unknown, copied: Set<unknown>): unknown {
  if (copied.has(node)) return node;
  const copy = Array.isArray(node) ? [...node] : { ...(node as Tree) };
  copied.add(copy);
  return copy;
}

function compare(before: unknown, after: unknown, path: Key[], patch: Step[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    // A list that got shorter is sent whole: cutting is not worth an operation of its own.
    if (after.length < before.length) patch.push([[...path], after]);
    else compareItems(before, after, path, patch);
  } else if (isTree(before) && isTree(after)) compareKeys(before, after, path, patch);
  else patch.push([[...path], after]);
}

function compareItems(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Key[],
  patch: Step[],
): void {
  const shared = before.length;
  const next = typeof after[0] === 'number' ? nextNumber : nextItem;
  for (let i = next(before, after, 0); i < shared; i = next(before, after, i + 1)) {
    path.push(i);
    compare(before[i], after[i], path, patch);
    path.pop();
  }
  for (let i = shared; i < after.length; i++) patch.push([[...path, i], after[i]]);
}

/** The first place from here on where two lists differ; the length of the first if nowhere. */
function nextItem(before: readonly unknown[], after: readonly unknown[], from: number): number {
  const { length } = before;
  let i = from;
  while (i < length && before[i] === after[i]) i++;
  return i;
}

/** The same. Views are lists of numbers for the most part, and a loop that has only ever seen numbers is twice as fast. */
function nextNumber(before: readonly unknown[], after: readonly unknown[], from: number): number {
  const { length } = before;
  let i = from;
  while (i < length && before[i] === after[i]) i++;
  return i;
}

function compareKeys(before: Tree, after: Tree, path: Key[], patch: Step[]): void {
  let shared = 0;
  for (const key in after) {
    const value = after[key];
    // JSON has no `undefined`: such a key is as good as absent.
    if (value === undefined) continue;
    const old = before[key];
    if (old === undefined) patch.push([[...path, key], value]);
    else {
      shared++;
      if (old === value) continue;
      path.push(key);
      compare(old, value, path, patch);
      path.pop();
    }
  }
  const keys = Object.keys(before);
  if (keys.length === shared) return;
  for (const key of keys) {
    if (before[key] !== undefined && after[key] === undefined) patch.push([[...path, key]]);
  }
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
