// Which spaces and pieces the present question is about, and what a click on them plays.
import type { Refusal } from '@motti/engine';
import type { Action } from '@motti/triumph-of-chaos';
import {
  asPiece,
  isOnMap,
  leadersIn,
  type PieceId,
  reachable,
  type SpaceId,
  type State,
  sideByName,
  spaceOf,
  unitsIn,
  whyNotReached,
} from '@motti/triumph-of-chaos/parts';
import type { Hand } from './hand.svelte.ts';
import { idOf, seatOf, spaceAt } from './sheet.ts';
import { asked, type ChaosTable } from './table.ts';

/** One thing that a click may play: an action, or several steps of one way. */
export interface SpaceOffer {
  readonly actions: readonly Action[];
  /** Spaces entered on the way there. */
  readonly steps?: number;
}

export interface Offers {
  /** By space: what a click there may play, with the piece in the hand. */
  readonly spaces: ReadonlyMap<string, readonly SpaceOffer[]>;
  /** Pieces that may be picked, with what picking them plays; those for whom a space must be chosen are put into the hand. */
  readonly pieces: ReadonlyMap<PieceId, readonly Action[]>;
}

const NONE: Offers = { spaces: new Map(), pieces: new Map() };

export function offersOf(table: ChaosTable, hand: Hand): Offers {
  const step = asked(table);
  if (step === undefined) return NONE;
  const spaces = new Map<string, SpaceOffer[]>();
  const pieces = new Map<PieceId, Action[]>();
  for (const action of table.choices) {
    if ('piece' in action) add(pieces, action.piece, action);
    if (!('space' in action)) continue;
    // A piece that must be put somewhere is taken up first; its spaces are lit then.
    if ('piece' in action && action.piece !== hand.unit) continue;
    add(spaces, idOf(action.space), {
      actions: [action],
      ...(action.kind === 'go' ? { steps: 1 } : {}),
    });
  }
  if (step === 'moves') addReach(table, spaces, takesOf(pieces, hand.carried));
  return { spaces, pieces };
}

/** Spaces farther than one step: a click goes the whole way. */
function addReach(
  table: ChaosTable,
  spaces: Map<string, SpaceOffer[]>,
  takes: readonly Action[],
): void {
  const { viewer } = table;
  if (viewer === undefined || table.state.group.length + takes.length === 0) return;
  const state = afterTaking(table, takes);
  if (!state) return;
  for (const { space, steps, path } of reachable(state, sideByName(viewer)))
    if (!spaces.has(idOf(space)))
      spaces.set(idOf(space), [{ actions: [...takes, ...path], steps }]);
}

/** The position once these have been taken along: whoever is dragged is not in the group of the rules yet. */
function afterTaking(
  { game, state, viewer = '' }: ChaosTable,
  takes: readonly Action[],
): State | undefined {
  if (takes.length === 0) return state;
  const after = game.clone(state) as State;
  for (const take of takes) {
    if (game.check(after, viewer, take)) return undefined;
    game.apply(after, viewer, take);
  }
  return after;
}

/** Everybody of these who may be taken along, in one. */
export const takesOf = (pieces: Offers['pieces'], who: readonly PieceId[]): readonly Action[] =>
  who.flatMap((piece) => (pieces.get(piece) ?? []).filter(({ kind }) => kind === 'take'));

/** Who of a space goes along when it is dragged: the group that stands there, or all of its stack that may be taken. */
export function carriedFrom(
  table: ChaosTable,
  { pieces }: Offers,
  space: SpaceId,
): readonly PieceId[] {
  const { state } = table;
  const group = state.group.map(asPiece);
  const here = [...unitsIn(state, space), ...leadersIn(state, space)];
  if (group.length > 0)
    return asked(table) === 'moves' && here.some((one) => group.includes(one)) ? group : [];
  const free = here.filter((piece) => pieces.has(piece));
  if (free.every((piece) => takesOf(pieces, [piece]).length > 0)) return free;
  // Each of the others is sent by itself.
  return free.filter((piece) => pieces.get(piece)?.some((action) => 'space' in action)).slice(0, 1);
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const same = map.get(key);
  if (same) same.push(value);
  else map.set(key, [value]);
}

/** Spaces whose stack holds somebody who may be picked. */
export function ringedBy(table: ChaosTable, { pieces }: Offers): ReadonlySet<string> {
  const found = new Set<string>();
  for (const piece of pieces.keys())
    if (isOnMap(table.state, piece)) found.add(idOf(spaceOf(table.state, piece)));
  return found;
}

/** The same from north to south, then west to east. */
export function alongTheFront(table: ChaosTable, offers: Offers): readonly string[] {
  const seat = (id: string) => seatOf(spaceAt(id));
  return [...ringedBy(table, offers)].sort(
    (a, b) => seat(a).y - seat(b).y || seat(a).x - seat(b).x,
  );
}

interface Attempt {
  readonly action: Action;
  /** The reason that explains most. */
  readonly reason?: Refusal | undefined;
}

/** What a click on a space that is not lit tried to do; nothing where a click has no such meaning. */
export function attemptAt(
  table: ChaosTable,
  hand: Hand,
  offers: Offers,
  space: SpaceId,
): Attempt | undefined {
  const { state, viewer = '' } = table;
  const takes = takesOf(offers.pieces, hand.carried);
  if (takes.length > 0) {
    // Of whoever is dragged the rules are asked as if they had been taken along.
    const action: Action = { kind: 'go', space };
    const after = afterTaking(table, takes);
    return { action, reason: after && whyNotReached(after, sideByName(viewer), space) };
  }
  const [walker] = state.group.map(asPiece);
  // Nobody tries to go where they are.
  if (walker !== undefined && isOnMap(state, walker) && spaceOf(state, walker) === space)
    return undefined;
  for (const action of table.choices) {
    if ('space' in action && (!('piece' in action) || action.piece === hand.unit))
      return {
        action: { ...action, space } as Action,
        ...(action.kind === 'go'
          ? { reason: whyNotReached(state, sideByName(viewer), space) }
          : {}),
      };
  }
  const [unit] = unitsIn(table.state, space);
  const pick = table.choices.find((action) => 'piece' in action && !('space' in action));
  return unit !== undefined && pick ? { action: { ...pick, piece: unit } as Action } : undefined;
}
