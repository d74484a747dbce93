import { seededRandom } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { play, position, seen } from '../test/position.ts';
import { talvisota } from './index.ts';
import type { State } from './state.ts';

const GUESSES = 40;
/** A guess is made from the view alone. */
const CAMPAIGN = { scenario: 'campaign', options: {} };

/** Guesses of a viewer, each sound and seen by them as the truth is. */
function guesses(s: State, viewer: string | undefined): State[] {
  const view = talvisota.view(s, viewer);
  return Array.from({ length: GUESSES }, (_, i) => {
    const guess = talvisota.guess(view, seededRandom(i), CAMPAIGN);
    expect(talvisota.audit(guess)).toEqual([]);
    expect(talvisota.view(guess, viewer)).toEqual(view);
    return guess;
  });
}

const values = (states: readonly State[], path: string): Set<unknown> =>
  new Set(states.map((s) => JSON.stringify(seen(s, path))));

describe('what the Finn guesses', () => {
  test('TV-A74 units on the sheet can be in any box', () => {
    const s = position({ step: 'special', boxes: { lapland: { TAN: 3 } } });
    expect(values(guesses(s, 'finland'), 'boxes.lapland.TAN').size).toBe(4);
  });

  test('TV-A16 any strategies, as many on each front as lie there', () => {
    const plans = {
      PRUD: { front: 'karelia' },
      ATT: { front: 'karelia' },
      MAN: { front: 'lapland' },
    };
    const found = guesses(position({ plans }), 'finland');
    expect(values(found, 'plans.MAN.front')).toEqual(new Set(['"karelia"', '"lapland"', 'null']));
  });

  test('TV-A18 TV-A19 a placed strategy has a force that could have been placed there', () => {
    // Only the three tanks in Kuusamo can reach Suomussalmi by the north, and BLIN needs three.
    const s = position({
      step: 'pick',
      boxes: { karelia: { FUS: 13 } },
      spaces: { kuusamo: { units: { TAN: 3 } } },
      losses: { MECA: 4, ELI: 3 },
      plans: { BLIN: { front: 'ladoga', units: { kuusamo: { TAN: 3 } } } },
      attacks: [{ strategy: 'BLIN', target: 'suomussalmi', start: 'kuusamo' }],
      committed: { soviet: true, finland: true },
    });
    for (const guess of guesses(s, 'finland')) {
      expect(seen(guess, 'attacks.0.start')).toBe('kuusamo');
      expect(seen(guess, 'plans.BLIN.units.kuusamo.TAN')).toBe(3);
    }
  });

  test('TV-A39 an attack over the ice brings Meretskov', () => {
    const s = position({
      turn: 7,
      step: 'pick',
      plans: { ATT: { front: 'karelia', units: { oranienbaum: { FUS: 1 } }, supports: ['MER'] } },
      attacks: [{ strategy: 'ATT', target: 'koivisto', start: 'oranienbaum' }],
      committed: { soviet: true, finland: true },
    });
    for (const guess of guesses(s, 'finland'))
      expect(seen(guess, 'plans.ATT.supports')).toContain('MER');
  });

  test('TV-A39 where Meretskov fights elsewhere, nobody came over the ice', () => {
    const s = position({
      turn: 7,
      step: 'pick',
      spaces: { terijoki: { units: { FUS: 1 } } },
      boxes: { karelia: { FUS: 3 } },
      plans: {
        ATT: { front: 'karelia', units: { terijoki: { FUS: 1 } } },
        MAN: { front: 'karelia', units: { 'karelia-box': { FUS: 2 } }, supports: ['MER'] },
      },
      attacks: [
        { strategy: 'MAN', target: 'rautu', start: 'vaskelovo' },
        { strategy: 'ATT', target: 'koivisto', start: 'terijoki' },
      ],
      committed: { soviet: true, finland: true },
    });
    // Once the fight at Rautu is picked, everybody sees who is there.
    const picked = play(s, 'soviet resolve rautu');
    expect(values(guesses(picked, 'finland'), 'attacks.1.start')).toEqual(new Set(['"terijoki"']));
  });
});

