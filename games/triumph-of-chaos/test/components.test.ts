// TC-3 and TC-4: what the pieces, cards and markers are.
import { expect, test } from 'vitest';
import {
  actionCard,
  BLUFF,
  DECKS,
  FACTION_IDS,
  faction,
  LEADERS,
  NO_ACT_MARKERS,
  RED_CUP,
  SPACES,
  UNIT_COUNT,
  UNITS,
  unitKeyed,
  WHITE_CUP,
} from '../src/data/index.ts';
import redCards from '../src/data/red.json' with { type: 'json' };
import whiteCards from '../src/data/white.json' with { type: 'json' };
import { triumphOfChaos } from '../src/index.ts';
import { loseStep } from '../src/phases/elimination.ts';
import { isOwnKind, isUnit, leadersIn, unitsIn } from '../src/rules/pieces.ts';
import {
  ALL_CARDS,
  CARD_OUT,
  cardPlace,
  DEAD,
  isOnMap,
  isReduced,
  numberOfCard,
  pieceOfUnit,
  piecesIn,
  placeOf,
  RESERVE,
  type State,
  spaceOf,
} from '../src/state.ts';

const campaign = (): State => triumphOfChaos.setup({ scenario: 'campaign', options: {} });
const drill = (position: Parameters<typeof triumphOfChaos.arrange>[1]): State =>
  triumphOfChaos.arrange({ scenario: 'drill', options: {} }, position);
const REAL_UNITS = UNITS.filter(({ id }) => id < UNIT_COUNT);
const playerOf = (owner: (typeof UNITS)[number]['owner']): string | undefined =>
  owner.kind === 'player' ? owner.player : undefined;

test('TC-3.11e no space of the map is a fleet box: fleets are markers', () => {
  expect(SPACES.filter(({ name }) => /fleet|sortie/i.test(name))).toEqual([]);
  expect(campaign().fleet).toBe(0);
});

test('TC-3.21c a leader moves as far as his rating, but for Makhno, Wrangel and Budyenny', () => {
  const others = LEADERS.filter(({ movement, rating }) => movement !== rating);
  expect(others.map(({ key }) => key).sort()).toEqual(['budyenny', 'makhno', 'wrangel']);
});

test('TC-3.22a every unit has strength, loss factor and movement on each of its sides', () => {
  for (const unit of REAL_UNITS)
    for (const side of unit.reduced ? [unit.full, unit.reduced] : [unit.full])
      expect(Object.values(side).every((value) => Number.isInteger(value) && value >= 0)).toBe(
        true,
      );
});

test('TC-3.22f units marked S begin on the map, SR in the Reserve, cards bring the others', () => {
  const s = campaign();
  for (const unit of REAL_UNITS) {
    const piece = pieceOfUnit(unit.id);
    if (unit.entry === 'S') expect([unit.key, isOnMap(s, piece)]).toEqual([unit.key, true]);
    if (['18', '19', '20', 'C', 'V'].includes(unit.entry))
      expect([unit.key, isOnMap(s, piece)]).toEqual([unit.key, false]);
    if (unit.entry === 'SR' && unit.owner.kind === 'player')
      expect([unit.key, placeOf(s, piece)]).toEqual([unit.key, RESERVE]);
  }
});

test('TC-3.24a every WHITE army, corps and leader belongs to one of five camps', () => {
  const camps = ['russian', 'siberian', 'don', 'siberian-cossack', 'baf'];
  const white = [...REAL_UNITS, ...LEADERS].filter(
    ({ owner, key }) => playerOf(owner) === 'white' && key !== 'tsar',
  );
  expect(white.filter(({ camp }) => camp === undefined || !camps.includes(camp))).toEqual([]);
});

test('TC-3.24b RED armies and leaders belong to one of three camps, RED corps to none', () => {
  const camps = ['lenin', 'trotsky', 'stalin'];
  const red = REAL_UNITS.filter(({ owner }) => playerOf(owner) === 'red');
  for (const { army, camp, key } of red)
    expect([key, army ? camps.includes(camp ?? '') : camp === undefined]).toEqual([key, true]);
  for (const { owner, camp, key } of LEADERS)
    if (playerOf(owner) === 'red') expect([key, camps.includes(camp ?? '')]).toEqual([key, true]);
});

