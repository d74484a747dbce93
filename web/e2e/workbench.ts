// The hands of whoever builds a scenario in the page: hexes and points of the table, tools, pages, and what is kept.
import type { Page } from '@playwright/test';
import { settled } from './player.ts';

/** Where a hex lies on the screen, and towards which of its neighbours a point in it leans. */
function at(page: Page, label: string, towards?: string): Promise<[number, number]> {
  return settled(page, () =>
    page.evaluate(
      ([hex, other]) => {
        const centre = (name: string): DOMPoint => {
          const [column, row] = [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1];
          return new DOMPoint(column + (row % 2) / 2 + 0.5, (row * Math.sqrt(3)) / 2 + 0.577);
        };
        const [from, to] = [centre(hex!), centre(other ?? hex!)];
        const svg = document.querySelector<SVGSVGElement>('[role="application"] svg')!;
        const { x, y } = new DOMPoint(
          from.x + (to.x - from.x) * 0.4,
          from.y + (to.y - from.y) * 0.4,
        ).matrixTransform(svg.getScreenCTM()!);
        return [x, y] as [number, number];
      },
      [label, towards],
    ),
  );
}

export async function click(page: Page, label: string, towards?: string): Promise<void> {
  await page.mouse.click(...(await at(page, label, towards)));
}

export async function drag(page: Page, ...labels: string[]): Promise<void> {
  await page.mouse.move(...(await at(page, labels[0]!)));
  await page.mouse.down();
  for (const label of labels.slice(1))
    await page.mouse.move(...(await at(page, label)), { steps: 12 });
  await page.mouse.up();
}

export const tool = (page: Page, name: string | RegExp) =>
  page.locator('.tools').getByRole('button', { name }).click();
export const turnTo = (page: Page, name: string) =>
  page.locator('.ribbon').getByRole('button', { name, exact: true }).click();

/** What this browser keeps of the scenario that is open. */
export const kept = (page: Page) =>
  page.evaluate(() => {
    const id = location.hash.split('/').at(-1);
    return JSON.parse(localStorage.getItem(`motti.scenario.${id}`) ?? '{}').data;
  });

/** Where a point of an open table lies on the screen, in UD from its north-western corner. */
const spot = (page: Page, point: readonly [number, number]): Promise<[number, number]> =>
  settled(page, () =>
    page.evaluate(([ux, uy]) => {
      const svg = document.querySelector<SVGSVGElement>('[role="application"] svg')!;
      const { x, y } = new DOMPoint(ux, uy).matrixTransform(svg.getScreenCTM()!);
      return [x, y] as [number, number];
    }, point),
  );

/** Clicks these points of an open table one after the other. */
export async function clickAt(page: Page, ...points: (readonly [number, number])[]): Promise<void> {
  for (const point of points) await page.mouse.click(...(await spot(page, point)));
}

export async function dragAt(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...(await spot(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await spot(page, to)), { steps: 8 });
  await page.mouse.up();
}
