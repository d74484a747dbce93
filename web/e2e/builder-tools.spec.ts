// Every tool that draws, with the mouse, on hexes and on an open table: what the scenario holds afterwards.
import { expect, type Page } from '@playwright/test';
import { watchErrors } from './player.ts';
import { test } from './test.ts';
import { click, clickAt, drag, dragAt, kept, tool } from './workbench.ts';

const segment = (page: Page, name: string) =>
  page.locator('.tools label').filter({ hasText: name }).click();
const ground = (draft: { terrain: { key: Record<string, object>; rows: string[] } }, hex: string) =>
  draft.terrain.key[draft.terrain.rows[Number(hex.slice(2)) - 1]![Number(hex.slice(0, 2)) - 1]!];

/** How much more green than red the painted ground holds around a point of an open table: marsh does, steppe and what has no colour do not. */
const greenness = (page: Page, point: readonly [number, number]): Promise<number> =>
  page.evaluate(([x, y]) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.ground canvas')!;
    const box = document.querySelector('[role="application"] > svg')!.getAttribute('viewBox')!;
    const [left, top, wide] = box.split(' ').map(Number) as [number, number, number];
    const scale = canvas.width / wide;
    const around = [(x - left) * scale - 10, (y - top) * scale - 10, 20, 20] as const;
    const { data } = canvas.getContext('2d')!.getImageData(...around);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i + 1]! - data[i]!;
    return sum / (data.length / 4);
  }, point);

test('on hexes: ground, sides of hexes, mines, regions and names', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/#/build/hourra-pobieda');
  await page.getByRole('button', { name: 'From scratch' }).click();

  await tool(page, /^mountain/);
  await click(page, '0302');
  await tool(page, /^stream/);
  await click(page, '0505', '0605');
  await click(page, '0506', '0606');
  await tool(page, /^mines/);
  await segment(page, 'Red');
  await drag(page, '0903', '0906');
  await tool(page, /^region/);
  await page.getByLabel('Region', { exact: true }).fill('The ford');
  await page.keyboard.press('Enter');
  await segment(page, '7 hexes');
  await click(page, '0505');
  await tool(page, /^name/);
  await click(page, '0707');
  await page.keyboard.type('Old mill');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await kept(page)).places).toHaveLength(1);

  const drawn = await kept(page);
  expect(ground(drawn, '0302')).toMatchObject({ terrain: 'mountain' });
  expect(drawn.edges).toMatchObject([
    { type: 'stream', between: ['0505', '0605'] },
    { type: 'stream', between: ['0506', '0606'] },
  ]);
  expect(drawn.sides[1].setup.minefields.zone).toEqual(['0903', '0904', '0905', '0906']);
  expect(drawn.regions['The ford']).toHaveLength(7);
  expect(drawn.places).toMatchObject([{ name: 'Old mill', cell: '0707' }]);

  // The same side of a hex again takes the stream away.
  await tool(page, /^stream/);
  await click(page, '0506', '0606');
  await expect.poll(async () => (await kept(page)).edges).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('on an open table: areas, lines, zones and mines, and a corner that is moved', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto('/#/build/hourra-pobieda');
  await page.getByRole('button', { name: 'From scratch' }).click();
  await page.getByRole('button', { name: 'open table' }).click();

  const area = async (...corners: [number, number][]) => {
    await clickAt(page, ...corners);
    await page.getByRole('button', { name: 'Close the area' }).click();
  };
  await tool(page, /^rough/);
  await area([4, 1], [6, 1], [6, 3]);
  // A ground that came into a scenario after it was opened has its colour too.
  await expect.poll(() => greenness(page, [5.5, 1.6])).toBeGreaterThan(3);
  await tool(page, /^river/);
  await clickAt(page, [7, 1], [7, 4], [8, 6]);
  await page.getByRole('button', { name: 'End the line' }).click();
  await tool(page, /^bridge/);
  await clickAt(page, [7.1, 2]);
  await tool(page, /^zone, Blue/);
  await area([0.5, 1], [2, 1], [2, 5]);
  await tool(page, /^mines/);
  await segment(page, 'Blue');
  await area([2.5, 1], [3.5, 1], [3.5, 2]);
  // A corner is dragged to another place.
  await tool(page, /^move corners/);
  await clickAt(page, [5.5, 1.5]);
  await dragAt(page, [6, 3], [5.4, 3.4]);

  const near = (points: number[][]): number[][] =>
    points.map((point) => point.map((value) => Math.round(value * 5) / 5));
  await expect
    .poll(async () => {
      const { features } = await kept(page);
      return near(features.find(({ kind }: { kind: string }) => kind === 'area').polygon);
    })
    .toEqual([
      [4, 1],
      [6, 1],
      [5.4, 3.4],
    ]);
  const { features, sides } = await kept(page);
  expect(features.map(({ kind }: { kind: string }) => kind)).toEqual(['area', 'fleuve', 'bridge']);
  expect(near(features[1].line)).toEqual([
    [7, 1],
    [7, 4],
    [8, 6],
  ]);
  expect(sides[0].setup.zonePolygons).toHaveLength(1);
  expect(sides[0].setup.minefields.zonePolygons).toHaveLength(1);
  expect(errors).toEqual([]);
});
