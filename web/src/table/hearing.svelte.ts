// When a table is heard: dice fall, a unit is lost, the reader is asked again after somebody else.
import { CHANCE } from '@motti/engine';
import { untrack } from 'svelte';
import { play } from './sounds.ts';
import type { AnyTable } from './table.svelte.ts';

/** Seconds. */
const DICE_REST = 0.52;

/** Headline numbers that count losses. */
const lossesOf = (table: AnyTable): number =>
  Object.entries(table.game.gauges(table.state))
    .filter(([name]) => name.startsWith('lost.') || name.startsWith('losses.'))
    .reduce((sum, [, count]) => sum + count, 0);

/** Called while a table's frame is made; lasts as long as the frame. A replay is looked at in silence. */
export function hear(table: () => AnyTable): void {
  let heard = table().latest?.index ?? -1;
  let losses = lossesOf(table());
  let asked = table().canAct;
  $effect(() => {
    const { latest, canAct, kind, moment, playback } = table();
    if (kind === 'replay' || (moment !== undefined && !playback.playing)) return;
    untrack(() => {
      const now = lossesOf(table());
      const isNew = latest !== undefined && latest.index > heard;
      const rolled = isNew && latest.side === CHANCE;
      const lost = isNew && now > losses;
      if (rolled) play('dice');
      // What the die itself takes is heard when it has come to rest.
      if (lost) play('loss', rolled ? DICE_REST : 0);
      if (!rolled && !lost && canAct && !asked) play('turn');
      heard = latest?.index ?? -1;
      losses = now;
      asked = canAct;
    });
  });
}
