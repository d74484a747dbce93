import { expect, test } from 'vitest';
import { meets } from './geometry.ts';
import { anchored, type Crowd, discBox, lineInBox, placeName, placePiece } from './placement.ts';
import { ANCHORS } from './point-map.ts';

const crowd = (): Crowd => ({ boxes: [], lines: [] });
const here = { x: 100, y: 100 };

test('an anchored box touches the disc from that side', () => {
  expect(anchored(here, 10, { width: 30, height: 12 }, 'E', 4)).toEqual({
    left: 114,
    top: 94,
    right: 144,
    bottom: 106,
  });
  expect(anchored(here, 10, { width: 30, height: 12 }, 'S', 4).top).toBe(114);
});

test('a name takes its preferred side when that is free, another when it is not', () => {
  const size = { width: 40, height: 12 };
  expect(placeName(here, 10, size, 'S', crowd()).anchor).toBe('S');
  const full = crowd();
  full.boxes.push({ left: 60, top: 110, right: 140, bottom: 140 });
  const moved = placeName(here, 10, size, 'S', full);
  expect(moved.anchor).not.toBe('S');
  expect(moved.covered).toBe(0);
});

test('two pieces of one space do not cover each other or its disc', () => {
  const full = crowd();
  full.boxes.push(discBox(here, 12));
  const one = placePiece(here, 12, { width: 38, height: 38 }, full);
  const two = placePiece(here, 12, { width: 38, height: 38 }, full);
  expect(meets(one.box, two.box)).toBe(false);
  expect(one.covered + two.covered).toBe(0);
});

test('a name turns away from a line', () => {
  const lined: Crowd = { boxes: [], lines: [[here, { x: 100, y: 300 }]] };
  expect(placeName(here, 10, { width: 40, height: 12 }, 'S', lined).anchor).not.toBe('S');
});

test('the part of a line inside a box', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(lineInBox({ x: -5, y: 5 }, { x: 15, y: 5 }, box)).toBe(10);
  expect(lineInBox({ x: -5, y: 20 }, { x: 15, y: 20 }, box)).toBe(0);
});

test('a name stands beside the counters that lie on its space, not under them', () => {
  const stack = { left: 80, top: 80, right: 120, bottom: 120 };
  const full: Crowd = { boxes: [stack], lines: [] };
  for (const anchor of ANCHORS) {
    const { box } = placeName(here, 10, { width: 60, height: 14 }, anchor, full, stack);
    expect(meets(box, stack), anchor).toBe(false);
    full.boxes.length = 1;
  }
});
