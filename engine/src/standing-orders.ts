// Standing orders: a seat passes in questions of some kinds without being asked each time. Secret, and carried out like the
// seat's own lines: the others see an answer and nothing else.
import type { AnyAction, AnyGame, Side } from './contract.ts';

export interface StandingOrder {
  /** The kinds of question (`Ask.kind`) in which the seat passes. */
  readonly kinds: readonly string[];
  /** The turn with which it ends, as the gauge `turn` counts; absent: until it is called off. */
  readonly turn?: number;
}

export type StandingOrders = Readonly<Record<Side, StandingOrder>>;

/** The line that is due by somebody's standing order; nothing when a person, a bot or the dice must answer. */
export function standingAnswer(
  game: AnyGame,
  state: unknown,
  orders: StandingOrders,
): { readonly side: Side; readonly action: AnyAction } | undefined {
  const decision = game.decision(state);
  if (decision.kind !== 'choose' || !game.passing) return undefined;
  for (const side of decision.sides) {
    const order = orders[side];
    if (!order?.kinds.includes(decision.ask.kind) || isOver(game, state, order)) continue;
    const action = game.passing(state, side);
    // What cannot be passed now is asked, order or no order.
    if (action && !game.check(state, side, action)) return { side, action };
  }
  return undefined;
}

/** The order for questions like the present one, until the turn ends or until it is called off. */
export function standingOrderFor(
  game: AnyGame,
  state: unknown,
  until: 'turn' | 'called-off',
  before?: StandingOrder,
): StandingOrder | undefined {
  const decision = game.decision(state);
  if (decision.kind !== 'choose') return undefined;
  const known = before && !isOver(game, state, before) ? before.kinds : [];
  const kinds = [...new Set([...known, decision.ask.kind])];
  const turn = game.gauges(state)['turn'];
  return until === 'turn' && turn !== undefined ? { kinds, turn } : { kinds };
}

const isOver = (game: AnyGame, state: unknown, { turn }: StandingOrder): boolean =>
  turn !== undefined && (game.gauges(state)['turn'] ?? turn) !== turn;
