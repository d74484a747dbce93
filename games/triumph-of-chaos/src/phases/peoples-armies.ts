import { spaceName } from '../data/index.ts';
import { attackingUnits, defendingUnits } from '../rules/combat.ts';
import { dieModifier } from '../rules/lasting.ts';
import { hasUnit, isElite, isUnit, leadersIn, nameOf, roleOf, someIn } from '../rules/pieces.ts';
import {
  asPiece,
  asSpace,
  changed,
  combatOf,
  finish,
  type PieceId,
  push,
  RED,
  replaceTop,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { endEarly } from './combats.ts';
import { eliminate } from './elimination.ts';
import { rollForLeaders } from './fire.ts';
import {
  type Auto,
  type ChancePhase,
  diceDecide,
  first,
  type Phase,
  phase,
  say,
  sideDecides,
} from './phase.ts';

const peoples = (s: State): PieceId[] =>
  [...attackingUnits(s), ...defendingUnits(s)].filter((p) => roleOf(p) === 'peoples');

/** TC-16.28, TC-A80: one roll for each that takes part; then RED may call off its attack. */
export const peoplesAuto: Auto = (s) => {
  const step = topStep(s);
  const rolled = step.list ?? [];
  const next = s.rules.specialUnits ? peoples(s).find((p) => !rolled.includes(p)) : undefined;
  if (next !== undefined) {
    replaceTop(s, changed(step, { list: [...rolled, next] }));
    push(s, { kind: 'peoples-die', piece: next });
    return true;
  }
  const c = combatOf(s);
  if (attackingUnits(s).length === 0) {
    endEarly(s);
    rollForLeaders(s, c.from.map(asSpace));
    return true;
  }
  // TC-A80, TC-A144: nobody is left to fight against; the attackers may advance.
  if (rolled.some((p) => !c.attackers.includes(p)) && !hasUnit(s, c.target)) {
    while (topStep(s).kind !== 'resolve') finish(s);
    rollForLeaders(s, [c.target]);
    return true;
  }
  if (rolled.some((p) => c.attackers.includes(p)) && step.why !== 'asked') return false;
  finish(s);
  return true;
};

export const peoplesDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'peoples-die',
      clause: 'TC-16.28a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
    }),
  roll(s, dice, emit) {
    const army = topStep(s).piece ?? asPiece(0);
    finish(s);
    const space = spaceOf(s, army);
    let mod = dieModifier(s, 'peoplesArmy', RED);
    if (someIn(s, space, (p) => roleOf(p) === 'cheka')) mod += 2;
    else if (leadersIn(s, space).length > 0 || someIn(s, space, (p) => isUnit(p) && isElite(p)))
      mod += 1;
    if (space === combatOf(s).target) mod += 1;
    say(emit, 'die', { what: 'peoples-army', die: first(dice), piece: nameOf(army) }, 'TC-16.28a');
    if (first(dice) + mod > 3) return;
    // TC-A144: a corps it could have called goes to the Dead Box with it.
    eliminate(s, army, emit, true);
    const call = topStep(s);
    if (call.kind === 'corps' && call.piece === army) {
      const { space: _space, ...rest } = call;
      replaceTop(s, rest);
    }
  },
};

export const peoplesPhase: Phase = phase({
  kinds: ['go-on', 'call-off'],
  clause: 'TC-16.28a',
  decision: (s) => sideDecides(combatOf(s).attacker, { kind: 'peoples', clause: 'TC-16.28a' }),
  choices: () => [{ kind: 'go-on' }, { kind: 'call-off' }],
  apply(s, _side, action, emit) {
    if (action.kind === 'call-off') {
      say(emit, 'called-off', { space: spaceName(combatOf(s).target) }, 'TC-16.28a');
      endEarly(s);
      rollForLeaders(s, combatOf(s).from.map(asSpace));
      return;
    }
    replaceTop(s, changed(topStep(s), { why: 'asked' }));
  },
});
