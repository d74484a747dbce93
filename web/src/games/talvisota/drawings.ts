// The position as drawings: spaces with their colours and states, pieces beside them, arrows.
import type { Event } from '@motti/talvisota';
import { holdOf, isFighting, isKnown } from '@motti/talvisota/aid';
import {
  isFortified,
  isIsolated,
  linkedSpaces,
  MAP_SPACES,
  markerSeen,
  NONE,
  SPACE_NAMES,
  type SpaceId,
  scoutsSeen,
  spaceValue,
  UNIT_NAMES,
  unitsSeen,
  type View,
} from '@motti/talvisota/parts';
import type { Layout } from '../../board/layout.ts';
import type {
  ArrowDrawing,
  PieceDrawing,
  SpaceDrawing,
  SpaceState,
  WallDrawing,
} from '../../board/point-map.ts';
import { stackSize } from '../../board/Stack.svelte';
import type { Travel } from '../../board/Travellers.svelte';
import type { TableEntry } from '../../table/table.svelte.ts';
import { faceOf, SOVIET_ORDER, spread } from './faces.ts';
import { LINES, SEATS } from './sheet.ts';
import { spokenSpace } from './spoken.ts';
import type { TalvisotaTable } from './table.ts';
import type { Words } from './words/index.ts';

export const RED = 'var(--map-red)';
export const BLUE = 'var(--map-blue)';

export const displayName = (id: string): string =>
  MAP_SPACES.find((space) => space.id === id)?.name ?? id;

export interface SpaceLook {
  readonly state?: SpaceState | undefined;
  readonly badge?: string | undefined;
}

const rankOf = (value: number, centre: boolean): 0 | 1 | 2 | 3 =>
  centre || value >= 3 ? 3 : value === 2 ? 2 : value === 1 ? 1 : 0;

export function spacesOf(
  view: View,
  words: Words,
  look: (id: string) => SpaceLook,
): SpaceDrawing[] {
  return MAP_SPACES.map((space, id): SpaceDrawing => {
    const seat = SEATS[space.id]!;
    const hold = holdOf(view, id);
    const value = spaceValue(id);
    const centre = space.logisticCentre === true;
    const { state, badge } = look(space.id);
    return {
      id: space.id,
      x: seat.x,
      y: seat.y,
      name: space.name,
      alias: space.alsoNamed,
      anchor: seat.name,
      rank: rankOf(value, centre),
      shape: centre ? 'square' : value > 0 ? 'disc' : 'small',
      colour: hold === 'soviet' || hold === 'held' || hold === 'gap' ? RED : BLUE,
      hollow: hold === 'gap',
      figure: value > 0 ? String(value) : undefined,
      star: centre,
      dotted: isFortified(id),
      state,
      badge,
      spoken: spokenSpace(view, words, id, state, badge),
    };
  });
}

export type Piece = PieceDrawing &
  (
    | {
        readonly kind: 'units';
        readonly space: SpaceId;
        readonly types: readonly number[];
        readonly isolated: boolean;
      }
    | { readonly kind: 'scouts'; readonly space: SpaceId; readonly count: number }
    | { readonly kind: 'marker'; readonly space: SpaceId }
    | { readonly kind: 'raid'; readonly space: SpaceId; readonly count: number }
    | {
        readonly kind: 'battle';
        readonly space: SpaceId;
        readonly strategy: number;
        readonly answer: number;
        readonly done: boolean;
      }
  );

const stack = (count: number) => (layout: Layout) =>
  layout.level === 'near' ? stackSize(count, layout.counter) : badgeSize();
const badgeSize = () => ({ width: 22, height: 19 });

export function piecesOf(table: TalvisotaTable): Piece[] {
  const { view, state } = table;
  const linked = linkedSpaces(state);
  const pieces: Piece[] = [];
  for (const [space, id] of SPACE_NAMES.entries()) {
    const types = spread((type) => unitsSeen(view, space, type), SOVIET_ORDER);
    if (types.length > 0)
      pieces.push({
        id: `units ${id}`,
        at: id,
        kind: 'units',
        space,
        types,
        isolated: isIsolated(state, space, linked),
        size: stack(types.length),
      });
    const scouts = scoutsSeen(view, space);
    if (scouts > 0)
      pieces.push({
        id: `scouts ${id}`,
        at: id,
        kind: 'scouts',
        space,
        count: scouts,
        size: stack(scouts),
      });
    if (markerSeen(view, space))
      pieces.push({
        id: `marker ${id}`,
        at: id,
        kind: 'marker',
        space,
        size: ({ level }) => ({
          width: level === 'near' ? 22 : 15,
          height: level === 'near' ? 22 : 15,
        }),
      });
  }
  for (const [index, battle] of view.battles.entries())
    pieces.push(battlePiece(view, battle, index));
  if (view.harassed !== NONE && view.raiders > 0) {
    const at = SPACE_NAMES[view.harassed]!;
    pieces.push({
      id: 'raid',
      at,
      kind: 'raid',
      space: view.harassed,
      count: view.raiders,
      size: stack(view.raiders),
    });
  }
  return pieces;
}

