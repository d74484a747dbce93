// A4: which confrontation is fought next, who takes part, and what the commanders do (TV-4.1, TV-A21, 3.3 steps 1 to 3).
import { checkListed, invariant } from '@motti/engine';
import type { Action, EmitEvent } from '../actions.ts';
import { EFFECTS } from '../actions.ts';
import {
  BOX,
  FINNISH_SUPPORTS,
  FORCE_LIMIT,
  frontOf,
  HELSINKI,
  isFortified,
  MAN,
  MANN,
  MER,
  NONE,
  nameOfSpace,
  nameOfStrategy,
  nameOfSupport,
  nameOfUnit,
  SOVIET_ART,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SpaceId,
  STRATEGY_NAMES,
  type StrategyId,
  type SupportId,
  TIMO,
} from '../data/index.ts';
import {
  END,
  engageAction,
  mannerheimAction,
  meretskovAction,
  resolveAction,
  timoshenkoAction,
} from '../interned.ts';
import {
  boxUnits,
  clearUnits,
  extraAt,
  extraPlace,
  extraType,
  fieldUnits,
  isEntrenched,
  supportsOf,
} from '../plans.ts';
import { refuse } from '../refusal.ts';
import { DEFENDERS, environmentsOf, isUndefended } from '../rules/strength.ts';
import {
  ARTILLERY,
  addEngaged,
  addForce,
  BONUS,
  battleAnswer,
  battleCount,
  battleOn,
  battleStart,
  battleStrategy,
  battleTarget,
  type Combat,
  combatOf,
  engagedOf,
  engagedTotal,
  finish,
  forceOf,
  forceTotal,
  HOLD,
  isPicked,
  LINES,
  LOSSES_DOUBLED,
  moveUnits,
  PENALTY,
  presentFinns,
  push,
  type State,
  setPicked,
  zoneTotal,
} from '../state.ts';
import { type Auto, finlandDecides, type Phase, sovietDecides, tally } from './phase.ts';

const PICK = sovietDecides({ kind: 'pick', clause: 'TV-4.1a' });

/** TV-A22: combats may not end before one has been resolved. */
function mayEndCombats(s: State): boolean {
  if (!s.rules.mustAttack) return true;
  for (let battle = 0; battle < battleCount(s); battle++) if (isPicked(s, battle)) return true;
  return false;
}

export const pick: Phase = {
  kinds: ['resolve', 'end'],
  decision: () => PICK,
  choices(s) {
    const found: Action[] = [];
    for (let battle = 0; battle < battleCount(s); battle++)
      if (!isPicked(s, battle)) found.push(resolveAction(battleTarget(s, battle)));
    if (mayEndCombats(s)) found.push(END);
    return found;
  },
  check(s, _side, action) {
    if (action.kind === 'end')
      return mayEndCombats(s) ? undefined : refuse('TV-A22', 'must-attack', { step: 'pick' });
    invariant(action.kind === 'resolve', 'combats: resolve or end');
    const facts = { space: nameOfSpace(action.space) };
    const battle = battleOn(s, action.space);
    if (battle === NONE) return refuse('TV-4.1a', 'no-strategy-there', facts);
    return isPicked(s, battle) ? refuse('TV-4.1d', 'already-resolved', facts) : undefined;
  },
  apply(s, _side, action, emit) {
    if (action.kind === 'end') {
      standDown(s);
      emit?.({ kind: 'combats-over', clause: 'TV-3.2.2s' });
      return;
    }
    invariant(action.kind === 'resolve', 'combats: resolve or end');
    begin(s, battleOn(s, action.space), emit);
  },
};

export const endCombats: Auto = (s) => {
  for (let battle = 0; battle < battleCount(s); battle++) if (!isPicked(s, battle)) return false;
  standDown(s);
  return true;
};

/** TV-A22: strategies that were not resolved have no effect; their units have not been activated. */
function standDown(s: State): void {
  finish(s);
  for (const strategy of SOVIET_STRATEGIES) clearUnits(s, strategy);
}

