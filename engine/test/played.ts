// A match of the toy game played at random with fair dice, now and then with an undo: something to replay and verify.
import {
  type AnyGame,
  commitmentOf,
  fairRoll,
  fullOptions,
  Match,
  type MatchRecord,
  pick,
  recordOf,
  seededRandom,
} from '../src/index.ts';
import { toy } from './toy.ts';

export const SEED = '5eed'.repeat(16);
const SALTS = { red: '01', blue: '02ff' };

/** A record of `lines` lines, or of a whole match. */
export function played(name: string, lines = Number.POSITIVE_INFINITY): MatchRecord {
  const random = seededRandom(name);
  const game: AnyGame = toy;
  const match = new Match(game, { scenario: 'long', options: fullOptions(toy, 'long') });
  while (match.log.length < lines) {
    const { decision } = match;
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      match.play('chance', fairRoll(SEED, SALTS, match.rolls, decision.faces));
      continue;
    }
    const side = pick(decision.sides, random);
    if (random(4) > 0 || match.undo(side))
      match.play(side, pick(game.choices(match.state, side), random));
  }
  return recordOf(match, {
    players: { red: 'Anna', blue: 'Bo' },
    dice: 'hmac-sha256',
    commitment: commitmentOf(SEED),
    salts: SALTS,
    ...(match.decision.kind === 'over' ? { seed: SEED } : {}),
  });
}
