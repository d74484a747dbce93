// What is no scenario, or half of one: opened or dropped, each file is told what is wrong with it and where; nothing of it is kept.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { watchErrors } from './player.ts';
import { test } from './test.ts';

const LIST = '/#/build/hourra-pobieda';
const BOX = new URL(
  '../../games/hourra-pobieda/src/data/scenarios/khalkhin-gol.json',
  import.meta.url,
);
const text = readFileSync(BOX, 'utf8');
const whole = JSON.parse(text);
const changed = (change: object): string => JSON.stringify({ ...whole, ...change });

/** By what it is called: what is in the file, and what must be said of it. */
const BROKEN: Readonly<Record<string, readonly [content: string | Buffer, said: RegExp]>> = {
  'empty.json': ['', /line 1, column 1/],
  'torn.json': [text.slice(0, 2000), /line \d+, column \d+ it stops being JSON/],
  'comma.json': ['{\n "id": "x",\n}', /line 3, column 1/],
  'picture.json': [Buffer.from(Array.from({ length: 4000 }, (_, i) => i % 256)), /not a text file/],
  'film.json': [Buffer.alloc(5 * 1024 * 1024, 32), /larger than 4 MB/],
  'seven.json': ['7', /an object with named fields/],
  'list.json': ['[]', /an object with named fields/],
  'deep.json': [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, /more than 30 lists and objects/],
  'long.json': [changed({ title: 'x'.repeat(1_000_000) }), /longer than/],
  'armless.json': [changed({ sides: undefined }), /sides/],
  'shapeless.json': [changed({ table: 'large' }), /table/],
  'endless.json': [changed({ table: { width: 1e9, height: 1e9 } }), /terrain.rows/],
  'rowless.json': [changed({ terrain: { ...whole.terrain, rows: ['..'] } }), /HP-B/],
};

const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('motti.scenario')));

/** A file let go over the page, as the system hands it over. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    ([called, inside]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([inside!], called!, { type: 'application/json' }));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, content],
  );
}

test('broken files are refused with what and where, and nothing is kept', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(LIST);
  const picker = page.locator('input[type="file"]').first();
  const fault = page.locator('[data-file-fault]');
  for (const [name, [content, said]] of Object.entries(BROKEN)) {
    await picker.setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(content as string),
    });
    await expect(fault, name).toContainText(name);
    await expect(fault, name).toContainText(said);
    expect(await keptIn(page), name).toEqual([]);
  }
  await expect(page).toHaveURL(/#\/build\/hourra-pobieda$/);
  expect(errors).toEqual([]);
});

test('a dropped file opens; what can be mended in the builder is told there, and stops playing', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: 'From scratch' })).toBeVisible();
  await drop(page, 'torn.json', text.slice(0, 500));
  await expect(page.locator('[data-file-fault]')).toContainText('torn.json');
  // Conditions that speak of what is not there.
  const [first, ...others] = whole.victory;
  const lost = { ...first, all: [{ controls: 'atlantis' }] };
  await drop(page, 'lost.json', changed({ victory: [lost, ...others] }));
  await expect(page).toHaveURL(/#\/build\/hourra-pobieda\/.+/);
  const problems = page.locator('[data-problems]');
  await expect(problems).toContainText('atlantis');
  await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeDisabled();
  // A click goes there.
  await problems.getByRole('button').first().click();
  await expect(page.locator('.ribbon [aria-current]')).toHaveText('Victory');
  // Another file is dropped on the builder itself: this one stays as it is.
  await drop(page, 'again.json', '{');
  await expect(page.locator('[data-file-fault]')).toContainText('again.json');
  await drop(page, 'whole.json', text);
  await expect(problems).not.toContainText('atlantis');
  expect(await keptIn(page)).toHaveLength(2);
  expect(errors).toEqual([]);
});
