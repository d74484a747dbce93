import { expect, test } from 'vitest';
import { underAttack } from './attack.ts';

test('hostile clients bring no failure of the server, and players go on beside them', async () => {
  const { during, after, answers, messages, requests } = await underAttack({
    seconds: 3,
    restSeconds: 0,
  });
  const failures = Object.keys(answers).filter((code) => /^http (5|cut)|^closed 1011/.test(code));
  expect(failures).toEqual([]);
  expect(during.moves).toBeGreaterThan(0);
  expect(after.moves).toBeGreaterThan(0);
  expect(messages).toBeGreaterThan(90);
  expect(requests).toBeGreaterThanOrEqual(16);
  expect(answers).toMatchObject({
    'closed 4002': expect.any(Number),
    'http 413': expect.any(Number),
  });
}, 120_000);
