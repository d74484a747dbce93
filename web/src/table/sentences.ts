// Sentences that no single game owns: the engine's own refusals, and log lines without events.
import {
  type AnyAction,
  CHANCE,
  type GameEvent,
  parseAction,
  type Refusal,
  type Side,
  type Texts,
} from '@motti/engine';
import { words } from '../words/index.ts';
import type { AnyTable, TableEntry } from './table.svelte.ts';

type AnyTexts = Texts<AnyAction, GameEvent>;

/** A refusal in words; those of the engine itself are the page's to say. */
export function refusalSentence(texts: AnyTexts, refusal: Refusal): string {
  const own = words().refusals;
  return refusal.code in own ? own[refusal.code as keyof typeof own] : texts.refusal(refusal);
}

/** An entry of the log: what happened, else what was done, else that something was done in secret. */
export function entrySentences(table: AnyTable, entry: TableEntry): string[] {
  const { texts } = table;
  const said = entry.events.map((event) => texts.event(event)).filter((text) => text !== '');
  if (said.length > 0) return said;
  if (entry.text === undefined) return [words().secretly(sideName(texts, entry.side))];
  const action = parseAction(table.game, entry.text);
  return action ? [texts.action(action)] : [entry.text];
}

export const sideName = (texts: AnyTexts, side: Side): string =>
  side === CHANCE ? words().chance : texts.side(side);
