// Who is asked what, what he may answer, why not, and what follows: one table of steps over the phases.
import {
  type Ask,
  CHANCE,
  checkRoll,
  type Decision,
  isRoll,
  type Refusal,
  type Roll,
  refuse,
  type Side,
} from '@motti/engine';
import {
  type Action,
  type ActionKind,
  DONE,
  type Emitter,
  ENDED_STEPS,
  type Event,
} from './actions.ts';
import { FINN, hexName, SIDE_OF, SOVIET, sideName, unitName } from './data/index.ts';
import { beginTurn } from './flow.ts';
import { applyAttack, checkAttack, choicesOfAttack } from './phases/attack.ts';
import {
  applyAdvanceBefore,
  applyRetreatBefore,
  checkAdvanceBefore,
  checkRetreatBefore,
  choicesOfAdvanceBefore,
  choicesOfRetreatBefore,
} from './phases/before-combat.ts';
import {
  applyAdvance,
  applyLosses,
  applyRetreat,
  applyRoll,
  checkAdvance,
  checkLosses,
  checkRetreat,
  choicesOfAdvance,
  choicesOfLosses,
  choicesOfRetreat,
  lostSoFar,
} from './phases/combat.ts';
import { applyDeployment, checkDeployment, choicesOfDeployment } from './phases/deployment.ts';
import { applyEventRoll } from './phases/events.ts';
import { INTERPHASE } from './phases/interphase.ts';
import {
  applyExcess,
  applyMovement,
  checkExcess,
  checkMovement,
  choicesOfExcess,
  choicesOfMovement,
} from './phases/movement.ts';
import { applyOrder, checkOrder, isOrder } from './phases/orders.ts';
import {
  applyReinforcement,
  checkReinforcement,
  choicesOfReinforcement,
} from './phases/reinforcement.ts';
import { applyScenarioRoll } from './phases/scenarios.ts';
import { sideAt } from './position.ts';
import { isOverstacked } from './rules/stacking.ts';
import { reckonSupply, zonesAreStale } from './rules/supply.ts';
import { levelOf } from './rules/victory.ts';
import { ATTACKED, hasMark, type State, type Step } from './state.ts';

type ChanceStep = 'combat-roll' | 'scenario-roll' | 'event-roll';
type PlayerStep = Exclude<Step, ChanceStep | 'over'>;

interface StepRules {
  readonly clause: string;
  /** The kinds of action that this step provides for; supply orders are allowed by their own rule. */
  readonly kinds: readonly ActionKind[];
  choices(s: State): readonly Action[];
  check(s: State, action: Action): Refusal | undefined;
  apply(s: State, action: Action, emit: Emitter): void;
}

const deployment = {
  kinds: ['place', 'take', 'done'],
  choices: choicesOfDeployment,
  check: checkDeployment,
  apply: applyDeployment,
} as const;

const RULES: Readonly<Record<PlayerStep, StepRules>> = {
  'deploy-finland': { clause: 'WW-DEP.2', ...deployment },
  'deploy-soviet': { clause: 'WW-DEP.5', ...deployment },
  reinforcement: {
    clause: 'WW-SEQ.A1',
    kinds: ['place', 'done'],
    choices: choicesOfReinforcement,
    check: checkReinforcement,
    apply: applyReinforcement,
  },
  movement: {
    clause: 'WW-SEQ.A2',
    kinds: ['select', 'ride', 'move', 'leave', 'done'],
    choices: choicesOfMovement,
    check: checkMovement,
    apply: applyMovement,
  },
  excess: {
    clause: 'WW-STK.A',
    kinds: ['lose'],
    choices: choicesOfExcess,
    check: checkExcess,
    apply: applyExcess,
  },
  'retreat-before-combat': {
    clause: 'WW-SEQ.A3a',
    kinds: ['retreat', 'done'],
    choices: choicesOfRetreatBefore,
    check: checkRetreatBefore,
    apply: applyRetreatBefore,
  },
  'advance-before-combat': {
    clause: 'WW-SEQ.A3b',
    kinds: ['advance', 'done'],
    choices: choicesOfAdvanceBefore,
    check: checkAdvanceBefore,
    apply: applyAdvanceBefore,
  },
  attack: {
    clause: 'WW-SEQ.A3c',
    kinds: ['attack', 'join', 'also', 'resolve', 'done'],
    choices: choicesOfAttack,
    check: checkAttack,
    apply: applyAttack,
  },
  losses: {
    clause: 'WW-CRT.Ex',
    kinds: ['lose', 'done'],
    choices: choicesOfLosses,
    check: checkLosses,
    apply: applyLosses,
  },
  retreat: {
    clause: 'WW-A12',
    kinds: ['retreat'],
    choices: choicesOfRetreat,
    check: checkRetreat,
    apply: applyRetreat,
  },
  advance: {
    clause: 'WW-CRT.De',
    kinds: ['advance', 'done'],
    choices: choicesOfAdvance,
    check: checkAdvance,
    apply: applyAdvance,
  },
  paradrop: { clause: 'WW-EVT.F2', kinds: ['drop', 'done'], ...INTERPHASE.paradrop },
  'cease-fire': { clause: 'WW-EVT.K', kinds: ['answer'], ...INTERPHASE['cease-fire'] },
  landing: { clause: 'WW-SCN.A2', kinds: ['answer'], ...INTERPHASE.landing },
  withdrawal: {
    clause: 'WW-SCN.E2',
    kinds: ['withdraw', 'take', 'done'],
    ...INTERPHASE.withdrawal,
  },
  route: { clause: 'WW-SCN.E3', kinds: ['answer'], ...INTERPHASE.route },
  'early-arrival': {
    clause: 'WW-SCN.D2',
    kinds: ['place', 'done'],
    ...INTERPHASE['early-arrival'],
  },
  volunteers: { clause: 'WW-EVT.G', kinds: ['place', 'done'], ...INTERPHASE.volunteers },
  climate: { clause: 'WW-EVT.L1', kinds: ['lose', 'done'], ...INTERPHASE.climate },
};

