import { expect, test } from 'vitest';
import { underAttack } from './attack.ts';

test('hostile clients bring no failure of the server, and players go on beside them', async () => {
  const { during, after, answers, messages, requests } = await underAttack({
    seconds: 3,
    restSeconds: 0,
  });
  const failures = Object.keys(answers).filter((code) => /^http 5|^closed 1011/.test(code));
  expect(failures).toEqual([]);
  expect(during.attacked.moves).toBeGreaterThan(0);
  expect(after.attacked.moves).toBeGreaterThan(0);
  expect(messages).toBeGreaterThan(90);
  expect(requests).toBeGreaterThanOrEqual(16);
  expect(answers['closed 4002']).toBeGreaterThan(0);
  // Whoever goes on writing what is too large may be cut off before they read the answer.
  expect((answers['http 413'] ?? 0) + (answers['http cut off'] ?? 0)).toBeGreaterThan(0);
}, 120_000);
