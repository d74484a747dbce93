// What is left in a database after kills: whole logs that replay, with everything that was acknowledged.
import { type AnyGame, verify } from '@motti/engine';
import { LiveMatch } from '../../src/matches/live-match.ts';
import { recordFor } from '../../src/matches/record.ts';
import { Signer } from '../../src/matches/signer.ts';
import type { LogRow, Store } from '../../src/store/store.ts';
import type { Acknowledged } from './player.ts';

export interface Look {
  readonly logs: Map<string, LogRow[]>;
  readonly wrong: string[];
}

export async function lookAt(
  store: Store,
  game: AnyGame,
  matches: Iterable<string>,
  acknowledged: readonly Acknowledged[],
): Promise<Look> {
  const logs = new Map<string, LogRow[]>();
  const wrong: string[] = [];
  const signer = await Signer.open(store);
  for (const id of matches) {
    const stored = await store.match(id);
    if (!stored) {
      wrong.push(`match ${id} is gone`);
      continue;
    }
    const rows = await store.rows(id);
    logs.set(id, rows);
    for (const [i, row] of rows.entries())
      if (row.n !== i + 1) wrong.push(`match ${id}: row ${row.n} at place ${i + 1}`);
    const clients = rows.flatMap((row) => (row.client === null ? [] : [row.client]));
    if (new Set(clients).size < clients.length) wrong.push(`match ${id}: an act done twice`);
    try {
      const live = new LiveMatch(game, stored, rows);
      // Dice follow in the same append: no log ends between a move and its roll.
      const torn = live.status === 'playing' && live.decision.kind === 'chance';
      if (torn && live.asked.length === 0) wrong.push(`match ${id}: torn before a roll`);
      // Every roll is the one that the seed and its number make, once.
      if (live.result && !verify(recordFor(live, undefined, signer), () => game).ok)
        wrong.push(`match ${id}: its record is not genuine`);
    } catch (error) {
      wrong.push(`match ${id} does not replay: ${String(error)}`);
    }
  }
  return { logs, wrong: [...wrong, ...lostOf(logs, acknowledged)] };
}

/** Every acknowledged act is in the log, with its lines. */
function lostOf(
  logs: ReadonlyMap<string, readonly LogRow[]>,
  acknowledged: readonly Acknowledged[],
): string[] {
  const lost = acknowledged.filter(({ match, client, lines }) => {
    const rows = logs.get(match) ?? [];
    const end = rows.findIndex((row) => row.client === client);
    // The client's id is on the last row of its act; dice may stand between it and the lines.
    const before = rows.slice(0, end + 1).findLast((row) => row.side !== 'chance');
    return end < 0 || before?.text !== lines.at(-1);
  });
  return lost.map(({ match, client }) => `lost: ${match} ${client}`);
}
