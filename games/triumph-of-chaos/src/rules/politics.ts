// TC-8.1 The Political Phase: the value of the Influence card, the sums of influence, the moves of the markers.
import { Breakdown, type Refusal } from '@motti/engine';
import {
  BRITAIN,
  CENTRAL_POWERS,
  classOf,
  ESTONIA,
  type FactionId,
  FRANCE,
  faction,
  LATVIA,
  LITHUANIA,
  type PoliticalId,
  politicalCard,
  USA,
} from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  hasFlag,
  ipOf,
  markerOf,
  NONE,
  of,
  PC_BOX,
  PC_DISCARD,
  POLITICAL_CARDS,
  politicalPlace,
  RED,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';
import { controls, FLAG, leadInVcs } from './control.ts';
import { controllerOf, isControlledBy, isMovable, isWithdrawn, redMayControl } from './factions.ts';

/** The fate of the Tsar (TC-16.22c): he counts as living only once he is saved (TC-A128). */
export const TSAR_WAITS = 0;
export const TSAR_GONE = 1;
export const TSAR_SAVED = 2;
/** What WHITE made of him this turn (TC-14.31j). */
export const TSAR_STEPS = 1;
export const TSAR_INFLUENCE = 2;

/** TC-A161: 1 begins next turn, 2 is in force. */
export const IN_FIGHTING = 2;

export const RED_CONTROL = 3;
export const WHITE_CONTROL = -3;
/** TC-8.132b: a marker moves so many spaces at most in a Political Phase. */
const CAP = 2;

/** TC-16.31c, TC-A151: the player who controls the space of the gold, if anybody. */
export function goldOwner(s: State): SideId | undefined {
  if (!s.rules.specialUnits || s.gold === NONE) return undefined;
  return controls(s, RED, s.gold) ? RED : controls(s, WHITE, s.gold) ? WHITE : undefined;
}

/** TC-8.112b: what is added to the die of the Influence card. */
export function influenceModifiers(s: State, side: SideId): Breakdown {
  const sum = new Breakdown();
  if (goldOwner(s) === side) sum.add('TC-8.112b', 'gold', 1);
  if (side === WHITE && s.tsar === TSAR_SAVED && s.tsarChoice === TSAR_INFLUENCE)
    sum.add('TC-8.112b', 'tsar', 1);
  const lead = leadInVcs(s, side);
  if (lead !== 0) sum.add('TC-8.112b', lead > 0 ? 'ahead' : 'behind', lead);
  if (of(s.inFighting, side) === IN_FIGHTING) sum.add('TC-8.112b', 'in-fighting', -1);
  return sum;
}

// --------------------------------------------------------------------------------- counting IPs

export const isPlaced = (s: State, card: PoliticalId): boolean => {
  const place = politicalPlace(s, card);
  return place >= PC_BOX && place < PC_DISCARD;
};

/** TC-8.132a: RED less WHITE, on the placed cards and on the table; positive is RED's. */
export function netInfluence(s: State, f: FactionId): Breakdown {
  const sum = new Breakdown();
  for (const card of POLITICAL_CARDS) {
    if (!isPlaced(s, card)) continue;
    for (const { faction: named, side, points } of politicalCard(card).ip)
      if (named === f) sum.add('TC-8.132a', 'political-card', side === 'red' ? points : -points);
  }
  const markers = ipOf(s, RED, f) - ipOf(s, WHITE, f);
  if (markers !== 0) sum.add('TC-8.132a', 'influence-markers', markers);
  return sum;
}

/** TC-8.135a: may influence be laid on this faction? */
export function checkInfluence(s: State, f: FactionId): Refusal | undefined {
  return isMovable(s, f)
    ? undefined
    : refuse('TC-8.135a', 'marker-frozen', { faction: faction(f).key });
}

// ------------------------------------------------------------------------------ moving a marker

/** TC-8.133b: why a player may not have this faction now. The bars of TC-8.312a and TC-16.36k hold in politics alone. */
export function checkControl(
  s: State,
  side: SideId,
  f: FactionId,
  how: 'politics' | 'event',
): Refusal | undefined {
  const facts = { faction: faction(f).key };
  if (side === RED) {
    if (!redMayControl(f)) return refuse('TC-8.133b', 'never-red', facts);
    return how === 'politics' && isBaltic(f) && !hasFlag(s, FLAG.balticOpenToRed)
      ? refuse('TC-8.312a', 'baltic-closed', facts)
      : undefined;
  }
  if (f === FRANCE && !isWithdrawn(s, CENTRAL_POWERS)) return refuse('TC-8.318a', 'germans-first');
  if (isWesternAlly(f) && isControlledBy(s, CENTRAL_POWERS, WHITE))
    return refuse('TC-8.315f', 'allies-stay-away', facts);
  return how === 'politics' && classOf(f) === 'major' && hasFlag(s, FLAG.noMajorPowerPolitics)
    ? refuse('TC-16.36k', 'no-more-powers', facts)
    : undefined;
}
const isBaltic = (f: FactionId): boolean => f === ESTONIA || f === LATVIA || f === LITHUANIA;
export const isWesternAlly = (f: FactionId): boolean => f === BRITAIN || f === FRANCE || f === USA;

/** Stops short of a Control space that may not be entered, and never goes past one. */
function stopped(
  s: State,
  f: FactionId,
  to: number,
  how: 'politics' | 'event',
  into: boolean,
): number {
  const side = to > 0 ? RED : WHITE;
  const reached = Math.max(WHITE_CONTROL, Math.min(RED_CONTROL, to));
  if (Math.abs(reached) < RED_CONTROL || reached === markerOf(s, f)) return reached;
  return into && !checkControl(s, side, f, how) ? reached : reached - Math.sign(reached);
}

/** TC-8.132b, TC-8.132c: where the net of a Political Phase leaves the marker. */
export function markerAfter(s: State, f: FactionId, net: number): number {
  const from = markerOf(s, f);
  if (!isMovable(s, f) || net === 0) return from;
  const controlled = Math.abs(from) === RED_CONTROL;
  const leaving = controlled && Math.sign(net) !== Math.sign(from);
  // TC-8.132c: whoever is in control is not lost for a single point.
  const strength = Math.min(CAP, Math.abs(net) - (leaving ? 1 : 0));
  return stopped(s, f, from + Math.sign(net) * strength, 'politics', true);
}

/** TC-8.134a, TC-C.do.moveFcm: where an event leaves the marker of an uncontrolled faction. */
export function markerAfterEvent(
  s: State,
  f: FactionId,
  toward: SideId,
  spaces: number,
  intoControl: boolean,
): number {
  const from = markerOf(s, f);
  if (!isMovable(s, f) || controllerOf(s, f) !== undefined) return from;
  const to = from + (toward === RED ? spaces : -spaces);
  return stopped(s, f, to, 'event', intoControl);
}

/** TC-8.315f: the Allies whose markers go back to Neutral when WHITE gains the Central Powers. */
export const alliesSentAway = (s: State): readonly FactionId[] =>
  [BRITAIN, FRANCE, USA].filter(
    (f) => isMovable(s, f) && markerOf(s, f) < 0 && markerOf(s, f) > WHITE_CONTROL,
  );