/** TV-A21: means and start are revealed; the force assembles in its starting space (TV-A18, TV-A44). */
export function begin(s: State, battle: number, emit: EmitEvent): void {
  setPicked(s, battle);
  const strategy = battleStrategy(s, battle);
  const start = battleStart(s, battle);
  // TV-A13, TV-A68: a strategy that has drawn no unit leaves its space to whoever stands there.
  const laid = battleAnswer(s, battle);
  const answer = laid !== NONE && zoneTotal(s, laid) > 0 ? laid : NONE;
  const c = newCombat(battle, strategy, answer, start, battleTarget(s, battle));
  s.combat = c;
  for (const type of SOVIET_TYPES) {
    const fromBox = boxUnits(s, strategy, type);
    if (fromBox > 0) moveUnits(s, type, BOX + frontOf(start), start, fromBox);
    addForce(c, type, fromBox + fieldUnits(s, strategy, type));
  }
  for (let slot = 0; slot < 2; slot++) {
    const extra = extraAt(s, strategy, slot);
    if (extra === NONE) continue;
    moveUnits(s, extraType(extra), extraPlace(extra), start, 1);
    addForce(c, extraType(extra), 1);
  }
  clearUnits(s, strategy);
  c.initial = forceTotal(c);
  push(s, 'aftermath', 'engage', 'six');
  if (emit) announce(s, c, emit);
}

export function newCombat(
  battle: number,
  strategy: StrategyId,
  answer: StrategyId,
  start: SpaceId,
  target: SpaceId,
): Combat {
  return {
    battle,
    strategy,
    answer,
    start,
    target,
    next: NONE,
    second: 0,
    round: 0,
    force: [0, 0, 0, 0],
    inside: [0, 0, 0, 0],
    engaged: [0, 0, 0, 0, 0, 0],
    initial: 0,
    lost: 0,
    lastLoss: 0,
    meretskov: 0,
    timoshenko: 0,
    mannerheim: 0,
    sovietLoss: 0,
    finnishLoss: 0,
    sovietDoomed: [],
    finnishDoomed: [],
    sovietRetreat: 0,
    finnishRetreat: 0,
    doubled: 0,
    conquests: 0,
    outcome: 0,
  };
}

function announce(s: State, c: Combat, emit: NonNullable<EmitEvent>): void {
  const named = (strategy: StrategyId, supports: readonly SupportId[]): string[] =>
    supports.flatMap((support) =>
      Array.from({ length: supportsOf(s, strategy, support) }, () => nameOfSupport(support)),
    );
  emit({
    kind: 'confrontation',
    clause: 'TV-A21',
    space: nameOfSpace(c.target),
    start: nameOfSpace(c.start),
    strategy: nameOfStrategy(c.strategy),
    force: tally(SOVIET_TYPES, (type) => forceOf(c, type)),
    supports: named(c.strategy, SOVIET_SUPPORTS),
    answer: STRATEGY_NAMES[c.answer] ?? 'none',
    defenders: tally(DEFENDERS, (type) => presentFinns(s, c, type)),
    answerSupports: c.answer === NONE ? [] : named(c.answer, FINNISH_SUPPORTS),
    environment: environmentsOf(s, c),
    entrenched: c.answer !== NONE && isEntrenched(s, c.answer),
  });
}

// ---------------------------------------------------------------------------- D-SIX: who fights

function presentTotal(s: State, c: Combat): number {
  let total = 0;
  for (const type of DEFENDERS) total += presentFinns(s, c, type);
  return total;
}

/** TV-A60: up to six Finnish units fight; with more, the Finn chooses (solo: the strongest, TV-A69). */
export const engageSix: Auto = (s) => {
  const c = combatOf(s);
  if (presentTotal(s, c) > FORCE_LIMIT && !s.rules.solo) return false;
  for (const type of DEFENDERS) {
    const room = FORCE_LIMIT - engagedTotal(c);
    addEngaged(c, type, Math.min(room, presentFinns(s, c, type)));
  }
  finish(s);
  return true;
};

export const six: Phase = {
  kinds: ['engage', 'done'],
  decision: (s) =>
    finlandDecides({
      kind: 'six',
      clause: 'TV-A60',
      space: nameOfSpace(combatOf(s).target),
      left: FORCE_LIMIT - engagedTotal(combatOf(s)),
    }),
  choices(s) {
    const c = combatOf(s);
    return DEFENDERS.filter((type) => presentFinns(s, c, type) > engagedOf(c, type)).map(
      engageAction,
    );
  },
  check(s, _side, action) {
    const c = combatOf(s);
    if (action.kind !== 'engage')
      return refuse('TV-A60', 'choose-six', { left: FORCE_LIMIT - engagedTotal(c) });
    const facts = { unit: nameOfUnit(action.unit) };
    if (action.unit < 4) return refuse('TV-A60', 'not-yours', { counter: facts.unit });
    return presentFinns(s, c, action.unit) > engagedOf(c, action.unit)
      ? undefined
      : refuse('TV-A60', 'not-present', facts);
  },
  apply(s, _side, action, emit) {
    const c = combatOf(s);
    invariant(action.kind === 'engage', 'six: engage');
    addEngaged(c, action.unit, 1);
    emit?.({ kind: 'engaged', clause: 'TV-A60', unit: nameOfUnit(action.unit) });
    if (engagedTotal(c) === FORCE_LIMIT) finish(s);
  },
};

