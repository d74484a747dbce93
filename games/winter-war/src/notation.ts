// One line of text per action, in names: print and parse.
import { type Action, ANSWERS, type Answer } from './actions.ts';
import { type HexId, hexName, hexNamed, SUPPLY_CITIES, unitName, unitNamed } from './data/index.ts';
import { cityName, NO_CITY } from './phases/orders.ts';
import { RIDE } from './rules/path.ts';

const hexes = (list: readonly number[]): string => list.map(hexName).join(' ');

const step = (hex: HexId): string => (hex >= RIDE ? `rail ${hexName(hex - RIDE)}` : hexName(hex));

export const printMove = (move: Extract<Action, { kind: 'move' }>): string =>
  ['move', unitName(move.unit), ...move.path.map(step)].join(' ');

export function print(action: Action): string {
  switch (action.kind) {
    case 'place':
    case 'retreat':
    case 'advance':
      return `${action.kind} ${unitName(action.unit)} ${hexName(action.hex)}`;
    case 'take':
    case 'select':
    case 'join':
    case 'lose':
    case 'withdraw':
      return `${action.kind} ${unitName(action.unit)}`;
    case 'also':
    case 'drop':
    case 'ride':
      return `${action.kind} ${hexName(action.hex)}`;
    case 'move':
      return printMove(action);
    case 'attack': {
      const units = action.units.map(unitName).join(' ');
      return `attack ${hexes(action.targets)}${units === '' ? '' : ` with ${units}`}`;
    }
    case 'answer':
      return `answer ${action.answer}`;
    case 'priority':
      return `priority ${unitName(action.unit)} ${action.rank}`;
    case 'pin':
    case 'nearest':
      return `${action.kind} ${unitName(action.unit)} ${cityName(action.city)}`;
    case 'leave':
    case 'resolve':
    case 'done':
      return action.kind;
  }
}

/** The action of a line, or nothing when it makes no sense. Strict: what prints is what parses. */
export function parse(text: string): Action | undefined {
  const [word, ...rest] = text.split(' ');
  switch (word) {
    case 'place':
    case 'retreat':
    case 'advance': {
      const unit = unitNamed(rest[0] ?? '');
      const hex = hexNamed(rest[1] ?? '');
      if (unit === undefined || hex === undefined || rest.length !== 2) return undefined;
      return { kind: word, unit, hex };
    }
    case 'take':
    case 'select':
    case 'join':
    case 'lose':
    case 'withdraw': {
      const unit = unitNamed(rest[0] ?? '');
      return unit === undefined || rest.length !== 1 ? undefined : { kind: word, unit };
    }
    case 'also':
    case 'drop':
    case 'ride': {
      const hex = hexNamed(rest[0] ?? '');
      return hex === undefined || rest.length !== 1 ? undefined : { kind: word, hex };
    }
    case 'move':
      return parseMove(rest);
    case 'attack':
      return parseAttack(rest);
    case 'answer':
      return rest.length === 1 && (ANSWERS as readonly string[]).includes(rest[0]!)
        ? { kind: 'answer', answer: rest[0] as Answer }
        : undefined;
    case 'priority':
      return parsePriority(rest);
    case 'pin':
    case 'nearest': {
      const unit = unitNamed(rest[0] ?? '');
      const city = cityNamed(rest[1]);
      if (unit === undefined || city === undefined || rest.length !== 2) return undefined;
      return { kind: word, unit, city };
    }
    case 'leave':
    case 'resolve':
    case 'done':
      return rest.length === 0 ? { kind: word } : undefined;
    default:
      return undefined;
  }
}

/** Longer lines than any map needs are not read. */
const MOST_STEPS = 200;

function parseMove(words: readonly string[]): Action | undefined {
  const unit = unitNamed(words[0] ?? '');
  if (unit === undefined || words.length > MOST_STEPS) return undefined;
  const path: HexId[] = [];
  for (let i = 1; i < words.length; i++) {
    const rides = words[i] === 'rail';
    const hex = hexNamed(words[rides ? ++i : i] ?? '');
    if (hex === undefined) return undefined;
    path.push(rides ? hex + RIDE : hex);
  }
  return path.length === 0 ? undefined : { kind: 'move', unit, path };
}

function parseAttack(words: readonly string[]): Action | undefined {
  const at = words.indexOf('with');
  const targets = (at < 0 ? words : words.slice(0, at)).map(hexNamed);
  const units = (at < 0 ? [] : words.slice(at + 1)).map(unitNamed);
  if (targets.length === 0 || (at >= 0 && units.length === 0)) return undefined;
  if (!isKnown(targets) || !isKnown(units)) return undefined;
  if (new Set(targets).size < targets.length || new Set(units).size < units.length)
    return undefined;
  return at < 0 && targets.length > 1 ? undefined : { kind: 'attack', targets, units };
}

const isKnown = (list: readonly (number | undefined)[]): list is readonly number[] =>
  list.every((entry) => entry !== undefined);

function parsePriority(words: readonly string[]): Action | undefined {
  const unit = unitNamed(words[0] ?? '');
  if (unit === undefined || words.length !== 2 || !/^[1-9]\d?$/.test(words[1]!)) return undefined;
  return { kind: 'priority', unit, rank: Number(words[1]) };
}

function cityNamed(name: string | undefined): number | undefined {
  if (name === NO_CITY) return -1;
  const city = SUPPLY_CITIES.findIndex((entry) => entry.name === name);
  return city < 0 ? undefined : city;
}
