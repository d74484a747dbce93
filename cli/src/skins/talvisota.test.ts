import { fullOptions, type Locale, type Side } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { expect, test } from 'vitest';
import { talvisotaFront } from './talvisota.ts';

const setup = { scenario: 'campaign', options: fullOptions(talvisota, 'campaign') };
const state = talvisota.setup(setup);
for (const front of ['karelia', 'karelia', 'ladoga']) {
  talvisota.apply(state, 'soviet', talvisota.parse(`place FUS ${front}`)!);
}
const seen = (side: Side | undefined, locale: Locale) => ({
  view: talvisota.view(state, side),
  position: state,
  setup,
  side,
  locale,
});
const front = (side: string) => talvisotaFront.status(seen(side, 'en')).join('\n');

test('the Soviet player sees their boxes, the Finnish player does not', () => {
  expect(front('soviet')).toMatch(/Ladoga: .*box 1 FUS/);
  expect(front('soviet')).toMatch(/Karelia: .*box 2 FUS/);
  expect(front('finland')).not.toContain('box');
});

test('every front and the Finns have a line, in both languages', () => {
  expect(talvisotaFront.status(seen(undefined, 'en'))).toHaveLength(4);
  const french = talvisotaFront.status(seen(undefined, 'fr')).join('\n');
  expect(french).toMatch(/Laponie.*\n.*Ladoga.*\n.*Carélie.*\n.*Finlandais/);
});

test('TV-A17 supports on a front are shown to their side alone', () => {
  const laid = { soviet: { karelia: ['ART', 'AIR'] }, finland: { ladoga: ['EMB'] } };
  const options = { supportsInTwoSteps: 'on' };
  const position = talvisota.arrange({ scenario: 'campaign', options }, { step: 'event', laid });
  const status = (side: Side | undefined, locale: Locale) =>
    talvisotaFront
      .status({ view: talvisota.view(position, side), position, setup, side, locale })
      .join('\n');
  expect(status('soviet', 'en')).toMatch(/Karelia: .*supports AIR ART/);
  expect(status('soviet', 'en')).not.toContain('EMB');
  expect(status('finland', 'fr')).toMatch(/Ladoga.*soutiens EMB/);
  expect(status(undefined, 'en')).not.toContain('supports');
});

test('units in the boxes are listed for their side alone', () => {
  const listed = (side: Side, locale: Locale = 'en') =>
    talvisotaFront.units!(seen(side, locale)).join('\n');
  expect(listed('soviet')).toMatch(/Ladoga box {2}1 FUS\nKarelia box {2}2 FUS\nFinns: forces/);
  expect(listed('soviet', 'fr')).toContain('Boîte de Carélie  2 FUS');
  expect(listed('finland')).not.toContain('box');
});

const drawn = (place: string, locale: Locale = 'en'): readonly string[] | undefined =>
  talvisotaFront.map!(seen('soviet', locale), place);

test('the map is drawn around a space: neighbours where they lie, joined by lines', () => {
  const lines = drawn('summa')!;
  const rowOf = (name: string): number => lines.findIndex((line) => line.includes(name));
  const columnOf = (name: string): number => lines[rowOf(name)]!.indexOf(name);
  expect(rowOf('Viipuri')).toBeLessThan(rowOf('Summa'));
  expect(rowOf('Terijoki')).toBeGreaterThan(rowOf('Summa'));
  expect(columnOf('Koivisto')).toBeLessThan(columnOf('Terijoki'));
  expect(lines.join('')).toMatch(/[╱╲│─]/);
  expect(lines.every((line) => line.length <= 110)).toBe(true);
});

test('without a place it is drawn around the question; accents and case do not matter', () => {
  expect(drawn('')!.join('\n')).toContain('Summa');
  expect(drawn('kakisalmi')!.join('\n')).toContain('Käkisalmi');
  expect(drawn('nowhere')).toBeUndefined();
});

test('a front by its name is listed space by space, with its ways', () => {
  expect(drawn('Karelia')!.join('\n')).toMatch(/Terijoki .*→ .*Kuokkala|Terijoki.*→/);
  expect(drawn('Carélie', 'fr')![0]).toMatch(/^Carélie/);
});

test('units stand with the space and the front it lies on, which both can be looked for', () => {
  const spaces = { veshkelitsa: { units: { TAN: 1 } } };
  const position = talvisota.arrange(setup, { step: 'event', spaces });
  const view = talvisota.view(position, 'soviet');
  const listed = talvisotaFront.units!({ ...seen('soviet', 'en'), view, position });
  expect(listed[0]).toBe('Veshkelitsa, Ladoga  1 TAN');
});
