// Whose chat this browser does not show, by match and side. Nobody else is told.
import type { Side } from '@motti/engine';

const KEY = 'motti.muted';
/** The oldest are forgotten. */
const MOST = 500;

function read(): readonly string[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]) ?? [];
  } catch {
    return [];
  }
}

class Mutes {
  #list = $state.raw<readonly string[]>(read());

  has(match: string, side: Side | null): boolean {
    return side !== null && this.#list.includes(`${match} ${side}`);
  }

  set(match: string, side: Side, muted: boolean): void {
    const others = this.#list.filter((one) => one !== `${match} ${side}`);
    this.#list = muted ? [`${match} ${side}`, ...others].slice(0, MOST) : others;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#list));
    } catch {
      // Without storage it lasts as long as the page.
    }
  }
}

export const mutes = new Mutes();
