// How strong the machine has been measured to be: small, so that a page can offer its levels before it fetches any bot.
import { LEVELS } from './measured.ts';

export { LEVELS };

/** A level above `easy` that has reached its bar in a tournament: docs/performance.md has the games. */
export interface MeasuredLevel {
  readonly name: string;
  /** The share of its games against `easy` that it won, draws counting half. */
  readonly score: number;
  readonly games: number;
  /** The scenarios in which it was measured, and is offered; nothing: all of them. Another of the same name is for others. */
  readonly scenarios?: readonly string[];
}

const isOffered = ({ scenarios }: MeasuredLevel, scenario: string | undefined): boolean =>
  !scenario || !scenarios || scenarios.includes(scenario);

/** The names of the levels that a player is offered, from weak to strong: in this scenario, or in any. */
export function levelNames(game: string, scenario?: string): readonly string[] {
  const measured = LEVELS[game];
  if (!measured) return ['random'];
  const offered = measured.filter((level) => isOffered(level, scenario));
  return [...new Set(['random', 'easy', ...offered.map(({ name }) => name)])];
}

/** How strong a level has been measured to be in this scenario; nothing where it has not. */
export const measuredLevel = (
  game: string,
  level: string,
  scenario: string,
): MeasuredLevel | undefined =>
  LEVELS[game]?.find((one) => one.name === level && isOffered(one, scenario));
