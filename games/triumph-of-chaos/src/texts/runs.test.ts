import { expect, test } from 'vitest';
import type { Event, EventKind } from '../actions.ts';
import { textsFor } from './index.ts';

const { run } = textsFor('en');
const said = (kind: EventKind, facts: Event['facts']): Event => ({
  kind,
  clause: 'TC-10.1a',
  facts,
});
const moved = (space: string, ...pieces: string[]): Event => said('moved', { pieces, space });
const taken = (space: string): Event => said('took-control', { side: 'red', space });

test('the steps of one way are told as one, with what they took', () => {
  const way = [moved('Alatyr', 'RED c5'), moved('Simbirsk', 'RED c5'), taken('Simbirsk')];
  expect(run?.(way)).toBe('RED c5 to Alatyr, Simbirsk. RED takes Simbirsk.');
  expect(textsFor('fr').run?.(way)).toBe('ROUGE c5 vers Alatyr, Simbirsk. ROUGE prend Simbirsk.');
});

test('another stack, one step alone and whatever else happens are told apart', () => {
  expect(run?.([moved('Alatyr', 'RED c5'), moved('Alatyr', 'RED c6')])).toBeUndefined();
  expect(run?.([moved('Alatyr', 'RED c5'), taken('Alatyr')])).toBeUndefined();
  const die = said('die', { what: 'kerch', die: 3 });
  expect(run?.([moved('Alatyr', 'RED c5'), moved('Simbirsk', 'RED c5'), die])).toBeUndefined();
});

test('what is activated is told by its kind', () => {
  const marked = (space: string, marker: string, side = 'red'): Event =>
    said('marked', { side, space, marker });
  const impulse = [
    marked('Tsaritsyn', 'move'),
    marked('Migulinskaya', 'combat'),
    marked('Gashun', 'move'),
  ];
  expect(run?.(impulse)).toBe(
    'RED activates Tsaritsyn, Gashun for movement. RED activates Migulinskaya for combat.',
  );
  expect(run?.([marked('Gashun', 'move'), marked('Chir', 'move', 'white')])).toBeUndefined();
});
