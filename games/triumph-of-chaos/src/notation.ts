// One line of text per action, and back: the kind, then what it names, in the order of the table.
import { ACTIONS, type Action, type ActionArgs, type ActionKind } from './actions.ts';
import { FACTIONS, SPACES } from './data/index.ts';
import { keyOf } from './rules/pieces.ts';
import {
  ALL_CARDS,
  ALL_PIECES,
  BOX_NAMES,
  numberOfCard,
  POLITICAL_CARDS,
  SIDE_NAMES,
  sideOfCard,
} from './state.ts';

const slug = (text: string): string => text.toLowerCase().replaceAll(' ', '-');
const SPACE_SLUGS: readonly string[] = SPACES.map(({ name }) => slug(name));
const CARD_KEYS = ALL_CARDS.map((card) => `${SIDE_NAMES[sideOfCard(card)]}-${numberOfCard(card)}`);
const POLITICAL_KEYS = POLITICAL_CARDS.map((card) => `pc-${card + 1}`);

type Field = keyof ActionArgs;
/** Names of a field by number; `count` and `option` are written as they are. */
const NAMES: Readonly<Partial<Record<Field, readonly string[]>>> = {
  piece: ALL_PIECES.map(keyOf),
  space: SPACE_SLUGS,
  via: SPACE_SLUGS,
  faction: FACTIONS.map(({ key }) => key),
  card: CARD_KEYS,
  political: POLITICAL_KEYS,
  box: BOX_NAMES,
};
const INDEX = Object.fromEntries(
  Object.entries(NAMES).map(([field, list]) => [
    field,
    new Map((list ?? []).map((name, id) => [name, id])),
  ]),
);

export function print(action: Action): string {
  const fields: readonly Field[] = ACTIONS[action.kind];
  let line: string = action.kind;
  const values = action as Readonly<Partial<Record<Field, number | string>>>;
  for (const field of fields) {
    const value = values[field];
    const names = NAMES[field];
    line += ` ${names && typeof value === 'number' ? names[value] : value}`;
  }
  return line;
}

const isKind = (word: string): word is ActionKind => Object.hasOwn(ACTIONS, word);

export function parse(text: string): Action | undefined {
  if (text.length > 120) return undefined;
  const words = text.split(' ');
  const kind = words[0]!;
  if (!isKind(kind)) return undefined;
  const fields: readonly Field[] = ACTIONS[kind];
  if (words.length !== fields.length + 1) return undefined;
  const action: Record<string, string | number> = { kind };
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    const value = valueOfWord(field, words[i + 1]!);
    if (value === undefined) return undefined;
    action[field] = value;
  }
  // Built by the table that also makes the type.
  return action as unknown as Action;
}

function valueOfWord(field: Field, word: string): string | number | undefined {
  if (field === 'count') return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
  if (field === 'option') return /^[a-z][a-zA-Z-]{0,40}$/.test(word) ? word : undefined;
  const index = INDEX[field];
  return index?.get(word) ?? index?.get(word.toLowerCase());
}
