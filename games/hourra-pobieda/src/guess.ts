// A state that fits a view: what the viewer cannot know is drawn among what is possible.
import type { Random, Setup } from '@motti/engine';
import { pick } from '@motti/engine';
import { BID_KINDS } from './actions.ts';
import { type AreaId, isCover, type Place } from './board/geometry.ts';
import { newActivation } from './phases/activation.ts';
import { munitionsDice } from './phases/collection.ts';
import { placeSuggested } from './phases/placement.ts';
import { checkCommit, leftToBid, marksFor, slotOf } from './rules/assault.ts';
import { pointsOf } from './rules/groups.ts';
import { canStand } from './rules/movement.ts';
import { minefieldsOf } from './rules/placement.ts';
import { GROUP_LIMIT } from './scenario/format.ts';
import { boardOf, emptyState, rulesOf, scenarioOf } from './setup.ts';
import type { ElementId, Group, SideId, State } from './state.ts';
import {
  addGroup,
  bidOf,
  cloneActivation,
  cloneAssault,
  cloneRaid,
  emptyGroup,
  GREEN_TOKEN,
  geometry,
  isLost,
  join,
  keyOf,
  NONE,
  RED_TOKEN,
  SIDES,
  sideOf,
  sideOfName,
  theatre,
  topStep,
  WHITE_TOKEN,
  YELLOW_TOKEN,
} from './state.ts';
import { elementsOf } from './theatre.ts';
import { BOARD, type View } from './view.ts';

export function guess(view: View, random: Random, setup: Setup): State {
  const s = publicPart(view, setup);
  for (const side of SIDES) {
    if (view.viewer !== null && sideOfName(view.viewer) === side) continue;
    if (s.agenda.includes('place')) drawPlacement(s, side);
    else {
      drawGroups(s, side, random);
      drawMines(s, side, random);
    }
    drawMunitions(s, side, random);
    drawBid(s, side, random);
  }
  drawActivation(s, view);
  return s;
}

function publicPart(view: View, setup: Setup): State {
  const board = view[BOARD] ?? boardFor(setup);
  const s = emptyState(view.rules, board);
  s.turn = view.turn;
  s.agenda = view.agenda.slice();
  s.attacker = view.attacker;
  s.drawn = view.drawn;
  s.side = view.side;
  s.rolled = view.rolled.slice();
  s.ready = view.answered.slice();
  s.stocks = view.stocks.map((stock) => stock.slice());
  s.munitions = view.munitions.map((tokens) => tokens.slice());
  s.holders = view.holders.slice();
  s.depots = view.depots.map((depot) => ({ ...depot }));
  s.depotsBuilt = view.depotsBuilt.slice();
  s.pontoons = view.pontoons.slice();
  s.mines = view.mines.map((mine) => ({ ...mine }));
  s.groups = view.groups.map((group) => ({ ...group, elements: group.elements.slice() }));
  s.nextId = view.nextId.slice();
  s.nextShown = view.nextShown.slice();
  s.flags = view.flags.slice();
  s.assaults = view.assaults.slice();
  s.locks = view.locks.slice() as AreaId[];
  s.lost = view.lost.slice();
  s.released = view.released.slice();
  s.arriving = view.arriving.slice();
  s.active = view.active && cloneActivation(view.active);
  s.last = view.last && cloneActivation(view.last);
  s.assault = view.assault && cloneAssault(view.assault);
  s.loss = view.loss && { ...view.loss };
  s.entry = view.entry && { ...view.entry };
  s.shot = view.shot && { ...view.shot };
  s.raid = view.raid && cloneRaid(view.raid);
  s.search = view.search && { ...view.search };
  s.winner = view.winner;
  s.level = view.level;
  return s;
}

function boardFor(setup: Setup) {
  const scenario = scenarioOf(setup);
  return boardOf(scenario, rulesOf(scenario, setup.options));
}

/** Whoever has confirmed has a whole set-up; whoever has not may have none yet. */
function drawPlacement(s: State, side: SideId): void {
  if (s.nextId[side] === 0) s.nextId[side] = 1;
  if (s.ready[side] === 1) placeSuggested(s, side);
}

// ------------------------------------------------------------------------------ hidden groups

/** Elements that are on the table and that the viewer does not see. */
function hiddenElements(s: State, side: SideId): ElementId[] {
  const t = theatre(s);
  const seen = new Set<number>();
  for (const group of s.groups) for (const element of group.elements) seen.add(element);
  return elementsOf(t, side).filter((element) => {
    const of = t.reinforcementOf[element]!;
    if (seen.has(element) || isLost(s, element)) return false;
    return of === NONE || t.reinforcements[of]!.onTable;
  });
}

