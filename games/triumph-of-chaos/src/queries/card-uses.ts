// What a card in hand would give now, use by use, and why a use is barred (TC-9.1).
import type { Refusal } from '@motti/engine';
import type { Action, StepKind } from '../actions.ts';
import { type Party, redeploymentParties, type SpaceId, turnRow } from '../data/index.ts';
import { apply, check, choices } from '../flow.ts';
import { operationPoints } from '../phases/action.ts';
import { dataOf, valueOfCard } from '../rules/hand.ts';
import {
  type ActionCardId,
  clone,
  isOnMap,
  nameOfSide,
  of,
  type SideId,
  type State,
  spaceOf,
  topKind,
} from '../state.ts';

/** The four uses, in the order in which every table shows them. */
const CARD_USES = ['operations', 'replacements', 'redeploy', 'event'] as const;
export type CardUseName = (typeof CARD_USES)[number];

export interface CardUse {
  readonly use: CardUseName;
  readonly action: Action;
  /** Why not now. */
  readonly refusal: Refusal | undefined;
  /** Points, steps or corps that it gives; of an event, its value. */
  readonly figure: number;
  /** TC-7.21c: an event with an asterisk leaves the game. */
  readonly leavesGame: boolean;
  /** Operations: spaces that could be activated for movement, and for combat. */
  readonly movable?: number;
  readonly fighting?: number;
  /** Replacements: steps recorded so far and after it, and which card of the turn it would be. */
  readonly recorded?: readonly [before: number, after: number];
  readonly cardOfTurn?: number;
  /** Redeployment: what may travel instead of corps. */
  readonly parties?: readonly Party[];
  /** A use barred because it was made in the round before: the round in which it is free again, if one is left. */
  readonly freeInRound?: number;
}

const LAST_ROUND = ['replacements-last-round', 'redeployed-last-round', 'reinforced-last-round'];

export function cardUses(s: State, side: SideId, card: ActionCardId): readonly CardUse[] {
  return CARD_USES.map((use) => {
    const action: Action = { kind: use, card };
    const refusal = check(s, nameOfSide(side), action);
    return {
      use,
      action,
      refusal,
      leavesGame: use === 'event' && dataOf(card).asterisk,
      ...gives(s, side, card, use, action, refusal),
      ...freeAgain(s, refusal),
    };
  });
}

function freeAgain(s: State, refusal: Refusal | undefined): { freeInRound?: number } {
  const next = s.round + 1;
  const again = refusal !== undefined && LAST_ROUND.includes(refusal.code);
  return again && next <= turnRow(s.turn).rounds ? { freeInRound: next } : {};
}

function gives(
  s: State,
  side: SideId,
  card: ActionCardId,
  use: CardUseName,
  action: Action,
  refusal: Refusal | undefined,
): Pick<CardUse, 'figure' | 'movable' | 'fighting' | 'recorded' | 'cardOfTurn' | 'parties'> {
  const value = valueOfCard(card);
  switch (use) {
    case 'operations':
      return {
        figure: operationPoints(s, side, card),
        ...(refusal ? {} : spacesFor(s, side, action)),
      };
    case 'replacements': {
      const before = of(s.steps, side) / 2;
      return {
        figure: value,
        recorded: [before, before + value],
        cardOfTurn: of(s.replacementsPlayed, side) + 1,
      };
    }
    case 'redeploy': {
      const [corps, ...parties] = redeploymentParties(value);
      return { figure: corps?.corps ?? 0, parties };
    }
    case 'event':
      return { figure: value };
  }
}

/** What its player could then choose: the game itself is asked. */
function choicesAfter(s: State, side: SideId, action: Action, kind: StepKind): readonly Action[] {
  const after = clone(s);
  apply(after, nameOfSide(side), action);
  return topKind(after) === kind ? choices(after, nameOfSide(side)) : [];
}

/** Where a use could begin: spaces to activate, or those from which somebody may travel. */
export function spacesOfUse(s: State, side: SideId, { use, action }: CardUse): readonly SpaceId[] {
  const found = new Set<SpaceId>();
  if (use === 'operations')
    for (const each of choicesAfter(s, side, action, 'mark'))
      if ('space' in each) found.add(each.space);
  if (use === 'redeploy')
    for (const each of choicesAfter(s, side, action, 'redeploy'))
      if ('piece' in each && isOnMap(s, each.piece)) found.add(spaceOf(s, each.piece));
  return [...found];
}

/** How many spaces the first point could mark. */
function spacesFor(s: State, side: SideId, action: Action): { movable: number; fighting: number } {
  const marks = choicesAfter(s, side, action, 'mark');
  return {
    movable: marks.filter(({ kind }) => kind === 'mark-move').length,
    fighting: marks.filter(({ kind }) => kind === 'mark-combat').length,
  };
}
