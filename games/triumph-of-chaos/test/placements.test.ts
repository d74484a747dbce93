// Placements that the rules leave to a player are asked; where one space alone fits, or nobody may choose, they are not.
import { expect, test } from 'vitest';
import { at, factionKeyed, unitKeyed } from '../src/data/index.ts';
import { settle } from '../src/flow.ts';
import { triumphOfChaos as game } from '../src/index.ts';
import { gainFaction, setUpFaction } from '../src/phases/factions.ts';
import { refreshAllegiance } from '../src/rules/factions.ts';
import { laidOut, rulesOf } from '../src/setup.ts';
import {
  AWAY,
  isOnMap,
  OUT,
  type PieceId,
  pieceOfUnit,
  piecesIn,
  push,
  put,
  RED,
  type State,
  setWar,
  WHITE,
} from '../src/state.ts';

/** A unit that came by card went away with its faction. */
const withWaiting = (unit: string): { s: State; piece: PieceId } => {
  const s = laidOut(rulesOf({ scenario: 'campaign', options: {} }));
  const piece = pieceOfUnit(unitKeyed(unit));
  put(s, piece, AWAY);
  push(s, { kind: 'choose', side: RED });
  return { s, piece };
};

test('TC-A138 a unit without a listed space: with no room in a city its player names a space of the region', () => {
  const { s } = withWaiting('est-train-c1');
  gainFaction(s, factionKeyed('estonia'), RED, false, undefined);
  settle(s);
  expect(game.decision(s)).toMatchObject({
    sides: ['red'],
    ask: { kind: 'station', clause: 'TC-A138' },
  });
  expect(game.choices(s, 'red').map(game.print)).toEqual([
    'station est-train-c1 narva',
    'station est-train-c1 yuryev',
    'station est-train-c1 pernau',
  ]);
  game.apply(s, 'red', game.parse('station est-train-c1 yuryev')!);
  expect(game.picture(s)).toMatchObject({
    units: { Yuryev: expect.arrayContaining(['est-train-c1']) },
  });
  expect(game.decision(s)).toMatchObject({ ask: { kind: 'choose' } });
});

test('TC-A138 Victory Cities first: the only one with room is not asked for', () => {
  const { s } = withWaiting('tra-mountain-cav-c1');
  gainFaction(s, factionKeyed('transcaucasia'), RED, false, undefined);
  settle(s);
  expect(game.decision(s)).toMatchObject({ ask: { kind: 'choose' } });
  expect(game.picture(s)).toMatchObject({
    units: { Baku: expect.arrayContaining(['tra-mountain-cav-c1']) },
  });
});

test('TC-8.51d TC-A138 for a faction that defends itself the opponent of who declared war chooses', () => {
  const { s, piece } = withWaiting('est-train-c1');
  setWar(s, factionKeyed('estonia'), 1);
  refreshAllegiance(s, factionKeyed('estonia'));
  setUpFaction(s, factionKeyed('estonia'), undefined);
  expect(game.decision(s)).toMatchObject({ sides: ['white'], ask: { kind: 'station' } });
  game.apply(s, 'white', game.choices(s, 'white')[0]!);
  expect(game.decision(s)).toMatchObject({ sides: ['red'], ask: { kind: 'choose' } });
  expect(isOnMap(s, piece)).toBe(true);
});

test('TC-A138 a Major Power has no region: its units return where its armies may be rebuilt', () => {
  const { s } = withWaiting('br-rbef-1');
  // Archangel is RED's at first.
  for (const piece of piecesIn(s, at(732))) put(s, piece, OUT);
  put(s, pieceOfUnit(unitKeyed('br-9th-c1')), OUT);
  gainFaction(s, factionKeyed('britain'), WHITE, false, undefined);
  settle(s);
  expect(game.decision(s)).toMatchObject({
    sides: ['white'],
    ask: { kind: 'station', clause: 'TC-A138' },
  });
  expect(game.choices(s, 'white').map(game.print)).toEqual([
    'station br-rbef-1 archangel',
    'station br-rbef-1 murmansk',
  ]);
});
