// Every refusal has a sentence in both languages, and every prerequisite of a card says what is missing.
import { LOCALES } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { checkEvent } from '../src/cards/index.ts';
import { cardPlay } from '../src/cards/play.ts';
import { reasonOf } from '../src/cards/why.ts';
import { dataOf } from '../src/rules/hand.ts';
import { ALL_CARDS, sideOfCard } from '../src/state.ts';
import { refusals as en } from '../src/texts/en/refusals.ts';
import { refusals as fr } from '../src/texts/fr/refusals.ts';
import { textsFor } from '../src/texts/index.ts';
import { position } from './workbench.ts';

/** A faction with its article is the same fact as one without: English needs it where French does not. */
const named = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)]
    .map((m) => (m[1] === 'theFaction' ? 'faction' : (m[1] ?? '')))
    .sort();

test('TC-C.1a both languages have a sentence for every code, and the same facts in it', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const [code, sentence] of Object.entries(en)) {
    const french: string = fr[code as keyof typeof fr];
    expect(named(french), code).toEqual(named(sentence));
    for (const text of [sentence, french]) expect(text, code).toMatch(/^\S.+\S[.!?]$/);
  }
});

describe.each(LOCALES)('%s', (locale) => {
  test('TC-C.1a no prerequisite of any card leaves a fact unsaid', () => {
    const s = position(5);
    for (const card of ALL_CARDS) {
      const play = cardPlay(sideOfCard(card), card);
      for (const condition of dataOf(card).prerequisites) {
        const { code, facts } = reasonOf(s, play, condition);
        const refusal = { clause: dataOf(card).clause, code, facts };
        const sentence = textsFor(locale).refusal(refusal);
        expect(sentence, code).not.toBe(code);
        const facts_ = named(locale === 'fr' ? fr[code] : en[code]);
        for (const name of facts_) expect(facts[name], `${code} ${name}`).toBeDefined();
        expect(sentence).not.toMatch(/\{|undefined|\s{2}/);
      }
    }
  });
});

test('what is counted agrees with its number, in either language', () => {
  const sentence = (locale: 'en' | 'fr', limit: number): string =>
    textsFor(locale).refusal({ clause: 'TC-C.1a', code: 'too-many-saved', facts: { limit } });
  expect([1, 2].map((limit) => sentence('en', limit))).toEqual([
    'At most 1 card may be saved.',
    'At most 2 cards may be saved.',
  ]);
  expect([0, 1, 2].map((limit) => sentence('fr', limit))).toEqual([
    'On peut garder 0 carte au plus.',
    'On peut garder 1 carte au plus.',
    'On peut garder 2 cartes au plus.',
  ]);
});

test('TC-C.R55 the spare card has no event, should anybody hold it', () => {
  const s = position(5);
  const spare = ALL_CARDS.find((card) => dataOf(card).clause === 'TC-C.R55')!;
  expect(checkEvent(s, sideOfCard(spare), spare)).toMatchObject({
    clause: 'TC-C.R55',
    code: 'no-event',
  });
});
