// HP-2.6s, t, HP-A44, HP-A49: which elements a loss may fall on.
import type { ElementId, Group, Loss, State } from '../state.ts';
import { groupOf, theatre } from '../state.ts';
import { SOFT } from './fire.ts';
import { protectionOf } from './groups.ts';

/** Elements of the lowest current protection: of all, of the soft or of the armour. */
function weakestOf(s: State, group: Group, aim: number): ElementId[] {
  const t = theatre(s);
  let least = 99;
  let weakest: ElementId[] = [];
  for (const element of group.elements) {
    if (aim !== 0 && t.soft[element] !== (aim === SOFT)) continue;
    const protection = protectionOf(t, group, element);
    if (protection < least) {
      least = protection;
      weakest = [];
    }
    if (protection === least) weakest.push(element);
  }
  return weakest;
}

export const candidatesOf = (s: State, loss: Loss): ElementId[] =>
  weakestOf(s, groupOf(s, loss.key), loss.aim);

/** HP-2.6t: entrenched soft and armour share the lowest protection. */
export function isDisputed(s: State, group: Group): boolean {
  const { soft } = theatre(s);
  const weakest = weakestOf(s, group, 0);
  return weakest.some((element) => soft[element]) && weakest.some((element) => !soft[element]);
}
