// Says in the tab's title, and on its icon, that somebody waits for you.
import { words } from '../words/index.ts';
import type { AnyTable } from './table.svelte.ts';

const PLAIN = '/icon.svg';
const WAITING = '/icon-waiting.svg';

/** Called while a table's frame is made; lasts as long as the frame. */
export function callForAttention(table: () => AnyTable): void {
  const waiting = $derived(table().canAct);
  $effect(() => {
    const { title } = table().texts;
    document.title = waiting
      ? `● ${words().table.yourTurn} · ${title}`
      : `${title} · ${words().motti}`;
  });
  // The browser asks for an icon whenever it is set: only when it is another one.
  $effect(() => show(waiting ? WAITING : PLAIN));
  $effect(() => () => show(PLAIN));
}

function show(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.getAttribute('href') !== address) icon.setAttribute('href', address);
}
