// Why an order does not lead to a hex: what a click beyond the reach is answered with.
import { type Order, readSpot, whyNotReached } from '@motti/hourra-pobieda/parts';
import { expect, test } from 'vitest';
import { position } from './table.ts';

const ORDERS: Readonly<Record<string, Order>> = {
  rapid: { supply: 'line', mode: 'rapid', banzai: false },
  progress: { supply: 'line', mode: 'progress', banzai: false },
};

/** Motorised infantry at 1203, beside its base. */
function why(mode: string, to: string): string | undefined {
  const s = position(
    {
      stocks: { blue: [9, 0, 0, 0, 0] },
      groups: [
        { side: 'blue', at: '1203', elements: { softMot: 2 } },
        { side: 'red', at: '0107', elements: { softMot: 1 } },
      ],
    },
    'khalkhin-gol',
    { fog: 'none' },
  );
  const refusal = whyNotReached(s, 'blue', ORDERS[mode]!, readSpot(to)!, readSpot('1203')!);
  return refusal && `${refusal.clause} ${refusal.code} ${refusal.facts['allowance'] ?? ''}`.trim();
}

test.each([
  ['HP-2.4b', 'rapid', '0703', 'HP-2.4b allowance 3'],
  ['HP-2.4a', 'progress', '1003', 'HP-2.4a allowance 1'],
])('%s: a hex beyond a %s is answered with how far the group goes', (_, mode, to, refused) => {
  expect(why(mode, to)).toBe(refused);
});
