// The Faction Control Table as it stands: points by card and faction, sums, and where each marker would go (TC-8.13).
import {
  FACTION_IDS,
  type FactionId,
  faction,
  POLITICAL_CARDS as POLITICAL_DATA,
  politicalCard,
} from '../data/index.ts';
import { controllerOf, isMovable } from '../rules/factions.ts';
import { movedMarker, netOf } from '../rules/influence.ts';
import {
  CONQUERED_BY_RED,
  CONQUERED_BY_WHITE,
  clone,
  IN_GAME,
  ipOf,
  markerOf,
  PC_BOX,
  PC_DISCARD,
  PC_LOOKED,
  POLITICAL_CARDS,
  type PoliticalCardId,
  politicalPlace,
  RED,
  type SideId,
  type State,
  SUBJUGATED,
  setMarker,
  setPolitical,
  statusOf,
  WHITE,
} from '../state.ts';

/** What comes of a faction's sum, for the phrase beside its track. */
export type FactionOutcome =
  | 'withdrawn'
  | 'conquered'
  | 'subjugated'
  | 'at-war'
  | 'none'
  | 'even'
  | 'one-ignored'
  | 'already-controlled'
  | 'barred'
  | 'moves'
  | 'won'
  | 'lost';

export interface FactionRow {
  readonly faction: FactionId;
  readonly key: string;
  /** -3 WHITE controls, 3 RED controls; `to` after this Political Phase as the line lies now. */
  readonly from: number;
  readonly to: number;
  /** Influence Points on the table that come from no Political Card. */
  readonly red: number;
  readonly white: number;
  /** Positive is RED's. */
  readonly net: number;
  readonly outcome: FactionOutcome;
  readonly before: SideId | undefined;
  readonly after: SideId | undefined;
}

export interface PlacedCard {
  readonly card: PoliticalCardId;
  readonly box: number;
}

/** The Political Cards on the table, box by box. */
export const placedPolitical = (s: State): readonly PlacedCard[] =>
  POLITICAL_CARDS.map((card) => ({ card, box: politicalPlace(s, card) - PC_BOX }))
    .filter(({ box }) => box >= 0 && box < PC_DISCARD - PC_BOX)
    .sort((a, b) => a.box - b.box);

/** The cards that the winner of a box has looked at, to place some of them. */
export const lookedPolitical = (s: State): readonly PoliticalCardId[] =>
  POLITICAL_CARDS.filter((card) => politicalPlace(s, card) === PC_LOOKED);

/** Points of a Political Card for a faction: positive is RED's. */
export function pointsOn(card: PoliticalCardId, f: FactionId): number {
  const ip = politicalCard(card).ip.find((entry) => entry.faction === f);
  return ip === undefined ? 0 : ip.side === 'red' ? ip.points : -ip.points;
}

/** The table with these cards placed as well, as if no other came. Points alone: the texts of cards may do more. */
export function factionTable(
  s: State,
  more: readonly PoliticalCardId[] = [],
): readonly FactionRow[] {
  const after = more.length === 0 ? s : clone(s);
  for (const card of more) setPolitical(after, card, PC_BOX + boxOf(card));
  return FACTION_IDS.map((f) => {
    const from = markerOf(after, f);
    const net = netOf(after, f);
    const to = movedMarker(after, f, net);
    const before = controllerOf(after, f);
    const controller = to === from ? before : controllerAt(after, f, to);
    return {
      faction: f,
      key: faction(f).key,
      from,
      to,
      red: ipOf(after, RED, f),
      white: ipOf(after, WHITE, f),
      net,
      outcome: outcomeOf(after, f, net, to, before, controller),
      before,
      after: controller,
    };
  });
}

const boxOf = (card: PoliticalCardId): number =>
  ['red', 'white', 'other'].indexOf(POLITICAL_DATA[card]?.box ?? 'other');

function controllerAt(s: State, f: FactionId, marker: number): SideId | undefined {
  const then = clone(s);
  setMarker(then, f, marker);
  return controllerOf(then, f);
}

function outcomeOf(
  s: State,
  f: FactionId,
  net: number,
  to: number,
  before: SideId | undefined,
  after: SideId | undefined,
): FactionOutcome {
  const status = statusOf(s, f);
  if (status === CONQUERED_BY_RED || status === CONQUERED_BY_WHITE) return 'conquered';
  if (status === SUBJUGATED) return 'subjugated';
  if (status !== IN_GAME) return 'withdrawn';
  if (!isMovable(s, f)) return 'at-war';
  if (after !== before) return after === undefined ? 'lost' : 'won';
  const from = markerOf(s, f);
  if (to !== from) return Math.abs(to - from) < Math.min(2, Math.abs(net)) ? 'barred' : 'moves';
  if (net === 0) return hasPoints(s, f) ? 'even' : 'none';
  if (before === undefined) return 'barred';
  return Math.sign(net) === Math.sign(from) ? 'already-controlled' : 'one-ignored';
}

const hasPoints = (s: State, f: FactionId): boolean =>
  ipOf(s, RED, f) > 0 || placedPolitical(s).some(({ card }) => pointsOn(card, f) !== 0);
