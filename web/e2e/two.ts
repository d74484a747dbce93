// Two people in two browsers at one table on the server.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { lendHand } from './player.ts';

export interface Table {
  readonly host: Page;
  readonly guest: Page;
  readonly id: string;
  readonly spectator: string;
}

interface Wishes {
  readonly clock?: { readonly initial: number; readonly increment: number };
  readonly names?: readonly [host: string, guest: string];
}

/** Sits down by a link, as whoever was sent it. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await lendHand(page);
  await page.goto(link);
  await page.locator('#join-name').fill(name);
  await page.getByRole('button', { name: /^Sit down as/ }).click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(page.locator('[data-prompt]')).toBeVisible();
}

/** The match is made without the page; both take their seats in it. */
export async function twoAtTable(
  browser: Browser,
  request: APIRequestContext,
  { clock, names = ['Anna', 'Mikko'] }: Wishes = {},
): Promise<Table> {
  const answer = await request.post('/api/matches', {
    data: {
      game: 'talvisota',
      setup: { scenario: 'campaign', options: {} },
      seats: { soviet: { kind: 'human' }, finland: { kind: 'human' } },
      ...(clock ? { clock } : {}),
    },
  });
  expect(answer.status()).toBe(201);
  const { id, seats, spectator } = await answer.json();
  const [host, guest] = await Promise.all([newPage(browser), newPage(browser)]);
  await sitDown(host, `/match/${id}#${seats.soviet}`, names[0]);
  await sitDown(guest, `/match/${id}#${seats.finland}`, names[1]);
  return { host, guest, id, spectator };
}

export async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** The sentences of the log, newest first. */
export const log = (page: Page): Promise<string> => page.locator('[data-log]').innerText();

export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}
