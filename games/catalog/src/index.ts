// The list of the games: the only file that names them all.
import type { AnyGame } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { winterWar } from '@motti/winter-war';

export const GAMES: readonly AnyGame[] = [talvisota, winterWar];

export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
