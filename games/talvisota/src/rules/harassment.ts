// TV-6.2, TV-A58, TV-A70: infiltration behind the Soviet lines.
import { Breakdown, type Fight, type Refusal } from '@motti/engine';
import {
  FINNISH_SPACES,
  isSoviet,
  nameOfSpace,
  neighboursOf,
  SCT,
  SOVIET_TYPES,
  type SpaceId,
  spaceValue,
  strengthOf,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import { FORCES, finnsAt, garrison, hasMarker, type State, USED, unitsAt } from '../state.ts';
import { isControlled } from './control.ts';
import { outcomesOf } from './round.ts';

const MAX_SCOUTS = 3;

/** TV-6.2a: a Soviet-controlled space of Finnish territory. */
export const isHarassable = (s: State, space: SpaceId): boolean =>
  !isSoviet(space) && isControlled(s, space);

export const availableScouts = (s: State): number => Math.min(MAX_SCOUTS, finnsAt(s, FORCES, SCT));

export function checkHarass(s: State, space: SpaceId, scouts: number): Refusal | undefined {
  const facts = { space: nameOfSpace(space), scouts, available: finnsAt(s, FORCES, SCT) };
  if (isSoviet(space)) return refuse('TV-1.1j', 'no-finns-in-soviet-territory', facts);
  if (!isHarassable(s, space)) return refuse('TV-6.2a', 'not-soviet-controlled', facts);
  if (scouts < 1 || scouts > MAX_SCOUTS) return refuse('TV-6.2b', 'one-to-three-scouts', facts);
  if (scouts <= facts.available) return undefined;
  return finnsAt(s, USED, SCT) > 0
    ? refuse('TV-A72', 'scouts-already-used', facts)
    : refuse('TV-A58', 'not-enough-scouts', facts);
}

/** TV-6.2d to f: what is added to the die. */
export function harassmentModifier(s: State, space: SpaceId, scouts: number): Breakdown {
  const sum = new Breakdown();
  if (scouts > 0) sum.add('TV-6.2d', 'scouts', scouts, 'SCT', scouts);
  const defenders = garrison(s, space);
  if (defenders > 0) sum.add('TV-6.2e', 'garrison', -2 * defenders, nameOfSpace(space), defenders);
  for (const next of neighboursOf(space, s.turn)) {
    const near = garrison(s, next);
    if (near > 0) sum.add('TV-6.2f', 'neighbours', -near, nameOfSpace(next), near);
  }
  return sum;
}

export type RaidResult = 'success' | 'partial' | 'failure';

/** TV-6.2g to i: how an infiltration with this score ends. */
export const raidResult = (score: number): RaidResult =>
  score >= 6 ? 'success' : score >= 4 ? 'partial' : 'failure';

/** How it may end, by the die. */
export function raidOutcomes(s: State, space: SpaceId, scouts: number): Fight['outcomes'] {
  const added = harassmentModifier(s, space, scouts).total;
  return outcomesOf((die) => raidResult(die + added));
}

/** TV-6.2g: the morale that a success costs the Soviet side. */
export const raidDamage = (space: SpaceId): number => 2 + spaceValue(space);

/** TV-A70: a raid that not even a six would bring home. */
export const isHopeless = (s: State, space: SpaceId, scouts: number): boolean =>
  raidResult(6 + harassmentModifier(s, space, scouts).total) !== 'success';

/** TV-A70: Possession markers, and the held spaces whose units are weakest. */
export function exposedSpaces(s: State): readonly SpaceId[] {
  const held = FINNISH_SPACES.filter((space) => isHarassable(s, space));
  let weakest = Number.POSITIVE_INFINITY;
  for (const space of held)
    if (garrison(s, space) > 0) weakest = Math.min(weakest, totalStrength(s, space));
  return held.filter(
    (space) =>
      hasMarker(s, space) || (garrison(s, space) > 0 && totalStrength(s, space) === weakest),
  );
}

function totalStrength(s: State, space: SpaceId): number {
  let total = 0;
  for (const type of SOVIET_TYPES) total += strengthOf(type) * unitsAt(s, space, type);
  return total;
}
