// A space in words, for those who hear the map.

import { garrisonOn, holdOf } from '@motti/talvisota/aid';
import {
  isFortified,
  MAP_SPACES,
  markerSeen,
  type SpaceId,
  spaceValue,
  type View,
} from '@motti/talvisota/parts';
import type { SpaceState } from '../../board/point-map.ts';
import type { Words } from './words/index.ts';

/** "Kämärä, Finnish, fortified, value 0, legal target, 64 % chance". */
export function spokenSpace(
  view: View,
  words: Words,
  id: SpaceId,
  state?: SpaceState,
  badge?: string,
): string {
  const space = MAP_SPACES[id]!;
  const { space: say } = words;
  const parts = [space.name, say[holdOf(view, id)]];
  if (space.logisticCentre) parts.push(say.logistic);
  if (isFortified(id)) parts.push(say.fortified);
  if (space.territory === 'finnish') parts.push(say.value(spaceValue(id)));
  const units = garrisonOn(view, id);
  if (units > 0) parts.push(words.sheet.units(units));
  if (markerSeen(view, id)) parts.push(say.marker);
  if (view.battles.some((battle) => battle.target === id && !battle.picked))
    parts.push(say.attacked);
  if (state === 'legal' || state === 'pointed') parts.push(say.legal);
  if (badge) parts.push(say.chance(badge));
  return parts.join(', ');
}
