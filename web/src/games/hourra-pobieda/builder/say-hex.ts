// What is in a hex, as a person says it.
import type { Draft } from './draft.ts';
import * as map from './edit-map.ts';
import type { Words } from './words/index.ts';

/** For the panel beside the map and the voice of the cursor. */
export function sayHex(draft: Draft, hex: string, text: Words): { what: string; effect: string }[] {
  const said: { what: string; effect: string }[] = [];
  const ground = map.groundAt(draft, hex);
  const what = [text.terrains[ground.terrain], ground.label].filter(Boolean).join(', ');
  said.push({ what, effect: text.effects[ground.terrain] });
  for (const name of map.ATTRIBUTES)
    if (ground[name])
      said.push({ what: text.attributes[name], effect: text.attributeEffects[name] });
  const sides = (type: string): number =>
    (draft.edges ?? []).filter((edge) => edge.type === type && edge.between.includes(hex)).length;
  if (sides('fleuve') > 0)
    said.push({ what: text.sidesOf(text.river, sides('fleuve')), effect: text.riverEffect });
  if (sides('stream') > 0)
    said.push({ what: text.sidesOf(text.stream, sides('stream')), effect: text.streamEffect });
  if ((draft.roads ?? []).some(({ cells }) => cells.includes(hex)))
    said.push({ what: text.roadHere, effect: text.roadEffect });
  for (const side of [0, 1] as const) {
    const { name } = draft.sides[side];
    if (map.inZone(draft, side, hex)) said.push({ what: text.zoneHere(name), effect: '' });
    if (map.inMinefields(draft, side, hex)) said.push({ what: text.minesHere(name), effect: '' });
  }
  const base = map.baseAt(draft, hex);
  if (base) said.push({ what: text.baseHere(base.id), effect: base.name ?? '' });
  const objective = map.objectiveAt(draft, hex);
  if (objective) said.push({ what: text.objectiveHere(objective.name), effect: '' });
  for (const [name, cells] of Object.entries(draft.regions ?? {}))
    if ((cells as readonly string[]).includes(hex))
      said.push({ what: text.regionHere(name), effect: '' });
  return said;
}
