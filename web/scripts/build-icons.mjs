// Draws the icons that need pixels from public/icon.svg, by the browser of the tests (MOTTI_CHROMIUM).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const folder = join(import.meta.dirname, '..', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const executablePath = process.env.MOTTI_CHROMIUM || undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function draw(name, size, inner) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = svg.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  const ground = inner < size ? '#27231d' : 'transparent';
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">${image}</body>`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}

await draw('icon-192.png', 192, 192);
await draw('icon-512.png', 512, 512);
// A maskable icon is cut to any shape: the drawing keeps to the middle.
await draw('icon-maskable.png', 512, 400);
await browser.close();
