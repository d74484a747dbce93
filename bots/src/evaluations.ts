// Made by `npm run games` from games/*/motti.json.
// The evaluations of the games, by the game's id. A game without one is played by `random` alone.
import type { AnyEvaluation } from './evaluation.ts';
import { hourraPobiedaEvaluation } from './hourra-pobieda/index.ts';
import { talvisotaEvaluation } from './talvisota/index.ts';
import { triumphOfChaosEvaluation } from './triumph-of-chaos/index.ts';
import { winterWarEvaluation } from './winter-war/index.ts';

export const EVALUATIONS: Readonly<Record<string, AnyEvaluation>> = {
  talvisota: talvisotaEvaluation,
  'winter-war': winterWarEvaluation,
  'hourra-pobieda': hourraPobiedaEvaluation,
  'triumph-of-chaos': triumphOfChaosEvaluation,
};
