// A new match of this browser that goes on from a moment of a record: what if.
import type { ReplayTable } from '../replay/replay-table.svelte.ts';
import { beginLocal } from '../store/begin.ts';
import type { Player } from '../store/matches.svelte.ts';

/**
 * The id of the new match, with open cards and dice of its own. Bots keep their seats, unless all were theirs: then
 * somebody wants to do it better themselves.
 */
export function playOn(table: ReplayTable): string {
  const { game, setup } = table;
  const players: Record<string, Player> = {};
  const people = table.seats.some((seat) => seat.who === 'person');
  for (const seat of table.seats) {
    if (seat.who === 'rules') continue;
    players[seat.side] =
      seat.who === 'bot' && people
        ? { kind: 'bot', level: seat.name }
        : { kind: 'person', name: seat.who === 'bot' ? '' : seat.name };
  }
  const lines = table.match.entries.slice(0, table.at).map(({ side, text }) => ({ side, text }));
  return beginLocal(
    game,
    { setup, players, open: true, lines },
    game.decision(table.stateAt(table.at)),
  );
}
