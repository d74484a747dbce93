// What is wrong with a scenario file, collected with its place; the sentences stand in the texts.
import type { Clause, Facts, Json, Problem } from '@motti/engine';
import type { ProblemCode } from './codes.ts';

export type Path = readonly (string | number)[];

/** More than anybody reads; a bound on the answer to a hostile file. */
const MOST = 1000;
/** Foreign texts are quoted no longer than this. */
const QUOTED = 60;

export const shorten = (text: string): string =>
  text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`;

/** `sides[0].bases[1].cell`. */
const printPath = (path: Path): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? shorten(part) : `${text}.${shorten(part)}`;
  }, '');

export class Report {
  readonly problems: Problem<ProblemCode>[] = [];

  error(clause: Clause, code: ProblemCode, path: Path, facts: Facts = {}): void {
    this.add('error', clause, code, path, facts);
  }

  warning(clause: Clause, code: ProblemCode, path: Path, facts: Facts = {}): void {
    this.add('warning', clause, code, path, facts);
  }

  private add(
    level: 'error' | 'warning',
    clause: Clause,
    code: ProblemCode,
    path: Path,
    facts: Facts,
  ): void {
    if (this.problems.length >= MOST) return;
    const short = path.map((part) => (typeof part === 'string' ? shorten(part) : part));
    this.problems.push({
      level,
      clause,
      code,
      path: short,
      facts: { path: printPath(short), ...facts },
    });
  }

  has(prefix: string): boolean {
    return this.problems.some(({ code }) => code.startsWith(prefix));
  }
}

/** HP-B23, and errors first: then as they stand in the file; what is missing comes after what is there. */
export function inFileOrder(
  problems: readonly Problem<ProblemCode>[],
  data: Json,
): Problem<ProblemCode>[] {
  const places: Places = new Map();
  const keyed = problems.map((problem) => ({
    problem,
    order: orderOf(problem.path, data, places),
  }));
  keyed.sort(
    (a, b) =>
      (a.problem.level === b.problem.level ? 0 : a.problem.level === 'error' ? -1 : 1) ||
      compare(a.order, b.order),
  );
  return keyed.map(({ problem }) => problem);
}

type Fields = Readonly<Record<string, Json>>;
/** Where each field of an object stands: looked up once for all problems of a hostile file. */
type Places = Map<Fields, ReadonlyMap<string, number>>;

function placesIn(fields: Fields, places: Places): ReadonlyMap<string, number> {
  const known = places.get(fields);
  if (known) return known;
  const found = new Map(Object.keys(fields).map((key, i) => [key, i]));
  places.set(fields, found);
  return found;
}

function orderOf(path: Path, data: Json, places: Places): number[] {
  let at: Json | undefined = data;
  return path.map((part) => {
    const here: Json | undefined = at;
    if (typeof part === 'number') {
      at = Array.isArray(here) ? (here as readonly Json[])[part] : undefined;
      return part;
    }
    if (here === null || typeof here !== 'object' || Array.isArray(here)) return 0;
    const fields = here as Fields;
    at = Object.hasOwn(fields, part) ? fields[part] : undefined;
    return placesIn(fields, places).get(part) ?? Number.MAX_SAFE_INTEGER;
  });
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
