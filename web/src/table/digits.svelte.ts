// A panel may list some of the choices while the list of all of them stands open: the digits belong to one of the two.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('digits');

export class Digits {
  #lists: readonly symbol[] = $state.raw([]);

  /** For a list that has come onto the table; returns how it goes again. */
  claim(list: symbol): () => void {
    this.#lists = [...this.#lists, list];
    return () => {
      this.#lists = this.#lists.filter((one) => one !== list);
    };
  }

  /** The list that came first has them. */
  belongTo(list: symbol): boolean {
    return this.#lists[0] === list;
  }
}

export const setDigits = (digits: Digits): void => {
  setContext(KEY, digits);
};
/** Outside a table a list is alone. */
export const getDigits = (): Digits => getContext<Digits | undefined>(KEY) ?? new Digits();
