// A scenario being made is kept after every change, in the browser alone.
import { beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();
let full = false;
type Listener = (event: { key: string; newValue: string | null }) => void;
let listeners: Listener[] = [];

beforeEach(() => {
  storage.clear();
  full = false;
  listeners = [];
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: Listener) => {
    listeners = listeners.filter((one) => one !== listener);
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('quota');
      storage.set(key, value);
    },
    removeItem: (key: string) => storage.delete(key),
    key: (i: number) => [...storage.keys()][i] ?? null,
    get length() {
      return storage.size;
    },
  });
});

async function desk(doc: object) {
  const { Desk } = await import('./desk.svelte.ts');
  return new Desk<object>('toy', 'a', doc, () => 'elsewhere');
}

async function kept() {
  vi.resetModules();
  const { scenarios } = await import('../store/scenarios.svelte.ts');
  return scenarios.find('a')?.data;
}

function otherTab(data: unknown): void {
  const newValue = data === undefined ? null : JSON.stringify({ id: 'a', game: 'toy', data });
  for (const listener of listeners) listener({ key: 'motti.scenario.a', newValue });
}

test('every change is kept, and so is what is taken back', async () => {
  const open = await desk({ n: 0 });
  open.change('one', { n: 1 });
  open.change('two', { n: 2 });
  open.undo();
  expect(open.doc).toEqual({ n: 1 });
  expect(await kept()).toEqual({ n: 1 });
});

test('a browser that will not keep it is found out, and asked again', async () => {
  const open = await desk({ n: 0 });
  full = true;
  open.change('one', { n: 1 });
  expect(open.failed).toBe(true);
  full = false;
  open.save();
  expect(open.failed).toBe(false);
  expect(await kept()).toEqual({ n: 1 });
});

test('what another tab does is a step here, and can be taken back', async () => {
  const open = await desk({ n: 0 });
  open.change('one', { n: 1 });
  otherTab({ n: 7 });
  expect(open.doc).toEqual({ n: 7 });
  expect(open.steps.map(({ label }) => label)).toEqual(['one', 'elsewhere']);
  open.undo();
  expect(open.doc).toEqual({ n: 1 });
  otherTab(undefined);
  expect(open.gone).toBe(true);
  open.close();
  otherTab({ n: 9 });
  expect(open.doc).toEqual({ n: 1 });
});

test('a list of former times is taken apart, and a deleted one comes back', async () => {
  const old = { id: 'a', game: 'toy', data: { n: 3 }, updated: 5 };
  storage.set('motti.scenarios', JSON.stringify([old]));
  const { scenarios } = await import('../store/scenarios.svelte.ts');
  expect(scenarios.drafts('toy')).toEqual([old]);
  expect(storage.has('motti.scenarios')).toBe(false);
  scenarios.remove('a');
  expect(await kept()).toBeUndefined();
  scenarios.putBack(old);
  expect(await kept()).toEqual({ n: 3 });
});
