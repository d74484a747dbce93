// How the gauges stood when the games were over: the difference where two sides have one, else its values.
import { type GaugeGroup, groupName } from '../gauges.ts';
import { decimal } from '../numbers.ts';
import type { Histogram } from '../simulate/statistics.ts';
import { type Column, columnPlot } from './plots.ts';
import { colourOf, type Subject, section, textsOfReport } from './subject.ts';
import { escaped } from './svg.ts';

/** More columns than this are gathered into wider ones. */
const MOST_COLUMNS = 60;

export function finalPlot(subject: Subject, group: GaugeGroup): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const { tally } = simulation;
  const texts = textsOfReport(subject);
  const written = (share: number): string => decimal(locale, share * 100);
  const [first, second] = group.gauges;
  const gauge = groupName(context, subject, group);
  const differences = tally.differences.get(group.name);

  if (differences && first?.side !== undefined && second?.side !== undefined) {
    const colour = (value: number): string =>
      colourOf(subject, value > 0 ? first.side : value < 0 ? second.side : undefined);
    const title = words.reportDifference(gauge);
    const note = words.reportDifferenceNote(texts.side(first.side), texts.side(second.side));
    const { columns, unit } = gather(differences, colour);
    const plot = columnPlot(title, columns, written, unit);
    const more = [second.side, first.side].map(
      (side) =>
        `<span class="more ${colourOf(subject, side)}">${escaped(words.reportMore(texts.side(side)))}</span>`,
    );
    return section(title, note, `${plot}<div class="sides">${more.join('')}</div>`);
  }
  const histogram = tally.finals.get(first!.key)!;
  const title = words.reportFinal(gauge);
  const { columns, unit } = gather(histogram, () => 'nobody');
  const plot = columnPlot(title, columns, written, unit);
  return section(title, words.reportFinalNote, plot);
}

function gather(
  histogram: Histogram,
  colour: (value: number) => string,
): { columns: Column[]; unit: number } {
  const sorted = histogram.sorted;
  const span = (sorted.at(-1)?.[0] ?? 0) - (sorted[0]?.[0] ?? 0) + 1;
  const unit = Math.ceil(span / MOST_COLUMNS);
  const counts = new Map<number, number>();
  for (const [value, count] of sorted) {
    const place = Math.round(value / unit);
    counts.set(place, (counts.get(place) ?? 0) + count);
  }
  const columns = [...counts].map(([place, count]) => ({
    place,
    share: count / histogram.total,
    colour: colour(place),
  }));
  return { columns, unit };
}
