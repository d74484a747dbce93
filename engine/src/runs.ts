// Events that follow one another and belong together: a log tells them in one sentence.
import type { GameEvent } from './contract.ts';

/** Two events or more, the same but for these fields. */
export function isRun(events: readonly GameEvent[], fields: readonly string[]): boolean {
  if (events.length < 2) return false;
  const alike = (event: GameEvent): string =>
    JSON.stringify(event, (key, value: unknown) => (fields.includes(key) ? null : value));
  const first = alike(events[0]!);
  return events.every((event) => alike(event) === first);
}
