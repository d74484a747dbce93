// What a click on the map means: picks a unit up, plays what is lit, puts a hex under attack, or asks why not.
import { hexSeen, SIDE_OF, typeOf } from '@motti/winter-war';
import {
  arrivals,
  attemptAt,
  better,
  draftOn,
  eligible,
  giveUpOf,
  type HexOffer,
  inHand,
  NO_ATTACK,
  type Offers,
  sideIndex,
  toggled,
  unitsIn,
} from '@motti/winter-war/aid';
import type { PickedBy } from '../../board/hex-map.ts';
import type { Hand } from './hand.svelte.ts';
import { heldUnit } from './offers.ts';
import { asked, type WinterWarTable } from './table.ts';

/** A click on a hex, on a counter in it if one was hit. */
export function click(
  table: WinterWarTable,
  hand: Hand,
  offers: Offers,
  hex: number,
  unit: number | undefined,
  by: PickedBy,
  /** Shift: this one as well. */
  more = false,
): void {
  const step = asked(table);
  table.dismiss();
  if (more && step === 'movement' && goAlong(table, hand, offers, hex, unit)) return;
  if (step === 'attack' && clickInAttack(table, hand, offers, hex, unit)) return;
  const held = heldUnit(table, hand);
  // Within the hex of the unit in the hand a click changes to another of the stack.
  if (held !== undefined && hexSeen(table.view, held) === hex) {
    changeInStack(table, hand, offers, hex, unit);
    return;
  }
  const offer = offers.hexes.get(hex);
  if (offer) {
    if (hand.means(hex, by)) playHex(table, hand, offer);
    return;
  }
  const own = pickable(table, offers, hex, unit);
  const hit = own ?? unit ?? unitsIn(table.view, hex)[0];
  const given = hit === undefined ? undefined : giveUpOf(step, table.view, hit);
  if (given) {
    if (!table.refuse(given)) table.play(given);
    return;
  }
  if (own !== undefined) {
    pickUp(table, hand, own);
    return;
  }
  const tried = attemptAt(table.state, step, held, hex);
  if (tried && table.refuse(tried, better(table.state, offers, tried, hex))) return;
  lookAt(table, hand, hex, unit);
}

/** Plays what a hex offers; in the set-up the next counter of the same type comes into the hand. */
export function playHex(table: WinterWarTable, hand: Hand, offer: HexOffer): void {
  const { action, along = [] } = offer;
  const before = hand.unit;
  hand.chosen = undefined;
  if (!table.play([action, ...along])) return;
  hand.unit = undefined;
  hand.along = [];
  if (!('hex' in action)) return;
  hand.open = action.hex;
  if (before !== undefined && action.kind === 'place') hand.unit = nextLike(table, before);
}

/** Another counter of the same type that still waits in the hand, or in the pool of reinforcements. */
function nextLike(table: WinterWarTable, unit: number): number | undefined {
  const { id } = typeOf(unit);
  const waiting = asked(table)?.startsWith('deploy')
    ? inHand(table.view, table.viewer)
    : arrivals(table);
  return waiting.find((other) => typeOf(other).id === id);
}

/** A counter was dropped on a hex: the same as picking it up and clicking there. */
export function drop(
  table: WinterWarTable,
  hand: Hand,
  offers: () => Offers,
  unit: number,
  hex: number,
): void {
  table.dismiss();
  if (hexSeen(table.view, unit) === hex) return;
  hand.unit = unit;
  const offer = offers().hexes.get(hex);
  if (offer) {
    playHex(table, hand, offer);
    return;
  }
  // Of a stack, the first that cannot go there says why.
  for (const going of [unit, ...hand.along]) {
    hand.unit = going;
    const tried = attemptAt(table.state, asked(table), heldUnit(table, hand), hex);
    if (tried && table.refuse(tried, better(table.state, offers(), tried, hex))) break;
  }
  hand.unit = unit;
}

function changeInStack(
  table: WinterWarTable,
  hand: Hand,
  offers: Offers,
  hex: number,
  unit: number | undefined,
): void {
  const held = heldUnit(table, hand);
  const may = (other: number): boolean => offers.units.has(other) || offers.again.has(other);
  const others = unitsIn(table.view, hex).filter(may);
  const next =
    unit !== undefined && unit !== held
      ? unit
      : others[(others.indexOf(held!) + 1) % others.length];
  if (next === undefined || next === held || !may(next)) hand.drop();
  else pickUp(table, hand, next);
}

/** The unit that a click on this hex takes into the hand: the counter hit, else the first that may be picked up. */
function pickable(
  table: WinterWarTable,
  offers: Offers,
  hex: number,
  unit: number | undefined,
): number | undefined {
  const may = (other: number): boolean => offers.units.has(other) || offers.again.has(other);
  if (unit !== undefined && may(unit)) return unit;
  return unitsIn(table.view, hex).find(may);
}

/** With Shift a unit joins those in the hand, or leaves them. */
function goAlong(
  table: WinterWarTable,
  hand: Hand,
  offers: Offers,
  hex: number,
  unit: number | undefined,
): boolean {
  const held = heldUnit(table, hand);
  const there = unitsIn(table.view, hex).filter((other) => offers.units.has(other));
  const picked =
    unit !== undefined && unit !== held && offers.units.has(unit)
      ? unit
      : there.find((other) => other !== held && !hand.along.includes(other));
  if (held === undefined || picked === undefined) return false;
  hand.chosen = undefined;
  hand.along = hand.along.includes(picked)
    ? hand.along.filter((other) => other !== picked)
    : [...hand.along, picked];
  return true;
}

export function pickUp(table: WinterWarTable, hand: Hand, unit: number): void {
  const step = asked(table);
  hand.looked = undefined;
  hand.open = undefined;
  if (step === 'losses') {
    hand.marked = hand.marked.includes(unit)
      ? hand.marked.filter((other) => other !== unit)
      : [...hand.marked, unit];
    return;
  }
  hand.unit = hand.unit === unit ? undefined : unit;
  hand.along = [];
  hand.chosen = undefined;
}

/** A unit or hex that has nothing to do now is only looked at. */
export function lookAt(
  table: WinterWarTable,
  hand: Hand,
  hex: number,
  unit: number | undefined,
): void {
  hand.unit = undefined;
  hand.chosen = undefined;
  hand.open = hand.open === hex && unit === hand.looked ? undefined : hex;
  hand.looked = unit ?? unitsIn(table.view, hex)[0];
}

function clickInAttack(
  table: WinterWarTable,
  hand: Hand,
  offers: Offers,
  hex: number,
  unit: number | undefined,
): boolean {
  const enemy = unitsIn(table.view, hex).some(
    (there) => SIDE_OF[there] !== sideIndex(table.viewer),
  );
  if (enemy) {
    hand.open = hex;
    if (hand.attack.targets.includes(hex)) hand.attack = NO_ATTACK;
    else if (offers.targets.has(hex)) hand.attack = draftOn(table.state, hex);
    else table.refuse({ kind: 'attack', targets: [hex], units: [] });
    return true;
  }
  const { targets } = hand.attack;
  if (targets.length === 0) return false;
  const there = unit !== undefined ? [unit] : unitsIn(table.view, hex);
  if (there.length === 0) return false;
  const able = eligible(table.state, targets);
  const joining = there.find((own) => able.includes(own));
  if (joining !== undefined) hand.attack = toggled(hand.attack, joining);
  else table.refuse({ kind: 'attack', targets, units: [there[0]!] });
  return true;
}
