// Everything this game warns of: legal, but it costs. `texts` has a sentence for each, in each language.
import type * as engine from '@motti/engine';
import type { Clause, Facts } from '@motti/engine';

export type WarningCode =
  | 'isolates'
  | 'left-isolated'
  | 'owes-bad-attacks'
  | 'not-moved'
  | 'held-back'
  | 'blanks-left'
  | 'will-not-attack'
  | 'bad-odds'
  | 'lost-without-a-die';

export type Warning = engine.Warning<WarningCode>;

export const warn = (clause: Clause, code: WarningCode, facts: Facts = {}): Warning => ({
  clause,
  code,
  facts,
});
