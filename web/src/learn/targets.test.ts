import { expect, test } from 'vitest';
import { linesNow, placeBeside, wayTo } from './targets.ts';

const words = { en: '', fr: '' };
const step = (more: object) => ({ title: words, text: words, ...more });

test('lines of one kind are led to together, what comes after them waits', () => {
  const play = ['assign FUS', 'assign ELI', 'assign FUS', 'support ART', 'done'];
  expect(linesNow(play)).toEqual(['assign FUS', 'assign ELI']);
  expect(linesNow(play.slice(3))).toEqual(['support ART']);
  expect(linesNow([])).toEqual([]);
});

test('the way to a line is followed from its end: the last thing on the page is meant', () => {
  const ways = { 'move A 1405': ['.stack', '.held'] };
  expect(wayTo(step({ play: ['move A 1405'], ways }), 'move A 1405')).toEqual(['.held', '.stack']);
  expect(wayTo(step({ play: ['done'] }), 'done')).toEqual([]);
});

const page = { width: 1440, height: 900 };
const slip = { width: 344, height: 300 };
const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

test.each([
  ['a button of the right panel', [rect(1100, 400, 80, 40)], [rect(1068, 85, 372, 700)], 'right'],
  ['a sheet on the left', [rect(20, 200, 80, 40)], [rect(0, 85, 288, 700)], 'left'],
  ['tracks below', [rect(0, 792, 1440, 108)], [rect(0, 792, 1440, 108)], 'bottom'],
  ['a prompt above', [rect(0, 0, 1440, 80)], [rect(0, 0, 1440, 80)], 'top'],
])('the slip lies beside %s, and points at it', (_, targets, panels, beak) => {
  const place = placeBeside(targets, panels, slip, page);
  expect(place?.beak).toBe(beak);
});

test('the slip covers nothing that it speaks of', () => {
  const targets = [rect(700, 400, 50, 50), rect(760, 400, 50, 50), rect(820, 470, 50, 50)];
  const { left, top } = placeBeside(targets, targets, slip, page)!;
  for (const target of targets) {
    const beside = left >= target.left + target.width || left + slip.width <= target.left;
    const above = top >= target.top + target.height || top + slip.height <= target.top;
    expect(beside || above).toBe(true);
  }
  expect(placeBeside([rect(0, 0, 1440, 900)], [], slip, page)).toBeUndefined();
});
