// What the Finn cannot know of the Soviet sheet: front boxes, strategies face down, forces and supports.
import { pick, type Random, shuffle } from '@motti/engine';
import {
  arrivalOf,
  BOX,
  FRONTS,
  type FrontId,
  frontOf,
  isCommander,
  isInfantry,
  isSoviet,
  KOIVISTO,
  MER,
  NONE,
  neighboursOf,
  ORANIENBAUM,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  type SpaceId,
  type StrategyId,
  sovietStrategy,
  type UnitType,
  unitLimitOf,
} from './data/index.ts';
import { addBase, baseTotal, boxedOn, freeUnits, servedBy, setBox, setSupport } from './plans.ts';
import { boxesOn, boxesTaken } from './rules/force.ts';
import { supportRoom } from './rules/means.ts';
import {
  addUnits,
  battleCount,
  battleOf,
  battleStart,
  battleStrategy,
  battleTarget,
  garrison,
  isPicked,
  SOVIET,
  type State,
  scoutsAt,
  setStart,
  setStrategy,
} from './state.ts';
import { HIDDEN, hasPlanned, type View } from './view.ts';

export function drawSoviet(s: State, view: View, random: Random): void {
  const pool = view.offMap.slice();
  nameBattles(s, view, random);
  drawFronts(s, view, random);
  if (hasPlanned(view, SOVIET)) {
    // Once the combats are over what was not resolved has stood down.
    if (view.agenda.includes('pick')) drawForces(s, pool, random);
    else drawStarts(s, random);
    drawSupports(s, random);
  }
  for (const type of SOVIET_TYPES)
    for (let i = pool[type]!; i > 0; i--) addUnits(s, BOX + random(FRONTS.length), type, 1);
}

/** Which strategies lie face down, and on which fronts: any that their numbers allow. */
function nameBattles(s: State, view: View, random: Random): void {
  const shown = view.battles.map((battle) => battle.strategy);
  const unknown = shuffle(
    SOVIET_STRATEGIES.filter((strategy) => !shown.includes(strategy)),
    random,
  );
  for (const [battle, { strategy, target }] of view.battles.entries()) {
    const named = strategy === HIDDEN ? unknown.pop()! : strategy;
    setStrategy(s, battle, named);
    setBox(s, named, frontOf(target));
  }
}

function drawFronts(s: State, view: View, random: Random): void {
  if (view.counters === null && !hasPlanned(view, SOVIET)) return;
  for (const strategy of shuffle(SOVIET_STRATEGIES.slice(), random)) {
    if (boxedOn(s, strategy) !== NONE) continue;
    const open: FrontId[] = FRONTS.filter((front) => {
      const taken = boxesTaken(s, front, strategy);
      return view.counters === null ? taken < boxesOn(s, front) : taken < view.counters[front]!;
    });
    const leave = view.counters === null && random(4) === 0;
    if (open.length > 0 && !leave) setBox(s, strategy, pick(open, random));
  }
}

// ------------------------------------------------------------------------------------- forces

/** A force being made up: from the box's pool, or from units that stand in the starting space. */
interface Option {
  readonly start: SpaceId;
  readonly fromPool: boolean;
}

function drawForces(s: State, pool: number[], random: Random): void {
  const open: number[] = [];
  for (let battle = 0; battle < battleCount(s); battle++)
    if (!isPicked(s, battle)) open.push(battle);
  // Those with conditions first: they have the fewest ways.
  open.sort((a, b) => rank(battleStrategy(s, b)) - rank(battleStrategy(s, a)));
  fillBattles(s, open, 0, pool, random);
  for (const strategy of SOVIET_STRATEGIES) {
    if (boxedOn(s, strategy) === NONE || battleOf(s, strategy) !== NONE) continue;
    takeUnits(s, strategy, { start: NONE, fromPool: true }, pool, random);
  }
  for (const strategy of SOVIET_STRATEGIES)
    if (baseTotal(s, strategy) > 0) addMore(s, strategy, pool, random);
}

function drawStarts(s: State, random: Random): void {
  for (let battle = 0; battle < battleCount(s); battle++) {
    if (isPicked(s, battle)) continue;
    const options = optionsFor(s, battle);
    // The force may have starved since: then any neighbour will do, nobody will ever know.
    const around = neighboursOf(battleTarget(s, battle), s.turn);
    setStart(s, battle, options.length > 0 ? pick(options, random).start : pick(around, random));
  }
}

const rank = (strategy: StrategyId): number => sovietStrategy(strategy).needs?.count ?? 0;

