// Intervals as people read them: 31 to 46%.
import { words } from '../words/index.ts';
import type { Share } from './chances.ts';

export const range = ({ low, high }: Share): string =>
  words().analysis.range(Math.round(low * 100), Math.round(high * 100));
