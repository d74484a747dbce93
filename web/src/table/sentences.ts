// Sentences that no single game owns: refusals of server and engine, and log lines without events.
import {
  type AnyAction,
  type AnyGame,
  CHANCE,
  type GameEvent,
  type Locale,
  parseAction,
  type Refusal,
  refusalText,
  type Setup,
  type Side,
  type Texts,
} from '@motti/engine';
import { SERVER_TEXTS, type ServerRefusal } from '@motti/protocol';
import { words } from '../words/index.ts';
import type { AnyTable, TableEntry } from './table.svelte.ts';

type AnyTexts = Texts<AnyAction, GameEvent>;

/** A refusal in words: the server's own, the engine's, or the game's. */
export function refusalSentence(
  { game, setup }: { readonly game: AnyGame; readonly setup: Setup },
  refusal: Refusal,
  locale: Locale,
): string {
  const own = SERVER_TEXTS[locale];
  return refusal.clause === 'server' && refusal.code in own
    ? own[refusal.code as ServerRefusal](refusal.facts)
    : refusalText(game, refusal, locale, setup);
}

const said = new WeakMap<TableEntry, { readonly locale: Locale; readonly sentences: string[] }>();

/** An entry of the log: what happened, else what was done, else that something was done in secret. */
export function entrySentences(table: AnyTable, entry: TableEntry): string[] {
  const known = said.get(entry);
  if (known?.locale === table.locale) return known.sentences;
  const sentences = makeSentences(table, entry);
  said.set(entry, { locale: table.locale, sentences });
  return sentences;
}

function makeSentences(table: AnyTable, entry: TableEntry): string[] {
  const { texts } = table;
  const told = entry.events.map((event) => texts.event(event)).filter((text) => text !== '');
  if (told.length > 0) return told;
  if (entry.text === undefined)
    return [
      entry.side === CHANCE ? words().secretRoll : words().secretly(sideName(texts, entry.side)),
    ];
  const action = parseAction(table.game, entry.text);
  return action ? [texts.action(action)] : [entry.text];
}

export const sideName = (texts: AnyTexts, side: Side): string =>
  side === CHANCE ? words().chance : texts.side(side);
