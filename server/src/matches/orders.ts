// Standing orders of a match: what each side passes without being asked. Every order is a row that only the server reads,
// so it stands after a restart and at every server.
import {
  type AnyGame,
  type Side,
  type StandingOrder,
  standingAnswer,
  standingOrderFor,
} from '@motti/engine';
import type { Act } from '@motti/protocol';

type OrderAct = Extract<Act, { type: 'order' }>;

export class Orders {
  #orders: Readonly<Record<Side, StandingOrder>> = {};

  of(side: Side): StandingOrder | undefined {
    return this.#orders[side];
  }

  /** The row that this act makes; `undefined`: the present question cannot be passed. */
  rowOf(game: AnyGame, state: unknown, side: Side, { until }: OrderAct): string | undefined {
    if (until === 'none') return '';
    const decision = game.decision(state);
    const asked = decision.kind === 'choose' && decision.sides.includes(side);
    if (!asked || !game.passing?.(state, side)) return undefined;
    const order = standingOrderFor(game, state, until, this.#orders[side]);
    return order && JSON.stringify(order);
  }

  /** Takes what a row says. */
  take(side: Side, text: string): void {
    const { [side]: _, ...others } = this.#orders;
    this.#orders = text === '' ? others : { ...others, [side]: JSON.parse(text) as StandingOrder };
  }

  /** Whoever goes back decides anew. */
  forget(): void {
    this.#orders = {};
  }

  /** What is due now. */
  due(game: AnyGame, state: unknown): ReturnType<typeof standingAnswer> {
    return standingAnswer(game, state, this.#orders);
  }
}
