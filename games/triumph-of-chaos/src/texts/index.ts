// The words as everybody asks for them: templates filled with facts.
import type { Ask, Fact, Facts, Locale, Over, Roll, Side, Texts } from '@motti/engine';
import { ACTIONS, type Action, type Event } from '../actions.ts';
import { FACTIONS, SPACES } from '../data/index.ts';
import { nameOf } from '../rules/pieces.ts';
import {
  ALL_CARDS,
  ALL_PIECES,
  BOX_NAMES,
  numberOfCard,
  SIDE_NAMES,
  sideOfCard,
} from '../state.ts';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGES } from './languages.ts';

const SUBTITLES: Readonly<Record<Locale, string>> = {
  en: 'The Russian Civil War, 1918–1921',
  fr: 'La guerre civile russe, 1918-1921',
};

class Speaker {
  readonly #locale: Locale;
  readonly #words: Catalogue;

  constructor(locale: Locale) {
    this.#locale = locale;
    this.#words = LANGUAGES[locale];
  }

  /** Whatever has no word of its own may be the name of a counter. */
  word = (key: string): string => this.#words.words[key] ?? this.#words.pieceName(key);
  faction = (key: string): string => {
    const found = FACTIONS.find((entry) => entry.key === key);
    return found === undefined ? key : this.#locale === 'fr' ? found.nameFr : found.name;
  };
  card = (key: string): string => {
    const [side, number] = key.split('-');
    const { red, white } = this.#words.cards;
    const titles = side === 'red' ? red : white;
    const title = titles[Number(number)]?.title;
    return title === undefined ? key : `${title} (${this.word(side ?? '')}\u00a0${number})`;
  };
  political = (number: string): string => {
    const title = this.#words.cards.political[Number(number)]?.title;
    return title === undefined ? number : `${number}, ${title}`;
  };
  /** What an option brings, where the card that has it is named; its own word without. */
  option = (key: string, card: Fact | undefined): string =>
    this.#words.cards.options[`${card}.${key}`] ?? this.word(key);
  space = (name: string): string => {
    const found = SPACES.find((entry) => entry.name === name);
    return this.#locale === 'fr' ? (found?.nameFr ?? name) : name;
  };
  fact(key: string, value: Fact | undefined): string {
    if (value === undefined) return '';
    if (Array.isArray(value))
      return value.map((each) => this.fact(key.replace(/s$/, ''), each)).join(', ');
    const text = String(value);
    if (key === 'faction') return this.faction(text);
    if (key === 'card') return this.card(text);
    if (key === 'political') return this.political(text);
    if (key === 'space' || key === 'via')
      return text === 'reserve' ? this.word('reserve') : this.space(text);
    return typeof value === 'number' ? text.replace('-', '−') : this.word(text);
  }
  fill(
    template: string | undefined,
    facts: Readonly<Record<string, Fact | undefined>>,
    key: string,
  ): string {
    if (template === undefined) return key;
    return template.replace(HOLE, (_, name: string, one?: string, many?: string) => {
      if (name === 'option') return this.option(String(facts[name] ?? ''), facts['card']);
      const text = this.fact(name, facts[name]);
      return one === undefined ? text : `${text} ${this.isOne(Number(facts[name])) ? one : many}`;
    });
  }
  isOne = (count: number): boolean => (this.#locale === 'fr' ? Math.abs(count) < 2 : count === 1);
  prompt = (ask: Ask): string => this.fill(this.#words.prompts[ask.kind], ask, ask.kind);
  waiting = (ask: Ask, sides: readonly Side[]): string => {
    const who = sides.map(this.word).join(', ');
    const what = this.prompt(ask).replaceAll('**', '');
    return this.#locale === 'fr' ? `Au tour de : ${who}. ${what}` : `${who} to decide. ${what}`;
  };
  action = (action: Action | Roll): string => {
    if (action.kind === 'roll')
      return `${this.#locale === 'fr' ? 'Lancer' : 'Roll'} ${action.dice.join(' ')}`;
    return this.fill(this.#words.actions[action.kind], namedFacts(action), action.kind);
  };
  event = (event: Event): string =>
    this.fill(this.#words.events[event.kind], event.facts, event.kind);
  refusal = (code: string, facts: Facts): string =>
    this.fill(this.#words.refusals[code], facts, code);
  warning = (code: string, facts: Facts): string =>
    this.fill(this.#words.warnings[code], facts, code);
  result = (over: Over): string => {
    if (over.winner === undefined) return this.#locale === 'fr' ? 'Partie nulle' : 'A draw';
    const side = this.word(over.winner);
    const margin =
      over.level === undefined ? '' : this.#locale === 'fr' ? ' de justesse' : ' narrowly';
    return this.#locale === 'fr' ? `${side} l’emporte${margin}` : `${side} wins${margin}`;
  };
}

/** A hole of a template: `{space}`, or with what is counted, `{count card|cards}`. */
const HOLE = /\{(\w+)(?: ([^{}|]+)\|([^{}]+))?\}/g;

/** What an action names, as names. */
function namedFacts(action: Action): Facts {
  const facts: Record<string, Fact> = {};
  const values = action as Readonly<Record<string, number | string>>;
  for (const field of ACTIONS[action.kind]) {
    const value = values[field] ?? '';
    if (typeof value === 'string') facts[field] = value;
    else if (field === 'piece') facts[field] = nameOf(ALL_PIECES[value]!);
    else if (field === 'space' || field === 'via') facts[field] = SPACES[value]!.name;
    else if (field === 'faction') facts[field] = FACTIONS[value]!.key;
    else if (field === 'card') {
      const card = ALL_CARDS[value]!;
      facts[field] = `${SIDE_NAMES[sideOfCard(card)]}-${numberOfCard(card)}`;
    } else if (field === 'box') facts[field] = BOX_NAMES[value] ?? '';
    else facts[field] = field === 'political' ? value + 1 : value;
  }
  return facts;
}

function textsOf(locale: Locale): Texts<Action, Event> {
  const speaker = new Speaker(locale);
  return {
    title: 'Triumph of Chaos',
    subtitle: SUBTITLES[locale],
    side: speaker.word,
    scenario: (id) => {
      const found = LANGUAGES[locale].scenarios[id];
      return { name: found?.name ?? id, summary: found?.text ?? '' };
    },
    option: (key) => {
      const found = LANGUAGES[locale].options[key];
      return { name: found?.name ?? key, help: found?.text ?? '' };
    },
    optionValue: (_key, value) => LANGUAGES[locale].values[value] ?? value,
    prompt: speaker.prompt,
    waiting: speaker.waiting,
    action: speaker.action,
    event: speaker.event,
    refusal: ({ code, facts }) => speaker.refusal(code, facts),
    warning: ({ code, facts }) => speaker.warning(code, facts),
    term: speaker.word,
    name: speaker.word,
    result: speaker.result,
  };
}

const TEXTS: Readonly<Record<Locale, Texts<Action, Event>>> = {
  en: textsOf('en'),
  fr: textsOf('fr'),
};
export const textsFor = (locale: Locale): Texts<Action, Event> => TEXTS[locale];
