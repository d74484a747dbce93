// How fast the page is, from a running server. Figures of a busy machine are worth little: see `uptime` first.
//   npx tsx web/scripts/measure.ts http://localhost:8080[,http://localhost:8081] [PARTS]
// Servers of several checkouts are measured in turn, so that they share whatever else the machine does.
// Parts, with commas between: home, cold, script, glow, maps (or the name of one), chances; without them everything.
import { readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { beginMatch, offer, play } from '../e2e/player.ts';

const [addresses = 'http://localhost:8080', only = ''] = process.argv.slice(2);
const urls = addresses.split(',');
let url = urls[0]!;
/** Each server once, one after the other. */
async function onEach(run: () => Promise<void>): Promise<void> {
  for (const one of urls) {
    url = one;
    if (urls.length > 1) process.stdout.write(`${one}  `);
    await run();
  }
}
const wanted = (part: string): boolean => only === '' || only.split(',').includes(part);
const LOADS = 5;
const CHANGES = Number(process.env.CHANGES ?? 40);

const newContext = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1400, height: 900 },
    serviceWorkers: 'block',
  });
  // The runner's compiler names functions by a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (f) => f');
  return context;
};

/** What a first visit to an address fetches, in kilobytes as they came over the wire. */
async function firstLoad(browser: Browser, address: string) {
  const context = await newContext(browser);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength / 1024;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/** Begins a match alone against the machine, or with both sides here where a bot would think long. */
interface Game {
  readonly name: string;
  begin(page: Page): Promise<void>;
  /** Where the first question is not asked on the map: plays on until one is. */
  toMap?(page: Page): Promise<void>;
}
/** Through the politics of the first turn, until WHITE, who acts first, activates spaces. */
async function toActivation(page: Page): Promise<void> {
  await choosing(page);
  for (const box of ['red', 'white', 'other']) {
    await page.locator('[data-politics] [data-card]').first().click();
    await page.locator(`[data-box="${box}"] .take`).click();
  }
  while (!(await page.locator('[data-impulse]').isVisible())) {
    if ((await offer(page)) === 'choices') await play(page, 1, 1);
    await nextFrame(page);
  }
  await page.locator('[data-card-hand] li button').first().click();
  await page.locator('[data-card-uses]').waitFor();
  await page.keyboard.press('1');
  await page.locator('[data-prompt]', { hasText: 'Activate spaces' }).waitFor();
}

const GAMES: readonly Game[] = [
  { name: 'Talvisota', begin: (page) => beginMatch(page, { soviet: 'you', finland: 'bot' }) },
  {
    name: 'Winter War',
    begin: (page) => beginMatch(page, { soviet: 'you', finland: 'bot' }, 'standard', 'winter-war'),
  },
  {
    name: 'Triumph of Chaos',
    begin: (page) => beginMatch(page, { red: 'bot', white: 'you' }, '1918', 'triumph-of-chaos'),
    toMap: toActivation,
  },
  {
    name: 'Hourra Pobieda',
    begin: (page) =>
      beginMatch(page, { blue: 'you', red: 'bot' }, 'khalkhin-gol', 'hourra-pobieda'),
  },
];

/** Kilobytes of script (brotli, without headers) that the table of a game fetches after the shelf; every file counts once. */
async function scriptOf(browser: Browser, game: Game): Promise<number> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0) / 1000);
  });
  const sum = (): number => [...sizes.values()].reduce((all, size) => all + size, 0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const before = sum();
  await game.begin(page);
  await page.waitForFunction(() => window.motti?.offer() === 'choices');
  await page.waitForLoadState('networkidle');
  await context.close();
  return sum() - before;
}

/**
 * Milliseconds from nothing to a table on which something can be chosen, the cache empty each time: by the clock, and of
 * processor time of the page's main thread, which other work on the machine hardly changes.
 */
async function coldTable(
  browser: Browser,
  game: Game,
): Promise<Readonly<Record<'clock' | 'thread', readonly number[]>>> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await game.begin(page);
  await page.waitForFunction(() => window.motti?.offer() === 'choices');
  await game.toMap?.(page);
  const address = page.url();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const clock: number[] = [];
  const thread: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    await cdp.send('Network.clearBrowserCache');
    await page.goto('about:blank');
    const before = await spent();
    await page.goto(address, { waitUntil: 'commit' });
    clock.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (window.motti?.offer() === 'choices') resolve(performance.now());
              else requestAnimationFrame(look);
            };
            look();
          }),
      ),
    );
    thread.push((await spent()) - before);
  }
  await context.close();
  const rising = (times: number[]): number[] => times.sort((a, b) => a - b);
  return { clock: rising(clock), thread: rising(thread) };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** A table on which something glows, and what glows there. */
interface Glow {
  readonly of: string;
  readonly lit: string;
  prepare(page: Page): Promise<void>;
  /** What the hand does; nothing: it goes from one thing that glows to the next. */
  readonly gesture?: Gesture;
  /** Only pointed at: zooming and panning are measured elsewhere. */
  readonly pointed?: true;
}

