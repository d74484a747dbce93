// The laws hold on a sound game, and each of them finds a game that breaks it.
import { expect, test } from 'vitest';
import { Breakdown, type Game, isRoll, parseAction } from '../src/index.ts';
import { conformance, type FuzzOptions, fuzz } from '../src/testkit/index.ts';
import { type ToyAction, type ToyEvent, type ToyState, type ToyView, toy } from './toy.ts';

type Toy = Game<ToyState, ToyAction, ToyView, ToyEvent>;
const OPTIONS: FuzzOptions = { games: 12, seed: 'conformance' };

test('a sound game conforms', () => {
  expect(conformance(toy, { games: 60, seed: 1 })).toEqual([]);
});

let outside = 0;
const markOf = (state: ToyState): number => (state as ToyState & { marked: number }).marked;
const words = toy.texts('en');

const BROKEN: [string, string, Partial<Toy>][] = [
  ['a phase has a name', 'names no phase', { phase: () => 'nameless' }],
  [
    'own questions are known',
    'gives a hidden card away by asking',
    {
      ownAsk: (state, side) => ({
        kind: 'stake',
        clause: 'TOY-2',
        hand: state.hands[side === 'red' ? 1 : 0],
      }),
    },
  ],
  [
    'an ending is sound',
    'ends with what it refuses for no reason',
    {
      ending: () => ({ kind: 'ready' }),
      check: (state, side, action) => {
        const refusal = toy.check(state, side, action);
        return refusal && action.kind === 'ready' ? { ...refusal, clause: '' } : refusal;
      },
    },
  ],
  [
    'warnings are sound',
    'warns without words',
    { warnings: () => [{ clause: 'TOY-3', code: 'careful', facts: {} }] },
  ],
  [
    'warnings are sound',
    'gives a hidden card away by warning',
    {
      warnings: (state, side) => [
        { clause: 'TOY-3', code: 'careful', facts: { hand: state.hands[side === 'red' ? 1 : 0] } },
      ],
      texts: (locale) => ({ ...toy.texts(locale), warning: () => 'Careful!' }),
    },
  ],
  [
    'fights are sound',
    'makes chances that do not add up',
    {
      fight: () => ({
        clause: 'TOY-4',
        attacker: 'red',
        defender: 'blue',
        places: ['table'],
        forces: { red: [], blue: [] },
        strengths: { red: new Breakdown(), blue: new Breakdown() },
        outcomes: [{ result: 'red', chance: 0.5 }],
      }),
    },
  ],
  [
    'sound decision',
    'asks a side that is none',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'choose' && state.round === 2
          ? { ...found, sides: ['green'] }
          : found;
      },
    },
  ],
  [
    'sound decision',
    'asks nobody',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'choose' && state.round === 2 ? { ...found, sides: [] } : found;
      },
    },
  ],
  [
    'sound decision',
    'asks for dice without faces',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'chance' ? { ...found, faces: [0] } : found;
      },
    },
  ],
  [
    'choices are legal',
    'leaves a side without a choice',
    {
      choices: (state, side) => (state.stake === 3 ? [] : toy.choices(state, side)),
    },
  ],
  [
    'choices are legal',
    'lists what it refuses',
    {
      check: (state, side, action) =>
        action.kind === 'raise' && state.stake === 2
          ? { clause: 'TOY-2', code: 'stake-is-full', facts: {} }
          : toy.check(state, side, action),
    },
  ],
  [
    'choices are legal',
    'lists a choice twice',
    {
      choices: (state, side) => [...toy.choices(state, side), ...toy.choices(state, side)],
    },
  ],
  [
    'legal is a choice',
    'accepts what it does not list',
    {
      choices: (state, side) =>
        state.phase === 'stake' && state.round === 2
          ? [{ kind: 'ready' }]
          : toy.choices(state, side),
    },
  ],
  [
    'legal is a choice',
    'accepts a card that is not in the hand',
    {
      check: (state, side, action) =>
        action.kind === 'bid' && state.phase === 'bid' ? undefined : toy.check(state, side, action),
    },
  ],
  [
    'notation comes back',
    'reads another card than it writes',
    {
      parse: (text) => {
        const action = toy.parse(text);
        return action?.kind === 'bid' ? { kind: 'bid', card: 1 } : action;
      },
    },
  ],
  [
    'notation comes back',
    'writes what a record reads as an undo',
    {
      print: (action) => (action.kind === 'ready' ? 'undo' : toy.print(action)),
      parse: (text) => (text === 'undo' ? { kind: 'ready' } : toy.parse(text)),
    },
  ],
  [
    'notation comes back',
    'writes two spaces',
    {
      print: (action) => (action.kind === 'bid' ? `bid  ${action.card}` : action.kind),
      parse: (text) => toy.parse(text.replace('  ', ' ')),
    },
  ],
  ['a clone is apart', 'clones without its lists', { clone: (state) => ({ ...state }) }],
  [
    'a clone is apart',
    'forgets something in a clone',
    {
      clone: (state) => ({ ...toy.clone(state), played: [] }),
    },
  ],
  [
    'questions change nothing',
    'sorts a hand while it looks',
    {
      view: (state, side) => {
        state.hands[0].reverse();
        return toy.view(state, side);
      },
    },
  ],
  [
    'a state is plain data',
    'holds a number that is none',
    {
      apply: (state, side, action, emit) => {
        toy.apply(state, side, action, emit);
        if (state.round === 2) state.stake = Number.NaN;
      },
    },
  ],
  [
    'a state is plain data',
    'holds a class',
    {
      setup: (setup) => ({ ...toy.setup(setup), extra: new Set() }) as ToyState,
      clone: (state) => ({ ...toy.clone(state) }),
    },
  ],
  ['numbers are numbers', 'has a gauge that is no number', { gauges: () => ({ red: Number.NaN }) }],
  [
    'numbers are numbers',
    'adds up wrongly',
    {
      breakdowns: () => {
        const sum = new Breakdown().add('TOY-4', 'card', 1);
        sum.total = 2;
        return { sum };
      },
    },
  ],
  [
    'a state is sound',
    'loses a card',
    {
      apply: (state, side, action, emit) => {
        toy.apply(state, side, action, emit);
        if (state.round === 2) state.out = [];
      },
    },
  ],
  [
    'a guess fits its view',
    'shows the other hand',
    {
      view: (state, side) => ({ ...toy.view(state, side), hand: [...state.hands.flat()] }),
    },
  ],
  [
    'a guess fits its view',
    'shows how many cards the other holds before they are open',
    {
      view: (state, side) => ({ ...toy.view(state, side), held: state.hands[1].length }),
    },
  ],
  [
    'a guess fits its view',
    'guesses a card twice',
    {
      guess: (view, random, setup) => {
        const guess = toy.guess(view, random, setup);
        if (view.phase === 'bid') guess.out = [1, 1];
        return guess;
      },
    },
  ],
  [
    'a side plays on its guess',
    'refuses for a reason that a side cannot know',
    {
      check: (state, side, action) => {
        const refusal = toy.check(state, side, action);
        return refusal?.code === 'not-in-hand'
          ? { ...refusal, facts: { best: Math.max(...state.hands.flat()) } }
          : refusal;
      },
    },
  ],
  [
    'a side plays on its guess',
    'lets choices depend on the other hand',
    {
      choices: (state, side) =>
        state.phase === 'stake' && state.hands[1].includes(8) && side === 'red'
          ? [{ kind: 'ready' }]
          : toy.choices(state, side),
      check: (state, side, action) =>
        action.kind === 'raise' && state.hands[1].includes(8) && side === 'red'
          ? { clause: 'TOY-2', code: 'afraid', facts: {} }
          : toy.check(state, side, action),
    },
  ],
  ['a pass is legal', 'passes where it must bid', { passing: () => ({ kind: 'ready' }) }],
  [
    'what is asked tells no secret',
    'asks first who holds the highest card',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'choose' && state.phase === 'bid'
          ? { ...found, sides: state.hands[0].includes(8) ? ['red'] : found.sides }
          : found;
      },
    },
  ],
  [
    'what is asked tells no secret',
    'tells a card in a fact of what is asked',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'choose' && state.phase === 'stake'
          ? { ...found, ask: { ...found.ask, low: state.hands[state.round % 2 === 0 ? 1 : 0][0]! } }
          : found;
      },
    },
  ],
  [
    'what is asked tells no secret',
    'rolls more dice for who holds more',
    {
      decision: (state) => {
        const found = toy.decision(state);
        return found.kind === 'chance' && state.phase === 'roll' && state.out.includes(8)
          ? { ...found, faces: [6, 6] }
          : found;
      },
      check: (state, side, action) => (isRoll(action) ? undefined : toy.check(state, side, action)),
    },
  ],
  [
    'what is asked tells no secret',
    'asks otherwise on a guess',
    {
      guess: (view, random, setup) => {
        const guess = toy.guess(view, random, setup);
        return view.phase === 'bid' ? { ...guess, phase: 'roll', bids: [1, 2] } : guess;
      },
      view: (state, side) => ({
        ...toy.view(state, side),
        phase: 'bid',
        open: [0, 0],
        bid: 0,
        hand: [],
        held: 0,
        played: [],
      }),
      audit: () => [],
    },
  ],
  [
    'an act tells no secret',
    'forgets on a guess what decides its next line',
    {
      // Whether the deck is marked decides which cards may be bid, and the first to know it is whoever is ready.
      setup: (setup) => ({ ...toy.setup(setup), marked: 0 }) as ToyState,
      clone: (state) => ({ ...toy.clone(state), marked: markOf(state) }) as ToyState,
      guess: (view, random, setup) => {
        const guess = toy.guess(view, random, setup);
        return { ...guess, marked: view.phase === 'stake' ? random(2) : 0 } as ToyState;
      },
      check: (state, side, action) =>
        action.kind === 'bid' && state.phase === 'bid' && markOf(state) === 1
          ? { clause: 'TOY-3', code: 'marked', facts: {} }
          : toy.check(state, side, action),
    },
  ],
  ['hidden lines show nothing', 'hides a bid and shows it', { audience: (_, side) => [side] }],
  [
    'hidden lines show nothing',
    'hides a bid from the bidder',
    {
      audience: (state, side, action) =>
        !isRoll(action) && action.kind === 'bid' ? [] : toy.audience(state, side, action),
    },
  ],
  [
    'hidden lines show nothing',
    'tells everybody of a hidden bid',
    {
      apply: (state, side, action, emit) =>
        toy.apply(state, side, action, emit && (({ to: _, ...event }) => emit(event))),
    },
  ],
  [
    'a record replays',
    'depends on what is not in the state',
    {
      apply: (state, side, action, emit) => {
        toy.apply(state, side, action, emit);
        if (state.phase === 'over') state.points = [++outside, 0];
      },
    },
  ],
  [
    'a match ends',
    'never ends',
    {
      apply: (state, side, action, emit) => {
        toy.apply(state, side, action, emit);
        if (state.phase === 'over')
          Object.assign(state, toy.setup({ scenario: 'short', options: {} }));
      },
    },
  ],
  [
    'no crash',
    'throws',
    {
      apply: (state, side, action, emit) => {
        if (state.stake === 3) throw new Error('out of luck');
        toy.apply(state, side, action, emit);
      },
    },
  ],
  [
    'words for everything',
    'has no word for an action in French',
    {
      texts: (locale) => (locale === 'en' ? words : { ...words, action: () => '' }),
    },
  ],
  [
    'words for everything',
    'says undefined for an event',
    {
      texts: (locale) =>
        locale === 'fr' ? words : { ...words, event: ({ points }) => `won ${points}` },
    },
  ],
  [
    'two set-ups',
    'sets up otherwise each time',
    {
      setup: (setup) => ({ ...toy.setup(setup), stake: 1 + (outside++ % 2) }),
    },
  ],
  ['a side cannot be called', 'calls a side chance', { sides: ['chance', 'blue'] }],
  [
    'is no plain word',
    'has an option of two words',
    {
      options: [{ key: 'the die', values: ['on'], clause: 'TOY-4' }],
    },
  ],
  [
    'no words in “fr”',
    'has no French title',
    {
      texts: (locale) => (locale === 'en' ? words : { ...words, title: '' }),
    },
  ],
  ['the seats of', 'seats nobody', { seats: () => [] }],
];

