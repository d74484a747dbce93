// A small reader of foreign JSON: a shape says what a value must be, `read` reports what it is not, place by place.
// Limits of size (HP-B22) do not break the shape; everything else does (HP-B1).
import type { Json } from '@motti/engine';
import type { Form, ShapeName } from './codes.ts';
import { type Path, type Report, shorten } from './report.ts';

export type Shape =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'form'; readonly form: Form; readonly pattern: RegExp; readonly most: number }
  | {
      readonly kind: 'number' | 'whole';
      readonly least?: number;
      /** A limit of the format (HP-B1). */
      readonly most?: number;
      /** A limit of size (HP-B22). */
      readonly limit?: number;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | null)[] }
  | {
      readonly kind: 'list';
      readonly item: Shape;
      readonly fewest?: number;
      readonly exactly?: number;
      /** A limit of the format (HP-B1); `limit` is one of size (HP-B22). */
      readonly most?: number;
      readonly limit: number;
      readonly unique?: boolean;
    }
  | {
      readonly kind: 'map';
      readonly value: Shape;
      readonly limit: number;
      /** Keys of one character: letters of the terrain. */
      readonly letters?: boolean;
    }
  | ObjectShape
  | { readonly kind: 'or-null'; readonly shape: Shape }
  | { readonly kind: 'depends'; readonly shapeOf: (value: Json) => Shape };

export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
  /** Fields that only the other kind of table has. */
  readonly elsewhere?: readonly string[];
  /** Of these fields exactly one. */
  readonly oneOf?: readonly string[];
  /** Of these fields at least one. */
  readonly anyOf?: readonly string[];
}

const NAME_LENGTH = 60;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that HP-B22 forbids.
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\ufffd]/;

export const text = (most = NAME_LENGTH): Shape => ({ kind: 'text', most });
export const form = (name: Form, pattern: RegExp, most = NAME_LENGTH): Shape => ({
  kind: 'form',
  form: name,
  pattern,
  most,
});
export const whole = (least: number, most: number): Shape => ({ kind: 'whole', least, most });
export const counted = (least: number, limit: number): Shape => ({ kind: 'whole', least, limit });
export const flag: Shape = { kind: 'flag' };
export const choice = (values: readonly (string | number | null)[]): Shape => ({
  kind: 'choice',
  values,
});
export const list = (item: Shape, limit: number, fewest = 0): Shape => ({
  kind: 'list',
  item,
  limit,
  fewest,
});
export const exactly = (item: Shape, count: number): Shape => ({
  kind: 'list',
  item,
  exactly: count,
  limit: count,
});
export const unique = (item: Shape, limit: number): Shape => ({
  kind: 'list',
  item,
  limit,
  unique: true,
});
export const map = (value: Shape, limit = 64): Shape => ({ kind: 'map', value, limit });
export const orNull = (shape: Shape): Shape => ({ kind: 'or-null', shape });
export const object = (
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
  more: Pick<ObjectShape, 'elsewhere' | 'oneOf' | 'anyOf'> = {},
): ObjectShape => ({
  kind: 'object',
  fields: { ...required, ...optional },
  required: Object.keys(required),
  ...more,
});

export function read(shape: Shape, value: Json, path: Path, report: Report): void {
  switch (shape.kind) {
    case 'or-null':
      if (value !== null) read(shape.shape, value, path, report);
      break;
    case 'depends':
      read(shape.shapeOf(value), value, path, report);
      break;
    case 'text':
      if (typeof value !== 'string') wrongType('text', path, report);
      else readText(value, shape.most, path, report);
      break;
    case 'form':
      readForm(shape, value, path, report);
      break;
    case 'number':
    case 'whole':
      readNumber(shape, value, path, report);
      break;
    case 'flag':
      if (typeof value !== 'boolean') wrongType('flag', path, report);
      break;
    case 'choice':
      if (!shape.values.some((allowed) => allowed === value)) {
        report.error('HP-B1', 'E01-choice', path, { allowed: shape.values.map(String) });
      }
      break;
    case 'list':
      if (isList(value)) readList(shape, value, path, report);
      else wrongType('list', path, report);
      break;
    case 'map':
      if (isObject(value)) readMap(shape, value, path, report);
      else wrongType('object', path, report);
      break;
    case 'object':
      if (isObject(value)) readObject(shape, value, path, report);
      else wrongType('object', path, report);
      break;
  }
}

type ShapeOf<Kind> = Extract<Shape, { readonly kind: Kind }>;
type Fields = { readonly [key: string]: Json };

const wrongType = (expected: ShapeName, path: Path, report: Report): void =>
  report.error('HP-B1', 'E01-type', path, { expected });

