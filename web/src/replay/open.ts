// Opens a kept match, or a record that was opened here, for looking.
import { readRecord, writeRecord } from '@motti/engine';
import { loadRules } from '../games/rules.ts';
import { recordOfSaved } from '../record/of-saved.ts';
import { ApiError, api } from '../server/api.ts';
import { seats } from '../server/seats.svelte.ts';
import { matches } from '../store/matches.svelte.ts';
import { ReplayTable } from './replay-table.svelte.ts';

export async function openReplay(
  id: string,
): Promise<{ table: ReplayTable; text: string } | undefined> {
  const saved = matches.load(id);
  if (!saved) return fromServer(id);
  const game = await loadRules(saved.game);
  if (saved.record !== undefined) {
    const { record } = readRecord(saved.record, () => game);
    return { table: new ReplayTable(id, record, game), text: saved.record };
  }
  const record = recordOfSaved(saved, game);
  return { table: new ReplayTable(id, record, game), text: writeRecord(record, game) };
}

/** A match that was played to its end on the server has the same address everywhere. */
async function fromServer(id: string): Promise<{ table: ReplayTable; text: string } | undefined> {
  try {
    const { info } = await api.match(id, seats.of(id)?.token);
    const game = await loadRules(info.game);
    const text = await api.record(id, seats.of(id)?.token);
    const { record } = readRecord(text, () => game);
    return { table: new ReplayTable(id, record, game), text };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
