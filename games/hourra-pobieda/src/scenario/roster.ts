// The elements of a side as HP-A75 numbers them, and what they count.
import type { Traveller } from '../board/geometry.ts';
import type { ElementType, Force, Quality, Scenario } from './format.ts';

export interface RosterElement {
  /** Its number within the side, from 0. */
  readonly number: number;
  readonly type: ElementType;
  readonly quality: Quality;
  readonly label?: string;
  /** The number of its reinforcement in the file; −1 for those there from the start. */
  readonly reinforcement: number;
}

/** Forces, then reinforcements, each entry's elements one after another; entries of unknown types are left out. */
export function rosterOf(scenario: Scenario, side: number): RosterElement[] {
  const { forces, reinforcements = [] } = scenario.sides[side]!;
  const types = new Map(scenario.elementTypes.map((type) => [type.id, type]));
  const roster: RosterElement[] = [];
  const add = (entries: readonly Force[], reinforcement: number): void => {
    for (const { type: id, count, quality = 'standard', label } of entries) {
      const type = types.get(id);
      // A count beyond HP-B22 is reported as such; nobody has to lay out a million elements for it.
      for (let i = 0; type && i < Math.min(count, MOST_ELEMENTS); i++) {
        roster.push({
          number: roster.length,
          type,
          quality,
          ...(label === undefined ? {} : { label }),
          reinforcement,
        });
      }
    }
  };
  add(forces, -1);
  reinforcements.forEach((reinforcement, i) => {
    add(reinforcement.forces, i);
  });
  return roster;
}

/** HP-B22. */
export const MOST_ELEMENTS = 48;

export const pointsOf = (elements: readonly RosterElement[]): number =>
  elements.reduce((sum, { type }) => sum + type.points, 0);

export const isSoft = ({ type }: RosterElement): boolean => type.class === 'soft';
export const hasTrait = ({ type }: RosterElement, trait: string): boolean =>
  (type.traits as readonly string[] | undefined)?.includes(trait) ?? false;

/** What ground asks of these elements together. */
export const travellerOf = (elements: readonly RosterElement[]): Traveller => ({
  mountain: elements.every((element) => hasTrait(element, 'mountain')),
  ski: elements.every((element) => hasTrait(element, 'ski')),
  armouredCar: elements.some((element) => hasTrait(element, 'armouredCar')),
});