/** HP-A52: in cover, and nobody near enough to see them. */
function drawGroups(s: State, side: SideId, random: Random): void {
  const elements = hiddenElements(s, side);
  let id = s.nextShown[side]!;
  for (const bin of bins(s, shuffled(elements, random))) {
    const group = emptyGroup(keyOf(side, id++), hidingPlace(s, side, bin, random));
    group.concealed = 1;
    join(group, bin);
    hide(s, group);
    addGroup(s, group);
  }
  s.nextId[side] = id;
}

/** A group in the open can only hide in trenches. */
function hide(s: State, group: Group): void {
  const t = theatre(s);
  if (isCover(t.geometry.groundAt(group.place))) return;
  if (group.elements.some((element) => t.soft[element])) group.level = 1;
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest;
}

/** As few groups as there can be, so that there is room for all: the largest elements first. */
function bins(s: State, elements: readonly ElementId[]): ElementId[][] {
  const t = theatre(s);
  const sorted = [...elements].sort((a, b) => t.points[b]! - t.points[a]!);
  const found: ElementId[][] = [];
  for (const element of sorted) {
    const bin = found.find(
      (other) =>
        t.reinforcementOf[other[0]!] === t.reinforcementOf[element] &&
        pointsOf(t, other) + t.points[element]! <= GROUP_LIMIT,
    );
    if (bin) bin.push(element);
    else found.push([element]);
  }
  return found;
}

function hidingPlace(
  s: State,
  side: SideId,
  elements: readonly ElementId[],
  random: Random,
): Place {
  const t = theatre(s);
  const of = t.reinforcementOf[elements[0]!]!;
  const zone = of === NONE ? t.geometry.zones[side]! : t.reinforcements[of]!.places;
  const free = zone.filter(
    (place) =>
      !s.groups.some((group) => geometry(s).inControlZone(place, group.place)) &&
      canStand(s, elements, place),
  );
  const unseen = free.filter((place) => !isWatched(s, side, place));
  const digs = elements.some((element) => t.soft[element]);
  const covered = unseen.filter((place) => digs || isCover(t.geometry.groundAt(place)));
  const dense = covered.filter((place) => isCover(t.geometry.groundAt(place)));
  const places = [dense, covered, unseen, free, zone].find((list) => list.length > 0);
  return places ? pick(places, random) : t.geometry.zones[side]![0]!;
}

const isWatched = (s: State, side: SideId, place: Place): boolean =>
  s.groups.some((group) => sideOf(group.key) !== side && geometry(s).within(group.place, place, 1));

// -------------------------------------------------------------------------- mines and choices

/** Fields that nobody has entered yet lie anywhere in their zone. */
function drawMines(s: State, side: SideId, random: Random): void {
  if (!s.rules.hiddenMinefields) return;
  const known = s.mines.filter((mine) => mine.side === side).length;
  const places = shuffled(geometry(s).minefieldZones[side]!, random).filter(
    (place) =>
      !s.mines.some((mine) => mine.place === place) &&
      !s.groups.some((group) => group.place === place && sideOf(group.key) !== side),
  );
  for (const place of places.slice(0, minefieldsOf(s, side) - known))
    s.mines.push({ side, place, known: 0, density: NONE });
}

const GUESSED = [RED_TOKEN, GREEN_TOKEN, YELLOW_TOKEN, WHITE_TOKEN] as const;

function drawMunitions(s: State, side: SideId, random: Random): void {
  if (topStep(s) !== 'munitions' || s.ready[side] === 0) return;
  s.munitions[side] = Array.from({ length: munitionsDice(s, side) }, () => pick(GUESSED, random));
}

/** HP-2.7g: what the other side may have committed, sealed or not. */
function drawBid(s: State, side: SideId, random: Random): void {
  const { assault } = s;
  if (topStep(s) !== 'bid' || !assault) return;
  for (const what of BID_KINDS)
    for (const mark of marksFor(s.rules.adaptedMunitions, what)) {
      if (checkCommit(s, assault, side, what, mark)) continue;
      const most = leftToBid(s, assault, side, what, mark);
      bidOf(assault, side)[slotOf(what, mark)] = random(most + 1);
    }
}

/** HP-A76: some hidden group is being activated, and may be about to end. */
function drawActivation(s: State, view: View): void {
  const hidden = view.active === null && s.agenda.includes('spend');
  if (!hidden) return;
  const group = s.groups.find((other) => other.concealed === 1 && sideOf(other.key) === s.side);
  if (!group) return;
  s.active = { ...newActivation(s, group), supplied: 1, recon: 1 };
  if (s.search) s.search.place = group.place;
}
