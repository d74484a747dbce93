// What every step of the sequence answers: who decides, what is legal, why not, and what follows.
import type { Clause, Decision, Fact, Facts, Refusal, Side } from '@motti/engine';
import * as engine from '@motti/engine';
import type {
  ACTIONS,
  Action,
  ActionKind,
  EmitEvent,
  Event,
  EventKind,
  StepKind,
} from '../actions.ts';
import { SPACE_COUNT, type SpaceId } from '../data/index.ts';
import { refuse } from '../refusal.ts';
import {
  type ActionCardId,
  ALL_CARDS,
  asCard,
  asPiece,
  asSpace,
  nameOfSide,
  PIECE_COUNT,
  type PieceId,
  RED,
  SIDES,
  type SideId,
  type State,
  sideByName,
  WHITE,
} from '../state.ts';

/** The engine's phases, for this game. */
export type Phase = engine.Phase<State, Action, Event>;
export type ChancePhase = engine.ChancePhase<State, Event>;
export type Auto = engine.Automatic<State, Event>;

const ONE_DIE: readonly number[] = [6];

/** What is asked: its facts stand beside kind and clause, each question written out whole. */
type Asked = { readonly kind: StepKind; readonly clause: Clause } & {
  readonly [fact: string]: Fact | undefined;
};

export const sideDecides = (side: SideId, ask: Asked): Decision =>
  engine.sidesDecide(ALONE[side]!, ask);
const ALONE: readonly (readonly Side[])[] = SIDES.map((side) => Object.freeze([nameOfSide(side)]));

export const diceDecide = (ask: Asked, faces: readonly number[] = ONE_DIE): Decision =>
  engine.diceDecide(ask, faces);

export function say(
  emit: EmitEvent,
  kind: EventKind,
  facts: Facts,
  clause?: Clause,
  to?: SideId,
): void {
  if (emit === undefined) return;
  const event: { -readonly [K in keyof Event]: Event[K] } = { kind, facts };
  if (clause !== undefined) event.clause = clause;
  if (to !== undefined) event.to = [nameOfSide(to)];
  emit(event);
}

/** A phase that says itself which answers there are. */
export interface PhaseSpec {
  readonly kinds: readonly ActionKind[];
  decision(s: State): Decision;
  choices(s: State, side: SideId): readonly Action[];
  /** Why not; without it an action that is no choice is refused by `clause`. */
  check?(s: State, side: SideId, action: Action): Refusal | undefined;
  readonly clause: Clause;
  apply(s: State, side: SideId, action: Action, emit: EmitEvent): void;
}

/** The parts of a phase are taken out here: phases differ in shape, and a look at a part would be a slow one each time. */
export const phase = ({ kinds, decision, choices, check, clause, apply }: PhaseSpec): Phase => ({
  kinds,
  decision,
  choices: (s, side) => choices(s, sideByName(side)),
  check: (s, side, action) =>
    check
      ? check(s, sideByName(side), action)
      : engine.checkListed(
          choices(s, sideByName(side)),
          action,
          refuse(clause, 'not-offered', { action: action.kind }),
        ),
  apply: (s, side, action, emit) => apply(s, sideByName(side), action, emit),
});

/** Actions that exist once each, found by the piece or the space they name: `choices` lists millions of them. */
export const DONE: Action = Object.freeze({ kind: 'done' });
type KindNaming<F extends string> = {
  [K in ActionKind]: (typeof ACTIONS)[K] extends readonly [F] ? K : never;
}[ActionKind];
export const perPiece = (kind: KindNaming<'piece'>): ((piece: PieceId) => Action) => {
  const actions = engine.interned(PIECE_COUNT, (i): Action => ({ kind, piece: asPiece(i) }));
  return (piece) => actions[piece]!;
};
export const perSpace = (kind: KindNaming<'space'>): ((space: SpaceId) => Action) => {
  const actions = engine.interned(SPACE_COUNT, (i): Action => ({ kind, space: asSpace(i) }));
  return (space) => actions[space]!;
};
export const perCard = (kind: KindNaming<'card'>): ((card: ActionCardId) => Action) => {
  const actions = engine.interned(ALL_CARDS.length, (i): Action => ({ kind, card: asCard(i) }));
  return (card) => actions[card]!;
};

/** The first die of a roll. */
export const first = (dice: readonly number[]): number => dice[0]!;

export function addVp(
  s: State,
  toward: SideId,
  points: number,
  clause: Clause,
  emit: EmitEvent,
): void {
  if (points === 0) return;
  s.vp += toward === RED ? points : -points;
  say(emit, 'vp', { side: nameOfSide(toward), points, total: s.vp }, clause);
}
export const losesVp = (
  s: State,
  side: SideId,
  points: number,
  clause: Clause,
  emit: EmitEvent,
): void => addVp(s, side === RED ? WHITE : RED, points, clause, emit);
