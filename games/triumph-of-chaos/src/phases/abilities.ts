import type { EmitEvent, Step } from '../actions.ts';
import { type RolledAbility, spaceName } from '../data/index.ts';
import { breachesByAbility } from '../rules/breaches.ts';
import { COUNTER } from '../rules/combat.ts';
import { noteAbility, valueFor } from '../rules/leaders.ts';
import { nameOf } from '../rules/pieces.ts';
import {
  allegianceOf,
  asPiece,
  combatOf,
  finish,
  type PieceId,
  push,
  RED,
  type SideId,
  type State,
  setOf,
  spaceOf,
  topStep,
  WHITE,
} from '../state.ts';
import { type ChancePhase, diceDecide, first, say } from './phase.ts';

/** TC-15.32a, TC-A158: a use of an ability is noted, and so is a breach by it. */
export function useAbility(s: State, leader: PieceId): void {
  noteAbility(s, leader);
  if (breachesByAbility(s, leader)) setOf(s.breach, WHITE, 1);
}

/** The window, then the die; `why` says which ability, `piece` who. Nobody plays a card for self-defenders (TC-A139). */
export function tryAbility(s: State, side: SideId, leader: PieceId, ability: RolledAbility): void {
  useAbility(s, leader);
  push(s, { kind: 'ability-die', side, piece: leader, option: ability });
  if (allegianceOf(s, leader) === side)
    push(s, { kind: 'ability-window', side, piece: leader, why: 'ability', option: ability });
}
/** TC-C.do.autoAbility: the card makes it succeed without a roll. */
export function succeed(s: State, emit: EmitEvent): void {
  while (topStep(s).kind !== 'ability-die') finish(s);
  const step = topStep(s);
  finish(s);
  succeeded(s, step, emit);
}
export const abilityDie: ChancePhase = {
  decision: (s) =>
    diceDecide({
      kind: 'ability-die',
      clause: 'TC-15.22a',
      piece: nameOf(topStep(s).piece ?? asPiece(0)),
      ability: topStep(s).option,
    }),
  roll(s, dice, emit) {
    const step = topStep(s);
    const leader = step.piece ?? asPiece(0);
    const ability = abilityOf(step);
    finish(s);
    const success = first(dice) <= valueFor(s, leader, ability);
    say(emit, 'die', { what: ability, die: first(dice), piece: nameOf(leader) }, 'TC-15.22a');
    if (success) succeeded(s, step, emit);
    else if (ability === 'withdraw') combatOf(s).withdrawalFailed = 1;
  },
};
const abilityOf = (step: Step): RolledAbility => {
  const { option } = step;
  return option === 'pursue' ||
    option === 'reinforce' ||
    option === 'counterattack' ||
    option === 'exploit'
    ? option
    : 'withdraw';
};

function succeeded(s: State, step: Step, emit: EmitEvent): void {
  const leader = step.piece ?? asPiece(0);
  const { side = RED } = step;
  const c = combatOf(s);
  switch (abilityOf(step)) {
    case 'withdraw':
      say(emit, 'withdrew', { piece: nameOf(leader), space: spaceName(c.target) }, 'TC-15.11a');
      push(s, { kind: 'withdrawing', side }, { kind: 'pursue', side: c.attacker });
      return;
    case 'pursue':
      push(s, { kind: 'pursuing', side, piece: leader, list: [] });
      return;
    case 'reinforce':
      c.reinforced = 1;
      s.reacted.push(leader);
      say(emit, 'reinforced', { piece: nameOf(leader), space: spaceName(c.target) }, 'TC-15.13a');
      push(s, { kind: 'reinforcing', side, piece: leader, space: spaceOf(s, leader), count: 0 });
      return;
    case 'exploit':
      c.exploiting = leader + 1;
      return;
    default:
      push(s, { kind: 'die-modifier', why: COUNTER }, { kind: 'counter-fire', side });
  }
}
