// Positions of examples: a scenario with what the example says, in names.
//
// {
//   "year": 1942,                                   the scenario's year
//   "terrain": { "0505": "accidente", "0405": "open dense", "0403": "open height" },   class, then height, dense, ice
//   "roads": [["0105", "0205", "0305"]],            more roads
//   "rivers": { "0405|0505": "stream", "0502|0503": "fleuve" },
//   "bridges": ["0502|0503"],
//   "bases": [{ "id": "BB2", "side": "blue", "at": "0109" }],      more bases, of one equivalent; [1, 4] on the open table
//   "areas": [{ "ground": "open dense", "polygon": [[2, 0], [2.4, 0], [2.4, 2], [2, 2]] }],   on the open table only
//   "groups": [{ "side": "blue", "at": "0405",
//      "elements": { "soft": 2, "medium": 1, "soft:veteran": 1 },  type or type:quality
//      "level": 1, "concealed": true, "assaults": 1, "locked": true,
//      "flags": ["spent", "moved", "fought", "attacked", "noCombat", "regrouped", "acted", "marked", "progressed", "advanced"],
//      "reinforcement": "SU-R1", "works": "depot" }],
//   "lost": { "red": { "soft": 3 } },               elements eliminated before
//   "stocks": { "blue": [5, 2, 1, 7, 1, 0], "red": { "blue": 3, "red-he": 1 } },       B R G Y W AA
//   "mines": [{ "side": "red", "at": "0405", "known": true }],
//   "depots": [{ "side": "blue", "at": "0505" }],
//   "pontoons": ["0502|0503"],
//   "holders": { "BB": "red" },
//   "released": ["SU-R1"],
//   "turn": 3, "attacker": "blue", "sequence": "red",
//   "step": "idle"                                  idle, place, munitions or arrive
// }
//
// With `groups` the forces of both sides are exactly those of the groups and of `lost`; elements are numbered by side
// in that order. Groups are named by location, as at set-up. Without `groups` the suggested set-ups stand.
import type { Json, Setup } from '@motti/engine';
import { PositionError } from '@motti/engine';
import type { Step } from './actions.ts';
import { WORKS } from './actions.ts';
import { settle } from './flow.ts';
import { nameGroups, placeSuggested } from './phases/placement.ts';
import {
  type ArrangedGroup,
  entries,
  fields,
  list,
  numberIn,
  POSITION_KEYS,
  type Position,
  scenarioFor,
  sideIn,
  textIn,
} from './position.ts';
import { boardOf, emptyState, rulesOf, scenarioOf } from './setup.ts';
import type { Group, SideId, State } from './state.ts';
import {
  AA_TOKEN,
  ACTED,
  ADVANCED,
  ANTI_TANK,
  ATTACKED,
  addTokens,
  BLUE_TOKEN,
  FOUGHT,
  GREEN_TOKEN,
  geometry,
  join,
  lockIn,
  MARKED,
  MOVED,
  NO_COMBAT,
  NONE,
  newGroup,
  PROGRESSED,
  RED_TOKEN,
  REGROUPED,
  SIDES,
  SPENT,
  setGroup,
  setHolder,
  setLost,
  setReleased,
  showGroup,
  theatre,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from './state.ts';
import { elementsOf } from './theatre.ts';

export function arrange(setup: Setup, json: Json): State {
  const position = fields(json, 'the position', POSITION_KEYS);
  const { scenario, groups } = scenarioFor(scenarioOf(setup), position);
  const rules = rulesOf(scenario, setup.options);
  const s = emptyState(rules, boardOf(scenario, rules));
  s.rolled = theatre(s).setupDice.map(() => 1);
  s.turn = numberIn(position.turn ?? 1, 'turn');
  s.attacker = sideIn(position.attacker ?? 'blue', 'attacker');
  s.side = sideIn(position.sequence ?? position.attacker ?? 'blue', 'sequence');
  const step = textIn(position.step ?? 'idle', 'step');
  if (step !== 'place') {
    if (groups) placeGroups(s, groups);
    else for (const side of SIDES) placeSuggested(s, side);
    nameGroups(s);
    for (const group of s.groups) if (group.concealed === 0) showGroup(s, group);
  }
  placeMarkers(s, position);
  fillStocks(s, position.stocks);
  s.agenda = agendaFor(s, step);
  settle(s);
  return s;
}

function agendaFor(s: State, step: string): Step[] {
  const rest: Step[] = s.side === s.attacker ? ['end', 'second'] : ['end'];
  switch (step) {
    case 'place':
      s.turn = 0;
      return ['turn', 'reveal', 'place'];
    case 'munitions':
      return ['end', 'second', 'first', 'collect', 'munitions'];
    case 'arrive':
      return [...rest, 'idle', 'arrive'];
    case 'idle':
      return [...rest, 'idle'];
    default:
      throw new PositionError(`step: “${step}” is none of idle, place, munitions, arrive`);
  }
}

// ------------------------------------------------------------------------------------- groups

const FLAGS: Readonly<Record<string, number>> = {
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
};

/** The elements of the rebuilt forces, taken in the order in which they were listed. */
function placeGroups(s: State, groups: readonly ArrangedGroup[]): void {
  const t = theatre(s);
  const free = SIDES.map((side) => elementsOf(t, side));
  const take = (side: SideId, type: string, quality: string, of: number) => {
    const at = free[side]!.findIndex(
      (element) =>
        t.typeOf[element] === type &&
        t.qualityOf[element] === quality &&
        t.reinforcementOf[element] === of,
    );
    if (at < 0) throw new PositionError(`groups: no ${type} (${quality}) is left`);
    return free[side]!.splice(at, 1)[0]!;
  };
  for (const { side, at, elements, reinforcement, ...rest } of groups) {
    const of = t.reinforcements.findIndex(
      (known) => known.side === side && known.id === reinforcement,
    );
    if (at === undefined) {
      for (const { type, quality } of elements) setLost(s, take(side, type, quality, NONE));
      continue;
    }
    const place = t.geometry.placeOf(at);
    if (place === undefined) throw new PositionError(`groups: no place “${at}”`);
    if (s.groups.some((other) => other.place === place))
      throw new PositionError(`groups: two of them in ${at}`);
    const group = newGroup(s, side, place);
    join(
      group,
      elements.map(({ type, quality }) => take(side, type, quality, of)),
    );
    furnish(s, group, rest);
  }
}

function furnish(
  s: State,
  group: Group,
  rest: Omit<ArrangedGroup, 'side' | 'at' | 'elements' | 'reinforcement'>,
): void {
  group.level = rest.level;
  group.concealed = rest.concealed ? 1 : 0;
  const works = WORKS.find((known) => known === rest.works);
  if (!works) throw new PositionError(`works: nobody knows “${rest.works}”`);
  group.works = works;
  for (const flag of rest.flags) {
    const bit = FLAGS[flag];
    if (bit === undefined) throw new PositionError(`flags: nobody knows “${flag}”`);
    setGroup(s, group, bit);
  }
  for (const element of group.elements) s.assaults[element] = rest.assaults;
  if (rest.locked) lockIn(s, group, geometry(s).areaAt(group.place));
}

// ------------------------------------------------------------------------------------ markers

function placeMarkers(s: State, position: Position): void {
  const t = theatre(s);
  const placeOf = (json: Json | undefined, what: string) => {
    const name = textIn(json ?? '', what);
    const place = t.geometry.placeOf(name);
    if (place === undefined) throw new PositionError(`${what}: no place “${name}”`);
    return place;
  };
  for (const item of list(position.mines, 'mines')) {
    const { side, at, known = false } = fields(item, 'mines', ['side', 'at', 'known']);
    s.mines.push({
      side: sideIn(side, 'mines'),
      place: placeOf(at, 'mines'),
      known: known === true ? 1 : 0,
      density: NONE,
    });
  }
  for (const item of list(position.depots, 'depots')) {
    const { side, at } = fields(item, 'depots', ['side', 'at']);
    const owner = sideIn(side, 'depots');
    s.depotsBuilt[owner]!++;
    s.depots.push({
      side: owner,
      place: placeOf(at, 'depots'),
      number: s.depotsBuilt[owner]!,
    });
  }
  for (const item of list(position.pontoons, 'pontoons')) {
    const crossing = t.geometry.crossingOf(textIn(item, 'pontoons'));
    if (crossing === undefined) throw new PositionError('pontoons: no such hexside');
    s.pontoons.push(crossing);
  }
  for (const [id, side] of entries(position.holders ?? {}, 'holders')) {
    const base = t.bases.findIndex((known) => known.id === id);
    if (base < 0) throw new PositionError(`holders: no base “${id}”`);
    setHolder(s, base, sideIn(side, 'holders'));
  }
  for (const item of list(position.released, 'released')) {
    const index = t.reinforcements.findIndex(({ id }) => id === item);
    if (index < 0) throw new PositionError(`released: no reinforcement “${String(item)}”`);
    setReleased(s, index);
  }
}

const STOCK_ORDER = [
  BLUE_TOKEN,
  RED_TOKEN,
  GREEN_TOKEN,
  YELLOW_TOKEN,
  WHITE_TOKEN,
  AA_TOKEN,
] as const;
const STOCK_NAMES = ['blue', 'red', 'green', 'yellow', 'white', 'aa'];

function fillStocks(s: State, json: Json | undefined): void {
  for (const [name, stock] of entries(json ?? {}, 'stocks')) {
    const side = sideIn(name, 'stocks');
    if (Array.isArray(stock)) {
      for (const [i, count] of stock.entries())
        addTokens(s, side, STOCK_ORDER[i] ?? AA_TOKEN, numberIn(count, 'stocks'));
      continue;
    }
    for (const [token, count] of entries(stock, 'stocks')) {
      const [colour = '', mark] = token.split('-');
      const index = STOCK_NAMES.indexOf(colour);
      if (index < 0) throw new PositionError(`stocks: nobody knows “${token}”`);
      const at = mark === 'at' ? ANTI_TANK : 0;
      addTokens(s, side, STOCK_ORDER[index]! + at, numberIn(count, 'stocks'));
    }
  }
}
