// What a press on the open table means: a corner of the path, a place for an element, a group, an end of the ruler.
import type { Action } from '@motti/hourra-pobieda';
import { type Place, readPath, spotOf } from '@motti/hourra-pobieda/parts';
import type { PickedBy } from '../../../board/hex-map.ts';
import type { NearAct } from '../../../table/table.svelte.ts';
import { click, takeUp, walk } from '../clicks.ts';
import type { Hand } from '../hand.svelte.ts';
import { type Offers, placing } from '../offers.ts';
import { groupsShown, theatreAt } from '../position.ts';
import { asked, type HourraTable } from '../table.ts';
import type { Pencil } from './pencil.svelte.ts';
import { drawnPath, insteadOf, linesOf, type Plan, whyNotWalked } from './plan.ts';

export interface OpenHands {
  readonly table: HourraTable;
  readonly hand: Hand;
  readonly pencil: Pencil;
  readonly offers: Offers;
  readonly plan: Plan | undefined;
}

/** A press this near to the last corner means: go. In hundredths of a UD. */
const SAME = 6;

/** A place was pressed; `label` is the group that stands under the hand, `piece` its tray or tile. */
export function press(
  hands: OpenHands,
  at: Place,
  label: string | undefined,
  piece: string | undefined,
  by: PickedBy,
): void {
  const { table, hand, pencil, offers, plan } = hands;
  table.dismiss();
  if (pencil.ruler) {
    pencil.measureAt(at);
    return;
  }
  const step = asked(table);
  if (step === 'place' || step === 'arrive') {
    putAt(hands, at);
    return;
  }
  if (step === 'idle' && hand.tool === 'air-recon') {
    table.play({ kind: 'air-recon', at: spotOf(theatreAt(table), at) });
    return;
  }
  if (label !== undefined && meansTheGroup(hands, at, label)) {
    if (label === hand.unit && pencil.corners.length === 0) takeUp(hand, label);
    else click(table, hand, offers, label, piece, by);
    return;
  }
  if (plan) corner(hands, plan, at);
  else if (label !== undefined) click(table, hand, offers, label, piece, by);
  else hand.drop();
}

/** While a path is drawn, groups are goals: friends to be joined, enemies to be met; others are taken up or fought. */
function meansTheGroup(
  { table, hand, offers, plan, pencil }: OpenHands,
  at: Place,
  label: string,
): boolean {
  if (!plan) return true;
  const group = groupsShown(table).find((one) => one.at === label);
  if (!group?.own) return false;
  if (label === hand.unit || label === offers.subject) return pencil.corners.length === 0;
  const seen = drawnPath(plan, [...pencil.corners, at]);
  return offers.groups.has(label) && (seen?.reach.refusal !== undefined || seen?.reach.end !== at);
}

/** Sets a corner where the path leads so far; a second press on it goes. */
function corner(hands: OpenHands, plan: Plan, at: Place): void {
  const { pencil, table } = hands;
  const last = pencil.corners.at(-1);
  if (last !== undefined && isNear(table, last, at)) {
    go(hands, pencil.corners);
    return;
  }
  const path = [...pencil.corners, at];
  const seen = drawnPath(plan, path);
  if (!seen) return;
  if (seen.reach.refusal) refuse(hands, plan, path);
  else pencil.setCorner(seen.reach.end);
}

const isNear = (table: HourraTable, a: Place, b: Place): boolean =>
  theatreAt(table).geometry.distance(a, b) * 100 <= SAME;

/** Walks the path as it is drawn, or says why not. */
export function go(hands: OpenHands, path: readonly Place[]): void {
  const { table, hand, pencil, plan } = hands;
  if (!plan || path.length === 0) return;
  table.dismiss();
  if (whyNotWalked(table, plan, path)) {
    refuse(hands, plan, path);
    return;
  }
  pencil.clear();
  walk(table, hand, linesOf(plan, path));
}

function refuse(hands: OpenHands, plan: Plan, path: readonly Place[]): void {
  const { table } = hands;
  const reason = whyNotWalked(table, plan, path);
  const action = linesOf(plan, path).at(-1)!;
  table.refuse(action, { reason, nearest: asFar(hands, plan, insteadOf(reason)) });
}

/** The path as far as it is good. */
function asFar(
  { table, hand, pencil }: OpenHands,
  plan: Plan,
  path: string | undefined,
): NearAct<Action> | undefined {
  const places = path === undefined ? undefined : readPath(plan.state, path);
  const all = places && linesOf(plan, places);
  const play = (): void => {
    table.dismiss();
    pencil.clear();
    walk(table, hand, all!);
  };
  return all && { action: all.at(-1)!, all, play };
}

/** Elements, mines and trenches go anywhere; the rules say where not. */
function putAt({ table, hand }: OpenHands, at: Place): void {
  const [like] = placing(table, hand);
  const spot = spotOf(theatreAt(table), at);
  if (like && 'at' in like) table.play({ ...like, at: spot });
  else if (hand.tool === 'mine') table.refuse({ kind: 'mine', at: spot });
}
