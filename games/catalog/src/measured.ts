// Made by `npm run games` from games/*/motti.json.
import type { MeasuredLevel } from './levels.ts';

/** The measured levels from weak to strong, of every game that more than chance plays. */
export const LEVELS: Readonly<Record<string, readonly MeasuredLevel[]>> = {
  talvisota: [{ name: 'normal', score: 0.75, games: 400 }],
  'winter-war': [{ name: 'normal', score: 0.76, games: 400, scenarios: ['isthmus'] }],
  'hourra-pobieda': [],
  'triumph-of-chaos': [{ name: 'normal', score: 0.74, games: 400, scenarios: ['1918'] }],
};
