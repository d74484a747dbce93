// The codes are the keys of their English sentences: a code without words does not compile.
import type { refusals } from './texts/en/refusals.ts';

export type RefusalCode = keyof typeof refusals;
