// A catalogue -> the words as everybody asks for them.
import { isRun, type Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { UNIT_NAMES } from '../data/index.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { vocabulary as english } from './en/vocabulary.ts';
import { fr } from './fr/index.ts';
import { vocabulary as french } from './fr/vocabulary.ts';

/** What the last of several losses may bring. */
const AFTER_LOSSES: ReadonlySet<string> = new Set([
  'repulse',
  'conquest',
  'stopped',
  'fights-on',
  'fell-back',
  'morale',
]);

/** What events of a run may differ in. */
const TOLD_TOGETHER = ['unit', 'count', 'support'];

/** A plan is laid a unit here, a unit there: all of it is one row, a sentence for each strategy. */
const TOLD_OF_PLANS = [...TOLD_TOGETHER, 'strategy', 'place'];

/** Those that differ in units alone, in the order in which they began. */
function groupsOf(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of events) {
    const group = groups.find(([first]) => first && isRun([first, event], TOLD_TOGETHER));
    if (group) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** How many of what, in the order of the counters: `3 FUS`, `1 ELI`; supports by name. */
function unitsOf(events: readonly Event[]): string[] {
  const units: Record<string, number> = {};
  const supports: string[] = [];
  for (const event of events) {
    if ('support' in event) supports.push(event.support);
    else if ('unit' in event)
      units[event.unit] = (units[event.unit] ?? 0) + ('count' in event ? event.count : 1);
  }
  if (supports.length > 0) return supports;
  const place = (unit: string): number => UNIT_NAMES.indexOf(unit);
  return Object.keys(units)
    .sort((a, b) => place(a) - place(b))
    .map((unit) => `${units[unit]} ${unit}`);
}

type Say = (fact: unknown, more?: unknown) => string;

type Vocabulary = typeof english;

function textsOf(words: Catalogue, short: Vocabulary): Texts<Action, Event> {
  // The key has been looked up in a table of all keys: the function fits its argument.
  const find = (table: object, key: string): Say | undefined =>
    (table as Readonly<Record<string, Say>>)[key];
  const say = (table: object, key: string, fact: unknown, more?: unknown): string =>
    find(table, key)?.(fact, more) ?? key;
  const told = (event: Event): string => say(words.events, event.kind, event);
  return {
    title: words.title,
    subtitle: words.subtitle,
    side: (side) => words.sides[side] ?? side,
    scenario: (id) => words.scenarios[id] ?? { name: id, summary: '' },
    option: (key) => words.options[key] ?? { name: key, help: '' },
    optionValue: (key, value) => words.options[key]?.values[value] ?? value,
    prompt: (ask, side) => say(words.prompts, ask.kind, ask, side),
    waiting: (ask, sides) => say(words.waiting, ask.kind, ask, sides),
    action: (action) =>
      action.kind === 'roll' ? words.roll(action.dice) : say(words.actions, action.kind, action),
    event: told,
    run: (events) => {
      const [first] = events;
      const tell = find(words.runs, first?.kind ?? '');
      if (tell && first?.kind === 'assigned' && isRun(events, TOLD_OF_PLANS))
        return groupsOf(events)
          .map((group) => (group.length > 1 ? tell(unitsOf(group), group[0]) : told(group[0]!)))
          .join(' ');
      const alike = events.filter(({ kind }) => kind === first?.kind);
      const rest = events.slice(alike.length);
      const isEnd = first?.kind === 'lost' && rest.every(({ kind }) => AFTER_LOSSES.has(kind));
      if (!tell || !isRun(alike, TOLD_TOGETHER) || (rest.length > 0 && !isEnd)) return undefined;
      return [tell(unitsOf(alike), first), ...rest.map(told)].join(' ');
    },
    refusal: (refusal) => say(words.refusals, refusal.code, refusal.facts),
    warning: (warning) => say(words.warnings, warning.code, warning.facts),
    aim: (aim) => say(words.aims, aim.code, aim),
    term: (label) => words.terms[label] ?? label,
    name: (key) => words.names[key] ?? fullName(short, key) ?? key,
    result: (over) => words.result(over),
  };
}

/** What a short name of a counter stands for. */
function fullName({ units, supports, strategies }: Vocabulary, key: string): string | undefined {
  const tables: readonly Readonly<Record<string, string>>[] = [units, supports, strategies];
  return tables.find((table) => Object.hasOwn(table, key))?.[key];
}

export const texts = { en: textsOf(en, english), fr: textsOf(fr, french) };

/** Names and short effects of what lies on the table, for whoever draws it. */
export const vocabulary = { en: english, fr: french };