function readText(value: string, limit: number, path: Path, report: Report): void {
  if (value.length > limit) {
    report.error('HP-B22', 'E22-text', path, { count: value.length, limit });
  } else if (FORBIDDEN.test(value)) report.error('HP-B22', 'E22-character', path);
}

function readForm(shape: ShapeOf<'form'>, value: Json, path: Path, report: Report): void {
  if (typeof value !== 'string') wrongType('text', path, report);
  // Patterns leave room for one character more than HP-B22 names; only what no pattern could fit is a matter of size.
  else if (value.length > shape.most + 1) readText(value, shape.most, path, report);
  else if (shape.pattern.test(value)) readText(value, shape.most + 1, path, report);
  else report.error('HP-B1', 'E01-form', path, { form: shape.form, value: shorten(value) });
}

function readNumber(
  { kind, least, most, limit }: ShapeOf<'number' | 'whole'>,
  value: Json,
  path: Path,
  report: Report,
): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) wrongType(kind, path, report);
  else if (kind === 'whole' && !Number.isInteger(value)) wrongType('whole', path, report);
  else if (least !== undefined && value < least) {
    report.error('HP-B1', 'E01-least', path, { value, least });
  } else if (most !== undefined && value > most) {
    report.error('HP-B1', 'E01-most', path, { value, most });
  } else if (limit !== undefined && value > limit) {
    report.error('HP-B22', 'E22-value', path, { value, limit });
  }
}

function readList(
  shape: ShapeOf<'list'>,
  value: readonly Json[],
  path: Path,
  report: Report,
): void {
  const count = value.length;
  const { fewest, most, limit } = shape;
  if (shape.exactly !== undefined && count !== shape.exactly) {
    report.error('HP-B1', 'E01-exactly', path, { count, exactly: shape.exactly });
    return;
  }
  if (fewest !== undefined && count < fewest) {
    report.error('HP-B1', 'E01-fewest', path, { count, least: fewest });
  }
  if (most !== undefined && count > most) {
    report.error('HP-B1', 'E01-most', path, { value: count, most });
  }
  if (count > limit) report.error('HP-B22', 'E22', path, { count, limit });
  value.forEach((item, i) => {
    read(shape.item, item, [...path, i], report);
  });
  if (shape.unique) findTwice(value, path, report);
}

function findTwice(value: readonly Json[], path: Path, report: Report): void {
  const seen = new Set<Json>();
  value.forEach((item, i) => {
    if (seen.has(item)) {
      report.error('HP-B1', 'E01-twice', [...path, i], { value: shorten(JSON.stringify(item)) });
    }
    seen.add(item);
  });
}

function readMap(shape: ShapeOf<'map'>, value: Fields, path: Path, report: Report): void {
  const keys = Object.keys(value);
  if (keys.length > shape.limit) {
    report.error('HP-B22', 'E22', path, { count: keys.length, limit: shape.limit });
  }
  for (const key of keys) {
    if (shape.letters && [...key].length !== 1) {
      report.error('HP-B1', 'E01-form', [...path, key], { form: 'letter', value: shorten(key) });
      continue;
    }
    readText(key, NAME_LENGTH, [...path, key], report);
    read(shape.value, value[key]!, [...path, key], report);
  }
}

function readObject(shape: ObjectShape, value: Fields, path: Path, report: Report): void {
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
    if (field) read(field, value[key]!, [...path, key], report);
    else if (shape.elsewhere?.includes(key)) {
      report.error('HP-B1', 'E01-other-table', [...path, key], { key });
    } else report.error('HP-B1', 'E01-unknown-key', [...path, key], { key: shorten(key) });
  }
  for (const key of shape.required) {
    if (!Object.hasOwn(value, key)) report.error('HP-B1', 'E01-missing', [...path, key], { key });
  }
  const present = (keys: readonly string[]): number =>
    keys.filter((key) => Object.hasOwn(value, key)).length;
  const { oneOf, anyOf } = shape;
  if (oneOf && present(oneOf) !== 1) report.error('HP-B1', 'E01-one-of', path, { keys: oneOf });
  if (anyOf && present(anyOf) === 0) report.error('HP-B1', 'E01-one-of', path, { keys: anyOf });
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** HP-B22: is the file, written without spaces, longer than this? Looks no further than it must, however deep. */
export function isLongerThan(data: Json, limit: number): boolean {
  let length = 0;
  const open: Json[] = [data];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') length += value.length + 2;
    else if (isList(value)) {
      length += value.length + 1;
      if (length > limit) return true;
      for (const item of value) open.push(item);
    } else if (isObject(value)) {
      length += 2;
      for (const key of Object.keys(value)) {
        length += key.length + 4;
        if (length > limit) return true;
        open.push(value[key]!);
      }
    } else length += String(value).length;
    if (length > limit) return true;
  }
  return false;
}
