// What every part of a report shares: its subject, its sections, the colours of the sides.
import type { AnyAction, GameEvent, Side, Texts } from '@motti/engine';
import { type Context, textsOf } from '../context.ts';
import type { Played } from '../gauges.ts';
import type { Simulation } from '../simulate/result.ts';
import { escaped } from './svg.ts';

/** What every part of a report is made from. */
export interface Subject extends Played {
  readonly context: Context;
  readonly simulation: Simulation;
}

export const textsOfReport = ({ context, game, setup }: Subject): Texts<AnyAction, GameEvent> =>
  textsOf(context, game, setup);

/** The class of a side's colour. */
export function colourOf({ simulation }: Subject, side: Side | undefined): string {
  const seat = side === undefined ? -1 : simulation.tally.sides.indexOf(side);
  return seat < 0 ? 'nobody' : `side-${Math.min(seat, 3)}`;
}

export const section = (title: string, note: string, content: string): string =>
  `<section><h2>${escaped(title)}</h2><p class="note">${escaped(note)}</p>${content}</section>`;
