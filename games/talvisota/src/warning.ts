// Everything this game warns of: legal, but it costs. `texts` has a sentence for each, in each language.
import type * as engine from '@motti/engine';
import type { Clause, Facts } from '@motti/engine';

export type WarningCode =
  | 'given-up'
  | 'scouts-alone'
  | 'isolates'
  | 'left-isolated'
  | 'supports-unused'
  | 'supports-not-laid'
  | 'strategies-empty'
  | 'strategies-idle'
  | 'attacks-abandoned'
  | 'leaves-gap'
  | 'combat-lost'
  | 'scouts-idle';

export type Warning = engine.Warning<WarningCode>;

export const warn = (clause: Clause, code: WarningCode, facts: Facts = {}): Warning => ({
  clause,
  code,
  facts,
});
