import { expect, test } from 'vitest';
import { SUPPORT_NAMES, UNIT_NAMES } from '../data/index.ts';
import { texts } from './index.ts';

test.each(['en', 'fr'] as const)(
  'every short name of a counter stands for something, %s',
  (locale) => {
    const names = [...UNIT_NAMES, ...SUPPORT_NAMES].filter((name) => name !== 'NKVD');
    expect(names).toContain('FUS');
    for (const name of names) expect(texts[locale].name(name), name).not.toBe(name);
    expect(texts[locale].name('Sestroretsk')).toBe('Sestroretsk');
  },
);
