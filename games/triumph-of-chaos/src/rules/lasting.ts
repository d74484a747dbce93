// What cards leave behind for a while (TC-C.2f): bans, modifiers, surprises held for later.
import type { FactionId, SpaceId } from '../data/index.ts';
import type { Lasting, PieceId, SideId, State } from '../state.ts';

export const isBanned = (s: State, side: SideId, f: FactionId): boolean =>
  s.lasting.some((l) => l.do === 'restrict' && l.side === side && l.factions?.includes(f));

/** TC-11.31a, line Initiative Card, and events that modify combats. */
export function cardModifiers(
  s: State,
  side: SideId,
  attacks: boolean,
  target: SpaceId,
): readonly Lasting[] {
  return s.lasting.filter(
    (l) =>
      l.do === 'combatMod' &&
      l.side === side &&
      (l.when === undefined || l.when === 'any' || (l.when === 'attack') === attacks) &&
      (l.spaces === undefined || l.spaces.includes(target)),
  );
}
/** Shifts against this side's attack that a card lifts. */
export const ignoredShifts = (s: State, side: SideId, target: SpaceId): readonly string[] =>
  cardModifiers(s, side, true, target).flatMap((l) => l.ignores ?? []);

export function dieModifier(s: State, table: 'withdrawal' | 'peoplesArmy', of: number): number {
  let mod = 0;
  for (const l of s.lasting) {
    if (l.do !== 'dieMod' || l.table !== table) continue;
    if (table === 'withdrawal' ? l.factions?.includes(of) : l.side === of) mod += l.value;
  }
  return mod;
}

/** TC-C.do.surprise: a surprise held for an attack by these units alone. */
export const heldSurprise = (
  s: State,
  side: SideId,
  units: readonly PieceId[],
): Lasting | undefined =>
  s.lasting.find(
    (l) =>
      l.do === 'surprise' &&
      l.side === side &&
      l.value > 0 &&
      (l.pieces === undefined || units.every((unit) => l.pieces?.includes(unit))),
  );

export function useSurprise(s: State, held: Lasting): void {
  s.lasting = s.lasting.map((l) => (l === held ? { ...l, value: l.value - 1 } : l));
}

/** What was meant for a combat, an impulse or a turn is over. */
export function expire(s: State, what: 'combat' | 'impulse' | 'turn'): void {
  const isOver = ({ until, turn }: Lasting): boolean =>
    until === what && (until !== 'turn' || turn <= s.turn);
  // Most last longer than an impulse.
  if (s.lasting.some(isOver)) s.lasting = s.lasting.filter((l) => !isOver(l));
}

/** TC-16.36e: an attack on a faction ends the bans on it that say so. */
export function liftBans(s: State, f: FactionId): void {
  if (s.lasting.length === 0) return;
  s.lasting = s.lasting
    .map((l) =>
      l.do === 'restrict' && l.liftIfAttacked && l.factions?.includes(f)
        ? { ...l, factions: l.factions.filter((entry) => entry !== f) }
        : l,
    )
    .filter((l) => l.do !== 'restrict' || l.factions === undefined || l.factions.length > 0);
}
