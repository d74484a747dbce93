// Which clauses of a rulebook have a test: an example that lists the id, or a test whose name carries it.
import { testNames } from './test-names.ts';

export interface ClauseInfo {
  readonly id: string;
  readonly testable: boolean;
}

export interface ClauseCoverage {
  readonly clauses: number;
  readonly testable: number;
  readonly tested: number;
  readonly untested: readonly string[];
  /** Ids that examples or tests name and the rulebook does not have. */
  readonly unknown: readonly string[];
}

/** `examples`: the clauses that each example lists; `sources`: the texts of the test files. */
export function clauseCoverage(
  clauses: readonly ClauseInfo[],
  examples: readonly { readonly clauses: readonly string[] }[],
  sources: readonly string[],
): ClauseCoverage {
  const known = new Set(clauses.map(({ id }) => id));
  const named = new Set(examples.flatMap((example) => example.clauses));
  const pattern = idPattern(clauses);
  for (const source of sources)
    for (const name of testNames(source)) for (const id of name.match(pattern) ?? []) named.add(id);
  const testable = clauses.filter((clause) => clause.testable);
  const untested = testable.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  return {
    clauses: clauses.length,
    testable: testable.length,
    tested: testable.length - untested.length,
    untested,
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  };
}

/** Everything that looks like an id of this rulebook: `TV-4.2d`, never the point that ends a sentence. */
function idPattern(clauses: readonly ClauseInfo[]): RegExp {
  const prefixes = new Set(clauses.map(({ id }) => id.slice(0, id.indexOf('-'))));
  return new RegExp(`\\b(?:${[...prefixes].join('|')})-[A-Za-z0-9]+(?:\\.[A-Za-z0-9]+)*`, 'g');
}
