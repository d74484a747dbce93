// Reads one object of the data field by field; a field that nobody asked for is an error in the data.
import { invariant } from '@motti/engine';
import { member } from './ids.ts';

export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export class Reader {
  readonly #left: Set<string>;
  readonly #row: Row;
  readonly where: string;

  constructor(value: unknown, where: string) {
    invariant(isRow(value), `${where}: an object`);
    this.#row = value;
    this.#left = new Set(Object.keys(value));
    this.where = where;
  }

  has(key: string): boolean {
    return this.#row[key] !== undefined;
  }

  raw(key: string): unknown {
    this.#left.delete(key);
    return this.#row[key];
  }

  number(key: string, otherwise?: number): number {
    const value = this.raw(key) ?? otherwise;
    invariant(typeof value === 'number', `${this.where}: ${key} is a number`);
    return value;
  }

  flag(key: string, otherwise = false): boolean {
    const value = this.raw(key) ?? otherwise;
    invariant(typeof value === 'boolean', `${this.where}: ${key} is true or false`);
    return value;
  }

  text(key: string): string {
    const value = this.raw(key);
    invariant(typeof value === 'string', `${this.where}: ${key} is a name`);
    return value;
  }

  member<const T extends string>(key: string, set: readonly T[], otherwise?: T): T {
    if (!this.has(key) && otherwise !== undefined) return otherwise;
    return member(set, this.text(key), `${this.where} ${key}`);
  }

  list(key: string): readonly unknown[] {
    const value = this.raw(key) ?? [];
    invariant(Array.isArray(value), `${this.where}: ${key} is a list`);
    return value;
  }

  numbers(key: string): readonly number[] {
    return this.list(key).map((entry) => {
      invariant(typeof entry === 'number', `${this.where}: ${key} are numbers`);
      return entry;
    });
  }

  texts(key: string): readonly string[] {
    return this.list(key).map((entry) => {
      invariant(typeof entry === 'string', `${this.where}: ${key} are names`);
      return entry;
    });
  }

  members<const T extends string>(key: string, set: readonly T[]): readonly T[] {
    return this.texts(key).map((name) => member(set, name, `${this.where} ${key}`));
  }

  /** Everything has been read. */
  end(): void {
    invariant(this.#left.size === 0, `${this.where}: ${[...this.#left].join(', ')} unknown`);
  }
}
