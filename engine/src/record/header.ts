// The tags of a record as meaning: which game, which set-up, who plays, which dice.
import {
  type AnyGame,
  type Json,
  LOCALES,
  type Locale,
  type Options,
  PositionError,
  type Setup,
  type Side,
} from '../contract.ts';
import { isPledge, isSalt, isSeed } from '../dice.ts';
import { fullOptions, problemText, scenarioError, scenarioOptions } from '../scenario.ts';
import { RecordError } from './mistake.ts';
import {
  DICE_KINDS,
  type DiceKind,
  FORMAT,
  type MatchRecord,
  parseResult,
  parseSignature,
  pledgeTag,
  SPECTATOR,
  saltTag,
  sideTag,
} from './record.ts';
import { hiddenTag, type Scan, type Written } from './scan.ts';
import { isSeal } from './seal.ts';
import type { Tag } from './tags.ts';

export type GameOf = (id: string) => AnyGame | undefined;
export type Header = Omit<MatchRecord, 'lines'>;

/** The names of tags that are no side's. */
const NAMES = [
  'Motti',
  'Game',
  'Rules',
  'Scenario',
  'ScenarioData',
  'Options',
  'Dice',
  'Commitment',
  'Seed',
  'Result',
  'Date',
  'Viewer',
  'Checks',
  'Signature',
];

export function readHeader(
  { tags, comments }: Scan,
  gameOf: GameOf,
): { header: Header; game: AnyGame } {
  const table = new TagTable(tags, comments);
  table.read('Motti', true, (value) => (value === FORMAT ? value : undefined));
  const game = table.read('Game', true, (value, tag) => {
    const found = gameOf(value);
    if (!found) throw new RecordError('unknown-game', tag.line, tag.column, { value });
    return found;
  })!;
  table.checkNames(game.sides);
  const rules = table.read('Rules', true, (value, tag) => {
    const version = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
    if (version !== undefined && version > game.rules)
      throw new RecordError('newer-rules', tag.line, tag.column, { value, limit: game.rules });
    return version;
  })!;
  const setup = readSetup(table, game);
  const header: Header = {
    game: game.id,
    rules,
    setup,
    players: readPlayers(table, game, setup),
    ...readDice(table, game),
    ...present(
      'result',
      table.read('Result', false, (value) => parseResult(value, game.sides)),
    ),
    ...present(
      'date',
      table.read('Date', false, (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)),
    ),
    ...present(
      'viewer',
      table.read('Viewer', false, (value) =>
        value === SPECTATOR || game.sides.includes(value) ? value : undefined,
      ),
    ),
    ...present('signature', table.read('Signature', false, parseSignature)),
  };
  table.read('Checks', false, (value) => (isSeal(value) ? value : undefined));
  return { header, game };
}

function readSetup(table: TagTable, game: AnyGame): Setup {
  const data = table.read('ScenarioData', false, parseJson);
  const scenario = table.read('Scenario', true, (value) =>
    data !== undefined || game.scenarios.some(({ id }) => id === value) ? value : undefined,
  )!;
  if (data !== undefined) table.read('ScenarioData', true, (_, tag) => checkData(game, data, tag));
  const { fixed } = scenarioOptions(game, scenario, data);
  const given = table.read('Options', false, (value) => parseOptions(value, game, fixed)) ?? {};
  const options = fullOptions(game, scenario, given, data);
  if (data === undefined) return { scenario, options };
  const setup = { scenario, options, data };
  table.read('ScenarioData', true, () => (isPlayable(game, setup) ? data : undefined));
  return setup;
}

/** The scenario as it is, or which of its problems is an error, and where. */
function checkData(game: AnyGame, data: Json, tag: Tag): Json {
  const error = scenarioError(game, data);
  if (!error) return data;
  const why = Object.fromEntries(
    LOCALES.map((locale) => [locale, problemText(game, error, locale)]),
  ) as Record<Locale, string>;
  throw new RecordError('bad-scenario', tag.line, tag.column, { why });
}

/** Does the game accept a scenario made by players? */
function isPlayable(game: AnyGame, setup: Setup): boolean {
  try {
    game.setup(setup);
    return true;
  } catch (error) {
    if (error instanceof PositionError) return false;
    throw error;
  }
}

