// What the examples of In-Fighting cannot show: warnings, and who knows of a breach.
import { expect, test } from 'vitest';
import { triumphOfChaos as game } from '../src/index.ts';
import type { State } from '../src/state.ts';

type Position = Parameters<typeof game.arrange>[1];
const drill = (position: Position): State =>
  game.arrange({ scenario: 'drill', options: {} }, position);
function play(s: State, side: string, line: string): void {
  const action = game.parse(line);
  if (action === undefined || game.check(s, side, action)) throw new Error(`illegal: ${line}`);
  game.apply(s, side, action);
}
const warned = (s: State, side: string, line: string): string[] =>
  game.warnings!(s, side, game.parse(line)!).map(({ clause, code }) => `${clause} ${code}`);
const BREACH = ['TC-A72 breaches-marker'];

const stalin = (): State => {
  const s = drill({
    empty: true,
    turn: 7,
    units: { Tsaritsyn: ['red-10-army'], Saratov: ['red-13-army'], Moscow: ['red-2-army'] },
    hand: { red: [3] },
    inFighting: { red: 2 },
    marker: { red: 'stalin' },
    step: 'impulse red',
  });
  play(s, 'red', 'operations red-3');
  play(s, 'red', 'mark-move tsaritsyn');
  return s;
};

test('TC-A72 TC-16.514b RED is warned before the second Stalin space, and not again after the breach', () => {
  const s = stalin();
  expect(warned(s, 'red', 'mark-move saratov')).toEqual(BREACH);
  expect(warned(s, 'red', 'mark-move moscow')).toEqual([]);
  play(s, 'red', 'mark-move saratov');
  expect(warned(s, 'red', 'mark-move moscow')).toEqual([]);
});

test('TC-A72 WHITE sees neither marker nor breach until the marker is shown', () => {
  const before = stalin();
  const after = stalin();
  play(after, 'red', 'mark-move saratov');
  const other = game.clone(after);
  other.breach[0] = 0;
  expect(JSON.stringify(game.view(after, 'white'))).toBe(JSON.stringify(game.view(other, 'white')));
  expect(JSON.stringify(game.view(after, 'red'))).not.toBe(JSON.stringify(game.view(other, 'red')));
  const drawn = game.clone(before);
  drawn.marker[0] = 0;
  expect(JSON.stringify(game.view(before, 'white'))).toBe(
    JSON.stringify(game.view(drawn, 'white')),
  );
});

test('TC-16.523b TC-16.523e TC-15.22b leaders of the camp named by WHITE’s marker: using an ability is a breach', () => {
  const raid = (marker: string): State => {
    const s = drill({
      empty: true,
      turn: 7,
      units: { Omsk: ['kolchak', 'WS'], Kurgan: ['WS2'], Petropavlovsk: ['RA'] },
      control: { red: ['Petropavlovsk'] },
      hand: { white: [3] },
      inFighting: { white: 2 },
      marker: { white: marker },
      step: 'impulse white',
    });
    for (const line of ['operations white-3', 'mark-combat omsk', 'mark-combat kurgan', 'done'])
      play(s, 'white', line);
    for (const line of ['attack petropavlovsk', 'join WS', 'join WS2', 'fight'])
      play(s, 'white', line);
    return s;
  };
  // An attack from several spaces is an ability of Kolchak (TC-A158).
  expect(raid('siberian').breach).toEqual([0, 1]);
  expect(raid('don').breach).toEqual([0, 0]);
});

test('TC-16.523b a repair of a Siberian unit is warned of', () => {
  const s = drill({
    empty: true,
    turn: 7,
    units: { Omsk: ['WS reduced'], Rostov: ['WV reduced'] },
    steps: { white: 2 },
    inFighting: { white: 2 },
    marker: { white: 'siberian' },
    step: 'spend',
  });
  play(s, 'white', 'declare 2');
  expect(warned(s, 'white', 'repair WS')).toEqual(BREACH);
  expect(warned(s, 'white', 'repair WV')).toEqual([]);
});
