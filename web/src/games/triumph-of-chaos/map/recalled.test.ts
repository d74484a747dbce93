import { type Event, triumphOfChaos } from '@motti/triumph-of-chaos';
import { ALL_PIECES, findSpace, isOnMap, nameOf, spaceOf } from '@motti/triumph-of-chaos/parts';
import { expect, test } from 'vitest';
import type { TableEntry } from '../../../table/table.svelte.ts';
import { idOf } from '../sheet.ts';
import { recalledIn } from './recalled.ts';

const state = triumphOfChaos.setup({ scenario: '1918', options: {} });
const piece = nameOf(ALL_PIECES.find((one) => isOnMap(state, one) && spaceOf(state, one) >= 0)!);
const id = (name: string): string => idOf(findSpace(name)!);
const entry = (index: number, kind: Event['kind'], facts: Event['facts']): TableEntry<Event> => ({
  index,
  side: 'red',
  text: '',
  events: [{ kind, facts }],
});
const shown = (of: TableEntry<Event>, log = [of]) => recalledIn(state, [of], log);

test('a march is an arrow from where it began; units on one way share it', () => {
  const step = entry(0, 'moved', { pieces: [piece], from: 'Samara', space: 'Simbirsk' });
  const again = entry(1, 'advanced', { piece, from: 'Samara', space: 'Simbirsk' });
  const { arrows } = recalledIn(state, [step, again], [step, again]);
  expect(arrows).toMatchObject([{ from: id('Samara'), to: id('Simbirsk'), kind: 'move' }]);
});

test('a retreat goes by way of what lies between', () => {
  const { arrows } = shown(
    entry(0, 'retreated', { piece, from: ['Samara', 'Syzran'], space: 'Penza' }),
  );
  expect(arrows.map(({ from, to }) => [from, to])).toEqual([
    [id('Samara'), id('Syzran')],
    [id('Syzran'), id('Penza')],
  ]);
});

test('the dice of a combat show the attack that they decide', () => {
  const attack = entry(0, 'attack', {
    pieces: [piece],
    from: ['Samara', 'Penza'],
    space: 'Syzran',
  });
  const fired = entry(1, 'fired', { space: 'Syzran' });
  const { arrows } = shown(fired, [attack, fired]);
  expect(arrows.map(({ from, kind }) => [from, kind])).toEqual([
    [id('Samara'), 'attack'],
    [id('Penza'), 'attack'],
  ]);
});

test('a journey by rail follows the rails; one from the reserve has no way', () => {
  const { arrows, trails } = shown(
    entry(0, 'redeployed', { piece, from: 'Moscow', space: 'Samara' }),
  );
  const way = trails[0]!.pairs;
  expect([way[0]![0], way.at(-1)![1]]).toEqual([id('Moscow'), id('Samara')]);
  expect(arrows).toMatchObject([{ to: id('Samara') }]);
  const arrived = shown(entry(0, 'redeployed', { piece, from: 'reserve', space: 'Samara' }));
  expect(arrived).toEqual({ arrows: [], trails: [] });
});

test('an entry of an older game, which does not say where they came from, shows nothing', () => {
  expect(shown(entry(0, 'moved', { pieces: [piece], space: 'Samara' })).arrows).toEqual([]);
});
