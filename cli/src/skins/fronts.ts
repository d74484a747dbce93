// Made by `npm run games` from games/*/motti.json.
// The fronts of the games as text, by the game's id. A game without one shows its gauges alone.
import { hourraPobiedaFront } from './hourra-pobieda.ts';
import type { Skin } from './skin.ts';
import { talvisotaFront } from './talvisota.ts';
import { triumphOfChaosFront } from './triumph-of-chaos.ts';
import { winterWarFront } from './winter-war.ts';

export const FRONTS: Readonly<Record<string, Skin>> = {
  talvisota: talvisotaFront,
  'winter-war': winterWarFront,
  'hourra-pobieda': hourraPobiedaFront,
  'triumph-of-chaos': triumphOfChaosFront,
};
