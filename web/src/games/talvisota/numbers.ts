// Figures of the tracks.
export { percent, signed } from '../../table/numbers.ts';

/** A whole number with a real minus sign and no plus. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));
