// What might make a scenario more even: one change each, and only those that can still be played.
import { type Json, OWN_SCENARIO, setupOf, startingOptions } from '@motti/engine';
import { problems, turnLimitOf } from '@motti/hourra-pobieda/workshop';
import type { WhatIf } from '../../../scenarios/fair-runs.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { type Draft, SIDES, type SideIndex, withSide } from './draft.ts';
import { changeSetup } from './edit-army.ts';
import { typeName } from './names.ts';
import type { Words } from './words/index.ts';
import { GAME } from './workbench.svelte.ts';

interface Change {
  readonly id: string;
  readonly label: string;
  readonly draft: Draft;
}

/** One element of the commonest kind more or less. */
function oneElement(
  draft: Draft,
  side: SideIndex,
  by: 1 | -1,
): { draft: Draft; type: string } | undefined {
  const { forces } = draft.sides[side];
  const most = Math.max(0, ...forces.map(({ count }) => count));
  const index = forces.findIndex(({ count }) => count === most);
  const force = forces[index];
  if (!force || force.count + by < 1) return undefined;
  const changed = forces.map((one, i) => (i === index ? { ...one, count: one.count + by } : one));
  // A suggested set-up would no longer fit: the rules propose another (HP-A78).
  const without = withSide(draft, side, ({ defaultSetup: _, ...was }) => ({
    ...was,
    forces: changed,
  }));
  return { draft: without, type: force.type };
}

const veteran = (draft: Draft, side: SideIndex): Draft =>
  withSide(
    { ...draft, options: { ...draft.options, troopQuality: true } },
    side,
    ({ defaultSetup: _, ...was }) => ({
      ...was,
      forces: was.forces.map((force) => ({ ...force, quality: 'veteran' as const })),
    }),
  );

function changesOf(draft: Draft, text: Words): Change[] {
  const say = text.whatIf;
  const name = (side: SideIndex): string => draft.sides[side].name;
  const ofSide = (side: SideIndex): Change[] => {
    const [more, fewer] = [oneElement(draft, side, 1), oneElement(draft, side, -1)];
    const type = (id: string): string => typeName(draft, id, settings.locale);
    const entrenchments = draft.sides[side].setup.entrenchments ?? [];
    return [
      ...(more
        ? [{ id: `more-${side}`, label: say.more(name(side), type(more.type)), draft: more.draft }]
        : []),
      ...(fewer
        ? [
            {
              id: `fewer-${side}`,
              label: say.fewer(name(side), type(fewer.type)),
              draft: fewer.draft,
            },
          ]
        : []),
      { id: `veteran-${side}`, label: say.veteran(name(side)), draft: veteran(draft, side) },
      {
        id: `dug-in-${side}`,
        label: say.dugIn(name(side)),
        draft: changeSetup(draft, side, {
          entrenchments: [...entrenchments, { count: 2, level: 1 }],
        }),
      },
    ];
  };
  const turns = turnLimitOf(draft);
  const limit = (by: number): Change => ({
    id: `turns-${by}`,
    label: say.turns(turns + by, turns),
    draft: { ...draft, turnLimit: turns + by },
  });
  return [...SIDES.flatMap(ofSide), limit(2), ...(turns > 3 ? [limit(-2)] : [])];
}

const isPlayable = (draft: Draft): boolean =>
  problems(draft as unknown as Json).every(({ level }) => level !== 'error');

export function whatIfsOf(
  draft: Draft,
  text: Words,
  use: (label: string, draft: Draft) => void,
): WhatIf[] {
  return changesOf(draft, text).flatMap(({ id, label, draft: changed }): WhatIf[] => {
    if (!isPlayable(changed)) return [];
    const data = changed as unknown as Json;
    const setup = setupOf(GAME, OWN_SCENARIO, startingOptions(GAME, OWN_SCENARIO, data), data);
    return [{ id, label, setup, use: () => use(label, changed) }];
  });
}
