// Numbers as a printed rulebook sets them.
import { settings } from '../settings.svelte.ts';

/** +3, 0, −2 with a real minus sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';

/** 64 %, with a thin space that does not break. Never quite 0 or 100 unless it is. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '<\u202f1\u202f%';
  if (whole === 100 && chance < 1) return '>\u202f99\u202f%';
  return `${whole.toLocaleString(settings.locale)}\u202f%`;
}
