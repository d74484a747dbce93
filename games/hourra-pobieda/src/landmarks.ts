// For reports over many games: who plays first, who holds what, where it is being fought.
import type { Landmarks, Side } from '@motti/engine';
import { controls, EVERYBODY } from './rules/victory.ts';
import { SIDES, type State, sideName, theatre } from './state.ts';
import { nameOf } from './theatre.ts';

export function landmarks(s: State): Landmarks {
  const t = theatre(s);
  const objectives = (t.scenario.objectives ?? []).map(({ id }, i): [string, Side | undefined] => {
    const holder = SIDES.find((side) => controls(s, side, i, EVERYBODY));
    return [`objective:${id}`, holder === undefined ? undefined : sideName(holder)];
  });
  const bases = t.bases.map(({ id }, i) => [`base:${id}`, sideName(s.holders[i]!)] as const);
  // What is released is on the table for good; until then nobody has it.
  const reserves = t.reinforcements.map(
    ({ id, side }, i) =>
      [`reinforcement:${id}`, s.released[i] === 1 ? sideName(side) : undefined] as const,
  );
  return {
    first: s.turn > 0 ? sideName(s.attacker) : undefined,
    held: Object.fromEntries([...objectives, ...bases, ...reserves]),
    fight: s.assault ? nameOf(t, s.assault.at) : undefined,
  };
}
