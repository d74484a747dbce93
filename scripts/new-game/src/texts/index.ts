// The words of the game, in one shape for both languages.
import { isRoll, type Locale, type Side, type Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

function textsOf(words: Words): Texts<Action, Event> {
  const side = (name: Side): string => named(words.sides, name);
  return {
    title: words.title,
    subtitle: words.subtitle,
    side,
    scenario: () => words.scenarios.road,
    option: (key) => ({ name: key, help: '' }),
    optionValue: (_, value) => value,
    prompt: (_, asked) => words.march(side(asked)),
    waiting: (_, [asked]) => (asked === undefined ? words.rolling : words.marching(side(asked))),
    action: (action) =>
      isRoll(action) ? words.rolled(action.dice[0] ?? 0) : words.actions[action.kind],
    event(event) {
      switch (event.kind) {
        case 'advanced':
          return words.advanced(side(event.side), event.length);
        case 'scattered':
          return words.scattered(side(event.side));
        case 'halted':
          return words.halted(side(event.side), event.points);
      }
    },
    refusal: ({ code }) => named(words.refusals, code),
    term: () => words.marched,
    name(key) {
      const [gauge = '', of] = key.split('.');
      return of === undefined ? named(words.names, gauge) : words.pointsOf(side(of));
    },
    result: ({ winner }) => words.won(side(winner ?? '')),
  };
}

export const texts: Readonly<Record<Locale, Texts<Action, Event>>> = {
  en: textsOf(en),
  fr: textsOf(fr),
};
