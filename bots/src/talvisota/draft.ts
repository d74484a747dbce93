// A plan of Talvisota in the making.
import type { Side } from '@motti/engine';
import { type Action, type State, talvisota } from '@motti/talvisota';
import { isLegal } from '@motti/talvisota/parts';
import { Draft as AnyDraft } from '../draft.ts';

export class Draft extends AnyDraft<State, Action> {
  constructor(state: State, side: Side) {
    super(talvisota, isLegal, state, side);
  }
}
