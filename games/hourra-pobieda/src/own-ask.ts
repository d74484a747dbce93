// HP-A76: the enemy learns of a hidden group only that it acts. What its owner is asked stands here, for their own table.
import type { GameAsk, Step } from './actions.ts';
import { declareAsk } from './phases/activation.ts';
import { combatAsk, shotAsk } from './phases/combat.ts';
import { moveAsk } from './phases/moving.ts';
import { type State, topStep } from './state.ts';

const ASKS: Partial<Record<Step, (s: State) => GameAsk>> = {
  declare: declareAsk,
  move: moveAsk,
  combat: combatAsk,
  shot: shotAsk,
};

/** The question of an activation in full, hidden or not; nothing where something else is asked. */
export const ownAsk = (s: State): GameAsk | undefined => ASKS[topStep(s)]?.(s);
