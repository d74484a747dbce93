import { describe, expect, test } from 'vitest';
import { lines, play, position, refusal, seen } from '../../test/position.ts';

describe('advance', () => {
  test('TV-A47 at least one unit moves in, the others may stay', () => {
    const s = position({
      combat: { strategy: 'PRUD', start: 'alakurtti', target: 'salla', force: { FUS: 2, TAN: 1 } },
    });
    expect(refusal(s, 'soviet done')?.code).toBe('must-occupy');
    play(s, 'soviet advance TAN', 'soviet done');
    expect(seen(s, 'spaces.salla.units.TAN')).toBe(1);
    expect(seen(s, 'spaces.alakurtti.units.FUS')).toBe(2);
  });

  test('TV-A49 a space fills up to six', () => {
    const s = position({
      spaces: { salla: { units: { FUS: 5 }, scouts: 1, conquered: false } },
      combat: { strategy: 'ATT', start: 'alakurtti', target: 'salla', force: { TAN: 3 } },
    });
    play(s, 'chance roll 6', 'soviet advance TAN');
    expect(seen(s, 'spaces.salla.units.TAN')).toBe(1);
    expect(seen(s, 'combat.outcome')).toBe('soviet');
  });

  test('TV-A19 a force that fought where it stands has arrived already', () => {
    const s = position({
      spaces: { salla: { units: { FUS: 3 }, scouts: 1 } },
      combat: { strategy: 'PRUD', start: 'salla', target: 'salla', force: { FUS: 3 } },
    });
    play(s, 'chance roll 6');
    expect(seen(s, 'spaces.salla.controlled')).toBe(true);
    expect(seen(s, 'step')).not.toBe('advance');
  });

  test('TV-1.2c Helsinki ends the game at once', () => {
    const s = position({
      morale: { soviet: -3, finland: 20 },
      combat: { strategy: 'PRUD', start: 'porvoo', target: 'helsinki', force: { FUS: 1 } },
    });
    expect([seen(s, 'winner'), seen(s, 'verdict')]).toEqual(['soviet', 'TV-1.2c']);
  });
});

describe('the second attack', () => {
  const first = (strategy: string, more: object = {}) =>
    position({
      combat: { strategy, start: 'sestroretsk', target: 'terijoki', force: { TAN: 3 }, ...more },
    } as never);

  test('TV-A23 goes on into a connected space with units that moved in', () => {
    const s = play(first('BLIN'), 'soviet advance TAN', 'soviet advance TAN', 'soviet done');
    expect(lines(s, 'soviet')).toEqual([
      'onward kivennapa',
      'onward koivisto',
      'onward summa',
      'stop',
    ]);
    play(s, 'soviet onward summa', 'soviet take TAN', 'soviet done');
    expect(seen(s, 'combat.target')).toBe('summa');
    // Undefended: the lone tank has moved in.
    expect(seen(s, 'spaces.summa.units.TAN')).toBe(1);
    expect(seen(s, 'spaces.terijoki.units.TAN')).toBe(1);
  });

  test('TV-3.2.2a not for a prudent advance', () => {
    const s = play(first('PRUD'), 'soviet advance TAN', 'soviet done');
    expect(seen(s, 'step')).not.toBe('second');
  });

  test('TV-A24 the survivors of the first space defend the second', () => {
    const s = first('BLIN', { answer: 'DEFENSE', defenders: { DIV: 3 } });
    play(s, 'chance roll 6', 'soviet advance TAN', 'soviet done', 'soviet onward summa');
    expect(seen(s, 'combat.defenders.DIV')).toBe(1);
    expect(seen(s, 'combat.round')).toBe(1);
  });

  test('TV-A23 commanders choose anew', () => {
    const s = position({
      turn: 5,
      combat: {
        strategy: 'MAN',
        start: 'sestroretsk',
        target: 'terijoki',
        force: { FUS: 4 },
        supports: ['MER', 'ART'],
        answer: 'DEFENSE',
        defenders: { DIV: 3 },
      },
    });
    expect(seen(s, 'combat.meretskov')).toBe('artillery');
    play(s, 'chance roll 6', 'soviet advance FUS', 'soviet done', 'soviet onward summa');
    expect(lines(s, 'soviet')).toEqual(['meretskov lines', 'meretskov artillery']);
  });
});

