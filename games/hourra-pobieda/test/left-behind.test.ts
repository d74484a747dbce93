// HP-A26, HP-A76: when part of a concealed group leaves, the enemy sees what they would see if it had been the whole group.
import {
  pick,
  type Random,
  type Roll,
  rollDice,
  type Side,
  seededRandom,
  startingOptions,
} from '@motti/engine';
import type { Action, Event, State } from '@motti/hourra-pobieda';
import {
  type ElementId,
  enemyOf,
  type Group,
  type GroupKey,
  geometry,
  groupHas,
  groupOf,
  isUnreleased,
  join,
  keyOf,
  leave,
  newGroup,
  type Place,
  SPENT,
  sideName,
  sideOf,
  spotOf,
  theatre,
  topStep,
} from '@motti/hourra-pobieda/parts';
import { expect, test } from 'vitest';
import { begin, game } from './table.ts';

/** Everything that one seat is sent: the lines as it may read them, what happened, what it sees, what is asked. */
class Seat {
  readonly viewer: Side;
  readonly rows: string[] = [];

  constructor(viewer: Side) {
    this.viewer = viewer;
  }

  play(s: State, side: Side, action: Action | Roll): void {
    const audience = game.audience(s, side, action);
    const known = !audience || audience.includes(this.viewer);
    const events: Event[] = [];
    game.apply(s, side, action, (event) => events.push(event));
    this.#row(known ? `${side} ${JSON.stringify(action)}` : `${side} ?`);
    for (const event of events)
      if (!event.to || event.to.includes(this.viewer)) this.rows.push(JSON.stringify(event));
    this.#row(JSON.stringify(game.view(s, this.viewer)));
    this.#row(JSON.stringify(game.decision(s)));
  }

  /** A run of hidden lines is one row, and what changes nothing is not sent (ADR 13, 23). */
  #row(text: string): void {
    if (!this.rows.slice(-HIDDEN_RUN).includes(text)) this.rows.push(text);
  }
}
/** Line, view and question of the hidden line before. */
const HIDDEN_RUN = 3;

/** The next line of a random game; nobody activates those who stayed behind. */
function nextLine(s: State, random: Random, stayed?: Group): [Side, Action | Roll] | undefined {
  const decision = game.decision(s);
  if (decision.kind === 'over') return undefined;
  if (decision.kind === 'chance') return ['chance', rollDice(decision.faces, random)];
  const side = pick(decision.sides, random);
  const choices = game
    .choices(s, side)
    .filter(
      (one) => one.kind !== 'activate' || one.at !== (stayed && spotOf(theatre(s), stayed.place)),
    );
  // Sequences that end at once show nothing.
  const going = choices.filter(({ kind }) => kind !== 'end');
  return [side, pick(going.length > 0 && random(12) > 0 ? going : choices, random)];
}

/** Concealed groups of the side to play that could be split. */
const hiding = (s: State): Group[] =>
  topStep(s) !== 'idle'
    ? []
    : s.groups.filter(
        (group) =>
          sideOf(group.key) === s.side &&
          group.concealed === 1 &&
          group.elements.length > 1 &&
          !groupHas(s, group, SPENT) &&
          !isUnreleased(s, group),
      );

/** A world in which those who will leave were a group of their own, and the others hide far away. */
function twinOf(s: State, key: GroupKey, leaving: readonly ElementId[]): State {
  const twin = game.clone(s);
  const group = groupOf(twin, key);
  const rest = group.elements.filter((element) => !leaving.includes(element));
  leave(group, rest);
  const other = newGroup(twin, sideOf(key), farFrom(twin, group.place));
  join(other, rest);
  other.concealed = 1;
  other.level = 1;
  return twin;
}

/** The newest group of the side that plays: those who hide elsewhere. */
const isRest =
  (twin: State) =>
  ({ key }: Group): boolean =>
    key === keyOf(twin.side, twin.nextId[twin.side]! - 1);

