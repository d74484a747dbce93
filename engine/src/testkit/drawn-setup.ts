// A set-up with every option that is free drawn at random: what nobody thinks of is met in tests, not by a player.
import type { AnyGame, Setup } from '../contract.ts';
import { pick, type Random } from '../random.ts';
import { scenarioOptions, setupOf } from '../scenario.ts';

export function drawnSetup(
  game: AnyGame,
  { scenario, data }: Pick<Setup, 'scenario' | 'data'>,
  random: Random,
): Setup {
  const { fixed } = scenarioOptions(game, scenario, data);
  const free = game.options.filter(({ key }) => fixed[key] === undefined);
  const given = Object.fromEntries(free.map(({ key, values }) => [key, pick(values, random)]));
  return setupOf(game, scenario, given, data);
}
