import { describe, expect, test } from 'vitest';
import {
  at,
  CENTRAL_POWERS,
  CONNECTIONS,
  columnName,
  DECKS,
  DRILL_UNIT_COUNT,
  distributionRows,
  FACTIONS,
  faction,
  factionKeyed,
  fireColumn,
  fireResult,
  generation,
  hasPolitics,
  homeSide,
  influenceValue,
  LEADER_CARDS,
  LEADERS,
  linkBetween,
  POLITICAL_CARDS,
  politicalPile,
  RED_CUP,
  REGIONS,
  redeploymentParties,
  region,
  regionKeyed,
  rescueOfTsar,
  SPACES,
  scenario,
  segment,
  shiftColumn,
  space,
  stepWeight,
  turnRow,
  UNIT_COUNT,
  UNITS,
  unitKey,
  unitKeyed,
  unitsOfPlayer,
  VICTORY_CITIES,
  valuesOn,
  WHITE_CUP,
} from './index.ts';

const armies = UNITS.slice(0, UNIT_COUNT).filter(({ army }) => army);
const corps = UNITS.slice(0, UNIT_COUNT).filter(({ army }) => !army);
const own = (player: 'red' | 'white', army: boolean) =>
  unitsOfPlayer(player)
    .map((id) => UNITS[id]!)
    .filter((unit) => unit.army === army);
const cities = (key: string): number[] =>
  region(regionKeyed(key)).victoryCities.map((id) => space(id).number);

describe('the map', () => {
  test('TC-3.11a 271 spaces and 588 connections in 21 regions', () => {
    expect([SPACES.length, CONNECTIONS.length, REGIONS.length]).toEqual([271, 588, 21]);
    const reached = new Set([at(801)]);
    for (const id of reached) for (const { to } of space(id).links) reached.add(to);
    // TC-16.47a: only the off-map box has no connection.
    expect(SPACES.filter(({ id }) => !reached.has(id)).map(({ number }) => number)).toEqual([120]);
  });

  test('TC-3.11c TC-3.13c ten boxes, four of them the South-East', () => {
    expect(SPACES.filter(({ box }) => box).length).toBe(10);
    expect(SPACES.filter(({ code }) => code).map(({ code }) => code)).toEqual([
      'SE1',
      'SE2',
      'SE3',
      'SE4',
    ]);
  });

  test('TC-3.11d five spaces without a region', () => {
    expect(SPACES.filter((entry) => entry.region === undefined).map((e) => e.number)).toEqual([
      120, 136, 245, 246, 528,
    ]);
  });

  test('TC-3.12a TC-3.12b 31 Victory Cities: 9 RED, 7 WHITE, 15 outside', () => {
    expect(VICTORY_CITIES.length).toBe(31);
    const home = (side: 'red' | 'white'): number =>
      VICTORY_CITIES.filter((id) => homeSide(id) === side).length;
    expect([home('red'), home('white')]).toEqual([9, 7]);
    expect(cities('north')).toEqual([709, 724, 732]);
    expect(cities('east')).toEqual([601, 612, 630]);
    expect(cities('central')).toEqual([801, 819, 823]);
    expect(cities('kuban')).toEqual([301, 310]);
    expect(cities('don')).toEqual([324, 333]);
    expect(cities('central-ural')).toEqual([507, 514]);
    expect(cities('north-ural')).toEqual([516]);
    expect([space(at(817)).victoryCity, space(at(807)).victoryCity]).toEqual([false, false]);
  });

  test('TC-3.13a TC-3.13b TC-3.13d TC-3.13e the kinds of region', () => {
    const kinds = REGIONS.map(({ kind }) => kind);
    const count = (kind: string): number => kinds.filter((entry) => entry === kind).length;
    expect(['red-home', 'white-home', 'green', 'republic', 'country'].map(count)).toEqual([
      3, 4, 1, 8, 5,
    ]);
  });

  test('TC-16.43a TC-16.45a TC-10.1i the connections with rules of their own', () => {
    expect(linkBetween(at(123), at(709))).toMatchObject({ kind: 'rail', special: 'kronstadt' });
    expect(linkBetween(at(306), at(307))?.special).toBe('kerch-taman');
    expect(CONNECTIONS.filter(({ special }) => special === 'finnish-border').length).toBe(5);
    expect(linkBetween(at(236), at(237))?.kind).toBe('road2');
  });

  test('TC-16.31b the rail that the gold may take', () => {
    const line = [801, 815, 621, 622, 628, 630, 631, 636].map(at);
    for (const [i, from] of line.slice(0, -1).entries())
      expect(linkBetween(from, line[i + 1]!)?.kind).toBe('rail');
  });
});

