// A plan in the making: actions that are legal one after the other, tried on a copy.
import type { Side } from '@motti/engine';
import { type Action, type State, winterWar } from '@motti/winter-war';
import { DONE, Reach } from '@motti/winter-war/parts';

const reach = new Reach();

export class Draft {
  readonly state: State;
  readonly side: Side;
  readonly actions: Action[] = [];
  readonly #step: State['step'];

  constructor(state: State, side: Side) {
    this.state = winterWar.clone(state);
    this.side = side;
    this.#step = state.step;
  }

  /** Adds the action if it is legal now. */
  try(action: Action): boolean {
    if (winterWar.check(this.state, this.side, action)) return false;
    winterWar.apply(this.state, this.side, action);
    this.actions.push(action);
    return true;
  }

  /** Ends what is being decided, unless it has ended by itself. */
  end(): void {
    if (this.state.step === this.#step) this.try(DONE);
  }

  /** Moves a unit by the cheapest way, if it can get there. */
  move(unit: number, hex: number): boolean {
    reach.find(this.state, unit);
    return reach.has(hex) && this.try({ kind: 'move', unit, path: reach.pathTo(hex) });
  }
}