describe('what the Soviet guesses', () => {
  const placed = () =>
    position({
      step: 'pick',
      plans: {
        ATT: { front: 'karelia', units: { 'karelia-box': { FUS: 3 } } },
        DEFENSE: { front: 'karelia', units: { DIV: 3 }, entrenched: true },
      },
      attacks: [{ strategy: 'ATT', target: 'terijoki', start: 'sestroretsk', answer: 'DEFENSE' }],
      committed: { soviet: true, finland: true },
    });

  test('TV-A13 an answer is a filled strategy with any units', () => {
    const found = guesses(placed(), 'soviet');
    expect(values(found, 'plans.DEFENSE.units').size).toBeGreaterThan(10);
    for (const guess of found) {
      const units = Object.values(seen(guess, 'plans.DEFENSE.units') as object);
      expect(units.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(3);
    }
  });

  test('TV-A21 once picked there is nothing to guess in it', () => {
    const s = play(placed(), 'soviet resolve terijoki');
    expect(values(guesses(s, 'soviet'), 'plans.DEFENSE')).toHaveProperty('size', 1);
  });

  test('TV-A68 solo: the cups that were not opened are drawn anew', () => {
    const s = position(
      {
        step: 'draw',
        row: ['MOTTI', 'DEFENSE', 'CON-ATT', 'RESIST'],
        plans: { ATT: { front: 'karelia', units: { 'karelia-box': { FUS: 3 } } } },
        attacks: [{ strategy: 'ATT', target: 'terijoki', start: 'sestroretsk', answer: 'MOTTI' }],
        committed: { soviet: true },
      },
      {},
      'solo',
    );
    const decision = talvisota.decision(s);
    const dice = decision.kind === 'chance' ? decision.faces.map(() => 1) : [];
    talvisota.apply(s, 'chance', { kind: 'roll', dice });
    const found = guesses(s, 'soviet');
    expect(values(found, 'plans.MOTTI.environment').size).toBeGreaterThan(5);
    for (const guess of found) expect(seen(guess, 'plans.MOTTI.environment')).toHaveLength(2);
  });
});

describe('supports in two steps', () => {
  const ON = { supportsInTwoSteps: 'on' };

  test('TV-A17 what the other side has laid may lie on any front', () => {
    const laid = { soviet: { karelia: ['ART'] }, finland: { ladoga: ['EMB'] } };
    for (const step of ['lay', 'special', 'plan']) {
      const s = position({ step, laid, committed: { soviet: step === 'lay' } }, ON);
      const found = guesses(s, 'finland');
      expect(values(found, 'laid.soviet.lapland').size).toBeGreaterThan(3);
      expect(values(found, 'laid.finland')).toHaveProperty('size', 1);
      expect(values(found, 'plans.PRUD.front')).toEqual(new Set(['null']));
      if (step !== 'lay')
        expect(values(guesses(s, 'soviet'), 'laid.finland.ladoga').size).toBeGreaterThan(3);
    }
  });

  test('TV-A17 TV-O1 laying is not planning, even with hidden fronts', () => {
    const options = { ...ON, frontCounts: 'hidden' };
    const s = position({ step: 'lay', committed: { soviet: true } }, options);
    expect(values(guesses(s, 'finland'), 'plans.PRUD.front')).toEqual(new Set(['null']));
  });

  test('TV-A17 a support shown in a combat lies on its front', () => {
    const s = position(
      {
        step: 'pick',
        plans: {
          ATT: { front: 'karelia', units: { 'karelia-box': { FUS: 3 } }, supports: ['ART'] },
          DEFENSE: { front: 'karelia', units: { DIV: 3 }, supports: ['EMB', 'EMB'] },
        },
        attacks: [{ strategy: 'ATT', target: 'terijoki', start: 'sestroretsk', answer: 'DEFENSE' }],
        committed: { soviet: true, finland: true },
      },
      ON,
    );
    play(s, 'soviet resolve terijoki');
    for (const guess of guesses(s, 'finland'))
      expect(seen(guess, 'laid.soviet.karelia')).toContain('ART');
    for (const guess of guesses(s, 'soviet'))
      expect(seen(guess, 'laid.finland.karelia')).toEqual(expect.arrayContaining(['EMB', 'EMB']));
  });
});

test('a spectator guesses both', () => {
  const s = position({ plans: { PRUD: { front: 'karelia' }, DEFENSE: { front: 'ladoga' } } });
  expect(values(guesses(s, undefined), 'boxes.lapland.FUS').size).toBeGreaterThan(3);
});
