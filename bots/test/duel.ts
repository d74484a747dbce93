// A toy game for tests: two sides strike or guard in secret, a die falls for each, the first to lose all heart loses.
import {
  Breakdown,
  checkRoll,
  type Decision,
  type Game,
  type GameEvent,
  isRoll,
  type Json,
  PositionError,
  type Refusal,
  type Roll,
  refuse,
  type Setup,
  type Side,
  type Texts,
} from '@motti/engine';

const STANCES = ['strike', 'guard', 'wait'] as const;
export type Stance = (typeof STANCES)[number];
export type DuelAction = { readonly kind: Stance };
export interface DuelState {
  turn: number;
  last: number;
  heart: [number, number];
  stance: [Stance | undefined, Stance | undefined];
}
/** What a side sees: its own stance; of the other only whether it has chosen. */
export interface DuelView extends Omit<DuelState, 'stance'> {
  viewer: Side | undefined;
  chosen: [boolean, boolean];
  own: Stance | undefined;
}
export type DuelEvent = GameEvent & { readonly kind: 'blow'; side: Side; lost: number };

const SIDES = ['red', 'blue'] as const;
const seat = (side: Side): 0 | 1 => (side === 'red' ? 0 : 1);

function decision(state: DuelState): Decision {
  const [red, blue] = state.heart;
  if (red <= 0 && blue <= 0) return { kind: 'over', winner: undefined, clause: 'DU-3b' };
  if (red <= 0) return { kind: 'over', winner: 'blue', clause: 'DU-3a', level: 'decisive' };
  if (blue <= 0) return { kind: 'over', winner: 'red', clause: 'DU-3a', level: 'decisive' };
  if (state.turn > state.last) {
    const winner = red === blue ? undefined : red > blue ? 'red' : 'blue';
    return { kind: 'over', winner, clause: 'DU-3c', level: 'marginal' };
  }
  const sides = SIDES.filter((side) => state.stance[seat(side)] === undefined);
  if (sides.length > 0) return { kind: 'choose', sides, ask: { kind: 'stance', clause: 'DU-1a' } };
  return { kind: 'chance', ask: { kind: 'blows', clause: 'DU-2a' }, faces: [3, 3] };
}

function check(state: DuelState, side: Side, action: DuelAction | Roll): Refusal | undefined {
  if (isRoll(action)) return checkRoll([3, 3], action);
  if (action.kind === 'wait' && state.heart[seat(side)] < 3)
    return refuse('DU-1b', 'too-weak-to-wait', { heart: state.heart[seat(side)] }, 'guard');
  return undefined;
}

function blow(state: DuelState, from: 0 | 1, die: number): Breakdown {
  const sum = new Breakdown().add('DU-2a', 'die', die);
  if (state.stance[from] === 'strike') sum.add('DU-2b', 'strike', 1);
  if (state.stance[from === 0 ? 1 : 0] === 'guard') sum.add('DU-2c', 'guard', -2);
  return sum.atLeast(0, 'DU-2d');
}

function apply(
  state: DuelState,
  side: Side,
  action: DuelAction | Roll,
  emit?: (event: DuelEvent) => void,
): void {
  if (!isRoll(action)) {
    state.stance[seat(side)] = action.kind;
    return;
  }
  const byRed = state.stance[0] === 'wait' ? 0 : blow(state, 0, action.dice[0]!).total;
  const byBlue = state.stance[1] === 'wait' ? 0 : blow(state, 1, action.dice[1]!).total;
  state.heart = [state.heart[0] - byBlue, state.heart[1] - byRed];
  state.stance = [undefined, undefined];
  state.turn++;
  emit?.({ kind: 'blow', side: 'red', lost: byBlue });
  emit?.({ kind: 'blow', side: 'blue', lost: byRed });
}

function setup({ scenario, options }: Setup): DuelState {
  const heart = options.heart === '12' ? 12 : 8;
  return {
    turn: 1,
    last: scenario === 'short' ? 3 : 8,
    heart: [heart, heart],
    stance: [undefined, undefined],
  };
}

const words = (fr: boolean): Texts<DuelAction, DuelEvent> => ({
  title: fr ? 'Le duel' : 'The duel',
  subtitle: '',
  side: (side) => (fr ? { red: 'Rouge', blue: 'Bleu' }[side] : { red: 'Red', blue: 'Blue' }[side])!,
  scenario: (id) => ({ name: id, summary: '' }),
  option: (key) => ({ name: key, help: '' }),
  optionValue: (_, value) => value,
  prompt: () => (fr ? '**Choisissez** votre garde.' : '**Choose** your stance.'),
  waiting: (_, sides) => `${sides.join(', ')}…`,
  action: (action) => (isRoll(action) ? `roll ${action.dice.join(' ')}` : action.kind),
  event: (event) => `${event.side} −${event.lost}`,
  refusal: (refusal) => `${refusal.code} (${refusal.clause})`,
  term: (label) => label,
  name: (key) => key,
  result: (over) => (over.winner ? `${over.winner}, ${over.clause}` : `draw, ${over.clause}`),
});

export const duel: Game<DuelState, DuelAction, DuelView, DuelEvent> = {
  id: 'duel',
  rules: 1,
  sides: SIDES,
  scenarios: [{ id: 'long' }, { id: 'short', fixed: { heart: '8' } }],
  options: [{ key: 'heart', values: ['8', '12'], clause: 'DU-1c' }],
  seats: () => SIDES,
  setup,
  decision,
  choices: (state, side) =>
    STANCES.map((kind) => ({ kind })).filter((action) => !check(state, side, action)),
  check,
  apply,
  clone: (state) => ({ ...state, heart: [...state.heart], stance: [...state.stance] }),
  view: (state, viewer) => ({
    turn: state.turn,
    last: state.last,
    heart: [...state.heart],
    viewer,
    chosen: [state.stance[0] !== undefined, state.stance[1] !== undefined],
    own: viewer === undefined ? undefined : state.stance[seat(viewer)],
  }),
  guess: (view, random) => {
    const stance: DuelState['stance'] = [undefined, undefined];
    for (const side of SIDES) {
      const i = seat(side);
      if (!view.chosen[i]) continue;
      stance[i] =
        side === view.viewer ? view.own : STANCES[random(view.heart[i] < 3 ? 2 : STANCES.length)];
    }
    return { turn: view.turn, last: view.last, heart: [...view.heart], stance };
  },
  audience: (_, side, action) => (isRoll(action) ? undefined : [side]),
  print: (action) => action.kind,
  parse: (text) => {
    const kind = STANCES.find((stance) => stance === text);
    return kind && { kind };
  },
  gauges: (state) => ({
    turn: state.turn,
    'heart.red': state.heart[0],
    'heart.blue': state.heart[1],
  }),
  breakdowns: (state) =>
    state.stance.includes(undefined) ? {} : { red: blow(state, 0, 1), blue: blow(state, 1, 1) },
  texts: (locale) => words(locale === 'fr'),
  arrange: (from, position) => {
    const state = setup(from);
    for (const [key, value] of Object.entries(position as Record<string, Json>)) {
      if (key !== 'turn' || typeof value !== 'number') throw new PositionError(`no such ${key}`);
      state.turn = value;
    }
    return state;
  },
  picture: (state) => ({ turn: state.turn, heart: { red: state.heart[0], blue: state.heart[1] } }),
  audit: (state) => (state.turn < 1 ? ['no turn'] : []),
};
