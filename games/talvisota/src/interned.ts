// Every action exists once, frozen, found by its numbers: `choices` lists millions of them.
import type { Action } from './actions.ts';
import {
  areAdjacent,
  ENVIRONMENT_NAMES,
  type EnvironmentId,
  type FrontId,
  frontOf,
  ICE_TURN,
  isSoviet,
  PLACE_COUNT,
  type Place,
  SPACE_COUNT,
  type SpaceId,
  STRATEGY_NAMES,
  type StrategyId,
  SUPPORT_NAMES,
  type SupportId,
  UNIT_NAMES,
  type UnitType,
} from './data/index.ts';

const freeze = <A extends Action>(action: A): A => Object.freeze(action);
const times = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const placing = times(12, (i) => freeze({ kind: 'place', unit: i % 4, front: i >> 2 }));
export const placeAction = (unit: UnitType, front: FrontId): Action => placing[front * 4 + unit]!;
const recovering = times(12, (i) => freeze({ kind: 'recover', unit: i % 4, front: i >> 2 }));
export const recoverAction = (unit: UnitType, front: FrontId): Action =>
  recovering[front * 4 + unit]!;

// Only moves within a front are ever legal (TV-A53).
const moving: readonly (readonly Action[])[] = times(PLACE_COUNT * 4, (i) => {
  const from = i >> 2;
  const row: Action[] = [];
  for (let to = 0; to < SPACE_COUNT; to++)
    if (frontOf(to) === frontOf(from)) row[to] = freeze({ kind: 'move', unit: i & 3, from, to });
  return row;
});
export const movesFrom = (unit: UnitType, from: Place): readonly Action[] =>
  moving[from * 4 + unit]!;

/** Those of them that stay in Soviet territory, which are always legal. */
const movingInside = moving.map((row) =>
  row.filter((move) => move.kind === 'move' && isSoviet(move.to) && move.to !== move.from),
);
export const movesInside = (unit: UnitType, from: Place): readonly Action[] =>
  movingInside[from * 4 + unit]!;

const spaceActions = <
  K extends 'mark' | 'unmark' | 'resolve' | 'onward' | 'retreat' | 'withdraw' | 'starve' | 'expose',
>(
  kind: K,
) => times(SPACE_COUNT, (space) => freeze({ kind, space } as Action));
const marks = spaceActions('mark');
const unmarks = spaceActions('unmark');
const resolves = spaceActions('resolve');
const onwards = spaceActions('onward');
const retreats = spaceActions('retreat');
const withdraws = spaceActions('withdraw');
const starves = spaceActions('starve');
const exposes = spaceActions('expose');
export const markAction = (space: SpaceId): Action => marks[space]!;
export const unmarkAction = (space: SpaceId): Action => unmarks[space]!;
export const resolveAction = (space: SpaceId): Action => resolves[space]!;
export const onwardAction = (space: SpaceId): Action => onwards[space]!;
export const retreatAction = (space: SpaceId): Action => retreats[space]!;
export const withdrawAction = (space: SpaceId): Action => withdraws[space]!;
export const starveAction = (space: SpaceId): Action => starves[space]!;
export const exposeAction = (space: SpaceId): Action => exposes[space]!;
const harassments = times(SPACE_COUNT * 3, (i) =>
  freeze({ kind: 'harass', space: Math.floor(i / 3), scouts: (i % 3) + 1 }),
);
export const harassAction = (space: SpaceId, scouts: number): Action =>
  harassments[space * 3 + scouts - 1]!;
const stays = times(4, (scouts) => freeze({ kind: 'stay', scouts }));
export const stayAction = (scouts: number): Action => stays[scouts]!;

const boxings = times(24, (i) =>
  freeze({ kind: 'box', strategy: Math.floor(i / 3), front: i % 3 }),
);
export const boxAction = (strategy: StrategyId, front: FrontId): Action =>
  boxings[strategy * 3 + front]!;
const unboxings = times(8, (strategy) => freeze({ kind: 'unbox', strategy }));
export const unboxAction = (strategy: StrategyId): Action => unboxings[strategy]!;
const clearings = times(8, (strategy) => freeze({ kind: 'clear', strategy }));
export const clearAction = (strategy: StrategyId): Action => clearings[strategy]!;
const entrenchings = times(8, (strategy) => freeze({ kind: 'entrench', strategy }));
export const entrenchAction = (strategy: StrategyId): Action => entrenchings[strategy]!;
const answers = times(8, (strategy) => freeze({ kind: 'answer', strategy }));
export const answerAction = (strategy: StrategyId): Action => answers[strategy]!;

