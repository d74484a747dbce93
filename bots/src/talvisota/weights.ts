// The weights of `easy`, by name, with where they come from. `motti tune talvisota` plays for better ones.
import type { Posture } from './posture.ts';

/**
 * `boldness` was set so that both sides win equally often: 983 to 989 of 2,000 games (docs/performance.md). The others are the
 * neutral values of the points as the rules print them; none has been tuned.
 */
export const WEIGHTS = {
  boldness: { value: 1.4, scale: 0.4 },
  price: { value: 1, scale: 0.2 },
  lapland: { value: 0, scale: 0.5 },
  ladoga: { value: 0, scale: 0.5 },
  karelia: { value: 0, scale: 0.5 },
} as const;

/** The posture that these weights mean; those not named stand as above. */
export function postureOf(weights: Readonly<Record<string, number>>): Posture {
  const of = (name: keyof typeof WEIGHTS): number => weights[name] ?? WEIGHTS[name].value;
  return {
    boldness: of('boldness'),
    price: of('price'),
    fronts: [of('lapland'), of('ladoga'), of('karelia')],
    whim: 0,
  };
}
