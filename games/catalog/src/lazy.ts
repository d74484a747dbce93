// Made by `npm run games` from games/*/motti.json.
import type { AnyGame } from '@motti/engine';

/** The rules of the games, each loaded when it is first needed. */
export const LOADERS: Readonly<Record<string, () => Promise<AnyGame>>> = {
  talvisota: async () => (await import('@motti/talvisota')).talvisota,
  'winter-war': async () => (await import('@motti/winter-war')).winterWar,
  'hourra-pobieda': async () => (await import('@motti/hourra-pobieda')).hourraPobieda,
  'triumph-of-chaos': async () => (await import('@motti/triumph-of-chaos')).triumphOfChaos,
};
