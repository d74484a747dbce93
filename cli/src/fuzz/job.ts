// One fuzzed game. What it plays depends on the seed and its number alone.
import {
  type AnyGame,
  offeredScenarios,
  type Setup,
  seededRandom,
  setupOf,
  startingOptions,
  writeRecord,
} from '@motti/engine';
import { drawnSetup, fuzz } from '@motti/engine/testkit';

export interface FuzzJob {
  readonly game: string;
  readonly seed: string;
  /** The laws are looked at in one moment of so many. */
  readonly every: number;
  /** The one that is played; absent: every scenario in turn. */
  readonly only?: Pick<Setup, 'scenario' | 'data'>;
}

export interface FuzzRow {
  readonly index: number;
  readonly actions: number;
  readonly failure?: { readonly law: string; readonly why: string; readonly record: string };
}

export function fuzzGame(game: AnyGame, job: FuzzJob, index: number): FuzzRow {
  const { seed, every } = job;
  const setups = [setupFor(game, job, index)];
  const run = fuzz(game, { games: 1, seed: `${seed} ${index}`, setups, every });
  const { actions, failures } = run.next().value;
  const [failure] = failures;
  if (!failure) return { index, actions };
  const { law, why } = failure;
  return { index, actions, failure: { law, why, record: writeRecord(failure.record, game) } };
}

/** The scenarios in turn: first with their usual options, then with any. */
function setupFor(game: AnyGame, { seed, only }: FuzzJob, index: number): Setup {
  const all = only ? [only] : offeredScenarios(game).map(({ id }) => ({ scenario: id }));
  const one: Pick<Setup, 'scenario' | 'data'> = all[index % all.length]!;
  const { scenario, data } = one;
  if (index < all.length)
    return setupOf(game, scenario, startingOptions(game, scenario, data), data);
  return drawnSetup(game, one, seededRandom(`options ${seed} ${index}`));
}