const CHANCE_CLAUSES: Readonly<Record<ChanceStep, string>> = {
  'combat-roll': 'WW-CBT.PC1',
  'scenario-roll': 'WW-SEQ.C1',
  'event-roll': 'WW-SEQ.C2',
};
/** WW-GEN.5: every roll of the game is one six-sided die. */
const ONE_DIE: readonly number[] = [6];

const isChance = (step: Step): step is ChanceStep =>
  step === 'combat-roll' || step === 'scenario-roll' || step === 'event-roll';

/** The side that decides at a step of players. */
export function decider(s: State): number {
  switch (s.step) {
    case 'retreat-before-combat':
      return 1 - s.phasing;
    case 'retreat':
      return SIDE_OF[s.pending[0]!]!;
    case 'withdrawal':
      return SOVIET;
    case 'cease-fire':
    case 'landing':
    case 'route':
    case 'early-arrival':
    case 'volunteers':
    case 'climate':
      return FINN;
    default:
      return s.phasing;
  }
}

const SIDE_LISTS: readonly (readonly Side[])[] = [[sideName(SOVIET)], [sideName(FINN)]];

export function decision(s: State): Decision {
  if (s.step === 'over') return over(s);
  if (isChance(s.step)) {
    const ask: Ask = { kind: s.step, clause: CHANCE_CLAUSES[s.step], turn: s.turn, ...battle(s) };
    return { kind: 'chance', ask, faces: ONE_DIE };
  }
  return { kind: 'choose', sides: SIDE_LISTS[decider(s)]!, ask: askOf(s, s.step) };
}

function over(s: State): Decision {
  if (s.ending === 'leningrad')
    return { kind: 'over', winner: sideName(FINN), clause: 'WW-ERR.1', level: 'decisive' };
  const { winner, level } = levelOf(s, s.points);
  const clause = s.scenario === 'isthmus' ? 'WW-IST.6' : 'WW-VIC.4';
  return { kind: 'over', winner, clause, level };
}

/** What a prompt needs to know. */
function askOf(s: State, step: PlayerStep): Ask {
  const ask: Ask = { kind: step, clause: RULES[step].clause, turn: s.turn };
  switch (step) {
    case 'movement':
      return s.selected < 0 ? ask : askMove(s, ask);
    case 'attack':
      return { ...ask, phasing: sideName(s.phasing), ...battle(s) };
    case 'losses':
      return { ...ask, owed: s.owed, lost: lostSoFar(s), ...battle(s) };
    case 'retreat':
    case 'advance':
      return { ...ask, ...battle(s) };
    case 'climate':
      return { ...ask, owed: s.owed };
    case 'cease-fire':
      return s.ceaseFire === s.turn ? ask : { ...ask, clause: 'WW-SCN.D3' };
    default:
      return ask;
  }
}

const askMove = ({ turn, selected, station }: State, { kind, clause }: Ask): Ask => {
  const unit = unitName(selected);
  if (station < 0) return { kind, clause, turn, unit };
  return { kind, clause, turn, unit, station: hexName(station) };
};

