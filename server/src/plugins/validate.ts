// Checks what comes in against its schema and stops at the first thing that is wrong. The library's own list of errors
// walks through everything, wrong or not: what a stranger sends must not decide how long that takes.
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';

/** What we read of a schema. */
interface Node extends TSchema {
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly const?: unknown;
}

export interface Fault {
  /** Where, as a path: `/seats/red/kind`. */
  readonly instancePath: string;
  readonly message: string;
}

const WRONG = 'is not right';
const FOREIGN = 'has something that does not belong there';

export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checked = Compile(schema);
  return (given: unknown) => {
    // Addresses are text: numbers in them are read as such.
    const value = httpPart === 'body' ? given : Value.Convert(schema, given);
    const excess = firstExcess(schema, value);
    if (!excess && checked.Check(value)) return { value };
    const { instancePath, message } = excess ?? firstFault(schema, value);
    return { error: new Error(`${instancePath || '/'} ${message}`) };
  };
};

/** What is wrong by its number alone: a key that does not belong there, too many of those that may be any. */
function firstExcess(schema: TSchema, value: unknown, path = ''): Fault | undefined {
  const { properties, patternProperties, maxItems, maxProperties } = schema as Node;
  if (Array.isArray(value) && maxItems !== undefined && value.length > maxItems)
    return { instancePath: path, message: `holds more than ${maxItems}` };
  if (!isObject(value)) return undefined;
  if (patternProperties && maxProperties !== undefined && hasMore(value, maxProperties))
    return { instancePath: path, message: `holds more than ${maxProperties}` };
  for (const key in properties ? value : {}) {
    const known = Object.hasOwn(properties!, key) ? properties![key] : undefined;
    if (!known) return { instancePath: path, message: FOREIGN };
    const excess = firstExcess(known, valueAt(value, key), `${path}/${key}`);
    if (excess) return excess;
  }
  return undefined;
}

function hasMore(value: object, most: number): boolean {
  let count = 0;
  for (const _ in value) if (++count > most) return true;
  return false;
}

/** The first thing that is wrong with a value that does not fit. */
export function firstFault(schema: TSchema, value: unknown, path = ''): Fault {
  const node = schema as Node;
  const excess = firstExcess(node, value, path);
  if (excess) return excess;
  if (node.anyOf) return faultOfUnion(node.anyOf, value, path);
  if (node.properties && isObject(value)) return faultOfObject(node, value, path);
  if (node.items && Array.isArray(value)) return faultOfList(node, value, path);
  if (node.patternProperties && isObject(value)) return faultOfRecord(node, value, path);
  return { instancePath: path, message: WRONG };
}

/** Kinds are told apart by one word: of the kind that was meant we can say more. */
function faultOfUnion(kinds: readonly Node[], value: unknown, path: string): Fault {
  const meant = isObject(value) ? kinds.find((kind) => isMeant(kind, value)) : undefined;
  return meant ? firstFault(meant, value, path) : { instancePath: path, message: WRONG };
}

const isMeant = ({ properties = {} }: Node, value: object): boolean =>
  Object.entries(properties).some(
    ([key, { const: word }]) => word !== undefined && valueAt(value, key) === word,
  );

function faultOfObject(node: Node, value: object, path: string): Fault {
  const { properties = {}, required = [] } = node;
  for (const key of required)
    if (!Object.hasOwn(value, key))
      return { instancePath: `${path}/${key}`, message: 'is missing' };
  for (const key of Object.keys(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!known) return { instancePath: path, message: FOREIGN };
    if (!Value.Check(known, valueAt(value, key)))
      return firstFault(known, valueAt(value, key), `${path}/${key}`);
  }
  return { instancePath: path, message: WRONG };
}

function faultOfList({ items }: Node, value: readonly unknown[], path: string): Fault {
  const index = value.findIndex((item) => !Value.Check(items!, item));
  return index < 0
    ? { instancePath: path, message: WRONG }
    : firstFault(items!, value[index], `${path}/${index}`);
}

function faultOfRecord({ patternProperties }: Node, value: object, path: string): Fault {
  const [kind] = Object.values(patternProperties!);
  const key = Object.keys(value).find((one) => !kind || !Value.Check(kind, valueAt(value, one)));
  return key === undefined || !kind
    ? { instancePath: path, message: WRONG }
    : firstFault(kind, valueAt(value, key), path);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: object, key: string): unknown =>
  (value as Readonly<Record<string, unknown>>)[key];
