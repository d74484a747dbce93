import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { watchErrors } from './player.ts';
import { test } from './test.ts';
import { click, drag, kept, tool, turnTo } from './workbench.ts';

const LIST = '/#/build/hourra-pobieda';
const board = (page: Page) => page.getByRole('application');
const problems = (page: Page) => page.locator('[data-problems]');

test('a scenario from nothing with the mouse: reloaded, checked, saved, tried, judged', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'From scratch' }).click();
  await expect(problems(page)).toContainText('No base yet for Blue');
  await expect(page.getByRole('button', { name: /^Try/ })).toBeDisabled();

  await tool(page, /^rough/);
  await drag(page, '0603', '0605');
  await tool(page, /^river/);
  await click(page, '0704', '0804');
  await tool(page, /^road/);
  await click(page, '0704');
  await click(page, '0804');
  // HP-B5: not across the river, unless a bridge leads over it.
  await expect(page.getByRole('alert')).toContainText('HP-B5');
  await page.getByRole('button', { name: 'Put a bridge here' }).click();
  await click(page, '1204');
  await page.getByRole('button', { name: 'End the road' }).click();
  await tool(page, /^zone, Blue/);
  await page.locator('.tools label').filter({ hasText: '7 hexes' }).click();
  await drag(page, '0202', '0208');
  await tool(page, /^zone, Red/);
  await drag(page, '1102', '1108');
  await tool(page, /^base/);
  await page.locator('.tools label').filter({ hasText: 'Blue' }).click();
  await click(page, '0105');
  await page.locator('.tools label').filter({ hasText: 'Red' }).click();
  await click(page, '1205');
  await tool(page, /^objective/);
  await click(page, '0605');

  const before = await kept(page);
  expect(before.roads).toEqual([
    { id: 'road-1', cells: ['0704', '0804', '0904', '1004', '1104', '1204'] },
  ]);
  expect(before.bridges).toHaveLength(1);
  expect(before.sides.map(({ bases }: { bases: unknown[] }) => bases.length)).toEqual([1, 1]);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await kept(page)).toEqual(before);

  await turnTo(page, 'Armies');
  for (const side of ['Blue, ', 'Red, ']) {
    await page.locator('.army label').filter({ hasText: side }).click();
    for (let i = 0; i < 12; i++)
      await page.getByRole('button', { name: 'Add Infantry', exact: true }).click();
  }
  await turnTo(page, 'Victory');
  await page.getByRole('button', { name: 'Add a way for Blue to win' }).click();
  await page.getByRole('button', { name: 'Add a way for Red to win' }).click();
  await expect(page.locator('.reads').first()).toContainText('Victory for Blue (decisive) if');
  await expect(page.locator('.reads').first()).toContainText('Victoire décisive');
  await expect(problems(page)).toContainText('it can be played');

  // An error is told with its place, and stops playing until it is taken back.
  await turnTo(page, 'Map');
  await tool(page, /^water/);
  await page.locator('.tools label').filter({ hasText: '1 hex' }).click();
  await click(page, '0105');
  await expect(problems(page)).toContainText('Base BLU-1 cannot stand at 0105');
  await expect(page.getByRole('button', { name: /^Try/ })).toBeDisabled();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(problems(page)).toContainText('it can be played');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(file).toEqual(await kept(page));

  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  await page
    .getByRole('button', { name: /^Is it fair/ })
    .first()
    .click();
  await page.locator('[data-fair] label').filter({ hasText: '1000' }).click();
  for (const level of await page.locator('[data-fair] label').filter({ hasText: 'random' }).all())
    await level.click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('[data-fair] .share')).toContainText('95%');
  // What was played until it is stopped is kept.
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(page.locator('[data-fair] .share')).toContainText('95%');

  await page.getByRole('button', { name: /^Try/ }).click();
  await expect(page.locator('[data-prompt] h1')).not.toBeEmpty();
  await expect(page).toHaveURL(/#\/play\//);

  // From the match back to the desk: a copy, to be changed.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Change this scenario' }).click();
  await expect(page).toHaveURL(/#\/build\/hourra-pobieda\/./);
  await expect(board(page)).toBeVisible();
  expect(await kept(page)).toEqual(file);
  expect(errors).toEqual([]);
});

test('a scenario by the keyboard alone, and the list takes back what was deleted', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { keyboard } = page;
  await page.goto(LIST);
  await page.getByRole('button', { name: 'From scratch' }).focus();
  await keyboard.press('Enter');
  await expect(board(page)).toBeVisible();
  const go = async (key: string, times: number) => {
    for (let i = 0; i < times; i++) await keyboard.press(key);
  };
  await board(page).focus();
  // Rough ground in 0202, a wood on it.
  for (const key of ['ArrowRight', 'ArrowDown', '3', ' ', 'w', ' ']) await keyboard.press(key);
  await expect(page.locator('#builder-hex')).toContainText('0202, rough, wood');
  // A road of three hexes.
  await keyboard.press('a');
  await keyboard.press(' ');
  await go('ArrowRight', 2);
  await keyboard.press(' ');
  await keyboard.press('Enter');
  // A stream on the north-eastern side, a base and a name.
  for (const key of ['k', ',', ' ', 'q', ' ', 'n', ' ']) await keyboard.press(key);
  await keyboard.type('Nomonhan');
  await keyboard.press('Enter');
  await expect
    .poll(async () => (await kept(page)).places)
    .toEqual([{ name: 'Nomonhan', cell: '0402' }]);
  const made = await kept(page);
  expect(made.roads).toEqual([{ id: 'road-1', cells: ['0202', '0302', '0402'] }]);
  expect(made.edges).toEqual([{ between: ['0402', '0501'], type: 'stream' }]);
  expect(made.sides[0].bases).toEqual([{ id: 'BLU-1', cell: '0402' }]);
  await keyboard.press('u');
  await keyboard.press('u');
  expect((await kept(page)).sides[0].bases).toEqual([]);
  await keyboard.press('Shift+U');
  expect((await kept(page)).sides[0].bases).toHaveLength(1);
  // E goes from problem to problem.
  await keyboard.press('e');
  await expect(page.locator('[data-problems] li.at')).toHaveCount(1);

  await page.goto(LIST);
  await page.getByRole('button', { name: 'Copy: New scenario' }).click();
  await page.getByRole('button', { name: 'Rename: New scenario (copy)' }).click();
  await keyboard.type('Second');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete: Second' }).click();
  await expect(page.locator('.list li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.list li')).toHaveCount(2);
  await expect(page.locator('.list')).toContainText('Second');
  expect(errors).toEqual([]);
});
