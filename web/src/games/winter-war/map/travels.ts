// Counters that the entry just shown has moved, with their way.
import { type Event, hexNamed, unitNamed, winterWar } from '@motti/winter-war';
import { wayOf } from '@motti/winter-war/aid';
import type { Travel } from '../../../board/Travellers.svelte';
import type { TableEntry } from '../../../table/table.svelte.ts';
import { faceOf } from '../faces.ts';

export function travelsOf(entry: TableEntry<Event> | undefined): Travel[] {
  return (entry?.events ?? []).flatMap((event, i): Travel[] => {
    if (event.kind !== 'moved' && event.kind !== 'retreated' && event.kind !== 'fell-back')
      return [];
    const unit = unitNamed(event.unit);
    if (unit === undefined) return [];
    const places = wayIn(entry?.text, unit, event.from) ?? [event.from, event.hex];
    return [{ id: `${entry?.index} ${i}`, piece: event.unit, face: faceOf(unit), places }];
  });
}

/** The way that the line itself names, hex by hex. */
function wayIn(
  text: string | undefined,
  unit: number,
  from: string,
): readonly string[] | undefined {
  const action = text === undefined ? undefined : winterWar.parse(text);
  const start = hexNamed(from);
  if (action?.kind !== 'move' || action.unit !== unit || start === undefined) return undefined;
  return wayOf(unit, start, action.path).hexes;
}
