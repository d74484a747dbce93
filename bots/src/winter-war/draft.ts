// A plan of Winter War in the making.
import type { Side } from '@motti/engine';
import { type Action, type HexId, type State, type UnitId, winterWar } from '@motti/winter-war';
import { DONE, Reach } from '@motti/winter-war/parts';
import { Draft as AnyDraft } from '../draft.ts';

const reach = new Reach();

export class Draft extends AnyDraft<State, Action> {
  readonly #step: State['step'];

  constructor(state: State, side: Side) {
    super(winterWar, (s, who, action) => !winterWar.check(s, who, action), state, side);
    this.#step = state.step;
  }

  /** Ends what is being decided, unless it has ended by itself. */
  end(): void {
    if (this.state.step === this.#step) this.try(DONE);
  }

  /** Moves a unit by the cheapest way, if it can get there. */
  move(unit: UnitId, hex: HexId): boolean {
    reach.find(this.state, unit);
    return reach.has(hex) && this.try({ kind: 'move', unit, path: reach.pathTo(hex) });
  }
}
