// A tiny game with everything that is hard about the real ones: a shuffle nobody sees, hidden hands, a public pick that
// can be undone, a secret simultaneous choice, a die. Two sides, eight cards, two or three rounds.
//   TOY-1 the deck is shuffled, each side gets three cards, two stay out
//   TOY-2 the leader raises the stake of 1 up to twice, then is ready
//   TOY-3 both sides bid a card, secretly
//   TOY-4 on 4 to 6 the higher card wins the stake, else the lower; without the option `die` the higher
//   TOY-5 after the last round the richer side wins
import {
  Breakdown,
  checkRoll,
  type Decision,
  type Game,
  type GameEvent,
  isRoll,
  type Json,
  orderOf,
  PositionError,
  type Refusal,
  type Roll,
  refuse,
  type Setup,
  type Side,
  shuffle,
  shuffleFaces,
} from '../src/index.ts';

export const SIDES = ['red', 'blue'] as const;
const CARDS = 8;
const HAND = 3;

export interface ToyState {
  rounds: number;
  die: boolean;
  phase: 'deal' | 'stake' | 'bid' | 'roll' | 'over';
  round: number;
  hands: [number[], number[]];
  /** 0: no card yet. */
  bids: [number, number];
  played: number[];
  /** Cards that nobody has; their order is of no importance. */
  out: number[];
  stake: number;
  points: [number, number];
}

export type ToyAction = { kind: 'raise' } | { kind: 'ready' } | { kind: 'bid'; card: number };
export interface ToyEvent extends GameEvent {
  kind: 'dealt' | 'bid' | 'won';
  side?: Side;
  points?: number;
}

export interface ToyView {
  side: Side | undefined;
  rounds: number;
  die: boolean;
  phase: ToyState['phase'];
  round: number;
  hand: number[];
  /** Cards in each hand and on the table face down. */
  held: number;
  bid: number;
  /** Both bids, once they are open. */
  open: [number, number];
  played: number[];
  stake: number;
  points: [number, number];
}

const indexOf = (side: Side | undefined): number => SIDES.indexOf(side as (typeof SIDES)[number]);
const leader = (state: ToyState): Side => SIDES[(state.round + 1) % 2]!;

function decision(state: ToyState): Decision {
  switch (state.phase) {
    case 'deal':
      return { kind: 'chance', ask: ask('deal', 'TOY-1'), faces: shuffleFaces(CARDS) };
    case 'stake':
      return { kind: 'choose', sides: [leader(state)], ask: ask('stake', 'TOY-2') };
    case 'bid': {
      const sides = SIDES.filter((_, i) => state.bids[i] === 0);
      return { kind: 'choose', sides, ask: ask('bid', 'TOY-3') };
    }
    case 'roll':
      return { kind: 'chance', ask: ask('roll', 'TOY-4'), faces: [6] };
    case 'over': {
      const [red, blue] = state.points;
      const winner = red === blue ? undefined : SIDES[red > blue ? 0 : 1];
      return { kind: 'over', winner, clause: 'TOY-5' };
    }
  }
}

const ask = (kind: string, clause: string) => ({ kind, clause });

function choices(state: ToyState, side: Side): ToyAction[] {
  if (state.phase === 'stake') {
    const ready: ToyAction = { kind: 'ready' };
    return state.stake < 3 ? [{ kind: 'raise' }, ready] : [ready];
  }
  return state.hands[indexOf(side)]!.map((card) => ({ kind: 'bid', card }));
}

function check(state: ToyState, side: Side, action: ToyAction | Roll): Refusal | undefined {
  const asked = decision(state);
  if (isRoll(action))
    return asked.kind === 'chance'
      ? checkRoll(asked.faces, action)
      : refuse('engine', 'no-dice-now');
  if (asked.kind !== 'choose') return refuse('TOY-4', 'dice-first');
  if (action.kind === 'bid') {
    if (state.phase !== 'bid') return refuse('TOY-3', 'not-yet');
    const hand = state.hands[indexOf(side)]!;
    if (hand.includes(action.card)) return undefined;
    return refuse('TOY-3', 'not-in-hand', { card: action.card }, `bid ${hand[0]}`);
  }
  if (state.phase !== 'stake') return refuse('TOY-2', 'too-late');
  if (action.kind === 'raise' && state.stake >= 3)
    return refuse('TOY-2', 'stake-is-full', { limit: 3 });
  return undefined;
}

