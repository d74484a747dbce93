// TV-1.1a, TV-C2: every counter is somewhere, once; numbers stay in their ranges.
import {
  ENVIRONMENTS,
  FINNISH_SPACES,
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  FINNISH_TYPES,
  FINNISH_UNITS,
  FORCE_LIMIT,
  FRONTS,
  JANUARY_UNITS,
  MORALE,
  NONE,
  nameOfStrategy,
  PLACE_COUNT,
  PLACE_NAMES,
  POSSESSION_MARKERS,
  SCT,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  SOVIET_TYPES,
  START_UNITS,
  STRATEGY_NAMES,
  SUPPORT_NAMES,
  supportCountOf,
  UNIT_NAMES,
  unitLimitOf,
} from './data/index.ts';
import {
  baseTotal,
  boxedOn,
  claimedUnits,
  environmentAt,
  extraTotal,
  finnishSupportInUse,
  isEntrenched,
  laidInAll,
  laidOn,
  servedBy,
  servingOn,
  supportsOf,
} from './plans.ts';
import { boxesOn, boxesTaken } from './rules/force.ts';
import { environmentRoom, finnishLimit, supportRoom } from './rules/means.ts';
import {
  finnsAt,
  forceOf,
  garrison,
  hasMarker,
  isRevealed,
  SOVIET_AREAS,
  type State,
  scoutsAt,
  unitsAt,
  zoneTotal,
} from './state.ts';

export function audit(s: State): readonly string[] {
  const faults: string[] = [];
  const expect = (sound: boolean, fault: string): void => {
    if (!sound) faults.push(fault);
  };
  auditSoviet(s, expect);
  auditFinland(s, expect);
  auditPlans(s, expect);
  auditCombat(s, expect);
  if (s.rules.supportsInTwoSteps) auditLaid(s, expect);
  expect(s.turn >= 0 && s.turn <= s.rules.lastTurn, `turn ${s.turn}`);
  expect(s.sovietMorale <= MORALE.cap, `Soviet morale ${s.sovietMorale}`);
  expect(s.finnishMorale <= MORALE.cap, `Finnish morale ${s.finnishMorale}`);
  expect([-2, 0, 2].includes(s.events), `events ${s.events}`);
  expect(s.agenda.length > 0, 'nothing is asked');
  return faults;
}

type Expect = (sound: boolean, fault: string) => void;

function auditSoviet(s: State, expect: Expect): void {
  for (const type of SOVIET_TYPES) {
    let total = 0;
    for (let area = 0; area < SOVIET_AREAS; area++) {
      const count = unitsAt(s, area, type);
      expect(Number.isInteger(count) && count >= 0, `${count} ${UNIT_NAMES[type]} in area ${area}`);
      total += count;
    }
    const all = START_UNITS[type]! + JANUARY_UNITS[type]!;
    expect(total === all, `${total} ${UNIT_NAMES[type]} instead of ${all}`);
  }
  for (let area = 0; area < SOVIET_AREAS; area++) {
    const units = SOVIET_TYPES.reduce((sum, type) => sum + unitsAt(s, area, type), 0);
    expect(garrison(s, area) === units, `the index of area ${area} says ${garrison(s, area)}`);
  }
  const markers = FINNISH_SPACES.filter((space) => hasMarker(s, space));
  expect(markers.length <= POSSESSION_MARKERS, `${markers.length} Possession markers`);
  for (const space of markers)
    expect(scoutsAt(s, space) === 0, `marker and scouts in ${PLACE_NAMES[space]}`);
}

function auditFinland(s: State, expect: Expect): void {
  for (const type of FINNISH_TYPES) {
    let total = 0;
    for (let zone = 0; zone < 8; zone++) {
      const count = finnsAt(s, zone, type);
      expect(Number.isInteger(count) && count >= 0, `${count} ${UNIT_NAMES[type]} in zone ${zone}`);
      total += count;
    }
    if (type === SCT) for (const scouts of s.scouts) total += scouts;
    const all = FINNISH_UNITS[type - 4]!;
    expect(total === all, `${total} ${UNIT_NAMES[type]} instead of ${all}`);
  }
  for (const [space, scouts] of s.scouts.entries())
    expect(scouts >= 0 && (space >= 18 || scouts === 0), `scouts in ${PLACE_NAMES[space]}`);
}

function auditPlans(s: State, expect: Expect): void {
  for (const strategy of [...SOVIET_STRATEGIES, ...FINNISH_STRATEGIES]) {
    const front = boxedOn(s, strategy);
    const name = nameOfStrategy(strategy);
    if (front === NONE) continue;
    expect(boxesTaken(s, front, strategy) <= boxesOn(s, front), `too many strategies with ${name}`);
    expect(supportRoom(s, strategy, false) >= 0, `${name} has too many supports`);
    expect(supportRoom(s, strategy, true) >= 0, `${name} has too many commanders`);
  }
  for (const strategy of SOVIET_STRATEGIES) {
    const base = baseTotal(s, strategy);
    expect(base <= unitLimitOf(strategy), `${STRATEGY_NAMES[strategy]} engages ${base}`);
    expect(base + extraTotal(s, strategy) <= FORCE_LIMIT, `${STRATEGY_NAMES[strategy]} above six`);
  }
  for (const strategy of FINNISH_STRATEGIES) {
    const name = nameOfStrategy(strategy);
    expect(environmentRoom(s, strategy) >= 0, `${name} has too many Environment markers`);
    if (!isRevealed(s, strategy))
      expect(zoneTotal(s, strategy) <= finnishLimit(s, strategy), `${name} has too many units`);
    expect(
      !isEntrenched(s, strategy) || strategy === 4 || strategy === 7,
      `${name} has an Entrenchment`,
    );
  }
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const type of SOVIET_TYPES)
      expect(
        claimedUnits(s, place, type) <= unitsAt(s, place, type),
        `more ${UNIT_NAMES[type]} planned than stand in ${PLACE_NAMES[place]}`,
      );
  for (const support of FINNISH_SUPPORTS) {
    const used = finnishSupportInUse(s, support);
    expect(used <= supportCountOf(support), `${used} Finnish ${SUPPORT_NAMES[support]}`);
  }
  for (const support of SOVIET_SUPPORTS) {
    const strategy = servedBy(s, support);
    expect(
      strategy === NONE || supportsOf(s, strategy, support) === 1,
      `${SUPPORT_NAMES[support]} serves nobody`,
    );
  }
  for (const marker of ENVIRONMENTS)
    expect(
      environmentAt(s, marker) === NONE || environmentAt(s, marker) >= 4,
      'Environment astray',
    );
}

/** TV-A17: what serves a strategy lies on its front. */
function auditLaid(s: State, expect: Expect): void {
  for (const support of [...SOVIET_SUPPORTS, ...FINNISH_SUPPORTS]) {
    const name = SUPPORT_NAMES[support];
    expect(laidInAll(s, support) <= supportCountOf(support), `${name} laid too often`);
    for (const front of FRONTS)
      expect(
        laidOn(s, support, front) >= servingOn(s, support, front),
        `${name} serves a strategy of front ${front} and does not lie there`,
      );
  }
}

function auditCombat(s: State, expect: Expect): void {
  const c = s.combat;
  if (c?.outcome !== 0) return;
  for (const type of SOVIET_TYPES)
    expect(
      forceOf(c, type) <= unitsAt(s, c.start, type),
      `the force has more ${UNIT_NAMES[type]} than stand in ${PLACE_NAMES[c.start]}`,
    );
}
