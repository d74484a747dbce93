// What a table asks beyond the rules: the phase for its heading, the action that ends a decision, warnings, fights.
import { Breakdown, type Fight, type Side } from '@motti/engine';
import type { Action, Step } from './actions.ts';
import {
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  isBox,
  isCommander,
  isSoviet,
  NONE,
  nameOfSpace,
  nameOfUnit,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  SPACE_NAMES,
  type SpaceId,
  STRATEGY_NAMES,
  type StrategyId,
  SUPPORT_NAMES,
  spaceValue,
  type UnitType,
} from './data/index.ts';
import { COMMIT, DECLINE, DONE, END, PASS, STOP } from './interned.ts';
import { canAnswer } from './phases/deployment.ts';
import { mayLay } from './phases/laying.ts';
import { special } from './phases/special.ts';
import { baseTotal, boxedOn, claimedUnits } from './plans.ts';
import { attacksOf } from './rules/attack.ts';
import { isGap, isIsolated, linkedSpaces } from './rules/control.ts';
import { availableScouts, harassmentModifier, raidOutcomes } from './rules/harassment.ts';
import { isSupportFree, supportRoom, waitsOn } from './rules/means.ts';
import { roundBeside, roundFaces, roundOutcomes } from './rules/round.ts';
import { clashOf, DEFENDERS } from './rules/strength.ts';
import {
  battleCount,
  battleTarget,
  type Combat,
  clone,
  cloneCombat,
  combatOf,
  engagedOf,
  FINLAND,
  forceOf,
  garrison,
  hasMarker,
  isPicked,
  SOVIET,
  type State,
  scoutsAt,
  topStep,
  zoneTotal,
} from './state.ts';
import { type Warning, warn } from './warning.ts';

/** The headings of the turn, as keys of `Texts.name`. */
export type PhaseName =
  | 'phase.setup'
  | 'phase.returns'
  | 'phase.events'
  | 'phase.movement'
  | 'phase.planning'
  | 'phase.deployment'
  | 'phase.combats'
  | 'phase.harassment'
  | 'phase.end'
  | 'phase.over';

const PHASES: Readonly<Partial<Record<Step, PhaseName>>> = {
  setup: 'phase.setup',
  recover: 'phase.returns',
  passage: 'phase.returns',
  arrive: 'phase.returns',
  lay: 'phase.returns',
  turn: 'phase.returns',
  event: 'phase.events',
  special: 'phase.movement',
  shuffle: 'phase.planning',
  boxes: 'phase.planning',
  plan: 'phase.planning',
  place: 'phase.deployment',
  answer: 'phase.deployment',
  reveal: 'phase.deployment',
  withdraw: 'phase.harassment',
  harass: 'phase.harassment',
  patrol: 'phase.harassment',
  infiltrate: 'phase.harassment',
  stay: 'phase.harassment',
  isolation: 'phase.end',
  attrition: 'phase.end',
  end: 'phase.end',
  over: 'phase.over',
};

/** All that is not named here belongs to the combats. */
export const phase = (s: State): PhaseName => PHASES[topStep(s)] ?? 'phase.combats';

const ENDINGS: Readonly<Partial<Record<Step, Action>>> = {
  setup: DONE,
  recover: DONE,
  arrive: DONE,
  lay: COMMIT,
  special: DONE,
  boxes: COMMIT,
  plan: COMMIT,
  place: END,
  answer: DECLINE,
  pick: END,
  six: DONE,
  losses: DONE,
  'fight-on': STOP,
  advance: DONE,
  second: STOP,
  take: DONE,
  withdraw: DONE,
  harass: PASS,
};

export function ending(s: State): Action | undefined {
  const step = topStep(s);
  // TV-9.2a: in the solo game the Soviet player must name a space.
  return step === 'harass' && s.rules.solo ? undefined : ENDINGS[step];
}

// ----------------------------------------------------------------------------------- warnings

const NOTHING: readonly Warning[] = [];

