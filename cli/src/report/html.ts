// The report of a simulation: one HTML file that needs nothing else.
import type { AnyGame } from '@motti/engine';
import type { Context } from '../context.ts';
import { type GaugeGroup, gaugeGroups, gaugeName, groupName } from '../gauges.ts';
import { decimal, percent, percentSign, whole } from '../numbers.ts';
import { curvePoint, type Simulation } from '../simulate/result.ts';
import { wilson } from '../simulate/statistics.ts';
import { finalPlot } from './finals.ts';
import { barRows, columnPlot, curvePlot, dotPlot, type Line, type Share } from './plots.ts';
import { STYLE } from './style.ts';
import { colourOf, type Subject, section, textsOfReport } from './subject.ts';
import { escaped } from './svg.ts';

export function htmlReport(context: Context, game: AnyGame, simulation: Simulation): string {
  const { setup } = simulation.job;
  const subject: Subject = { context, game, setup, simulation };
  const { words, locale } = context;
  const { job } = simulation;
  const scenario = textsOfReport(subject).scenario(job.setup.scenario).name;
  const question = words.reportQuestion(scenario);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${question} — Motti`)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<div class="brand">Motti <i>${escaped(words.reportPart)}</i></div>
${header(subject, question)}
<main>
<div class="column">
${[winRate(subject), endings(subject), bots(subject), lengthPlot(subject)].join('\n')}
</div>
<div class="column">
${groupsOf(subject)
  .map((group) => `<div class="pair">${curve(subject, group)}${finalPlot(subject, group)}</div>`)
  .join('\n')}
</div>
</main>
${figures(subject)}
${footer(subject)}
</body>
</html>
`;
}

const groupsOf = ({ game, simulation }: Subject): GaugeGroup[] =>
  gaugeGroups(game, simulation.tally.curves.keys());

function header(subject: Subject, question: string): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const { job, tally, wanted } = simulation;
  const texts = textsOfReport(subject);
  const seats = Object.entries(job.bots).map(([side, bot]) =>
    words.simulateSeat(texts.side(side), bot),
  );
  if (job.swap) seats.push(words.simulateSwapped);
  const scenario = texts.scenario(job.setup.scenario).name;
  const lead = words.reportLead(
    texts.title,
    scenario,
    whole(locale, tally.games),
    seats.join(', '),
  );
  const side = tally.sides[0]!;
  const [low, high] = tally.interval(side);
  const sentences = [lead, verdict(subject)];
  if (tally.games < wanted) {
    sentences.push(words.reportPartial(whole(locale, tally.games), whole(locale, wanted)));
  }
  const wins = words.reportWins(texts.side(side), percent(locale, low), percent(locale, high));
  const share = percentSign(locale, (tally.wins[side] ?? 0) / tally.games);
  return `<header><div><h1>${escaped(question)}</h1><p>${escaped(sentences.join(' '))}</p></div>
<div class="verdict"><div class="figure ${colourOf(subject, side)}">${share}</div><p>${escaped(wins)}</p></div></header>`;
}

/** Does the interval of the decided games leave out one half? */
function verdict(subject: Subject): string {
  const { context, simulation } = subject;
  const { words } = context;
  const { tally } = simulation;
  const [first, second] = tally.sides;
  if (first === undefined || second === undefined || tally.sides.length > 2) return '';
  const texts = textsOfReport(subject);
  const wins = tally.wins[first] ?? 0;
  const [low, high] = wilson(wins, wins + (tally.wins[second] ?? 0));
  if (low > 0.5) return words.reportFavours(texts.side(first));
  if (high < 0.5) return words.reportFavours(texts.side(second));
  return words.reportFair();
}

function winRate(subject: Subject): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const { tally } = simulation;
  const rows: Share[] = tally.sides.map((side) => ({
    label: textsOfReport(subject).side(side),
    colour: colourOf(subject, side),
    share: (tally.wins[side] ?? 0) / tally.games,
    interval: tally.interval(side),
  }));
  if (tally.draws > 0) {
    rows.push({
      label: words.simulateDraw,
      colour: 'nobody',
      share: tally.draws / tally.games,
      interval: wilson(tally.draws, tally.games),
    });
  }
  const plot = dotPlot(words.reportWinRate, rows, (share) => percent(locale, share));
  return section(words.reportWinRate, words.reportWinRateNote, plot);
}

