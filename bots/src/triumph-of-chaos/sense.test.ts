// Clauses of common sense: weak is not silly.
import { CHANCE, rollDice, type Side, seededRandom } from '@motti/engine';
import { type Action, type State, triumphOfChaos } from '@motti/triumph-of-chaos';
import {
  ALL_PIECES,
  allegianceOf,
  controlOf,
  enemyOf,
  isLeader,
  isOnMap,
  linksFrom,
  OUT_OF_SUPPLY,
  type PieceId,
  type SideId,
  type SpaceId,
  sideByName,
  space,
  spaceOf,
  supplyAt,
  unitsIn,
  updateSupply,
  VICTORY_CITIES,
} from '@motti/triumph-of-chaos/parts';
import { beforeAll, describe, expect, test } from 'vitest';
import { botByName } from '../levels.ts';
import { impulsesLeft } from './lines.ts';
import { type Odds, oddsOf } from './odds.ts';

const easy = botByName(triumphOfChaos, 'easy')!;
const setup = { scenario: '1918', options: {} };
const GAMES = 3;

/** What `easy` did when it was asked, action by action. */
interface Moment {
  readonly game: number;
  readonly side: SideId;
  readonly before: State;
  readonly plan: readonly Action[];
  readonly after: State;
}
const moments: Moment[] = [];
const fights: Odds[] = [];
const events: { readonly text: string; readonly before: State; readonly after: State }[] = [];

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) play(game);
}, 300_000);

function play(game: number): void {
  const random = seededRandom(`sense ${game}`);
  const state = triumphOfChaos.setup(setup);
  for (;;) {
    const decision = triumphOfChaos.decision(state);
    if (decision.kind === 'over') return;
    if (decision.kind === 'chance') {
      triumphOfChaos.apply(state, CHANCE, rollDice(decision.faces, random));
      continue;
    }
    const name = decision.sides[0]!;
    const view = triumphOfChaos.view(state, name);
    const plan = easy.plan!({ game: triumphOfChaos, setup, view, side: name }, random);
    const before = triumphOfChaos.clone(state);
    for (const action of plan as readonly Action[]) {
      if (!isAsked(state, name) || triumphOfChaos.check(state, name, action)) break;
      carryOut(state, name, action);
    }
    moments.push({
      game,
      side: sideByName(name),
      before,
      plan: plan as readonly Action[],
      after: triumphOfChaos.clone(state),
    });
  }
}
function isAsked(state: State, name: Side): boolean {
  const decision = triumphOfChaos.decision(state);
  return decision.kind === 'choose' && decision.sides.includes(name);
}
function carryOut(state: State, name: Side, action: Action): void {
  const before = triumphOfChaos.clone(state);
  triumphOfChaos.apply(state, name, action);
  if (action.kind === 'event')
    events.push({
      text: triumphOfChaos.print(action),
      before,
      after: triumphOfChaos.clone(state),
    });
  const { combat } = state;
  if (action.kind === 'fight' && combat) {
    const units = (combat.attackers as PieceId[]).filter((piece) => !isLeader(piece));
    fights.push(oddsOf(before, units, combat.target));
  }
}

const position = (json: object) => triumphOfChaos.arrange(setup, JSON.parse(JSON.stringify(json)));
const answer = (json: object, side: Side): readonly string[] => {
  const state = position(json);
  const view = triumphOfChaos.view(state, side);
  const plan = easy.plan!({ game: triumphOfChaos, setup, view, side }, seededRandom('one'));
  return plan.map((action) => triumphOfChaos.print(action as Action));
};

/** In what of the game's own facts two states differ; whose card it was and who is asked are none of them. */
const differs = (a: State, b: State): boolean => WHAT_MATTERS(a) !== WHAT_MATTERS(b);
const WHAT_MATTERS = (s: State): string =>
  JSON.stringify([
    [s.place, s.face, s.allegiance, s.record, s.noAct, s.fed, s.lasting, s.vp],
    [s.fcm, s.status, s.war, s.ip, s.flags],
    [s.steps, s.politicalSteps, s.factionSteps, s.freeFactionSteps, s.boundSteps, s.penalty],
    [s.points, s.agenda.length, s.cards.length],
  ]);

const holds = (s: State, side: SideId, id: SpaceId): boolean =>
  unitsIn(s, id).some((unit) => allegianceOf(s, unit) === side);

describe('an attack that cannot succeed', () => {
  const before = (units: object) =>
    answer(
      {
        empty: true,
        turn: 1,
        noAct: [],
        units,
        control: { white: ['Moscow'] },
        hand: { red: [4] },
        step: 'impulse red',
      },
      'red',
    );

  test('is not made by a single corps against two armies, where two armies would', () => {
    const strong = before({ Tula: ['red-9-army', 'red-10-army'], Moscow: ['don-c3'] });
    expect(strong).toContain('mark-combat tula');
    const weak = before({ Tula: ['red-c16'], Moscow: ['volunteer-1', 'don-south'] });
    expect(weak.filter((text) => text.startsWith('mark-combat'))).toEqual([]);
  });

  test('is not made in whole games either: it may win, or costs the enemy more', () => {
    expect(fights.length).toBeGreaterThan(10 * GAMES);
    const lost = fights.filter(({ win, theirs, ours }) => win < 0.05 && theirs < ours);
    expect(lost).toEqual([]);
  });
});

