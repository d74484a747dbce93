// TV-4.5.1c: losses that both sides choose are chosen unseen.
import { fullOptions, somebodyLearns } from '@motti/engine';
import { describe, expect, test } from 'vitest';
import { lines, play, position, seen } from '../../test/position.ts';
import { RES } from '../data/index.ts';
import { talvisota } from '../index.ts';
import { addEngaged, type State } from '../state.ts';

const SETUP = { scenario: 'campaign', options: fullOptions(talvisota, 'campaign') };

/** One Soviet loss and two Finnish ones, and a choice of units for both. */
function owing(): State {
  const s = position({
    combat: {
      strategy: 'ATT',
      start: 'alakurtti',
      target: 'salla',
      force: { FUS: 3, TAN: 1 },
      answer: 'CON-ATT',
      defenders: { DIV: 3, RES: 3 },
    },
  });
  play(s, 'chance roll 3');
  s.combat!.finnishLoss = 2;
  return s;
}

const asked = (s: State): unknown => {
  const decision = talvisota.decision(s);
  return decision.kind === 'choose' ? decision.sides : decision.kind;
};
const audienceOf = (s: State, side: string, line: string): unknown =>
  talvisota.audience(s, side, talvisota.parse(line)!);

describe('TV-4.5.1c losses that both sides choose', () => {
  test('are asked of both at once', () => {
    const s = owing();
    expect(asked(s)).toEqual(['soviet', 'finland']);
    expect(lines(s, 'soviet')).toEqual(['lose FUS', 'lose TAN']);
    expect(lines(s, 'finland')).toEqual(['lose RES', 'lose DIV']);
    expect([seen(s, 'combat.owed.soviet'), seen(s, 'combat.owed.finland')]).toEqual([1, 2]);
  });

  test('stay where they are until both have chosen, then all go', () => {
    const s = play(owing(), 'soviet lose TAN', 'finland lose RES');
    expect([seen(s, 'losses.TAN'), seen(s, 'losses.RES')]).toEqual([0, 0]);
    expect(asked(s)).toEqual(['finland']);
    play(s, 'finland lose DIV');
    expect([seen(s, 'losses.TAN'), seen(s, 'losses.RES'), seen(s, 'losses.DIV')]).toEqual([
      1, 1, 1,
    ]);
    expect(seen(s, 'step')).toBe('fight-on');
  });

  test.each([
    ['finland', ['soviet lose TAN'], ['soviet lose FUS']],
    ['soviet', ['finland lose DIV'], ['finland lose RES']],
    ['soviet', ['finland lose DIV', 'finland lose DIV'], ['finland lose RES', 'finland lose DIV']],
    ['nobody', ['soviet lose TAN', 'finland lose RES'], ['soviet lose FUS', 'finland lose DIV']],
  ] as const)('%s cannot tell them apart', (viewer, one, other) => {
    const side = viewer === 'nobody' ? undefined : viewer;
    const after = (played: readonly string[]): unknown => {
      const s = play(owing(), ...played);
      return [talvisota.view(s, side), talvisota.decision(s)];
    };
    expect(after(one)).toEqual(after(other));
  });

  test('are lines for their own side, but for the last, with which all is shown', () => {
    const s = owing();
    expect(audienceOf(s, 'soviet', 'lose TAN')).toEqual(['soviet']);
    expect(audienceOf(s, 'finland', 'lose RES')).toEqual(['finland']);
    play(s, 'finland lose RES', 'finland lose RES');
    expect(audienceOf(s, 'soviet', 'lose TAN')).toBeUndefined();
  });

  test('may be taken back until the other side has chosen all of theirs', () => {
    const s = owing();
    const action = talvisota.parse('lose TAN')!;
    const after = talvisota.clone(s);
    talvisota.apply(after, 'soviet', action);
    const audience = talvisota.audience(s, 'soviet', action);
    expect(somebodyLearns(talvisota, SETUP, s, after, 'soviet', action, audience)).toBe(false);
  });

  test('are told once, by type, when the last is chosen', () => {
    const s = play(owing(), 'finland lose RES', 'finland lose RES');
    const told: unknown[] = [];
    talvisota.apply(s, 'soviet', talvisota.parse('lose TAN')!, (event) => told.push(event));
    expect(told.filter((event) => (event as { kind: string }).kind === 'lost')).toMatchObject([
      { side: 'soviet', unit: 'TAN', count: 1 },
      { side: 'finland', unit: 'RES', count: 2 },
    ]);
  });

  test('no unit is named more often than it is there', () => {
    const s = owing();
    addEngaged(s.combat!, RES, -2);
    play(s, 'finland lose RES');
    expect(lines(s, 'finland')).toEqual(['lose DIV']);
    // Nor does who is asked tell which it was.
    expect(asked(s)).toEqual(['soviet', 'finland']);
  });

  test('a guess of the other side names as many, any that it has', () => {
    const s = play(owing(), 'soviet lose TAN', 'finland lose RES');
    const guesses = [0, 1].map((pick) =>
      talvisota.guess(talvisota.view(s, 'soviet'), (limit) => pick % limit, SETUP),
    );
    expect(guesses.map(({ combat }) => combat!.finnishDoomed.length)).toEqual([1, 1]);
    expect(guesses[0]!.combat!.finnishDoomed).not.toEqual(guesses[1]!.combat!.finnishDoomed);
    expect(guesses[0]!.combat!.sovietDoomed).toEqual(s.combat!.sovietDoomed);
    for (const guess of guesses) expect(talvisota.decision(guess)).toEqual(talvisota.decision(s));
  });

  test('those that a single side chooses are seen as they are chosen', () => {
    const s = owing();
    s.combat!.finnishLoss = 0;
    s.combat!.sovietLoss = 2;
    expect(audienceOf(s, 'soviet', 'lose TAN')).toBeUndefined();
    play(s, 'soviet lose TAN');
    expect(seen(s, 'losses.TAN')).toBe(1);
  });
});
