// HP-2.8 to HP-2.10, HP-5, HP-9: shots and bombs.
import type { Refusal } from '@motti/engine';
import type { Action, Aim, GunColour, Mark } from '../actions.ts';
import { NOWHERE, type Place } from '../board/geometry.ts';
import { FIRE, RAID_THRESHOLD } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import type { Group, SideId, State } from '../state.ts';
import {
  findGroup,
  GREEN_TOKEN,
  geometry,
  isKnownTo,
  RED_TOKEN,
  sideOf,
  stockOf,
  stockOfColour,
  theatre,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from '../state.ts';
import { nameOf, placeAt } from '../theatre.ts';
import { checkMark, markIndex, mayUseGreen, mayUseRed } from './assault.ts';
import { hasArmour, hasSoft } from './groups.ts';
import { isLocalised } from './sight.ts';

export const GUNS = ['red', 'green', 'yellow'] as const;
export type Gun = (typeof GUNS)[number];

export const GUN_TOKENS: Readonly<Record<GunColour, number>> = {
  red: RED_TOKEN,
  green: GREEN_TOKEN,
  yellow: YELLOW_TOKEN,
  white: WHITE_TOKEN,
};

const DIE = [1, 2, 3, 4, 5, 6] as const;

export const SOFT = 1;
export const ARMOUR = 2;
export const AIM_NUMBER: Readonly<Record<Aim, number>> = { '': 0, soft: SOFT, armour: ARMOUR };
export const aimName = (aim: number): Aim =>
  aim === SOFT ? 'soft' : aim === ARMOUR ? 'armour' : '';

/** HP-2.1m, n, HP-2.8j: may this group fire tokens of this colour at all? */
export function mayFire(s: State, group: Group, gun: Gun): boolean {
  if (gun === 'red') return mayUseRed(s, group, false);
  return gun === 'yellow' || mayUseGreen(s, group, false);
}

/** HP-A79: is there a token that it could fire? */
export function hasShell(s: State, group: Group): boolean {
  const side = sideOf(group.key);
  return GUNS.some((gun) => stockOfColour(s, side, GUN_TOKENS[gun]) > 0 && mayFire(s, group, gun));
}

/** The lowest protection of a class, 99 where there is none (HP-A49); mortars see through deep trenches (HP-2.10c). */
function classProtection(s: State, target: Group, aim: number, mortar: boolean): number {
  const t = theatre(s);
  let least = 99;
  for (const element of target.elements) {
    if (t.soft[element] !== (aim === SOFT)) continue;
    const shelter = mortar ? Math.min(1, target.level) : target.level;
    least = Math.min(least, aim === SOFT ? shelter : t.armour[element]!);
  }
  return least;
}

/** HP-2.10b, HP-A49: the class a shot affects; 0 where the firer must say. */
export function aimOfShot(s: State, target: Group, gun: Gun): number {
  const soft = classProtection(s, target, SOFT, gun === 'yellow');
  const armour = classProtection(s, target, ARMOUR, gun === 'yellow');
  if (soft === armour) return 0;
  return soft < armour ? SOFT : ARMOUR;
}

export const isMixed = (s: State, target: Group): boolean =>
  hasSoft(theatre(s), target.elements) && hasArmour(theatre(s), target.elements);

/** HP-9c, HP-A58: the right munitions for the target need only equal its protection. */
const isMatching = (s: State, antiTank: boolean, aim: number): boolean =>
  s.rules.adaptedMunitions && antiTank === (aim === ARMOUR);

/** HP-2.8l to n, HP-5c to e. */
const isHit = (face: number, protection: number, threshold: number, matching: boolean): boolean =>
  face <= threshold && (matching ? face >= protection : face > protection);

/** HP-2.8k to n: would this face of the die hit a class of the target with this token? */
export const shotHits = (
  s: State,
  target: Group,
  gun: Gun,
  antiTank: boolean,
  aim: number,
  face: number,
): boolean =>
  isHit(
    face,
    classProtection(s, target, aim, gun === 'yellow'),
    FIRE[gun].threshold,
    isMatching(s, antiTank, aim),
  );

/** The faces of the die with which a shot would hit, and the group it is aimed at; for whoever weighs it. */
export function facesThatHit(
  s: State,
  side: SideId,
  { colour, mark, at, aim }: Extract<Action, { readonly kind: 'fire' }>,
): readonly number[] {
  const target = locatedAt(s, side, placeAt(theatre(s), at) ?? NOWHERE);
  if (!target || colour === 'white') return [];
  const aimed = aim === '' ? aimOfShot(s, target, colour) : AIM_NUMBER[aim];
  return DIE.filter((face) => shotHits(s, target, colour, mark === 'at', aimed, face));
}

/** HP-5c to e: would this face of the die hit a class of the target of a raid? */
export const bombHits = (
  s: State,
  target: Group,
  antiTank: boolean,
  aim: number,
  face: number,
): boolean =>
  isHit(face, classProtection(s, target, aim, false), RAID_THRESHOLD, isMatching(s, antiTank, aim));

/** The faces of the die with which a bomb of the present raid would hit; for whoever weighs it. */
export function facesThatBomb(
  s: State,
  { aim, mark }: Extract<Action, { readonly kind: 'bomb' }>,
): readonly number[] {
  const target = s.raid && findGroup(s, s.raid.target);
  if (!s.raid || !target) return [];
  const aimed =
    aim === '' ? (hasSoft(theatre(s), target.elements) ? SOFT : ARMOUR) : AIM_NUMBER[aim];
  const antiTank = mark === '' ? s.raid.tokens[0] === 0 : mark === 'at';
  return DIE.filter((face) => bombHits(s, target, antiTank, aimed, face));
}

/** HP-2.8a: the group that a side may fire at there; groups it does not know of are as if nobody were there. */
export function locatedAt(s: State, side: SideId, place: Place): Group | undefined {
  return s.groups.find(
    (group) =>
      sideOf(group.key) !== side &&
      group.place === place &&
      isKnownTo(group, side) &&
      isLocalised(s, group),
  );
}

/** Everything about a shot that does not depend on the activation. */
export function checkShot(
  s: State,
  group: Group,
  colour: GunColour,
  mark: Mark,
  place: Place,
  aim: Aim,
): Refusal | undefined {
  if (colour === 'white') return refuse('HP-2.8o', 'white-not-fired');
  const side = sideOf(group.key);
  const t = theatre(s);
  const facts = { group: nameOf(t, group.place) };
  if (colour === 'red' && !mayFire(s, group, colour))
    return refuse('HP-2.1m', 'red-after-move', facts);
  if (colour === 'green' && !mayFire(s, group, colour))
    return refuse('HP-2.1n', 'green-after-advance', facts);
  const wrongMark = checkMark(s, mark, true);
  if (wrongMark) return wrongMark;
  const has = stockOf(s, side, GUN_TOKENS[colour] + markIndex(mark));
  if (has < 1) return refuse('HP-2.8k', 'too-few-tokens', { colour, has });
  const target = locatedAt(s, side, place);
  if (!target) return refuse('HP-2.8a', 'not-located', { place: nameOf(t, place) });
  const { range } = FIRE[colour];
  const distance = geometry(s).distance(group.place, place);
  if (distance > range)
    return refuse('HP-2.8i', 'out-of-range', { colour, range, distance, place: nameOf(t, place) });
  return checkAim(s, aim, aimOfShot(s, target, colour) === 0, place);
}

/** A class is named where there are two to choose from, and only there. */
export function checkAim(s: State, aim: Aim, choice: boolean, place: Place): Refusal | undefined {
  const facts = { place: nameOf(theatre(s), place) };
  if (choice && aim === '') return refuse('HP-2.10b', 'aim-needed', facts);
  if (!choice && aim !== '') return refuse('HP-A49', 'no-aim', facts);
  return undefined;
}
