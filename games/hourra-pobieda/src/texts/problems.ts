// The sentences about scenario files: one table per language, so that a missing one does not compile.
import type { Facts } from '@motti/engine';
import type { ProblemCode } from '../scenario/codes.ts';

export type ProblemTexts = Readonly<Record<ProblemCode, (facts: Facts) => string>>;
