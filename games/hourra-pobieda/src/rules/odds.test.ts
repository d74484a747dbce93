// The odds of an assault, against counting every face of every die.
import { expect, test } from 'vitest';
import { game, play, position } from '../../test/table.ts';
import { AA_SUCCEEDS_AT_MOST } from '../data/index.ts';
import { CLOSE, cloneAssault, type State } from '../state.ts';
import { OUTCOMES, oddsOf } from './odds.ts';

const assaulting = (): State => {
  const s = position({
    stocks: { blue: [6, 1, 0, 0, 1], red: [0, 0, 2, 1, 0] },
    groups: [
      { side: 'blue', at: '0405', elements: { soft: 3 } },
      { side: 'red', at: '0505', elements: { soft: 2 } },
    ],
  });
  play(s, 'blue activate 0405', 'blue declare line hold', 'blue assault 0505');
  return s;
};

/** Every combination of faces, played. */
function counted(s: State): Map<string, number> {
  const decision = game.decision(s);
  const faces = decision.kind === 'chance' ? decision.faces : [];
  const results = new Map<string, number>();
  const all = 6 ** faces.length;
  for (let n = 0; n < all; n++) {
    const dice = faces.map((_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const copy = game.clone(s);
    const losses: number[] = [];
    game.apply(copy, 'chance', { kind: 'roll', dice }, (event) => {
      if (event.kind === 'totals') losses.push(event.losses);
    });
    const [a = 0, d = 0] = losses;
    const key =
      a > 0 && d > 0
        ? 'both-1'
        : a > d
          ? `assailant-${Math.min(3, a)}`
          : `defender-${Math.min(3, d)}`;
    results.set(key, (results.get(key) ?? 0) + 1 / all);
  }
  return results;
}

test('HP-2.6n HP-2.7a the odds of open bids are those of the dice', () => {
  const s = assaulting();
  play(s, 'blue commit red', 'blue commit close', 'blue seal', 'red commit green', 'red seal');
  const odds = oddsOf(s, s.assault!);
  const expected = counted(s);
  expect([...odds.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [key, chance] of odds) expect(chance).toBeCloseTo(expected.get(key) ?? 0, 10);
  const fight = game.fight!(s)!;
  expect(fight.outcomes.map(({ result }) => result).sort()).toEqual([...odds.keys()].sort());
});

test('HP-2.6d HP-2.6e: with its dice a fight counts what they add', () => {
  const s = assaulting();
  play(s, 'blue commit red', 'blue seal', 'red commit green', 'red seal');
  const before = game.fight!(s)!.strengths;
  const { strengths } = game.fight!(s, undefined, [4, 3])!;
  const totals: number[] = [];
  game.apply(s, 'chance', { kind: 'roll', dice: [4, 3] }, (event) => {
    if (event.kind === 'totals') totals.push(event.total);
  });
  expect([strengths['blue']?.total, strengths['red']?.total]).toEqual(totals);
  expect(strengths['blue']?.lines.map(({ label }) => label)).toContain('red');
  expect(before['blue']?.lines.map(({ label }) => label)).not.toContain('red');
});

test('HP-A39: before both bids lie open, the odds say nothing of them', () => {
  const s = assaulting();
  const before = game.fight!(s)!.outcomes;
  play(s, 'blue commit red', 'blue seal');
  expect(game.fight!(s)!.outcomes).toEqual(before);
  expect(before.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
});

test('HP-12b: an AA die brings an aeroplane down or does not', () => {
  const s = assaulting();
  play(s, 'blue commit close', 'blue seal', 'red seal');
  const assault = s.assault!;
  const spared = oddsOf(s, assault);
  const downed = cloneAssault(assault);
  downed.bids[0]![CLOSE]!--;
  const gone = oddsOf(s, downed);
  const flak = oddsOf(s, { ...cloneAssault(assault), flak: 1 });
  const hits = AA_SUCCEEDS_AT_MOST / 6;
  for (const key of OUTCOMES)
    expect(flak.get(key) ?? 0).toBeCloseTo(
      hits * (gone.get(key) ?? 0) + (1 - hits) * (spared.get(key) ?? 0),
      10,
    );
});
