import type { Json, Setup } from '@motti/engine';
import { setUp } from './setup.ts';
import type { State } from './state.ts';

export function arrange(setup: Setup, _position: Json): State {
  return setUp(setup);
}