describe('retreat', () => {
  const beaten = (start: string, spaces: object = {}, options = {}) =>
    play(
      position(
        {
          spaces,
          combat: {
            strategy: 'ATT',
            start,
            target: 'puolanka',
            force: { FUS: 1, TAN: 2 },
            supports: ['NKVD'],
            answer: 'DEFENSE',
            defenders: { DIV: 3 },
            answerSupports: ['EMB', 'EMB'],
          },
        } as never,
        options,
      ),
      'chance roll 6',
    );

  test('TV-A48 more than half lost: one space further, by choice', () => {
    const s = beaten('suomussalmi', { juntusranta: { marker: true } });
    play(s, 'soviet fall-back', 'soviet lose TAN', 'soviet lose TAN');
    expect(lines(s, 'soviet')).toEqual(['retreat ukhta', 'retreat juntusranta']);
    play(s, 'soviet retreat juntusranta');
    expect(seen(s, 'spaces.juntusranta.units.FUS')).toBe(1);
  });

  test('TV-A48 with nowhere to go it stays', () => {
    const s = beaten('kajaani');
    play(s, 'soviet fall-back', 'soviet lose TAN', 'soviet lose TAN');
    expect(seen(s, 'step')).not.toBe('retreat');
  });

  test('TV-A25 TV-O3 fixed roles: NKVD keeps the force where it started', () => {
    const s = position(
      {
        spaces: { suomussalmi: {}, juntusranta: { marker: true } },
        combat: {
          strategy: 'ATT',
          start: 'suomussalmi',
          target: 'puolanka',
          force: { FUS: 2, TAN: 3 },
          supports: ['NKVD'],
          answer: 'DEFENSE',
          defenders: { DIV: 3 },
          answerSupports: ['EMB', 'EMB'],
        },
      },
      { crtRoles: 'fixed' },
    );
    play(
      s,
      'chance roll 1',
      'soviet lose TAN',
      'soviet lose TAN',
      'soviet lose TAN',
      'soviet stop',
    );
    expect(lines(s, 'soviet')).toEqual(['nkvd', 'fall-back']);
    play(s, 'soviet nkvd');
    expect(seen(s, 'losses.FUS')).toBe(2);
  });
});

describe('TV-A60 more than six defenders', () => {
  const crowded = () =>
    position({
      spaces: { salla: { scouts: 2 } },
      combat: {
        strategy: 'ATT',
        start: 'alakurtti',
        target: 'salla',
        force: { FUS: 6 },
        answer: 'CON-ATT',
        defenders: { DIV: 4, RES: 2 },
        answerSupports: ['RENF'],
      },
    });

  test('the Finn chooses six', () => {
    const s = crowded();
    expect(lines(s, 'finland')).toEqual(['engage DIV', 'engage scouts', 'engage RES']);
    const four = Array.from({ length: 4 }, () => 'finland engage DIV');
    play(s, ...four, 'finland engage scouts', 'finland engage scouts');
    expect(seen(s, 'step')).toBe('round');
    expect(seen(s, 'combat.defenders.RES')).toBe(0);
  });

  test('TV-A47 TV-A72 scouts that were driven out are used for the turn, the others retreat', () => {
    const s = crowded();
    const four = Array.from({ length: 4 }, () => 'finland engage DIV');
    play(s, ...four, 'finland engage RES', 'finland engage RES');
    play(s, 'chance roll 6', 'finland lose RES', 'finland lose RES', 'soviet fight');
    // Two of the four divisions are lost, two retreat; the scouts have served for this turn.
    play(s, 'chance roll 6', 'soviet advance FUS', 'soviet done', 'soviet stop');
    expect(seen(s, 'spaces.salla.scouts')).toBe(0);
    expect([seen(s, 'used.DIV'), seen(s, 'losses.DIV')]).toEqual([2, 2]);
    expect([seen(s, 'forces.SCT'), seen(s, 'used.SCT')]).toEqual([1, 2]);
  });
});
