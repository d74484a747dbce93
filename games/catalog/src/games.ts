// Made by `npm run games` from games/*/motti.json.
import type { AnyGame } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { talvisota } from '@motti/talvisota';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import { winterWar } from '@motti/winter-war';

export const GAMES: readonly AnyGame[] = [talvisota, winterWar, hourraPobieda, triumphOfChaos];
