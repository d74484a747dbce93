import { describe, expect, test } from 'vitest';
import { type ToyAction, type ToyEvent, type ToyState, type ToyView, toy } from '../test/toy.ts';
import { CHANCE, type Game } from './contract.ts';
import { Match } from './match.ts';
import { refuse } from './refusal.ts';
import { fullOptions } from './scenario.ts';

const SETUP = { scenario: 'short', options: fullOptions(toy, 'short') };
/** Red gets 1 2 3, blue 4 5 6. */
const DEAL = 'roll 1 1 1 1 1 1 1';

function played(...lines: string[]) {
  const match = new Match(toy, SETUP);
  for (const line of lines) {
    const space = line.indexOf(' ');
    const refusal = match.playLine({ side: line.slice(0, space), text: line.slice(space + 1) });
    expect(refusal, line).toBeUndefined();
  }
  return match;
}

const linesOf = (match: { entries: readonly { side: string; text: string }[] }): string[] =>
  match.entries.map(({ side, text }) => `${side} ${text}`);

test('a public pick can be undone, and the undone line stays in the log', () => {
  const match = played(`chance ${DEAL}`, 'red raise', 'red raise', 'red undo');
  expect(match.state.stake).toBe(2);
  expect(linesOf(match)).toEqual([`chance ${DEAL}`, 'red raise']);
  expect(match.log.map(({ text }) => text)).toEqual([DEAL, 'raise', 'raise', 'undo']);
});

test('a line that the game calls final is not undone, and the refusal names its clause', () => {
  const game: typeof toy = {
    ...toy,
    final: (_, { kind }) => (kind === 'raise' ? 'TOY-9' : undefined),
  };
  const match = new Match(game, SETUP);
  for (const line of [`chance ${DEAL}`, 'red raise']) {
    const [side, ...words] = line.split(' ');
    expect(match.playLine({ side: side!, text: words.join(' ') })).toBeUndefined();
  }
  expect(match.undo('red')).toMatchObject({ code: 'line-is-final', facts: { clause: 'TOY-9' } });
  expect(match.takeBack('red', 1)).toBeUndefined();
});

test('nothing is undone past dice', () => {
  const match = played(`chance ${DEAL}`, 'red raise');
  expect(match.barrier).toBe(1);
  expect(match.undo('red')).toBeUndefined();
  expect(match.undo('red')).toMatchObject({ code: 'nothing-to-undo' });
});

test('in a long match the last line is undone, and the lines before it are played again', () => {
  // A die and a raise in turn, without end: the stake counts the lines.
  const endless: typeof toy = {
    ...toy,
    decision: ({ stake }) =>
      stake % 2 === 1
        ? { kind: 'chance', ask: { kind: 'die', clause: 'TOY-1' }, faces: [6] }
        : { kind: 'choose', sides: ['red'], ask: { kind: 'stake', clause: 'TOY-1' } },
    check: () => undefined,
    apply: (state) => void state.stake++,
  };
  const match = new Match(endless, SETUP);
  const before = match.state.stake;
  for (let i = 0; i < 100; i++) {
    expect(match.playLine({ side: CHANCE, text: 'roll 1' })).toBeUndefined();
    expect(match.playLine({ side: 'red', text: 'raise' })).toBeUndefined();
  }
  expect(match.undo('red')).toBeUndefined();
  expect(match.entries).toHaveLength(199);
  expect(match.state.stake).toBe(before + 199);
  expect(match.undo('red')).toMatchObject({ code: 'nothing-to-undo' });
});

test('a secret bid can be taken back while the other is still choosing', () => {
  const match = played(`chance ${DEAL}`, 'red ready', 'blue bid 4');
  expect(match.undo('blue')).toBeUndefined();
  expect(linesOf(match)).toEqual([`chance ${DEAL}`, 'red ready']);
});

test('nothing is undone once the bids are open: somebody has learned something', () => {
  const match = played(`chance ${DEAL}`, 'red ready', 'blue bid 4', 'red bid 1');
  expect(match.barrier).toBe(4);
  expect(match.checkUndo('red')).toMatchObject({ code: 'nothing-to-undo' });
  expect(match.checkUndo('blue')).toMatchObject({ code: 'nothing-to-undo' });
});

