import {
  at,
  BRITAIN,
  CENTRAL_POWERS,
  CZECH_LEGION,
  FACTION_IDS,
  type FactionId,
  FRANCE,
  faction,
  POLAND,
  region,
  TURKESTAN,
  UKRAINE,
  USA,
} from '../data/index.ts';
import { whiteCap } from '../rules/budget.ts';
import {
  controls,
  countVcs,
  FLAG,
  MOSCOW,
  OMSK,
  PETROGRAD,
  SEVASTOPOL,
  vcsOfFaction,
} from '../rules/control.ts';
import { isControlledBy, isWithdrawn } from '../rules/factions.ts';
import { TROTSKY_PIECE } from '../rules/leaders.ts';
import { isUnit, someIn } from '../rules/pieces.ts';
import { updateSupply } from '../rules/supply.ts';
import {
  addFactionSteps,
  addOf,
  allegianceOf,
  enemyOf,
  factionStepsOf,
  finish,
  hasFlag,
  isOnMap,
  nameOfSide,
  OUT,
  of,
  placeOf,
  push,
  put,
  RED,
  SIDES,
  type SideId,
  type State,
  setOf,
  WHITE,
  warOf,
} from '../state.ts';
import { type Auto, type ChancePhase, diceDecide, first, say } from './phase.ts';
import { JAPANESE, SEMENOV } from './special-actions.ts';

export const inefficiency: Auto = (s) => {
  finish(s);
  const far = isOnMap(s, SEMENOV) || isOnMap(s, JAPANESE);
  const trotsky = placeOf(s, TROTSKY_PIECE) === OUT;
  push(
    s,
    ...(far ? [{ kind: 'semenov-die' as const }] : []),
    ...(trotsky ? [{ kind: 'trotsky-die' as const }] : []),
  );
  return true;
};
/** TC-14.81a. */
export const semenovDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'semenov-die', clause: 'TC-14.81a' }),
  roll(s, dice, emit) {
    finish(s);
    const die = first(dice);
    say(emit, 'die', { what: 'semenov', die }, 'TC-14.81a');
    if (die <= 2 && isOnMap(s, SEMENOV)) addOf(s.penalty, WHITE, die === 1 ? 4 : 2);
    if (die === 4 && isOnMap(s, JAPANESE)) for (const side of SIDES) addOf(s.penalty, side, 2);
    if (die === 5 && isOnMap(s, JAPANESE)) addOf(s.penalty, RED, 4);
    if (die === 6) for (const piece of [SEMENOV, JAPANESE]) put(s, piece, OUT);
  },
};
/** TC-14.82a. */
export const trotskyDie: ChancePhase = {
  decision: () => diceDecide({ kind: 'trotsky-die', clause: 'TC-14.82a' }),
  roll(s, dice, emit) {
    finish(s);
    say(emit, 'die', { what: 'trotsky', die: first(dice) }, 'TC-14.82a');
    addOf(s.penalty, RED, first(dice) <= 2 ? 4 : first(dice) <= 4 ? 2 : 0);
  },
};

// --------------------------------------------------------------------------------- 7.58 collecting

const ALLIES = [USA, BRITAIN, FRANCE];
/** TC-14.31, TC-14.32, TC-14.21, TC-14.22, TC-A146: bonuses, then penalties, then blocks and the cap. */
export const collect: Auto = (s, emit) => {
  finish(s);
  updateSupply(s);
  for (const side of [WHITE, RED] as const) {
    addOf(s.steps, side, 2 * countVcs(s, side, vcsOfFaction(UKRAINE)));
    if (side === WHITE) whiteBonus(s);
    else redBonus(s);
    for (const f of FACTION_IDS) if (isControlledBy(s, f, side)) factionBonus(s, side, f);
    applyPenalty(s, side);
    if (isBlocked(s, side)) block(s, side);
    if (side === WHITE) setOf(s.steps, WHITE, Math.min(of(s.steps, WHITE), 2 * whiteCap(s)));
    say(emit, 'steps', { side: nameOfSide(side), steps: of(s.steps, side) / 2 }, 'TC-14.2a');
  }
  return true;
};
function whiteBonus(s: State): void {
  if (isControlledBy(s, CENTRAL_POWERS, WHITE)) addOf(s.steps, WHITE, 4);
  for (const f of ALLIES)
    if (isControlledBy(s, f, WHITE) && (f !== FRANCE || isWithdrawn(s, CENTRAL_POWERS)))
      addOf(s.steps, WHITE, 2);
  // TC-14.31k: one step for BAF units only.
  if (hasFlag(s, FLAG.bafBonus) && isControlledBy(s, BRITAIN, WHITE))
    s.boundSteps.push(WHITE, 2, -1, -1);
}
function redBonus(s: State): void {
  if (isControlledBy(s, TURKESTAN, RED)) addOf(s.steps, RED, 2);
  addOf(s.steps, RED, 2 * countVcs(s, RED, vcsOfFaction(POLAND)));
}
/** TC-14.31b-d. */
function factionBonus(s: State, side: SideId, f: FactionId): void {
  if (f !== UKRAINE && f !== POLAND) return;
  const held = countVcs(s, side, vcsOfFaction(f));
  const extra = f === UKRAINE ? warOf(s, f) !== 0 : isInvaded(s, side);
  addFactionSteps(s, side, f, 2 * held * (extra ? 2 : 1));
  if (isFactionBlocked(s, side, f)) addFactionSteps(s, side, f, -factionStepsOf(s, side, f));
}
const isInvaded = (s: State, side: SideId): boolean =>
  region(faction(POLAND).region!).spaces.some((id) =>
    someIn(s, id, (p) => isUnit(p) && allegianceOf(s, p) === enemyOf(side)),
  );
/** TC-14.21c-d: of the Major Powers the Czechs, the Americans and the British (TC-A127). */
export function isFactionBlocked(s: State, side: SideId, f: FactionId): boolean {
  const enemy = enemyOf(side);
  if (f === CZECH_LEGION || f === USA || f === BRITAIN)
    return controls(s, enemy, SEVASTOPOL) && controls(s, enemy, OMSK);
  const capital = f === POLAND ? at(101) : f === UKRAINE ? at(220) : vcsOfFaction(f)[0];
  return capital !== undefined && controls(s, enemy, capital);
}
function applyPenalty(s: State, side: SideId): void {
  let due = of(s.penalty, side);
  const take = (list: number[]): void => {
    const paid = Math.min(due, of(list, side));
    addOf(list, side, -paid);
    due -= paid;
  };
  take(s.steps);
  take(s.politicalSteps);
  // TC-A146: unconditional steps go first, then those for certain units.
  for (let i = 0; i < s.boundSteps.length; i += 4) {
    if (s.boundSteps[i] !== side) continue;
    const paid = Math.min(due, s.boundSteps[i + 1]!);
    s.boundSteps[i + 1]! -= paid;
    due -= paid;
  }
  setOf(s.penalty, side, 0);
}
/** TC-14.21a-b: a blocked player spends nothing, not even steps for certain units. */
function block(s: State, side: SideId): void {
  for (const list of [s.steps, s.politicalSteps]) setOf(list, side, 0);
  for (let i = 0; i < s.boundSteps.length; i += 4)
    if (s.boundSteps[i] === side) s.boundSteps[i + 1] = 0;
}
const isBlocked = (s: State, side: SideId): boolean =>
  side === RED
    ? controls(s, WHITE, PETROGRAD) || controls(s, WHITE, MOSCOW)
    : controls(s, RED, SEVASTOPOL) && controls(s, RED, OMSK);
