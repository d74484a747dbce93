// One line of text per action, and back. Names are ASCII; reading forgives accents and capitals, nothing else.
import { type Action, EFFECTS } from './actions.ts';
import {
  ENVIRONMENT_NAMES,
  FRONT_NAMES,
  isSovietStrategy,
  isSovietSupport,
  NONE,
  PLACE_NAMES,
  SPACE_NAMES,
  STRATEGY_NAMES,
  type StrategyId,
  SUPPORT_NAMES,
  type SupportId,
  UNIT_NAMES,
} from './data/index.ts';

export function print(action: Action): string {
  switch (action.kind) {
    case 'place':
    case 'recover':
      return `${action.kind} ${UNIT_NAMES[action.unit]} ${FRONT_NAMES[action.front]}`;
    case 'move':
      return `move ${UNIT_NAMES[action.unit]} ${PLACE_NAMES[action.from]} ${SPACE_NAMES[action.to]}`;
    case 'mark':
    case 'unmark':
    case 'resolve':
    case 'onward':
    case 'retreat':
    case 'withdraw':
    case 'expose':
    case 'starve':
      return `${action.kind} ${SPACE_NAMES[action.space]}`;
    case 'box':
      return `box ${STRATEGY_NAMES[action.strategy]} ${FRONT_NAMES[action.front]}`;
    case 'unbox':
    case 'clear':
    case 'entrench':
    case 'answer':
      return `${action.kind} ${STRATEGY_NAMES[action.strategy]}`;
    case 'assign':
    case 'reinforce': {
      const line = `${action.kind} ${STRATEGY_NAMES[action.strategy]} ${UNIT_NAMES[action.unit]}`;
      return action.place === NONE ? line : `${line} ${PLACE_NAMES[action.place]}`;
    }
    case 'support':
      return `support ${STRATEGY_NAMES[action.strategy]} ${SUPPORT_NAMES[action.support]}`;
    case 'lay':
    case 'lift':
      return `${action.kind} ${isSovietSupport(action.support) ? 'soviet' : 'finland'} ${SUPPORT_NAMES[action.support]} ${FRONT_NAMES[action.front]}`;
    case 'environment':
      return `environment ${STRATEGY_NAMES[action.strategy]} ${ENVIRONMENT_NAMES[action.marker]}`;
    case 'attack':
      return `attack ${STRATEGY_NAMES[action.strategy]} ${SPACE_NAMES[action.target]} from ${SPACE_NAMES[action.start]}`;
    case 'engage':
    case 'lose':
    case 'advance':
    case 'take':
      return `${action.kind} ${UNIT_NAMES[action.unit]}`;
    case 'meretskov':
    case 'timoshenko':
    case 'mannerheim':
      return `${action.kind} ${EFFECTS[action.kind][action.effect]}`;
    case 'harass':
      return `harass ${SPACE_NAMES[action.space]} ${action.scouts}`;
    case 'stay':
      return `stay ${action.scouts}`;
    default:
      return action.kind;
  }
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const table = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, id) => [fold(name), id]));
const UNITS = table(UNIT_NAMES);
const FRONTS = table(FRONT_NAMES);
const PLACES = table(PLACE_NAMES);
const SPACES = table(SPACE_NAMES);
const STRATEGIES = table(STRATEGY_NAMES);
const ENVIRONMENTS = table(ENVIRONMENT_NAMES);
// ART, AIR and RENF exist on both sides: the strategy says which is meant. In a table the last of a name wins.
const FINNS_LAST = table(SUPPORT_NAMES);
const SOVIETS_LAST = new Map([...FINNS_LAST, ...table(SUPPORT_NAMES.slice(0, 9))]);
const supportsFor = (strategy: StrategyId): ReadonlyMap<string, SupportId> =>
  isSovietStrategy(strategy) ? SOVIETS_LAST : FINNS_LAST;

// Where no strategy says it, the side is named.
const OWN_SUPPORTS: readonly ReadonlyMap<string, SupportId>[] = [
  table(SUPPORT_NAMES.slice(0, 9)),
  new Map(SUPPORT_NAMES.slice(9).map((name, i) => [fold(name), 9 + i])),
];
const SIDES = table(['soviet', 'finland']);

/** Reads words one after another; a word that means nothing makes the whole line mean nothing. */
class Words {
  readonly #words: readonly string[];
  #next = 1;
  failed = false;

  constructor(words: readonly string[]) {
    this.#words = words;
  }
  get left(): number {
    return this.#words.length - this.#next;
  }
  word(): string {
    return this.#words[this.#next++] ?? '';
  }
  of(names: ReadonlyMap<string, number>): number {
    const id = names.get(this.word());
    if (id === undefined) this.failed = true;
    return id ?? NONE;
  }
  number(): number {
    const word = this.word();
    if (!/^\d$/.test(word)) this.failed = true;
    return Number(word);
  }
  literal(expected: string): void {
    if (this.word() !== expected) this.failed = true;
  }
}

export function parse(text: string): Action | undefined {
  if (text.length > 100) return undefined;
  const words = fold(text).split(' ');
  const reader = new Words(words);
  const action = read(words[0] ?? '', reader);
  return action && !reader.failed && reader.left === 0 ? action : undefined;
}

function read(kind: string, w: Words): Action | undefined {
  switch (kind) {
    case 'place':
    case 'recover':
      return { kind, unit: w.of(UNITS), front: w.of(FRONTS) };
    case 'move':
      return { kind, unit: w.of(UNITS), from: w.of(PLACES), to: w.of(SPACES) };
    case 'mark':
    case 'unmark':
    case 'resolve':
    case 'onward':
    case 'retreat':
    case 'withdraw':
    case 'expose':
    case 'starve':
      return { kind, space: w.of(SPACES) };
    case 'box':
      return { kind, strategy: w.of(STRATEGIES), front: w.of(FRONTS) };
    case 'unbox':
    case 'clear':
    case 'entrench':
    case 'answer':
      return { kind, strategy: w.of(STRATEGIES) };
    case 'assign':
    case 'reinforce': {
      const strategy = w.of(STRATEGIES);
      const unit = w.of(UNITS);
      return { kind, strategy, unit, place: w.left > 0 ? w.of(PLACES) : NONE };
    }
    case 'support': {
      const strategy = w.of(STRATEGIES);
      return { kind, strategy, support: w.of(supportsFor(strategy)) };
    }
    case 'lay':
    case 'lift': {
      const supports = OWN_SUPPORTS[w.of(SIDES)] ?? FINNS_LAST;
      return { kind, support: w.of(supports), front: w.of(FRONTS) };
    }
    case 'environment':
      return { kind, strategy: w.of(STRATEGIES), marker: w.of(ENVIRONMENTS) };
    case 'attack': {
      const strategy = w.of(STRATEGIES);
      const target = w.of(SPACES);
      w.literal('from');
      return { kind, strategy, target, start: w.of(SPACES) };
    }
    case 'engage':
    case 'lose':
    case 'advance':
    case 'take':
      return { kind, unit: w.of(UNITS) };
    case 'meretskov':
    case 'timoshenko':
    case 'mannerheim':
      return { kind, effect: w.of(table(EFFECTS[kind])) };
    case 'harass':
      return { kind, space: w.of(SPACES), scouts: w.number() };
    case 'stay':
      return { kind, scouts: w.number() };
    case 'commit':
    case 'decline':
    case 'end':
    case 'hold':
    case 'nkvd':
    case 'fall-back':
    case 'fight':
    case 'stop':
    case 'pass':
    case 'done':
      return { kind };
    default:
      return undefined;
  }
}
