// A simulation as a page of text for a terminal.
import type { AnyGame } from '@motti/engine';
import { type Context, textsOf } from '../context.ts';
import { gaugeName } from '../gauges.ts';
import { decimal, percent, percentSign, signed, whole } from '../numbers.ts';
import { table } from '../table.ts';
import { curvePoint, type Simulation } from './result.ts';
import { elo } from './statistics.ts';

export function summary(context: Context, game: AnyGame, simulation: Simulation): string {
  const { tally } = simulation;
  const parts = [
    head(context, game, simulation),
    wins(context, game, simulation),
    endings(context, game, simulation),
    ...(tally.bots.size > 0 ? [bots(context, simulation)] : []),
    length(context, simulation),
    ...(tally.curves.size > 0 ? [curves(context, game, simulation)] : []),
    time(context, simulation),
  ];
  return parts.join('\n\n');
}

function head(context: Context, game: AnyGame, { job, tally }: Simulation): string {
  const { words, locale, terminal } = context;
  const texts = textsOf(context, game, job.setup);
  const scenario = texts.scenario(job.setup.scenario).name;
  const seats = Object.entries(job.bots).map(([side, bot]) =>
    words.simulateSeat(texts.side(side), bot),
  );
  if (job.swap) seats.push(words.simulateSwapped);
  const title = words.simulateTitle(texts.title, scenario, whole(locale, tally.games));
  return `${terminal.style('bold', title)}\n${words.simulateSeats(seats, job.seed)}`;
}

function wins(context: Context, game: AnyGame, { job, tally }: Simulation): string {
  const { words, locale } = context;
  const texts = textsOf(context, game, job.setup);
  const rows = tally.sides.map((side) => {
    const won = tally.wins[side] ?? 0;
    const [low, high] = tally.interval(side);
    const interval = words.simulateInterval(percent(locale, low), percent(locale, high));
    return [texts.side(side), percentSign(locale, won / tally.games), interval];
  });
  if (tally.draws > 0) {
    rows.push([words.simulateDraw, percentSign(locale, tally.draws / tally.games), '']);
  }
  return table(rows);
}

function endings(context: Context, game: AnyGame, { job, tally }: Simulation): string {
  const { words, locale, terminal } = context;
  const texts = textsOf(context, game, job.setup);
  const rows = tally.endingsByFrequency.map(({ over, games }) => [
    percentSign(locale, games / tally.games),
    over.clause,
    texts.result(over),
  ]);
  return `${terminal.style('bold', words.simulateEndings)}\n${table(rows)}`;
}

function bots({ words, locale, terminal }: Context, { tally }: Simulation): string {
  const rows = [...tally.bots].map(([name, { score, games }]) => {
    const difference = elo(score / games);
    const strength = Number.isFinite(difference)
      ? words.simulateElo(signed(locale, difference))
      : '';
    return [name, percentSign(locale, score / games), strength];
  });
  return `${terminal.style('bold', words.simulateBots)}\n${table(rows)}`;
}

function length({ words, locale }: Context, { tally }: Simulation): string {
  return words.simulateLength(
    decimal(locale, tally.lengths.mean),
    whole(locale, tally.lengths.quantile(0.05)),
    whole(locale, tally.lengths.quantile(0.95)),
    whole(locale, tally.actionsPerGame.mean),
  );
}

function curves(context: Context, game: AnyGame, { job, tally }: Simulation): string {
  const { words, locale, terminal } = context;
  const blocks = [...tally.curves].map(([gauge, turns]) => {
    const points = turns.map(curvePoint);
    const rows = [
      ['', ...points.map((_, turn) => (turn === 0 ? words.simulateSetup : String(turn)))],
      [words.reportMean, ...points.map(({ mean }) => decimal(locale, mean))],
      [words.reportMedian, ...points.map(({ quantiles }) => decimal(locale, quantiles[2]!))],
      [
        words.reportTenths,
        ...points.map(
          ({ quantiles }) => `${decimal(locale, quantiles[0]!)}…${decimal(locale, quantiles[4]!)}`,
        ),
      ],
    ];
    return `  ${gaugeName(context, { game, setup: job.setup }, gauge)}\n${table(rows, 1)}`;
  });
  return `${terminal.style('bold', words.simulateCurves)}\n${blocks.join('\n')}`;
}

function time({ words, locale }: Context, { tally, seconds, workers }: Simulation): string {
  const speed = whole(locale, tally.actions / Math.max(seconds, 1e-3));
  return words.simulateTime(decimal(locale, seconds), workers, speed);
}
