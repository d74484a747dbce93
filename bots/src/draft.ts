// A plan in the making: actions that are legal one after the other, tried on a copy.
import type { AnyAction, Game, GameEvent, Side } from '@motti/engine';

type Rules<State, Action extends AnyAction> = Pick<
  Game<State, Action, unknown, GameEvent>,
  'clone' | 'apply'
>;
type IsLegal<State, Action> = (state: State, side: Side, action: Action) => boolean;

export class Draft<State, Action extends AnyAction> {
  readonly state: State;
  readonly side: Side;
  readonly actions: Action[] = [];
  readonly #rules: Rules<State, Action>;
  readonly #isLegal: IsLegal<State, Action>;

  constructor(
    rules: Rules<State, Action>,
    isLegal: IsLegal<State, Action>,
    state: State,
    side: Side,
  ) {
    this.#rules = rules;
    this.#isLegal = isLegal;
    this.state = rules.clone(state);
    this.side = side;
  }

  /** Adds the action if it is legal now. */
  try(action: Action): boolean {
    if (!this.#isLegal(this.state, this.side, action)) return false;
    this.#rules.apply(this.state, this.side, action);
    this.actions.push(action);
    return true;
  }
}
