// A log as a person reads it: what belongs together is told in one row, and steps on the way to something are folded into it.

import { isThrown, parseRoll } from './chance.ts';
import { CHANCE, type GameEvent, type Side } from './contract.ts';

/** A line as its reader knows it. */
interface Told {
  readonly side: Side;
  /** The notation; `undefined` when the line is a secret of another side. */
  readonly text: string | undefined;
  readonly events: readonly GameEvent[];
}

export interface StoryRow<Entry> {
  /** All that it tells, oldest first. */
  readonly entries: readonly Entry[];
  readonly sentences: readonly string[];
  /** How often the same was done. */
  readonly times: number;
  /** The dice of a roll whose sentences do not show them. */
  readonly dice: readonly number[];
  /** Lines of another side of which the reader knows nothing. */
  readonly secret: boolean;
}

interface Teller<Entry> {
  sentences(entry: Entry): readonly string[];
  /** As `Texts.run`. */
  run?(events: readonly GameEvent[]): string | undefined;
}

const isSecret = ({ text, events }: Told): boolean => text === undefined && events.length === 0;
/** A step on the way to something: it made nothing known. */
const isStep = ({ side, text, events }: Told): boolean =>
  side !== CHANCE && text !== undefined && events.length === 0;

/** A bare word, done or stop, by which nothing became known. */
const isBare = (entry: Told): boolean => isStep(entry) && !entry.text!.includes(' ');

/**
 * Oldest first. A bare word is told only as long as it is the last that happened; what a side did in secret only until
 * that side makes something known.
 */
export function storyOf<Entry extends Told>(
  teller: Teller<Entry>,
  entries: readonly Entry[],
): StoryRow<Entry>[] {
  const rows: StoryRow<Entry>[] = [];
  for (const entry of entries) {
    const steps = takeSteps(rows, entry);
    const last = rows.at(-1);
    if (last && isOutdated(last, entry)) rows.pop();
    const before = rows.at(-1);
    const joined = before && join(teller, before, [...steps, entry]);
    if (joined) rows[rows.length - 1] = joined;
    else rows.push(rowOf(teller, [...steps, entry]));
  }
  return rows;
}

/** Steps that led to this entry, or to these dice, are no rows of their own any more. */
function takeSteps<Entry extends Told>(rows: StoryRow<Entry>[], entry: Entry): Entry[] {
  const steps: Entry[] = [];
  if (entry.events.length === 0) return steps;
  const maker = entry.side === CHANCE ? rows.at(-1)?.entries.at(-1)?.side : entry.side;
  for (let last = rows.at(-1); last && isStep(last.entries.at(-1)!); last = rows.at(-1)) {
    if (last.entries.at(-1)!.side !== maker) break;
    steps.unshift(...last.entries);
    rows.pop();
  }
  return steps;
}

/** What this entry makes needless to tell. */
function isOutdated<Entry extends Told>(row: StoryRow<Entry>, entry: Entry): boolean {
  const isSameSide = row.entries.at(-1)!.side === entry.side;
  if (row.secret) return isSameSide && entry.events.length > 0;
  return row.entries.every(isBare) && (!isSameSide || isSecret(entry));
}

function rowOf<Entry extends Told>(
  teller: Teller<Entry>,
  entries: readonly Entry[],
): StoryRow<Entry> {
  const entry = entries.at(-1)!;
  return {
    entries,
    sentences: teller.sentences(entry),
    times: 1,
    dice: unsaidDice(teller, entry),
    secret: isSecret(entry),
  };
}

/** One row more, or the same row with this in it as well. */
function join<Entry extends Told>(
  teller: Teller<Entry>,
  row: StoryRow<Entry>,
  entries: readonly Entry[],
): StoryRow<Entry> | undefined {
  const entry = entries.at(-1)!;
  if (entry.side === CHANCE || row.entries.at(-1)!.side !== entry.side) return undefined;
  const all = [...row.entries, ...entries];
  if (row.secret || isSecret(entry))
    return row.secret && isSecret(entry) ? { ...row, entries: all } : undefined;
  if (isStep(entry)) return undefined;
  const run = teller.run?.(all.flatMap(({ events }) => events));
  if (run) return { ...row, entries: all, sentences: [run] };
  return teller.sentences(entry).join() === row.sentences.join()
    ? { ...row, entries: all, times: row.times + 1 }
    : undefined;
}

function unsaidDice<Entry extends Told>(teller: Teller<Entry>, entry: Entry): readonly number[] {
  if (entry.side !== CHANCE || entry.text === undefined) return [];
  const roll = parseRoll(entry.text);
  if (!roll || !isThrown(roll)) return [];
  return /[⚀-⚅]|\[\d+\]/u.test(teller.sentences(entry).join(' ')) ? [] : roll.dice;
}
