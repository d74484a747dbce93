import type { Clause, Facts, Refusal } from './contract.ts';

const NO_FACTS: Facts = {};

/** A refusal as a value: the clause that forbids, a code, and the facts of this position. */
export function refuse<Code extends string>(
  clause: Clause,
  code: Code,
  facts: Facts = NO_FACTS,
  instead?: string,
): Refusal<Code> {
  return instead === undefined ? { clause, code, facts } : { clause, code, facts, instead };
}

/** A broken promise of our own code. Never caught in engine or games. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}
