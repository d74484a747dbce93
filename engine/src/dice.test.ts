import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffleFaces } from './chance.ts';
import { commitmentOf, fairRoll, isSalt, isSeed, pledgeOf, toHex } from './dice.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const SALTS = { soviet: 'ab12', finland: '00' };

/** The same dice written a second time, with node's own hashes. */
function independent(seed: string, salts: string, number: number, faces: number[]): number[] {
  const key = Buffer.from(seed, 'hex');
  let bytes: number[] = [];
  let counter = 0;
  const take = (): number => {
    if (bytes.length === 0)
      bytes = [...createHmac('sha256', key).update(`${salts}:${number}:${counter++}`).digest()];
    return bytes.shift()!;
  };
  return faces.map((limit) => {
    if (limit === 1) return 1;
    const size = limit <= 256 ? 1 : limit <= 65536 ? 2 : 4;
    for (;;) {
      let value = 0n;
      for (let i = 0; i < size; i++) value = (value << 8n) | BigInt(take());
      const span = 1n << BigInt(8 * size);
      if (value < span - (span % BigInt(limit))) return Number(value % BigInt(limit)) + 1;
    }
  });
}

test('the commitment is the SHA-256 of the seed', () => {
  const expected = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
  expect(commitmentOf(SEED)).toBe(expected);
});

test('every roll agrees with an independent one made with node:crypto', () => {
  const faces = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.nat(100_000), faces, (number, dice) => {
      const roll = fairRoll(SEED, SALTS, number, dice);
      expect(roll.dice).toEqual(independent(SEED, 'finland=00,soviet=ab12', number, dice));
    }),
  );
});

test('a long shuffle is stretched over several blocks', () => {
  const faces = shuffleFaces(110);
  const { dice } = fairRoll(SEED, SALTS, 3, faces);
  expect(dice).toHaveLength(109);
  expect(dice.every((die, i) => die >= 1 && die <= faces[i]!)).toBe(true);
});

test.each([2, 6, 10, 100, 255, 300])('dice of %i faces are uniform: chi-square', (count) => {
  const expected = 400;
  const counts = new Array<number>(count).fill(0);
  for (let n = 0; n < expected; n++)
    for (const die of fairRoll(SEED, {}, n, new Array<number>(count).fill(count)).dice)
      counts[die - 1]!++;
  const chi = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  // The 0.001 quantile by Wilson and Hilferty.
  const free = count - 1;
  const limit = free * (1 - 2 / (9 * free) + 3.09 * Math.sqrt(2 / (9 * free))) ** 3;
  expect(chi).toBeLessThan(limit);
});

test('one die tells nothing of the next: pairs are uniform', () => {
  const counts = new Array<number>(36).fill(0);
  for (let n = 0; n < 7200; n++) {
    const [a, b] = fairRoll(SEED, SALTS, n, [6, 6]).dice;
    counts[(a! - 1) * 6 + b! - 1]!++;
  }
  const chi = counts.reduce((sum, seen) => sum + (seen - 200) ** 2 / 200, 0);
  expect(chi).toBeLessThan(66.6); // p = 0.001 with 35 degrees of freedom
});

test('seed, salt and number each change the roll; the order of the salts does not', () => {
  const faces = new Array<number>(20).fill(6);
  const roll = fairRoll(SEED, SALTS, 0, faces);
  expect(fairRoll(SEED, SALTS, 1, faces)).not.toEqual(roll);
  expect(fairRoll(SEED, { ...SALTS, soviet: 'ab13' }, 0, faces)).not.toEqual(roll);
  expect(fairRoll(SEED.replace('0', '1'), SALTS, 0, faces)).not.toEqual(roll);
  expect(fairRoll(SEED, { finland: '00', soviet: 'ab12' }, 0, faces)).toEqual(roll);
});

test('a pledge is of one side and one salt, and tells neither', () => {
  // SHA-256 of "motti salt soviet ab12".
  expect(pledgeOf('soviet', 'ab12')).toBe(
    createHash('sha256').update('motti salt soviet ab12').digest('hex'),
  );
  expect(pledgeOf('finland', 'ab12')).not.toBe(pledgeOf('soviet', 'ab12'));
  expect(() => pledgeOf('soviet', 'xyz')).toThrow();
});

test('hexadecimal is lower case and whole bytes', () => {
  expect(toHex(new Uint8Array([0, 255]))).toBe('00ff');
  expect(isSeed(SEED)).toBe(true);
  expect(isSeed(SEED.toUpperCase())).toBe(false);
  expect(isSalt('abc')).toBe(false);
  expect(isSalt('')).toBe(false);
});