test('TC-3.3a ten markers in each cup, four NO ACT, a control marker for each of 18 factions', () => {
  expect([RED_CUP.length, WHITE_CUP.length, NO_ACT_MARKERS]).toEqual([10, 10, 4]);
  expect(campaign().fcm).toHaveLength(18);
});

test('TC-4d Action Cards have values 2 to 5, Bluff 1', () => {
  for (const deck of [DECKS.red, DECKS.white]) {
    const values = deck.filter(({ number }) => number <= 52).map(({ value }) => value);
    expect([Math.min(...values), Math.max(...values)]).toEqual([2, 5]);
  }
  expect(actionCard('red', BLUFF).value).toBe(1);
});

test('TC-4h 18 factions; all but the Major Powers own a region', () => {
  expect(FACTION_IDS).toHaveLength(18);
  const without = FACTION_IDS.map(faction).filter(({ region }) => region === undefined);
  expect(without.every((each) => each.class === 'major')).toBe(true);
  expect(without).toHaveLength(5);
});

test('TC-4j TC-4o a stack is all forces of a space; leaders are forces and no units', () => {
  const s = drill({ units: { Moscow: ['RA', 'rc', 'stalin'] } });
  const here = spaceOf(s, pieceOfUnit(unitKeyed('RA')));
  expect(piecesIn(s, here)).toHaveLength(3);
  expect([unitsIn(s, here).length, leadersIn(s, here).length]).toEqual([2, 1]);
  expect(leadersIn(s, here).some(isUnit)).toBe(false);
});

test('TC-4k forces of a faction are no RED or WHITE forces, whoever controls it', () => {
  expect(isOwnKind(pieceOfUnit(unitKeyed('pol-1')))).toBe(false);
  expect(isOwnKind(pieceOfUnit(unitKeyed('RA')))).toBe(true);
});

test('TC-A157 the SR Army and the Serbs are own units of the side they serve, of no camp', () => {
  for (const key of ['sr-army', 'serbian-ef']) {
    const piece = pieceOfUnit(unitKeyed(key));
    expect([key, isOwnKind(piece), UNITS[unitKeyed(key)]?.camp]).toEqual([key, true, undefined]);
  }
});

test('TC-4n a loss flips a full unit, a second one eliminates it', () => {
  const s = drill({ units: { Moscow: ['rc'] } });
  const corps = pieceOfUnit(unitKeyed('rc'));
  loseStep(s, corps, undefined);
  expect([isReduced(s, corps), isOnMap(s, corps)]).toEqual([true, true]);
  loseStep(s, corps, undefined);
  expect(placeOf(s, corps)).toBe(DEAD);
});

test.each([
  ['TC-A58 RED events that bring own units are those marked as reinforcements', redCards.cards],
  ['TC-A58 and WHITE events in the same way', whiteCards.cards],
] as const)('%s', (_, cards) => {
  for (const card of cards as readonly { number: number; flags?: string[]; effects?: unknown }[]) {
    const flags = card.flags ?? [];
    if (flags.includes('faction-reinforcement')) continue;
    const brings = /"do":"(place|swapUnit)"/.test(JSON.stringify(card.effects ?? []));
    expect([card.number, flags.includes('reinforcement')]).toEqual([card.number, brings]);
  }
});

test('TC-A61 card 55 is nowhere', () => {
  const s = campaign();
  const spare = ALL_CARDS.filter((card) => numberOfCard(card) === 55);
  expect(spare.every((card) => cardPlace(s, card) === CARD_OUT)).toBe(true);
});

test('TC-A90 Dutov comes with WHITE card 16', () => {
  expect(LEADERS.find(({ key }) => key === 'dutov')?.card).toEqual({ side: 'white', number: 16 });
  const s = drill({ hand: { white: [16] }, step: 'impulse white' });
  const event = triumphOfChaos.parse('event white-16');
  if (event === undefined) throw new Error('a line');
  triumphOfChaos.apply(s, 'white', event);
  const lines = triumphOfChaos.choices(s, 'white').map((action) => triumphOfChaos.print(action));
  expect(lines).toContain('place dutov orenburg');
});
