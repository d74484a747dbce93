// What an example expects, compared with what came.
import { printAction } from '../action.ts';
import type { Breakdown } from '../breakdown.ts';
import type { AnyGame, Clause, Fact, Facts, GameEvent, Json, Refusal } from '../contract.ts';
import { decisionText, factText, isDecision } from '../decision-text.ts';
import type { Outcome } from './example.ts';
import { firstDifference, show } from './plain.ts';

export interface Expectation {
  /** Paths into the picture of the state: `morale.finland`. `null` stands for absent, too. */
  readonly state?: Readonly<Record<string, Json>>;
  /** The total of a breakdown, or its total and the sums of its labels. */
  readonly breakdown?: Readonly<Record<string, number | BreakdownExpectation>>;
  /** The last line is refused like this. */
  readonly refused?: {
    readonly clause: Clause;
    readonly code?: string;
    readonly facts?: Facts;
  } | null;
  /** `losses soviet 1`, or the beginning of it. */
  readonly decision?: string;
  /** These happened, in this order, perhaps with others between: a kind, or some fields. */
  readonly events?: readonly (string | Readonly<Record<string, Json>>)[];
  readonly choices?: Readonly<Record<string, ChoicesExpectation>>;
  readonly gauges?: Readonly<Record<string, number>>;
}

export interface BreakdownExpectation {
  readonly total?: number;
  /** What the lines of a label add up to. */
  readonly lines?: Readonly<Record<string, number>>;
}

export interface ChoicesExpectation {
  readonly includes?: readonly string[];
  readonly excludes?: readonly string[];
  readonly exactly?: readonly string[];
}

/** Everything that came out otherwise than expected. */
export function mismatches(game: AnyGame, outcome: Outcome, expect: Expectation): string[] {
  const { state, events } = outcome;
  const decision = game.decision(state);
  const wrong = [
    ...wrongRefusal(outcome.refusal, expect.refused),
    ...wrongState(game.picture(state), expect.state ?? {}),
    ...wrongBreakdowns(game.breakdowns(state), expect.breakdown ?? {}),
    ...wrongNumbers('gauge', game.gauges(state), expect.gauges ?? {}),
    ...wrongEvents(events, expect.events ?? []),
    ...Object.entries(expect.choices ?? {}).flatMap(([side, lists]) =>
      wrongChoices(game, state, side, lists),
    ),
  ];
  if (expect.decision !== undefined && !isDecision(decision, expect.decision))
    wrong.push(`decision: “${expect.decision}” expected, “${decisionText(decision)}” found`);
  return wrong;
}

function wrongRefusal(found: Refusal | undefined, expected: Expectation['refused']): string[] {
  if (!expected) return [];
  if (!found) return [`the last line was accepted; refusal by ${expected.clause} expected`];
  const { clause, code, facts } = expected;
  const wrong: string[] = [];
  if (clause !== undefined && found.clause !== clause)
    wrong.push(`refused by ${found.clause} (${found.code}); by ${clause} expected`);
  if (code !== undefined && found.code !== code)
    wrong.push(`refused as “${found.code}” (${found.clause}); as “${code}” expected`);
  for (const [key, value] of Object.entries(facts ?? {}))
    if (!isFact(found.facts[key], value))
      wrong.push(`fact ${key}: ${show(value)} expected, ${show(found.facts[key])} found`);
  return wrong;
}

function wrongState(picture: Json, expected: Readonly<Record<string, Json>>): string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const found = at(picture, path);
    const difference = firstDifference(value, found ?? null);
    return difference ? [`state ${path}: ${show(value)} expected, ${show(found)} found`] : [];
  });
}

/** What stands at a path; a key may itself hold points. */
function at(tree: unknown, path: string): unknown {
  if (tree === null || typeof tree !== 'object') return undefined;
  const branches = tree as Record<string, unknown>;
  if (Object.hasOwn(branches, path)) return branches[path];
  for (const key of Object.keys(branches)) {
    if (!path.startsWith(`${key}.`)) continue;
    const found = at(branches[key], path.slice(key.length + 1));
    if (found !== undefined) return found;
  }
  return undefined;
}

function wrongBreakdowns(
  found: Readonly<Record<string, Breakdown>>,
  expected: NonNullable<Expectation['breakdown']>,
): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const breakdown = found[name];
    if (!breakdown)
      return [`breakdown ${name}: not there; ${Object.keys(found).join(', ') || 'none'} are`];
    const { total, lines = {} }: BreakdownExpectation =
      typeof value === 'number' ? { total: value } : value;
    const how = breakdown.lines.map((line) => `${line.label} ${line.value}`).join(', ');
    const sums: Record<string, number> = {};
    for (const line of breakdown.lines) sums[line.label] = (sums[line.label] ?? 0) + line.value;
    const wrong = wrongNumbers(`breakdown ${name}, line`, sums, lines);
    if (total !== undefined && total !== breakdown.total)
      wrong.push(`breakdown ${name}: ${total} expected, ${breakdown.total} found (${how})`);
    return wrong;
  });
}

function wrongNumbers(
  what: string,
  found: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(expected)
    .filter(([key, value]) => found[key] !== value)
    .map(([key, value]) => `${what} ${key}: ${value} expected, ${show(found[key])} found`);
}

function wrongEvents(
  found: readonly GameEvent[],
  expected: NonNullable<Expectation['events']>,
): string[] {
  let from = 0;
  for (const event of expected) {
    const fields = typeof event === 'string' ? { kind: event } : event;
    const index = found.findIndex((candidate, i) => i >= from && hasFields(candidate, fields));
    if (index < 0)
      return [
        `event ${show(fields)} did not happen; after ${show(found[from - 1])} came ${show(found.slice(from))}`,
      ];
    from = index + 1;
  }
  return [];
}

const hasFields = (event: GameEvent, fields: Readonly<Record<string, Json>>): boolean =>
  Object.entries(fields).every(([key, value]) => {
    const found = (event as unknown as Record<string, unknown>)[key];
    return typeof value === 'string' && Array.isArray(found)
      ? isFact(found, value)
      : firstDifference(found, value) === undefined;
  });

function wrongChoices(
  game: AnyGame,
  state: unknown,
  side: string,
  { includes = [], excludes = [], exactly }: ChoicesExpectation,
): string[] {
  const decision = game.decision(state);
  const asked = decision.kind === 'choose' && decision.sides.includes(side);
  if (!asked) return [`choices ${side}: not asked; the decision is “${decisionText(decision)}”`];
  const found = game.choices(state, side).map((action) => printAction(game, action));
  const wrong = [
    ...includes.filter((line) => !found.includes(line)).map((line) => `“${line}” is missing`),
    ...excludes.filter((line) => found.includes(line)).map((line) => `“${line}” is among them`),
    ...(exactly ?? [])
      .filter((line) => !found.includes(line))
      .map((line) => `“${line}” is missing`),
    ...(exactly ? found.filter((line) => !exactly.includes(line)) : []).map(
      (line) => `“${line}” is one too many`,
    ),
  ];
  return wrong.map((problem) => `choices ${side}: ${problem}`);
}

/** An example may say a list as one text, its entries with blanks between them. */
const isFact = (found: Fact | undefined, expected: Fact): boolean =>
  found !== undefined && typeof found === 'object'
    ? factText(found) === factText(expected)
    : found === expected;
