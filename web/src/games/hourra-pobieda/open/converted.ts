// Hexes that became ground of an open table (HP-G17): areas of them as outlines in sheet px.
import type { Scenario } from '@motti/hourra-pobieda/parts';
import { HexField } from '../../../board/hex-grid.ts';
import type { HexDrawing } from '../../../board/hex-map.ts';
import { GRID, sheetOf } from '../map/sheet.ts';
import { groundOf } from '../sheet.ts';

const fields = new WeakMap<Scenario, HexField<HexDrawing>>();

export function outlineOf(scenario: Scenario, hexes: readonly string[]): string {
  const field = fields.get(scenario) ?? new HexField(GRID, sheetOf(scenario).hexes);
  fields.set(scenario, field);
  return field.outline(hexes);
}

/** Ground ends where its hexes end, not where the paint does: the borders that are measured. */
export function bordersOf(scenario: Scenario): string {
  const kinds = new Map<string, string[]>();
  for (const { id } of sheetOf(scenario).hexes) {
    const { terrain, height, dense } = groundOf(scenario, id) ?? { terrain: 'open' as const };
    if (terrain === 'open' && !height && !dense) continue;
    const key = `${terrain} ${height ?? ''} ${dense ?? ''}`;
    kinds.set(key, [...(kinds.get(key) ?? []), id]);
  }
  return [...kinds.values()].map((ids) => outlineOf(scenario, ids)).join('');
}
