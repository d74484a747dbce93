import { describe, expect, test } from 'vitest';
import { lines, play, position, refusal, seen } from '../../test/position.ts';
import { SUPPORT_NAMES } from '../data/index.ts';
import { talvisota } from '../index.ts';
import { addLaid } from '../plans.ts';

const ON = { supportsInTwoSteps: 'on' };
const turn = (step: string, more = {}) => position({ step, ...more }, ON);

test('TV-A17 a position in which a support serves where it does not lie is unsound', () => {
  const s = position(
    { step: 'plan', plans: { PRUD: { front: 'karelia', supports: ['RAV'] } } },
    ON,
  );
  expect(talvisota.audit(s)).toEqual([]);
  const rav = SUPPORT_NAMES.indexOf('RAV');
  addLaid(s, rav, 2, -1);
  expect(talvisota.audit(s)).toHaveLength(1);
  addLaid(s, rav, 2, 9);
  expect(talvisota.audit(s)).toEqual(['RAV laid too often']);
});

describe('supports are laid on the fronts', () => {
  test('TV-A17 both sides are asked at once, before the event die', () => {
    const s = turn('arrive');
    expect(talvisota.decision(s)).toMatchObject({ sides: ['soviet', 'finland'] });
    expect(seen(s, 'step')).toBe('lay');
    play(s, 'finland lay finland MANN karelia', 'finland commit');
    expect(talvisota.decision(s)).toMatchObject({ sides: ['soviet'] });
    play(s, 'soviet commit');
    expect(talvisota.decision(s)).toMatchObject({ kind: 'chance', ask: { kind: 'event' } });
    expect(seen(s, 'committed')).toEqual({ soviet: false, finland: false });
  });

  test('TV-O11 without the option nobody is asked, and the turn knows no such step', () => {
    const s = position({ step: 'arrive' });
    expect(talvisota.decision(s)).toMatchObject({ kind: 'chance' });
    const { agenda, rules, soviet } = talvisota.view(position({ step: 'recover' }), 'soviet');
    expect(agenda).not.toContain('lay');
    expect(rules).not.toHaveProperty('supportsInTwoSteps');
    expect(soviet).not.toHaveProperty('laid');
    expect(talvisota.picture(s)).not.toHaveProperty('laid');
    expect(refusal(position({ step: 'special' }), 'soviet lay soviet ART karelia')).toMatchObject({
      code: 'not-now',
    });
  });

  test('TV-A68 in the solo game the machine lays nothing', () => {
    const s = position({ step: 'lay' }, ON, 'solo');
    expect(talvisota.decision(s)).toMatchObject({ sides: ['soviet'] });
    expect(seen(play(s, 'soviet lay soviet ART karelia', 'soviet commit'), 'step')).toBe('event');
  });

  test('TV-A17 all that have come, on any front, and what lies there back again', () => {
    const s = turn('lay', { turn: 1 });
    expect(lines(s, 'soviet', 'lay')).toHaveLength(6 * 3);
    expect(lines(s, 'finland', 'lay')).toHaveLength(6 * 3);
    play(s, 'finland lay finland EMB karelia');
    expect(lines(s, 'finland', 'lay finland EMB')).toHaveLength(3);
    play(s, 'finland lay finland EMB karelia');
    expect(lines(s, 'finland', 'lay finland EMB')).toEqual([]);
    expect(lines(s, 'finland', 'lift')).toEqual(['lift finland EMB karelia']);
    expect(lines(turn('lay', { turn: 3 }), 'soviet', 'lay')).toHaveLength(9 * 3);
  });

  test('TV-A17 at the end of the turn every support is in hand again', () => {
    const s = turn('end', { laid: { soviet: { karelia: ['ART'] }, finland: { ladoga: ['EMB'] } } });
    expect(seen(s, 'step')).toBe('lay');
    expect(seen(s, 'laid.soviet.karelia')).toEqual([]);
    expect(seen(s, 'laid.finland.ladoga')).toEqual([]);
  });

  test('TV-A17 a warning names what would stay out of the turn', () => {
    const s = turn('lay', {
      laid: { finland: { karelia: ['MANN', 'ART', 'RENF', 'A-T', 'AIR'] } },
    });
    expect(talvisota.warnings!(s, 'finland', { kind: 'commit' })).toMatchObject([
      { clause: 'TV-A17', facts: { supports: ['A-T', 'EMB'] } },
    ]);
  });
});

