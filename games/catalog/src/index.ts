// The list of the games. `npm run games` writes it from the manifests: a game is listed by its motti.json alone.
import type { AnyGame } from '@motti/engine';
import { GAMES } from './games.ts';

export { GAMES };

export const gameById = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);
