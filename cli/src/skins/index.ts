// The fronts of the games as a few lines of text, for `motti play`.
import { FRONTS } from './fronts.ts';
import type { Skin } from './skin.ts';

export { type Cell, plain, type Seen, type Skin } from './skin.ts';

export const skinOf = (game: string): Skin | undefined => FRONTS[game];
