// The table as this skin sees it.
import type { Ask } from '@motti/engine';
import type { Action, Event, State, View } from '@motti/hourra-pobieda';
import type { AskKind } from '@motti/hourra-pobieda/parts';
import type { AnyTable, TableModel } from '../../table/table.svelte.ts';
import { WORDS, type Words } from './words/index.ts';

export type HourraTable = TableModel<State, Action, View, Event>;

/** The frame hands over a table of any game; the catalogue saw to it that it is one of ours. */
export const asHourra = (table: AnyTable): HourraTable => table as unknown as HourraTable;
export const asAny = (table: HourraTable): AnyTable => table as unknown as AnyTable;

export const wordsOf = (table: HourraTable): Words => WORDS[table.locale];

/**
 * The question to the viewer; nothing while others decide or the dice fall. Of a hidden group everybody is told only that it
 * acts (HP-A76): its owner is asked in full.
 */
export function askOf(table: HourraTable): Ask | undefined {
  const { decision, game, state, viewer } = table;
  if (!table.canAct || decision.kind !== 'choose' || viewer === undefined) return undefined;
  return game.ownAsk?.(state, viewer) ?? decision.ask;
}

export const asked = (table: HourraTable): AskKind | undefined =>
  askOf(table)?.kind as AskKind | undefined;
