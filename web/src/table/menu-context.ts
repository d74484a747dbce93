import { getContext, setContext } from 'svelte';

/** What the page around a table adds to the table's menu: export, resign, chat. */
export interface MenuItem {
  readonly label: string;
  /** Important now: also a button on the bar of the prompt. */
  readonly onBar?: boolean;
  act(): void;
}

const KEY = Symbol('table-menu');

export const setTableMenu = (items: () => readonly MenuItem[]): void => {
  setContext(KEY, items);
};
export const getTableMenu = (): (() => readonly MenuItem[]) =>
  getContext<(() => readonly MenuItem[]) | undefined>(KEY) ?? (() => []);
