// One fuzzed game. What it plays depends on the seed and its number alone.
import {
  type AnyGame,
  fullOptions,
  pick,
  type Setup,
  seededRandom,
  writeRecord,
} from '@motti/engine';
import { fuzz } from '@motti/engine/testkit';

export interface FuzzJob {
  readonly game: string;
  readonly seed: string;
  /** The laws are looked at in one moment of so many. */
  readonly every: number;
}

export interface FuzzRow {
  readonly index: number;
  readonly actions: number;
  readonly failure?: { readonly law: string; readonly why: string; readonly record: string };
}

export function fuzzGame(game: AnyGame, { seed, every }: FuzzJob, index: number): FuzzRow {
  const setups = [setupOf(game, seed, index)];
  const run = fuzz(game, { games: 1, seed: `${seed} ${index}`, setups, every });
  const { actions, failures } = run.next().value;
  const [failure] = failures;
  if (!failure) return { index, actions };
  const { law, why } = failure;
  return { index, actions, failure: { law, why, record: writeRecord(failure.record, game) } };
}

/** The scenarios in turn: first with their usual options, then with any. */
function setupOf(game: AnyGame, seed: string, index: number): Setup {
  const { id, fixed = {} } = game.scenarios[index % game.scenarios.length]!;
  if (index < game.scenarios.length) return { scenario: id, options: fullOptions(game, id) };
  const random = seededRandom(`options ${seed} ${index}`);
  const free = game.options.filter(({ key }) => fixed[key] === undefined);
  const given = Object.fromEntries(free.map(({ key, values }) => [key, pick(values, random)]));
  return { scenario: id, options: fullOptions(game, id, given) };
}
