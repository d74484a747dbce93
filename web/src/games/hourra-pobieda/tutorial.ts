// What the page points at in the guided first turn.
import { lesson } from '@motti/hourra-pobieda/lesson';
import { guided } from '../../learn/guided.ts';

/** A group is taken up, its order is chosen, and it is sent to a hex. */
const sent = (from: string, order: string, to: string): string[] => {
  const taken = `:root:has([data-orders="${from}"])`;
  return [
    `.tray[data-hex="${from}"] :is(.base, .badge)`,
    `${taken}:has([data-order="${order}"] :checked) path[data-hex="${to}"]`,
    `${taken} [data-order="${order}"]:not(:has(:checked))`,
  ];
};

export const tutorial = guided(lesson, {
  ways: {
    'activate 0902': sent('0902', 'line rapid', '0702'),
    'activate 1006': sent('1006', 'line progress', '0906'),
  },
  about: { 'HP-A62': '.table-frame > .own', 'HP-2.8g': '.tray[data-hex="1005"]' },
});