describe('the counters', () => {
  test('TC-3a 143 armies, 195 corps, 32 leaders', () => {
    expect([armies.length, corps.length, LEADERS.length]).toEqual([143, 195, 32]);
    expect(DRILL_UNIT_COUNT - UNIT_COUNT).toBe(17);
  });

  test('TC-3.21a TC-15.55a TC-15.55b TC-15.55c leaders of each side', () => {
    const of = (kind: string): number =>
      LEADERS.filter(({ owner }) => (owner.kind === 'player' ? owner.player : owner.kind) === kind)
        .length;
    expect([of('red'), of('white'), of('faction')]).toEqual([13, 13, 6]);
    expect(LEADERS.find(({ key }) => key === 'wrangel')).toMatchObject({ rating: 4, movement: 5 });
    expect(LEADERS.find(({ key }) => key === 'lenin')).toMatchObject({ rating: 0, movement: 0 });
  });

  test('TC-16.511a RED: 46 armies in three camps, 66 corps without one', () => {
    const camps = own('red', true).map(({ camp }) => camp);
    const count = (camp: string): number => camps.filter((entry) => entry === camp).length;
    expect([count('trotsky'), count('stalin'), count('lenin')]).toEqual([6, 8, 32]);
    expect(own('red', false).length).toBe(66);
    expect(own('red', false).every(({ camp }) => camp === undefined)).toBe(true);
  });

  test('TC-16.521a WHITE: 32 armies and 56 corps, 44 of them neither partisan nor garrison', () => {
    expect([own('white', true).length, own('white', false).length]).toEqual([32, 56]);
    const regular = own('white', false).filter(
      ({ role }) => role !== 'partisan' && role !== 'garrison',
    );
    expect(regular.length).toBe(44);
    const inCamp = (camp: string, army: boolean): number =>
      own('white', army).filter((unit) => unit.camp === camp).length;
    expect([inCamp('russian', true), inCamp('russian', false)]).toEqual([7, 30]);
    expect([inCamp('siberian', true), inCamp('siberian', false)]).toEqual([6, 9]);
    expect([inCamp('don', true), inCamp('don', false)]).toEqual([4, 7]);
    expect([inCamp('siberian-cossack', true), inCamp('siberian-cossack', false)]).toEqual([6, 5]);
    expect([inCamp('baf', true), inCamp('baf', false)]).toEqual([9, 5]);
  });

  test('TC-3.22d armies have loss factor 2 or 3, corps 1 or 2', () => {
    for (const { full, reduced } of armies)
      for (const side of [full, reduced ?? full]) expect([2, 3]).toContain(side.lossFactor);
    for (const { full, reduced } of corps)
      for (const side of [full, reduced ?? full]) expect([1, 2]).toContain(side.lossFactor);
  });

  test('TC-3.22e asterisk units are artillery, air, tanks and trains', () => {
    for (const { railOnly, arm } of corps)
      if (railOnly) expect(['art', 'air', 'tank']).toContain(arm);
    expect(UNITS[unitKeyed('wt')]).toMatchObject({ railOnly: true, arm: 'tank' });
  });

  test('TC-3.22j TC-8.62a nine garrisons, one piece with two faces each', () => {
    const garrisons = own('red', false).filter(({ role }) => role === 'garrison');
    expect(garrisons.length).toBe(9);
    for (const { otherFace, garrison, revolt } of garrisons) {
      expect(UNITS[otherFace!]!.garrison).toBe(garrison);
      expect(space(garrison!).victoryCity).toBe(true);
      expect(revolt).toBeGreaterThan(0);
    }
  });

  test('TC-11.511a TC-11.512a TC-11.513a which corps replace which army', () => {
    const pool = (key: string): string[] => UNITS[unitKeyed(key)]!.replacedBy.map(unitKey);
    expect(pool('white-finn-1')).toEqual(['white-finn-c1', 'white-finn-c2', 'white-finn-c3']);
    expect(pool('don-north')).toContain('don-elite-c1');
    expect(pool('don-south')).not.toContain('don-elite-c1');
    expect(pool('volunteer-3')).not.toContain('ru-elite-c1');
    expect(pool('nw-1')).toEqual(expect.arrayContaining(['ru-elite-c3', 'ru-c8']));
    expect(pool('red-cheka-res-army')).toEqual(['red-cheka-c1', 'red-cheka-c2', 'red-cheka-c3']);
    expect(pool('red-konarmii-2').every((key) => key.includes('cav'))).toBe(true);
    expect(pool('pol-cav')).toEqual(expect.arrayContaining(['pol-cav-c1', 'pol-c1']));
    expect(pool('sr-army')).toEqual([]);
  });

  test('TC-11.31c step weights', () => {
    const [army, corp] = [unitKeyed('red-1-army'), unitKeyed('red-c1')];
    expect([stepWeight(army, false), stepWeight(army, true)]).toEqual([4, 2]);
    expect([stepWeight(corp, false), stepWeight(corp, true)]).toEqual([2, 1]);
    expect(valuesOn(army, true).strength).toBeLessThan(valuesOn(army, false).strength);
  });
});

