// HP-1.2, HP-1.3, HP-2.10, HP-T: what a task group is worth, how far it goes and how well it is protected.
import { isCover, type Traveller } from '../board/geometry.ts';
import type { Ground } from '../scenario/format.ts';
import type { ElementId, Group, State, Theatre } from '../state.ts';
import { ACTED, geometry, groupHas, theatre } from '../state.ts';

type Elements = readonly ElementId[];

export function pointsOf(t: Theatre, elements: Elements): number {
  let sum = 0;
  for (const element of elements) sum += t.points[element]!;
  return sum;
}

export function hasSoft(t: Theatre, elements: Elements): boolean {
  for (const element of elements) if (t.soft[element]) return true;
  return false;
}

/** HP-1.3b: armour and mechanised elements. */
export function hasArmour(t: Theatre, elements: Elements): boolean {
  for (const element of elements) if (!t.soft[element]) return true;
  return false;
}

/** HP-A23. */
export function hasMotors(t: Theatre, elements: Elements): boolean {
  for (const element of elements) if (t.motorised[element]) return true;
  return false;
}

export function hasReco(t: Theatre, elements: Elements): boolean {
  for (const element of elements) if (t.reco[element]) return true;
  return false;
}

/** What the ground asks of these elements together (HP-A34, HP-A66, HP-W.1). */
export function travellerOf(t: Theatre, elements: Elements): Traveller {
  let mountain = true;
  let ski = true;
  let armouredCar = false;
  for (const element of elements) {
    mountain &&= t.mountain[element]!;
    ski &&= t.ski[element]!;
    armouredCar ||= t.armouredCar[element]!;
  }
  return { mountain, ski, armouredCar };
}

/** HP-2.4b: the allowance of the slowest element. */
export function allowanceOf(t: Theatre, elements: Elements): number {
  let least = 99;
  for (const element of elements) least = Math.min(least, t.rapid[element]!);
  return least;
}

/** HP-1.6d, HP-A66: if every step follows a road. */
export function roadAllowanceOf(t: Theatre, elements: Elements): number {
  let least = 99;
  for (const element of elements) {
    const rapid = t.rapid[element]!;
    least = Math.min(least, t.armouredCar[element] ? rapid * 2 : rapid + 1);
  }
  return least;
}

/** The type that sets the pace, for a refusal to name. */
export function slowestOf(t: Theatre, elements: Elements): string {
  const least = allowanceOf(t, elements);
  return t.typeOf[elements.find((element) => t.rapid[element] === least) ?? 0] ?? '';
}

/** HP-2.10a, HP-A73: a soft element is protected by its group's entrenchment, others by their armour. */
export const protectionOf = (t: Theatre, group: Group, element: ElementId): number =>
  t.soft[element] ? group.level : t.armour[element]!;

export const groundOf = (s: State, group: Group): Ground => geometry(s).groundAt(group.place);

/** HP-2.8g, HP-A52: in cover, and it has neither moved nor fought since the game began. */
export const isInAmbush = (s: State, group: Group): boolean =>
  (group.level > 0 || isCover(groundOf(s, group))) && !groupHas(s, group, ACTED);

/** HP-A46: how a group stands a drawn fight. */
export type GroupQuality = 'veteran' | 'standard' | 'raw';
export function groupQuality(t: Theatre, elements: Elements): GroupQuality {
  let veteran = false;
  let raw = false;
  for (const element of elements) {
    const quality = t.qualityOf[element]!;
    veteran ||= quality === 'veteran';
    raw ||= quality === 'green' || quality === 'reservist';
  }
  if (veteran === raw) return 'standard';
  return veteran ? 'veteran' : 'raw';
}

/** HP-A44: elements of one type and quality are identical; the program picks among them. */
export function areIdentical(t: Theatre, elements: Elements): boolean {
  const kind = t.kindOf[elements[0] ?? -1];
  for (const element of elements) if (t.kindOf[element] !== kind) return false;
  return true;
}

/** HP-A63: points on the table. */
export function strengthOf(s: State, side: number): number {
  const t = theatre(s);
  let sum = 0;
  for (const group of s.groups) if ((group.key & 1) === side) sum += pointsOf(t, group.elements);
  return sum;
}

/** Points of a side's elements that are gone for good. */
export function eliminatedPoints(s: State, side: number): number {
  const t = theatre(s);
  let sum = 0;
  for (let e = 0; e < t.elements; e++)
    if (s.lost[e] === 1 && t.sideOfElement[e] === side) sum += t.points[e]!;
  return sum;
}
