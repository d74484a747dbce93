import { getContext, type Snippet, setContext } from 'svelte';

/** What the page around a table adds beside the log: chat, notes, links. */
export interface ExtraPanel {
  readonly key: string;
  readonly label: string;
  /** How much of it has not been seen yet. */
  readonly news?: number;
  readonly content: Snippet;
  onopen?(): void;
}

const KEY = Symbol('table-extras');

export const setTableExtras = (panels: () => readonly ExtraPanel[]): void => {
  setContext(KEY, panels);
};
export const getTableExtras = (): (() => readonly ExtraPanel[]) =>
  getContext<(() => readonly ExtraPanel[]) | undefined>(KEY) ?? (() => []);
