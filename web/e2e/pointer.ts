// A person with a mouse and nothing else: looks for something that can be done, goes there with the pointer and presses. Whatever lies
// over it takes the press. Knows nothing of the rules, and nothing that is not on the screen.
import type { Page } from '@playwright/test';

/** Where to press next; `wait` when there is nothing to do, `over` when the match is. */
type Aim = 'wait' | 'over' | { readonly x: number; readonly y: number; readonly what: string };

declare global {
  interface Window {
    mottiAim?: (seed: number, stuck: number) => Aim;
  }
}

/** Runs in the page. Each kind of thing that can be pressed, worst interruptions first; chance chooses among equals. */
function eye(): void {
  const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(seen);
  const map = (): DOMRect | undefined =>
    document.querySelector('[role="application"]')?.getBoundingClientRect();

  /** In the middle of it, if the map or the window shows it. */
  function middle(element: Element, what: string): Aim | undefined {
    if (!element.closest('[role="application"]'))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const box = element.closest('[role="application"]') ? map() : undefined;
    if (box && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return undefined;
    return { x, y, what };
  }

  window.mottiAim = (seed, stuck) => {
    let state = seed * 2654435761 || 1;
    const chance = (count: number): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % count;
    };
    chance(2);
    const one = (selector: string): Aim | undefined => {
      const found = all(selector).flatMap((element) => middle(element, selector) ?? []);
      return found[chance(Math.max(1, found.length))];
    };
    const heading = document.querySelector('[data-prompt] h1')?.textContent ?? '';
    // What lies over the table is put away first: a cover, a card, a question whether that is meant, news, an open rulebook.
    const first =
      one('[data-hand-over] button') ??
      one('[data-go-on]') ??
      one('[data-end-anyway]') ??
      one('[data-since] button.primary') ??
      one('h2:has(+ .book) button');
    if (first) return first;
    if (/The match is over|La partie est terminée/.test(heading)) return 'over';
    if (!/your decision|à vous/.test(heading) || document.querySelector('.stage.waiting'))
      return 'wait';
    // What was refused is answered by what the slip offers instead, or put away.
    const slip = all('[role="alertdialog"]')[0];
    if (slip) {
      const buttons = [...slip.querySelectorAll('button')].filter(seen);
      return middle(stuck > 2 ? buttons.at(-1)! : buttons[0]!, 'slip') ?? 'wait';
    }
    const done = one('button[data-done][data-choice]:not(:disabled)');
    const bid = one('[data-seal]');
    const map1 = '.tray :is(.base, .badge).selectable';
    const lit = nearest(
      all('path[data-hex][aria-label*=" UD"], path[data-hex][aria-label*="can be chosen"]').flatMap(
        (element) => middle(element, 'lit') ?? [],
      ),
    );
    const group = one(map1);
    const tile = one('.tray .pick') ?? one('circle.target');
    const go = one('[data-go]');
    const foe = one('.tray .threatened');
    const panel = one(
      '.question button[data-choice]:not(:disabled), [data-bid] button:not(:disabled)',
    );
    const way = one('.row button[data-choice]:not([data-done])');
    const list = one('[data-all-choices] [data-choice]');
    // Whoever gets nowhere ends the decision, or takes the list.
    if (stuck > 4)
      return done ?? bid ?? way ?? list ?? one('[data-all-choices] > summary') ?? 'wait';
    if (go && chance(3) > 0) return go;
    const free = ground();
    const ways = [tile, tile, lit, lit, group, foe, foe, panel, way, free, free].flatMap(
      (way) => way ?? [],
    );
    if (done && (ways.length === 0 || chance(4) === 0)) return done;
    if (bid && chance(4) === 0) return bid;
    return ways[chance(Math.max(1, ways.length))] ?? done ?? bid ?? list ?? 'wait';

    /** Mostly towards somebody else's group, so that there is a battle. */
    function nearest(places: readonly Aim[]): Aim | undefined {
      const foe = enemy();
      if (!foe || chance(3) === 0) return places[chance(Math.max(1, places.length))];
      const far = (aim: Aim): number =>
        typeof aim === 'string' ? Infinity : Math.hypot(aim.x - foe.x, aim.y - foe.y);
      return places.toSorted((a, b) => far(a) - far(b))[0];
    }

    function enemy(): { x: number; y: number } | undefined {
      const others = all('.tray:not([data-drag], .spent) :is(.base, .badge):not(.selected)');
      const box = others[chance(Math.max(1, others.length))]?.getBoundingClientRect();
      return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }

    /** While a path can be drawn: a place on the ground not far from the group. */
    function ground(): Aim | undefined {
      const box = map();
      const from = all('.tray .selected')[0]?.getBoundingClientRect();
      if (!box || !from || all('[data-cursor]').length === 0) return undefined;
      const foe = enemy();
      const ahead = foe ? Math.atan2(foe.y - from.top, foe.x - from.left) : 0;
      const angle = foe && chance(3) > 0 ? ahead : (chance(360) * Math.PI) / 180;
      const far = 40 + chance(140);
      const x = from.left + from.width / 2 + Math.cos(angle) * far;
      const y = from.top + from.height / 2 + Math.sin(angle) * far;
      const inside =
        x > box.left + 30 && x < box.right - 60 && y > box.top + 60 && y < box.bottom - 60;
      return inside ? { x, y, what: 'ground' } : undefined;
    }
  };
}

/** Gives every page of a context its eyes; before the first page is opened. */
export const lendEye = (page: Page): Promise<unknown> => page.context().addInitScript(eye);

/** What a press changed, as far as a person sees it. */
const face = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['[data-prompt]', '[data-log]', '.question']
      .map((part) => document.querySelector(part)?.textContent ?? '')
      .join('|'),
  );

/** Presses until the match is over or something is so; how many presses it took. */
export async function pointUntil(
  page: Page,
  seed: number,
  enough: () => Promise<boolean> = () => Promise.resolve(false),
  most = 6_000,
): Promise<number> {
  let [presses, stuck, waited] = [0, 0, 0];
  let before = '';
  while (presses < most) {
    if (await enough()) return presses;
    const aim = await page.evaluate(
      ([s, n]) => window.mottiAim!(s!, n!),
      [seed + presses * 7 + waited, stuck],
    );
    if (aim === 'over') return presses;
    if (aim === 'wait') {
      // Looks in vain, not seconds: a machine that pauses is no page that hangs.
      if (++waited > 20_000) throw new Error(`nothing to press after ${presses} presses`);
      await page.waitForTimeout(30);
      continue;
    }
    await page.mouse.move(aim.x, aim.y);
    await page.mouse.click(aim.x, aim.y);
    presses++;
    const now = await face(page);
    stuck = now === before ? stuck + 1 : 0;
    before = now;
    if (stuck > 60) throw new Error(`pressing ${aim.what} changes nothing`);
  }
  throw new Error('the game comes to no end by the pointer');
}
