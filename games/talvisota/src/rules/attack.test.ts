import { describe, expect, test } from 'vitest';
import { lines, position, refusal } from '../../test/position.ts';

const FUS = { units: { FUS: 1 } };
const loaded = (units: Record<string, Record<string, number>>, more: object = {}) => ({
  step: 'place',
  plans: { PRUD: { front: 'karelia', units, ...more } },
});

describe('where an attack starts', () => {
  test('TV-A18 units of the box choose among the Soviet spaces of their front', () => {
    const s = position(loaded({ 'karelia-box': { FUS: 1 } }));
    expect(lines(s, 'soviet')).toEqual([
      'attack PRUD terijoki from sestroretsk',
      'attack PRUD kivennapa from sestroretsk',
      'attack PRUD rautu from vaskelovo',
    ]);
  });

  test('TV-A18 a unit on the map fixes the start', () => {
    const s = position(loaded({ 'karelia-box': { FUS: 1 }, vaskelovo: { FUS: 1 } }));
    expect(lines(s, 'soviet')).toEqual(['attack PRUD rautu from vaskelovo']);
  });

  test('TV-A18 from Finland only the front of the target counts', () => {
    const s = position({
      ...loaded({ elisenvaara: { FUS: 1 } }),
      plans: { PRUD: { front: 'ladoga', units: { elisenvaara: { FUS: 1 } } } },
    });
    expect(lines(s, 'soviet')).toEqual([
      'attack PRUD sortavala from elisenvaara',
      'attack PRUD savonlinna from elisenvaara',
    ]);
  });

  test('TV-A19 beside scouts a force may attack the space it stands in', () => {
    const s = position({
      ...loaded({ rautu: { FUS: 1 } }),
      spaces: { rautu: { units: { FUS: 1 }, scouts: 1 } },
    });
    expect(lines(s, 'soviet', 'attack PRUD rautu')).toEqual(['attack PRUD rautu from rautu']);
  });

  test('TV-A44 units added from a space pin the start to its neighbours', () => {
    const s = position({
      ...loaded({ 'karelia-box': { FUS: 1 } }, { supports: ['RENF'], extras: ['FUS terijoki'] }),
      spaces: { terijoki: FUS },
    });
    expect(lines(s, 'soviet', 'attack')).toEqual(['attack PRUD kivennapa from sestroretsk']);
  });
});

describe('legal targets', () => {
  test.each([
    ['TV-A19 a held space', { terijoki: FUS }, 'already-held'],
    ['TV-A54 a gap', { terijoki: { conquered: true } }, 'gap'],
  ] as const)('%s is refused', (_, spaces, code) => {
    const s = position({ ...loaded({ 'karelia-box': { FUS: 1 } }), spaces });
    expect(refusal(s, 'soviet attack PRUD terijoki from sestroretsk')?.code).toBe(code);
  });

  test('TV-1.3.1g TV-3.3.2c TV-O5 the ice: from March, with Meretskov, unless the option is off', () => {
    const over = (turn: number, supports: string[], options = {}) =>
      refusal(
        position({ turn, ...loaded({ 'karelia-box': { FUS: 1 } }, { supports }) }, options),
        'soviet attack PRUD koivisto from oranienbaum',
      )?.code;
    expect(over(6, ['MER'])).toBe('no-ice');
    expect(over(7, [])).toBe('ice-needs-meretskov');
    expect(over(7, ['MER'])).toBeUndefined();
    expect(over(7, [], { iceNeedsMeretskov: 'off' })).toBeUndefined();
  });

  test('a refusal names the nearest legal attack', () => {
    const s = position(loaded({ 'karelia-box': { FUS: 1 } }));
    expect(refusal(s, 'soviet attack PRUD terijoki from vaskelovo')?.instead).toBe(
      'attack PRUD terijoki from sestroretsk',
    );
  });
});

describe('TV-A22 the Red Army must attack', () => {
  test('boxes that leave no attack are refused while others would', () => {
    const s = position({ step: 'boxes', rest: 'karelia' });
    expect(refusal(s, 'soviet commit')?.code).toBe('must-attack');
  });

  test('an army that has nobody left to attack with may commit its boxes empty', () => {
    const boxes = (losses: Record<string, number>) => position({ step: 'boxes', losses });
    expect(refusal(boxes({ FUS: 13, ELI: 3, MECA: 4, TAN: 3 }), 'soviet commit')).toBeUndefined();
  });

  test('a plan without an attack is refused, and can be mended', () => {
    const s = position({ plans: { BLIN: { front: 'karelia' } } });
    expect(refusal(s, 'soviet commit')?.code).toBe('must-attack');
    expect(lines(s, 'soviet', 'assign BLIN TAN')).toEqual(['assign BLIN TAN karelia-box']);
  });

  test('a strategy that can never be loaded does not count', () => {
    // Three armoured units do not exist outside Losses: BLIN alone cannot attack.
    const s = position({
      plans: { BLIN: { front: 'karelia' } },
      losses: { TAN: 3, MECA: 2 },
    });
    expect(refusal(s, 'soviet commit')).toBeUndefined();
  });

  test('TV-O4 off: nothing is asked', () => {
    const s = position({ step: 'boxes' }, { mustAttack: 'off' });
    expect(refusal(s, 'soviet commit')).toBeUndefined();
  });
});
