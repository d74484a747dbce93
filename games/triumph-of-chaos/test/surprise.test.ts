// What helps a surprise: air (TC-16.61a) and the White Tide (TC-16.74).
import { expect, test } from 'vitest';
import { leaderKeyed } from '../src/data/index.ts';
import { triumphOfChaos as game } from '../src/index.ts';
import { airModifier, chargeModifier } from '../src/rules/combat.ts';
import { pieceOfLeader, type State } from '../src/state.ts';

type Position = Parameters<typeof game.arrange>[1];
/** An attack that has been declared, up to the question of surprise. */
function attack(options: Record<string, string>, position: Position, lines: string[]): State {
  const s = game.arrange({ scenario: 'drill', options }, position);
  for (const line of lines) {
    const side = line.slice(0, line.indexOf(' '));
    const action = game.parse(line.slice(side.length + 1));
    if (action === undefined || game.check(s, side, action)) throw new Error(`illegal: ${line}`);
    game.apply(s, side, action);
  }
  return s;
}
const DENIKIN = pieceOfLeader(leaderKeyed('denikin'));

const charge = (options: Record<string, string>, air: string[], extra: object = {}): State =>
  attack(
    options,
    {
      empty: true,
      turn: 7,
      units: { Rostov: ['denikin', 'volunteer-cav', ...air], Taganrog: ['RA'] },
      control: { red: ['Taganrog'] },
      step: 'impulse white',
      ...extra,
    },
    [
      'white one-space',
      'white mark-combat rostov',
      'white attack taganrog',
      'white join volunteer-cav',
      ...air.map((key) => `white join ${key}`),
      'white join denikin',
    ],
  );

test('TC-16.61a more air step weight takes one off the die of a surprise', () => {
  expect([airModifier(charge({}, [])), airModifier(charge({}, ['ru-air-c1']))]).toEqual([0, -1]);
  expect(chargeModifier(charge({}, ['ru-air-c1']), DENIKIN)).toBe(-1);
});

test('TC-16.61a none where the defender has as much', () => {
  const even = charge({}, ['ru-air-c1'], {
    units: { Rostov: ['denikin', 'volunteer-cav', 'ru-air-c1'], Taganrog: ['RA', 'red-air-c1'] },
  });
  expect(airModifier(even)).toBe(0);
});

const TIDE = { whiteTide: 'on' };
const risen = { tide: true, control: { red: ['Taganrog'], white: ['Archangel', 'Vologda'] } };
test('TC-16.74c TC-A124 the White Tide takes one more off', () => {
  expect(chargeModifier(charge(TIDE, [], risen), DENIKIN)).toBe(-1);
  expect(chargeModifier(charge(TIDE, ['ru-air-c1'], risen), DENIKIN)).toBe(-2);
  expect(chargeModifier(charge(TIDE, []), DENIKIN)).toBe(0);
});

test('TC-16.74b only for cavalry supplied from Sevastopol, Yekaterinodar or Rostov', () => {
  const east = attack(
    TIDE,
    {
      empty: true,
      turn: 7,
      tide: true,
      units: { Omsk: ['denikin', 'volunteer-cav'], Petropavlovsk: ['RA'] },
      control: { red: ['Petropavlovsk'], white: ['Archangel', 'Vologda'] },
      step: 'impulse white',
    },
    [
      'white one-space',
      'white mark-combat omsk',
      'white attack petropavlovsk',
      'white join volunteer-cav',
      'white join denikin',
    ],
  );
  expect(chargeModifier(east, DENIKIN)).toBe(0);
});
