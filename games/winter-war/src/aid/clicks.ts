// What a click on the map is about and what it tried to do; where a question looks.
import type { Refusal } from '@motti/engine';
import type { Action } from '../actions.ts';
import {
  distance,
  ENTRY_HEX,
  type HexId,
  hexName,
  neighbour,
  PETSAMO,
  type UnitId,
} from '../data/index.ts';
import * as queries from '../queries.ts';
import type { State, Step } from '../state.ts';
import { hexSeen, type View } from '../view.ts';
import type { HexOffer, Offers } from './offers.ts';
import { unitsIn } from './seen.ts';

/**
 * Where units are chosen to go one by one, a click on a counter chooses it, or takes it back. The units of an exchange
 * are marked first and given up together: nothing here.
 */
export function giveUpOf(step: Step | undefined, view: View, unit: UnitId): Action | undefined {
  switch (step) {
    case 'excess':
    case 'climate':
      return { kind: 'lose', unit };
    case 'withdrawal':
      return { kind: view.attack.pending.includes(unit) ? 'take' : 'withdraw', unit };
    default:
      return undefined;
  }
}

/** All that can still move of the stack of this unit, but itself. */
export function restOfStack(view: View, offers: Offers, unit: UnitId): UnitId[] {
  const hex = hexSeen(view, unit);
  return unitsIn(view, hex).filter((other) => other !== unit && offers.units.has(other));
}

/** What a click on a hex that is not lit tried to do; nothing where a click has no such meaning. */
export function attemptAt(
  state: State,
  step: Step | undefined,
  unit: UnitId | undefined,
  hex: HexId,
): Action | undefined {
  switch (step) {
    case 'movement':
      // The shortest straight way there: the rules say what stops it.
      return unit === undefined
        ? undefined
        : { kind: 'move', unit, path: queries.straightWay(state, unit, hex) };
    case 'deploy-finland':
    case 'deploy-soviet':
    case 'reinforcement':
    case 'early-arrival':
    case 'volunteers':
      return unit === undefined ? undefined : { kind: 'place', unit, hex };
    case 'retreat':
    case 'retreat-before-combat':
      return unit === undefined ? undefined : { kind: 'retreat', unit, hex };
    case 'advance':
    case 'advance-before-combat':
      return unit === undefined ? undefined : { kind: 'advance', unit, hex };
    case 'paradrop':
      return { kind: 'drop', hex };
    default:
      return undefined;
  }
}

/** Of a move the whole reach says most; and whatever was tried, the nearest lit hex is offered instead. */
export function better(
  state: State,
  offers: Offers,
  tried: Action,
  hex: HexId,
): {
  nearest: { action: Action; all: readonly Action[] } | undefined;
  reason: Refusal | undefined;
} {
  const reason = tried.kind === 'move' ? queries.reach(state, tried.unit).whyNot(hex) : undefined;
  return { nearest: nearest(offers, hex), reason };
}

/** The lit hex nearest to the one that was tried: what a refusal offers instead. */
function nearest(
  offers: Offers,
  hex: HexId,
): { action: Action; all: readonly Action[] } | undefined {
  let best: { offer: HexOffer; far: number } | undefined;
  for (const [there, offer] of offers.hexes) {
    const far = distance(there, hex);
    if (!offer.caution && (!best || far < best.far)) best = { offer, far };
  }
  if (!best) return undefined;
  const { action, along = [] } = best.offer;
  return { action, all: [action, ...along] };
}

/** Why none of these units can move, each reason once; nothing where one of them can. */
export function whyStuck(state: State, units: readonly UnitId[]): Refusal[] {
  const reasons = new Map<string, Refusal>();
  for (const unit of units) {
    const { destinations, whyNot } = queries.reach(state, unit);
    const { hex, moved } = queries.standing(state, unit);
    if (hex === undefined) continue;
    if (!moved && destinations.length > 0) return [];
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbour(hex, direction);
      const reason = next < 0 ? undefined : whyNot(next);
      if (reason && !reasons.has(reason.code)) reasons.set(reason.code, reason);
    }
  }
  return [...reasons.values()];
}

/** The next unit that has not moved, along the front: from north to south, then west to east. */
export function nextUnmoved(
  view: View,
  offers: Offers,
  after: UnitId | undefined,
): UnitId | undefined {
  const along = (unit: UnitId): number => {
    const name = hexName(hexSeen(view, unit));
    return Number(name.slice(0, 2)) - 100 * Number(name.slice(2));
  };
  const units = [...offers.units].sort((a, b) => along(a) - along(b) || a - b);
  const at = after === undefined ? -1 : units.indexOf(after);
  return units[(at + 1) % Math.max(1, units.length)];
}

/** Where the present question is about: the map goes there when nothing of it is in sight. */
export function placesOf(step: Step | undefined, view: View, offers: Offers): readonly HexId[] {
  switch (step) {
    case undefined:
    case 'movement':
    case 'attack':
      return [...offers.hexes.keys(), ...offers.targets];
    case 'landing':
      return [PETSAMO];
    case 'route':
      return [PETSAMO, ENTRY_HEX];
    default: {
      if (offers.hexes.size > 0) return [...offers.hexes.keys()];
      return [...offers.units].map((unit) => hexSeen(view, unit)).filter((hex) => hex >= 0);
    }
  }
}

/** The hex that an action is about. */
export function hexOfAction(view: View, action: Action | undefined): HexId | undefined {
  switch (action?.kind) {
    case 'place':
    case 'retreat':
    case 'advance':
    case 'drop':
    case 'ride':
    case 'also':
      return action.hex;
    case 'attack':
      return action.targets[0];
    case 'lose':
    case 'withdraw': {
      const hex = hexSeen(view, action.unit);
      return hex >= 0 ? hex : undefined;
    }
    case 'move': {
      const end = action.path.at(-1);
      return end === undefined ? undefined : end >= queries.RIDE ? end - queries.RIDE : end;
    }
    default:
      return undefined;
  }
}
