// A language and the scenario of a match -> the words as everybody asks for them.
import type { Fact, Locale, Setup, Texts } from '@motti/engine';
import type { Action, Event } from '../actions.ts';
import { CATALOGUE, isScenarioId, SCENARIOS, type ScenarioId } from '../data/index.ts';
import type { ElementType, Scenario } from '../scenario/format.ts';
import type { Catalogue, Fixed, Names } from './catalogue.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import { WARNINGS } from './warnings.ts';

const LANGUAGES: Readonly<Record<Locale, Fixed>> = { en, fr };

type Say = (fact: unknown, more?: unknown) => string;

/** The words of a language; with a set-up they know what its scenario calls sides, types and places. */
export function texts(locale: Locale, setup?: Setup): Texts<Action, Event> {
  const fixed = LANGUAGES[locale];
  const known = knownScenario(setup);
  const names = namesOf(fixed, known);
  const words = fixed.catalogue(names);
  // The key has been looked up in a table of all keys: the function fits its argument.
  const find = (table: object, key: string): Say | undefined =>
    Object.hasOwn(table, key) ? (table as Readonly<Record<string, Say>>)[key] : undefined;
  const say = (table: object, key: string, fact: unknown, more?: unknown): string =>
    find(table, key)?.(fact, more) ?? key;
  // A sentence may begin with the name of a base or a place.
  const tell = (event: Event): string => capitalised(say(words.events, event.kind, event));
  const option = (key: string) => Object.entries(fixed.options).find(([name]) => name === key)?.[1];
  return {
    title: fixed.title,
    subtitle: fixed.subtitle,
    side: (side) => names.side(side),
    scenario: (id) => scenarioText(fixed, id, known),
    option: (key) => option(key) ?? { name: key, help: '' },
    optionValue: (key, value) => option(key)?.values[value] ?? value,
    prompt: (ask, side) => say(words.prompts, ask.kind, ask, side),
    waiting: (ask, sides) => say(words.waiting, ask.kind, ask, sides),
    action: (action) =>
      action.kind === 'roll' ? words.roll(action.dice) : say(words.actions, action.kind, action),
    event: tell,
    run: (events) => runOf(words, names, tell, events),
    refusal: ({ code, facts }) =>
      withStop(
        (find(words.refusals, code) ?? find(fixed.problems, code))?.(facts) ?? code,
        facts['stop'],
        locale,
      ),
    warning: ({ code, facts }) => find(WARNINGS[locale], code)?.(facts) ?? code,
    aim: (aim) => say(words.aims, aim.code, aim),
    term: (label) => fixed.terms[label] ?? label,
    name: (key) => nameOf(fixed, names, key),
    result: (over) => words.result(over),
  };
}

/** What may come of the last step of a way. */
const ENDS_OF_A_WAY: ReadonlySet<string> = new Set(['stopped', 'released', 'base-captured']);

type Moved = Extract<Event, { readonly kind: 'moved' }>;

/** The steps of one way, and what ends it. */
function runOf(
  words: Catalogue,
  names: Names,
  tell: (event: Event) => string,
  events: readonly Event[],
): string | undefined {
  const steps: Moved[] = [];
  for (const event of events) {
    if (event.kind !== 'moved' || (steps.length > 0 && steps.at(-1)?.at !== event.from)) break;
    steps.push(event);
  }
  const rest = events.slice(steps.length);
  if (steps.length < 2 || rest.some(({ kind }) => !ENDS_OF_A_WAY.has(kind))) return undefined;
  const places = [steps[0]!.from, ...steps.map(({ at }) => at)].map((label) => names.place(label));
  const way = words.way(
    places,
    steps.every(({ road }) => road),
  );
  return [way, ...rest.map(tell)].join(' ');
}

const AS_FAR_AS: Readonly<Record<Locale, (place: string) => string>> = {
  en: (place) => `The path is good as far as ${place}.`,
  fr: (place) => `Le chemin est bon jusqu’à ${place}.`,
};

/** HP-G12: a refused path says how far it could go. */
const withStop = (sentence: string, stop: Fact | undefined, locale: Locale): string =>
  stop === undefined ? sentence : `${sentence} ${AS_FAR_AS[locale](String(stop))}`;

/** What the box and its scenarios call a type in their files. */
const CALLED: ReadonlySet<string> = new Set(
  [...CATALOGUE, ...Object.values(SCENARIOS).flatMap(({ elementTypes }) => elementTypes)].map(
    ({ id, name }) => `${id} ${name}`,
  ),
);

type NamedType = Pick<ElementType, 'id' | 'name'>;

/** A type of a file by name: a player's own as the file says, one of the box in the reader's language. */
const typeIn = (fixed: Fixed, { id, name }: NamedType): string =>
  (CALLED.has(`${id} ${name}`) ? fixed.types[id] : undefined) ?? name;
export const typeName = (locale: Locale, type: NamedType): string =>
  typeIn(LANGUAGES[locale], type);