function apply(
  state: ToyState,
  side: Side,
  action: ToyAction | Roll,
  emit: (event: ToyEvent) => void = () => {},
): void {
  if (isRoll(action)) {
    if (state.phase === 'deal') deal(state, action, emit);
    else settle(state, action.dice[0]! >= 4, emit);
  } else if (action.kind === 'raise') state.stake++;
  else if (action.kind === 'ready') state.phase = 'bid';
  else {
    const i = indexOf(side);
    state.hands[i] = state.hands[i]!.filter((card) => card !== action.card);
    state.bids[i] = action.card;
    emit({ kind: 'bid', side, to: [side] });
    if (state.bids.every((card) => card > 0)) {
      if (state.die) state.phase = 'roll';
      else settle(state, true, emit);
    }
  }
}

function deal(state: ToyState, roll: Roll, emit: (event: ToyEvent) => void): void {
  const cards = orderOf(CARDS, roll.dice).map((place) => place + 1);
  state.hands = [sorted(cards.slice(0, HAND)), sorted(cards.slice(HAND, 2 * HAND))];
  state.out = sorted(cards.slice(2 * HAND));
  state.phase = 'stake';
  emit({ kind: 'dealt' });
}

function settle(state: ToyState, high: boolean, emit: (event: ToyEvent) => void): void {
  const [red, blue] = state.bids;
  const winner = red > blue === high ? 0 : 1;
  state.points[winner] += state.stake;
  emit({ kind: 'won', side: SIDES[winner], points: state.stake });
  state.played.push(red, blue);
  state.bids = [0, 0];
  state.stake = 1;
  state.round++;
  state.phase = state.round > state.rounds ? 'over' : 'stake';
}

const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);

function view(state: ToyState, side: Side | undefined): ToyView {
  const i = indexOf(side);
  const { rounds, die, phase, round, stake } = state;
  const bid = i < 0 ? 0 : state.bids[i]!;
  return {
    side,
    rounds,
    die,
    phase,
    round,
    hand: i < 0 ? [] : [...state.hands[i]!],
    held: phase === 'deal' ? 0 : HAND - state.played.length / 2,
    bid,
    open: phase === 'roll' ? [...state.bids] : [0, 0],
    played: [...state.played],
    stake,
    points: [...state.points],
  };
}

function guess(seen: ToyView, random: (below: number) => number): ToyState {
  const { rounds, die, phase, round, stake } = seen;
  const i = indexOf(seen.side);
  const state: ToyState = {
    rounds,
    die,
    phase,
    round,
    hands: [[], []],
    bids: [...seen.open],
    played: [...seen.played],
    out: [],
    stake,
    points: [...seen.points],
  };
  if (phase === 'deal') return state;
  const known = [...seen.hand, seen.bid, ...seen.open, ...seen.played];
  const left = shuffle(
    Array.from({ length: CARDS }, (_, card) => card + 1).filter((card) => !known.includes(card)),
    random,
  );
  for (const j of [0, 1] as const) {
    const size = seen.held - (seen.open[j] > 0 ? 1 : 0);
    state.hands[j] = j === i ? [...seen.hand] : sorted(left.splice(0, size));
  }
  if (i >= 0 && seen.bid > 0) state.bids[i] = seen.bid;
  state.out = sorted(left);
  return state;
}

function setup({ scenario, options }: Setup): ToyState {
  return {
    rounds: scenario === 'long' ? 3 : 2,
    die: options.die !== 'off',
    phase: 'deal',
    round: 1,
    hands: [[], []],
    bids: [0, 0],
    played: [],
    out: [],
    stake: 1,
    points: [0, 0],
  };
}

