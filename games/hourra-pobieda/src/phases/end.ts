// HP-A74: the end of a turn, E1 to E6.

import type { Crossing } from '../board/geometry.ts';
import { NO_AREA } from '../board/geometry.ts';
import { hasSoft } from '../rules/groups.ts';
import { isDepotPlace } from '../rules/supply.ts';
import type { Group, State } from '../state.ts';
import {
  ATTACKED,
  BLUE_TOKEN,
  blueOf,
  FOUGHT,
  finish,
  groupHas,
  MARKED,
  MOVED,
  NONE,
  OF_SEQUENCE,
  OF_TURN,
  push,
  SIDES,
  sideName,
  sideOf,
  theatre,
} from '../state.ts';
import { endMatch, judge } from './changes.ts';
import { type Auto, type Emitter, nameOf, tell, toldTo } from './phase.ts';

export const endOfTurn: Auto = (s, emit) => {
  finish(s, 'end');
  completeWorks(s, emit);
  digIn(s, emit);
  if (judge(s, 'endOfTurn', emit)) return true;
  if (s.turn >= theatre(s).turnLimit) {
    if (!judge(s, 'turnLimit', emit)) endMatch(s, -1, '', emit);
    return true;
  }
  carryOver(s, emit);
  clearTurn(s);
  push(s, 'turn');
  return true;
};

/** E1: pontoons, then depots. */
function completeWorks(s: State, emit: Emitter): void {
  const order = [...s.groups].sort((a, b) => a.place - b.place);
  for (const group of order) if (group.works === 'pontoon') completePontoon(s, group, emit);
  for (const group of order) if (group.works === 'depot') completeDepot(s, group, emit);
  for (const group of s.groups) {
    group.works = 'none';
    group.crossing = NONE as Crossing;
  }
}

/** HP-A65: being fired at does not prevent it, losses neither as long as a soft element is left. */
function completePontoon(s: State, group: Group, emit: Emitter): void {
  const t = theatre(s);
  const side = sideName(sideOf(group.key));
  const at = nameOf(s, group.place);
  if (groupHas(s, group, MOVED | FOUGHT) || !hasSoft(t, group.elements)) {
    emit?.({ kind: 'works-failed', clause: 'HP-A65', side, at, works: 'pontoon' });
    return;
  }
  if (!s.pontoons.includes(group.crossing)) s.pontoons.push(group.crossing);
  const far = t.geometry.bankBeyond(group.place, group.crossing);
  emit?.({ kind: 'pontoon', clause: 'HP-S.2b', side, from: at, at: nameOf(s, far) });
}

/** HP-S.9f, HP-A70 (3). */
function completeDepot(s: State, group: Group, emit: Emitter): void {
  const side = sideOf(group.key);
  const facts = { side: sideName(side), at: nameOf(s, group.place) };
  if (groupHas(s, group, MOVED | FOUGHT | ATTACKED) || !isDepotPlace(s, side, group.place)) {
    emit?.({ kind: 'works-failed', clause: 'HP-A70', ...facts, works: 'depot' });
    return;
  }
  s.depotsBuilt[side]!++;
  s.depots.push({ side, place: group.place, number: s.depotsBuilt[side]! });
  emit?.({ kind: 'depot', clause: 'HP-S.9f', ...facts });
}

/** E2, HP-2.5a, b. */
function digIn(s: State, emit: Emitter): void {
  const t = theatre(s);
  for (const group of s.groups) {
    if (group.level >= 2 || !hasSoft(t, group.elements)) continue;
    if (groupHas(s, group, MOVED | FOUGHT | ATTACKED)) continue;
    group.level++;
    tell(
      emit,
      {
        kind: 'entrenched',
        clause: 'HP-2.5a',
        side: sideName(sideOf(group.key)),
        at: nameOf(s, group.place),
        level: group.level,
      },
      toldTo(group),
    );
  }
}

/** E5, HP-2.1r, HP-A9. */
function carryOver(s: State, emit: Emitter): void {
  for (const side of SIDES) {
    const blue = Math.ceil(blueOf(s, side) / 2);
    s.stocks[side]![BLUE_TOKEN] = blue;
    emit?.({ kind: 'carried', clause: 'HP-2.1r', side: sideName(side), blue });
  }
}

/** E6. */
function clearTurn(s: State): void {
  const cleared = OF_TURN | OF_SEQUENCE | (s.rules.permanentMarks ? 0 : MARKED);
  for (let e = 0; e < s.flags.length; e++) {
    s.flags[e]! &= ~cleared;
    s.assaults[e] = 0;
    s.locks[e] = NO_AREA;
  }
  s.last = null;
  s.assault = null;
}