test.each(BROKEN)('%s: found in a game that %s', (law, _, changes) => {
  const problems = conformance({ ...toy, ...changes }, { ...OPTIONS, longest: 200 });
  expect(problems.join('\n')).toContain(law);
});

test('a game with endlessly many legal actions need not list them', () => {
  const open: Toy = {
    ...toy,
    choices: (state, side) =>
      state.phase === 'stake' && state.round === 2 ? [{ kind: 'ready' }] : toy.choices(state, side),
  };
  expect(conformance(open, { ...OPTIONS, exhaustive: false })).toEqual([]);
});

test('a card laid face down may be seen to lie there', () => {
  // Whether the other has bid is seen in the number of their cards: a trace that the game must declare.
  const seen: Partial<Toy> = {
    view: (state, side) => {
      const view = toy.view(state, side);
      const other = side === 'red' ? 1 : 0;
      return side && state.phase === 'bid' ? { ...view, open: traceOf(state, other) } : view;
    },
    guess: (view, random, setup) => {
      const guess = toy.guess(
        { ...view, open: view.phase === 'bid' ? [0, 0] : view.open },
        random,
        setup,
      );
      const other = view.side === 'red' ? 1 : 0;
      const hand = guess.hands[other]!;
      if (view.phase === 'bid' && view.open[other] === -1) guess.bids[other] = hand.pop()!;
      return guess;
    },
  };
  const traceOf = (state: ToyState, other: 0 | 1): [number, number] => {
    const trace: [number, number] = [0, 0];
    trace[other] = state.bids[other] > 0 ? -1 : 0;
    return trace;
  };
  const undeclared = conformance({ ...toy, ...seen }, OPTIONS);
  expect(undeclared.join('\n')).toContain('hidden lines show nothing');
  expect(conformance({ ...toy, ...seen, faceDown: ['bid'] }, OPTIONS)).toEqual([]);
  const hidden: Partial<Toy> = {
    audience: (state, side, action) =>
      action.kind === 'bid' ? [] : toy.audience(state, side, action),
  };
  const own = conformance({ ...toy, ...seen, ...hidden, faceDown: ['bid'] }, OPTIONS);
  expect(own.join('\n')).toContain('hidden from its maker');
});

