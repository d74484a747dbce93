// The points that each side may spend (7.4). It is no part of the file: a help to who makes it, for as long as they sit at it.
import { ARMY_SIZE } from '@motti/hourra-pobieda/workshop';
import { type Draft, SIDES, type SideIndex } from './draft.ts';
import { points } from './edit-army.ts';

const USUAL = 24;
const keyOf = (id: string): string => `motti.budget.${id}`;

export class Budget {
  readonly #id: string;
  #points = $state.raw<readonly number[]>([]);

  constructor(id: string, draft: Draft) {
    this.#id = id;
    this.#points = this.#read() ?? SIDES.map((side) => Math.max(USUAL, points(draft, side)));
  }

  of(side: SideIndex): number {
    return this.#points[side] ?? USUAL;
  }

  set(side: SideIndex, value: number): void {
    const bounded = Math.max(ARMY_SIZE.least, Math.min(ARMY_SIZE.most, value));
    this.#points = SIDES.map((one) => (one === side ? bounded : this.of(one)));
    try {
      sessionStorage.setItem(keyOf(this.#id), JSON.stringify(this.#points));
    } catch {
      // It is remembered as long as the page.
    }
  }

  #read(): readonly number[] | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(this.#id)) ?? 'null');
      return Array.isArray(kept) && kept.every((one) => typeof one === 'number') ? kept : undefined;
    } catch {
      return undefined;
    }
  }
}
