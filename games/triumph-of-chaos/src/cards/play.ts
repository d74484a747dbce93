// A card in play: what its effects know. The agenda keeps it as a step, in numbers.
import type { Step, StepDraft } from '../actions.ts';
import {
  type Effect,
  type EffectListId,
  effectAtPath,
  type PartyName,
  type PoliticalId,
  politicalCard,
  type SpaceId,
} from '../data/index.ts';
import { dataOf, keyOfCard } from '../rules/hand.ts';
import { goldOwner } from '../rules/politics.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  asPolitical,
  enemyOf,
  RED,
  SIDES,
  type SideId,
  type State,
  WHITE,
} from '../state.ts';

export interface Play {
  /** The player of the card; for a Political Card nobody's, and only literal sides occur (TC-C.1c). */
  readonly side: SideId;
  readonly card: ActionCardId | undefined;
  readonly political: PoliticalId | undefined;
  /** TC-C.2e. */
  readonly target: SpaceId | undefined;
  /** What was named before a roll: a unit and the piece that takes its place (TC-C.R4). */
  readonly named: readonly number[];
}

export const playOf = (step: Step): Play => ({
  side: step.side ?? RED,
  card: step.card,
  political: step.why === POLITICAL ? asPolitical(step.count ?? 0) : undefined,
  target: step.space,
  named: step.list ?? [],
});

/** `why` of steps that carry out a Political Card; its number stands in `count`. */
const POLITICAL = 'political';

/** The step that carries out a list of effects from its beginning. */
export const stepOf = (play: Play, list: EffectListId): Step => stepAt(play, [list, 0]);
/** The same from one of them on. */
export const stepAt = (play: Play, path: readonly number[]): Step => {
  const step: StepDraft = {
    kind: 'effects',
    side: play.side,
    path,
  };
  if (play.card !== undefined) step.card = play.card;
  if (play.political !== undefined) {
    step.why = POLITICAL;
    step.count = play.political;
  }
  if (play.target !== undefined) step.space = play.target;
  if (play.named.length > 0) step.list = play.named;
  return step;
};

/** A card as a side plays it from its hand: the same each time. */
export const cardPlay = (side: SideId, card: ActionCardId): Play => FROM_HAND[side]![card]!;
const FROM_HAND: readonly (readonly Play[])[] = SIDES.map((side) =>
  ALL_CARDS.map((card) => ({ side, card, political: undefined, target: undefined, named: [] })),
);
/** What a card leaves to do later for its player. */
export const ownPlay = (side: SideId): Play => ({
  side,
  card: undefined,
  political: undefined,
  target: undefined,
  named: [],
});
export const politicalPlay = (political: PoliticalId): Play => ({
  side: RED,
  card: undefined,
  political,
  target: undefined,
  named: [],
});

/** The name of the card for texts: `red-12`, `political-49`. */
export const keyOf = (play: Play): string =>
  play.card !== undefined
    ? keyOfCard(play.card)
    : `political-${play.political === undefined ? 0 : politicalCard(play.political).number}`;
export const clauseOf = (play: Play): string =>
  play.card !== undefined
    ? dataOf(play.card).clause
    : play.political === undefined
      ? 'TC-C.1b'
      : politicalCard(play.political).clause;

/** TC-C.1c: whom a word of the card means now; undefined where nobody owns the gold. */
export function partyOf(s: State, play: Play, party: PartyName): SideId | undefined {
  switch (party) {
    case 'own':
      return play.side;
    case 'enemy':
      return enemyOf(play.side);
    case 'red':
      return RED;
    case 'white':
      return WHITE;
    case 'goldOwner':
      return goldOwner(s);
  }
}

/** The effect that a step stands at; undefined past the end of its list. */
export function effectAt(step: Step): Effect | undefined {
  return effectAtPath(step.path ?? []);
}
