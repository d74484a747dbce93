// Odds as a page of text: how each gauge may change, what the ways out are, what to expect.
import { distributionOf, type Odds, type OddsOutcome } from '@motti/engine';
import { type Context, textsOf } from './context.ts';
import { gaugeName, type Played } from './gauges.ts';
import { decimal, percentSign, whole } from './numbers.ts';
import { wrap } from './play/layout.ts';

const BAR = 24;
/** Where what a share is of begins. */
const INSET = 12;
/** Rarer ways out than these are summed up. */
const MOST_OUTCOMES = 8;

export function oddsText(context: Context, played: Played, odds: Odds): string[] {
  const { words, locale } = context;
  const count = whole(locale, odds.leaves);
  const exact = odds.leaves === 1 ? words.oddsCertain : words.oddsExact(count);
  const how = odds.method === 'exact' ? exact : words.oddsSampled(count);
  const changing = Object.keys(odds.expected).filter((gauge) =>
    odds.outcomes.some(({ changes }) => changes[gauge] !== 0),
  );
  return [
    `  ${how}`,
    ...changing
      .filter((gauge) => gauge !== 'turn')
      .flatMap((g) => gaugeLines(context, played, odds, g)),
    '',
    ...outcomeLines(context, played, odds),
  ];
}

/** `Morale, Finland: −1.4 on average`, then a bar for each change. */
function gaugeLines(context: Context, played: Played, odds: Odds, gauge: string): string[] {
  const { words, locale } = context;
  const { mean, error } = odds.expected[gauge]!;
  const margin = error > 0 ? ` ± ${decimal(locale, 2 * error, 2)}` : '';
  const expected = `${change(context, mean, 2)}${margin}`;
  const rows = distributionOf(odds, gauge).map(({ change: by, probability }) => {
    const bar = '█'.repeat(Math.round(probability * BAR)).padEnd(BAR);
    return `  ${change(context, by).padStart(8)}  ${bar} ${percentSign(locale, probability).padStart(8)}`;
  });
  return ['', `  ${words.oddsExpected(gaugeName(context, played, gauge), expected)}`, ...rows];
}

function outcomeLines(context: Context, played: Played, { outcomes }: Odds): string[] {
  const { words, locale, terminal } = context;
  const columns = Math.min(terminal.columns, 110) + INSET;
  const line = (share: number, text: string): string =>
    `  ${percentSign(locale, share).padStart(8)}  ${wrap(text, columns - INSET, ' '.repeat(INSET)).trimStart()}`;
  const shown = outcomes.slice(0, MOST_OUTCOMES);
  const lines = shown.map((outcome) =>
    line(outcome.probability, describe(context, played, outcome)),
  );
  const rest = outcomes.slice(MOST_OUTCOMES);
  if (rest.length > 0) {
    const share = rest.reduce((sum, { probability }) => sum + probability, 0);
    lines.push(line(share, words.oddsOthers(rest.length)));
  }
  return lines;
}

/** What is asked then, or how it ends, with the gauges that change. */
function describe(context: Context, played: Played, { decision, changes }: OddsOutcome): string {
  const texts = textsOf(context, played.game, played.setup);
  const gauges = Object.entries(changes)
    .filter(([gauge, by]) => by !== 0 && gauge !== 'turn')
    .map(([gauge, by]) => `${gaugeName(context, played, gauge)} ${change(context, by)}`);
  const sides = decision.kind === 'choose' ? decision.sides : [];
  const then =
    decision.kind === 'over' ? texts.result(decision) : texts.waiting(decision.ask, sides);
  return [...gauges, then].join(' · ');
}

const change = ({ locale }: Context, by: number, digits = 0): string =>
  by > 0 ? `+${decimal(locale, by, digits)}` : decimal(locale, by, digits);