const unitsByPlace = (kind: 'assign' | 'reinforce') =>
  times(4 * PLACE_COUNT * 4, (i) => {
    const place = (i >> 2) % PLACE_COUNT;
    return freeze({ kind, strategy: Math.floor((i >> 2) / PLACE_COUNT), unit: i & 3, place });
  });
const assignments = unitsByPlace('assign');
const reinforcings = unitsByPlace('reinforce');
export const assignAction = (strategy: StrategyId, unit: UnitType, place: Place): Action =>
  assignments[(strategy * PLACE_COUNT + place) * 4 + unit]!;
export const reinforceAction = (strategy: StrategyId, unit: UnitType, place: Place): Action =>
  reinforcings[(strategy * PLACE_COUNT + place) * 4 + unit]!;
const finnishAssignments = times(20, (i) =>
  freeze({ kind: 'assign', strategy: 4 + Math.floor(i / 5), unit: 4 + (i % 5), place: -1 }),
);
export const assignFinnsAction = (strategy: StrategyId, unit: UnitType): Action =>
  finnishAssignments[(strategy - 4) * 5 + unit - 4]!;

const supportings = times(STRATEGY_NAMES.length * SUPPORT_NAMES.length, (i) =>
  freeze({
    kind: 'support',
    strategy: Math.floor(i / SUPPORT_NAMES.length),
    support: i % SUPPORT_NAMES.length,
  }),
);
export const supportAction = (strategy: StrategyId, support: SupportId): Action =>
  supportings[strategy * SUPPORT_NAMES.length + support]!;
const layings = (kind: 'lay' | 'lift') =>
  times(SUPPORT_NAMES.length * 3, (i) =>
    freeze({ kind, support: Math.floor(i / 3), front: i % 3 } as Action),
  );
const lays = layings('lay');
const lifts = layings('lift');
export const layAction = (support: SupportId, front: FrontId): Action => lays[support * 3 + front]!;
export const liftAction = (support: SupportId, front: FrontId): Action =>
  lifts[support * 3 + front]!;
const environments = times(4 * ENVIRONMENT_NAMES.length, (i) =>
  freeze({ kind: 'environment', strategy: 4 + Math.floor(i / 5), marker: i % 5 }),
);
export const environmentAction = (strategy: StrategyId, marker: EnvironmentId): Action =>
  environments[(strategy - 4) * 5 + marker]!;

const attacks: readonly (readonly Action[])[] = times(4 * SPACE_COUNT, (i) => {
  const strategy = Math.floor(i / SPACE_COUNT);
  const start = i % SPACE_COUNT;
  const row: Action[] = [];
  for (let target = 0; target < SPACE_COUNT; target++)
    if (target === start || areAdjacent(start, target, ICE_TURN))
      row[target] = freeze({ kind: 'attack', strategy, target, start });
  return row;
});
export const attackAction = (strategy: StrategyId, target: SpaceId, start: SpaceId): Action =>
  attacks[strategy * SPACE_COUNT + start]![target]!;

const unitActions = (kind: 'lose' | 'engage' | 'advance' | 'take') =>
  times(UNIT_NAMES.length, (unit) => freeze({ kind, unit } as Action));
const losings = unitActions('lose');
const engagings = unitActions('engage');
const advancings = unitActions('advance');
const takings = unitActions('take');
export const loseAction = (unit: UnitType): Action => losings[unit]!;
export const engageAction = (unit: UnitType): Action => engagings[unit]!;
export const advanceAction = (unit: UnitType): Action => advancings[unit]!;
export const takeAction = (unit: UnitType): Action => takings[unit]!;

const effects = (kind: 'meretskov' | 'timoshenko' | 'mannerheim') =>
  times(3, (effect) => freeze({ kind, effect } as Action));
const meretskovs = effects('meretskov');
const timoshenkos = effects('timoshenko');
const mannerheims = effects('mannerheim');
export const meretskovAction = (effect: number): Action => meretskovs[effect]!;
export const timoshenkoAction = (effect: number): Action => timoshenkos[effect]!;
export const mannerheimAction = (effect: number): Action => mannerheims[effect]!;

export const COMMIT: Action = freeze({ kind: 'commit' });
export const DECLINE: Action = freeze({ kind: 'decline' });
export const END: Action = freeze({ kind: 'end' });
export const HOLD_ACTION: Action = freeze({ kind: 'hold' });
export const NKVD_ACTION: Action = freeze({ kind: 'nkvd' });
export const FALL_BACK: Action = freeze({ kind: 'fall-back' });
export const FIGHT: Action = freeze({ kind: 'fight' });
export const STOP: Action = freeze({ kind: 'stop' });
export const PASS: Action = freeze({ kind: 'pass' });
export const DONE: Action = freeze({ kind: 'done' });
