// WW-DEP, WW-A37: the Finnish player sets up in secret, then the Soviet player in the open.

import { type Action, DONE, type Emitter, placeAction } from '../actions.ts';
import {
  COUNTRY,
  DUMMIES,
  DUMMY_KIND,
  distance,
  FINLAND,
  FINN,
  FIRST_DUMMY,
  FIRST_SOVIET,
  FORT,
  FORTS,
  HEADQUARTERS,
  HEADQUARTERS_KIND,
  HEAVY_KIND,
  HEX_COUNT,
  type HexId,
  hexName,
  kindOf,
  LENINGRAD,
  OPEN_HEX,
  SIDE_OF,
  SOVIET,
  sideName,
  typeOf,
  UNIT_COUNT,
  type UnitId,
  USSR,
  unitName,
} from '../data/index.ts';
import { lift, put } from '../derived/placing.ts';
import { withSupply } from '../derived/supply.ts';
import { hasRoom, stackingLimit } from '../position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hasSupplyAt, suppliedHexes } from '../rules/allotment.ts';
import { checkEntry } from '../rules/entry.ts';
import { connectedCities, needsSupply } from '../rules/supply.ts';
import { IN_HAND } from '../setup.ts';
import { hasMark, hexOfUnit, ISOLATED, type State, UNUSED } from '../state.ts';
import { withOrders } from './orders.ts';
import { phase, type StepRules } from './phase.ts';
import { beginTurn } from './turn.ts';

/** WW-DEP.6. */
const CORPS_DISTANCE = 3;

const isHeavy = (unit: UnitId): boolean => (kindOf(unit) & HEAVY_KIND) !== 0;
const isHome = (side: number, hex: HexId): boolean =>
  COUNTRY[hex] === (side === FINN ? FINLAND : USSR);

