// Refusals, breakdowns, events and prompts as sentences, in both languages.
import { isRoll, type Locale, type Over, type Roll, type Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { hexName, unitName } from '../data/index.ts';
import { cityName } from '../phases/orders.ts';
import { RIDE } from '../rules/reach.ts';
import { en } from './en/index.ts';
import { kinds as enKinds, units as enUnits } from './en/units.ts';
import { fr } from './fr/index.ts';
import { kinds as frKinds, units as frUnits } from './fr/units.ts';
import {
  hexLabelOf,
  hexList,
  type Name,
  type PromptStep,
  type RefusalCode,
  type Term,
  type UnitWords,
  unitLabel,
  unitList,
  type Words,
} from './words.ts';

interface Joiners {
  readonly and: string;
  readonly rail: string;
  readonly with: string;
}

function textsOf(words: Words, units: UnitWords, joiners: Joiners): Texts<Action, Event> {
  const side = (name: string): string =>
    name === 'soviet' || name === 'finland' ? words.sides[name] : name;
  return {
    title: words.title,
    subtitle: words.subtitle,
    side,
    scenario: (id) => words.scenarios[id as keyof Words['scenarios']],
    option: (key) => words.options[key] ?? { name: key, help: '' },
    optionValue: (_key, value) => words.optionValues[value] ?? value,
    prompt: ({ kind, clause: _clause, ...facts }) =>
      words.prompts[kind as PromptStep](facts as Record<string, string>),
    waiting: (ask, sides) =>
      words.waiting[ask.kind as PromptStep].replace('{player}', sides.map(words.player).join(', ')),
    action: (action) => actionText(words, units, joiners, action),
    event: (event) => (words.events[event.kind] as (event: Event) => string)(event),
    refusal: ({ code, facts }) => words.refusals[code as RefusalCode](facts),
    term: (label) => words.terms[label as Term],
    name: (key) => words.names[key as Name],
    result: (over) => resultText(words, over),
  };
}

const resultText = (words: Words, { winner, level }: Over): string => {
  const text = words.levels[`${winner ?? 'draw'} ${level}`]!;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Fills the holes of a template with the names of what the action is about. */
function actionText(
  words: Words,
  units: UnitWords,
  joiners: Joiners,
  action: Action | Roll,
): string {
  const holes: Record<string, string> = {};
  if (isRoll(action)) holes['dice'] = action.dice.join(' ');
  else if (action.kind === 'attack') {
    holes['hexes'] = hexList(units, action.targets.map(hexName).join(' '), joiners.and);
    const by = unitList(units, action.units.map(unitName).join(' '), joiners.and);
    holes['units'] = by === '' ? '' : ` ${joiners.with} ${by}`;
  } else if (action.kind === 'move') {
    const end = action.path.at(-1)!;
    holes['hex'] = hexLabelOf(units, hexName(end >= RIDE ? end - RIDE : end));
    holes['rail'] = action.path.some((step) => step >= RIDE) ? joiners.rail : '';
  } else if (action.kind === 'answer') holes['answer'] = words.answers[action.answer];
  else if ('city' in action) holes['city'] = action.city < 0 ? '–' : cityName(action.city);
  if ('rank' in action) holes['rank'] = String(action.rank);
  if ('unit' in action) holes['unit'] = unitLabel(units, unitName(action.unit));
  if ('hex' in action) {
    holes['hex'] = hexLabelOf(units, hexName(action.hex));
    holes['in'] = units.in(holes['hex']);
  }
  return words.actions[action.kind].replace(/\{(\w+)\}/g, (_, hole: string) => holes[hole] ?? '');
}

export const texts: Readonly<Record<Locale, Texts<Action, Event>>> = {
  en: textsOf(en, enUnits, { and: 'and', rail: ' by rail', with: 'with' }),
  fr: textsOf(fr, frUnits, { and: 'et', rail: ' par rail', with: 'avec' }),
};

/** How units of each type are called, without strengths and number. */
export const kindsOfUnits: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: enKinds,
  fr: frKinds,
};
