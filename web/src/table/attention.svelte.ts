// Says in the tab's title, and on its icon, that somebody waits for you.
import { words } from '../words/index.ts';
import type { AnyTable } from './table.svelte.ts';

const PLAIN = '/icon.svg';
const WAITING = '/icon-waiting.svg';

/** Called while a table's frame is made; lasts as long as the frame. */
export function callForAttention(table: () => AnyTable): void {
  $effect(() => {
    const { canAct, texts } = table();
    document.title = canAct
      ? `● ${words().table.yourTurn} · ${texts.title}`
      : `${texts.title} · ${words().motti}`;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = canAct ? WAITING : PLAIN;
    return () => {
      if (icon) icon.href = PLAIN;
    };
  });
}
