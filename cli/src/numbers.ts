// Numbers as people read them, in their language.
import type { Locale } from '@motti/engine';

export const whole = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value);

/** With at most so many decimals, and a real minus sign. */
export const decimal = (locale: Locale, value: number, digits = 1): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value).replace('-', '−');

/** Always so many decimals: for columns. */
const fixed = (locale: Locale, value: number, digits = 1): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−');

/** A share of 1 as a percentage without its sign: `49.2`. */
export const percent = (locale: Locale, share: number): string => fixed(locale, share * 100, 1);

/** With its sign: `49.2%`, in French with a thin space before it. */
export const percentSign = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);

/** The same without decimals: `49%`. */
export const percentWhole = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const signed = (locale: Locale, value: number): string =>
  `${value > 0 ? '+' : ''}${decimal(locale, value, 0)}`;
