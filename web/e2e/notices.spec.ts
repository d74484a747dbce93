// The service worker: offline, a newer version, "your turn" from outside the page.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import { beginMatch, offer, play } from './player.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the page can do without a network. */
async function settled(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== 'activated')
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
}

test('after one visit the solo game plays without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(settled);
  await context.setOffline(true);
  await page.reload();
  await beginMatch(page, { soviet: 'you' }, 'solo');
  await play(page, 8, 10);
  await page.reload();
  await expect.poll(() => offer(page)).toBe('choices');
  await page.goto('/#/rules/talvisota/TV-1.2c');
  await expect(page.locator('[data-clause="TV-1.2c"]')).toBeVisible();
});

const DIST = join(import.meta.dirname, '..', 'dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** A plain file server of the build whose service worker can be made newer. */
async function fileServer() {
  let version = '';
  const server = createServer(({ url = '/' }, answer) => {
    const path = join(DIST, new URL(url, 'http://x').pathname);
    const file = extname(path) !== '' && existsSync(path) ? path : join(DIST, 'index.html');
    answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    if (url.startsWith('/api/')) answer.writeHead(404).end();
    else if (url === '/service-worker.js') answer.end(readFileSync(file, 'utf8') + version);
    else createReadStream(file).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    renew: () => {
      version = `\n// ${Date.now()}`;
    },
    close: () => server.close(),
  };
}

test('a newer version is announced and taken over when the reader says so', async ({ page }) => {
  const files = await fileServer();
  await page.goto(files.url);
  await page.evaluate(settled);
  await page.reload();
  await expect(page.getByText('A newer version')).toHaveCount(0);
  files.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A newer version of Motti is available')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  await expect(page.getByText('New game').first()).toBeVisible();
  await expect(page.getByText('A newer version')).toHaveCount(0);
  files.close();
});

/** The services behind a browser's push are on the internet; this one gives an address of theirs and no more. */
async function pushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    let made: PushSubscription | null = null;
    const endpoint = 'https://fcm.googleapis.com/fcm/send/motti-test';
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    PushManager.prototype.subscribe = async () => {
      made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          made = null;
          return true;
        },
      } as unknown as PushSubscription;
      return made;
    };
    PushManager.prototype.getSubscription = async () => made;
  });
}

test('notices are switched on and off, and a push is shown', async ({ page, context, baseURL }) => {
  await pushService(context);
  await page.goto('/#/settings');
  const notify = page.locator('#notify');
  await expect(notify).toBeDisabled();
  await expect(page.getByText('this needs an account')).toBeVisible();
  await page.goto('/#/account');
  await page.getByText('New account').click();
  await page.locator('#account-name').fill(`Push${Date.now() % 1e7}`);
  await page.locator('#account-password').fill('correct horse');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.goto('/#/settings');
  await page.evaluate(settled);

  const told = page.waitForResponse((r) => r.url().endsWith('/api/push'));
  await notify.check();
  expect((await told).status()).toBe(204);
  await expect(notify).toBeChecked();

  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const registrationId = await new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
    void cdp.send('ServiceWorker.enable');
  });
  const data = JSON.stringify({
    title: 'Talvisota: your turn',
    body: 'Plan.',
    url: '/match/x',
    tag: 'x',
  });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title} ${body}`);
    });
  await expect.poll(shown).toEqual(['Talvisota: your turn Plan.']);

  const forgotten = page.waitForResponse((r) => r.url().endsWith('/api/push'));
  await notify.uncheck();
  expect((await forgotten).status()).toBe(204);
  await expect(notify).not.toBeChecked();
});

test('without an account a seat is told of its turns, and no longer when it is switched off', async ({
  page,
  context,
}) => {
  await pushService(context);
  await page.goto('/');
  await page.evaluate(settled);
  await beginMatch(page, { soviet: 'you', finland: 'link' });
  await page.getByRole('tab', { name: 'Match' }).click();
  const notify = page.locator('#notify-seat');
  await expect(notify).not.toBeChecked();
  const switched = async (on: boolean) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/push'));
    await notify.setChecked(on);
    const request = await asked;
    expect((await request.response())?.status()).toBe(204);
    expect(request.postDataJSON()).toMatchObject({ match: expect.any(String) });
    expect((await request.allHeaders())['authorization']).toMatch(/^Bearer /);
    await expect(notify).toBeChecked({ checked: on });
  };
  await switched(true);
  await switched(false);
});