describe('factions and scenarios', () => {
  test('TC-8.21a TC-8.131b 18 factions: 5 Countries, 8 Republics, 5 Major Powers', () => {
    const classes = FACTIONS.map((entry) => entry.class);
    const count = (kind: string): number => classes.filter((entry) => entry === kind).length;
    expect([count('country'), count('republic'), count('major')]).toEqual([5, 8, 5]);
    expect(FACTIONS[0]!.key).toBe('finland');
    expect(FACTIONS[17]!.key).toBe('usa');
  });

  test('TC-8.21b one Victory City for each Country and Republic, two in Ukraine and Poland', () => {
    const counts = FACTIONS.flatMap(({ key, region: home }) =>
      home === undefined ? [] : [[key, region(home).victoryCities.length] as const],
    );
    expect(counts.filter(([, count]) => count === 2).map(([key]) => key)).toEqual([
      'poland',
      'ukraine',
    ]);
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(15);
  });

  test('TC-8.4a the withdrawal table', () => {
    expect(faction(CENTRAL_POWERS).withdrawal).toEqual([0, 1, 4, 6]);
    expect(faction(factionKeyed('britain')).withdrawal.length).toBe(12);
  });

  test('TC-5.11a TC-5.14a the campaign begins with 9 and 7 Victory Cities, stacked as allowed', () => {
    const { holders, stacks } = scenario('campaign');
    const held = (side: string): number =>
      VICTORY_CITIES.filter((id) => holders[id] === side).length;
    expect([held('red'), held('white')]).toEqual([9, 7]);
    for (const { space: where, units } of stacks) {
      expect(units.length).toBeLessThanOrEqual(space(where).box ? 5 : 3);
      expect(units.filter((id) => UNITS[id]!.army).length).toBeLessThanOrEqual(2);
    }
  });

  test('TC-5.11b where the Faction Control Markers begin', () => {
    const markers = scenario('campaign')
      .factions.filter(({ marker }) => marker !== 0)
      .map((entry) => [faction(entry.faction).key, entry.marker]);
    expect(Object.fromEntries(markers)).toEqual({
      finland: -2,
      'czech-legion': -2,
      poland: -1,
      ukraine: -1,
      britain: -2,
      france: -1,
      turkestan: 1,
    });
  });

  test('TC-5.2b TC-5.2c TC-5.2d the 1919 scenario', () => {
    const { turn, lastTurn, vp, holders, out, factions, flags } = scenario('1919');
    expect([turn, lastTurn, vp]).toEqual([6, 10, -6]);
    const held = (side: string): number =>
      VICTORY_CITIES.filter((id) => holders[id] === side).length;
    expect([held('red'), held('white')]).toEqual([15, 11]);
    expect(out.white.length).toBe(13);
    expect(flags).toEqual(['alliesActive', 'tsarDoomed']);
    expect(factions.filter(({ control }) => control === 'white').length).toBe(6);
  });

  test('TC-5.1a TC-5.3a every piece begins in one place at most', () => {
    for (const id of ['campaign', '1918', '1919'] as const) {
      const { stacks, reserve, eliminated, removedUnits } = scenario(id);
      const places = [
        ...stacks.flatMap(({ units }) => units),
        ...reserve,
        ...eliminated,
        ...removedUnits,
      ];
      expect(new Set(places).size).toBe(places.length);
    }
    expect([scenario('1918').lastTurn, scenario('campaign').lastTurn]).toEqual([3, 16]);
  });
});