export function warnings(s: State, side: Side, action: Action): readonly Warning[] {
  switch (action.kind) {
    case 'decline':
      return givenUp(s);
    case 'commit':
      if (topStep(s) === 'lay') return notLaid(s, side);
      return topStep(s) === 'plan' ? unused(s, side) : NOTHING;
    case 'end':
      return topStep(s) === 'place' ? idleStrategies(s) : abandoned(s);
    case 'attack':
      return leavesGap(s, action.start);
    case 'move':
    case 'unmark':
      return isolatedBy(s, action);
    case 'done':
      return topStep(s) === 'special' ? leftIsolated(s) : NOTHING;
    case 'stop':
      // TV-4.4b: whoever stops before the second round has lost the combat.
      return topStep(s) === 'fight-on'
        ? [warn('TV-4.4b', 'combat-lost', { space: nameOfSpace(combatOf(s).target) })]
        : NOTHING;
    case 'pass': {
      const scouts = availableScouts(s);
      return scouts > 0 ? [warn('TV-6.2a', 'scouts-idle', { scouts })] : NOTHING;
    }
    default:
      return NOTHING;
  }
}

/** TV-A20: with no strategy and no scouts in it the space falls without a roll. Whoever has no answer gives nothing up. */
function givenUp(s: State): readonly Warning[] {
  if (!canAnswer(s)) return NOTHING;
  const target = battleTarget(s, battleCount(s) - 1);
  const scouts = scoutsAt(s, target);
  if (scouts > 0) return [warn('TV-A20', 'scouts-alone', { space: nameOfSpace(target), scouts })];
  return [warn('TV-A20', 'given-up', { space: nameOfSpace(target), value: spaceValue(target) })];
}

/** TV-3.2.1c: strategies that lie in a box without a unit, and supports that could still serve one that has units. */
function unused(s: State, side: Side): readonly Warning[] {
  const own = side === SOVIET ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  const size = (strategy: StrategyId): number =>
    side === SOVIET ? baseTotal(s, strategy) : zoneTotal(s, strategy);
  const boxed = own.filter((strategy) => boxedOn(s, strategy) !== NONE);
  const empty = boxed.filter((strategy) => size(strategy) === 0);
  const loaded = boxed.filter((strategy) => size(strategy) > 0);
  const supports = (side === SOVIET ? SOVIET_SUPPORTS : FINNISH_SUPPORTS).filter(
    (support) =>
      isSupportFree(s, support) &&
      loaded.some(
        (strategy) =>
          supportRoom(s, strategy, isCommander(support)) > 0 &&
          waitsOn(s, support, boxedOn(s, strategy)),
      ),
  );
  const found: Warning[] = [];
  if (empty.length > 0)
    found.push(warn('TV-A13', 'strategies-empty', { strategies: names(STRATEGY_NAMES, empty) }));
  if (supports.length > 0)
    found.push(warn('TV-3.3.1a', 'supports-unused', { supports: names(SUPPORT_NAMES, supports) }));
  return found;
}

/** TV-A17: what lies on no front cannot serve in this turn. */
function notLaid(s: State, side: Side): readonly Warning[] {
  const left = (side === SOVIET ? SOVIET_SUPPORTS : FINNISH_SUPPORTS).filter((support) =>
    mayLay(s, support),
  );
  return left.length > 0
    ? [warn('TV-A17', 'supports-not-laid', { supports: names(SUPPORT_NAMES, left) })]
    : NOTHING;
}

const names = (list: readonly string[], ids: readonly number[]): string[] =>
  ids.map((id) => list[id]!);

/** TV-3.2.2s: strategies that could still be placed. */
function idleStrategies(s: State): readonly Warning[] {
  const idle = SOVIET_STRATEGIES.filter((strategy) => attacksOf(s, strategy));
  return idle.length > 0
    ? [warn('TV-3.2.2s', 'strategies-idle', { strategies: names(STRATEGY_NAMES, idle) })]
    : NOTHING;
}

/** TV-A22: confrontations that would not be fought. */
function abandoned(s: State): readonly Warning[] {
  const spaces: SpaceId[] = [];
  for (let battle = 0; battle < battleCount(s); battle++)
    if (!isPicked(s, battle)) spaces.push(battleTarget(s, battle));
  return spaces.length > 0
    ? [warn('TV-A22', 'attacks-abandoned', { spaces: names(SPACE_NAMES, spaces) })]
    : NOTHING;
}

/** TV-A54: conquered ground that every unit leaves, without a marker, is nobody's. */
function leavesGap(s: State, start: SpaceId): readonly Warning[] {
  if (isSoviet(start) || hasMarker(s, start)) return NOTHING;
  let going = 0;
  for (const type of SOVIET_TYPES) going += claimedUnits(s, start, type);
  return going >= garrison(s, start)
    ? [warn('TV-A54', 'leaves-gap', { space: nameOfSpace(start) })]
    : NOTHING;
}

