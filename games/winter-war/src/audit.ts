// What is unsound in a position: broken promises of our own code, found by random play.
import { enemyOf, HEX_COUNT, hexName, SIDE_OF, UNIT_COUNT, unitName } from './data/index.ts';
import { rebuildZones } from './derived/placing.ts';
import { updateByTheBook } from './derived/supply.ts';
import { inZoneOf, stackedIn, stackingLimit } from './position.ts';
import { clone, firstIn, ISOLATED, marksOf, nextIn, type State } from './state.ts';

export function audit(s: State): readonly string[] {
  return [
    ...stackProblems(s),
    ...zoneProblems(s),
    ...supplyProblems(s),
    ...sureZoneProblems(s),
    ...limitProblems(s),
  ];
}

/** Every unit stands in exactly one stack, in order, with its own side, and holds its hex. */
function stackProblems(s: State): string[] {
  const problems: string[] = [];
  if (s.unitHex.length !== UNIT_COUNT) return ['there are not 120 units'];
  let standing = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    let last = -1;
    for (let unit = firstIn(s, hex); unit >= 0; unit = nextIn(s, unit)) {
      standing++;
      if (unit <= last || standing > UNIT_COUNT) return [`the stack in ${hexName(hex)} is tangled`];
      if (s.unitHex[unit] !== hex)
        problems.push(`${unitName(unit)} is stacked in ${hexName(hex)} and is elsewhere`);
      if (last >= 0 && SIDE_OF[last] !== SIDE_OF[unit])
        problems.push(`both sides stand in ${hexName(hex)}`);
      last = unit;
    }
  }
  const onMap = s.unitHex.filter((place) => place >= 0).length;
  if (onMap !== standing) problems.push(`${onMap} units are on the map, ${standing} in stacks`);
  return problems;
}

/** The zones kept up to date are those that a fresh count gives. */
function zoneProblems(s: State): string[] {
  const fresh = clone(s);
  rebuildZones(fresh);
  const wrong = fresh.derived.zones.findIndex((zone, hex) => zone !== s.derived.zones[hex]);
  return wrong < 0 ? [] : [`the zones on ${hexName(wrong)} are not what they should be`];
}

function foundAfresh(s: State): State {
  const fresh = clone(s);
  updateByTheBook(fresh);
  return fresh;
}

/** Isolation that counts as up to date is what finding it afresh gives. */
function supplyProblems(s: State): string[] {
  if (s.derived.stale) return [];
  const fresh = foundAfresh(s);
  const wrong = fresh.unitMarks.findIndex((marks, unit) => {
    const before = marksOf(s, unit);
    return (
      (marks & ISOLATED) !== (before & ISOLATED) ||
      fresh.derived.unitCity[unit] !== s.derived.unitCity[unit]
    );
  });
  return wrong < 0 ? [] : [`the supply of ${unitName(wrong)} is not what it should be`];
}

/** While isolation waits to be found, zones that count as sure are those that finding it would give. */
function sureZoneProblems(s: State): string[] {
  if (!s.derived.stale || !s.derived.zonesSure || s.step !== 'movement') return [];
  const fresh = foundAfresh(s);
  const enemy = enemyOf(s.phasing);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (inZoneOf(s, enemy, hex) !== inZoneOf(fresh, enemy, hex))
      return [`the zones on ${hexName(hex)} are not as sure as they seem`];
  return [];
}

const STEPS_WITHIN_LIMITS: readonly string[] = [
  'retreat-before-combat',
  'advance-before-combat',
  'attack',
  'combat-roll',
  'losses',
  'retreat',
  'advance',
];

/** WW-STK.A: the limits hold all through the Combat Phase of the phasing side. */
function limitProblems(s: State): string[] {
  if (!STEPS_WITHIN_LIMITS.includes(s.step) || s.invasion) return [];
  const problems: string[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const first = firstIn(s, hex);
    if (first < 0 || SIDE_OF[first] !== s.phasing) continue;
    if (stackedIn(s, hex) > stackingLimit(hex)) problems.push(`${hexName(hex)} is overstacked`);
  }
  return problems;
}