describe('from a front to a strategy of it', () => {
  const planned = () =>
    turn('plan', {
      laid: { soviet: { karelia: ['ART'], ladoga: ['AIR'] }, finland: { karelia: ['A-T'] } },
      plans: {
        PRUD: { front: 'karelia', units: { 'karelia-box': { FUS: 1 } } },
        ATT: { front: 'ladoga' },
        DEFENSE: { front: 'karelia' },
        MOTTI: { front: 'ladoga' },
      },
    });

  test('TV-A17 only what lies on its front is offered to a strategy', () => {
    const s = planned();
    expect(lines(s, 'soviet', 'support')).toEqual(['support PRUD ART', 'support ATT AIR']);
    expect(lines(s, 'finland', 'support')).toEqual(['support DEFENSE A-T']);
  });

  test('TV-A17 a support may stay where it is', () => {
    expect(seen(play(planned(), 'soviet commit'), 'committed.soviet')).toBe(true);
  });

  test('TV-A17 an emptied strategy leaves its supports on the front', () => {
    const s = play(planned(), 'soviet support PRUD ART', 'soviet clear PRUD');
    expect(seen(s, 'laid.soviet.karelia')).toEqual(['ART']);
    expect(lines(s, 'soviet', 'support PRUD')).toEqual(['support PRUD ART']);
  });

  test('TV-3.2.1d TV-A17 one that serves already is not offered again', () => {
    const s = play(planned(), 'finland support DEFENSE A-T');
    expect(refusal(s, 'finland support MOTTI A-T')).toMatchObject({
      clause: 'TV-3.2.1d',
      facts: { other: 'DEFENSE' },
    });
  });

  test('TV-A22 TV-A17 nobody must attack over the ice whose Meretskov lies elsewhere', () => {
    // The only force stands at Oranienbaum, from where nothing but Koivisto can be reached.
    const s = (front: string) =>
      turn('plan', {
        turn: 7,
        rest: 'lapland',
        spaces: { oranienbaum: { units: { FUS: 1 } } },
        laid: { soviet: { [front]: ['MER'] } },
        plans: { ATT: { front: 'karelia' } },
      });
    expect(refusal(s('karelia'), 'soviet commit')).toMatchObject({ clause: 'TV-A22' });
    expect(refusal(s('ladoga'), 'soviet commit')).toBeUndefined();
  });
});

describe('who knows it', () => {
  const laid = (soviet: string, finland: string, step: string) =>
    turn(step, {
      laid: { soviet: { [soviet]: ['ART'] }, finland: { [finland]: ['EMB'] } },
      committed: { soviet: step === 'lay' },
    });

  test.each(['lay', 'event', 'special', 'plan'])('TV-A17 at %s only the owner', (step) => {
    const seenBy = (side: string | undefined, soviet: string, finland: string) =>
      talvisota.view(laid(soviet, finland, step), side);
    expect(seenBy('finland', 'karelia', 'ladoga')).toEqual(seenBy('finland', 'ladoga', 'ladoga'));
    expect(seenBy('soviet', 'karelia', 'karelia')).toEqual(seenBy('soviet', 'karelia', 'ladoga'));
    expect(seenBy(undefined, 'karelia', 'karelia')).toEqual(seenBy(undefined, 'ladoga', 'lapland'));
    expect(seenBy('soviet', 'karelia', 'karelia')).not.toEqual(
      seenBy('soviet', 'ladoga', 'karelia'),
    );
    expect(seenBy('finland', 'karelia', 'karelia')).not.toEqual(
      seenBy('finland', 'karelia', 'ladoga'),
    );
  });

  test('TV-A17 the lines are for their side alone', () => {
    const s = turn('lay');
    for (const kind of ['lay', 'lift'] as const) {
      expect(talvisota.audience(s, 'soviet', { kind, support: 3, front: 0 })).toEqual(['soviet']);
      expect(talvisota.audience(s, 'finland', { kind, support: 9, front: 0 })).toEqual(['finland']);
    }
  });
});
