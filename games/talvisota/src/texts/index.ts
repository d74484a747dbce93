// A catalogue -> the words as everybody asks for them.
import type { Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

type Say = (fact: unknown, more?: unknown) => string;

function textsOf(words: Catalogue): Texts<Action, Event> {
  // The key has been looked up in a table of all keys: the function fits its argument.
  const find = (table: object, key: string): Say | undefined =>
    (table as Readonly<Record<string, Say>>)[key];
  const say = (table: object, key: string, fact: unknown, more?: unknown): string =>
    find(table, key)?.(fact, more) ?? key;
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
    event: (event) => say(words.events, event.kind, event),
    refusal: (refusal) => say(words.refusals, refusal.code, refusal.facts),
    warning: (warning) => say(words.warnings, warning.code, warning.facts),
    term: (label) => words.terms[label] ?? label,
    name: (key) => words.names[key] ?? key,
    result: (over) => words.result(over),
  };
}

export const texts = { en: textsOf(en), fr: textsOf(fr) };
