// Try: both sides at this screen, everything open, both set up as suggested (7.4).
import { CHANCE, fairRoll, type Line, printAction, type Setup } from '@motti/engine';
import type { Action } from '@motti/hourra-pobieda';
import { beginLocal, newSeed } from '../../../store/begin.ts';
import { GAME } from './workbench.svelte.ts';

const AS_SUGGESTED: readonly Action[] = [{ kind: 'suggested' }, { kind: 'ready' }];

/** Keeps the match and gives its id. */
export function tryOut(setup: Setup): string {
  const seed = newSeed();
  const { lines, state } = setUpAsSuggested(setup, seed);
  const person = { kind: 'person', name: '' } as const;
  const players = Object.fromEntries(GAME.seats(setup).map((side) => [side, person]));
  return beginLocal(GAME, { setup, players, open: true, lines, seed }, GAME.decision(state));
}

/** The dice of the set-up, then both sides as suggested. */
function setUpAsSuggested(setup: Setup, seed: string): { lines: Line[]; state: unknown } {
  const state = GAME.setup(setup);
  const lines: Line[] = [];
  const play = (side: string, action: Parameters<typeof printAction>[1]): void => {
    lines.push({ side, text: printAction(GAME, action) });
    GAME.apply(state, side, action);
  };
  let rolls = 0;
  for (;;) {
    const decision = GAME.decision(state);
    if (decision.kind === 'over') break;
    const { ask } = decision;
    if (decision.kind === 'chance' && ask.kind === 'rolls')
      play(CHANCE, fairRoll(seed, {}, rolls++, decision.faces));
    else if (decision.kind === 'choose' && ask.kind === 'place')
      for (const action of AS_SUGGESTED) play(decision.sides[0]!, action);
    else break;
  }
  return { lines, state };
}
