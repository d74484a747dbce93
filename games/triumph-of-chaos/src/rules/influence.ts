// TC-8.13 Influence Points and Faction Control Markers: nets, and how far a marker moves.
import {
  BRITAIN,
  CENTRAL_POWERS,
  classOf,
  ESTONIA,
  FACTION_IDS,
  type FactionId,
  FRANCE,
  LATVIA,
  LITHUANIA,
  politicalCard,
  USA,
} from '../data/index.ts';
import {
  hasFlag,
  ipOf,
  markerOf,
  PC_BOX,
  PC_DISCARD,
  POLITICAL_CARDS,
  politicalPlace,
  RED,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';
import { FLAG } from './control.ts';
import { isControlledBy, isMovable, isWithdrawn, redMayControl } from './factions.ts';

/** TC-8.132a: the net of each faction; positive is RED. */
export function netsOf(s: State): number[] {
  const nets = FACTION_IDS.map((f) => ipOf(s, RED, f) - ipOf(s, WHITE, f));
  for (const card of POLITICAL_CARDS) {
    const place = politicalPlace(s, card);
    if (place < PC_BOX || place >= PC_DISCARD) continue;
    for (const { faction, side, points } of politicalCard(card).ip)
      nets[faction]! += side === 'red' ? points : -points;
  }
  return nets;
}

export const netOf = (s: State, f: FactionId): number => netsOf(s)[f]!;

/** TC-8.133b: may the marker enter this side's Control space? `political`: bars that only hold in a Political Phase. */
export function mayEnterControl(s: State, f: FactionId, side: SideId, political: boolean): boolean {
  if (side === RED) {
    const baltic = f === ESTONIA || f === LATVIA || f === LITHUANIA;
    return redMayControl(f) && !(political && baltic && !hasFlag(s, FLAG.balticOpenToRed));
  }
  if (f === FRANCE && !isWithdrawn(s, CENTRAL_POWERS)) return false;
  const ally = f === BRITAIN || f === FRANCE || f === USA;
  if (ally && isControlledBy(s, CENTRAL_POWERS, WHITE)) return false;
  return !(political && classOf(f) === 'major' && hasFlag(s, FLAG.noMajorPowerPolitics));
}

/** TC-8.132b-c: where the marker stands after this net. */
export function movedMarker(s: State, f: FactionId, net: number): number {
  const from = markerOf(s, f);
  if (net === 0 || !isMovable(s, f)) return from;
  if (Math.abs(from) === 3) {
    if (Math.sign(net) === Math.sign(from) || Math.abs(net) < 2) return from;
    return from + Math.sign(net) * Math.min(2, Math.abs(net) - 1);
  }
  return shifted(s, f, Math.sign(net) * Math.min(2, Math.abs(net)), true);
}

/** The space so many steps away, stopped before a Control space that is barred. */
export function shifted(s: State, f: FactionId, by: number, political: boolean): number {
  const to = Math.max(-3, Math.min(3, markerOf(s, f) + by));
  if (to === 3 && !mayEnterControl(s, f, RED, political)) return 2;
  if (to === -3 && !mayEnterControl(s, f, WHITE, political)) return -2;
  return to;
}
