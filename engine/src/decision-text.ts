// A decision as one line, for examples and goldens: `losses soviet 1`, `chance attack 6 6`, `over finland TV-1.2c`.
import type { Ask, Decision, Fact } from './contract.ts';

export function decisionText(decision: Decision): string {
  switch (decision.kind) {
    case 'choose':
      return [decision.ask.kind, ...decision.sides, ...factsOf(decision.ask)].join(' ');
    case 'chance':
      return ['chance', decision.ask.kind, ...decision.faces].join(' ');
    case 'over':
      return ['over', decision.winner ?? 'draw', decision.clause, decision.level ?? '']
        .join(' ')
        .trimEnd();
  }
}

/** The facts of what is asked, in the order the game gives them; the side is said already. */
function factsOf(ask: Ask): string[] {
  const said = new Set(['kind', 'clause', 'side']);
  const facts = Object.entries(ask).filter(([key, value]) => !said.has(key) && value !== undefined);
  return facts.map(([, value]) => (value === undefined ? '' : factText(value)));
}

/** A fact as text: the entries of a list with blanks between them. */
export const factText = (fact: Fact): string =>
  typeof fact === 'object' ? fact.join(' ') : String(fact);

/** Is this the decision, or the beginning of its text up to the end of a word? */
export function isDecision(decision: Decision, expected: string): boolean {
  return `${decisionText(decision)} `.startsWith(`${expected} `);
}