const clone = (state: ToyState): ToyState => ({
  ...state,
  hands: [[...state.hands[0]], [...state.hands[1]]],
  bids: [...state.bids],
  played: [...state.played],
  out: [...state.out],
  points: [...state.points],
});

interface ToyPosition {
  red?: number[];
  blue?: number[];
  phase?: 'stake' | 'bid';
  stake?: number;
}

function arrange(from: Setup, position: Json): ToyState {
  const { red = [1, 2, 3], blue = [4, 5, 6], ...rest } = position as ToyPosition;
  const state = setup(from);
  const all = [...red, ...blue];
  if (all.some((card) => card < 1 || card > CARDS) || new Set(all).size < 2 * HAND)
    throw new PositionError('each side needs three cards from 1 to 8, all different');
  state.hands = [sorted([...red]), sorted([...blue])];
  state.out = Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !all.includes(card));
  state.phase = rest.phase ?? 'stake';
  state.stake = rest.stake ?? 1;
  return state;
}

function audit(state: ToyState): string[] {
  if (state.phase === 'deal') return [];
  const cards = [...state.hands.flat(), ...state.played, ...state.out];
  cards.push(...state.bids.filter((card) => card > 0));
  return sorted(cards).join() === '1,2,3,4,5,6,7,8' ? [] : [`cards are ${cards.join()}`];
}

const texts = {
  title: 'Toy',
  subtitle: '',
  side: (side: Side) => side,
  scenario: (id: string) => ({ name: id, summary: '' }),
  option: (key: string) => ({ name: key, help: '' }),
  optionValue: (_: string, value: string) => value,
  prompt: ({ kind }: { kind: string }) => kind,
  waiting: ({ kind }: { kind: string }) => kind,
  action: ({ kind }: { kind: string }) => kind,
  event: ({ kind }: { kind: string }) => kind,
  refusal: ({ code }: { code: string }) => code,
  term: (label: string) => label,
  name: (key: string) => key,
  result: ({ clause }: { clause: string }) => clause,
};

export const toy: Game<ToyState, ToyAction, ToyView, ToyEvent> = {
  id: 'toy',
  rules: 2,
  sides: SIDES,
  scenarios: [{ id: 'short' }, { id: 'long', fixed: { die: 'on' } }],
  options: [
    { key: 'die', values: ['on', 'off'], clause: 'TOY-4' },
    { key: 'colour', values: ['plain', 'bright'], clause: 'TOY-1' },
  ],
  seats: () => SIDES,
  setup,
  decision,
  choices,
  check,
  apply,
  clone,
  view,
  guess,
  audience(state, side, action) {
    if (isRoll(action)) return state.phase === 'deal' ? [] : undefined;
    if (action.kind !== 'bid') return undefined;
    const last = state.bids.some((card) => card > 0);
    return last ? undefined : [side];
  },
  print: (action) => (action.kind === 'bid' ? `bid ${action.card}` : action.kind),
  parse(text) {
    if (text === 'raise' || text === 'ready') return { kind: text };
    const bid = /^bid ([1-9])$/.exec(text);
    return bid ? { kind: 'bid', card: Number(bid[1]) } : undefined;
  },
  gauges: ({ points }) => ({ red: points[0], blue: points[1] }),
  breakdowns(state): Record<string, Breakdown> {
    if (state.phase !== 'roll') return {};
    const edge = new Breakdown()
      .add('TOY-4', 'red card', state.bids[0])
      .add('TOY-4', 'blue card', -state.bids[1]);
    return { edge };
  },
  texts: () => texts,
  arrange,
  picture: (state) => ({
    phase: state.phase,
    round: state.round,
    stake: state.stake,
    hands: { red: state.hands[0], blue: state.hands[1] },
    points: { red: state.points[0], blue: state.points[1] },
  }),
  audit,
};

export const gameOf = (id: string) => (id === 'toy' ? toy : undefined);
