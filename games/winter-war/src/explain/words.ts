// The shape of the game's words: a sentence for every code, event, step and label. A missing one does not compile.
import type { Facts } from '@motti/engine';
import type { ActionKind, Answer, Cause, EndedStep, Event } from '../actions.ts';
import { hexNamed, placeName, typeOf, unitNamed } from '../data/index.ts';
import type { AttackCode } from '../phases/attack.ts';
import type { BeforeCombatCode } from '../phases/before-combat.ts';
import type { CombatCode } from '../phases/combat.ts';
import type { DeploymentCode } from '../phases/deployment.ts';
import type { InterphaseCode } from '../phases/interphase.ts';
import type { MovementCode } from '../phases/movement.ts';
import type { OrderCode } from '../phases/orders.ts';
import type { ReinforcementCode } from '../phases/reinforcement.ts';
import type { Step } from '../state.ts';

export type RefusalCode =
  | DeploymentCode
  | ReinforcementCode
  | MovementCode
  | BeforeCombatCode
  | AttackCode
  | CombatCode
  | InterphaseCode
  | OrderCode
  | 'wrong-step'
  | 'only-one-advances'
  | 'no-advance-now'
  | 'out-of-reach';

/** Labels of breakdown lines. */
export type Term =
  | 'attack-strength'
  | 'defense-strength'
  | 'fell-back'
  | 'fort'
  | 'city'
  | 'supply-city'
  | 'across-water'
  | 'from-sea'
  | 'isolated'
  | 'row-west-of-viipuri'
  | 'city-captured'
  | 'mannerheim-line'
  | 'south-cleared'
  | 'allied-units'
  | 'soviet-city-lost'
  | 'garrison-short'
  | 'fort-captured'
  | 'corps-lost';

/** Names of gauges and breakdowns. */
export type Name =
  | 'attack'
  | 'defense'
  | 'points'
  | 'turn'
  | 'units.soviet'
  | 'units.finland'
  | 'strength.soviet'
  | 'strength.finland'
  | 'lost.soviet'
  | 'lost.finland'
  | 'isolated.soviet'
  | 'isolated.finland'
  | 'cities.finland'
  | 'forts.soviet'
  | 'garrison';

export type PromptStep = Exclude<Step, 'over'>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;

/** Everything that one language has to say. */
export interface Words {
  readonly title: string;
  readonly subtitle: string;
  readonly sides: Readonly<Record<'soviet' | 'finland', string>>;
  /** Who plays a side, at the beginning of a sentence. */
  readonly player: (side: string) => string;
  readonly scenarios: Readonly<
    Record<'standard' | 'events' | 'isthmus', { readonly name: string; readonly summary: string }>
  >;
  readonly options: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly optionValues: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<PromptStep, (facts: Facts) => string>>;
  readonly waiting: Readonly<Record<PromptStep, string>>;
  /** A step that a player has ended. */
  readonly ended: Readonly<Record<EndedStep, string>>;
  readonly actions: Readonly<Record<ActionKind | 'roll', string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  readonly events: { readonly [K in Event['kind']]: (event: EventOf<K>) => string };
  readonly causes: Readonly<Record<Cause, string>>;
  readonly refusals: Readonly<Record<RefusalCode, (facts: Facts) => string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly names: Readonly<Record<Name, string>>;
  readonly levels: Readonly<Record<string, string>>;
}

export interface UnitWords {
  /** How a unit of this type is called, by arm and size. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Puts strengths, kind and number together. */
  label(strengths: string, kind: string, number: string): string;
  readonly hex: string;
  /** In a hex, by its label: `in Summa (1305)`. */
  in(label: string): string;
}

/** What a player has ended, and what comes next; between two attacks that goes without saying. */
export function endedText(
  words: Pick<Words, 'player' | 'waiting' | 'ended'>,
  { side, step, next, nextSide }: EventOf<'step-ended'>,
): string {
  const ended = words.ended[step].replace('{player}', words.player(side));
  if (next === 'over' || step === 'advance') return ended;
  return `${ended} ${words.waiting[next].replace('{player}', words.player(nextSide))}`;
}

/** Labels of a breakdown, as a reader calls them. */
export const termList = (terms: Words['terms'], labels: string): string =>
  labels
    .split(' ')
    .map((label) => terms[label as Term])
    .join(', ');

/** A unit by its name, as a reader calls it. */
export function unitLabel(words: UnitWords, name: string): string {
  const unit = unitNamed(name);
  if (unit === undefined) return name;
  const type = typeOf(unit);
  const number = name.slice(name.lastIndexOf('-') + 1);
  return words.label(type.strengths, words.kinds[type.id] ?? type.id, number);
}

/** Several units, of one type grouped. */
export const unitList = (words: UnitWords, names: unknown, and: string): string => {
  const labels = String(names)
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => unitLabel(words, name));
  if (labels.length < 2) return labels.join('');
  return `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
};

/** A hex by its name: the town it holds, and its number. */
export function hexLabelOf(words: UnitWords, name: unknown): string {
  const hex = hexNamed(String(name));
  const place = hex === undefined ? undefined : placeName(hex);
  return place === undefined ? `${words.hex} ${String(name)}` : `${place} (${String(name)})`;
}

export const hexList = (words: UnitWords, names: unknown, and: string): string => {
  const labels = String(names)
    .split(' ')
    .map((name) => hexLabelOf(words, name));
  if (labels.length < 2) return labels.join('');
  return `${labels.slice(0, -1).join(', ')} ${and} ${labels.at(-1)}`;
};

/** The units of a type carry their strengths as a name: 6-6-2. */
export const TYPE_IDS = [
  'F662',
  'F442',
  'F333',
  'F223',
  'F223C',
  'F113',
  'F003',
  'F222',
  'A322',
  'DUM',
  'S2012',
  'S1282',
  'S642',
  'S533',
  'S222',
  'S832',
  'S223',
  'S212',
  'S213',
  'SHQ',
  'NKVD',
  'S311',
] as const;
export type TypeId = (typeof TYPE_IDS)[number];
