// Keeps a record that was opened here, so that it stands in the list and can be looked at again.
import { type ReadRecord, replay } from '@motti/engine';
import { standing } from '../store/begin.ts';
import { matches, newId, type Player } from '../store/matches.svelte.ts';

export function keepRecord(text: string, { record, game }: ReadRecord): string {
  const players: Record<string, Player> = {};
  for (const [side, name] of Object.entries(record.players)) {
    players[side] = name.startsWith('bot:')
      ? { kind: 'bot', level: name.slice(4) }
      : { kind: 'person', name: name === '?' ? '' : name };
  }
  const id = newId();
  const { setup, lines } = record;
  const { match } = replay(record, game);
  matches.save(
    {
      id,
      game: game.id,
      rules: record.rules,
      setup,
      players,
      open: true,
      seed: '',
      created: Date.now(),
      lines,
      record: text,
    },
    standing(match.decision),
  );
  return id;
}
