// The table as this skin sees it.
import type { Action, Event, State, View } from '@motti/talvisota';
import type { AnyTable, TableModel } from '../../table/table.svelte.ts';
import { WORDS, type Words } from './words/index.ts';

export type TalvisotaTable = TableModel<State, Action, View, Event>;

/** The frame hands over a table of any game; the catalogue saw to it that it is one of ours. */
export const asTalvisota = (table: AnyTable): TalvisotaTable => table as unknown as TalvisotaTable;
export const asAny = (table: TalvisotaTable): AnyTable => table as unknown as AnyTable;

export const wordsOf = (table: TalvisotaTable): Words => WORDS[table.locale];

/** What is being asked of the viewer, or of others. */
export function askOf(table: TalvisotaTable): string {
  const { decision } = table;
  return decision.kind === 'over' ? 'over' : decision.ask.kind;
}

/** The same question, put to the viewer: only then may anything be lit. */
export const asked = (table: TalvisotaTable): string | undefined =>
  table.canAct ? askOf(table) : undefined;

/** To hold or to fall back: neither is the usual way, so neither is the button of the bar. */
export const isStandOrFall = (ask: string | undefined): boolean =>
  ask === 'hold' || ask === 'nkvd' || ask === 'stand';
