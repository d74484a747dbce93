import { linksFrom, spaceName } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { checkLink, checkPlace } from '../rules/access.ts';
import { ableLeaders, checkTry } from '../rules/leaders.ts';
import { factionOf, isGarrison, nameOf, unitsIn } from '../rules/pieces.ts';
import { checkStack } from '../rules/stacking.ts';
import {
  allegianceOf,
  asPiece,
  changed,
  combatOf,
  finish,
  firstIn,
  GREEN,
  isOnMap,
  type PieceId,
  put,
  RED,
  replaceTop,
  SELF,
  type State,
  spaceOf,
  topStep,
} from '../state.ts';
import { tryAbility } from './abilities.ts';
import { crossKerch, isKerch } from './moves.ts';
import { type Auto, type Phase, phase, sideDecides } from './phase.ts';

/** TC-15.13a, TC-A29: able leaders next to the attacked space whose stack has not reacted. */
function helpers(s: State): PieceId[] {
  const c = combatOf(s);
  const holder = allegianceOf(s, asPiece(firstIn(s, c.target)));
  if (holder === GREEN) return [];
  const attacked = factionOf(asPiece(firstIn(s, c.target)));
  return linksFrom(c.target).flatMap((link) =>
    ableLeaders(s, link.to, holder).filter(
      (leader) =>
        !s.reacted.includes(leader) &&
        // Factions that defend themselves fight each for itself (TC-8.52b).
        (holder !== SELF || factionOf(leader) === attacked) &&
        !checkLink(s, leader, { ...link, to: c.target }) &&
        !checkPlace(s, leader, c.target) &&
        helping(s, leader).length > 0,
    ),
  );
}
const helping = (s: State, leader: PieceId): PieceId[] => {
  const c = combatOf(s);
  return unitsIn(s, spaceOf(s, leader)).filter(
    (unit) =>
      allegianceOf(s, unit) === allegianceOf(s, leader) &&
      !checkPlace(s, unit, c.target) &&
      !checkStack(s, c.target, [unit]) &&
      !(isGarrison(unit) && allegianceOf(s, unit) === RED),
  );
};

export const reinforceAuto: Auto = (s) => {
  // Leaders attacked alone may be helped like anybody.
  if (helpers(s).length > 0) return false;
  finish(s);
  return true;
};

export const reinforce: Phase = phase({
  kinds: ['reinforce', 'pass'],
  clause: 'TC-15.13a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, {
      kind: 'reinforce',
      clause: 'TC-15.13a',
      space: spaceName(combatOf(s).target),
    }),
  choices: (s) => [
    { kind: 'pass' },
    ...helpers(s).map((piece) => ({ kind: 'reinforce', piece }) as const),
  ],
  check(s, _side, action) {
    if (action.kind !== 'reinforce') return undefined;
    return s.reacted.includes(action.piece)
      ? refuse('TC-15.13a', 'stack-reacted', { piece: nameOf(action.piece) })
      : checkTry(s, action.piece, helpers(s), 'TC-15.13a');
  },
  apply(s, side, action) {
    finish(s);
    if (action.kind === 'reinforce') tryAbility(s, side, action.piece, 'reinforce');
  },
});

const entrants = (s: State): PieceId[] => {
  const { space } = topStep(s);
  const c = combatOf(s);
  if (space === undefined) return [];
  return unitsIn(s, space).filter(
    (unit) =>
      !checkPlace(s, unit, c.target) &&
      !checkStack(s, c.target, [unit]) &&
      !(isGarrison(unit) && allegianceOf(s, unit) === RED),
  );
};

export const reinforcingAuto: Auto = (s) => {
  if (entrants(s).length > 0) return false;
  settleReinforcement(s);
  return true;
};
function settleReinforcement(s: State): void {
  const { piece, count = 0 } = topStep(s);
  finish(s);
  if (piece !== undefined && count > 0 && isOnMap(s, piece)) enter(s, piece);
}

function enter(s: State, piece: PieceId): void {
  const { target } = combatOf(s);
  const from = spaceOf(s, piece);
  put(s, piece, target);
  crossKerch(s, [piece], isKerch(from, target));
}

export const reinforcing: Phase = phase({
  kinds: ['enter', 'done'],
  clause: 'TC-15.13a',
  decision: (s) =>
    sideDecides(topStep(s).side ?? RED, { kind: 'reinforcing', clause: 'TC-15.13a' }),
  choices: (s) => [
    ...entrants(s).map((piece) => ({ kind: 'enter', piece }) as const),
    ...((topStep(s).count ?? 0) > 0 ? [{ kind: 'done' } as const] : []),
  ],
  apply(s, _side, action) {
    const step = topStep(s);
    if (action.kind !== 'enter') {
      settleReinforcement(s);
      return;
    }
    replaceTop(s, changed(step, { count: (step.count ?? 0) + 1 }));
    enter(s, action.piece);
  },
});
