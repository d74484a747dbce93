// Rules that one question answers, on positions of the drill and on the set-up.
import { expect, test } from 'vitest';
import { at, regionKeyed, spaceName, unitKeyed } from '../src/data/index.ts';
import { triumphOfChaos } from '../src/index.ts';
import { whiteCap } from '../src/rules/budget.ts';
import { countVcs } from '../src/rules/control.ts';
import { addSpent, fitsTable, RESERVE_SHARE } from '../src/rules/distribution.ts';
import { movedMarker } from '../src/rules/influence.ts';
import { mostPayable } from '../src/rules/losses.ts';
import { rebuildSpaces } from '../src/rules/rebuilding.ts';
import { isOverstacked } from '../src/rules/stacking.ts';
import { isSupplied } from '../src/rules/supply.ts';
import {
  ALL_PIECES,
  ALL_SPACES,
  allegianceOf,
  asFaction,
  DEAD,
  isOnMap,
  pieceOfUnit,
  put,
  RED,
  type State,
  WHITE,
} from '../src/state.ts';

const campaign = (): State => triumphOfChaos.setup({ scenario: 'campaign', options: {} });
const drill = (position: Parameters<typeof triumphOfChaos.arrange>[1]): State =>
  triumphOfChaos.arrange({ scenario: 'drill', options: {} }, position);

test('TC-5.11a RED begins with nine Victory Cities, WHITE with seven', () => {
  const s = campaign();
  expect([countVcs(s, RED), countVcs(s, WHITE)]).toEqual([9, 7]);
});

test('TC-5.14a at start nobody is out of supply and no space is overstacked', () => {
  const s = campaign();
  const cut = ALL_PIECES.filter(
    (p) =>
      isOnMap(s, p) &&
      [RED, WHITE].some((side) => side === allegianceOf(s, p)) &&
      !isSupplied(s, p),
  );
  expect(cut).toEqual([]);
  expect(ALL_SPACES.filter((id) => isOverstacked(s, id))).toEqual([]);
});

test('TC-14.22c with the six home cities of the start WHITE may spend six', () => {
  expect(whiteCap(campaign())).toBe(6);
});

test('TC-11.5c a full army with loss factor 3 pays 3 of 5', () => {
  const s = drill({ units: { Tambov: ['RCAV'] } });
  expect(mostPayable(s, [pieceOfUnit(unitKeyed('RCAV'))], 5)).toBe(3);
});

test('TC-11.51a the corps that takes the place of an army pays too', () => {
  const s = drill({ units: { Tambov: ['RA reduced'] }, reserve: ['red-c16'] });
  expect(mostPayable(s, [pieceOfUnit(unitKeyed('RA'))], 4)).toBe(4);
});

test.each([
  ['TC-8.132b one space per net point, two at most', 1, 4, 3],
  ['TC-8.132c on Control a net of one against is ignored', -3, 1, -3],
  ['TC-8.132c on Control a net of three moves two spaces', -3, 3, -1],
])('%s', (_, from, net, to) => {
  const s = drill({ fcm: { poland: from } });
  expect(movedMarker(s, asFaction(4), net)).toBe(to);
});

const DON = regionKeyed('don');
const KUBAN = regionKeyed('kuban');
const URALS = regionKeyed('central-ural');
test.each([
  [
    'TC-14.71a five steps as 2, 2 and 1 (W64)',
    5,
    [
      [DON, 2],
      [KUBAN, 2],
    ],
    URALS,
    1,
    true,
  ],
  [
    'TC-14.71a not three of five in one region (W64)',
    5,
    [
      [DON, 2],
      [KUBAN, 2],
    ],
    DON,
    1,
    false,
  ],
  [
    'TC-14.71b the Reserve fills any share (W64)',
    5,
    [
      [DON, 2],
      [RESERVE_SHARE, 2],
    ],
    KUBAN,
    1,
    true,
  ],
  [
    'TC-A65 a finer spread is fine (W64)',
    4,
    [
      [DON, 2],
      [KUBAN, 1],
    ],
    URALS,
    1,
    true,
  ],
  ['TC-A65 of nine no region takes six (W64)', 9, [[KUBAN, 3]], DON, 6, false],
  [
    'TC-A65 above nine the rest is free (W64)',
    12,
    [
      [KUBAN, 3],
      [URALS, 2],
    ],
    DON,
    7,
    true,
  ],
] as const)('%s', (_, number, spent, share, steps, fits) => {
  const s = drill({});
  s.declared[WHITE] = number;
  for (const [region, amount] of spent) addSpent(s, WHITE, region, 2 * amount);
  expect(fitsTable(s, WHITE, share, 2 * steps)).toBe(fits);
});

test('TC-14.41g an RBEF army is rebuilt at the port where it arrived, the Legion in the North', () => {
  const s = drill({
    fcm: { britain: -3 },
    control: { white: ['Archangel', 'Murmansk'] },
    dead: ['br-rbef-1', 'br-slavo'],
  });
  s.rbefPort[0] = at(308);
  const spaces = (key: string): string[] =>
    rebuildSpaces(s, pieceOfUnit(unitKeyed(key)))
      .map(spaceName)
      .sort();
  expect(spaces('br-rbef-1')).toEqual(['Novorossiysk']);
  expect(spaces('br-slavo')).toEqual(['Archangel', 'Murmansk']);
});

test('TC-14.41g the port where the RBEF lands is noted', () => {
  const s = drill({
    step: 'impulse white',
    turn: 7,
    fcm: { britain: -3 },
    control: { white: ['Archangel', 'Murmansk'] },
    hand: { white: [28] },
  });
  const rbef = pieceOfUnit(unitKeyed('br-rbef-1'));
  for (const line of ['event white-28', 'place br-rbef-1 murmansk']) {
    const action = triumphOfChaos.parse(line)!;
    expect(triumphOfChaos.check(s, 'white', action), line).toBeUndefined();
    triumphOfChaos.apply(s, 'white', action);
  }
  put(s, rbef, DEAD);
  expect(rebuildSpaces(s, rbef).map(spaceName)).toEqual(['Murmansk']);
});
