// What a click on the map means: takes a group up, sends it, chooses an element, or asks why not.
import type { Refusal } from '@motti/engine';
import type { Action } from '@motti/hourra-pobieda';
import { type Order, placeAt, whyNotReached } from '@motti/hourra-pobieda/parts';
import type { PickedBy } from '../../board/hex-map.ts';
import { nearestLit } from '../../kit/map-hand.svelte.ts';
import type { NearAct } from '../../table/table.svelte.ts';
import type { Hand } from './hand.svelte.ts';
import type { Offer, Offers } from './offers.ts';
import { groupsShown, spotOfLabel, theatreAt } from './position.ts';
import { asked, type HourraTable } from './table.ts';

/** The element that a tile stands for: `element-12`. */
const ELEMENT = 'element-';
export const tileId = (element: number): string => `${ELEMENT}${element}`;
const elementOfTile = (piece: string | undefined): number | undefined =>
  piece?.startsWith(ELEMENT) ? Number(piece.slice(ELEMENT.length)) : undefined;

export function click(
  table: HourraTable,
  hand: Hand,
  offers: Offers,
  hex: string,
  piece: string | undefined,
  by: PickedBy,
): void {
  table.dismiss();
  const element = elementOfTile(piece);
  const chosen = element === undefined ? undefined : offers.elements.get(element);
  if (chosen) {
    table.play(chosen);
    return;
  }
  const offer = offers.hexes.get(hex);
  if (offer && hex !== hand.unit) {
    if (hand.means(hex, by)) goTo(table, hand, hex, offer);
    return;
  }
  if (offers.groups.has(hex)) {
    takeUp(hand, hex);
    return;
  }
  const lone = onlyLoss(table, offers, hex);
  if (lone) table.play(lone);
  else if (!refuseAt(table, hand, offers, hex)) lookAt(table, hand, hex);
}

/** A click on the group itself, where all its elements that may be chosen are alike. */
function onlyLoss(table: HourraTable, offers: Offers, hex: string): Action | undefined {
  if (asked(table) !== 'lose') return undefined;
  const group = groupsShown(table).find(({ at }) => at === hex);
  const actions = group?.view.elements.flatMap((one) => offers.elements.get(one) ?? []) ?? [];
  return new Set(actions).size === 1 ? actions[0] : undefined;
}

export function takeUp(hand: Hand, hex: string): void {
  const again = hand.unit === hex;
  hand.drop();
  if (!again) hand.unit = hex;
}

/** Plays what a hex offers; where it offers several things the panel asks which. */
export function goTo(table: HourraTable, hand: Hand, hex: string, offer: Offer): void {
  hand.chosen = undefined;
  if (!offer.reach && offer.actions.length > 1) {
    hand.open = hand.open === hex ? undefined : hex;
    return;
  }
  walk(table, hand, offer.actions);
}

/** Declaration first, then step by step: what a step meets may end the way, and only then is that known. */
export function walk(table: HourraTable, hand: Hand, actions: readonly Action[]): void {
  const isStep = ({ kind }: Action): boolean => kind === 'step' || kind === 'walk';
  const steps = actions.filter(isStep);
  const before = actions.filter((action) => !isStep(action));
  hand.way = [];
  if (before.length > 0 && !table.play(before)) return;
  hand.unit = undefined;
  hand.way = steps;
}

/** The next step of the way, once the table has come to it. */
export function goOn(table: HourraTable, hand: Hand): void {
  const [next, ...more] = hand.way;
  if (!next) return;
  // What was sent is not answered yet: a line that is added now would be lost.
  if (table.kind === 'remote' && table.draft.length > 0 && !table.canUndo) return;
  // Another's answer or dice may still be under way.
  if (!table.canAct) {
    if (table.decision.kind === 'chance') hand.way = [];
    return;
  }
  hand.way = [];
  if (asked(table) !== 'move' || table.why(next)) return;
  if (table.play(next)) hand.way = more;
}

/** Why this hex is not reached, or what stands against what was meant; the nearest lit hex is offered instead. */
function refuseAt(table: HourraTable, hand: Hand, offers: Offers, hex: string): boolean {
  const tried = attemptAt(table, hand, offers, hex);
  return (
    tried !== undefined &&
    table.refuse(tried.action, { ...tried, nearest: nearestTo(table, hand, offers, hex) })
  );
}