describe('a Victory City emptied', () => {
  const plan = (units: object) =>
    answer(
      {
        empty: true,
        turn: 1,
        noAct: [],
        units,
        control: { white: ['region kuban'], red: ['Maikop', 'Armavir'] },
        hand: { white: [4] },
        step: 'impulse white',
      },
      'white',
    );

  test('beside an enemy who can still come: whoever is alone there stays, and goes where nobody is near', () => {
    const near = plan({ Yekaterinodar: ['volunteer-1'], Maikop: ['red-12-army'] });
    expect(near).not.toContain('mark-move yekaterinodar');
    const afar = plan({ Yekaterinodar: ['volunteer-1'], Perm: ['red-12-army'] });
    expect(afar).toContain('mark-move yekaterinodar');
  });

  test('in whole games: only by who is cut off, or takes another city', () => {
    const left: string[] = [];
    let stayed = 0;
    for (const { side, before, plan, after } of moments) {
      const kinds = new Set(plan.map(({ kind }) => kind));
      if (!kinds.has('go') && !kinds.has('operations') && !kinds.has('one-space')) continue;
      updateSupply(before);
      for (const id of VICTORY_CITIES) {
        if (!holds(before, side, id) || controlOf(after, id) !== side) continue;
        if (impulsesLeft(before)[enemyOf(side)] === 0) continue;
        if (!linksFrom(id).some(({ to }) => holds(before, enemyOf(side), to))) continue;
        if (unitsIn(before, id).every((u) => supplyAt(before, u, id) === OUT_OF_SUPPLY)) continue;
        if (holds(after, side, id)) stayed++;
        else if (!VICTORY_CITIES.some((c) => isWon(c, before, after, side)))
          left.push(
            `${space(id).name}: ${plan.map((one) => triumphOfChaos.print(one)).join(', ')}`,
          );
      }
    }
    expect(stayed).toBeGreaterThan(50);
    expect(left).toEqual([]);
  });
});
const isWon = (id: SpaceId, before: State, after: State, side: SideId): boolean =>
  controlOf(before, id) !== side && controlOf(after, id) === side;

test('points for nothing: whoever pays for an operation marks somebody', () => {
  let operations = 0;
  for (const { plan } of moments) {
    const [first, second] = plan;
    if (first?.kind !== 'operations') continue;
    operations++;
    expect(['mark-move', 'mark-combat', 'war', 'protect']).toContain(second?.kind);
  }
  expect(operations).toBeGreaterThan(10 * GAMES);
});

test('a card for nothing: every event that is played changes something', () => {
  expect(events.length).toBeGreaterThan(3 * GAMES);
  const idle = events.filter(({ before, after }) => !differs(before, after));
  expect(idle.map(({ text }) => text)).toEqual([]);
});

/** By moment: who of its side went, and from where to where. */
function* moves() {
  for (const moment of moments)
    for (const piece of ALL_PIECES) {
      const { before, after, side } = moment;
      if (!isOnMap(before, piece) || !isOnMap(after, piece)) continue;
      if (allegianceOf(before, piece) !== side || before.turn !== after.turn) continue;
      const [from, to] = [spaceOf(before, piece), spaceOf(after, piece)];
      if (from !== to) yield { ...moment, piece, from, to };
    }
}

test('moves for nothing: few go back in a turn to where they came from', () => {
  const last = new Map<string, { from: SpaceId; turn: number }>();
  let moved = 0;
  let back = 0;
  for (const { game, piece, from, to, before } of moves()) {
    moved++;
    const key = `${game} ${piece}`;
    const known = last.get(key);
    if (known?.from === to && known.turn === before.turn) back++;
    last.set(key, { from, turn: before.turn });
  }
  expect(moved).toBeGreaterThan(50 * GAMES);
  expect(back).toBeLessThan(moved / 20);
});

test('supply cut by own move: few march out of reach of what feeds them', () => {
  const read = new Set<State>();
  const isFed = (s: State, piece: PieceId): boolean => {
    if (!read.has(s)) updateSupply(s);
    read.add(s);
    return supplyAt(s, piece, spaceOf(s, piece)) !== OUT_OF_SUPPLY;
  };
  let moved = 0;
  let cut = 0;
  for (const { piece, before, after } of moves()) {
    moved++;
    if (isFed(before, piece) && !isFed(after, piece)) cut++;
  }
  expect(moved).toBeGreaterThan(50 * GAMES);
  expect(cut).toBeLessThan(moved / 20);
});
