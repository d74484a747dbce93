// A match of this browser as a record.
import { type AnyGame, commitmentOf, type MatchRecord, recordOf, type Side } from '@motti/engine';
import type { SavedMatch } from '../store/matches.svelte.ts';
import { replay } from '../table/local.svelte.ts';

/** The whole record; the seed of the dice is in it once the match is over. */
export function recordOfSaved(saved: SavedMatch, game: AnyGame): MatchRecord {
  const match = replay(game, saved);
  const players: Record<Side, string> = {};
  for (const [side, player] of Object.entries(saved.players))
    players[side] = player.kind === 'bot' ? `bot:${player.level}` : player.name || '?';
  const over = match.decision.kind === 'over';
  return recordOf(match, {
    players,
    dice: 'hmac-sha256',
    commitment: commitmentOf(saved.seed),
    ...(over ? { seed: saved.seed } : {}),
    date: new Date(saved.created).toISOString().slice(0, 10),
  });
}
