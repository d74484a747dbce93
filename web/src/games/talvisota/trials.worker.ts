// A worker that tries attacks against guessed defences.
import { type Setup, seededRandom } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { trial } from '@motti/talvisota/aid';
import type { View } from '@motti/talvisota/parts';
import { expose } from 'comlink';
import type { Batch } from '../../kit/trials.svelte.ts';

const trials = {
  /** The chance of each trial from `first` on; none where the attack cannot be made. The dice depend on the number of the trial alone. */
  run(setup: Setup, view: View, line: string, { seed, first, count }: Batch): readonly number[] {
    const action = talvisota.parse(line)!;
    const found: number[] = [];
    for (let i = first; i < first + count; i++) {
      const chance = trial(setup, view, action, seededRandom(`${seed} ${i}`));
      if (chance !== undefined) found.push(chance);
    }
    return found;
  },
};

export type Trials = typeof trials;

expose(trials);
