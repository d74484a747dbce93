// The table as this skin sees it.
import type { Action, Event, State, View } from '@motti/triumph-of-chaos';
import type { StepKind } from '@motti/triumph-of-chaos/parts';
import type { AnyTable, TableModel } from '../../table/table.svelte.ts';

export type ChaosTable = TableModel<State, Action, View, Event>;

/** The frame hands over a table of any game; the catalogue saw to it that it is one of ours. */
export const asChaos = (table: AnyTable): ChaosTable => table as unknown as ChaosTable;
export const asAny = (table: ChaosTable): AnyTable => table as unknown as AnyTable;

/** What is being asked of the viewer; nothing while others decide or the dice fall. */
export const asked = (table: ChaosTable): StepKind | undefined =>
  table.canAct && table.decision.kind === 'choose'
    ? (table.decision.ask.kind as StepKind)
    : undefined;