/** A value that is JSON; `undefined` when it is not. */
function parseJson(value: string): Json | undefined {
  try {
    return JSON.parse(value) as Json;
  } catch {
    return undefined;
  }
}

function parseOptions(text: string, game: AnyGame, fixed: Options): Options | undefined {
  const options: Record<string, string> = {};
  for (const word of text.split(' ')) {
    const equals = word.indexOf('=');
    const key = word.slice(0, equals);
    const value = word.slice(equals + 1);
    const info = game.options.find((option) => option.key === key);
    if (equals < 1 || !info?.values.includes(value) || Object.hasOwn(options, key))
      return undefined;
    if ((fixed[key] ?? value) !== value) return undefined;
    options[key] = value;
  }
  return options;
}

function readPlayers(table: TagTable, game: AnyGame, setup: Setup): Record<Side, string> {
  const seats = game.seats(setup);
  const players: Record<Side, string> = {};
  for (const side of game.sides) {
    const name = table.read(sideTag(side), seats.includes(side), (value) => value || undefined);
    if (name !== undefined) players[side] = name;
  }
  return players;
}

function readDice(
  table: TagTable,
  game: AnyGame,
): Pick<MatchRecord, 'dice' | 'commitment' | 'pledges' | 'salts' | 'seed'> {
  const dice = table.read('Dice', true, (value) =>
    DICE_KINDS.find((kind): kind is DiceKind => kind === value),
  )!;
  const fair = dice === 'hmac-sha256';
  const hash = (value: string) => (fair && isSeed(value) ? value : undefined);
  const commitment = table.read('Commitment', fair, hash);
  const seed = table.read('Seed', false, dice === 'seeded' ? (value) => value || undefined : hash);
  const shares = (tag: (side: Side) => string, fits: (value: string) => boolean) => {
    const found: Record<Side, string> = {};
    for (const side of game.sides) {
      const value = table.read(tag(side), false, (text) => (fair && fits(text) ? text : undefined));
      if (value !== undefined) found[side] = value;
    }
    return found;
  };
  const pledges = shares(pledgeTag, isPledge);
  return {
    dice,
    ...present('commitment', commitment),
    ...(Object.keys(pledges).length > 0 ? { pledges } : {}),
    salts: shares(saltTag, isSalt),
    ...present('seed', seed),
  };
}

function present<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}

/** Tags by name; every name at most once. */
class TagTable {
  readonly #tags = new Map<string, Tag>();
  readonly #comments: readonly Written[];
  readonly #end: number;

  constructor(tags: readonly Tag[], comments: readonly Written[]) {
    for (const tag of tags) {
      const { name, line, column } = tag;
      if (this.#tags.has(name)) throw new RecordError('duplicate-tag', line, column, { name });
      this.#tags.set(name, tag);
    }
    this.#comments = comments;
    this.#end = (tags.at(-1)?.line ?? 0) + 1;
  }

  /** The meaning of a tag: `meaning` answers `undefined` for a value that makes no sense. */
  read<Value>(
    name: string,
    required: boolean,
    meaning: (value: string, tag: Tag) => Value | undefined,
  ): Value | undefined {
    const tag = this.#tags.get(name);
    if (!tag) {
      if (required) throw new RecordError('missing-tag', this.#lineWithout(name), 1, { name });
      return undefined;
    }
    const value = meaning(tag.value, tag);
    if (value !== undefined) return value;
    const column = tag.column + name.length + 3;
    const shown = tag.value.length > 60 ? `${tag.value.slice(0, 60)}…` : tag.value;
    throw new RecordError('bad-value', tag.line, column, { name, value: shown });
  }

  /** Where a missing tag should stand: where a comment hides it, first or second, else after the last. */
  #lineWithout(name: string): number {
    const place = ['Motti', 'Game'].indexOf(name);
    const other = [...this.#tags.values()][place]?.line;
    return hiddenTag(this.#comments, name) ?? other ?? this.#end;
  }

  checkNames(sides: readonly Side[]): void {
    const known = new Set(NAMES);
    for (const side of sides) known.add(sideTag(side)).add(pledgeTag(side)).add(saltTag(side));
    for (const { name, line, column } of this.#tags.values())
      if (!known.has(name)) throw new RecordError('unknown-tag', line, column, { name });
  }
}
