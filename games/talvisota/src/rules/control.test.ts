import { describe, expect, test } from 'vitest';
import { position, seen } from '../../test/position.ts';
import { spaceByName } from '../data/index.ts';
import { isControlled, isGap, isIsolated, linkedSpaces, pocketOf, pockets } from './control.ts';

const at = (name: string): number => spaceByName(name)!;
const FUS = { units: { FUS: 1 } };

describe('control', () => {
  test.each([
    ['TV-1.1e a unit holds a space', { salla: FUS }, true],
    ['TV-1.1e a Possession marker holds a space', { salla: { marker: true } }, true],
    ['TV-1.1e not beside Finnish scouts', { salla: { ...FUS, scouts: 1 } }, false],
    ['TV-1.1e an empty space is held by nobody', {}, false],
  ] as const)('%s', (_, spaces, held) => {
    expect(isControlled(position({ spaces }), at('salla'))).toBe(held);
  });

  test('TV-1.1e Soviet territory is always Soviet', () => {
    expect(isControlled(position({ spaces: {} }), at('ukhta'))).toBe(true);
  });

  test.each([
    ['TV-A54 conquered and left is a gap', { salla: { conquered: true } }, true],
    ['TV-A54 a marker closes it', { salla: { conquered: true, marker: true } }, false],
    ['TV-A54 a unit closes it', { salla: { conquered: true, ...FUS } }, false],
    ['TV-A54 never conquered is no gap', {}, false],
  ] as const)('%s', (_, spaces, gap) => {
    expect(isGap(position({ spaces }), at('salla'))).toBe(gap);
  });
});

describe('logistic lines', () => {
  test('TV-A56 a chain of held spaces links to Soviet territory', () => {
    const s = position({ spaces: { alakurtti: { marker: true }, salla: FUS, kemijarvi: FUS } });
    expect(linkedSpaces(s)[at('kemijarvi')]).toBe(1);
  });

  test('TV-1.1h TV-6.1b one empty space breaks the chain', () => {
    const s = position({ spaces: { alakurtti: { conquered: true }, salla: FUS, kemijarvi: FUS } });
    const linked = linkedSpaces(s);
    expect(linked[at('salla')]).toBe(0);
    expect(isIsolated(s, at('salla'), linked)).toBe(true);
  });

  test('TV-1.1i scouts cut the chain', () => {
    const s = position({ spaces: { alakurtti: { ...FUS, scouts: 1 }, salla: FUS } });
    expect(linkedSpaces(s)[at('salla')]).toBe(0);
  });

  test('TV-A39 from turn 7 the ice links Koivisto', () => {
    const koivisto = { spaces: { koivisto: FUS } };
    expect(linkedSpaces(position({ turn: 6, ...koivisto }))[at('koivisto')]).toBe(0);
    expect(linkedSpaces(position({ turn: 7, ...koivisto }))[at('koivisto')]).toBe(1);
  });
});

describe('isolation', () => {
  test('TV-A57 two spaces of one pocket are one group, also through a marker', () => {
    const s = position({
      spaces: { kouvola: FUS, lahti: { marker: true }, porvoo: FUS, oulu: FUS },
    });
    expect(pockets(s)).toEqual([at('oulu'), at('kouvola')]);
    const group = pocketOf(s, at('porvoo'), linkedSpaces(s));
    expect(group).toEqual([at('kouvola'), at('porvoo')]);
  });

  test('TV-A57 units beside scouts belong to the group around them', () => {
    const s = position({ spaces: { kouvola: { ...FUS, scouts: 1 }, lahti: FUS } });
    expect(pockets(s)).toHaveLength(1);
  });

  test.each([
    ['TV-6.2q tanks first', { TAN: 1, MECA: 1, FUS: 1, ELI: 1 }, 'TAN'],
    ['TV-6.2q then mechanised divisions', { MECA: 1, FUS: 1, ELI: 1 }, 'MECA'],
    ['TV-6.2q then rifle divisions', { FUS: 1, ELI: 1 }, 'FUS'],
    ['TV-A57 elite divisions last', { ELI: 1 }, 'ELI'],
  ] as const)('%s', (_, units, lost) => {
    // The next turn's passage has moved the loss on to Reinforcements.
    const s = position({ step: 'isolation', spaces: { oulu: { units } } });
    expect(seen(s, `reinforcements.${lost}`)).toBe(1);
  });

  test('TV-6.2o a linked unit loses nothing', () => {
    const s = position({ step: 'isolation', spaces: { terijoki: FUS } });
    expect(seen(s, 'reinforcements.FUS')).toBe(0);
  });

  test('TV-A57 among equals the Soviet chooses the space', () => {
    const s = position({ step: 'isolation', spaces: { kouvola: FUS, lahti: FUS } });
    expect(seen(s, 'step')).toBe('attrition');
  });
});