/** TV-6.2n: Soviet spaces with units that no line reaches. */
function isolatedSpaces(s: State): readonly SpaceId[] {
  const linked = linkedSpaces(s);
  return FINNISH_SPACES.filter((space) => isIsolated(s, space, linked));
}

const unitsOn = (s: State, spaces: readonly SpaceId[]) => ({
  units: spaces.reduce((sum, space) => sum + garrison(s, space), 0),
  spaces: names(SPACE_NAMES, spaces),
});

/** TV-A56: what stands on a line that this move or this marker was holding. */
function isolatedBy(s: State, action: Action): readonly Warning[] {
  const before = isolatedSpaces(s);
  const trial = clone(s);
  special.apply(trial, SOVIET, action, undefined);
  const cut = isolatedSpaces(trial).filter((space) => !before.includes(space));
  const found: Warning[] = [];
  if (cut.length > 0) found.push(warn('TV-A56', 'isolates', unitsOn(trial, cut)));
  const from =
    action.kind === 'move' ? action.from : action.kind === 'unmark' ? action.space : NONE;
  if (from !== NONE && !isBox(from) && !isGap(s, from) && isGap(trial, from))
    found.push(warn('TV-A54', 'leaves-gap', { space: nameOfSpace(from) }));
  return found;
}

function leftIsolated(s: State): readonly Warning[] {
  const spaces = isolatedSpaces(s);
  return spaces.length > 0 ? [warn('TV-6.2n', 'left-isolated', unitsOn(s, spaces))] : NOTHING;
}

// ------------------------------------------------------------------------------------- fights

/** Steps at which a round is still to be rolled. */
const BEFORE_THE_DIE: readonly Step[] = ['meretskov', 'timoshenko', 'mannerheim', 'round'];

export function fight(
  s: State,
  begin?: { readonly side: Side; readonly action: Action },
): Fight | undefined {
  const step = topStep(s);
  if (begin) return fightBegunBy(s, begin.action);
  if (step === 'infiltrate') return raid(s, s.harassed, s.raiders);
  return s.combat && BEFORE_THE_DIE.includes(step) ? round(s, s.combat) : undefined;
}

function fightBegunBy(s: State, action: Action): Fight | undefined {
  const c = s.combat;
  switch (action.kind) {
    case 'harass':
      return raid(s, action.space, action.scouts);
    case 'fight':
      return c ? round(s, c) : undefined;
    case 'meretskov':
    case 'timoshenko':
    case 'mannerheim': {
      if (!c) return undefined;
      const trial = cloneCombat(c);
      trial[action.kind] = action.effect;
      return round(s, trial);
    }
    default:
      return undefined;
  }
}

/** TV-4.2: a round before its die. Where nobody defends, nothing is rolled (TV-A20). */
function round(s: State, c: Combat): Fight | undefined {
  const clash = clashOf(s, c);
  const counts = (types: readonly UnitType[], count: (type: UnitType) => number): string[] =>
    types.flatMap((type) => Array.from({ length: count(type) }, () => nameOfUnit(type)));
  return {
    clause: 'TV-4.2g',
    attacker: SOVIET,
    defender: FINLAND,
    places: [nameOfSpace(c.target)],
    forces: {
      [SOVIET]: counts(SOVIET_TYPES, (type) => forceOf(c, type)),
      [FINLAND]: counts(DEFENDERS, (type) => engagedOf(c, type)),
    },
    strengths: { [SOVIET]: clash.soviet, [FINLAND]: clash.finland },
    column: `+${clash.column}`,
    outcomes: roundOutcomes(clash),
    faces: roundFaces(clash),
    beside: roundBeside(clash),
  };
}

/** TV-6.2: scouts behind the lines; the defence is in what is taken from their die. */
function raid(s: State, space: SpaceId, scouts: number): Fight {
  return {
    clause: 'TV-6.2c',
    attacker: FINLAND,
    defender: SOVIET,
    places: [nameOfSpace(space)],
    forces: { [FINLAND]: Array.from({ length: scouts }, () => 'SCT'), [SOVIET]: [] },
    strengths: {
      [FINLAND]: harassmentModifier(s, space, scouts),
      [SOVIET]: new Breakdown(),
    },
    outcomes: raidOutcomes(s, space, scouts),
  };
}