/** A scenario of the box with its names in this language: what a player begins their own file with. */
export function scenarioIn(locale: Locale, id: ScenarioId): Scenario {
  const scenario = SCENARIOS[id];
  const text = LANGUAGES[locale].scenarios[id];
  const named = <Of extends object>(of: Of, name: string | undefined): Of =>
    name === undefined ? of : { ...of, name };
  const saidIn = <Of extends { readonly name?: string }>(of: Of): Of =>
    named(of, text.said[of.name ?? '']);
  const labelled = <Of extends { readonly label?: string }>(of: Of): Of => {
    const label = text.said[of.label ?? ''];
    return label === undefined ? of : { ...of, label };
  };
  const ground = (terrain: NonNullable<Scenario['terrain']>) => ({
    ...terrain,
    key: Object.fromEntries(
      Object.entries(terrain.key).map(([sign, one]) => [sign, labelled(one)]),
    ),
  });
  return {
    ...scenario,
    title: text.name,
    subtitle: text.summary,
    ...(scenario.terrain && { terrain: ground(scenario.terrain) }),
    roads: (scenario.roads ?? []).map(saidIn),
    bridges: (scenario.bridges ?? []).map(saidIn),
    places: (scenario.places ?? []).map((place) => named(place, text.places[place.cell ?? ''])),
    objectives: (scenario.objectives ?? []).map((one) => named(one, text.objectives[one.id])),
    sides: scenario.sides.map((side) => ({
      ...named(side, text.sides[side.id]),
      bases: side.bases.map((base) => named(base, text.bases[base.id])),
      forces: side.forces.map(labelled),
      reinforcements: (side.reinforcements ?? []).map((one) =>
        named(one, text.reinforcements[one.id]),
      ),
    })) as unknown as Scenario['sides'],
  };
}

interface KnownScenario {
  readonly id: ScenarioId | undefined;
  readonly scenario: Scenario | undefined;
}

/** A file has been checked when a match begins; here only its names are read. */
function knownScenario(setup: Setup | undefined): KnownScenario {
  if (!setup) return { id: undefined, scenario: undefined };
  if (setup.data !== undefined) {
    return { id: undefined, scenario: setup.data as unknown as Scenario };
  }
  const id = isScenarioId(setup.scenario) ? setup.scenario : undefined;
  return { id, scenario: id && SCENARIOS[id] };
}

function scenarioText(
  fixed: Fixed,
  id: string,
  known: KnownScenario,
): { readonly name: string; readonly summary: string } {
  if (known.scenario && known.id === undefined) {
    return { name: known.scenario.title, summary: known.scenario.subtitle ?? '' };
  }
  return isScenarioId(id) ? fixed.scenarios[id] : { name: id, summary: '' };
}

const SEATS = ['blue', 'red'];

function namesOf(fixed: Fixed, { id, scenario }: KnownScenario): Names {
  const text = id && fixed.scenarios[id];
  const types = new Map(scenario?.elementTypes.map((type) => [type.id, typeIn(fixed, type)]));
  const places = new Map(scenario?.places?.map(({ cell, name }) => [cell, name]));
  const bases = new Map(
    scenario?.sides.flatMap((side) => side.bases.map((base) => [base.id, base.name ?? base.id])),
  );
  const reinforcements = new Map(
    scenario?.sides.flatMap((side) =>
      (side.reinforcements ?? []).map((entry) => [entry.id, entry.name ?? entry.id]),
    ),
  );
  const objectives = new Map(scenario?.objectives?.map((one) => [one.id, one.name]));
  const seatName = (seat: string): string =>
    Object.entries(fixed.seats).find(([key]) => key === seat)?.[1] ?? seat;
  return {
    side: (seat) => {
      const side = scenario?.sides[SEATS.indexOf(seat)];
      return side ? (text?.sides[side.id] ?? side.name) : seatName(seat);
    },
    type: (type) => types.get(type) ?? type,
    place: (label) => {
      const name = text?.places[label] ?? places.get(label);
      return name ? fixed.placed(name, label) : label;
    },
    base: (base) => text?.bases[base] ?? bases.get(base) ?? base,
    objective: (entry) => text?.objectives[entry] ?? objectives.get(entry) ?? entry,
    reinforcement: (entry) => text?.reinforcements[entry] ?? reinforcements.get(entry) ?? entry,
  };
}

/** Things that the scenario names, asked for by what they are: `type:bt5`, `place:0605`. */
const NOUNS = ['type', 'place', 'base', 'reinforcement', 'objective'] as const;

/** `strength.blue` is the strength of that side; `blue` the side's own total; `base:JP-1` what the scenario calls it. */
function nameOf(fixed: Fixed, names: Names, key: string): string {
  const noun = NOUNS.find((one) => key.startsWith(`${one}:`));
  if (noun) return names[noun](key.slice(noun.length + 1));
  const [stem = key, seat] = key.split('.');
  if (SEATS.includes(key)) return names.side(key);
  const name = fixed.names[stem] ?? stem;
  return seat === undefined ? name : fixed.of(name, names.side(seat));
}

const capitalised = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);
