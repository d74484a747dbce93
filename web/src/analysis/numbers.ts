// Shares as people read them: 38%, 31 to 46%; in French 38 %, 31 à 46 %.
import { settings } from '../settings.svelte.ts';
import { words } from '../words/index.ts';
import type { Share } from './chances.ts';

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );

export const range = ({ low, high }: Share): string =>
  words().analysis.range(Math.round(low * 100), Math.round(high * 100));

/** A number with its sign, one decimal, the real minus. */
export const signed = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  const format = new Intl.NumberFormat(settings.locale, { maximumFractionDigits: 1 });
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${format.format(Math.abs(rounded))}`;
};