test('fuzzing reports as it goes, and a failure is a record of the lines that led to it', () => {
  const broken: Toy = { ...toy, audit: (state) => (state.round === 2 ? ['round two!'] : []) };
  const steps = fuzz(broken, { games: 5, seed: 3 });
  const first = steps.next();
  expect(first.done).toBe(false);
  expect(first.value).toMatchObject({
    games: 1,
    failures: [{ law: 'a state is sound', why: 'round two!' }],
  });
  const { record } = first.value.failures[0]!;
  expect(first.value.actions).toBe(record.lines.length);
  const last = [...steps].at(-1)!;
  expect(last).toMatchObject({ games: 5 });
  expect(last.failures).toHaveLength(5);
});

test('an unsound state is found at the line that made it, however seldom all laws are looked at', () => {
  const broken: Toy = { ...toy, audit: (state) => (state.round === 2 ? ['round two!'] : []) };
  const { failures } = [...fuzz(broken, { games: 1, seed: 3, every: 1_000_000 })].at(-1)!;
  expect(failures).toMatchObject([{ law: 'a state is sound', why: 'round two!' }]);
  const { lines } = failures[0]!.record;
  const state = toy.setup(failures[0]!.record.setup);
  for (const { side, text } of lines.slice(0, -1))
    toy.apply(state, side, parseAction(toy, text) as ToyAction);
  expect(state.round).toBe(1);
});

test('the same seed finds the same failures', () => {
  const broken: Toy = { ...toy, audit: (state) => (state.stake === 3 ? ['too rich'] : []) };
  const run = () => [...fuzz(broken, { games: 10, seed: 'x' })].at(-1)!.failures;
  expect(run()).toEqual(run());
  expect(run().length).toBeGreaterThan(0);
});

test('choices may list everything in one set-up and not in another', () => {
  // In the long scenario a card may be bid that choices leave out.
  const isLong = ({ scenario }: { scenario: string }) => scenario === 'long';
  const some: Partial<Toy> = {
    choices: (state, side) =>
      state.phase === 'bid' && state.rounds === 3 && state.round === 2
        ? toy.choices(state, side).slice(0, 1)
        : toy.choices(state, side),
  };
  const found = conformance({ ...toy, ...some }, { games: 30, seed: 4 });
  expect(found.join('\n')).toContain('legal is a choice');
  const told = { ...toy, ...some, representative: isLong };
  expect(conformance(told, { games: 30, seed: 4 })).toEqual([]);
  const wrong = { ...told, representative: (setup: { scenario: string }) => !isLong(setup) };
  expect(conformance(wrong, { games: 30, seed: 4 }).join('\n')).toContain('legal is a choice');
});
