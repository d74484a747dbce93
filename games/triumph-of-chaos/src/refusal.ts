// Every reason this game can give for saying no; `texts` has a sentence for each, in each language.
import { type Clause, refuse as engineRefuse, type Facts, type Refusal } from '@motti/engine';
import type { RefusalCode } from './refusal-codes.ts';

export const refuse = (clause: Clause, code: RefusalCode, facts?: Facts): Refusal<RefusalCode> =>
  engineRefuse(clause, code, facts);
export type { RefusalCode };