function fillBattles(
  s: State,
  battles: readonly number[],
  index: number,
  pool: number[],
  random: Random,
): boolean {
  const battle = battles[index];
  if (battle === undefined) return true;
  const strategy = battleStrategy(s, battle);
  for (const option of shuffle(optionsFor(s, battle), random)) {
    const before = [s.planUnits.slice(), s.planSpace.slice(), pool.slice()] as const;
    if (takeUnits(s, strategy, option, pool, random)) {
      setStart(s, battle, option.start);
      if (fillBattles(s, battles, index + 1, pool, random)) return true;
    }
    [s.planUnits, s.planSpace] = [before[0], before[1]];
    pool.splice(0, 4, ...before[2]);
  }
  return false;
}

/** TV-A18, TV-A19: the starts from which this target can be attacked. */
function optionsFor(s: State, battle: number): Option[] {
  const target = battleTarget(s, battle);
  const strategy = battleStrategy(s, battle);
  const options: Option[] = [];
  if (scoutsAt(s, target) > 0 && garrison(s, target) > 0)
    options.push({ start: target, fromPool: false });
  for (const start of neighboursOf(target, s.turn)) {
    if (start === ORANIENBAUM && target === KOIVISTO && !bringMeretskov(s, strategy)) continue;
    if (!isSoviet(start)) {
      if (garrison(s, start) > 0) options.push({ start, fromPool: false });
    } else if (frontOf(start) === boxedOn(s, strategy)) {
      options.push({ start, fromPool: true });
    }
  }
  return options;
}

/** TV-A39: an attack over the ice has Meretskov, unless he is known to be elsewhere. */
function bringMeretskov(s: State, strategy: StrategyId): boolean {
  if (!s.rules.iceNeedsMeretskov) return true;
  return servedBy(s, MER) === NONE || servedBy(s, MER) === strategy;
}

/** The fewest units that make the force legal; units that stand in the start go first. */
function takeUnits(
  s: State,
  strategy: StrategyId,
  { start, fromPool }: Option,
  pool: number[],
  random: Random,
): boolean {
  const needs = sovietStrategy(strategy).needs;
  let missing = needs?.count ?? 1;
  const types = shuffle(
    SOVIET_TYPES.filter((type) => !needs || isInfantry(type) === (needs.class === 'infantry')),
    random,
  );
  const supply = (type: UnitType): number =>
    (start === NONE ? 0 : freeUnits(s, start, type)) + (fromPool ? pool[type]! : 0);
  if (types.reduce((sum, type) => sum + supply(type), 0) < missing) return false;
  if (start !== NONE)
    for (const type of types)
      for (; missing > 0 && freeUnits(s, start, type) > 0; missing--)
        addBase(s, strategy, type, start);
  for (const type of types)
    for (; missing > 0 && pool[type]! > 0; missing--) takeFromPool(s, strategy, type, pool);
  return true;
}

function takeFromPool(s: State, strategy: StrategyId, type: UnitType, pool: number[]): void {
  const box = BOX + boxedOn(s, strategy);
  pool[type]!--;
  addUnits(s, box, type, 1);
  addBase(s, strategy, type, box);
}

/** Some more units than the fewest, from the same places. */
function addMore(s: State, strategy: StrategyId, pool: number[], random: Random): void {
  const stands = s.planSpace[strategy]!;
  const poolOpen = stands === NONE || isSoviet(stands);
  for (let i = random(unitLimitOf(strategy) - baseTotal(s, strategy) + 1); i > 0; i--) {
    const sources: { type: UnitType; field: boolean }[] = [];
    for (const type of SOVIET_TYPES) {
      if (poolOpen && pool[type]! > 0) sources.push({ type, field: false });
      if (stands !== NONE && freeUnits(s, stands, type) > 0) sources.push({ type, field: true });
    }
    if (sources.length === 0) return;
    const { type, field } = pick(sources, random);
    if (field) addBase(s, strategy, type, stands);
    else takeFromPool(s, strategy, type, pool);
  }
}

// ----------------------------------------------------------------------------------- supports

function drawSupports(s: State, random: Random): void {
  const open = SOVIET_STRATEGIES.filter((strategy) => {
    const battle = battleOf(s, strategy);
    return boxedOn(s, strategy) !== NONE && (battle === NONE || !isPicked(s, battle));
  });
  for (const strategy of open) {
    const battle = battleOf(s, strategy);
    if (battle === NONE || battleStart(s, battle) !== ORANIENBAUM) continue;
    if (s.rules.iceNeedsMeretskov && battleTarget(s, battle) === KOIVISTO)
      setSupport(s, MER, strategy);
  }
  for (const support of shuffle(SOVIET_SUPPORTS.slice(), random)) {
    if (servedBy(s, support) !== NONE || arrivalOf(support) > s.turn) continue;
    const takers = open.filter((strategy) => supportRoom(s, strategy, isCommander(support)) > 0);
    if (takers.length > 0 && random(4) > 0) setSupport(s, support, pick(takers, random));
  }
}
