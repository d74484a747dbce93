// TV-4.3, TV-A25, TV-A40: what a die brings in one round, and how likely each result is.
import type { Fight, FightColumn } from '@motti/engine';
import { cellAt } from '../data/index.ts';
import { type Combat, LOSSES_DOUBLED, SOVIET } from '../state.ts';
import { type Clash, LAST_COLUMN, rowOf, tableRow } from './strength.ts';

/** The result of a round, before Mannerheim or the NKVD soften it. */
export interface RoundResult {
  /** The row of the table. */
  readonly modified: number;
  /** The cell as it is printed: `1a·1dR`. */
  readonly text: string;
  readonly sovietLoss: number;
  readonly finnishLoss: number;
  readonly sovietRetreats: boolean;
  readonly finnsRetreat: boolean;
  /** TV-A43: what the Finns lose has been doubled. */
  readonly doubled: boolean;
}

/** TV-A25: the side that rolls is a, the other d; TV-A40: Timoshenko doubles what the Finns lose. */
export function roundResult(c: Combat, clash: Clash, die: number): RoundResult {
  const modified = rowOf(clash, die);
  const { a, d, retreat, text } = cellAt(modified, clash.column);
  const soviets = clash.roller === SOVIET;
  const finnishLoss = soviets ? d : a;
  const doubled = c.timoshenko === LOSSES_DOUBLED && finnishLoss > 0;
  return {
    modified,
    text,
    sovietLoss: soviets ? a : d,
    finnishLoss: doubled ? finnishLoss * 2 : finnishLoss,
    sovietRetreats: !soviets && retreat,
    finnsRetreat: soviets && retreat,
    doubled,
  };
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** What the six faces bring, one after the other. */
export const roundFaces = (clash: Clash): string[] =>
  DIE.map((die) => cellAt(rowOf(clash, die), clash.column).text);

/** What they would bring in the columns beside; what the die has for its own column's lead (TV-CRTc, TV-A25) stays out there. */
export function roundBeside({ column, die }: Clash): NonNullable<Fight['beside']> {
  const added = die.lines
    .filter(({ clause }) => clause !== 'TV-CRTc' && clause !== 'TV-A25')
    .reduce((sum, { value }) => sum + value, 0);
  const at = (beside: number): FightColumn => ({
    column: `+${beside}`,
    faces: DIE.map((face) => cellAt(tableRow(face + added), beside).text),
  });
  return {
    ...(column > 0 && { before: at(column - 1) }),
    ...(column < LAST_COLUMN && { after: at(column + 1) }),
  };
}

/** What the six faces bring, most likely first. */
export const roundOutcomes = (clash: Clash): Fight['outcomes'] => {
  const faces = roundFaces(clash);
  return outcomesOf((die) => faces[die - 1]!);
};

/** How many of the six faces bring each result, as a share. */
export function outcomesOf(result: (die: number) => string): Fight['outcomes'] {
  const faces = new Map<string, number>();
  for (const die of DIE) faces.set(result(die), (faces.get(result(die)) ?? 0) + 1);
  return [...faces]
    .map(([text, count]) => ({ result: text, chance: count / DIE.length }))
    .sort((a, b) => b.chance - a.chance);
}