const battle = (s: State): Record<string, string> =>
  s.targets.length === 0
    ? {}
    : { hexes: s.targets.map(hexName).join(' '), units: s.attackers.map(unitName).join(' ') };

export function choices(s: State, side: Side): readonly Action[] {
  if (s.step === 'over' || isChance(s.step) || sideName(decider(s)) !== side) return [];
  return RULES[s.step].choices(s);
}

export function check(s: State, side: Side, action: Action | Roll): Refusal | undefined {
  if (s.step === 'over') return refuse('WW-SEQ.1', 'match-is-over');
  if (isChance(s.step))
    return side === CHANCE && isRoll(action)
      ? checkRoll(ONE_DIE, action)
      : refuse(CHANCE_CLAUSES[s.step], 'dice-first');
  if (side !== sideName(decider(s)))
    return refuse('WW-SEQ.5', 'not-your-decision', { side, sides: sideName(decider(s)) });
  if (isRoll(action)) return refuse('WW-SEQ.5', 'wrong-step', { action: 'roll', step: s.step });
  if (isOrder(action)) return checkOrder(s, action);
  if (action.kind === 'advance' && ADVANCE_REFUSED.includes(s.step)) return whyNoAdvance(s, action);
  const rules = RULES[s.step];
  if (!rules.kinds.includes(action.kind))
    return refuse('WW-SEQ.5', 'wrong-step', { action: action.kind, step: s.step });
  return rules.check(s, action);
}

const ADVANCE_REFUSED: readonly Step[] = ['attack', 'retreat', 'losses'];

/** WW-RET.5: only De and Ex are followed by an advance; WW-CRT.De: and by one only. */
function whyNoAdvance(s: State, action: Extract<Action, { kind: 'advance' }>): Refusal {
  const facts = { unit: unitName(action.unit), hex: hexName(action.hex) };
  const taken = sideAt(s, action.hex) === s.phasing && hasMark(s, action.unit, ATTACKED);
  return taken
    ? refuse('WW-CRT.De', 'only-one-advances', facts)
    : refuse('WW-RET.5', 'no-advance-now', facts);
}

export function apply(s: State, action: Action | Roll, emit: Emitter): void {
  if (isRoll(action)) applyDie(s, action.dice[0]!, emit);
  else if (isOrder(action)) applyOrder(s, action);
  else if (s.step !== 'over' && !isChance(s.step)) {
    if (action.kind === 'done' && emit) endStep(s, s.step, emit);
    else RULES[s.step].apply(s, action, emit);
  }
  settle(s);
}

/** The end of a step is told with what is asked next, before all that follows by itself. */
function endStep(s: State, step: PlayerStep, emit: NonNullable<Emitter>): void {
  const side = sideName(decider(s));
  const followed: Event[] = [];
  RULES[step].apply(s, DONE, (event) => followed.push(event));
  const ended = ENDED_STEPS.find((known) => known === step);
  if (ended) {
    const nextSide = s.step === 'over' || isChance(s.step) ? '' : sideName(decider(s));
    const { clause } = RULES[step];
    emit({ kind: 'step-ended', clause, side, step: ended, next: s.step, nextSide });
  }
  for (const event of followed) emit(event);
}

function applyDie(s: State, die: number, emit: Emitter): void {
  switch (s.step) {
    case 'combat-roll':
      applyRoll(s, die, emit);
      return;
    case 'scenario-roll':
      applyScenarioRoll(s, die, emit);
      return;
    case 'event-roll':
      applyEventRoll(s, die, emit);
      return;
    default:
  }
}

/** Isolation is reckoned as soon as the next decision may hang on it, and not before. */
export function settle(s: State): void {
  if (!s.stale || s.step === 'deploy-finland') return;
  if (s.step === 'movement' && !movementHangsOnSupply(s)) return;
  if (s.step === 'reinforcement' && s.phasing === FINN) return;
  reckonSupply(s);
}

/** Where a unit can go hangs on enemy zones; whether the phase may end, on who can leave an overfull hex. */
function movementHangsOnSupply(s: State): boolean {
  if (s.zonesSure) return false;
  s.zonesSure = !zonesAreStale(s);
  return !s.zonesSure && (s.selected >= 0 || isOverstacked(s));
}

/** A scenario that starts with both armies in place begins at once. */
export function begin(s: State): State {
  if (s.scenario === 'isthmus') beginTurn(s, undefined);
  settle(s);
  return s;
}
