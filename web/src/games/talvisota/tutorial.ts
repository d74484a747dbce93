// What the page points at in the guided first turn.
import { lesson } from '@motti/talvisota/lesson';
import { guided } from '../../learn/guided.ts';

/** A strategy is taken up, then laid on a space of the map. */
const placed = (strategy: string, space: string): string[] => [
  `[data-strategy="${strategy}"][aria-pressed="false"]`,
  `:root:has([data-strategy="${strategy}"][aria-pressed="true"]) [data-space="${space}"]`,
];
/** A strategy is filled on its own page. */
const filled = (strategy: string): Record<string, string[]> =>
  Object.fromEntries(
    lesson.steps
      .flatMap(({ play = [] }) => play)
      .filter(
        (line) => line.startsWith(`assign ${strategy} `) || line.startsWith(`support ${strategy} `),
      )
      .map((line) => [line, [`[data-strategy="${strategy}"][aria-selected="false"]`]]),
  );

export const tutorial = guided(lesson, {
  ways: {
    ...filled('PRUD'),
    ...filled('BLIN'),
    'attack PRUD suojarvi from veshkelitsa': placed('PRUD', 'suojarvi'),
    'attack BLIN terijoki from sestroretsk': placed('BLIN', 'terijoki'),
  },
  about: { 'TV-1.2b': '.table-frame > .tracks', 'TV-3.1b': '[data-log]' },
});
