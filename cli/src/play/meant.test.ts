import type { AnyAction, AnyGame } from '@motti/engine';
import { expect, test } from 'vitest';
import { inNotation, meantBy } from './meant.ts';

const SPACES = ['summa', 'terijoki', 'suojarvi'];
/** A game of which only the notation is asked: `attack PRUD suojarvi`. */
const game = {
  print: (action: { strategy: string; space: string }) =>
    `attack ${action.strategy} ${action.space}`,
  parse: (line: string) => {
    const [kind, strategy, space = ''] = line.split(' ');
    const known = kind === 'attack' && strategy === 'PRUD' && SPACES.includes(space);
    return known ? { kind, strategy, space } : undefined;
  },
} as unknown as AnyGame;
const attack = (space: string) => ({ kind: 'attack', strategy: 'PRUD', space }) as AnyAction;
const label = (action: AnyAction): string =>
  `Attack ${(action as { space?: string }).space === 'suojarvi' ? 'Suojärvi' : 'Terijoki'} with PRUD`;
const choices = [attack('suojarvi'), attack('terijoki')];

test.each([
  ['attack terijoki', 'terijoki'],
  ['Suojärvi', 'suojarvi'],
  ['attack SUOJARVI with prud', 'suojarvi'],
  ['attack summa', 'summa'],
])('“%s” is understood', (typed, space) => {
  expect(meantBy(game, typed, choices, label)).toEqual(attack(space));
});

test.each([
  ['attack viipuri', 'attack 1207'],
  ['attack KÄKISALMI with S642-1', 'attack 1409 with S642-1'],
  ['attack kakisalmi', 'attack 1409'],
  ['step Fui  Heights', 'step 0702'],
  ['move S642-1 1404', 'move S642-1 1404'],
])('places are told as notation has them: %s', (typed, noted) => {
  const places = [
    ['Viipuri', '1207'],
    ['Käkisalmi', '1409'],
    ['Fui Heights', '0702'],
  ] as const;
  expect(inNotation(typed, places)).toBe(noted);
});

test('what names nothing of this game is nothing', () => {
  expect(meantBy(game, 'attack helsinki', choices, label)).toBeUndefined();
  expect(meantBy(game, '', choices, label)).toBeUndefined();
  expect(meantBy(game, 'move summa', choices, label)).toBeUndefined();
});
