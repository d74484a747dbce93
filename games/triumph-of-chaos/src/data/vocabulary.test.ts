import { describe, expect, test } from 'vitest';
import {
  CONDITION_NAMES,
  type Condition,
  DECKS,
  EFFECT_LISTS,
  EFFECT_NAMES,
  type Effect,
  effectsIn,
  FLAGS,
  POLITICAL_CARDS,
  ROUTINES,
} from './index.ts';

const cards = [...DECKS.red, ...DECKS.white];
const effects: readonly Effect[] = EFFECT_LISTS.flat();

/** Every condition of the data, those inside others too. */
function conditions(): readonly Condition[] {
  const outer = [
    ...cards.flatMap(({ prerequisites }) => prerequisites),
    ...effects.flatMap((effect) => {
      if (effect.do === 'when') return effect.conditions;
      if (effect.do === 'choose') return effect.options.flatMap((option) => option.conditions);
      return effect.do === 'roll' ? effect.mods.flatMap((mod) => mod.conditions) : [];
    }),
  ];
  const inner = (condition: Condition): readonly Condition[] =>
    condition.cond === 'any'
      ? [condition, ...condition.of.flatMap(inner)]
      : condition.cond === 'not'
        ? [condition, ...inner(condition.of)]
        : [condition];
  return outer.flatMap(inner);
}

describe('the vocabulary', () => {
  test('TC-C.1b every effect of the data is in the vocabulary, and the other way round', () => {
    expect([...new Set(effects.map((effect) => effect.do))].sort()).toEqual(
      [...EFFECT_NAMES].sort(),
    );
    expect(EFFECT_NAMES.length).toBe(36);
  });

  test('TC-C.1a every condition of the data is in the vocabulary, and the other way round', () => {
    expect([...new Set(conditions().map(({ cond }) => cond))].sort()).toEqual(
      [...CONDITION_NAMES].sort(),
    );
    expect(CONDITION_NAMES.length).toBe(13);
  });

  test('TC-C.3a every flag is set by a card, but for one that a rule sets; every routine called by one', () => {
    const flags = effects.flatMap((effect) => (effect.do === 'setFlag' ? [effect.flag] : []));
    // RED has held its home (TC-14.11e): no card says so.
    const ofCards = FLAGS.filter((flag) => flag !== 'redHomeHeld');
    expect([...new Set(flags)].sort()).toEqual([...ofCards].sort());
    const routines = effects.flatMap((effect) => (effect.do === 'routine' ? [effect.name] : []));
    expect([...new Set(routines)].sort()).toEqual([...ROUTINES].sort());
  });

  test('TC-C.4a every option of an Initiative Card has a window, no other option has', () => {
    for (const { flags, effects: list } of cards)
      for (const effect of effectsIn(list))
        if (effect.do === 'choose')
          for (const option of effect.options)
            expect(option.window !== undefined).toBe(flags.includes('initiative'));
  });

  test('TC-A129 which Initiative Card serves which window', () => {
    const windows = (number: number): string[] =>
      effectsIn(DECKS.red[number - 1]!.effects)
        .flatMap((effect) => (effect.do === 'choose' ? effect.options : []))
        .map(({ window }) => window!);
    expect(windows(8).sort()).toEqual(['ability', 'combat', 'mark']);
    expect([...new Set(windows(38))].sort()).toEqual(['ability', 'combat']);
    expect(windows(45).sort()).toEqual(['logistics', 'mark', 'political']);
    expect([...new Set(windows(48))].sort()).toEqual(['ability', 'combat', 'logistics', 'mark']);
  });

  test('TC-C.1c Political Cards speak only of RED, WHITE and the owner of the gold', () => {
    for (const { effects: list } of POLITICAL_CARDS)
      for (const effect of effectsIn(list))
        if ('side' in effect && effect.side !== undefined)
          expect(['red', 'white', 'goldOwner']).toContain(effect.side);
  });

  test('TC-C.R53 TC-C.R54 TC-C.R55 TC-C.W53 TC-C.W54 TC-C.W55 the last three have no event', () => {
    for (const deck of [DECKS.red, DECKS.white])
      for (const number of [53, 54, 55]) expect(effectsIn(deck[number - 1]!.effects)).toEqual([]);
    expect(DECKS.red[53]!.value).toBe(1);
  });
});
