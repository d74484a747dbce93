// What every step of the sequence answers: who decides, what is legal, why not, and what follows.

import type { Decision, Refusal, Side } from '@motti/engine';
import * as engine from '@motti/engine';
import type { Action, Event, GameAsk, Tally } from '../actions.ts';
import { nameOfUnit, type UnitType } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { FINLAND, SOVIET, type State } from '../state.ts';

/** The engine's phases, for this game. */
export type Phase = engine.Phase<State, Action, Event>;
export type ChancePhase = engine.ChancePhase<State, Event>;
export type Auto = engine.Automatic<State, Event>;

const SOVIET_ONLY: readonly Side[] = [SOVIET];
const FINLAND_ONLY: readonly Side[] = [FINLAND];
export const BOTH: readonly Side[] = [SOVIET, FINLAND];

export const sovietDecides = (ask: GameAsk): Decision => engine.sidesDecide(SOVIET_ONLY, ask);
export const finlandDecides = (ask: GameAsk): Decision => engine.sidesDecide(FINLAND_ONLY, ask);
export const diceDecide: (ask: GameAsk, faces: readonly number[]) => Decision = engine.diceDecide;
export const ONE_DIE: readonly number[] = [6];

/** Counts by type as a tally by name, without the zeros. */
export function tally(types: readonly UnitType[], count: (type: UnitType) => number): Tally {
  const units: Record<string, number> = {};
  for (const type of types) {
    const many = count(type);
    if (many > 0) units[nameOfUnit(type)] = many;
  }
  return units;
}

export const notNow = (action: Action): Refusal =>
  refuse('TV-2.4a', 'not-now', { action: action.kind });
