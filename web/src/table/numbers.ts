// Numbers as a printed rulebook sets them.
import { settings } from '../settings.svelte.ts';

/** +3, 0, −1.5 with a real minus sign and one decimal at most. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const size = Math.abs(rounded).toLocaleString(settings.locale);
  return rounded > 0 ? `+${size}` : rounded < 0 ? `−${size}` : '0';
}

/** 64%; in French 64 %, with a thin space that does not break. Never quite 0 or 100 unless it is. */
export function percent(chance: number): string {
  const format = new Intl.NumberFormat(settings.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return `<\u202f${format.format(0.01)}`;
  if (whole === 100 && chance < 1) return `>\u202f${format.format(0.99)}`;
  return format.format(chance);
}
