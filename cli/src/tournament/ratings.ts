// Elo from a round robin: the ratings under which the results are most likely (Bradley and Terry), and how sure they are.

/** What a plays against b: points of a, draws counting half, and games. */
export interface Score {
  readonly a: string;
  readonly b: string;
  points: number;
  games: number;
}

export interface Rating {
  readonly name: string;
  /** The first bot has 0. */
  readonly elo: number;
  /** Half of the 95% interval of the difference to the first bot. */
  readonly margin: number;
}

/** One drawn game is added to each pair: a bot that won everything is not infinitely strong. */
const PRIOR = 1;
const STEPS = 200;
const PER_ELO = Math.LN10 / 400;
/** 95% of a normal distribution lies within this many standard deviations. */
const Z = 1.959963984540054;

export function ratings(names: readonly string[], scores: readonly Score[]): Rating[] {
  const strength = names.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const { slope, information } = slopes(names, scores, strength);
    const inverse = inverted(information);
    for (let i = 1; i < names.length; i++)
      for (let j = 1; j < names.length; j++)
        strength[i] = strength[i]! + 0.5 * inverse[i - 1]![j - 1]! * slope[j]!;
  }
  const inverse = inverted(slopes(names, scores, strength).information);
  return names.map((name, i) => ({
    name,
    elo: strength[i]! / PER_ELO,
    margin: i === 0 ? 0 : (Z * Math.sqrt(inverse[i - 1]![i - 1]!)) / PER_ELO,
  }));
}

/** The slope of the likelihood by strength, and its curvature without the first bot, which is fixed. */
function slopes(names: readonly string[], scores: readonly Score[], strength: readonly number[]) {
  const slope = names.map(() => 0);
  const information = names.slice(1).map(() => names.slice(1).map(() => 0));
  for (const score of scores) {
    const a = names.indexOf(score.a);
    const b = names.indexOf(score.b);
    const games = score.games + PRIOR;
    const chance = 1 / (1 + Math.exp(strength[b]! - strength[a]!));
    const gain = score.points + PRIOR / 2 - games * chance;
    slope[a] = slope[a]! + gain;
    slope[b] = slope[b]! - gain;
    const weight = games * chance * (1 - chance);
    for (const [i, j, sign] of [
      [a, a, 1],
      [b, b, 1],
      [a, b, -1],
      [b, a, -1],
    ] as const)
      if (i > 0 && j > 0) information[i - 1]![j - 1] = information[i - 1]![j - 1]! + sign * weight;
  }
  return { slope, information };
}

/** Gauss and Jordan; for a handful of bots. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column; row < size; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const scale = rows[column]![column]!;
    rows[column] = rows[column]!.map((value) => value / scale);
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]!;
      rows[row] = rows[row]!.map((value, i) => value - factor * rows[column]![i]!);
    }
  }
  return rows.map((row) => row.slice(size));
}
