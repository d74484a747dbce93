// The table as this skin sees it.
import type { Action, Event, State, View } from '@motti/hourra-pobieda';
import type { AskKind } from '@motti/hourra-pobieda/parts';
import type { AnyTable, TableModel } from '../../table/table.svelte.ts';
import { WORDS, type Words } from './words/index.ts';

export type HourraTable = TableModel<State, Action, View, Event>;

/** The frame hands over a table of any game; the catalogue saw to it that it is one of ours. */
export const asHourra = (table: AnyTable): HourraTable => table as unknown as HourraTable;
export const asAny = (table: HourraTable): AnyTable => table as unknown as AnyTable;

export const wordsOf = (table: HourraTable): Words => WORDS[table.locale];

/** What is being asked of the viewer; nothing while others decide or the dice fall. */
export const asked = (table: HourraTable): AskKind | undefined =>
  table.canAct && table.decision.kind === 'choose'
    ? (table.decision.ask.kind as AskKind)
    : undefined;
