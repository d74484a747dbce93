// A position in names is foreign input: read strictly, with errors that say where and what.
import { type Json, PositionError } from '@motti/engine';

/** One branch of a position, with the path that leads to it. Every key must be asked for: `close` says which was not. */
export class Branch {
  readonly path: string;
  readonly #tree: Readonly<Record<string, Json>>;
  readonly #asked = new Set<string>();

  constructor(json: Json, path: string) {
    if (json === null || typeof json !== 'object' || Array.isArray(json))
      throw new PositionError(`${path || 'the position'}: an object is needed`);
    this.#tree = json as Readonly<Record<string, Json>>;
    this.path = path;
  }

  fail(key: string, why: string): never {
    throw new PositionError(`${this.#at(key)}: ${why}`);
  }

  get keys(): readonly string[] {
    return Object.keys(this.#tree);
  }

  has(key: string): boolean {
    return this.#tree[key] !== undefined;
  }

  /** A branch below, if there is one. */
  branch(key: string): Branch | undefined {
    const json = this.#take(key);
    return json === undefined ? undefined : new Branch(json, this.#at(key));
  }

  number(key: string, least: number, most: number): number | undefined {
    const value = this.#take(key);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      this.fail(key, `a whole number from ${least} to ${most} is needed`);
    return value;
  }

  flag(key: string): boolean | undefined {
    const value = this.#take(key);
    if (value !== undefined && typeof value !== 'boolean')
      this.fail(key, 'true or false is needed');
    return value;
  }

  /** The number of a name in a list of names. */
  name(key: string, names: readonly string[]): number | undefined {
    const value = this.#take(key);
    return value === undefined || value === null ? undefined : this.#number(key, value, names);
  }

  /** The same where it cannot be left out. */
  needed(key: string, names: readonly string[]): number {
    const id = this.name(key, names);
    return id ?? this.fail(key, 'needed');
  }

  /** A list of names, as their numbers. */
  names(key: string, names: readonly string[]): number[] {
    const value = this.#take(key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.fail(key, 'a list is needed');
    return (value as readonly Json[]).map((item) => this.#number(key, item, names));
  }

  texts(key: string): string[] {
    const value = this.#take(key);
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
      this.fail(key, 'a list of texts is needed');
    return value as string[];
  }

  branches(key: string): Branch[] {
    const value = this.#take(key);
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.fail(key, 'a list is needed');
    return (value as readonly Json[]).map((item, i) => new Branch(item, `${this.#at(key)}.${i}`));
  }

  /** Units by type: `{ "FUS": 2 }`. */
  units(key: string, names: readonly string[], offset = 0): [type: number, count: number][] {
    const branch = this.branch(key);
    if (!branch) return [];
    return branch.keys.map((type) => {
      const id = names.indexOf(type);
      if (id < 0) branch.fail(type, `one of ${names.join(', ')} is needed`);
      return [id + offset, branch.number(type, 0, 99) ?? 0];
    });
  }

  /** Nothing may be left that nobody understood. */
  close(): void {
    const unknown = this.keys.find((key) => !this.#asked.has(key));
    if (unknown !== undefined) this.fail(unknown, 'nobody knows this key');
  }

  #take(key: string): Json | undefined {
    this.#asked.add(key);
    return this.#tree[key];
  }

  #at(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`;
  }

  #number(key: string, value: Json, names: readonly string[]): number {
    const id = typeof value === 'string' ? names.indexOf(value) : -1;
    if (id < 0)
      this.fail(key, `one of ${names.join(', ')} is needed, not ${JSON.stringify(value)}`);
    return id;
  }
}
