// What an action leads to: its breakdowns and how the headline numbers may come out, over dice and what is hidden.
import {
  type AnyAction,
  type AnyGame,
  allRolls,
  CHANCE,
  countRolls,
  type Random,
  rollDice,
  type Side,
  seededRandom,
} from '@motti/engine';
import type { GaugeOdds, Preview } from './table.svelte.ts';

/** How many states are drawn for what the side cannot see, and how many falls of the dice are looked at in all. */
const GUESSES = 24;
const FALLS = 1200;

interface Tally {
  readonly gauges: Map<string, Map<number, number>>;
  exact: boolean;
  samples: number;
}

export function previewAction(
  game: AnyGame,
  view: unknown,
  side: Side,
  action: AnyAction,
): Preview | undefined {
  const first = game.guess(view, seededRandom(0));
  if (game.check(first, side, action)) return undefined;
  const now = game.gauges(first);
  const tally: Tally = { gauges: new Map(), exact: true, samples: 0 };
  game.apply(first, side, action);
  const breakdowns = game.breakdowns(first);
  if (game.decision(first).kind !== 'chance') return { breakdowns, gauges: [], samples: 'exact' };

  const seen = new Set<string>();
  for (let i = 0; i < GUESSES; i++) {
    const random = seededRandom(i);
    const state = game.guess(view, random);
    if (game.check(state, side, action)) continue;
    game.apply(state, side, action);
    seen.add(JSON.stringify(game.breakdowns(state)));
    follow(game, state, 1 / GUESSES, FALLS / GUESSES, random, tally);
    // Nothing hidden matters: one state tells it all.
    if (i === 3 && seen.size === 1 && tally.exact) break;
  }
  return { breakdowns, gauges: odds(now, tally), samples: tally.exact ? 'exact' : tally.samples };
}

/** Follows the dice until somebody must decide. */
function follow(
  game: AnyGame,
  state: unknown,
  weight: number,
  budget: number,
  random: Random,
  tally: Tally,
): void {
  const decision = game.decision(state);
  if (decision.kind !== 'chance') {
    tally.samples++;
    for (const [gauge, value] of Object.entries(game.gauges(state))) {
      const values = tally.gauges.get(gauge) ?? new Map<number, number>();
      values.set(value, (values.get(value) ?? 0) + weight);
      tally.gauges.set(gauge, values);
    }
    return;
  }
  const ways = countRolls(decision.faces);
  if (ways <= budget) {
    for (const roll of allRolls(decision.faces)) {
      const next = game.clone(state);
      game.apply(next, CHANCE, roll);
      follow(game, next, weight / ways, budget / ways, random, tally);
    }
    return;
  }
  tally.exact = false;
  const falls = Math.max(1, Math.floor(budget));
  for (let i = 0; i < falls; i++) {
    const next = game.clone(state);
    game.apply(next, CHANCE, rollDice(decision.faces, random));
    follow(game, next, weight / falls, 1, random, tally);
  }
}

function odds(now: Readonly<Record<string, number>>, tally: Tally): GaugeOdds[] {
  return [...tally.gauges].map(([gauge, values]) => {
    let all = 0;
    for (const weight of values.values()) all += weight;
    const outcomes = [...values]
      .map(([value, weight]) => ({ value, chance: weight / all }))
      .sort((a, b) => a.value - b.value);
    const mean = outcomes.reduce((sum, { value, chance }) => sum + value * chance, 0);
    return { gauge, now: now[gauge] ?? 0, mean, outcomes };
  });
}
