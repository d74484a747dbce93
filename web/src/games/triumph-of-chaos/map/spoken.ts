// A space in words, for those who hear the map: "Samara, RED, two armies, Victory City, legal target".
import { SPACES, type SpaceId } from '@motti/triumph-of-chaos/parts';
import type { SpaceState } from '../../../board/point-map.ts';
import { holdOf, type Standing } from '../position.ts';
import type { ChaosTable } from '../table.ts';
import type { MapWords } from '../words/index.ts';
import { nameIn } from './drawings.ts';

export function spokenSpace(
  table: ChaosTable,
  words: MapWords,
  space: SpaceId,
  standing: Standing | undefined,
  state: SpaceState | undefined,
  /** A click plays something there; without it, somebody there may be picked. */
  target: boolean,
  badge: string | undefined,
): string {
  const parts = [nameIn(table, space), words.hold[holdOf(table.state, space)]];
  if (standing) {
    const { armies, units, noAct, mark } = standing;
    if (armies > 0) parts.push(words.armies(armies));
    if (units.length > armies) parts.push(words.corps(units.length - armies));
    if (noAct) parts.push(words.noAct);
    if (mark > 0) parts.push(words.marked[mark] ?? '');
  }
  if (SPACES[space]!.victoryCity) parts.push(words.victoryCity);
  if (table.state.gold === space) parts.push(words.gold);
  if (state === 'legal' || state === 'pointed') parts.push(target ? words.legal : words.mayAct);
  if (badge !== undefined) parts.push(badge);
  return parts.join(', ');
}