const choosing = async (page: Page): Promise<void> => {
  while ((await offer(page)) !== 'choices') await page.waitForTimeout(50);
};

/** The first battle set up as suggested and the own sequence begun, on hexes or on the open table. */
async function toSequence(page: Page, table: 'hexes' | 'open'): Promise<void> {
  if (table === 'hexes') await GAMES[3]!.begin(page);
  else {
    await page.goto('/#/new/hourra-pobieda');
    await page.locator('input[name="seat-red"][value="bot"]').check({ force: true });
    await page.locator('[data-options] > summary').click();
    await page.locator('input[name="option-table"][value="open"]').check({ force: true });
    await page.locator('form button[type="submit"]').click();
  }
  await page.getByRole('button', { name: 'Take the suggested set-up' }).click();
  await page.locator('.tray .base').first().waitFor();
  await page.getByRole('button', { name: 'Confirm the set-up' }).click();
  const asked = page.getByRole('button', {
    name: /^(Keep the initiative|field artillery.*|End the sequence.*)$/,
  });
  const end = page.getByRole('button', { name: /^End the sequence/ });
  for (;;) {
    await asked.first().waitFor();
    if (await end.isVisible()) break;
    await asked.first().click();
    await nextFrame(page);
  }
}

/** The hand moves over the table, as one measures or draws a path. */
const sweep: Gesture = async (page) => {
  for (let i = 0; i < CHANGES; i++) {
    await page.mouse.move(420 + ((i * 97) % 480), 240 + ((i * 61) % 360));
    await nextFrame(page);
  }
};

const GLOWS: readonly Glow[] = [
  {
    of: 'spaces of Talvisota',
    lit: '[data-space]',
    async prepare(page) {
      await beginMatch(page, { soviet: 'you', finland: 'bot' });
      await choosing(page);
      await page.getByRole('button', { name: 'Broad front' }).click();
      await page.getByRole('button', { name: /^Done/ }).click();
      await choosing(page);
    },
  },
  {
    of: 'reach, path and cost on the whole map of Winter War',
    lit: 'path[data-hex]',
    async prepare(page) {
      await beginMatch(page, { soviet: 'you', finland: 'bot' }, 'standard', 'winter-war');
      await page.getByRole('button', { name: 'Historical' }).click();
      await page.getByRole('button', { name: /^End set-up/ }).click();
      await page.locator('[data-prompt]', { hasText: 'Move your units' }).waitFor();
      await page.keyboard.press('w');
      await page.locator('path[data-hex]').first().waitFor({ state: 'attached' });
    },
  },
  {
    of: 'reach, path and cost on the hexes of Hourra Pobieda',
    lit: 'path[data-hex]',
    async prepare(page) {
      await toSequence(page, 'hexes');
      await page.locator('.tray .base').nth(3).click();
    },
  },
  {
    of: 'the path of a group on the open table of Hourra Pobieda',
    lit: '',
    async prepare(page) {
      await toSequence(page, 'open');
      await page.locator('.tray .base').nth(3).click();
    },
    gesture: sweep,
  },
  {
    of: 'the ruler on the open table of Hourra Pobieda',
    lit: '',
    async prepare(page) {
      await toSequence(page, 'open');
      await page.keyboard.press('m');
      await page.mouse.click(660, 420);
    },
    gesture: sweep,
  },
];

/** Whole maps on which one zooms and pans; the map must be in sight. */
const MAPS: readonly Glow[] = [
  { ...GLOWS[1]!, of: 'Winter War' },
  {
    of: 'Triumph of Chaos',
    lit: 'g[data-space]',
    async prepare(page) {
      await GAMES[2]!.begin(page);
      await choosing(page);
      await page.keyboard.press('m');
      await page.locator('g[data-space]').first().waitFor({ state: 'attached' });
      // The whole theatre: all spaces and counters at once.
      await page.keyboard.press('0');
    },
  },
  {
    of: 'spaces to activate of Triumph of Chaos',
    lit: 'g[data-space]',
    pointed: true,
    async prepare(page) {
      await GAMES[2]!.begin(page);
      await toActivation(page);
    },
  },
];

interface Cost {
  /** Milliseconds of the page's main thread for one change: script, style, layout and paint. */
  readonly each: number;
  /** The longest piece of it, during which nothing else can happen: of half of the changes, and of nine in ten. */
  readonly half: number;
  readonly most: number;
}

type Gesture = (page: Page, glow: Glow) => Promise<void>;

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** One notch of the wheel in, the next out. */
const zoom: Gesture = async (page) => {
  await page.mouse.move(650, 420);
  for (let i = 0; i < CHANGES; i++) {
    await page.mouse.wheel(0, i % 2 === 0 ? -120 : 120);
    await nextFrame(page);
    await nextFrame(page);
    await page.waitForTimeout(250);
  }
};

/** The map is dragged there and back. */
const pan: Gesture = async (page) => {
  await page.mouse.move(650, 420);
  await page.mouse.down();
  for (let i = 0; i < CHANGES; i++) {
    await page.mouse.move(650 + (i % 20) * 8, 420 + (i % 20) * 4);
    await nextFrame(page);
  }
  await page.mouse.up();
};

