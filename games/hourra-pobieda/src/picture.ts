// The state in names, its headline numbers, and the numbers being computed now.
import { Breakdown, type Json } from '@motti/engine';
import { NO_AREA, type Place } from './board/geometry.ts';
import { colourOfToken } from './phases/collection.ts';
import { isHiddenActivation } from './phases/phase.ts';
import { partsOf } from './rules/assault.ts';
import { declarerOf } from './rules/declaration.ts';
import { eliminatedPoints, strengthOf } from './rules/groups.ts';
import { supplyBreakdown } from './rules/supply.ts';
import { controls, EVERYBODY } from './rules/victory.ts';
import type { Assault, Group, State, Theatre } from './state.ts';
import {
  ACTED,
  ADVANCED,
  ATTACKED,
  assaultsFought,
  blueOf,
  FOUGHT,
  groupHas,
  keyOfRole,
  lockOf,
  MARKED,
  MOVED,
  NO_COMBAT,
  PARTS,
  type Part,
  PROGRESSED,
  REGROUPED,
  SIDES,
  SPENT,
  sideName,
  sideOf,
  theatre,
  topStep,
} from './state.ts';
import { nameOf } from './theatre.ts';

const FLAG_NAMES = {
  spent: SPENT,
  moved: MOVED,
  fought: FOUGHT,
  attacked: ATTACKED,
  noCombat: NO_COMBAT,
  regrouped: REGROUPED,
  acted: ACTED,
  marked: MARKED,
  progressed: PROGRESSED,
  advanced: ADVANCED,
} as const;

/** `groups.0405`, `stocks.blue.red`, `bases.BB`: what examples look at. */
export function picture(s: State): Json {
  const t = theatre(s);
  return {
    turn: s.turn,
    step: topStep(s),
    sequence: sideName(s.side),
    attacker: sideName(s.attacker),
    stocks: Object.fromEntries(SIDES.map((side) => [sideName(side), stockPicture(s, side)])),
    bases: Object.fromEntries(t.bases.map(({ id }, i) => [id, sideName(s.holders[i]!)])),
    depots: s.depots.map(({ side, place }) => `${sideName(side)} ${nameOf(t, place)}`),
    pontoons: s.pontoons.map((crossing) => t.geometry.nameOfCrossing(crossing)),
    mines: Object.fromEntries(
      s.mines.map(({ side, place, known, density }) => [
        nameOf(t, place),
        { side: sideName(side), known: known === 1, density },
      ]),
    ),
    groups: Object.fromEntries(
      [...s.groups]
        .sort((a, b) => Number(isActive(s, b)) - Number(isActive(s, a)))
        .map((group) => [keyOf(t, group.place), groupPicture(s, group)])
        .reverse(),
    ),
    released: t.reinforcements.filter((_, i) => s.released[i] === 1).map(({ id }) => id),
    strength: Object.fromEntries(SIDES.map((side) => [sideName(side), strengthOf(s, side)])),
    eliminated: Object.fromEntries(
      SIDES.map((side) => [sideName(side), eliminatedPoints(s, side)]),
    ),
    controls: Object.fromEntries(
      (t.scenario.objectives ?? []).map(({ id }, i) => {
        const holder = SIDES.find((side) => controls(s, side, i, EVERYBODY));
        return [id, holder === undefined ? 'nobody' : sideName(holder)];
      }),
    ),
    winner: s.winner,
    level: s.level,
  };
}

/** Dots part the words of a path into the picture: a place of the open table is written without them. */
const keyOf = (t: Theatre, place: Place): string => nameOf(t, place).replaceAll('.', '·');

const isActive = (s: State, group: Group): boolean => s.active?.key === group.key;

/** Zero counts are left out; with rule 9 the marks are apart. */
function stockPicture(s: State, side: 0 | 1): Json {
  const stock: Record<string, number> = { blue: 0, red: 0, green: 0, yellow: 0, white: 0, aa: 0 };
  for (const [token, count] of s.stocks[side]!.entries()) {
    const colour = token === 0 ? 'blue' : colourOfToken(token);
    stock[colour] = (stock[colour] ?? 0) + count;
    if (s.rules.adaptedMunitions && token >= 2 && count > 0)
      stock[`${colour}-${token % 2 === 1 ? 'at' : 'he'}`] = count;
  }
  return stock;
}

function groupPicture(s: State, group: Group): Json {
  const t = theatre(s);
  const elements: Record<string, number> = {};
  for (const element of group.elements) {
    const quality = t.qualityOf[element]!;
    const key = quality === 'standard' ? t.typeOf[element]! : `${t.typeOf[element]}:${quality}`;
    elements[key] = (elements[key] ?? 0) + 1;
  }
  const flags = Object.entries(FLAG_NAMES).filter(([, bit]) => groupHas(s, group, bit));
  return {
    side: sideName(sideOf(group.key)),
    id: group.key >> 1,
    shown: group.shown,
    elements,
    level: group.level,
    concealed: group.concealed === 1,
    works: group.works,
    assaults: assaultsFought(s, group),
    locked: lockOf(s, group) !== NO_AREA,
    flags: flags.map(([name]) => name),
  };
}

export function gauges(s: State): Readonly<Record<string, number>> {
  return {
    turn: s.turn,
    'strength.blue': strengthOf(s, 0),
    'strength.red': strengthOf(s, 1),
    'supply.blue': blueOf(s, 0),
    'supply.red': blueOf(s, 1),
    'munitions.blue': munitionsIn(s, 0),
    'munitions.red': munitionsIn(s, 1),
    'lost.blue': eliminatedPoints(s, 0),
    'lost.red': eliminatedPoints(s, 1),
  };
}

const munitionsIn = (s: State, side: number): number =>
  s.stocks[side]!.slice(1).reduce((sum, count) => sum + count, 0);

const PART_CLAUSES: Readonly<Record<Part, string>> = {
  'combat-value': 'HP-2.6b',
  armour: 'HP-2.6c',
  close: 'HP-2.6h',
  carpet: 'HP-2.6g',
  red: 'HP-2.6d',
  green: 'HP-2.6e',
  yellow: 'HP-2.6f',
  banzai: 'HP-S.7b',
  entrenchment: 'HP-2.6k',
  ground: 'HP-2.6l',
  wear: 'HP-2.6m',
  breakthrough: 'HP-6b',
};

/** A side's total with how it was made (HP-2.6). */
export function strengthBreakdown(s: State, assault: Assault, role: number): Breakdown {
  const sum = new Breakdown();
  const parts = assault.parts[role] ?? partsOf(s, assault, role);
  for (const [i, part] of PARTS.entries()) {
    const value = parts[i] ?? 0;
    if (value !== 0) sum.add(PART_CLAUSES[part], part, value);
  }
  return sum;
}

/** Both totals of an assault; the supply quote of the group about to be activated, by mode, but of a hidden one (HP-A76). */
export function breakdowns(s: State): Readonly<Record<string, Breakdown>> {
  const found: Record<string, Breakdown> = {};
  if (s.assault)
    for (const role of [0, 1])
      found[sideName(sideOf(keyOfRole(s.assault, role)))] = strengthBreakdown(s, s.assault, role);
  if (topStep(s) === 'declare' && s.active && !isHiddenActivation(s)) {
    const { quote } = declarerOf(s, s.active);
    if (quote.by !== 'nothing') {
      found['supply'] = supplyBreakdown(quote, false, false);
      found['supply-rapid'] = supplyBreakdown(quote, true, false);
    }
  }
  return found;
}
