// What `easy` does when it is asked: whole phases are planned at once.
import type { Random, Side } from '@motti/engine';
import { type Action, queries, type State, type UnitId, winterWar } from '@motti/winter-war';
import { cheapestLosses } from '@motti/winter-war/aid';
import {
  attackOf,
  DONE,
  defenseOfHex,
  enemyOf,
  evaders,
  FIRST_SOVIET,
  frontOf,
  hexOfUnit,
  isDoubledBy,
  kindOf,
  loseAction,
  NKVD_KIND,
  retreatAction,
  retreatHexes,
  SOVIET,
  sideName,
  UNIT_COUNT,
  withdrawAction,
} from '@motti/winter-war/parts';
import { copyOf, without } from './combat.ts';
import { deployment, finnishArrivals, sovietArrivals } from './deployment.ts';
import { Draft } from './draft.ts';
import { lossOf, sovietOutlook } from './evaluation.ts';
import { finnishAttack, finnishMovement } from './finland.ts';
import { MOODS, type Postures } from './posture.ts';
import { A_DIVISION, outlookWithAttacks, sovietAttacks, sovietMovement } from './soviet.ts';
import type { Worths } from './weights.ts';
import { intoFort } from './won-ground.ts';

const isSoviet = (side: Side): boolean => side === sideName(SOVIET);

/** What is owed is attacked in the best order that is legal; else as the rules propose. */
function attack(s: State, side: Side, worths: Worths): Action {
  if (!isSoviet(side)) return finnishAttack(s, worths);
  if (!winterWar.check(s, side, DONE)) return DONE;
  for (const action of sovietAttacks(s, worths))
    if (!winterWar.check(s, side, action)) return action;
  for (const { units, targets } of queries.owedAttacks(s).proposal) {
    const action: Action = { kind: 'attack', targets, units };
    if (!winterWar.check(s, side, action)) return action;
  }
  return winterWar.choices(s, side)[0]!;
}

/** WW-A14: what costs least and is enough. */
function losses(s: State, side: Side, worths: Worths): readonly Action[] {
  const draft = new Draft(s, side);
  for (const unit of cheapestLosses(s.attackers, s.owed, (one) => lossOf(s, worths, one)))
    if (draft.state.step === 'losses') draft.try(loseAction(unit));
  draft.end();
  return draft.actions;
}

/** How likely a unit that stays is lost, by the odds the enemy next to it can bring. */
const lossAt = (odds: number): number => (odds < 1 ? 0.05 : Math.min(0.95, 0.15 + 0.2 * odds));

/** WW-CBT.A: who would probably be destroyed slips away, to where they are still most in the way. */
function fallBack(s: State, side: Side, worths: Worths): readonly Action[] {
  const draft = new Draft(s, side);
  const threatened = evaders(draft.state);
  for (const unit of threatened) {
    const now = sovietOutlook(copyOf(draft.state), worths);
    const stay = lossAt(oddsAgainst(draft.state, unit));
    const gone = without(copyOf(draft.state), worths, [unit]);
    const sign = isSoviet(side) ? 1 : -1;
    let best = -1;
    let most = sign * (stay * gone + (1 - stay) * now);
    for (const hex of retreatHexes(draft.state, unit)) {
      const trial = copyOf(draft.state);
      winterWar.apply(trial, side, retreatAction(unit, hex));
      const value = sign * sovietOutlook(trial, worths);
      if (value > most) [most, best] = [value, hex];
    }
    if (best >= 0) draft.try(retreatAction(unit, best));
  }
  draft.end();
  return draft.actions;
}

/** The odds that everybody next to this unit could bring against its hex. */
function oddsAgainst(s: State, unit: UnitId): number {
  const hex = hexOfUnit(s, unit);
  const front = frontOf(s);
  const target = front.targets.indexOf(hex);
  if (target < 0) return 0;
  let strength = 0;
  for (const i of front.by[target]!) strength += attackOf(front.units[i]!);
  const defense = defenseOfHex(s, hex, isDoubledBy(enemyOf(s.phasing), hex)) / 2;
  return defense === 0 ? 9 : strength / defense;
}

/** WW-CBT.B3: who follows a retreating enemy does not attack: only where that leaves the rest in good order. */
function follow(s: State, side: Side, worths: Worths): Action {
  let best: Action = DONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of winterWar.choices(s, side)) {
    const trial = copyOf(s);
    winterWar.apply(trial, side, action);
    const value =
      trial.phasing === SOVIET ? outlookWithAttacks(trial, worths) : sovietOutlook(trial, worths);
    if (value > most) [most, best] = [value, action];
  }
  return best;
}

/** WW-SCN.E2: divisions go first, two of them are enough; the guards of cities last. */
function withdrawals(s: State, side: Side): readonly Action[] {
  const draft = new Draft(s, side);
  const units: UnitId[] = [];
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0) units.push(unit);
  const rank = (unit: UnitId): number =>
    kindOf(unit) & NKVD_KIND ? UNIT_COUNT : Math.abs(attackOf(unit) - A_DIVISION);
  units.sort((a, b) => rank(a) - rank(b));
  for (const unit of units) if (draft.state.step === 'withdrawal') draft.try(withdrawAction(unit));
  return draft.actions;
}

/** The plan for what is being asked; nothing where single choices are weighed. */
export function planOf(
  s: State,
  side: Side,
  random: Random,
  { soviet, finnish }: Postures = MOODS.easy,
): readonly Action[] | undefined {
  const { worths } = isSoviet(side) ? soviet : finnish;
  switch (s.step) {
    case 'deploy-finland':
    case 'deploy-soviet':
      return deployment(s, side, random);
    case 'reinforcement':
      return isSoviet(side) ? sovietArrivals(s) : finnishArrivals(s);
    case 'movement':
      if (s.selected >= 0) return undefined;
      return isSoviet(side) ? sovietMovement(s, soviet) : finnishMovement(s, finnish);
    case 'retreat-before-combat':
      return fallBack(s, side, worths);
    case 'advance-before-combat':
      return isSoviet(side) ? [follow(s, side, worths)] : undefined;
    case 'attack':
      return s.targets.length > 0 ? undefined : [attack(s, side, worths)];
    case 'losses':
      return losses(s, side, worths);
    case 'advance': {
      const action = intoFort(s, side);
      return action && [action];
    }
    case 'withdrawal':
      return withdrawals(s, side);
    default:
      return undefined;
  }
}