/** Undefended spaces fall without a roll (TV-A20); elsewhere the commanders choose and the dice fall. */
export const engage: Auto = (s) => {
  finish(s);
  const c = combatOf(s);
  if (isUndefended(c)) {
    push(s, 'conquest');
    return true;
  }
  c.round = 1;
  push(s, 'round', 'mannerheim', 'timoshenko', 'meretskov');
  return true;
};

// -------------------------------------------------------------------------------- commanders

/** TV-A38: lines at a fortified space, artillery with ART in the strategy. */
const meretskovMay = (s: State, c: Combat, effect: number): boolean => {
  if (supportsOf(s, c.strategy, MER) === 0) return false;
  if (effect === LINES) return isFortified(c.target);
  return effect === ARTILLERY && supportsOf(s, c.strategy, SOVIET_ART) > 0;
};

/** TV-A40: losses with ART in the strategy, bonus under MAN. */
const timoshenkoMay = (s: State, c: Combat, effect: number): boolean => {
  if (supportsOf(s, c.strategy, TIMO) === 0) return false;
  if (effect === LOSSES_DOUBLED) return supportsOf(s, c.strategy, SOVIET_ART) > 0;
  return effect === BONUS && c.strategy === MAN;
};

type Commander = 'meretskov' | 'timoshenko' | 'mannerheim';

function setEffect(c: Combat, commander: Commander, effect: number, emit: EmitEvent): void {
  c[commander] = effect;
  if (effect > 0)
    emit?.({
      kind: 'commander',
      clause: CLAUSES[commander],
      commander,
      effect: EFFECTS[commander][effect]!,
    });
}
const CLAUSES = { meretskov: 'TV-A38', timoshenko: 'TV-A40', mannerheim: 'TV-A42' } as const;

/** With one possible effect or none there is nothing to ask (3.3 step 2). */
const autoCommander =
  (commander: Commander, may: (s: State, c: Combat, effect: number) => boolean): Auto =>
  (s, emit) => {
    const c = combatOf(s);
    const first = may(s, c, 1);
    const second = may(s, c, 2);
    if (first && second) return false;
    finish(s);
    setEffect(c, commander, first ? 1 : second ? 2 : 0, emit);
    return true;
  };
export const autoMeretskov = autoCommander('meretskov', meretskovMay);
export const autoTimoshenko = autoCommander('timoshenko', timoshenkoMay);

/** TV-A69: the machine holds fortified spaces and Helsinki, elsewhere it takes the penalty. */
export const autoMannerheim: Auto = (s, emit) => {
  const c = combatOf(s);
  const present = c.answer !== NONE && supportsOf(s, c.answer, MANN) > 0;
  if (present && !s.rules.solo) return false;
  finish(s);
  const holds = isFortified(c.target) || c.target === HELSINKI;
  setEffect(c, 'mannerheim', present ? (holds ? HOLD : PENALTY) : 0, emit);
  return true;
};

const commanderPhase = (
  commander: Commander,
  decides: typeof sovietDecides,
  both: readonly Action[],
): Phase => ({
  kinds: [commander],
  decision: (s) =>
    decides({
      kind: commander,
      clause: CLAUSES[commander],
      space: nameOfSpace(combatOf(s).target),
    }),
  choices: () => both,
  check: (_s, _side, action) =>
    checkListed(both, action, refuse(CLAUSES[commander], 'no-such-effect', { commander })),
  apply(s, _side, action, emit) {
    invariant('effect' in action, 'commander: an effect');
    finish(s);
    setEffect(combatOf(s), commander, action.effect, emit);
  },
});
export const meretskov = commanderPhase('meretskov', sovietDecides, [
  meretskovAction(LINES),
  meretskovAction(ARTILLERY),
]);
export const timoshenko = commanderPhase('timoshenko', sovietDecides, [
  timoshenkoAction(LOSSES_DOUBLED),
  timoshenkoAction(BONUS),
]);
export const mannerheim = commanderPhase('mannerheim', finlandDecides, [
  mannerheimAction(HOLD),
  mannerheimAction(PENALTY),
]);