describe('tables', () => {
  test('TC-7.11a TC-9.1a 16 turns, 125 cards, 100 rounds', () => {
    const turns = Array.from({ length: 16 }, (_, i) => turnRow(i + 1));
    expect(turns.reduce((sum, { cards }) => sum + cards, 0)).toBe(125);
    expect(turns.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(100);
    for (const { year, cards, rounds } of turns) expect(cards - rounds).toBe(year < 1920 ? 2 : 1);
    expect([hasPolitics(9), hasPolitics(10)]).toEqual([true, false]);
  });

  test('TC-11.42 TC-11.43 no row or column of the fire tables ever falls', () => {
    for (const table of ['army', 'corps'] as const)
      for (let column = 0; column < (table === 'army' ? 10 : 9); column++)
        for (let die = 1; die <= 6; die++) {
          const here = fireResult(table, column, die);
          if (die > 1) expect(here).toBeGreaterThanOrEqual(fireResult(table, column, die - 1));
          if (column > 0) expect(here).toBeGreaterThanOrEqual(fireResult(table, column - 1, die));
        }
  });

  test.each([
    ['army', 0, 0, '1'],
    ['army', 7, 5, '6-7'],
    ['army', 12, 7, '10-12'],
    ['army', 40, 9, '16+'],
    ['corps', 0, 0, '0'],
    ['corps', 9, 8, '8+'],
  ] as const)('TC-11.44a %s table, strength %i', (table, strength, column, name) => {
    expect(fireColumn(table, strength)).toBe(column);
    expect(columnName(table, column)).toBe(name);
    expect(shiftColumn(table, column, -20)).toBe(0);
  });

  test('TC-12.1b what a card redeploys', () => {
    expect(redeploymentParties(2)).toEqual([{ leaders: 0, armies: 0, corps: 2 }]);
    expect(redeploymentParties(3).length).toBe(3);
    expect(redeploymentParties(5)[1]).toEqual({ leaders: 1, armies: 1, corps: 1 });
  });

  test('TC-14.71a each row of the distribution adds up', () => {
    for (let steps = 1; steps <= 9; steps++)
      for (const row of distributionRows(steps))
        expect(row.reduce((sum, share) => sum + share, 0)).toBe(steps);
    expect(distributionRows(14)).toEqual([[4, 3, 2]]);
  });

  test('TC-8.112a the Influence card', () => {
    expect([-1, 1, 2, 3, 4, 5, 6, 7, 9].map(influenceValue)).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 5]);
  });

  test('TC-8.12d the generation table', () => {
    expect([0, 1, 2, 3, 4, 5].map((d) => Object.values(generation(d)))).toEqual([
      [2, 0, 0],
      [1, 2, 1],
      [0, 3, 2],
      [0, 5, 2],
      [0, 6, 3],
      [0, 6, 3],
    ]);
  });

  test('TC-16.513a TC-16.523a ten markers in each cup', () => {
    expect([RED_CUP.length, WHITE_CUP.length]).toEqual([10, 10]);
    expect(new Set(RED_CUP).size).toBe(10);
    expect(WHITE_CUP.filter((name) => name === 'don').length).toBe(2);
  });

  test('TC-16.22b the rescue of the Tsar', () => {
    const row = (value: number, last = false): string =>
      [1, 2, 3, 4, 5, 6].map((die) => rescueOfTsar(value, last, die)[0]).join('');
    expect([row(5), row(4), row(3), row(0), row(0, true)]).toEqual([
      'ssaakk',
      'sakkkk',
      'lkkkkk',
      'lkkkkk',
      'sskkkk',
    ]);
  });
});

describe('the cards', () => {
  test('TC-3.5a TC-C.1j two decks of 55', () => {
    for (const player of ['red', 'white'] as const) {
      const deck = DECKS[player];
      expect(deck.length).toBe(55);
      expect([1918, 1919, 1920].map((year) => segment(player, year).length)).toEqual([16, 28, 8]);
      const count = (value: number): number =>
        deck.slice(0, 52).filter((card) => card.value === value).length;
      expect([2, 3, 4, 5].map(count)).toEqual([13, 18, 15, 6]);
      expect(deck.filter(({ asterisk }) => asterisk).length).toBe(40);
    }
  });

  test('TC-9.23a the Initiative Cards are 8, 38, 45 and 48', () => {
    for (const player of ['red', 'white'] as const)
      expect(
        DECKS[player].filter(({ flags }) => flags.includes('initiative')).map((c) => c.number),
      ).toEqual([8, 38, 45, 48]);
  });

  test('TC-3.4a TC-8.12c 66 Political Cards, 22 of each type', () => {
    expect(POLITICAL_CARDS.length).toBe(66);
    expect((['red', 'white', 'other'] as const).map((box) => politicalPile(box).length)).toEqual([
      22, 22, 22,
    ]);
    expect(POLITICAL_CARDS.filter(({ reshuffle }) => reshuffle).map((c) => c.number)).toEqual([66]);
  });

  test('TC-8.12j red cards carry RED points only, white ones WHITE only', () => {
    for (const { box, ip } of POLITICAL_CARDS)
      if (box !== 'other') expect(ip.every(({ side }) => side === box)).toBe(true);
  });

  test('TC-3.6a 44 Leader Cards, 12 without a counter', () => {
    expect(LEADER_CARDS.length).toBe(44);
    expect(LEADER_CARDS.filter(({ leader }) => leader === undefined).length).toBe(12);
  });
});
