// What the Soviet player makes of the Finnish sheet, which they cannot see, and their chances against it.
import type { Random } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import {
  clearStrategy,
  FINLAND,
  FINNISH_STRATEGIES,
  isFortified,
  NONE,
  type SpaceId,
  type State,
  type StrategyId,
  scoutsAt,
  spaceValue,
} from '@motti/talvisota/parts';
import { type Force, meanChance } from './chances.ts';
import { finnishPlan } from './finland.ts';

/** The state with a Finnish plan in it such as we would make: what our attacks are measured against. */
function imagineDefence(s: State, random: Random): State {
  const copy = talvisota.clone(s);
  // With the supports wherever they are wanted: on which front they lie is not known (TV-A17).
  copy.rules = { ...s.rules, solo: false, supportsInTwoSteps: false };
  copy.agenda = ['plan'];
  copy.committed = [0, 0];
  for (const strategy of FINNISH_STRATEGIES) {
    clearStrategy(copy, strategy);
    copy.front[strategy] = NONE;
  }
  for (const action of finnishPlan(copy, random))
    if (action.kind !== 'commit') talvisota.apply(copy, FINLAND, action);
  return copy;
}

/** `easy` looks anew at every decision; in a playout one look is kept for a turn. */
export class Sight {
  readonly #keep: boolean;
  readonly #memory = new Map<string, number>();
  #seen: { readonly turn: number; readonly defence: State } | undefined;

  constructor(keep: boolean) {
    this.#keep = keep;
  }

  /** An imagined defence, with our own supports as we have assigned them. */
  defence(s: State, random: Random): State {
    if (!this.#keep || this.#seen?.turn !== s.turn) {
      this.#seen = { turn: s.turn, defence: imagineDefence(s, random) };
      this.#memory.clear();
    }
    const { defence } = this.#seen;
    defence.supports = [...s.supports];
    return defence;
  }

  /** The mean chance of an attack against every strategy that may answer. */
  chance(
    defence: State,
    strategy: StrategyId,
    force: Force,
    target: SpaceId,
    answers: readonly StrategyId[] = FINNISH_STRATEGIES,
  ): number {
    const key = `${strategy} ${force.join()} ${spaceValue(target)} ${isFortified(target)} ${scoutsAt(defence, target)} ${answers.length} ${defence.supports.join()}`;
    const known = this.#memory.get(key);
    if (known !== undefined) return known;
    const chance = meanChance(defence, strategy, force, target, answers);
    this.#memory.set(key, chance);
    return chance;
  }
}
