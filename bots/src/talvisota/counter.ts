// A Finnish sheet made against what the Soviet player is likely to do: some of their plans are imagined, loads are dealt out in
// many ways, and the sheet that they would fare worst against is kept.
import type { Random } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import {
  type Action,
  boxedOn,
  COMMIT,
  FINLAND,
  FINNISH_STRATEGIES,
  PRUD,
  SOVIET,
  type State,
  zoneTotal,
} from '@motti/talvisota/parts';
import { forceIn, meanChance } from './chances.ts';
import { finnishPlan, MANNERS } from './finland.ts';
import type { Posture } from './posture.ts';
import { Sight } from './sight.ts';
import { type Attack, loadsFor } from './soviet.ts';
import { gainOf } from './stakes.ts';

/** So many sheets are dealt for one that is kept. */
const DEALS = 100;
/** What a second space is worth to a strategy that may go on. */
const SECOND = 3;

/** A Soviet plan as it may be: the state with its means assigned, and what they are meant for, the best attack first. */
export interface Threat {
  readonly state: State;
  readonly attacks: readonly Attack[];
}

/** What the Soviet player does in this posture, with what the state says of boxes and units. */
export function threatOf(s: State, random: Random, posture: Posture): Threat {
  const state = talvisota.clone(s);
  const { actions, attacks } = loadsFor(s, random, posture, new Sight(false));
  for (const action of actions) if (action !== COMMIT) talvisota.apply(state, SOVIET, action);
  return { state, attacks: [...attacks].sort((a, b) => b.gain - a.gain) };
}

/** The sheet of those that are dealt against which these plans promise least. */
export function counterPlan(
  s: State,
  threats: readonly Threat[],
  random: Random,
): readonly Action[] {
  let best: readonly Action[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let deal = 0; deal < DEALS; deal++) {
    const sheet = finnishPlan(s, random, MANNERS[deal % MANNERS.length]);
    const danger = threats.reduce((sum, threat) => sum + dangerOf(sheet, threat), 0);
    if (danger < least) [best, least] = [sheet, danger];
  }
  return best;
}

/** What the attacks promise the Soviet player against this sheet, each met by the best strategy that is left on its front. */
export function dangerOf(sheet: readonly Action[], threat: Threat): number {
  const s = talvisota.clone(threat.state);
  for (const action of sheet) if (action !== COMMIT) talvisota.apply(s, FINLAND, action);
  const left = new Set(FINNISH_STRATEGIES.filter((strategy) => zoneTotal(s, strategy) > 0));
  let sum = 0;
  for (const { strategy, front, target } of threat.attacks) {
    const force = forceIn(s, strategy);
    let chance = 1;
    let answer: number | undefined;
    for (const one of left) {
      if (boxedOn(s, one) !== front) continue;
      const against = meanChance(s, strategy, force, target, [one]);
      if (answer === undefined || against < chance) [chance, answer] = [against, one];
    }
    if (answer !== undefined) left.delete(answer);
    const second = strategy === PRUD ? 0 : SECOND * chance * chance;
    sum += gainOf(s, strategy, target, chance) + second;
  }
  return sum;
}
