import { spaceName } from '../data/index.ts';
import { checkPlace } from '../rules/access.ts';
import { targetsNow } from '../rules/attack.ts';
import { attackingLeaders, attackingUnits } from '../rules/combat.ts';
import { ableLeaders, checkTry } from '../rules/leaders.ts';
import { nameOf } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import {
  allegianceOf,
  asPiece,
  COMBAT_MARK,
  changed,
  combatOf,
  finish,
  type PieceId,
  push,
  put,
  RED,
  replaceTop,
  type State,
  setMark,
  spaceOf,
  topStep,
} from '../state.ts';
import { tryAbility } from './abilities.ts';
import { enterSpace } from './captures.ts';
import { beginAttack, endEarly } from './combats.ts';
import { crossKerch, isKerch, overrun } from './moves.ts';
import { type Auto, type Phase, phase, say, sideDecides } from './phase.ts';

const pursuers = (s: State): PieceId[] =>
  attackingLeaders(s).filter(
    (leader) =>
      ableLeaders(s, spaceOf(s, leader), allegianceOf(s, leader)).includes(leader) &&
      !checkPlace(s, leader, combatOf(s).target),
  );

/** Without a pursuit the attack is over (TC-A27, TC-A141). */
export const pursueAuto: Auto = (s) => {
  if (pursuers(s).length > 0) return false;
  endEarly(s);
  return true;
};

export const pursue: Phase = phase({
  kinds: ['pursue', 'pass'],
  clause: 'TC-15.12a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'pursue', clause: 'TC-15.12a' }),
  choices: (s) => [
    { kind: 'pass' },
    ...pursuers(s).map((piece) => ({ kind: 'pursue', piece }) as const),
  ],
  check: (s, _side, action) =>
    action.kind === 'pursue' ? checkTry(s, action.piece, pursuers(s), 'TC-15.12a') : undefined,
  apply(s, side, action) {
    endEarly(s);
    if (action.kind === 'pursue') tryAbility(s, side, action.piece, 'pursue');
  },
});

const followers = (s: State): PieceId[] => {
  const { piece = asPiece(0), list = [] } = topStep(s);
  const c = combatOf(s);
  const chosen = list.map(asPiece);
  return attackingUnits(s).filter(
    (p) =>
      spaceOf(s, p) === spaceOf(s, piece) &&
      !chosen.includes(p) &&
      !checkPlace(s, p, c.target) &&
      !checkStack(s, c.target, [...chosen, p]),
  );
};

export const pursuingAuto: Auto = (s) => {
  if (followers(s).length > 0 || (topStep(s).list ?? []).length > 0) return false;
  finish(s);
  return true;
};

export const pursuing: Phase = phase({
  kinds: ['enter', 'done'],
  clause: 'TC-15.12a',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'pursuing', clause: 'TC-15.12a' }),
  choices: (s) => [
    ...followers(s).map((piece) => ({ kind: 'enter', piece }) as const),
    ...((topStep(s).list ?? []).length > 0 ? [{ kind: 'done' } as const] : []),
  ],
  apply(s, side, action, emit) {
    const step = topStep(s);
    if (action.kind === 'enter') {
      replaceTop(s, changed(step, { list: [...(step.list ?? []), action.piece] }));
      return;
    }
    finish(s);
    const c = combatOf(s);
    const entering = [...(step.list ?? []).map(asPiece), step.piece ?? asPiece(0)];
    const from = [...new Set(entering.map((piece) => spaceName(spaceOf(s, piece))))];
    const crosses = isKerch(spaceOf(s, entering[0]!), c.target);
    for (const piece of entering) put(s, piece, c.target);
    const facts = { pieces: entering.map(nameOf), from, space: spaceName(c.target) };
    say(emit, 'pursued', facts, 'TC-15.12a');
    setMark(s, c.target, COMBAT_MARK);
    s.fought = s.fought.filter((p) => !entering.includes(asPiece(p)));
    push(s, { kind: 'pursuit', side, list: entering });
    overrun(s, entering, c.target);
    enterSpace(s, entering, c.target, emit);
    crossKerch(s, entering, crosses);
  },
});

/** TC-15.12b: only they may make the new attack. */
export const pursuitAuto: Auto = (s) => {
  const units = (topStep(s).list ?? []).map(asPiece);
  if (targetsNow(s, units).length > 0) return false;
  finish(s);
  return true;
};

export const pursuit: Phase = phase({
  kinds: ['attack', 'done'],
  clause: 'TC-15.12b',
  decision: (s) => sideDecides(topStep(s).side ?? RED, { kind: 'pursuit', clause: 'TC-15.12b' }),
  choices: (s) => [
    { kind: 'done' },
    ...targetsNow(s, (topStep(s).list ?? []).map(asPiece)).map(
      (space) => ({ kind: 'attack', space }) as const,
    ),
  ],
  apply(s, side, action) {
    const units = topStep(s).list ?? [];
    finish(s);
    // The first attack ends here; the new one takes its place.
    while (topStep(s).kind === 'combat-end') finish(s);
    s.combat = null;
    if (action.kind !== 'attack') return;
    s.group = [...units];
    beginAttack(s, side, action.space, 1);
  },
});
