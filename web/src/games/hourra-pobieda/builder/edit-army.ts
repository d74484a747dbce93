// Elements, types, reinforcements, bases and the suggested set-up of a draft.
import {
  type Base,
  CATALOGUE,
  type DefaultSetup,
  type ElementType,
  type Force,
  groupPrefix,
  MOST_ELEMENTS,
  type Point,
  pointsOf,
  proposeGroups,
  type Quality,
  type Reinforcement,
  rosterOf,
  type SideSetup,
  type SpecialRule,
  type SuggestedGroup,
} from '@motti/hourra-pobieda/workshop';
import { type Draft, freeId, type SideIndex, withSide } from './draft.ts';

/** The forces at the start, or those of a reinforcement by its number. */
export const START = -1;

export const points = (draft: Draft, side: SideIndex): number => pointsOf(rosterOf(draft, side));

export const forcesOf = (draft: Draft, side: SideIndex, part: number): readonly Force[] => {
  const { forces, reinforcements = [] } = draft.sides[side];
  return part === START ? forces : (reinforcements[part]?.forces ?? []);
};

function withForces(draft: Draft, side: SideIndex, part: number, forces: readonly Force[]): Draft {
  const changed = withSide(draft, side, (was) =>
    part === START
      ? { ...was, forces }
      : {
          ...was,
          reinforcements: (was.reinforcements ?? []).map((entry, i) =>
            i === part ? { ...entry, forces } : entry,
          ),
        },
  );
  return withTypesInUse(changed);
}

/** Types of the box stand in a file as long as somebody has them; one's own stay. */
function withTypesInUse(draft: Draft): Draft {
  const used = new Set(
    draft.sides.flatMap(({ forces, reinforcements = [] }) =>
      [...forces, ...reinforcements.flatMap((entry) => entry.forces)].map(({ type }) => type),
    ),
  );
  const kept = draft.elementTypes.filter(({ id }) => used.has(id) || !isPrinted(id));
  const missing = CATALOGUE.filter(
    ({ id }) => used.has(id) && !kept.some((type) => type.id === id),
  ).map(({ clause: _, ...type }) => type);
  return missing.length === 0 && kept.length === draft.elementTypes.length
    ? draft
    : { ...draft, elementTypes: [...kept, ...missing] };
}

export const isPrinted = (id: string): boolean => CATALOGUE.some((type) => type.id === id);

/** Elements of a type and quality more or fewer; an entry without elements goes. */
export function setCount(
  draft: Draft,
  side: SideIndex,
  part: number,
  { type, quality = 'standard', label }: Omit<Force, 'count'>,
  count: number,
): Draft {
  const forces = forcesOf(draft, side, part);
  const isIt = (force: Force): boolean =>
    force.type === type && (force.quality ?? 'standard') === quality && force.label === label;
  const bounded = Math.max(0, Math.min(count, MOST_ELEMENTS));
  const entry: Force = {
    type,
    count: bounded,
    ...(quality === 'standard' ? {} : { quality }),
    ...(label ? { label } : {}),
  };
  const there = forces.findIndex(isIt);
  const changed =
    there < 0
      ? [...forces, entry]
      : forces.map((force, i) => (i === there ? { ...force, count: bounded } : force));
  return withForces(
    draft,
    side,
    part,
    changed.filter((force) => force.count > 0),
  );
}

export function changeForce(
  draft: Draft,
  side: SideIndex,
  part: number,
  index: number,
  { quality, label }: { quality?: Quality; label?: string },
): Draft {
  const forces = forcesOf(draft, side, part).map((force, i): Force => {
    if (i !== index) return force;
    const { quality: wasQuality, label: wasLabel, ...rest } = force;
    const nowQuality = quality ?? wasQuality ?? 'standard';
    const nowLabel = label ?? wasLabel ?? '';
    return {
      ...rest,
      ...(nowQuality === 'standard' ? {} : { quality: nowQuality }),
      ...(nowLabel === '' ? {} : { label: nowLabel }),
    };
  });
  return withForces(draft, side, part, forces);
}

// ----------------------------------------------------------------------------------- own types

/** HP-B14: what a class allows. */
function fitting(type: ElementType): ElementType {
  const cavalry = type.traits?.includes('cavalry') ?? false;
  if (type.class === 'soft')
    return { ...type, protection: 0, grade: null, points: cavalry ? 3 : 1 };
  const protection = Math.max(1, type.protection);
  return type.class === 'armour'
    ? { ...type, protection, points: 2, grade: type.grade ?? 'light' }
    : { ...type, protection, points: 2, grade: null };
}

