// A catalogue -> the words as everybody asks for them.
import { isRun, type Locale, type Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { unitNamed } from '../data/index.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { kinds as enKinds } from './en/lexicon.ts';
import { vocabulary as english } from './en/vocabulary.ts';
import { fr } from './fr/index.ts';
import { kinds as frKinds } from './fr/lexicon.ts';
import { vocabulary as french } from './fr/vocabulary.ts';

type Say = (fact: unknown) => string;

function textsOf(words: Catalogue): Texts<Action, Event> {
  const find = <T>(table: object, key: string): T | undefined =>
    (table as Readonly<Record<string, T>>)[key];
  // The key has been looked up in a table of all keys: the function fits its argument.
  const say = (table: object, key: string, fact: unknown): string =>
    find<Say>(table, key)?.(fact) ?? key;
  return {
    title: words.title,
    subtitle: words.subtitle,
    side: (side) => find<string>(words.sides, side) ?? side,
    scenario: (id) => find(words.scenarios, id) ?? { name: id, summary: '' },
    option: (key) => words.options[key] ?? { name: key, help: '' },
    optionValue: (_key, value) => words.optionValues[value] ?? value,
    prompt: (ask) => say(words.prompts, ask.kind, ask),
    waiting: (ask, sides) => say(words.waiting, ask.kind, sides.map(words.player).join(', ')),
    action: (action) =>
      action.kind === 'roll' ? words.roll(action.dice) : say(words.actions, action.kind, action),
    event: (event) => say(words.events, event.kind, event),
    run: (events) => {
      const tell = find<(units: readonly string[], event: unknown) => string>(
        words.runs,
        events[0]?.kind ?? '',
      );
      if (!tell || !isRun(events, ['unit'])) return undefined;
      const units = events.flatMap((event) => ('unit' in event ? [event.unit] : []));
      return tell(units, events[0]);
    },
    refusal: (refusal) => say(words.refusals, refusal.code, refusal.facts),
    warning: (warning) => say(words.warnings, warning.code, warning.facts),
    aim: (aim) => say(words.aims, aim.code, aim),
    term: (label) => find<string>(words.terms, label) ?? label,
    name: (key) =>
      find<string>(words.names, key) ?? (unitNamed(key) === undefined ? key : words.unit(key)),
    result: words.result,
  };
}

export const texts: Readonly<Record<Locale, Texts<Action, Event>>> = {
  en: textsOf(en),
  fr: textsOf(fr),
};

/** How units of each type are called, without strengths and number. */
export const kindsOfUnits: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: enKinds,
  fr: frKinds,
};

/** What lies on the table and what becomes of it, in words, for whoever draws it. */
export const vocabulary = { en: english, fr: french };
