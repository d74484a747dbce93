// Why an action does not belong to the present step: the rule that forbids it, where one does.
import type { Refusal, Side } from '@motti/engine';
import type { Action, ActionOf } from '../actions.ts';
import { refuse } from '../refusal.ts';
import { noCombat } from '../rules/assault.ts';
import { checkStep, walkerOf } from '../rules/movement.ts';
import { checkPath } from '../rules/paths.ts';
import type { Activation, State } from '../state.ts';
import { findGroup, geometry, groupHas, NO_COMBAT, sideName, sideOf, topStep } from '../state.ts';
import { nameOf, placeAt } from './phase.ts';

export function misplaced(s: State, side: Side, action: Action): Refusal {
  const own = ownActivation(s, side);
  // Of the enemy's activation a refusal tells nothing: the enemy may stand in mines of their own that nobody has seen.
  if (!own) return notNow(action);
  switch (action.kind) {
    case 'activate':
      return s.active ? finishFirst(s) : notNow(action);
    case 'step':
    case 'walk':
      return noStep(s, own, action) ?? notNow(action);
    case 'assault':
    case 'fire':
      return noFight(s, own, action);
    case 'reconnoitre':
      return s.active ? refuse('HP-3a', 'recon-used', groupFact(s)) : notNow(action);
    default:
      return notNow(action);
  }
}

/** The activation that is under way, or else the last one, where it is this side's. */
function ownActivation(s: State, side: Side): Activation | undefined {
  const active = s.active ?? s.last;
  return active && sideName(sideOf(active.key)) === side ? active : undefined;
}

const notNow = (action: Action): Refusal => refuse('HP-2.2b', 'not-now', { action: action.kind });

const finishFirst = (s: State): Refusal => refuse('HP-2.2b', 'finish-first', groupFact(s));

function groupFact(s: State): { readonly group: string } {
  const group = s.active && findGroup(s, s.active.key);
  return { group: group ? nameOf(s, group.place) : '' };
}

/** HP-2.4a, b, f, HP-2.2b: why the group that has just moved goes no further. */
function noStep(
  s: State,
  active: Activation,
  action: ActionOf<'step'> | ActionOf<'walk'>,
): Refusal | undefined {
  const group = findGroup(s, active.key);
  if (!group || active.steps === 0) return undefined;
  const walker = walkerOf(s, active);
  const to = action.kind === 'step' ? placeAt(s, action.to) : undefined;
  const refusal =
    action.kind === 'walk'
      ? checkPath(s, walker, action.path)
      : to === undefined || geometry(s).kind === 'open'
        ? undefined
        : checkStep(s, walker, to);
  return refusal ?? refuse('HP-2.2b', 'move-over', { group: nameOf(s, group.place) });
}

/** HP-2.3a, HP-2.8b, c, HP-6b, c: a combat that the activation does not allow, or no longer. */
function noFight(s: State, active: Activation, action: Action): Refusal {
  const group = findGroup(s, active.key);
  if (!group || (s.active && topStep(s) === 'declare')) return notNow(action);
  const facts = { group: nameOf(s, group.place) };
  if (active.supplied === 0) return refuse('HP-2.3a', 'unsupplied', facts);
  if (active.fired > 0)
    return action.kind === 'fire'
      ? refuse('HP-2.8c', 'all-have-fired', facts)
      : refuse('HP-2.8b', 'fought-already', facts);
  if (active.assaults > 0)
    return action.kind === 'fire'
      ? refuse('HP-A25', 'fought-already', facts)
      : refuse(active.assaults > 1 ? 'HP-6c' : 'HP-6b', 'no-breakthrough', facts);
  return groupHas(s, group, NO_COMBAT) ? noCombat(s, group) : notNow(action);
}
