// A plan in the making: actions that are legal one after the other, tried on a copy.
import type { Side } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import { isLegal } from '@motti/talvisota/parts';

export class Draft {
  readonly state: State;
  readonly side: Side;
  readonly actions: Action[] = [];

  constructor(state: State, side: Side) {
    this.state = talvisota.clone(state);
    this.side = side;
  }

  /** Adds the action if it is legal now. */
  try(action: Action): boolean {
    if (!isLegal(this.state, this.side, action)) return false;
    talvisota.apply(this.state, this.side, action);
    this.actions.push(action);
    return true;
  }
}