/** The place of the side's zone that is farthest from every group. */
function farFrom(s: State, place: Place): Place {
  const g = geometry(s);
  const zone = g.zones[s.side]!;
  const room = (at: Place): number =>
    Math.min(g.distance(at, place), ...s.groups.map((group) => g.distance(at, group.place)));
  return zone.reduce((best, at) => (room(at) > room(best) ? at : best), zone[0]!);
}

interface Compared {
  splits: number;
  /** Those after which the parent was joined, or gave itself away otherwise. */
  shown: number;
  rows: number;
}

/** Splits the group and plays the sequence on; the enemy's seat is sent the same in the twin world. */
function compare(s: State, key: GroupKey, random: Random, seen: Compared): State | undefined {
  const side = sideName(s.side);
  const truth = game.clone(s);
  const here = new Seat(sideName(enemyOf(s.side)));
  const there = new Seat(here.viewer);
  const activate: Action = { kind: 'activate', at: spotOf(theatre(s), groupOf(s, key).place) };
  here.play(truth, side, activate);
  for (let left = 1 + random(groupOf(s, key).elements.length - 1); left > 0; left--) {
    const detach = game.choices(truth, side).filter(({ kind }) => kind === 'detach');
    here.play(truth, side, pick(detach, random));
  }
  const orders = game.choices(truth, side).filter(({ kind }) => kind === 'declare');
  if (orders.length === 0) return undefined;
  const twin = twinOf(s, key, truth.active!.detached);
  const order = pick(orders, random);
  there.play(twin, side, activate);
  here.play(truth, side, order);
  expect(game.check(twin, side, order)).toBeUndefined();
  there.play(twin, side, order);
  const stayed = (): Group | undefined => truth.groups.find((group) => group.key === key);
  const isHidden = (group: Group | undefined): boolean => group?.concealed === 1;
  while (isHidden(stayed()) && isHidden(twin.groups.find(isRest(twin))) && truth.side === s.side) {
    const line = nextLine(truth, random, stayed());
    if (!line || (line[1].kind !== 'roll' && game.check(twin, line[0], line[1]))) break;
    here.play(truth, ...line);
    there.play(twin, ...line);
    if (isHidden(stayed()) && isHidden(twin.groups.find(isRest(twin))))
      expect(here.rows).toEqual(there.rows);
  }
  seen.splits++;
  if (!isHidden(stayed())) seen.shown++;
  seen.rows += here.rows.length;
  return truth;
}

/** Plays whole random games, in which concealed groups are split whenever they can be. */
function playGames(table: string, games: number): Compared {
  const seen: Compared = { splits: 0, shown: 0, rows: 0 };
  for (let i = 0; i < games; i++) {
    const random = seededRandom(`left behind ${table} ${i}`);
    const scenario = i % 2 === 0 ? 'suomussalmi-raate' : 'summa';
    let s = begin(scenario, {
      ...startingOptions(game, scenario),
      table,
      fog: 'ambush',
      minefields: 'on',
      hiddenMinefields: 'on',
    });
    for (const side of ['blue', 'red'])
      for (const kind of ['suggested', 'ready'] as const) game.apply(s, side, { kind });
    for (;;) {
      const parents = hiding(s);
      const parent = parents.length > 0 && random(2) === 0 ? pick(parents, random) : undefined;
      const after = parent && compare(s, parent.key, random, seen);
      if (after) s = after;
      const line = nextLine(s, random);
      if (!line) break;
      game.apply(s, ...line);
    }
  }
  return seen;
}

test('HP-A26 HP-A76 on hexes nobody can tell whether somebody stayed behind', {
  timeout: 300_000,
}, () => {
  const { splits, shown } = playGames('hex', 30);
  expect(splits).toBeGreaterThan(30);
  expect(shown).toBeLessThan(splits / 2);
});

test('HP-A26 HP-A76 nor on the open table', { timeout: 300_000 }, () => {
  const { splits, shown } = playGames('open', 8);
  expect(splits).toBeGreaterThan(8);
  expect(shown).toBeLessThan(splits / 2);
});