function endings(subject: Subject): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const rows: Share[] = simulation.tally.endingsByFrequency.map(({ over, games }) => ({
    label: textsOfReport(subject).result(over),
    note: over.clause,
    colour: colourOf(subject, over.winner),
    share: games / simulation.tally.games,
  }));
  const plot = barRows(words.reportEndings, rows, (share) => percent(locale, share));
  return section(words.reportEndings, words.reportEndingsNote, plot);
}

function bots({ context, simulation }: Subject): string {
  const { words, locale } = context;
  const rows: Share[] = [...simulation.tally.bots].map(([label, { score, games }]) => ({
    label,
    colour: 'nobody',
    share: score / games,
    interval: wilson(score, games),
  }));
  if (rows.length === 0) return '';
  const plot = dotPlot(words.reportBots, rows, (share) => percent(locale, share));
  return section(words.reportBots, words.reportBotsNote, plot);
}

function curve(subject: Subject, group: GaugeGroup): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const texts = textsOfReport(subject);
  const lines: Line[] = group.gauges.map(({ key, side }) => ({
    label: side === undefined ? '' : texts.side(side),
    colour: colourOf(subject, side),
    points: simulation.tally.curves.get(key)!.map(curvePoint),
  }));
  const title = words.reportCurve(groupName(context, subject, group));
  const plot = curvePlot(title, lines, words.simulateSetup, (value) => decimal(locale, value));
  return section(title, words.reportCurveNote, plot);
}

function lengthPlot({ context, simulation }: Subject): string {
  const { words, locale } = context;
  const { tally } = simulation;
  const columns = tally.lengths.sorted.map(([place, count]) => ({
    place,
    share: count / tally.games,
    colour: 'nobody',
  }));
  const plot = columnPlot(words.reportLength, columns, (share) => decimal(locale, share * 100));
  return section(words.reportLength, words.reportLengthNote, plot);
}

/** Every point of every curve as a number: for those who do not see the plots, and for quoting. */
function figures(subject: Subject): string {
  const { context, simulation } = subject;
  const { words, locale } = context;
  const tables = groupsOf(subject).flatMap((group) =>
    group.gauges.map(({ key }) => {
      const caption = gaugeName(context, subject, key);
      const rows = simulation.tally.curves.get(key)!.map((histogram, turn) => {
        const { games, mean, quantiles } = curvePoint(histogram);
        const cells = [
          turn === 0 ? words.simulateSetup : String(turn),
          decimal(locale, mean, 2),
          decimal(locale, quantiles[2]!),
          `${decimal(locale, quantiles[0]!)}…${decimal(locale, quantiles[4]!)}`,
          whole(locale, games),
        ];
        return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
      });
      const heads = [
        words.reportTurn,
        words.reportMean,
        words.reportMedian,
        words.reportTenths,
        words.reportGames,
      ].map((cell) => `<th scope="col">${escaped(cell)}</th>`);
      return `<table><caption>${escaped(caption)}</caption><tr>${heads.join('')}</tr>${rows.join('')}</table>`;
    }),
  );
  if (tables.length === 0) return '';
  return `<details><summary>${escaped(words.reportTable)}</summary><div class="tables">${tables.join('')}</div></details>`;
}

function footer({ context, simulation }: Subject): string {
  const { words, locale } = context;
  const { workers, seconds, rules } = simulation;
  const time = words.reportFoot(decimal(locale, seconds), workers, rules);
  return `<footer><code>${escaped(commandOf(simulation))}</code><span>${escaped(time)}</span></footer>`;
}

/** The words that make the same simulation again. */
export function commandOf({ job, wanted }: Simulation): string {
  const parts = [
    'motti simulate',
    job.game,
    '--scenario',
    quoted(job.file ?? job.setup.scenario),
    '--games',
    wanted,
  ];
  for (const [side, bot] of Object.entries(job.bots)) parts.push(`--${side} ${bot}`);
  for (const [key, value] of Object.entries(job.setup.options))
    parts.push(`--option ${key}=${value}`);
  if (job.swap) parts.push('--swap');
  return [...parts, '--seed', job.seed].join(' ');
}

const quoted = (word: string): string => (/^[\w./-]+$/.test(word) ? word : JSON.stringify(word));