async function highlight(
  browser: Browser,
  glow: Glow,
  gesture: Gesture = glow.gesture ?? ((page, { lit }) => hover(page, lit)),
): Promise<Cost> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await glow.prepare(page);
  await page.waitForTimeout(1500);
  const path = join(tmpdir(), 'motti-measure.json');
  await browser.startTracing(page, { path, categories: ['devtools.timeline', 'toplevel'] });
  await gesture(page, glow);
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
  rmSync(path);
  await context.close();
  const main = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ tid }) => tid);
  const tasks = traceEvents.filter(
    ({ name, ph, tid }) => ph === 'X' && main.includes(tid) && /(^|::)RunTask$/.test(name),
  );
  // Both names are given to the same task: one of them is enough.
  const named = tasks.filter(({ name }) => name === tasks[0]?.name);
  const times = named.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
  return {
    each: times.reduce((sum, time) => sum + time, 0) / CHANGES,
    // Each change has one task that is longer than its others.
    half: times[Math.floor(CHANGES / 2)] ?? 0,
    most: times[Math.floor(CHANGES / 10)] ?? 0,
  };
}

/** Goes from one to the next, so that ring, verdict and card change each time. */
async function hover(page: Page, lit: string): Promise<void> {
  const places = await page.locator(lit).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  const seen = places.filter(({ x, y }) => x > 300 && x < 1000 && y > 120 && y < 700);
  if (seen.length < 2) throw new Error(`too little glows: ${lit}`);
  for (let i = 0; i < CHANGES; i++) {
    const { x, y } = seen[i % seen.length]!;
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Milliseconds from the word that ends the plan to the first chances beside the targets, and to all of them settled. */
async function firstChances(browser: Browser): Promise<readonly [first: number, all: number]> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto('/#/learn/talvisota');
  const guide = page.locator('.guide');
  await guide.waitFor();
  while (!(await guide.innerText()).includes('The plan stands'))
    await guide.getByRole('button', { name: /^(Show me|Next)$/ }).click();
  const times = await page.evaluate(
    () =>
      new Promise<[number, number]>((resolve) => {
        const start = performance.now();
        let first = 0;
        const look = () => {
          const rows = document.querySelectorAll('.question li button');
          const chances = document.querySelectorAll('.question li button b');
          const open = document.querySelectorAll('.question li button b.unsettled');
          if (chances.length > 0) first ||= performance.now() - start;
          if (first > 0 && chances.length === rows.length && open.length === 0)
            resolve([first, performance.now() - start]);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('[data-done], button.primary[data-choice]')?.click();
        look();
      }),
  );
  await context.close();
  return times;
}

const executablePath = process.env.MOTTI_CHROMIUM || undefined;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
const kilobytes = (bytes: Record<string, number>): string =>
  Object.entries(bytes)
    .map(([type, kb]) => `${type} ${kb.toFixed(0)} kB`)
    .join(', ');
console.log(`load average ${loadavg()[0]!.toFixed(1)}`);
if (wanted('home'))
  await onEach(async () =>
    console.log(`home, first visit: ${kilobytes(await firstLoad(browser, '/'))}`),
  );
for (const game of GAMES) {
  if (wanted('cold'))
    await onEach(async () => {
      const { clock, thread } = await coldTable(browser, game);
      const median = (times: readonly number[]): string => times[Math.floor(LOADS / 2)]!.toFixed(0);
      console.log(
        `table of ${game.name}: cold, median of ${LOADS} ${median(clock)} ms, main thread ${median(thread)} ms`,
      );
    });
  if (wanted('script'))
    await onEach(async () =>
      console.log(
        `table of ${game.name}: script after the shelf ${(await scriptOf(browser, game)).toFixed(1)} kB`,
      ),
    );
}
const report = (what: string, { each, half, most }: Cost): void =>
  console.log(
    `${what}: ${each.toFixed(1)} ms of the main thread in all, ` +
      `its longest task under ${half.toFixed(1)} ms for half, ${most.toFixed(1)} ms for nine in ten`,
  );
const measured = (what: string, glow: Glow, gesture?: Gesture): Promise<void> =>
  onEach(async () => report(what, await highlight(browser, glow, gesture)));
if (wanted('glow')) for (const glow of GLOWS) await measured(glow.of, glow);
for (const map of MAPS) {
  if (!wanted('maps') && !wanted(map.of)) continue;
  await measured(`another place of ${map.of}`, map);
  if (map.pointed) continue;
  await measured(`a step of zoom, ${map.of}`, map, zoom);
  await measured(`a step of panning, ${map.of}`, map, pan);
}
if (wanted('chances'))
  await onEach(async () => {
    const [first, all] = await firstChances(browser);
    console.log(
      `chances of Talvisota: the first after ${first.toFixed(0)} ms, all settled after ${all.toFixed(0)} ms`,
    );
  });
await browser.close();
