// How what is lit may end, by space: second attacks and infiltrations, whose odds lie open.
import type { SpaceId } from '../data/index.ts';
import { raidDamage, raidOutcomes } from '../rules/harassment.ts';
import type { State } from '../state.ts';
import { afterOnward, type Outlook, outlookOf } from './odds.ts';
import type { Offers } from './offers.ts';

export interface Raid {
  readonly success: number;
  readonly partial: number;
  readonly failure: number;
  readonly loss: number;
}

/** The exact outlook of a second attack, by space. */
export function secondOutlooks(state: State, offers: Offers): Map<string, Outlook> {
  const found = new Map<string, Outlook>();
  for (const [space, [action]] of offers) {
    if (action?.kind !== 'onward') continue;
    const outlook = outlookOf(afterOnward(state, action.space));
    if (outlook) found.set(space, outlook);
  }
  return found;
}

/** How an infiltration may end, by the rules of the game itself. */
export function raidOn(state: State, space: SpaceId, scouts: number): Raid {
  const outcomes = raidOutcomes(state, space, scouts);
  const chance = (wanted: string): number =>
    outcomes.find(({ result }) => result === wanted)?.chance ?? 0;
  return {
    success: chance('success'),
    partial: chance('partial'),
    failure: chance('failure'),
    loss: raidDamage(space),
  };
}

/** The chance of an infiltration, by space. */
export function raidsOf(state: State, offers: Offers): Map<string, number> {
  const found = new Map<string, number>();
  for (const [space, [action]] of offers)
    if (action?.kind === 'harass')
      found.set(space, raidOn(state, action.space, action.scouts).success);
  return found;
}
