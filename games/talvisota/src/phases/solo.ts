// TV-9, TV-A68: the cups of the solo game. One shuffle of what may be needed stands for drawing one by one:
// the counters are dealt from it in the order of the rule, so how many are drawn tells the player nothing.
import { orderOf } from '@motti/engine';
import {
  ENVIRONMENTS,
  type EnvironmentId,
  FINNISH_RENF,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FORCE_LIMIT,
  finnishStrategy,
  MANN,
  NONE,
  nameOfSpace,
  type StrategyId,
  type SupportId,
  supportCountOf,
  type UnitType,
} from '../data/index.ts';
import {
  addFinnishSupport,
  environmentAt,
  finnishSupportInUse,
  setEntrenched,
  setEnvironment,
  supportsOf,
} from '../plans.ts';
import {
  battleAnswer,
  battleCount,
  battleTarget,
  FINLAND,
  FORCES,
  finish,
  finnsAt,
  moveFinns,
  type State,
  setAnswer,
  zoneTotal,
} from '../state.ts';
import { type Auto, type ChancePhase, diceDecide } from './phase.ts';

const SHUFFLE = diceDecide({ kind: 'shuffle', clause: 'TV-9.1d' }, [4, 3, 2]);

export const shuffleRow: ChancePhase = {
  decision: () => SHUFFLE,
  roll(s, dice, emit) {
    finish(s);
    s.row = orderOf(4, dice).map((i) => FINNISH_STRATEGIES[i]!);
    emit?.({ kind: 'row-shuffled', clause: 'TV-9.1d' });
  },
};

export const skipUnlessSolo: Auto = (s) => {
  if (s.rules.solo) return false;
  finish(s);
  return true;
};

/** TV-A68: the k-th strategy of the row answers the k-th attack, whatever the front. */
export const answerFromRow: Auto = (s, emit) => {
  if (!s.rules.solo) return false;
  finish(s);
  const battle = battleCount(s) - 1;
  setAnswer(s, battle, s.row[battle]!);
  emit?.({ kind: 'answered', clause: 'TV-9.1d', space: nameOfSpace(battleTarget(s, battle)) });
  return true;
};

/** The cups as they stand: every counter that can still be drawn, in the order of the types. */
export interface Cups {
  readonly units: UnitType[];
  readonly environment: EnvironmentId[];
  readonly supports: SupportId[];
}

export function cupsOf(s: State): Cups {
  const units: UnitType[] = [];
  for (const type of FINNISH_TYPES)
    for (let i = finnsAt(s, FORCES, type); i > 0; i--) units.push(type);
  const supports: SupportId[] = [];
  for (const support of FINNISH_SUPPORTS)
    for (let i = supportCountOf(support) - finnishSupportInUse(s, support); i > 0; i--)
      supports.push(support);
  return {
    units,
    environment: ENVIRONMENTS.filter((marker) => environmentAt(s, marker) === NONE),
    supports,
  };
}

/** How many dice each cup needs: as many counters as the placed strategies could draw at most. */
function drawsNeeded(s: State): readonly [number, number, number] {
  let units = 0;
  let environment = 0;
  let supports = 0;
  for (let battle = 0; battle < battleCount(s); battle++) {
    const strategy = finnishStrategy(battleAnswer(s, battle));
    units += strategy.units;
    environment += strategy.environment;
    supports += strategy.supports;
  }
  return [units + 2, environment, supports + 1]; // Two more for RENF, one more for MANN.
}

/** Faces of a shuffle of which only the first `needed` counters are used. */
const partialShuffle = (count: number, needed: number): number[] =>
  Array.from({ length: Math.min(needed, Math.max(0, count - 1)) }, (_, i) => count - i);

function drawFaces(s: State): readonly number[] {
  const cups = cupsOf(s);
  const [units, environment, supports] = drawsNeeded(s);
  return [
    ...partialShuffle(cups.units.length, units),
    ...partialShuffle(cups.environment.length, environment),
    ...partialShuffle(cups.supports.length, supports),
  ];
}

/** The counters of a cup in the order in which these dice draw them. */
function drawn<T>(cup: readonly T[], dice: readonly number[]): T[] {
  const left = [...cup];
  const order: T[] = [];
  for (const die of dice) order.push(...left.splice(die - 1, 1));
  return [...order, ...left];
}

/** Fills the answering strategies from shuffled cups, in the order of placement. */
export function deal(s: State, cups: Cups, answers: readonly StrategyId[]): void {
  for (const strategy of answers) {
    const { units, environment, supports, entrenchment } = finnishStrategy(strategy);
    dealUnits(s, cups, strategy, units);
    for (const marker of cups.environment.splice(0, environment))
      setEnvironment(s, marker, strategy);
    let room = supports;
    for (; room > 0 && cups.supports.length > 0; room--) {
      const support = cups.supports.shift()!;
      addFinnishSupport(s, strategy, support, 1);
      if (support === MANN) room++; // TV-3.2.2t: he comes on top.
    }
    if (supportsOf(s, strategy, FINNISH_RENF) > 0) dealUnits(s, cups, strategy, 2);
    if (entrenchment) setEntrenched(s, strategy, true);
  }
}

function dealUnits(s: State, cups: Cups, strategy: StrategyId, count: number): void {
  const room = Math.min(count, FORCE_LIMIT - zoneTotal(s, strategy));
  for (const type of cups.units.splice(0, room)) moveFinns(s, type, FORCES, strategy, 1);
}

export const skipDraw: Auto = (s) => {
  if (s.rules.solo && battleCount(s) > 0) return false;
  finish(s);
  return true;
};

export const drawMeans: ChancePhase = {
  decision: (s) => diceDecide({ kind: 'draw', clause: 'TV-9.1f' }, drawFaces(s)),
  roll(s, dice, emit) {
    finish(s);
    const cups = cupsOf(s);
    const [units, environment, supports] = drawsNeeded(s);
    const unitDice = partialShuffle(cups.units.length, units).length;
    const markerDice = unitDice + partialShuffle(cups.environment.length, environment).length;
    const supportDice = markerDice + partialShuffle(cups.supports.length, supports).length;
    const answers = Array.from({ length: battleCount(s) }, (_, battle) => battleAnswer(s, battle));
    deal(
      s,
      {
        units: drawn(cups.units, dice.slice(0, unitDice)),
        environment: drawn(cups.environment, dice.slice(unitDice, markerDice)),
        supports: drawn(cups.supports, dice.slice(markerDice, supportDice)),
      },
      answers,
    );
    emit?.({ kind: 'drawn', clause: 'TV-9.1f', to: [FINLAND] });
  },
};