/** The hexes of a country that can be entered, in order: what a free placement may choose from. */
const countryHexes = (country: number): readonly HexId[] => {
  const hexes: HexId[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (COUNTRY[hex] === country && OPEN_HEX[0]![hex]) hexes.push(hex);
  return hexes;
};
const FINNISH_HEXES = countryHexes(FINLAND);
const SOVIET_HEXES = countryHexes(USSR);
const NEAR_LENINGRAD = SOVIET_HEXES.filter((hex) => distance(hex, LENINGRAD) <= CORPS_DISTANCE);
/** Where a first headquarters can feed the whole army: the proposal that keeps the set-up out of dead ends. */
const CLOSE_TO_LENINGRAD = SOVIET_HEXES.filter((hex) => distance(hex, LENINGRAD) <= 2);

/** Units in the order in which they are asked for: headquarters first, since the others live on them. */
const SOVIET_ORDER: readonly number[] = [
  ...HEADQUARTERS,
  ...Array.from({ length: UNIT_COUNT - FIRST_SOVIET }, (_, i) => FIRST_SOVIET + i).filter(
    (unit) => !(kindOf(unit) & HEADQUARTERS_KIND),
  ),
];

function nextInHand(s: State): UnitId {
  if (s.phasing === FINN) {
    for (let unit = 0; unit < FIRST_SOVIET; unit++) if (s.unitHex[unit] === IN_HAND) return unit;
    return -1;
  }
  return SOVIET_ORDER.find((unit) => s.unitHex[unit] === IN_HAND) ?? -1;
}

/** The next unit in hand, anywhere it may go; the end once only blanks are left. */
function finnishChoices(s: State): Action[] {
  const unit = nextInHand(s);
  const list: Action[] = [];
  if (unit < 0 || unit >= FIRST_DUMMY) list.push(DONE);
  if (unit < 0) return list;
  for (const hex of isHeavy(unit) ? FORTS : FINNISH_HEXES)
    if (hasRoom(s, unit, hex)) list.push(placeAction(unit, hex));
  return list;
}

/** The next unit in hand, where it would be in supply; then the isolated ones again, until the set-up is legal. */
function sovietChoices(state: State): Action[] {
  const s = withSupply(state);
  const unit = nextInHand(s);
  if (unit >= 0) return placements(s, unit);
  const isolated = firstIsolated(s);
  if (isolated < 0) return [DONE];
  const connected = connectedCities(s);
  const moves = placements(s, isolated).filter(
    (action) => action.kind === 'place' && hasSupplyAt(s, isolated, action.hex, connected),
  );
  return moves.length > 0 ? moves : placements(s, HEADQUARTERS[0]!);
}

function placements(s: State, unit: UnitId): Action[] {
  const list: Action[] = [];
  const allowed = isHeavy(unit) ? NEAR_LENINGRAD : SOVIET_HEXES;
  if (unit === HEADQUARTERS[0]) addRoomy(s, unit, CLOSE_TO_LENINGRAD, list);
  else if (needsSupply(unit)) addRoomy(s, unit, suppliedHexes(s, unit, allowed), list);
  if (list.length === 0) addRoomy(s, unit, allowed, list);
  return list;
}

function addRoomy(s: State, unit: UnitId, hexes: readonly HexId[], list: Action[]): void {
  for (const hex of hexes)
    if (hex !== s.unitHex[unit] && hasRoom(s, unit, hex)) list.push(placeAction(unit, hex));
}

/** WW-DEP.7: the first unit that would start isolated, or -1. */
function firstIsolated(s: State): UnitId {
  for (let unit = FIRST_SOVIET; unit < UNIT_COUNT; unit++)
    if (hexOfUnit(s, unit) >= 0 && hasMark(s, unit, ISOLATED)) return unit;
  return -1;
}

function checkAction(s: State, action: Action): Refusal | undefined {
  switch (action.kind) {
    case 'place':
      return checkPlace(s, action.unit, action.hex);
    case 'take':
      return checkOwn(s, action.unit) ?? checkPlaced(s, action.unit);
    case 'done':
      return checkDone(s);
    default:
      return undefined;
  }
}

function checkOwn(s: State, unit: UnitId): Refusal | undefined {
  const name = unitName(unit);
  if (SIDE_OF[unit] !== s.phasing) return refuse('WW-DEP.1', 'not-your-unit', { unit: name });
  if (s.unitHex[unit] === UNUSED && kindOf(unit) & DUMMY_KIND)
    return refuse('WW-A37', 'no-dummies', { unit: name });
  if (hexOfUnit(s, unit) < 0 && s.unitHex[unit] !== IN_HAND)
    return refuse('WW-DEP.1', 'not-in-set-up', { unit: name });
  return undefined;
}

const checkPlaced = (s: State, unit: UnitId): Refusal | undefined =>
  hexOfUnit(s, unit) >= 0 ? undefined : refuse('WW-DEP.1', 'not-placed', { unit: unitName(unit) });

function checkPlace(s: State, unit: UnitId, hex: HexId): Refusal | undefined {
  const refusal = checkOwn(s, unit);
  if (refusal) return refusal;
  const facts = { unit: unitName(unit), hex: hexName(hex) };
  if (!isHome(s.phasing, hex)) {
    const clause = s.phasing === FINN ? 'WW-DEP.2' : 'WW-DEP.5';
    return refuse(clause, 'outside-country', { ...facts, side: sideName(s.phasing) });
  }
  const closed = checkEntry(s, unit, hex);
  if (isHeavy(unit)) {
    if (s.phasing === FINN && !FORT[hex]) return refuse('WW-DEP.3', 'heavy-on-forts', facts);
    const far = distance(hex, LENINGRAD);
    if (s.phasing === SOVIET && far > CORPS_DISTANCE)
      return refuse('WW-DEP.6', 'corps-near-leningrad', { ...facts, distance: far });
  }
  if (closed) return closed;
  if (hex !== s.unitHex[unit] && !hasRoom(s, unit, hex))
    return refuse('WW-DEP.8', 'too-many-units', { ...facts, limit: stackingLimit(hex) });
  return undefined;
}

function checkDone(state: State): Refusal | undefined {
  const missing = nextInHand(state);
  if (missing >= 0 && !(kindOf(missing) & DUMMY_KIND))
    return refuse('WW-DEP.1', 'not-all-placed', {
      unit: unitName(missing),
      strengths: typeOf(missing).strengths,
    });
  if (state.phasing === FINN) return undefined;
  const isolated = firstIsolated(withSupply(state));
  return isolated < 0
    ? undefined
    : refuse('WW-DEP.7', 'starts-isolated', {
        unit: unitName(isolated),
        hex: hexName(hexOfUnit(state, isolated)),
      });
}

function applyAction(s: State, action: Action, emit: Emitter): void {
  switch (action.kind) {
    case 'place':
      if (hexOfUnit(s, action.unit) >= 0) lift(s, action.unit, IN_HAND);
      put(s, action.unit, action.hex);
      return;
    case 'take':
      lift(s, action.unit, IN_HAND);
      return;
    case 'done':
      finish(s, emit);
      return;
    default:
  }
}

function finish(s: State, emit: Emitter): void {
  let counters = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (SIDE_OF[unit] === s.phasing && hexOfUnit(s, unit) >= 0) counters++;
  const side = sideName(s.phasing);
  emit?.({
    kind: 'deployed',
    clause: side === 'finland' ? 'WW-DEP.2' : 'WW-DEP.5',
    side,
    counters,
  });
  if (s.phasing === FINN) {
    s.phasing = SOVIET;
    s.step = 'deploy-soviet';
    return;
  }
  reveal(s, emit);
  beginTurn(s, emit);
}

/** WW-DEP.9: Finnish units are shown, blanks leave the game. */
function reveal(s: State, emit: Emitter): void {
  let dummies = 0;
  for (const unit of DUMMIES) {
    if (hexOfUnit(s, unit) >= 0) dummies++;
    lift(s, unit, UNUSED);
  }
  emit?.({ kind: 'revealed', clause: 'WW-DEP.9', dummies });
}

const rules = (clause: string, choices: StepRules['choices']): StepRules => ({
  clause,
  kinds: ['place', 'take', 'done'],
  choices,
  check: checkAction,
  apply: applyAction,
});
export const deployFinland = phase('deploy-finland', rules('WW-DEP.2', finnishChoices));
export const deploySoviet = phase('deploy-soviet', withOrders(rules('WW-DEP.5', sovietChoices)));