test('a line that somebody has answered stays', () => {
  const match = played(`chance ${DEAL}`, 'red ready', 'blue bid 4');
  // Red's "ready" opened the bidding; without it blue's bid would not be legal.
  expect(match.undo('red')).toMatchObject({ code: 'others-answered' });
});

test('a take-back by consent goes past dice, and the next fair roll keeps its number', () => {
  const match = played(`chance ${DEAL}`, 'red ready', 'red bid 1', 'blue bid 4', 'chance roll 6');
  expect(match.rolls).toBe(2);
  expect(match.takeBack('blue', 2)).toBeUndefined();
  expect(linesOf(match)).toEqual([`chance ${DEAL}`, 'red ready']);
  expect(match.rolls).toBe(2);
  expect(match.log.at(-1)).toEqual({ side: 'blue', text: 'takeback 2' });
  expect(match.takeBack('blue', 2)).toMatchObject({ code: 'nothing-to-take-back' });
});

test('a hint is noted where its side is asked, and changes nothing else', () => {
  const match = played(`chance ${DEAL}`, 'red ready');
  const before = JSON.stringify(match.state);
  expect(match.playLine({ side: 'blue', text: 'hint' })).toBeUndefined();
  expect(match.log.at(-1)).toEqual({ side: 'blue', text: 'hint' });
  expect(linesOf(match)).toEqual([`chance ${DEAL}`, 'red ready']);
  expect(JSON.stringify(match.state)).toBe(before);
  const over = played(`chance ${DEAL}`);
  expect(over.noteHint('nobody')).toMatchObject({ code: 'not-your-decision' });
  expect(over.log).toHaveLength(1);
});

test('several actions are played as one, or none of them', () => {
  const match = played(`chance ${DEAL}`);
  const raise: ToyAction = { kind: 'raise' };
  expect(match.playAll('red', [raise, raise, raise])).toMatchObject({
    index: 2,
    refusal: { clause: 'TOY-2', code: 'stake-is-full' },
  });
  expect(match.state.stake).toBe(1);
  expect(match.playAll('red', [raise, raise, { kind: 'ready' }])).toBeUndefined();
  expect(match.state).toMatchObject({ stake: 3, phase: 'bid' });
});

describe('a line that reveals something is the last of its act', () => {
  // Raising shows whether the other side holds the highest card; a card above 2 may then not be bid.
  interface Peeked extends ToyState {
    /** 0: nobody has looked, 1: it is not there, 2: it is. */
    peek: number;
  }
  const peeked = (state: ToyState): Peeked => state as Peeked;
  type Peeking = ToyView & { peek: number };
  const peeking: Game<ToyState, ToyAction, Peeking, ToyEvent> = {
    ...toy,
    setup: (setup) => ({ ...toy.setup(setup), peek: 0 }) as Peeked,
    clone: (state) => ({ ...toy.clone(state), peek: peeked(state).peek }) as Peeked,
    view: (state, side) => ({ ...toy.view(state, side), peek: peeked(state).peek }),
    guess: (view, random, setup) => {
      const guess = { ...toy.guess(view, random, setup), peek: view.peek } as Peeked;
      const [hand, other] = [guess.hands[1], guess.out];
      const from = view.peek === 2 ? other : view.peek === 1 ? hand : [];
      const to = view.peek === 2 ? hand : other;
      if (from.includes(8)) {
        from.splice(from.indexOf(8), 1, to[0]!);
        to.splice(0, 1, 8);
      }
      return guess;
    },
    apply: (state, side, action, emit) => {
      toy.apply(state, side, action, emit);
      if (action.kind === 'raise') peeked(state).peek = state.hands[1].includes(8) ? 2 : 1;
    },
    check: (state, side, action) =>
      action.kind === 'ready' && peeked(state).peek === 2
        ? refuse('TOY-2', 'afraid')
        : toy.check(state, side, action),
  };
  const raise: ToyAction = { kind: 'raise' };
  const ready: ToyAction = { kind: 'ready' };
  const cheat: ToyAction = { kind: 'bid', card: 9 };

  /** The same to the eyes of red: blue holds the highest card, or nobody does. */
  const worlds = (): Match<ToyState, ToyAction, Peeking, ToyEvent>[] =>
    [
      [4, 5, 8],
      [4, 5, 6],
    ].map((blue) => {
      const match = new Match(peeking, { scenario: 'short', options: {} });
      const at = toy.arrange({ scenario: 'short', options: {} }, { red: [1, 2, 3], blue });
      match.state = { ...at, peek: 0 } as Peeked;
      return match;
    });

  test('an act that is refused tells nothing of what its first line would have shown', () => {
    const [there, away] = worlds().map((match) => match.playAll('red', [raise, ready, cheat]));
    expect(there).toEqual(away);
  });

  test.each([
    ['what is legal in one world only', [raise, ready]],
    ['what is refused in both', [raise, cheat]],
    ['what is refused at once', [cheat, raise]],
    ['three lines, the second of which cannot be known', [raise, raise, ready]],
  ])('%s', (_, act) => {
    const [there, away] = worlds();
    const [one, other] = [there!, away!].map((match) => match.playAll('red', act));
    const standing = [there!, away!].map((match) => match.entries.length);
    // What differs has been paid for: the line that told it stands.
    if (standing[0] === 0 || standing[1] === 0) expect(one).toEqual(other);
    expect(standing[0]).toBe(standing[1]);
  });

  test('it stands, and the rest is handed back', () => {
    for (const match of worlds()) {
      expect(match.playAll('red', [raise, raise, ready])).toEqual({ played: 1 });
      expect(match.entries.map(({ text }) => text)).toEqual(['raise']);
      expect(match.state.stake).toBe(2);
    }
  });
});

