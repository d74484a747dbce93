// A person at the page: sees what is offered and clicks it. Knows nothing of the rules.
import { expect, type Locator, type Page } from '@playwright/test';

/** What there is to do on the page now. */
export type Offer = 'cover' | 'choices' | 'over' | 'nothing';

export const offer = (page: Page): Promise<Offer> => page.evaluate(() => window.motti!.offer());

/** Makes so many choices, waiting for each to be offered; fewer if the match is over first. */
export const play = (page: Page, seed: number, clicks: number): Promise<number> =>
  page.evaluate(([s, c]) => window.motti!.play(s!, c!), [seed, clicks]);

/** Plays until the match is over; the number of clicks it took. */
export const playToEnd = (page: Page, seed: number): Promise<number> =>
  play(page, seed, Number.MAX_SAFE_INTEGER);

interface Spot {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    motti?: {
      offer(): Offer;
      play(seed: number, clicks: number): Promise<number>;
      /** The key that a person would press now; `wait` when there is nothing to decide. */
      key(seed: number): string;
      /** Where a person would press now; an error where something else lies over it. */
      spot(seed: number): Spot | 'over' | 'wait';
    };
  }
}

/** Plays until the match is over with real keys only: D for what ends a decision, numbers in the list of all choices. */
export const typeToEnd = (page: Page, seed: number): Promise<number> =>
  typeUntil(page, seed, () => Promise.resolve(false), 2_000);

/** The same until something is so, asked before every key. */
export async function typeUntil(
  page: Page,
  seed: number,
  enough: () => Promise<boolean>,
  most: number,
): Promise<number> {
  for (let pressed = 0; pressed < most; ) {
    if (await enough()) return pressed;
    const key = await page.evaluate((s) => window.motti!.key(s), seed + pressed);
    if (key === 'over') return pressed;
    if (key === 'wait') await page.waitForTimeout(20);
    else {
      await page.keyboard.press(key);
      pressed++;
    }
  }
  throw new Error('the game comes to no end by the keyboard');
}

/** Plays with a pointer that is really moved there and pressed, until the match is over or so many presses are made. */
export async function pointToEnd(
  page: Page,
  seed: number,
  { most = 20_000, touch = false } = {},
): Promise<number> {
  for (let pressed = 0; pressed < most; ) {
    const spot = await page.evaluate((s) => window.motti!.spot(s), seed + pressed);
    if (spot === 'over') return pressed;
    if (spot === 'wait') await page.waitForTimeout(20);
    else {
      if (touch) await page.touchscreen.tap(spot.x, spot.y);
      else await page.mouse.click(spot.x, spot.y);
      pressed++;
    }
  }
  return most;
}

/** The hand in the page: clicks buttons that a person could see and click. */
function hand(): void {
  const visible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(visible);
  const cover = () => all('[data-hand-over] button')[0];
  const choices = () => all('[data-choice]:not(:disabled)');
  const folded = () => all('[data-all-choices]:not([open]) > summary')[0];

  function offer(): Offer {
    if (cover()) return 'cover';
    const heading = document.querySelector('[data-prompt] h1')?.textContent ?? '';
    if (/The match is over|La partie est terminée/.test(heading)) return 'over';
    // A map without its ground shows nothing yet.
    if (document.querySelector('.stage.waiting')) return 'nothing';
    return choices().length > 0 || folded() ? 'choices' : 'nothing';
  }

  /** Choices by a number instead of by chance: a test that fails, fails again. */
  function chooser(seed: number): (count: number) => number {
    let state = seed >>> 0 || 1;
    return (count) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % count;
    };
  }

  /** The next thing to click; now and then what ends the decision, so that a match comes to its end. */
  function next(choose: (count: number) => number): HTMLElement | undefined {
    const anyway = all('[data-end-anyway]');
    if (anyway.length > 0) return anyway[0];
    const way = all('button:is(.primary, [data-done])[data-choice]:not(:disabled)');
    if (way.length > 0 && choose(5) < 4) return way[0];
    const offered = choices();
    return offered.length > 0 ? offered[choose(offered.length)] : folded();
  }

  const tick = (): Promise<void> =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      setTimeout(() => channel.port2.postMessage(0), 4);
    });
  /** Looks in vain, not seconds: a machine that pauses is no page that hangs. */
  const PATIENCE = 15_000;

  async function play(seed: number, clicks: number): Promise<number> {
    const choose = chooser(seed);
    let done = 0;
    let inVain = 0;
    while (done < clicks) {
      const what = offer();
      if (what === 'over') return done;
      const target = what === 'cover' ? cover() : what === 'choices' ? next(choose) : undefined;
      if (target) {
        target.click();
        done++;
        inVain = 0;
      } else if (++inVain > PATIENCE) {
        throw new Error(`the page offers nothing to do after ${done} clicks`);
      }
      await tick();
    }
    return done;
  }

  /** The keys written on what is offered; Tab on the way to what has none. */
  function key(seed: number): string {
    const what = offer();
    if (what === 'over' || what === 'nothing') return what === 'over' ? 'over' : 'wait';
    if (what === 'cover') return 'Enter';
    const choose = chooser(seed);
    choose(2);
    if (all('[data-end-anyway]').length > 0) return 'Shift+D';
    const primary = all('button:is(.primary, [data-done])[data-choice]:not(:disabled)')[0];
    if (primary && choose(5) < 4) return 'd';
    if (folded()) return 'a';
    const numbered = all('.choices [data-choice][aria-keyshortcuts]');
    if (numbered.length > 0) return numbered[choose(numbered.length)]!.ariaKeyShortcuts!;
    if (primary) return 'd';
    return choices().includes(document.activeElement as HTMLElement) ? 'Enter' : 'Tab';
  }

  /** Its middle, or a corner that shows: cards of a hand lie over one another. */
  function spot(seed: number): Spot | 'over' | 'wait' {
    const what = offer();
    if (what === 'over' || what === 'nothing') return what === 'over' ? 'over' : 'wait';
    const choose = chooser(seed);
    choose(2);
    // What was told of the time away, and a fight that is over, lie over the panels until they are gone on from.
    const settled = all('[data-since] button.primary, [data-go-on]:not([data-go-on="later"])')[0];
    const target = what === 'cover' ? cover() : (settled ?? next(choose));
    if (!target) return 'wait';
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = [left + 8, right - 8].flatMap((cx) =>
      [top + 8, bottom - 8].map((cy) => [cx, cy]),
    );
    for (const [px, py] of [[x, y], ...corners] as [number, number][]) {
      const met = document.elementFromPoint(px, py);
      if (met && target.contains(met)) return { x: px, y: py };
    }
    const over = document.elementFromPoint(x, y)?.outerHTML.slice(0, 160);
    throw new Error(`${target.outerHTML.slice(0, 160)} lies under ${over}`);
  }

  window.motti = { offer, play, key, spot };
}

