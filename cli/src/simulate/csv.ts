// One row per game, for spreadsheets: comma-separated, a header line, RFC 4180 quotes where needed.
import type { Side } from '@motti/engine';
import { type Job, type Row, seedOf } from './job.ts';
import { turnsOf } from './tally.ts';

export function csvHeader(seats: readonly Side[], gauges: readonly string[]): string {
  const bots = seats.map((side) => `bot.${side}`);
  const names = ['game', 'seed', ...bots, 'winner', 'clause', 'level', 'turns', 'actions', 'rolls'];
  return csvLine([...names, ...gauges.map((gauge) => `final.${gauge}`)]);
}

export function csvRow(
  job: Job,
  row: Row,
  seats: readonly Side[],
  gauges: readonly string[],
): string {
  const { over } = row;
  const final = row.curve.at(-1)!;
  return csvLine([
    row.index,
    seedOf(job, row.index),
    ...seats.map((side) => row.bots[side]),
    over.winner ?? 'draw',
    over.clause,
    over.level,
    turnsOf(row),
    row.actions,
    row.rolls,
    ...gauges.map((gauge) => final[gauge]),
  ]);
}

export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(csvCell).join(',')}\n`;

function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
