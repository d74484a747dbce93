import { expect, test } from 'vitest';
import type { Event } from '../actions.ts';
import { texts } from './index.ts';

const ended = (
  next: 'attack' | 'movement' | 'retreat-before-combat',
  nextSide: 'soviet' | 'finland',
): Event => ({
  kind: 'step-ended',
  clause: 'WW-SEQ.A3c',
  side: 'soviet',
  step: 'movement',
  next,
  nextSide,
});

test('what a player has ended and does next is one sentence', () => {
  expect(texts.en.event(ended('attack', 'soviet'))).toBe(
    'The Soviet player has finished moving and declares attacks.',
  );
  expect(texts.fr.event(ended('attack', 'soviet'))).toBe(
    'Le joueur soviétique a fini ses mouvements et déclare ses attaques.',
  );
});

test('where the other player is next, it is two', () => {
  expect(texts.en.event(ended('retreat-before-combat', 'finland'))).toBe(
    'The Soviet player has finished moving. The Finnish player may fall back before combat.',
  );
});

test('the turn of the other player is not spoken of: it is announced by itself', () => {
  expect(texts.en.event(ended('movement', 'finland'))).toBe(
    'The Soviet player has finished moving.',
  );
});
