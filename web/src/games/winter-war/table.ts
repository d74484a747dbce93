// The table as this skin sees it.
import type { Action, Event, State, Step, View } from '@motti/winter-war';
import type { AnyTable, TableModel } from '../../table/table.svelte.ts';
import { WORDS, type Words } from './words/index.ts';

export type WinterWarTable = TableModel<State, Action, View, Event>;

/** The frame hands over a table of any game; the catalogue saw to it that it is one of ours. */
export const asWinterWar = (table: AnyTable): WinterWarTable => table as unknown as WinterWarTable;
export const asAny = (table: WinterWarTable): AnyTable => table as unknown as AnyTable;

export const wordsOf = (table: WinterWarTable): Words => WORDS[table.locale];

/** What is being asked of the viewer; nothing while others decide or the dice fall. */
export const asked = (table: WinterWarTable): Step | undefined =>
  table.canAct && table.decision.kind === 'choose' ? (table.decision.ask.kind as Step) : undefined;
