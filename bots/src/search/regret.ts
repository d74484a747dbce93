// Regret matching: both sides of a matrix game learn what they should have played; the means of what they did near equilibrium.

const STEPS = 500;

/** A mixed strategy of the rows, which want much; the columns want little. */
export function mixedStrategy(matrix: readonly (readonly number[])[]): number[] {
  const rows = matrix.length;
  const columns = matrix[0]?.length ?? 0;
  const regret = [new Float64Array(rows), new Float64Array(columns)] as const;
  const total = new Float64Array(rows);
  for (let step = 0; step < STEPS; step++) {
    const row = matched(regret[0]);
    const column = matched(regret[1]);
    const byRow = matrix.map((line) => line.reduce((sum, value, j) => sum + value * column[j]!, 0));
    const worth = byRow.reduce((sum, value, i) => sum + value * row[i]!, 0);
    for (let i = 0; i < rows; i++) {
      regret[0][i] = Math.max(0, regret[0][i]! + byRow[i]! - worth);
      total[i] = total[i]! + row[i]!;
    }
    for (let j = 0; j < columns; j++) {
      const value = matrix.reduce((sum, line, i) => sum + line[j]! * row[i]!, 0);
      regret[1][j] = Math.max(0, regret[1][j]! + worth - value);
    }
  }
  return Array.from(total, (value) => value / STEPS);
}

function matched(regret: Float64Array): number[] {
  const sum = regret.reduce((a, b) => a + b, 0);
  return Array.from(regret, (value) => (sum > 0 ? value / sum : 1 / regret.length));
}
