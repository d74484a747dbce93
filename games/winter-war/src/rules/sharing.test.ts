import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Claims, shareExactly, whoIsServed } from './sharing.ts';

/** By trying everything: may all these claims be met at once? */
function fits(claims: Claims, chosen: readonly number[], left: readonly number[]): boolean {
  const [claim, ...rest] = chosen;
  if (claim === undefined) return true;
  const need = claims.needs[claim]!;
  return left.some(
    (room, city) =>
      claims.cities[claim]! & (1 << city) &&
      room >= need &&
      fits(claims, rest, left.with(city, room - need)),
  );
}

const someClaims = fc
  .record({
    capacity: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
    wants: fc.array(fc.record({ need: fc.integer({ min: 0, max: 6 }), cities: fc.nat(7) }), {
      maxLength: 7,
    }),
  })
  .map(({ capacity, wants }) => ({
    capacity,
    claims: {
      units: wants.map((_, unit) => unit),
      needs: wants.map(({ need }) => need),
      cities: wants.map(({ cities }) => cities),
    },
  }));

test('WW-A29 a claim is met if any sharing-out meets it with all that were met before', () => {
  fc.assert(
    fc.property(someClaims, ({ capacity, claims }) => {
      const expected: number[] = [];
      for (const claim of claims.units)
        if (fits(claims, [...expected, claim], capacity)) expected.push(claim);
      expect(whoIsServed(claims, capacity)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('WW-A29 whoever is served has one of their cities, and no city feeds more than it holds', () => {
  fc.assert(
    fc.property(someClaims, ({ capacity, claims }) => {
      const cityOf = shareExactly(claims, capacity);
      const left = [...capacity];
      for (const claim of claims.units) {
        const city = cityOf[claim]!;
        expect(city >= 0).toBe(whoIsServed(claims, capacity).includes(claim));
        if (city < 0) continue;
        expect(claims.cities[claim]! & (1 << city)).not.toBe(0);
        left[city]! -= claims.needs[claim]!;
      }
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 500 },
  );
});

test('WW-A29 the first takes the roomiest city, unless that leaves somebody out', () => {
  const claims = { units: [0, 1], needs: [4, 5], cities: [0b11, 0b01] };
  expect(shareExactly(claims, [6, 5])).toEqual([1, 0]);
  expect(shareExactly({ ...claims, cities: [0b11, 0b10] }, [6, 5])).toEqual([0, 1]);
});
