// What the Soviet cannot know of the Finnish sheet: boxes, strategies face down, units, supports, markers.
import { pick, type Random, shuffle } from '@motti/engine';
import {
  ENVIRONMENTS,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FRONTS,
  finnishStrategy,
  frontOf,
  isCommander,
  NONE,
  type StrategyId,
  type UnitType,
} from './data/index.ts';
import { cupsOf, deal } from './phases/solo.ts';
import {
  addFinnishSupport,
  boxedOn,
  environmentAt,
  setBox,
  setEntrenched,
  setEnvironment,
} from './plans.ts';
import { boxesOn, boxesTaken } from './rules/force.ts';
import { environmentRoom, finnishLimit, isSupportFree, supportRoom } from './rules/means.ts';
import {
  addFinns,
  battleAnswer,
  battleCount,
  battleOf,
  FINLAND,
  FORCES,
  finnsAt,
  isPicked,
  moveFinns,
  type State,
  setAnswer,
  zoneTotal,
} from './state.ts';
import { HIDDEN, hasPlanned, type View } from './view.ts';

export function drawFinland(s: State, view: View, random: Random): void {
  for (const [i, type] of FINNISH_TYPES.entries()) addFinns(s, FORCES, type, view.sheet[i]!);
  nameAnswers(s, view, random);
  if (s.rules.solo) dealSolo(s, random);
  else if (hasPlanned(view, FINLAND)) drawPlan(s, random);
}

/** Which strategies answer face down; in the solo game they stand in the order of the hidden row. */
function nameAnswers(s: State, view: View, random: Random): void {
  const shown = view.battles.map((battle) => battle.answer);
  const unknown = shuffle(
    FINNISH_STRATEGIES.filter((strategy) => !shown.includes(strategy)),
    random,
  );
  for (const [battle, { answer, target }] of view.battles.entries()) {
    if (answer === NONE) continue;
    const named = answer === HIDDEN ? unknown.pop()! : answer;
    setAnswer(s, battle, named);
    if (!s.rules.solo) setBox(s, named, frontOf(target));
  }
  if (view.rowLength === 0) return;
  const laid = view.battles.map((_, battle) => battleAnswer(s, battle));
  s.row = [...laid, ...unknown.filter((strategy) => !laid.includes(strategy))];
}

function openAnswers(s: State): StrategyId[] {
  const open: StrategyId[] = [];
  for (let battle = 0; battle < battleCount(s); battle++)
    if (!isPicked(s, battle) && battleAnswer(s, battle) !== NONE)
      open.push(battleAnswer(s, battle));
  return open;
}

/** TV-A68: means drawn and not yet revealed are drawn again from what is not known. */
function dealSolo(s: State, random: Random): void {
  const step = s.agenda[s.agenda.length - 1];
  if (s.agenda.includes('draw') || step === 'over') return;
  const cups = cupsOf(s);
  shuffle(cups.units, random);
  shuffle(cups.environment, random);
  shuffle(cups.supports, random);
  deal(s, cups, openAnswers(s));
}

function drawPlan(s: State, random: Random): void {
  const answering = openAnswers(s);
  const idle = FINNISH_STRATEGIES.filter((strategy) => battleOf(s, strategy) === NONE);
  for (const strategy of shuffle(idle, random)) {
    const open = FRONTS.filter((front) => boxesTaken(s, front, strategy) < boxesOn(s, front));
    if (open.length > 0 && random(8) > 0) setBox(s, strategy, pick(open, random));
  }
  const loaded = [...answering, ...idle.filter((strategy) => boxedOn(s, strategy) !== NONE)];
  drawSupports(s, loaded, random);
  drawMarkers(s, loaded, random);
  // One unit for each strategy that is on the map, then fill them as the rule demands (TV-A13).
  for (const strategy of answering) drawUnit(s, strategy, random);
  for (const strategy of loaded)
    while (zoneTotal(s, strategy) < finnishLimit(s, strategy) && drawUnit(s, strategy, random));
}

function drawUnit(s: State, strategy: StrategyId, random: Random): boolean {
  const left: UnitType[] = [];
  for (const type of FINNISH_TYPES)
    for (let i = finnsAt(s, FORCES, type); i > 0; i--) left.push(type);
  if (left.length === 0) return false;
  moveFinns(s, pick(left, random), FORCES, strategy, 1);
  return true;
}

function drawSupports(s: State, loaded: readonly StrategyId[], random: Random): void {
  for (const support of shuffle([...FINNISH_SUPPORTS, ...FINNISH_SUPPORTS], random)) {
    const takers = loaded.filter((strategy) => supportRoom(s, strategy, isCommander(support)) > 0);
    if (takers.length === 0 || !isSupportFree(s, support) || random(8) === 0) continue;
    addFinnishSupport(s, pick(takers, random), support, 1);
  }
}

function drawMarkers(s: State, loaded: readonly StrategyId[], random: Random): void {
  for (const marker of shuffle(ENVIRONMENTS.slice(), random)) {
    const takers = loaded.filter((strategy) => environmentRoom(s, strategy) > 0);
    if (takers.length > 0 && environmentAt(s, marker) === NONE && random(8) > 0)
      setEnvironment(s, marker, pick(takers, random));
  }
  for (const strategy of loaded)
    if (finnishStrategy(strategy).entrenchment && random(8) > 0) setEntrenched(s, strategy, true);
}