/** Lends a hand to every page of a context; before the first page is opened. */
export async function lendHand(page: Page): Promise<void> {
  await page.context().addInitScript(hand);
}

/**
 * Where something lies, once nothing moves it any more: the ground is painted, and the same answer came before and after some
 * frames. Whoever presses a place of the screen asks this first, or the map may go on under the pointer.
 */
export async function settled<Where>(page: Page, where: () => Promise<Where>): Promise<Where> {
  let now = await where();
  await expect(async () => {
    const before = now;
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 8; frames++) await new Promise(requestAnimationFrame);
    });
    expect(await page.locator('.stage.waiting').count()).toBe(0);
    now = await where();
    expect(now).toEqual(before);
  }).toPass({ intervals: [50] });
  return now;
}

export async function resting(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(target).toBeVisible();
  return (await settled(target.page(), () => target.boundingBox()))!;
}

/** The middle of it, once it rests. */
export async function restingMiddle(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = await resting(target);
  return [x + width / 2, y + height / 2];
}

/** The list of all choices, opened if it is not. The prompt may stand before it: its key is pressed until it is there. */
export async function openChoices(page: Page): Promise<Locator> {
  const listed = page.locator('[data-all-choices] [data-choice]');
  await expect(async () => {
    if (!(await listed.first().isVisible())) await page.keyboard.press('a');
    await expect(listed.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  return listed;
}

/** The card of a fight lies over the panels until it is gone on from. */
export async function goOn(page: Page): Promise<void> {
  const button = page.locator('[data-go-on]');
  if ((await button.count()) > 0) await button.click();
}

/** Ends the decision by its key; where the table asks whether that is meant, it is. */
export async function endDecision(page: Page): Promise<void> {
  const check = page.locator('[data-end-check]');
  const asked = (): Promise<string> =>
    page.evaluate(() => {
      const prompt = document.querySelector('[data-prompt]')?.textContent ?? '';
      return `${prompt} ${document.querySelectorAll('[data-log] li').length}`;
    });
  // A key that comes before the question is nobody's.
  await expect(page.locator('[data-done]').first()).toBeVisible();
  const before = await asked();
  await page.keyboard.press('d');
  await expect.poll(async () => (await check.count()) > 0 || (await asked()) !== before).toBe(true);
  if ((await check.count()) > 0) await page.keyboard.press('Shift+D');
}

/** Begins a match: who plays which side. */
export async function beginMatch(
  page: Page,
  seats: Readonly<Record<string, string>>,
  scenario = '',
  game = 'talvisota',
): Promise<void> {
  await lendHand(page);
  const fresh = page.url() === 'about:blank';
  await page.goto(`/#/new/${game}`);
  // The hand comes with a page that is loaded anew; another address of the same page loads nothing.
  if (!fresh) await page.reload();
  if (scenario) await page.locator('#new-scenario').selectOption(scenario);
  for (const [side, who] of Object.entries(seats))
    await page.locator(`input[name="seat-${side}"][value="${who}"]`).check({ force: true });
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/#\/(play|match)\//);
}

/** What the page complains about, as it comes. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
