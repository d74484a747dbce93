// The ground of a sheet: reads the packed file that a map builder wrote (format: the README beside it).
import type { Box } from './geometry.ts';

export interface BaseMapFile {
  readonly unit: number;
  readonly sheet: readonly [number, number, number, number];
  readonly land: readonly string[];
  readonly lakes: readonly string[];
  readonly rivers: readonly string[];
  /** Rivers that are lines, not shapes, where the sheet has such. */
  readonly streams?: readonly string[];
  /** Sea that the land layer counts as land. */
  readonly bays: readonly string[];
  /** Countries by the name of their tint; land that none covers keeps the first tint. */
  readonly grounds: Readonly<Record<string, readonly string[]>>;
  readonly borders: { readonly war: readonly string[]; readonly other: readonly string[] };
  readonly meridians: Readonly<Record<string, readonly string[]>>;
  readonly parallels: Readonly<Record<string, readonly string[]>>;
  readonly trees: readonly string[];
}

/** A line or ring: x and y in turn, in sheet px. */
export interface Outline {
  readonly xy: Float32Array;
  readonly box: Box;
}

export interface Degree {
  readonly degree: number;
  readonly outline: Outline;
}

export interface BaseMap {
  readonly sheet: Box;
  readonly land: readonly Outline[];
  readonly lakes: readonly Outline[];
  readonly rivers: readonly Outline[];
  readonly streams: readonly Outline[];
  readonly bays: readonly Outline[];
  readonly grounds: Readonly<Record<string, readonly Outline[]>>;
  readonly borders: { readonly war: readonly Outline[]; readonly other: readonly Outline[] };
  readonly meridians: readonly Degree[];
  readonly parallels: readonly Degree[];
  readonly trees: readonly Outline[];
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Uint8Array(128);
for (let i = 0; i < LETTERS.length; i++) VALUE[LETTERS.charCodeAt(i)] = i;

export function unpackLine(text: string, unit: number): Outline {
  const xy: number[] = [];
  let [x, y, number, shift] = [0, 0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const value = VALUE[text.charCodeAt(i)]!;
    number += (value & 31) << shift;
    if (value > 31) {
      shift += 5;
      continue;
    }
    const difference = number & 1 ? -((number + 1) >> 1) : number >> 1;
    if (xy.length % 2 === 0) {
      x += difference;
      xy.push(x * unit);
    } else {
      y += difference;
      xy.push(y * unit);
    }
    number = 0;
    shift = 0;
  }
  return { xy: Float32Array.from(xy), box: boxOf(xy) };
}

function boxOf(xy: readonly number[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < xy.length; i += 2) {
    left = Math.min(left, xy[i]!);
    right = Math.max(right, xy[i]!);
    top = Math.min(top, xy[i + 1]!);
    bottom = Math.max(bottom, xy[i + 1]!);
  }
  return { left, top, right, bottom };
}

export function readBaseMap(file: BaseMapFile): BaseMap {
  const unpack = (lines: readonly string[]): Outline[] =>
    lines.map((line) => unpackLine(line, file.unit));
  const degrees = (lines: Readonly<Record<string, readonly string[]>>): Degree[] =>
    Object.entries(lines).flatMap(([degree, pieces]) =>
      unpack(pieces).map((outline) => ({ degree: Number(degree), outline })),
    );
  const [left, top, right, bottom] = file.sheet;
  return {
    sheet: { left, top, right, bottom },
    land: unpack(file.land),
    lakes: unpack(file.lakes),
    rivers: unpack(file.rivers),
    streams: unpack(file.streams ?? []),
    bays: unpack(file.bays),
    grounds: Object.fromEntries(
      Object.entries(file.grounds).map(([name, lines]) => [name, unpack(lines)]),
    ),
    borders: { war: unpack(file.borders.war), other: unpack(file.borders.other) },
    meridians: degrees(file.meridians),
    parallels: degrees(file.parallels),
    trees: unpack(file.trees),
  };
}
