import { expect, test } from 'vitest';
import { parse, print } from './notation.ts';

test.each([
  'place FUS karelia',
  'recover MECA lapland',
  'move TAN karelia-box terijoki',
  'mark salla',
  'box CON-ATT ladoga',
  'assign PRUD FUS karelia-box',
  'assign DEFENSE DIV',
  'reinforce ATT ELI lodeynoye-pole',
  'support BLIN T-34',
  'support MOTTI A-T',
  'environment MOTTI fog',
  'attack MAN kakisalmi from taipale',
  'meretskov lines',
  'mannerheim penalty',
  'lose scouts',
  'harass kuhmo 2',
  'stay 0',
  'fall-back',
])('“%s” reads and prints the same', (line) => {
  const action = parse(line);
  expect(action).toBeDefined();
  expect(print(action!)).toBe(line);
});

test('capitals and accents are forgiven', () => {
  expect(parse('ATTACK man Käkisalmi FROM taipale')).toEqual(
    parse('attack MAN kakisalmi from taipale'),
  );
});

test('ART, AIR and RENF are those of the side whose strategy they serve', () => {
  expect(parse('support PRUD ART')).not.toEqual({ ...parse('support DEFENSE ART'), strategy: 0 });
});

test.each([
  '',
  'attack',
  'mark',
  'mark nowhere',
  'mark salla now',
  'harass kuhmo 10',
  'lose  FUS',
  ' done',
])('“%s” is nothing', (line) => {
  expect(parse(line)).toBeUndefined();
});
