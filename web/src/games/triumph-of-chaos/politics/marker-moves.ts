// Faction markers that have moved since the round began: seen by comparing, so that politics, cards and captures all show.
import type { FactionId, FactionRow } from '@motti/triumph-of-chaos/parts';

type Row = Pick<FactionRow, 'faction' | 'from'>;

/** What politics moved is told through the first round, whoever sets up forces in between. */
export const roundOf = (turn: number, round: number): number => turn * 100 + Math.max(1, round);

export class MarkerMoves {
  #when = Number.NaN;
  #last: readonly Row[] = [];
  #before: ReadonlyMap<FactionId, number> = new Map();

  /**
   * Where each marker stood that stands elsewhere now. What the end of a round moves, the Political Phase before all, is told of
   * the round that begins. Whoever looks back sees no moves.
   */
  since(when: number, rows: readonly Row[]): ReadonlyMap<FactionId, number> {
    if (when !== this.#when)
      this.#before = new Map(
        (when > this.#when ? this.#last : rows).map(({ faction, from }) => [faction, from]),
      );
    this.#when = when;
    this.#last = rows;
    return new Map(
      rows.flatMap(({ faction, from }) => {
        const stood = this.#before.get(faction);
        return stood === undefined || stood === from ? [] : [[faction, stood] as const];
      }),
    );
  }
}
