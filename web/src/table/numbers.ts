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
  // Not by Intl: the first formatter of a page takes longer than everything that it will ever format here.
  const of = (whole: number): string => `${whole}${settings.locale === 'fr' ? '\u202f' : ''}%`;
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return `<\u202f${of(1)}`;
  if (whole === 100 && chance < 1) return `>\u202f${of(99)}`;
  return of(whole);
}
