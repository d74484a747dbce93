// Under a question of Triumph of Chaos: what was decided so far, and the sums that it is decided by.
import type { Ask } from '@motti/engine';
import {
  allowanceOf,
  COMBAT_MARK,
  FACTIONS,
  factionTable,
  figure,
  isOnMap,
  MOVE_MARK,
  type PieceId,
  purseOf,
  REGIONS,
  type SideId,
  type SpaceId,
  type State,
  sideByName,
  spaceOf,
} from '@motti/triumph-of-chaos/parts';
import type { Seen } from '../skin.ts';
import { controlText, named, pieceName, spaceText, stateOf } from './names.ts';
import { WORDS } from './words.ts';

export function sumsOf(seen: Seen, ask: Ask): readonly string[] {
  const s = stateOf(seen);
  const side = seen.side === undefined ? undefined : sideByName(seen.side);
  if (side === undefined) return [];
  switch (ask.kind) {
    case 'mark':
      return activated(seen, s);
    case 'moves':
      return moving(seen, s);
    case 'assign':
    case 'spend':
    case 'spending':
      return purse(seen, s, side);
    case 'place-political':
      return asItLies(seen, s);
    default:
      return [];
  }
}

/** `Activated for movement: Rostov, Chir; for combat: Torgovaya`. */
function activated({ locale }: Seen, s: State): string[] {
  const words = WORDS[locale];
  const marked = (mark: number): string[] =>
    s.marked.flatMap((space, i) =>
      s.marks[i] === mark ? [spaceText(space as SpaceId, locale)] : [],
    );
  const parts = [
    [words.forMoving, marked(MOVE_MARK)] as const,
    [words.forCombat, marked(COMBAT_MARK)] as const,
  ].flatMap(([what, names]) =>
    names.length === 0 ? [] : [`${what}${words.colon} ${names.join(', ')}`],
  );
  return parts.length === 0 ? [] : [`${words.activated} ${parts.join(' · ')}`];
}

/** `Moving: Stalin, RED 14 Army, from Kamyshin, 1 of 3 spaces`. */
function moving({ locale }: Seen, s: State): string[] {
  const words = WORDS[locale];
  const group = s.group as readonly number[] as readonly PieceId[];
  const [first] = group;
  if (first === undefined || !isOnMap(s, first)) return [];
  const most =
    s.groupSteps > 0 ? s.groupMax : Math.min(...group.map((piece) => allowanceOf(s, piece)));
  const names = group.map((piece) => pieceName(piece, locale)).join(', ');
  const where = spaceText(spaceOf(s, first), locale);
  return [`${words.moving}${words.colon} ${names} (${where}) · ${words.gone(s.groupSteps, most)}`];
}

/** What there is to be spent, what bounds it, and where it went so far. */
function purse({ locale }: Seen, s: State, side: SideId): string[] {
  const words = WORDS[locale];
  const { steps, capLeft, declared, rows, spent, factions, bound } = purseOf(s, side);
  const isTold = declared > 0 && rows.length > 0;
  const places = spent.map(({ where, steps: there }) => {
    const name =
      where === 'moscow'
        ? words.moscow
        : where === 'reserve'
          ? words.toReserve
          : named(REGIONS[where]!, locale);
    return `${name} ${figure(there)}`;
  });
  const given = factions.map(
    ({ faction, steps: own }) => `${named(FACTIONS[faction]!, locale)} ${figure(own)}`,
  );
  const parts = [
    `${words.free}${words.colon} ${words.steps(steps)}`,
    ...(capLeft === undefined ? [] : [`${words.capLeft}${words.colon} ${figure(capLeft)}`]),
    ...(isTold
      ? [
          `${words.declared}${words.colon} ${figure(declared)}, ${words.row} ${rows.map((row) => row.join('-')).join(` ${words.or} `)}`,
        ]
      : []),
    ...(places.length > 0 ? [`${words.spent}${words.colon} ${places.join(', ')}`] : []),
    ...(given.length > 0 ? [`${words.factions}${words.colon} ${given.join(', ')}`] : []),
    ...(bound > 0 ? [`${words.bound}${words.colon} ${figure(bound)}`] : []),
  ];
  return [parts.join(' · ')];
}

/** Where markers would go if no other card came. */
function asItLies({ locale }: Seen, s: State): string[] {
  const words = WORDS[locale];
  const neutral = words.neutral;
  const moves = factionTable(s)
    .filter(({ from, to }) => from !== to)
    .map(({ faction, from, to }) => {
      const [before, after] = [from, to].map((at) => controlText(at, locale) ?? neutral);
      return `${named(FACTIONS[faction]!, locale)} ${before} → ${after}`;
    });
  return moves.length === 0 ? [] : [`${words.asItLies}${words.colon} ${moves.join(' · ')}`];
}