/** The two strategies of a confrontation; they go along to its second space. */
function battlePiece(view: View, battle: View['battles'][number], index: number): Piece {
  const fighting = isFighting(view) && view.combat?.battle === index;
  const space = fighting && view.combat ? view.combat.target : battle.target;
  const at = SPACE_NAMES[space]!;
  const answered = battle.answer !== NONE;
  return {
    id: `battle ${index}`,
    at,
    kind: 'battle',
    space,
    strategy: battle.strategy,
    answer: battle.answer,
    done: battle.picked && !fighting,
    size: ({ level }) =>
      level === 'near'
        ? { width: 58, height: answered ? 52 : 26 }
        : { width: 26, height: answered ? 24 : 12 },
  };
}

/** Attacks whose start the viewer knows; the one being fought is drawn full. */
export function arrowsOf(view: View): ArrowDrawing[] {
  const fighting = isFighting(view) ? view.combat : null;
  const arrows: ArrowDrawing[] = view.battles.flatMap((battle): ArrowDrawing[] => {
    if (battle.picked || !isKnown(battle.start) || battle.start === battle.target) return [];
    return [arrow(battle.start, battle.target, 'planned')];
  });
  if (fighting && fighting.start !== fighting.target && fighting.outcome === 0)
    arrows.push(arrow(fighting.start, fighting.target, 'attack'));
  return arrows;
}

function arrow(from: SpaceId, to: SpaceId, kind: ArrowDrawing['kind']): ArrowDrawing {
  const [a, b] = [SPACE_NAMES[from]!, SPACE_NAMES[to]!];
  return { id: `${kind} ${a} ${b}`, from: a, to: b, colour: RED, kind };
}

/** Where the names of the lines are not crossed by roads, in percent of their length. */
const NAME_AT: Readonly<Record<number, number>> = { 1: 62, 2: 68, 3: 72 };

export const wallsOf = (words: Words): WallDrawing[] =>
  LINES.map(({ id, through }) => ({
    id: String(id),
    through,
    name: words.lines[id] ?? '',
    strong: id === 1,
    nameAt: NAME_AT[id] ?? 50,
    nameBelow: id === 1,
  }));

/** A unit on its way to a space: the first, second … of its kind that come. */
export const comingId = (space: string, type: number, one: number): string =>
  `${space} ${type} ${one}`;

/** Who has moved by this event, by kind. */
function movedBy(event: Event): Readonly<Record<string, number>> | undefined {
  switch (event.kind) {
    case 'moved':
      return { [event.unit]: 1 };
    case 'advanced':
      return { [event.unit]: event.count };
    case 'retreated':
      return event.units;
    default:
      return undefined;
  }
}

/** Units that the entry just shown has moved from space to space. */
export function travelsOf(entries: readonly TableEntry<Event>[]): Travel[] {
  const come = new Map<string, number>();
  const events = entries.flatMap((entry) =>
    entry.events.map((event, i) => ({ event, key: `${entry.index} ${i}` })),
  );
  return events.flatMap(({ event, key }): Travel[] => {
    const moved = movedBy(event);
    if (!moved || !('from' in event) || !('space' in event)) return [];
    const { from, space } = event;
    return Object.entries(moved).flatMap(([unit, count]): Travel[] => {
      const type = UNIT_NAMES.indexOf(unit);
      if (type < 0) return [];
      return Array.from({ length: count }, (_, one): Travel => {
        const before = come.get(`${space} ${type}`) ?? 0;
        come.set(`${space} ${type}`, before + 1);
        return {
          id: `${key} ${unit} ${one}`,
          piece: comingId(space, type, before),
          face: faceOf(type),
          places: [from, space],
        };
      });
    });
  });
}

/** What a line of the log speaks of, as arrows: units that moved, an attack from where it came. */
export const recalledIn = (entries: readonly TableEntry<Event>[]): ArrowDrawing[] =>
  entries.flatMap((entry) => [
    ...travelsOf([entry]).map(
      ({ id, places }): ArrowDrawing => ({
        id: `log ${id}`,
        from: places[0]!,
        to: places.at(-1)!,
        colour: 'var(--ink)',
        kind: 'move',
      }),
    ),
    ...entry.events.flatMap((event): ArrowDrawing[] =>
      event.kind === 'confrontation'
        ? [
            {
              id: `log ${entry.index} ${event.space}`,
              from: event.start,
              to: event.space,
              colour: 'var(--red)',
              kind: 'attack',
            },
          ]
        : [],
    ),
  ]);