test('only chance rolls, and nobody plays out of turn', () => {
  const match = played();
  expect(match.play('red', { kind: 'ready' })).toMatchObject({
    clause: 'TOY-1',
    code: 'dice-first',
  });
  expect(match.play(CHANCE, { kind: 'roll', dice: [9] })).toMatchObject({ code: 'wrong-dice' });
  expect(match.playLine({ side: CHANCE, text: DEAL })).toBeUndefined();
  expect(match.play('blue', { kind: 'ready' })).toMatchObject({ code: 'not-your-decision' });
  expect(match.play('red', { kind: 'roll', dice: [1] })).toMatchObject({
    code: 'only-chance-rolls',
  });
  expect(match.playLine({ side: 'red', text: '?' })).toMatchObject({ code: 'not-notation' });
});

test('playing asks for no guesses: whether a line can be undone is judged when undo is asked', () => {
  let guesses = 0;
  const guess: typeof toy.guess = (view, random, setup) => {
    guesses++;
    return toy.guess(view, random, setup);
  };
  const counting = new Match({ ...toy, guess }, SETUP);
  counting.playLine({ side: CHANCE, text: DEAL });
  counting.playLine({ side: 'red', text: 'raise' });
  expect(guesses).toBe(0);
  expect(counting.checkUndo('red')).toBeUndefined();
  expect(guesses).toBeGreaterThan(0);
});

test('undo gives the very state that playing without the line gives', () => {
  const match = played(`chance ${DEAL}`, 'red raise', 'red raise', 'red undo', 'red ready');
  expect(match.state).toEqual(played(`chance ${DEAL}`, 'red raise', 'red ready').state);
});

test('undo after undo: each line is judged by itself, whatever came before it', () => {
  const match = played(`chance ${DEAL}`, 'red raise', 'red raise', 'red ready');
  expect(match.undo('red')).toBeUndefined();
  expect(match.undo('red')).toBeUndefined();
  expect(match.undo('red')).toBeUndefined();
  expect(match.undo('red')).toMatchObject({ code: 'nothing-to-undo' });
  expect(match.barrier).toBe(1);
  expect(match.state).toEqual(played(`chance ${DEAL}`).state);
});

test('what has been judged stays judged after an undo', () => {
  let guesses = 0;
  const guess: typeof toy.guess = (view, random, setup) => {
    guesses++;
    return toy.guess(view, random, setup);
  };
  const match = new Match({ ...toy, guess }, SETUP);
  for (const text of [DEAL, 'raise', 'raise'])
    match.playLine({ side: text === DEAL ? CHANCE : 'red', text });
  expect(match.barrier).toBe(1);
  guesses = 0;
  expect(match.undo('red')).toBeUndefined();
  expect(match.barrier).toBe(1);
  expect(guesses).toBe(0);
});
