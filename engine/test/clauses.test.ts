import { expect, test } from 'vitest';
import { clauseCoverage, testNames } from '../src/testkit/index.ts';

const CLAUSES = [
  { id: 'TV-1.1a', testable: true },
  { id: 'TV-1.1b', testable: true },
  { id: 'TV-1.1c', testable: true },
  { id: 'TV-A16', testable: true },
  { id: 'TV-2', testable: false },
];

test('a clause is tested by an example that lists it or by a test that names it', () => {
  const source = "test('TV-1.1b a force has six units. See TV-1.1c.', () => {});";
  expect(clauseCoverage(CLAUSES, [{ clauses: ['TV-1.1a'] }], [source])).toEqual({
    clauses: 5,
    testable: 4,
    tested: 3,
    untested: ['TV-A16'],
    unknown: [],
  });
});

test('ids that the rulebook does not have are named', () => {
  const source = "test('TV-9.9z nothing', () => {});";
  const { unknown } = clauseCoverage(CLAUSES, [{ clauses: ['TV-1.1x'] }], [source]);
  expect(unknown).toEqual(['TV-1.1x', 'TV-9.9z']);
});

test('names are found in calls and in rows of tables, never in comments, values or skipped tests', () => {
  const source = `
    // test('TV-1 in a comment', () => {});
    /* test('TV-2 in a comment'); */
    test.each([
      ['TV-3 a row', 'TV-4', "TV-5: another row"],
    ])('%s', (_, clause) => expect(refuse('TV-6')).toBe(clause));
    test(\`TV-7 a template\`, () => {});
    describe('TV-8', () => it('TV-9', () => {}));
    test.skip('TV-10 skipped', () => {});
    test.todo('TV-11 to do');
    test(
      'TV-12 on a line of its own',
      () => {},
    );
  `;
  const ids = testNames(source).flatMap((name) => name.match(/TV-\d+/g) ?? []);
  expect(ids).toEqual(['TV-3', 'TV-5', 'TV-7', 'TV-8', 'TV-9', 'TV-12']);
});
