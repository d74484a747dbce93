// The painter in its own thread: fetches the packed map once, then answers every request with a bitmap.
import condensed from '@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-400-normal.woff2?url';
import { type BaseMap, type BaseMapFile, readBaseMap } from './base-map.ts';
import { heightOf, widthOf } from './geometry.ts';
import { type FieldDrawing, FieldMaker } from './ground-field.ts';
import type { HexGround } from './hex-ground.ts';
import { paintGround } from './paint.ts';
import type { Answer, PaintRequest, WorkerRequest } from './painter.ts';

/** The page's types know no worker's scope. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerRequest>) => void;
  postMessage(answer: Answer, transfer?: Transferable[]): void;
  readonly fonts: { add(face: FontFace): void };
};
/** A thread has no letters of its own; without them numbers are written in whatever there is. */
const letters = new FontFace('Fira Sans Condensed', `url(${condensed})`)
  .load()
  .then((face) => scope.fonts.add(face))
  .catch(() => undefined);

const maps = new Map<string, Promise<BaseMap>>();

async function load(url: string): Promise<BaseMap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return readBaseMap((await response.json()) as BaseMapFile);
}

function mapAt(url: string): Promise<BaseMap> {
  const known = maps.get(url);
  if (known) return known;
  const map = load(url);
  // A failed download may be tried again.
  map.catch(() => maps.delete(url));
  maps.set(url, map);
  return map;
}

const grounds = new Map<string, HexGround>();
const maker = new FieldMaker();
let field: { readonly id: string; readonly drawing: FieldDrawing } | undefined;

async function paint({
  url,
  hexes,
  field: wanted,
  palette,
  part,
}: PaintRequest): Promise<ImageBitmap> {
  const map = url === undefined ? undefined : await mapAt(url);
  if (hexes !== undefined) await letters;
  const width = Math.max(1, Math.round(widthOf(part.box) * part.scale));
  const height = Math.max(1, Math.round(heightOf(part.box) * part.scale));
  const canvas = new OffscreenCanvas(width, height);
  const onTop = {
    hexes: grounds.get(hexes ?? ''),
    field: wanted === undefined ? undefined : field?.drawing,
  };
  paintGround(canvas.getContext('2d')!, map, onTop, palette, part);
  return canvas.transferToImageBitmap();
}

scope.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.kind === 'hexes') {
    grounds.set(data.hexes.id, data.hexes);
    return;
  }
  if (data.kind === 'map') {
    // Who wants it painted is told what went wrong.
    await mapAt(data.url).catch(() => undefined);
    return;
  }
  if (data.kind === 'field') {
    field = { id: data.field.id, drawing: maker.drawing(data.field) };
    return;
  }
  try {
    if (data.kind === 'graticule') {
      const { meridians, parallels } = await mapAt(data.url);
      scope.postMessage({ id: data.id, graticule: { meridians, parallels } } satisfies Answer);
      return;
    }
    const bitmap = await paint(data);
    scope.postMessage({ id: data.id, bitmap } satisfies Answer, [bitmap]);
  } catch (error) {
    scope.postMessage({ id: data.id, error: String(error) } satisfies Answer);
  }
};
