import { describe, expect, test } from 'vitest';
import { lines, play, position, refusal } from '../../test/position.ts';

const soviet = (plans: object, more: object = {}) => position({ plans, ...more } as never);

describe('Soviet plans', () => {
  test.each([
    ['TV-3.2.2a PRUD takes three', 'PRUD', { FUS: 3 }, 'TV-3.2.2a', 'strategy-is-full'],
    ['TV-3.2.2m MAN takes four', 'MAN', { FUS: 4 }, 'TV-3.2.2m', 'strategy-is-full'],
    ['TV-1.1c ATT takes six', 'ATT', { FUS: 6 }, 'TV-1.1c', 'force-is-full'],
  ] as const)('%s and no more', (_, strategy, units, clause, code) => {
    const s = soviet({ [strategy]: { front: 'karelia', units: { 'karelia-box': units } } });
    const why = refusal(s, `soviet assign ${strategy} ELI karelia-box`);
    expect(why).toMatchObject({ clause, code });
  });

  test('TV-A14 a force that does not meet its condition cannot be committed', () => {
    const units = { 'karelia-box': { TAN: 2, FUS: 1 } };
    const s = soviet({ BLIN: { front: 'karelia', units } });
    expect(refusal(s, 'soviet commit')?.code).toBe('needs-armour');
    play(s, 'soviet assign BLIN MECA karelia-box');
    expect(refusal(s, 'soviet commit')).toBeUndefined();
  });

  test('TV-A14 an empty strategy may lie in a box', () => {
    const units = { 'karelia-box': { FUS: 1 } };
    const s = soviet({ PRUD: { front: 'karelia', units }, MAN: { front: 'lapland' } });
    expect(refusal(s, 'soviet commit')).toBeUndefined();
  });

  test('TV-3.2.1d a unit serves one strategy, and a cleared one is free again', () => {
    const one = { front: 'karelia', units: { vaskelovo: { TAN: 1 } } };
    const s = soviet({ PRUD: one, ATT: { front: 'karelia' } });
    expect(refusal(s, 'soviet assign ATT TAN vaskelovo')).toMatchObject({
      code: 'unit-already-assigned',
      facts: { other: 'PRUD' },
    });
    play(s, 'soviet clear PRUD', 'soviet assign ATT TAN vaskelovo');
  });

  test.each([
    ['TV-3.2.2v in January one ordinary support', 3, ['ART'], 'RAV', 'january-support'],
    ['TV-3.2.2v in January one commander', 4, ['MER'], 'TIMO', 'january-commander'],
    ['TV-A37 in February two commanders', 5, ['MER'], 'TIMO', undefined],
    ['TV-2.2e none before January', 2, [], 'MER', 'not-before-january'],
  ] as const)('%s', (_, turn, supports, wanted, code) => {
    const s = soviet({ MAN: { front: 'karelia', supports } }, { turn });
    expect(refusal(s, `soviet support MAN ${wanted}`)?.code).toBe(code);
  });

  test('TV-A44 RENF adds two units, from the start, its box or a neighbour', () => {
    const s = position({
      spaces: { terijoki: { units: { FUS: 1 } }, oulu: { units: { FUS: 1 } } },
      plans: { PRUD: { front: 'karelia', units: { 'karelia-box': { FUS: 3 } } } },
    });
    expect(refusal(s, 'soviet reinforce PRUD FUS terijoki')?.code).toBe('no-reinforcement-support');
    play(s, 'soviet support PRUD RENF');
    expect(refusal(s, 'soviet reinforce PRUD FUS oulu')?.code).toBe('extra-too-far');
    play(s, 'soviet reinforce PRUD FUS terijoki', 'soviet reinforce PRUD ELI karelia-box');
    expect(refusal(s, 'soviet reinforce PRUD ELI karelia-box')?.code).toBe('two-extras');
  });

  test('TV-1.5b TV-O2 one box in Lapland, or two', () => {
    const boxed = { plans: { PRUD: { front: 'lapland' } }, step: 'boxes' };
    const line = 'soviet box ATT lapland';
    expect(refusal(position(boxed), line)?.code).toBe('front-is-full');
    expect(refusal(position(boxed, { laplandBoxes: '2' }), line)).toBeUndefined();
  });
});

describe('Finnish plans', () => {
  const finn = (plan: object, more: object = {}) =>
    position({ plans: { DEFENSE: { front: 'karelia', ...plan } }, ...more } as never);

  test('TV-A13 a strategy is filled while others than scouts are left', () => {
    const s = finn({ units: { DIV: 2 } });
    expect(refusal(s, 'finland commit')?.code).toBe('must-be-filled');
    play(s, 'finland assign DEFENSE RES', 'finland commit');
  });

  test('TV-A13 short is legal when only scouts are left', () => {
    const losses = { RES: 6, SK: 6, WD: 3, DIV: 8 };
    const s = finn({ units: { DIV: 1 } }, { losses });
    expect(refusal(s, 'finland commit')).toBeUndefined();
  });

  test('TV-A45 RENF asks for two more units', () => {
    const s = finn({ units: { DIV: 3 }, supports: ['RENF'] });
    expect(refusal(s, 'finland commit')?.facts).toMatchObject({ required: 5, units: 3 });
    play(s, 'finland assign DEFENSE RES', 'finland assign DEFENSE RES', 'finland commit');
  });

  test('TV-A36 Mannerheim comes on top of two supports', () => {
    const s = finn({ supports: ['ART', 'AIR'] });
    expect(lines(s, 'finland', 'support')).toEqual(['support DEFENSE MANN']);
  });

  test('TV-3.2.3a one Environment marker, TV-3.2.3c MOTTI has two', () => {
    const s = position({
      plans: {
        DEFENSE: { front: 'karelia', environment: ['snow'] },
        MOTTI: { front: 'karelia', environment: ['fog'] },
      },
    });
    expect(refusal(s, 'finland environment DEFENSE marsh')?.code).toBe('environment-is-full');
    expect(refusal(s, 'finland environment MOTTI marsh')).toBeUndefined();
  });

  test('TV-A13 planning never sticks: whatever was loaded can be cleared and committed', () => {
    const s = finn({ units: { DIV: 1, SK: 1 }, supports: ['RENF'], entrenched: true });
    play(s, 'finland clear DEFENSE', 'finland unbox DEFENSE', 'finland commit');
  });
});
