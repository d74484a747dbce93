// What several commands ask for in the same way.
import type { Side } from '@motti/engine';
import { Argument } from 'commander';
import type { Context } from '../context.ts';

export const gameArgument = ({ games, words }: Context): Argument =>
  new Argument('<game>', words.argumentGame(games.map(({ id }) => id).join(', ')));

export const recordArgument = ({ words }: Context): Argument =>
  new Argument('<record>', words.argumentRecord);

/** For options that may be repeated. */
export const collect = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];

/** The sides of all games: each is an option that says who plays it. */
export const allSides = ({ games }: Context): readonly Side[] => [
  ...new Set(games.flatMap((game) => game.sides)),
];
