// Conditions of victory and of release, made and changed within the closed lists of the format.
import type { CONDITIONS, Condition, TRIGGERS } from '@motti/hourra-pobieda/workshop';
import type { Draft } from './draft.ts';

export type ConditionKind = (typeof CONDITIONS)[number] | (typeof TRIGGERS)[number];

export const kindOf = (one: Condition): ConditionKind => Object.keys(one)[0] as ConditionKind;

const enemyOf = (draft: Draft, side: string) => draft.sides.find(({ id }) => id !== side)!;

/** A condition of this kind about the first thing there is. */
export function newCondition(draft: Draft, side: string, kind: ConditionKind): Condition {
  const enemy = enemyOf(draft, side);
  const objective = draft.objectives?.[0]?.id ?? '';
  switch (kind) {
    case 'controls':
      return { controls: objective };
    case 'notControls':
      return { notControls: { side: enemy.id, objective } };
    case 'baseCaptured':
      return { baseCaptured: enemy.bases[0]?.id ?? '' };
    case 'eliminatedPoints':
      return { eliminatedPoints: { side: enemy.id, atLeast: 12 } };
    case 'strengthAtMost':
      return { strengthAtMost: { side: enemy.id, points: 6 } };
    case 'roadOpen': {
      const base = draft.sides.find(({ id }) => id === side)?.bases[0];
      return { roadOpen: { base: base?.id ?? '', to: base?.cell ?? base?.at ?? '0101' } };
    }
    case 'enemyOccupiesObjective':
      return { enemyOccupiesObjective: objective };
    case 'enemyInRegion':
      return { enemyInRegion: Object.keys(draft.regions ?? {})[0] ?? '' };
  }
}
