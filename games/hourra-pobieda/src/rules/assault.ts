// HP-2.6, HP-2.7, HP-10, HP-11: who may assault whom, what may be bid, and what both sides are worth.
import type { Refusal } from '@motti/engine';
import type { BidKind, Mark } from '../actions.ts';
import { givesBenefit, isEnterable } from '../board/geometry.ts';
import { readDie, supportScore } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import type { Assault, Group, SideId, State, Theatre } from '../state.ts';
import {
  AA_TOKEN,
  ADVANCED,
  ANTI_TANK,
  assaultsFought,
  BID_AA,
  BID_GREEN,
  BID_RED,
  BID_YELLOW,
  bidOf,
  CARPET,
  CLOSE,
  findGroup,
  GREEN_TOKEN,
  geometry,
  groupHas,
  groupOf,
  isKnownTo,
  keyOfRole,
  NO_COMBAT,
  PARTS,
  PROGRESSED,
  RED_TOKEN,
  REGROUPED,
  roleOf,
  sideOf,
  stockOf,
  theatre,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '../state.ts';
import { nameOf } from '../theatre.ts';
import type { View } from '../view.ts';
import { groundOf, groupQuality, hasArmour, hasSoft, travellerOf } from './groups.ts';

/** HP-A38, HP-2.6a: contact, no river between, and ground that one element could enter. */
export function checkTarget(s: State, group: Group, target: Group): Refusal | undefined {
  const t = theatre(s);
  const g = t.geometry;
  const at = nameOf(t, target.place);
  if (!g.inContact(group.place, target.place))
    return refuse('HP-2.6a', 'not-in-contact', { place: at });
  if (!g.assaultCrosses(group.place, target.place, s.pontoons))
    return refuse('HP-A38', 'river-between', { from: nameOf(t, group.place), at });
  const ground = g.groundAt(target.place);
  const enterable =
    g.joinedByRoad(group.place, target.place) ||
    group.elements.some((element) => isEnterable(ground, travellerOf(t, [element])));
  return enterable ? undefined : refuse('HP-A38', 'ground-closed', { at, terrain: ground.terrain });
}

/** The enemies this group could assault, in order of location. */
export function targetsOf(s: State, group: Group): Group[] {
  const side = sideOf(group.key);
  const g = geometry(s);
  const targets: Group[] = [];
  for (const other of s.groups)
    if (
      sideOf(other.key) !== side &&
      isKnownTo(other, side) &&
      g.inContact(group.place, other.place) &&
      !checkTarget(s, group, other)
    )
      targets.push(other);
  return targets.length < 2 ? targets : targets.sort((a, b) => a.place - b.place);
}

/** HP-1.6h, k, HP-2.2g: what keeps a group from assaulting this turn. */
export function checkMayAssault(s: State, group: Group): Refusal | undefined {
  const name = nameOf(theatre(s), group.place);
  if (groupHas(s, group, NO_COMBAT)) return noCombat(s, group);
  if (groupHas(s, group, REGROUPED)) return refuse('HP-2.2g', 'regrouped', { group: name });
  return undefined;
}

export function noCombat(s: State, group: Group): Refusal {
  const { terrain } = groundOf(s, group);
  const clause = terrain === 'agglomeration' || terrain === 'urban' ? 'HP-1.6k' : 'HP-1.6h';
  return refuse(clause, 'no-combat', { group: nameOf(theatre(s), group.place) });
}

// --------------------------------------------------------------------------------------- bids

/** HP-2.1m, HP-A29, HP-10b: may Red tokens serve this group? */
export function mayUseRed(s: State, group: Group, assault: boolean): boolean {
  if (!groupHas(s, group, PROGRESSED | ADVANCED)) return true;
  const t = theatre(s);
  return (
    assault &&
    s.rules.technology &&
    t.scenario.year >= 1943 &&
    group.elements.some((element) => t.heavy[element])
  );
}

/** HP-2.1n, HP-A29, HP-10a. */
export function mayUseGreen(s: State, group: Group, assault: boolean): boolean {
  if (!groupHas(s, group, ADVANCED)) return true;
  const t = theatre(s);
  return (
    assault &&
    s.rules.technology &&
    t.scenario.year >= 1942 &&
    group.elements.some((element) => t.medium[element])
  );
}

const BID_SLOTS: Readonly<Record<BidKind, number>> = {
  close: CLOSE,
  carpet: CARPET,
  red: BID_RED,
  green: BID_GREEN,
  yellow: BID_YELLOW,
  aa: BID_AA,
};
const BID_TOKENS: Readonly<Record<BidKind, number>> = {
  close: WHITE_TOKEN,
  carpet: WHITE_TOKEN,
  red: RED_TOKEN,
  green: GREEN_TOKEN,
  yellow: YELLOW_TOKEN,
  aa: AA_TOKEN,
};

export const markIndex = (mark: Mark): number => (mark === 'at' ? ANTI_TANK : 0);
export const slotOf = (what: BidKind, mark: Mark): number => BID_SLOTS[what] + markIndex(mark);

/** How many tokens of this sort are left for the bid. */
export function leftToBid(
  s: State,
  assault: Assault,
  side: SideId,
  what: BidKind,
  mark: Mark,
): number {
  const bid = bidOf(assault, side);
  const stock = stockOf(s, side, BID_TOKENS[what] + markIndex(mark));
  const slot = slotOf(what, mark);
  if (what !== 'close' && what !== 'carpet') return stock - bid[slot]!;
  return stock - bid[CLOSE + markIndex(mark)]! - bid[CARPET + markIndex(mark)]!;
}

/** HP-A58: with rule 9 every munition has a mark, AA never. */
export function checkMark(s: State, mark: Mark, marked: boolean): Refusal | undefined {
  if (s.rules.adaptedMunitions && marked)
    return mark === '' ? refuse('HP-9b', 'mark-needed') : undefined;
  return mark === '' ? undefined : refuse('HP-9a', 'no-marks');
}

/** HP-A39, HP-2.6j, HP-12b, HP-A29: may this token be added to the bid? */
export function checkCommit(
  s: State,
  assault: Assault,
  side: SideId,
  what: BidKind,
  mark: Mark,
): Refusal | undefined {
  const assailant = roleOf(assault, side) === 0;
  if (what === 'carpet' && !assailant) return refuse('HP-2.6j', 'carpet-for-assailant');
  if (what === 'aa' && !s.rules.aa) return refuse('HP-12a', 'no-aa-tokens');
  if (what === 'aa' && assailant) return refuse('HP-A55', 'aa-for-defender');
  const wrongMark = checkMark(s, mark, what !== 'aa');
  if (wrongMark) return wrongMark;
  if (assailant) {
    const group = groupOf(s, assault.assailant);
    const facts = { group: nameOf(theatre(s), group.place) };
    if (what === 'red' && !mayUseRed(s, group, true))
      return refuse('HP-2.1m', 'red-after-move', facts);
    if (what === 'green' && !mayUseGreen(s, group, true))
      return refuse('HP-2.1n', 'green-after-advance', facts);
  }
  if (leftToBid(s, assault, side, what, mark) > 0) return undefined;
  const has = stockOf(s, side, BID_TOKENS[what] + markIndex(mark));
  return refuse('HP-A39', 'too-few-tokens', { colour: colourOf(what), has });
}

const colourOf = (what: BidKind): string =>
  what === 'close' || what === 'carpet' ? 'white' : what;

const BID_MARKS: readonly Mark[] = ['he', 'at'];
const NO_MARK: readonly Mark[] = [''];
export const marksFor = (adapted: boolean, what: string): readonly Mark[] =>
  adapted && what !== 'aa' ? BID_MARKS : NO_MARK;

// ------------------------------------------------------------------------------------- totals

/** One support die: whose, what it is, and what a face adds. */
export interface SupportDie {
  readonly role: number;
  readonly what: 'close' | 'carpet' | 'red' | 'green' | 'yellow' | 'banzai';
}

const ASSAILANT_DICE = ['close', 'carpet', 'red', 'green', 'yellow'] as const;

/** HP-A40: the order in which support dice are rolled. */
export function supportDice(s: State, assault: Assault): SupportDie[] {
  const dice: SupportDie[] = [];
  for (const role of [0, 1]) {
    const bid = bidOf(assault, sideOf(keyOfRole(assault, role)));
    for (const what of ASSAILANT_DICE) {
      const slot = BID_SLOTS[what];
      for (let i = bid[slot]! + bid[slot + ANTI_TANK]!; i > 0; i--) dice.push({ role, what });
    }
    // HP-A68: Banzai adds to the first assault of the activation.
    if (role === 0 && s.active?.banzai === 1 && assault.breakthrough === 0)
      dice.push({ role, what: 'banzai' });
  }
  return dice;
}

/** HP-2.7b to f, HP-A7. */
export const scoreOf = (s: State, what: ASSAULT_DICE, face: number): number =>
  what === 'close' && s.rules.closeAirCapped
    ? supportScore('closeCapped', face)
    : supportScore(what, face);
type ASSAULT_DICE = (typeof ASSAILANT_DICE)[number];

/** HP-1.6n, HP-A43: is either of them in an urban centre? */
const isUrban = (s: State, assault: Assault): boolean =>
  geometry(s).groundAt(assault.from).terrain === 'urban' ||
  geometry(s).groundAt(assault.at).terrain === 'urban';

/** HP-2.6b, c: combat values and protection of a group's elements. */
function ownWorth(
  t: Theatre,
  group: Group,
  urban: boolean,
): { readonly vc: number; readonly armour: number } {
  let vc = 0;
  let armour = 0;
  for (const element of group.elements) {
    const capped = urban && !t.soft[element];
    vc += capped ? Math.min(1, t.vc[element]!) : t.vc[element]!;
    if (!t.soft[element]) armour += t.armour[element]!;
  }
  return { vc, armour };
}

/** The lines of a side's total that need no dice, in the order of PARTS. */
export function partsOf(s: State, assault: Assault, role: number): number[] {
  const t = theatre(s);
  const group = findGroup(s, keyOfRole(assault, role));
  if (!group) return [];
  const { vc, armour } = ownWorth(t, group, isUrban(s, assault));
  const defends = role === 1;
  // HP-2.6k, l, HP-A41: only with soft elements.
  const sheltered = defends && hasSoft(t, group.elements);
  const entrenchment = sheltered ? group.level : 0;
  const ground = sheltered && givesBenefit(geometry(s).groundAt(assault.at)) ? 1 : 0;
  const wear = defends ? -assaultsFought(s, group) : 0;
  const breakthrough = defends || assault.breakthrough === 0 ? 0 : -1;
  return [vc, armour, 0, 0, 0, 0, 0, 0, entrenchment, ground, wear + 0, breakthrough];
}

/** HP-2.6b to n: the lines of both totals once the support dice lie. */
export function partsWith(s: State, assault: Assault, dice: readonly number[]): number[][] {
  const parts = [partsOf(s, assault, 0), partsOf(s, assault, 1)];
  for (const [i, { role, what }] of supportDice(s, assault).entries()) {
    const face = dice[i]!;
    const score = what === 'banzai' ? readDie('d2', face) : scoreOf(s, what, face);
    parts[role]![PARTS.indexOf(what)]! += score;
  }
  return parts;
}

export const totalOf = (parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + part, 0);

/** HP-2.6n, o, HP-11, HP-A46: losses of the assailant and of the defender. */
export function lossesOf(s: State, assault: Assault, totals: readonly [number, number]): number[] {
  const [attack, defence] = totals;
  if (attack !== defence) return [Math.max(0, defence - attack), Math.max(0, attack - defence)];
  if (!s.rules.troopQuality) return [1, 1];
  const t = theatre(s);
  const quality = (role: number): number =>
    RANK[groupQuality(t, groupOf(s, keyOfRole(assault, role)).elements)];
  const better = quality(0) - quality(1);
  if (better === 0) return [1, 1];
  return better > 0 ? [0, better] : [-better, 0];
}

/** A veteran against raw troops is two ranks better: one element and a retreat, which is two losses. */
const RANK = { veteran: 2, standard: 1, raw: 0 } as const;

/** HP-A47: 0 the assailant, 1 the defender, −1 nobody. */
export function winnerOf(assault: Assault): number {
  const [attack, defence] = [totalOf(assault.parts[0] ?? []), totalOf(assault.parts[1] ?? [])];
  if (attack !== defence) return attack > defence ? 0 : 1;
  const [a, d] = assault.hurt;
  if (a === d) return -1;
  return a === 0 ? 0 : 1;
}

/** HP-6b: may the assailant go on? */
export const mayBreakThrough = (s: State, group: Group): boolean =>
  hasArmour(theatre(s), group.elements) && !groupHas(s, group, NO_COMBAT);

/** Is the assault still going on? What came of it is kept until the next activation. */
export const isFighting = ({ assault, agenda }: Pick<View, 'assault' | 'agenda'>): boolean =>
  assault !== null && agenda.some((step) => step === 'aftermath' || step === 'occupy');
