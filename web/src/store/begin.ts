// A new match of this browser: from the beginning, or from lines that were played elsewhere.
import { type AnyGame, type Decision, type Setup, type Side, toHex } from '@motti/engine';
import { matches, newId, type Player, type SavedMatch, type Summary } from './matches.svelte.ts';

export interface Beginning {
  readonly setup: Setup;
  readonly players: Readonly<Record<Side, Player>>;
  readonly open: boolean;
  readonly lines?: SavedMatch['lines'];
  /** The secret of the dice, where lines have been rolled with it. */
  readonly seed?: string;
}

export const newSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

/** Keeps the match, with dice of its own, and gives its id. `decision` is what its last line has led to. */
export function beginLocal(game: AnyGame, beginning: Beginning, decision: Decision): string {
  const { setup, players, open, lines = [], seed = newSeed() } = beginning;
  const id = newId();
  const saved: SavedMatch = {
    id,
    game: game.id,
    rules: game.rules,
    setup: {
      scenario: setup.scenario,
      options: { ...setup.options },
      ...(setup.data === undefined ? {} : { data: setup.data }),
    },
    players: { ...players },
    open,
    seed,
    created: Date.now(),
    lines,
  };
  matches.save(saved, standing(decision));
  return id;
}

/** What a list says of a match that waits for this decision. */
export function standing(decision: Decision): Pick<Summary, 'asked' | 'over'> {
  return {
    asked: decision.kind === 'choose' ? { sides: decision.sides, ask: decision.ask } : undefined,
    over: decision.kind === 'over' ? decision : undefined,
  };
}
