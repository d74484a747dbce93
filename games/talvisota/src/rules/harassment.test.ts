import { describe, expect, test } from 'vitest';
import { lines, play, position, refusal, seen } from '../../test/position.ts';
import { spaceByName } from '../data/index.ts';
import { harassmentModifier } from './harassment.ts';

const kuhmo = spaceByName('kuhmo')!;

describe('modifiers', () => {
  test('TV-6.2d TV-6.2e TV-6.2f one for each SCT, −2 a defender, −1 a neighbour', () => {
    const s = position({
      spaces: {
        kuhmo: { units: { FUS: 1, TAN: 1 } },
        reboly: { units: { FUS: 2 } },
        nurmes: { units: { ELI: 1 } },
        lieksa: { units: { ELI: 1 } },
      },
    });
    expect(harassmentModifier(s, kuhmo, 3).total).toBe(3 - 4 - 2 - 1);
  });
});

describe('what follows', () => {
  const raid = (spaces: object, die: number, scouts = 3) =>
    play(
      position({ step: 'harass', spaces, morale: { soviet: 10, finland: 10 } } as never),
      `finland harass kuhmo ${scouts}`,
      `chance roll ${die}`,
    );

  test('TV-6.2g TV-A59 success: morale, the marker, and scouts may stay', () => {
    const s = raid({ kuhmo: { marker: true } }, 3);
    expect([seen(s, 'morale.soviet'), seen(s, 'spaces.kuhmo.marker')]).toEqual([7, false]);
    expect(lines(s, 'finland')).toEqual(['stay 0', 'stay 1', 'stay 2', 'stay 3']);
  });

  test('TV-A59 none stays: the space is a gap', () => {
    const s = play(raid({ kuhmo: { marker: true } }, 3), 'finland stay 0');
    expect(seen(s, 'spaces.kuhmo.conquered')).toBe(true);
    expect(seen(s, 'spaces.kuhmo.controlled')).toBe(false);
  });

  test('TV-A60 some stay: Finnish again, the garrison encircled', () => {
    const s = raid({ kuhmo: { units: { FUS: 1 } } }, 6);
    play(s, 'finland stay 2');
    expect(seen(s, 'spaces.kuhmo.conquered')).toBe(false);
    expect(seen(s, 'spaces.kuhmo.scouts')).toBe(2);
    // TV-A57: cut off, it is lost at the end of the turn.
    expect(seen(s, 'spaces.kuhmo.units.FUS')).toBe(0);
  });

  test('TV-6.2h half a success costs one each', () => {
    const s = raid({ kuhmo: { marker: true } }, 2, 2);
    expect([seen(s, 'morale.soviet'), seen(s, 'reinforcements.SCT')]).toEqual([9, 1]);
  });

  test('TV-6.2i failure costs Finnish morale and a unit', () => {
    const s = raid({ kuhmo: { marker: true } }, 1, 1);
    expect([seen(s, 'morale.finland'), seen(s, 'reinforcements.SCT')]).toEqual([9, 1]);
  });
});

test('TV-A60 scouts withdrawn wait for the next turn', () => {
  const s = position({
    step: 'withdraw',
    spaces: { kuhmo: { scouts: 1 }, terijoki: { marker: true } },
    losses: { SCT: 1 },
  });
  play(s, 'finland withdraw kuhmo');
  expect(lines(s, 'finland')).toEqual(['harass terijoki 1', 'pass']);
  expect(refusal(s, 'finland harass terijoki 2')?.code).toBe('scouts-already-used');
});

test('TV-A70 solo: markers and the weakest garrisons are exposed', () => {
  const s = position(
    {
      step: 'harass',
      spaces: {
        petsamo: { marker: true },
        suojarvi: { units: { FUS: 1 } },
        terijoki: { units: { TAN: 1, FUS: 1 } },
      },
    },
    {},
    'solo',
  );
  expect(lines(s, 'soviet')).toEqual(['expose petsamo', 'expose suojarvi']);
});
