// Where a warning is about something: the places that its facts name, found on the map.
import type { Warning } from '@motti/engine';

/** Facts that name places, in the order in which they are believed: where units stand, else what is attacked or given up. */
const NAMED = ['at', 'hexes', 'spaces', 'space', 'hex'];

export function placesOf({ facts }: Warning): string[] {
  const key = NAMED.find((name) => facts[name] !== undefined);
  return key === undefined ? [] : [facts[key]].flat().map(String);
}

/** What a map shows there: the counters, else the space or the hex itself. */
export function placesOnMap(places: readonly string[]): Element[] {
  return places.flatMap((place) => {
    const name = CSS.escape(place);
    const found = [
      `.stack[data-hex="${name}"] :is(.one, .far, .dots)`,
      `.tray[data-hex="${name}"] :is(.base, .badge)`,
      `[data-space="${name}"]`,
      `path[data-hex="${name}"]`,
    ].map((selector) => document.querySelector(`[role="application"] ${selector}`));
    return found.find((element) => element !== null) ?? [];
  });
}
