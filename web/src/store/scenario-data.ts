// Scenarios made by players, kept once for all matches that are played with them: a match is written after every line,
// and need not carry its board each time.
import { type Json, type Setup, toHex } from '@motti/engine';

/** A set-up as it is written: the scenario by its key. */
export type KeptSetup = Omit<Setup, 'data'> & { readonly dataKey?: string };

const PREFIX = 'motti.scenario-data.';
/** The keys of scenarios that were kept or opened here, and the other way round: neither is made twice. */
const keys = new WeakMap<object, string>();
const opened = new Map<string, Json>();

export function keepSetup({ data, ...setup }: Setup): KeptSetup {
  if (data === undefined) return setup;
  const dataKey = keyOf(data);
  try {
    if (localStorage.getItem(PREFIX + dataKey) === null)
      localStorage.setItem(PREFIX + dataKey, JSON.stringify(data));
  } catch {
    // No room: the match that needs it finds none either, and says so.
  }
  return { ...setup, dataKey };
}

export function openSetup({ dataKey, ...setup }: KeptSetup): Setup {
  if (dataKey === undefined) return setup;
  const data = dataOf(dataKey);
  return data === undefined ? setup : { ...setup, data };
}

/** Forgets the scenarios that none of these matches is played with. */
export function releaseData(setups: readonly KeptSetup[]): void {
  const used = new Set(setups.map(({ dataKey }) => dataKey && PREFIX + dataKey));
  const stored = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  for (const key of stored)
    if (key.startsWith(PREFIX) && !used.has(key)) localStorage.removeItem(key);
}

function keyOf(data: Json): string {
  const known = isObject(data) ? keys.get(data) : undefined;
  if (known !== undefined) return known;
  const key = toHex(crypto.getRandomValues(new Uint8Array(8)));
  remember(key, data);
  return key;
}

function dataOf(key: string): Json | undefined {
  const known = opened.get(key);
  if (known !== undefined) return known;
  const text = localStorage.getItem(PREFIX + key);
  if (text === null) return undefined;
  const data = JSON.parse(text) as Json;
  remember(key, data);
  return data;
}

function remember(key: string, data: Json): void {
  opened.set(key, data);
  if (isObject(data)) keys.set(data, key);
}

const isObject = (data: Json): data is Json & object => typeof data === 'object' && data !== null;
