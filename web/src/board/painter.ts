// Asks the painter's thread for parts of a map. One thread serves all boards of the page.
import type { Degree } from './base-map.ts';
import type { Ground } from './ground.ts';
import type { GroundField } from './ground-field.ts';
import type { HexGround } from './hex-ground.ts';
import type { Part } from './paint.ts';
import type { Palette } from './palette.ts';

export interface Graticule {
  readonly meridians: readonly Degree[];
  readonly parallels: readonly Degree[];
}

export interface PaintRequest {
  readonly kind: 'paint';
  readonly id: number;
  readonly url: string | undefined;
  /** The name of the hexes, which the thread has been told before. */
  readonly hexes: string | undefined;
  /** The name of the field, likewise. */
  readonly field: string | undefined;
  readonly palette: Palette;
  readonly part: Part;
}

export type WorkerRequest =
  | PaintRequest
  | { readonly kind: 'hexes'; readonly hexes: HexGround }
  | { readonly kind: 'map'; readonly url: string }
  | { readonly kind: 'field'; readonly field: GroundField }
  | { readonly kind: 'graticule'; readonly id: number; readonly url: string };

export type Answer =
  | { readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly id: number; readonly graticule: Graticule }
  | { readonly id: number; readonly error: string };

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function thread(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('error' in data) console.error(`The map could not be drawn: ${data.error}`);
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  return worker;
}

function ask(request: (id: number) => WorkerRequest): Promise<Answer> {
  const id = ++count;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    thread().postMessage(request(id));
  });
}

/** A map that will be painted soon: the thread begins to read it. */
export function readGround(url: string): void {
  thread().postMessage({ kind: 'map', url } satisfies WorkerRequest);
}

/** Grounds of hexes that the thread knows. */
const told = new Set<string>();

function tell(hexes: HexGround): void {
  if (told.has(hexes.id)) return;
  told.add(hexes.id);
  thread().postMessage({ kind: 'hexes', hexes } satisfies WorkerRequest);
}

/** The field that the thread was told last: there is one at a time, and it changes with every move. */
let toldField = '';

/** Tells the thread of a field; what it has worked out for one is at hand for the next. */
export function tellField(field: GroundField): void {
  if (toldField === field.id) return;
  toldField = field.id;
  thread().postMessage({ kind: 'field', field } satisfies WorkerRequest);
}

/** A picture of a part of the map, or nothing where the map could not be read. */
export async function paintPart(
  { url, hexes, field }: Ground,
  palette: Palette,
  part: Part,
): Promise<ImageBitmap | undefined> {
  if (hexes) tell(hexes);
  if (field) tellField(field);
  const answer = await ask((id) => ({
    kind: 'paint',
    id,
    url,
    hexes: hexes?.id,
    field: field?.id,
    palette,
    part,
  }));
  return 'bitmap' in answer ? answer.bitmap : undefined;
}

/** The lines of latitude and longitude as they bend on this sheet. */
export async function graticuleOf(url: string): Promise<Graticule> {
  const answer = await ask((id) => ({ kind: 'graticule', id, url }));
  return 'graticule' in answer ? answer.graticule : { meridians: [], parallels: [] };
}
