// The list of the games: the only file that names them all.
import type { AnyGame } from '@motti/engine';
import { talvisota } from '@motti/talvisota';

export const GAMES: readonly AnyGame[] = [talvisota];

export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