export function addType(draft: Draft, name: string): { draft: Draft; id: string } {
  const taken = [...draft.elementTypes, ...CATALOGUE].map(({ id }) => id);
  let n = 1;
  while (taken.includes(`own${n}`)) n++;
  const type: ElementType = {
    id: `own${n}`,
    name,
    class: 'soft',
    grade: null,
    rapid: 2,
    protection: 0,
    vc: 1,
    points: 1,
    motorised: false,
    traits: [],
    provenance: 'original',
  };
  return { id: type.id, draft: { ...draft, elementTypes: [...draft.elementTypes, type] } };
}

export const changeType = (draft: Draft, id: string, change: Partial<ElementType>): Draft => ({
  ...draft,
  elementTypes: draft.elementTypes.map((type) =>
    type.id === id ? fitting({ ...type, ...change }) : type,
  ),
});

/** With every element of it. */
export function removeType(draft: Draft, id: string): Draft {
  const left = (forces: readonly Force[]): Force[] => forces.filter(({ type }) => type !== id);
  return {
    ...draft,
    elementTypes: draft.elementTypes.filter((type) => type.id !== id),
    sides: draft.sides.map((side) => ({
      ...side,
      forces: left(side.forces),
      ...(side.reinforcements
        ? {
            reinforcements: side.reinforcements.map((entry) => ({
              ...entry,
              forces: left(entry.forces),
            })),
          }
        : {}),
    })) as unknown as Draft['sides'],
  };
}

// ----------------------------------------------------------------------- bases, reinforcements

export const changeBase = (
  draft: Draft,
  side: SideIndex,
  id: string,
  change: Partial<Base>,
): Draft =>
  withSide(draft, side, (was) => ({
    ...was,
    bases: was.bases.map((base) => (base.id === id ? { ...base, ...change } : base)),
  }));

export function addReinforcement(draft: Draft, side: SideIndex): Draft {
  const taken = draft.sides.flatMap(({ reinforcements = [] }) =>
    reinforcements.map(({ id }) => id),
  );
  const { id, bases } = draft.sides[side];
  const entry: Reinforcement = {
    id: freeId(`${id}-R`, taken),
    mode: 'arrival',
    turn: 2,
    forces: [],
    area: { base: bases[0]?.id ?? '', radius: 1 },
  };
  return withSide(draft, side, (was) => ({
    ...was,
    reinforcements: [...(was.reinforcements ?? []), entry],
  }));
}

/** HP-B20: one that stands on the table has a trigger and no turn, one that arrives the other way round. */
export function changeReinforcement(
  draft: Draft,
  side: SideIndex,
  index: number,
  change: Partial<Reinforcement>,
): Draft {
  return withSide(draft, side, (was) => ({
    ...was,
    reinforcements: (was.reinforcements ?? []).map((entry, i) =>
      i === index ? fittingMode({ ...entry, ...change }) : entry,
    ),
  }));
}

function fittingMode({
  turn,
  trigger,
  triggerAlternative,
  ...entry
}: Reinforcement): Reinforcement {
  return entry.mode === 'arrival'
    ? { ...entry, turn: turn ?? 2 }
    : {
        ...entry,
        trigger: trigger ?? { any: [] },
        ...(triggerAlternative ? { triggerAlternative } : {}),
      };
}

export const removeReinforcement = (draft: Draft, side: SideIndex, index: number): Draft =>
  withTypesInUse(
    withSide(draft, side, (was) => ({
      ...was,
      reinforcements: (was.reinforcements ?? []).filter((_, i) => i !== index),
    })),
  );

export const toggleRule = (draft: Draft, side: SideIndex, rule: SpecialRule): Draft =>
  withSide(draft, side, (was) => {
    const rules = was.specialRules ?? [];
    const others = rules.filter((one) => one !== rule);
    return { ...was, specialRules: others.length < rules.length ? others : [...rules, rule] };
  });

// ------------------------------------------------------------------------------------- set-up

export const changeSetup = (draft: Draft, side: SideIndex, change: Partial<SideSetup>): Draft =>
  withSide(draft, side, (was) => ({ ...was, setup: { ...was.setup, ...change } }));

/** The groups that a match would begin with: those of the file, else those of HP-A78. */
export const suggestedGroups = (draft: Draft, side: SideIndex): readonly SuggestedGroup[] =>
  draft.sides[side].defaultSetup?.taskGroups ?? proposeGroups(draft, side)?.taskGroups ?? [];

