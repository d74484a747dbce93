// The numbers that docs/operate.md and docs/protocol.md name are those of the program.
import { readFileSync } from 'node:fs';
import { LIMITS as SIZES } from '@motti/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from '../src/config.ts';
import { PLAIN, SCENARIO } from '../src/plugins/json.ts';

const page = (name: string): string =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');
const count = (n: number): string => n.toLocaleString('en-GB');
const kilobytes = (bytes: number): string => `${bytes / 1024} kB`;

test('operate.md: limits by address, by socket and by request', () => {
  const text = page('operate.md');
  for (const said of [
    `${count(LIMITS.requests)} requests to the API and ${count(LIMITS.files)} to files`,
    `${LIMITS.creations} new matches, ${LIMITS.imports} imported records, ${LIMITS.looks} earlier positions, ${LIMITS.logins} log-ins a minute`,
    `${LIMITS.sockets} sockets; per socket ${LIMITS.messages} messages a second (${LIMITS.burst} at once), ${LIMITS.addressMessages} on all sockets`,
    `A match takes ${count(SIZES.rows)} rows; a request ${kilobytes(SIZES.body)}, with a scenario ${kilobytes(SIZES.scenarioBody)}, with a record ${kilobytes(SIZES.recordBody)}, ${count(SIZES.recordLines)} lines`,
  ])
    expect(text).toContain(said);
});

test('protocol.md: sizes, depth and values of a body', () => {
  const text = page('protocol.md');
  for (const said of [
    `at most ${kilobytes(SIZES.body)} (${kilobytes(SIZES.scenarioBody)} where a scenario comes in, ${kilobytes(SIZES.recordBody)} and ${count(SIZES.recordLines)} lines where a record does)`,
    `${PLAIN.depth} levels deep and with ${count(PLAIN.values)} values (${SCENARIO.depth} and ${count(SCENARIO.values)} with a scenario)`,
    `before \`sit\`, ${kilobytes(SIZES.sit)}`,
    `so ${LIMITS.looks} a minute`,
  ])
    expect(text).toContain(said);
});
