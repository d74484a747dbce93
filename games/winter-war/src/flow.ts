// The sequence of play (WW-SEQ): which phase answers which step, and the one road of every action through it.
import { type Over, sequence } from '@motti/engine';
import type { Action, Event } from './actions.ts';
import { FINN, sideName } from './data/index.ts';
import { bringUpToDate } from './derived/supply.ts';
import { attack } from './phases/attack.ts';
import { advanceBeforeCombat, retreatBeforeCombat } from './phases/before-combat.ts';
import { advance, combatRoll, losses, retreat } from './phases/combat.ts';
import { deployFinland, deploySoviet } from './phases/deployment.ts';
import { climate, eventRoll, volunteers } from './phases/events.ts';
import { misplaced } from './phases/misplaced.ts';
import { excess, movement } from './phases/movement.ts';
import { ceaseFire } from './phases/offers.ts';
import { paradrop } from './phases/paradrop.ts';
import type { ChancePhase, ChanceStep, Phase, PlayerStep } from './phases/phase.ts';
import { reinforcement } from './phases/reinforcement.ts';
import { earlyArrival, landing, route, scenarioRoll, withdrawal } from './phases/scenarios.ts';
import { beginTurn } from './phases/turn.ts';
import { isOverstacked } from './rules/stacking.ts';
import { levelOf } from './rules/victory.ts';
import type { State, Step } from './state.ts';

const PHASES: Readonly<Record<PlayerStep, Phase>> = {
  'deploy-finland': deployFinland,
  'deploy-soviet': deploySoviet,
  reinforcement,
  movement,
  excess,
  'retreat-before-combat': retreatBeforeCombat,
  'advance-before-combat': advanceBeforeCombat,
  attack,
  losses,
  retreat,
  advance,
  paradrop,
  'cease-fire': ceaseFire,
  landing,
  withdrawal,
  route,
  'early-arrival': earlyArrival,
  volunteers,
  climate,
};

const CHANCE_PHASES: Readonly<Record<ChanceStep, ChancePhase>> = {
  'combat-roll': combatRoll,
  'scenario-roll': scenarioRoll,
  'event-roll': eventRoll,
};

/** No step of this game interrupts another: the agenda is the one step that the state names. */
export const { settle, decision, choices, check, apply } = sequence<State, Step, Action, Event>({
  step: (s) => s.step,
  automatic: {},
  phases: PHASES,
  chance: CHANCE_PHASES,
  over,
  misplaced: (s, _side, action) => misplaced(s, action),
  prepare: (s) => bringUpToDate(s, isOverstacked),
});

function over(s: State): Over {
  if (s.ending === 'leningrad')
    return { kind: 'over', winner: sideName(FINN), clause: 'WW-ERR.1', level: 'decisive' };
  const { winner, level } = levelOf(s, s.points);
  const clause = s.scenario === 'isthmus' ? 'WW-IST.6' : 'WW-VIC.4';
  return { kind: 'over', winner, clause, level };
}

/** A scenario that starts with both armies in place begins at once. */
export function begin(s: State): State {
  if (s.scenario === 'isthmus') beginTurn(s, undefined);
  settle(s);
  return s;
}