function withSuggestion(
  draft: Draft,
  side: SideIndex,
  change: (was: DefaultSetup) => DefaultSetup,
): Draft {
  return withSide(draft, side, (was) => ({
    ...was,
    defaultSetup: change(was.defaultSetup ?? { taskGroups: suggestedGroups(draft, side) }),
  }));
}

/** Writes the proposal of the rules into the file, in the place of what it had. */
export const groupAgain = (draft: Draft, side: SideIndex): Draft =>
  withSide(draft, side, ({ defaultSetup: _, ...was }) => ({
    ...was,
    defaultSetup: { taskGroups: proposeGroups(draft, side)?.taskGroups ?? [] },
  }));

/** The file suggests nothing: the rules propose (HP-A78). */
export const forgetSuggestion = (draft: Draft, side: SideIndex): Draft =>
  withSide(draft, side, ({ defaultSetup: _, ...was }) => was);

/** A hex, or a point of an open table. */
export type Spot = string | Point;
const standing = (spot: Spot): Pick<SuggestedGroup, 'cell' | 'at'> =>
  typeof spot === 'string' ? { cell: spot } : { at: spot };
export const spotOf = ({ cell, at }: Pick<SuggestedGroup, 'cell' | 'at'>): Spot | undefined =>
  cell ?? at;
export const saySpot = (of: Pick<SuggestedGroup, 'cell' | 'at'>): string =>
  of.cell ?? (of.at ? of.at.map((value) => value.toFixed(2)).join(', ') : '');

export const moveGroup = (draft: Draft, side: SideIndex, id: string, spot: Spot): Draft =>
  withSuggestion(draft, side, (was) => ({
    ...was,
    taskGroups: (was.taskGroups ?? []).map((group) =>
      group.id === id ? { ...group, ...standing(spot) } : group,
    ),
  }));

/** One element of a kind from a group, or from nowhere, to another group. */
export function giveElement(
  draft: Draft,
  side: SideIndex,
  kind: string,
  from: string | undefined,
  to: string,
): Draft {
  return withSuggestion(draft, side, (was) => ({
    ...was,
    taskGroups: (was.taskGroups ?? []).flatMap((group) => {
      const change = (group.id === to ? 1 : 0) - (group.id === from ? 1 : 0);
      if (change === 0) return [group];
      const elements = { ...group.elements, [kind]: (group.elements[kind] ?? 0) + change };
      if (elements[kind]! <= 0) delete elements[kind];
      return Object.keys(elements).length === 0 ? [] : [{ ...group, elements }];
    }),
  }));
}

/** A new group of one element here. */
export function newGroupOf(draft: Draft, side: SideIndex, kind: string, spot: Spot): Draft {
  const groups = suggestedGroups(draft, side);
  const prefix = groupPrefix(draft, side);
  let n = 1;
  while (groups.some(({ id }) => id === `${prefix}${n}`)) n++;
  return withSuggestion(draft, side, (was) => ({
    ...was,
    taskGroups: [
      ...(was.taskGroups ?? []),
      { id: `${prefix}${n}`, ...standing(spot), elements: { [kind]: 1 } },
    ],
  }));
}

/** Those that get the entrenchments first, in the order in which they were named (HP-W.5). */
export const toggleEntrench = (draft: Draft, side: SideIndex, id: string): Draft =>
  withSuggestion(draft, side, (was) => {
    const order = was.entrenchPriority ?? [];
    const others = order.filter((one) => one !== id);
    return { ...was, entrenchPriority: others.length < order.length ? others : [...order, id] };
  });

/** Elements of the start that no suggested group has, by kind. */
export function leftOver(draft: Draft, side: SideIndex): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  if (!draft.sides[side].defaultSetup?.taskGroups) return left;
  const { reinforcements = [] } = draft.sides[side];
  for (const { type, quality, reinforcement } of rosterOf(draft, side)) {
    if (reinforcements[reinforcement]?.mode === 'arrival') continue;
    const kind = quality === 'standard' ? type.id : `${type.id}:${quality}`;
    left[kind] = (left[kind] ?? 0) + 1;
  }
  for (const { elements } of suggestedGroups(draft, side))
    for (const [kind, count] of Object.entries(elements)) {
      left[kind] = (left[kind] ?? 0) - count;
      if (left[kind] <= 0) delete left[kind];
    }
  return left;
}
