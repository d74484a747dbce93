// What becomes of a faction, in words: beside its track, and for those who are won and lost.
import { FACTIONS, type FactionRow, RED } from '@motti/triumph-of-chaos/parts';
import type { ChaosTable } from '../table.ts';
import { WORDS } from '../words/index.ts';

export const factionName = (table: ChaosTable, faction: number): string =>
  FACTIONS[faction]?.[table.locale === 'fr' ? 'nameFr' : 'name'] ?? '';

const sideOf = (table: ChaosTable, side: number): string =>
  table.texts.side(side === RED ? 'red' : 'white');

export function phraseOf(table: ChaosTable, row: FactionRow): string {
  const say = WORDS[table.locale].politics.phrases;
  const name = factionName(table, row.faction);
  switch (row.outcome) {
    case 'won':
      return say.won(sideOf(table, row.after ?? RED), name);
    case 'lost':
      return say.lost(sideOf(table, row.before ?? RED), name);
    case 'moves':
      return say.moves(Math.abs(row.to - row.from), sideOf(table, row.to > row.from ? 0 : 1));
    default:
      return say[row.outcome];
  }
}

export function sumOf(table: ChaosTable, { net, outcome }: FactionRow): string {
  if (net === 0) return outcome === 'even' ? WORDS[table.locale].politics.even : '';
  return `${sideOf(table, net > 0 ? 0 : 1)} ${Math.abs(net)}`;
}

/** A marker in words: "two steps from RED's Control". */
export const placeOfMarker = (table: ChaosTable, marker: number): string =>
  WORDS[table.locale].politics.marker(
    marker === 0 ? undefined : sideOf(table, marker > 0 ? 0 : 1),
    3 - Math.abs(marker),
  );

export const isFrozen = ({ outcome }: FactionRow): boolean =>
  ['withdrawn', 'conquered', 'subjugated', 'at-war'].includes(outcome);
