// Opens a kept match, or a record that was opened here, for looking.
import { readRecord, writeRecord } from '@motti/engine';
import { loadRules } from '../games/rules.ts';
import { recordOfSaved } from '../record/of-saved.ts';
import { matches } from '../store/matches.svelte.ts';
import { ReplayTable } from './replay-table.svelte.ts';

export async function openReplay(
  id: string,
): Promise<{ table: ReplayTable; text: string } | undefined> {
  const saved = matches.load(id);
  if (!saved) return undefined;
  const game = await loadRules(saved.game);
  if (saved.record !== undefined) {
    const { record } = readRecord(saved.record, () => game);
    return { table: new ReplayTable(id, record, game), text: saved.record };
  }
  const record = recordOfSaved(saved, game);
  return { table: new ReplayTable(id, record, game), text: writeRecord(record, game) };
}
