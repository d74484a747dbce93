// The words as everybody asks for them: templates filled with facts.
import type { Aim, Ask, Fact, Facts, Locale, Over, Roll, Side, Texts } from '@motti/engine';
import { ACTIONS, type Action, type Event } from '../actions.ts';
import type { AimCode } from '../aim.ts';
import { FACTIONS, REGIONS, SPACES } from '../data/index.ts';
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
import { figure } from './figures.ts';
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
  /** In the middle of an English sentence: `the Czech Legion`, and Poland. */
  theFaction = (key: string): string =>
    WITH_ARTICLE.includes(key) ? `the ${this.faction(key)}` : this.faction(key);
  region = (key: string): string => {
    const found = REGIONS.find((entry) => entry.key === key);
    return found === undefined ? key : this.#locale === 'fr' ? found.nameFr : found.name;
  };
  /** `Archangel, Murmansk or Onega`. */
  oneOf = (names: readonly string[]): string =>
    names.length < 2
      ? names.join('')
      : `${names.slice(0, -1).join(', ')} ${this.word('or')} ${names.at(-1)}`;
  /** A space of the Faction Control Table. */
  #control = (at: number): string => {
    if (at === 0) return this.word('fcm.neutral');
    const side = this.word(at > 0 ? 'red' : 'white');
    if (Math.abs(at) < 3) return `${side} ${Math.abs(at)}`;
    const control = this.word('fcm.control');
    return this.#locale === 'fr' ? `${control} ${side}` : `${side} ${control}`;
  };
  card = (key: string): string => {
    const [side, number] = key.split('-');
    if (side === 'political') return this.political(number ?? '');
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
  option = (key: string, card: Fact | undefined): string => {
    const { options } = this.#words.cards;
    // No two cards ask for options of one name but in a window, where the card is named.
    const named = card ?? Object.keys(options).find((each) => each.endsWith(`.${key}`));
    const id = card === undefined ? named : `${card}.${key}`;
    return options[String(id)] ?? (REGION_KEYS.has(key) ? this.region(key) : this.word(key));
  };
  space = (name: string): string => {
    const found = SPACES.find((entry) => entry.name === name);
    return this.#locale === 'fr' ? (found?.nameFr ?? name) : name;
  };
  fact(key: string, value: Fact | undefined): string {
    if (value === undefined) return '';
    if (Array.isArray(value)) {
      const each = value.map((one) => this.fact(SINGULAR[key] ?? key.replace(/s$/, ''), one));
      return ONE_OF.includes(key) ? this.oneOf(each) : each.join(', ');
    }
    const text = String(value);
    if (key === 'faction') return this.faction(text);
    if (key === 'box') return this.#words.words[`box.${text}`] ?? this.word(text);
    if (key === 'region') return this.region(text);
    if (key === 'marker') return this.#words.words[`marker.${text}`] ?? this.word(text);
    if (key === 'what' && CARD.test(text)) return this.card(text);
    if (key === 'card') return this.card(text);
    if (key === 'political') return this.political(text);
    if (key === 'space' || key === 'via')
      return text === 'reserve' ? this.word('reserve') : this.space(text);
    return typeof value === 'number' ? figure(value) : this.word(text);
  }
  fill(
    template: string | undefined,
    facts: Readonly<Record<string, Fact | undefined>>,
    key: string,
  ): string {
    if (template === undefined) return key;
    return template.replace(HOLE, (_, name: string, one?: string, many?: string) => {
      if (name === 'theFaction') return this.theFaction(String(facts['faction'] ?? ''));
      if (name === 'option') return this.option(String(facts[name] ?? ''), facts['card']);
      const text = this.fact(name, facts[name]);
      return one === undefined ? text : `${text} ${this.isOne(Number(facts[name])) ? one : many}`;
    });
  }
  /** Half a step is singular in English too; in French all below two is. */
  isOne = (count: number): boolean =>
    this.#locale === 'fr' ? Math.abs(count) < 2 : count === 1 || count === 0.5;
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
  event = ({ kind, facts }: Event): string => {
    const { from, to } = facts;
    const said =
      kind === 'fcm'
        ? { ...facts, from: this.#control(Number(from)), to: this.#control(Number(to)) }
        : facts;
    return this.fill(this.#words.events[kind], said, kind);
  };
  /** Several in a row: what is activated, by its kind; the steps of one way, with what they take. */
  run = (events: readonly Event[]): string | undefined => {
    const [first] = events;
    if (first === undefined || events.length < 2) return undefined;
    return first.kind === 'marked' ? this.#activated(events) : this.#way(events);
  };
  #activated(events: readonly Event[]): string | undefined {
    const { side } = events[0]!.facts;
    if (events.some(({ kind, facts }) => kind !== 'marked' || facts['side'] !== side))
      return undefined;
    const markers = [...new Set(events.map(({ facts }) => facts['marker']))];
    const told = markers.map((marker) => {
      const marked = events.filter(({ facts }) => facts['marker'] === marker);
      return this.#toldTogether('marked', marked);
    });
    return told.join(' ');
  }
  #way(events: readonly Event[]): string | undefined {
    const steps = events.filter(({ kind }) => kind === 'moved');
    const taken = events.filter(({ kind }) => kind === 'took-control');
    const movers = new Set(steps.map(({ facts }) => JSON.stringify(facts['pieces'])));
    if (steps.length < 2 || movers.size > 1 || steps.length + taken.length < events.length)
      return undefined;
    const told = [this.#toldTogether('moved', steps)];
    if (taken.length > 0) told.push(this.#toldTogether('took-control', taken));
    return told.join(' ');
  }
  /** One sentence over events that differ in the space alone. */
  #toldTogether(kind: Event['kind'], events: readonly Event[]): string {
    const space = events.map(({ facts }) => String(facts['space']));
    return this.fill(this.#words.events[kind], { ...events[0]!.facts, space }, kind);
  }
  refusal = (code: string, facts: Facts): string => {
    const { codes } = facts;
    if (!Array.isArray(codes)) return this.fill(this.#words.refusals[code], facts, code);
    const each = codes.map((one) => this.refusal(String(one), withoutCodes(facts)));
    return each.map((sentence, i) => (i === 0 ? sentence : this.#alternative(sentence))).join(' ');
  };
  #alternative = (sentence: string): string =>
    this.#locale === 'fr' ? `Ou bien : ${sentence}` : `Or: ${sentence}`;
  warning = (code: string, facts: Facts): string =>
    this.fill(this.#words.warnings[code], facts, code);
  aim = ({ side, code, facts }: Aim): string =>
    this.fill(
      code in this.#words.aims ? this.#words.aims[code as AimCode] : undefined,
      { side, ...facts },
      code,
    );
  result = (over: Over): string => {
    if (over.winner === undefined) return this.#locale === 'fr' ? 'Partie nulle' : 'A draw';
    const side = this.word(over.winner);
    const margin =
      over.level === undefined ? '' : this.#locale === 'fr' ? ' de justesse' : ' narrowly';
    return this.#locale === 'fr' ? `${side} l’emporte${margin}` : `${side} wins${margin}`;
  };
}

const WITH_ARTICLE: readonly string[] = ['central-powers', 'czech-legion', 'usa'];

/** Lists of which one is enough, and what a member of a list is called where that is not told by its name. */
const ONE_OF: readonly string[] = ['alternatives', 'regions', 'spaces', 'states'];
const SINGULAR: Readonly<Record<string, string>> = { alternatives: 'faction' };
const CARD = /^(red|white|political)-\d+$/;
const REGION_KEYS: ReadonlySet<string> = new Set(REGIONS.map(({ key }) => key));
const withoutCodes = ({ codes: _, ...facts }: Facts): Facts => facts;

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
    run: speaker.run,
    refusal: ({ code, facts }) => speaker.refusal(code, facts),
    warning: ({ code, facts }) => speaker.warning(code, facts),
    aim: speaker.aim,
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
