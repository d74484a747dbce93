// Fast seeded chance for bots, simulations and tests. Matches between people use fair dice (dice.ts).

/** A whole number from 0 up to, not including, `below`; uniform. */
export type Random = (below: number) => number;

/** sfc32: small, fast, passes the usual batteries; the same numbers on every machine. */
export function seededRandom(seed: string | number): Random {
  let [a, b, c] = mix(String(seed));
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (below) => {
    let value = next();
    while (value > WORDS - below && isInRemainder(value, below)) value = next();
    // The remainder of a large word is kept as a fraction, and every list that such a number enters becomes one of fractions.
    return (value % below) >>> 0;
  };
}

/** How many values a 32-bit word has. */
const WORDS = 0x1_0000_0000;

/** Past the last whole multiple of `below`: such a value would make small numbers likelier, and is drawn again. */
const isInRemainder = (value: number, below: number): boolean => value >= WORDS - (WORDS % below);

/** Three 32-bit words from a text (FNV-1a with three offsets). */
function mix(text: string): [number, number, number] {
  const words: [number, number, number] = [0x811c9dc5, 0x9dc5811c, 0x1c9dc581];
  for (let w = 0; w < 3; w++) {
    let hash = words[w]!;
    for (let i = 0; i < text.length; i++) {
      hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      hash ^= hash >>> 15;
    }
    words[w] = hash | 0;
  }
  return words;
}

/** Shuffles in place (Fisher and Yates) and returns the same array. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  return items;
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random(items.length)]!;
}
