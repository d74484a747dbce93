import { describe, expect, test } from 'vitest';
import { skeletonOf, tidyName } from './names.ts';
import { isCommonPassword } from './passwords.ts';
import { Throttle } from './throttle.ts';

describe('names that look the same are one', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Аnnа'],
    ['Anna', 'An\u200bna'],
    ['Anna', 'Änna'],
    ['Eino Leino', 'EinoLeino'],
    ['Eino', 'Elno'],
    ['Olga', '0lga'],
    ['Paul', 'Раul'],
    ['morne', 'mome'],
    ['Ｗilly', 'vvilly'],
    ['Nikolai', 'Νikolai'],
  ])('%s and %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  test.each([
    ['Anna', 'Hanna'],
    ['Ben', 'Ken'],
    ['Väinö', 'Vaino II'],
    ['Дмитрий', 'Дарья'],
    ['武', '文'],
  ])('%s and %s do not', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  test('what nobody sees is no name, and is not kept', () => {
    expect(skeletonOf('\u200b\u2060')).toBe('');
    expect(tidyName('  An\u200bna\u00a0 Karenina ')).toBe('Anna Karenina');
  });
});

describe('passwords that everybody tries', () => {
  test.each([
    'password',
    'Passw0rd!',
    'qwertyuiop',
    '12345678',
    '98765432',
    'aaaaaaaa',
    'iloveyou2',
    'anna2024',
    'Motti1234',
    'passpass1',
    '19391130',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password, 'Anna')).toBe(true);
  });

  test.each([
    'correct horse',
    'another horse',
    'kaksi vanhaa saapasta',
    'Tr0ub4dor&3',
    'zebra-violon-42',
  ])('%s may stay', (password) => {
    expect(isCommonPassword(password, 'Anna')).toBe(false);
  });
});

describe('guessing', () => {
  const anna = { name: 'anna', address: '10.0.0.1' };

  test('gets slower, from one address and at one name', () => {
    let now = 0;
    const throttle = new Throttle(() => now);
    for (let i = 0; i < 4; i++) throttle.failed(anna);
    expect(throttle.wait(anna)).toBe(0);
    throttle.failed(anna);
    expect(throttle.wait(anna)).toBe(2000);
    now += 2000;
    throttle.failed(anna);
    expect(throttle.wait(anna)).toBe(4000);
    for (let i = 0; i < 40; i++) throttle.failed(anna);
    expect(throttle.wait(anna)).toBe(15 * 60_000);
    // Elsewhere the same name waits a minute at most: nobody can be locked out by a stranger.
    expect(throttle.wait({ ...anna, address: '10.0.0.2' })).toBe(60_000);
    now += 24 * 3_600_000;
    expect(throttle.wait(anna)).toBe(0);
  });

  test('whoever knows the password is forgiven what they mistyped', () => {
    const throttle = new Throttle(() => 0);
    for (let i = 0; i < 8; i++) throttle.failed(anna);
    throttle.succeeded(anna);
    expect(throttle.wait(anna)).toBe(0);
  });

  test('many names from one address count together', () => {
    const throttle = new Throttle(() => 0);
    for (let i = 0; i < 31; i++) throttle.failed({ name: `n${i}`, address: '10.0.0.1' });
    expect(throttle.wait(anna)).toBe(2000);
    expect(throttle.wait({ ...anna, address: '10.0.0.2' })).toBe(0);
  });

  test('a flood of names does not make it forget who has to wait', () => {
    const throttle = new Throttle(() => 0);
    for (let i = 0; i < 60; i++) throttle.failed(anna);
    for (let i = 0; i < 15_000; i++) throttle.failed({ name: `n${i}`, address: `10.1.${i}` });
    expect(throttle.wait(anna)).toBe(15 * 60_000);
  });
});
