// The chances shown beside lit spaces where the defence is hidden: tried against defences that fit what is known.
import type { Offers } from '@motti/talvisota/aid';
import { TrialRun } from '../../kit/trials.svelte.ts';
import { onAllCores } from '../../workers/index.ts';
import { asked, type TalvisotaTable } from './table.ts';
import type { Trials } from './trials.worker.ts';

const cores = onAllCores<Trials>(
  () => new Worker(new URL('./trials.worker.ts', import.meta.url), { type: 'module' }),
);

export class Outlooks extends TrialRun<Trials> {
  constructor() {
    super(cores);
  }

  /** Tries the targets of an attack that is being placed or picked. Returns what stops it. */
  follow(table: TalvisotaTable, offers: Offers): () => void {
    const { setup, view, version } = table;
    const kind = asked(table);
    const targets = kind === 'place' || kind === 'pick' ? [...offers] : [];
    return this.start(
      targets.map(([id, [action]]) => ({ id, line: table.game.print(action!) })),
      version,
      ({ thinker }, line, batch) => thinker.run(setup, view, line, batch),
    );
  }
}