interface Attempt {
  readonly action: Action;
  /** The reason that explains most, where the rule that is met first says little. */
  readonly reason?: Refusal | undefined;
}

/** What a click on a hex that is not lit tried to do; nothing where it has no such meaning. */
function attemptAt(
  table: HourraTable,
  hand: Hand,
  offers: Offers,
  hex: string,
): Attempt | undefined {
  const step = asked(table);
  const to = spotOfLabel(hex);
  const { state, viewer = '' } = table;
  /** Of a way the whole reach says most; where it has nothing to say, nothing was tried. */
  const way = (order: Order, at?: number): Attempt | undefined => {
    const reason = whyNotReached(state, viewer, order, to, at);
    return reason && { action: { kind: 'step', to }, reason };
  };
  switch (step) {
    case 'idle':
      if (hand.tool === 'air-recon') return { action: { kind: 'air-recon', at: to } };
      if (hand.tool === 'raid') return { action: { kind: 'raid', at: to, tokens: 1, antiTank: 0 } };
      if (hand.unit !== undefined && offers.order && hex !== hand.unit)
        return way(offers.order, spotOfLabel(hand.unit));
      return isOwn(table, hex) ? { action: { kind: 'activate', at: to } } : undefined;
    case 'declare':
    case 'move': {
      if (hex === offers.subject) return undefined;
      const tried = way(offers.order ?? { supply: 'none', mode: 'hold', banzai: false });
      return step === 'move' ? (tried ?? { action: { kind: 'step', to } }) : tried;
    }
    case 'combat':
    case 'breakthrough':
      return hex !== offers.subject && !isOwn(table, hex) && isTaken(table, hex)
        ? { action: { kind: 'assault', at: to } }
        : undefined;
    case 'retreat':
      return hex === offers.subject ? undefined : { action: { kind: 'retreat', to } };
    case 'place': {
      const action = placingAt(table, hand, to);
      return action && { action };
    }
    default:
      return undefined;
  }
}

/** What the lit hex nearest to this one plays; nothing where the panel would ask which of several. */
function nearestTo(
  table: HourraTable,
  hand: Hand,
  offers: Offers,
  hex: string,
): NearAct<Action> | undefined {
  const t = theatreAt(table);
  const place = placeAt(t, spotOfLabel(hex));
  const far = (other: string): number => {
    const there = placeAt(t, spotOfLabel(other));
    return place === undefined || there === undefined
      ? Infinity
      : t.geometry.distance(there, place);
  };
  return nearestLit(table, offers.hexes, far, ({ actions, reach }) => {
    const action = actions.at(-1);
    const isOne = reach !== undefined || actions.length === 1;
    const play = (): void => {
      table.dismiss();
      walk(table, hand, actions);
    };
    return action && isOne ? { action, all: actions, play } : undefined;
  });
}

function placingAt(table: HourraTable, hand: Hand, at: number): Action | undefined {
  if (hand.tool === 'mine') return { kind: 'mine', at };
  if (hand.tool === 'entrench-1') return { kind: 'entrench', at, level: 1 };
  if (hand.tool === 'entrench-2') return { kind: 'entrench', at, level: 2 };
  const waiting = table.choices.find((one) => one.kind === 'place');
  return hand.kind !== undefined && waiting?.kind === 'place' ? { ...waiting, at } : undefined;
}

const isTaken = (table: HourraTable, hex: string): boolean =>
  groupsShown(table).some(({ at }) => at === hex);
export const isOwn = (table: HourraTable, hex: string): boolean =>
  groupsShown(table).some(({ at, own }) => at === hex && own);

/** A group or hex that has nothing to do now is only looked at. */
function lookAt(table: HourraTable, hand: Hand, hex: string): void {
  const again = hand.looked === hex;
  hand.drop();
  if (!again && isTaken(table, hex)) hand.looked = hex;
}

/** A group was dropped on a hex: the same as taking it up and clicking there. */
export function drop(
  table: HourraTable,
  hand: Hand,
  offers: () => Offers,
  piece: string,
  hex: string,
): void {
  table.dismiss();
  const group = groupsShown(table).find(({ id }) => id === piece);
  if (!group || group.at === hex) return;
  if (asked(table) === 'idle') hand.unit = group.at;
  const now = offers();
  const offer = now.hexes.get(hex);
  if (offer) goTo(table, hand, hex, offer);
  else refuseAt(table, hand, now, hex);
}
