import { expect, test } from 'vitest';
import { guided } from './guided.ts';

const said = { en: 'a', fr: 'a' };
const lesson = {
  scenario: 's',
  options: {},
  side: 'blue',
  seed: '0',
  steps: [
    { title: said, text: said, clause: 'XX-1' },
    { title: said, text: said, clause: 'XX-2', play: ['move A'] },
    { title: said, text: said },
  ],
};

test('a step that tells points at what it speaks of, a step that plays at what is clicked', () => {
  const ways = { 'move A': ['.a'] };
  const { steps } = guided(lesson, { ways, about: { 'XX-1': '.tracks', 'XX-2': '.never' } });
  expect(steps.map(({ about }) => about)).toEqual(['.tracks', undefined, undefined]);
  expect(steps[1]?.ways).toEqual(ways);
});
