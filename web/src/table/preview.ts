// What an action leads to: its breakdowns and how the headline numbers may come out, over dice and what is hidden.
import {
  type AnyAction,
  type AnyGame,
  distributionOf,
  oddsInView,
  type Setup,
  type Side,
  seededRandom,
} from '@motti/engine';
import type { Preview } from './table.svelte.ts';

/** Enough for two figures of a percentage, few enough to answer before the hand has moved on. */
const SAMPLES = 800;

/** `undefined` when the action is not legal. */
export function previewAction(
  game: AnyGame,
  setup: Setup,
  view: unknown,
  side: Side,
  action: AnyAction,
): Preview | undefined {
  const state = game.guess(view, seededRandom(0), setup);
  if (game.check(state, side, action)) return undefined;
  const now = game.gauges(state);
  const after = game.clone(state);
  game.apply(after, side, action);
  const breakdowns = game.breakdowns(after);
  if (game.decision(after).kind !== 'chance') return { breakdowns, gauges: [], samples: 'exact' };

  const options = { random: seededRandom(1), samples: SAMPLES };
  const odds = oddsInView(game, setup, view, side, action, options);
  const gauges = Object.keys(now).map((gauge) => ({
    gauge,
    now: now[gauge] ?? 0,
    mean: (now[gauge] ?? 0) + (odds.expected[gauge]?.mean ?? 0),
    outcomes: distributionOf(odds, gauge).map(({ change, probability }) => ({
      value: (now[gauge] ?? 0) + change,
      chance: probability,
    })),
  }));
  return { breakdowns, gauges, samples: odds.method === 'exact' ? 'exact' : odds.leaves };
}
