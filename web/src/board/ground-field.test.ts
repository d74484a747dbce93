import { expect, test } from 'vitest';
import { FieldMaker, type GroundField } from './ground-field.ts';

const POINTS = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 200, y: 260 },
];
const regions = { holders: [0, 1, 1], strokes: [{ colour: 'grey', width: 1 }] };
const tintOf = (holders: readonly number[]) => ({
  holders,
  tints: [{ holder: 0, colour: 'red', opacity: 0.5 }],
});
const field = (id: string, layers: GroundField['layers']): GroundField => ({
  id,
  points: POINTS,
  box: { left: 0, top: 0, right: 400, bottom: 400 },
  edge: 150,
  layers,
});

test('layers that were worked out before are drawn as if they were new, and others anew', () => {
  const maker = new FieldMaker();
  maker.drawing(field('regions', [regions]));
  for (const holders of [
    [0, 0, 1],
    [0, 1, 1],
    [0, 0, 1],
  ]) {
    const wanted = field('both', [tintOf(holders), regions]);
    expect(maker.drawing(wanted)).toEqual(new FieldMaker().drawing(wanted));
  }
  const [one, other] = [
    [0, 0, 1],
    [0, 1, 1],
  ].map((holders) => maker.drawing(field('', [tintOf(holders)])));
  expect(one).not.toEqual(other);
});
