import type { Clause } from './contract.ts';

export interface BreakdownLine {
  readonly clause: Clause;
  /** A label of the game's own; `Texts.term` makes words of it. */
  readonly label: string;
  readonly value: number;
  /** Whom or what the line is about, by name: a unit type, a support. */
  readonly subject?: string;
  /** How many of them. */
  readonly count?: number;
}

/** A number that remembers how it was made. Battle, preview, log, bot and test read the same list. */
export class Breakdown {
  readonly lines: BreakdownLine[] = [];
  total = 0;

  add(clause: Clause, label: string, value: number, subject?: string, count?: number): this {
    this.total += value;
    this.lines.push(line(clause, label, value, subject, count));
    return this;
  }

  /** Raises the total to a floor; the line says by how much. */
  atLeast(floor: number, clause: Clause): this {
    return this.total < floor ? this.add(clause, 'at-least', floor - this.total) : this;
  }

  /** Lowers the total to a ceiling; the line says by how much. */
  atMost(ceiling: number, clause: Clause): this {
    return this.total > ceiling ? this.add(clause, 'at-most', ceiling - this.total) : this;
  }
}

function line(
  clause: Clause,
  label: string,
  value: number,
  subject: string | undefined,
  count: number | undefined,
): BreakdownLine {
  if (subject === undefined) return { clause, label, value };
  if (count === undefined) return { clause, label, value, subject };
  return { clause, label, value, subject, count };
}
