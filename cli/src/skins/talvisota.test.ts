import { fullOptions, type Locale, type Side } from '@motti/engine';
import { talvisota } from '@motti/talvisota';
import { expect, test } from 'vitest';
import { talvisotaFront } from './talvisota.ts';

const state = talvisota.setup({
  scenario: 'campaign',
  options: fullOptions(talvisota, 'campaign'),
});
for (const front of ['karelia', 'karelia', 'ladoga']) {
  talvisota.apply(state, 'soviet', talvisota.parse(`place FUS ${front}`)!);
}
const seen = (side: Side | undefined, locale: Locale) => ({
  view: talvisota.view(state, side),
  position: state,
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
