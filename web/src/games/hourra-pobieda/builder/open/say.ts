// What lies under a point of an open table, as a person says it.
import type { Point } from '@motti/hourra-pobieda/workshop';
import type { Draft } from '../draft.ts';
import { ATTRIBUTES } from '../edit-map.ts';
import type { Words } from '../words/index.ts';
import { shapeAt } from './shapes.ts';

export function sayGround(draft: Draft, at: Point, text: Words): string {
  const shape = shapeAt(draft, at, 0.12);
  const [kind, ...name] = shape?.id.split(' ') ?? [];
  if (kind === 'feature') {
    const feature = (draft.features ?? []).find(({ id }) => id === name.join(' '));
    if (feature?.kind === 'area')
      return [
        text.terrains[feature.terrain],
        ...ATTRIBUTES.filter((one) => feature[one]).map((one) => text.attributes[one]),
      ].join(', ');
    if (feature) return feature.kind === 'fleuve' ? text.tools.river : text.tools[feature.kind];
  }
  if (kind === 'zone' && shape?.side !== undefined)
    return text.zoneHere(draft.sides[shape.side].name);
  if (kind === 'mines' && shape?.side !== undefined)
    return text.minesHere(draft.sides[shape.side].name);
  if (kind === 'base') return text.baseHere(name.join(' '));
  if (kind === 'objective')
    return text.objectiveHere(
      draft.objectives?.find(({ id }) => id === name.join(' '))?.name ?? '',
    );
  if (kind === 'region') return text.regionHere(name.slice(0, -1).join(' '));
  return text.terrains.open;
}

/** How many areas of each class and attribute there are. */
export function countAreas(draft: Draft): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of draft.features ?? []) {
    if (one.kind !== 'area') continue;
    for (const name of [one.terrain, ...ATTRIBUTES.filter((attribute) => one[attribute])])
      counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
