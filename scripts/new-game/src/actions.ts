// All the nouns of play.
import type { Ask, GameEvent, Side } from '@motti/engine';

export type Action = { readonly kind: 'advance' } | { readonly kind: 'halt' };
export const KINDS = ['advance', 'halt'] as const satisfies readonly Action['kind'][];

export type Event = GameEvent &
  (
    | { readonly kind: 'advanced'; readonly side: Side; readonly length: number }
    | { readonly kind: 'scattered'; readonly side: Side }
    | { readonly kind: 'halted'; readonly side: Side; readonly points: number }
  );

export type RefusalCode = 'no-column' | 'not-now';

export const MARCH: Ask = { kind: 'march', clause: 'FC-1' };
export const ROLL: Ask = { kind: 'roll', clause: 'FC-2' };
