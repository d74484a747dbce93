// What a table asks of a position: uses of a card, the Faction Control Table, the numbers and chances of a combat, steps.
import { describe, expect, test } from 'vitest';
import { factionKeyed } from '../src/data/index.ts';
import { triumphOfChaos as game } from '../src/index.ts';
import {
  cardUses,
  combatSheet,
  factionTable,
  outlook,
  placedPolitical,
  pointsOn,
  purseOf,
  spacesOfUse,
} from '../src/queries/index.ts';
import { unitsIn } from '../src/rules/pieces.ts';
import {
  allegianceOf,
  asPolitical,
  cardOf,
  HAND,
  PC_BOX,
  RED,
  type State,
  setCard,
  setMarker,
  setPolitical,
  USED_REDEPLOYMENT,
  USED_REPLACEMENTS,
  WHITE,
} from '../src/state.ts';
import { CARD_TEXTS } from '../src/texts/cards.ts';
import { position } from './workbench.ts';

/** RED may choose what to do with its impulse, and holds this card. */
function impulse(number: number, prepare: (s: State) => void = () => undefined): State {
  return position(1, (s) => {
    s.round = 2;
    s.active = RED;
    s.agenda = [
      { kind: 'impulse-end', side: RED },
      { kind: 'choose', side: RED },
    ];
    setCard(s, cardOf(RED, number), HAND);
    prepare(s);
  });
}
const useOf = (s: State, number: number, use: string) =>
  cardUses(s, RED, cardOf(RED, number)).find((each) => each.use === use)!;

describe('the four uses of a card', () => {
  test('TC-9.1f operations say their points and how many spaces could act', () => {
    const use = useOf(impulse(3), 3, 'operations');
    expect(use.figure).toBe(4);
    expect(use.refusal).toBeUndefined();
    expect(use.movable).toBeGreaterThan(5);
    const after = impulse(3);
    game.apply(after, 'red', use.action);
    expect(game.choices(after, 'red').filter(({ kind }) => kind === 'mark-move')).toHaveLength(
      use.movable!,
    );
  });

  test('TC-10.2a operations and redeployment say where they could begin, the other uses begin nowhere', () => {
    const s = impulse(3);
    const named = (use: string) => spacesOfUse(s, RED, useOf(s, 3, use));
    const operations = useOf(s, 3, 'operations');
    expect(named('operations')).toHaveLength(operations.movable!);
    for (const use of ['operations', 'redeploy'])
      for (const space of named(use))
        expect(unitsIn(s, space).every((unit) => allegianceOf(s, unit) === RED)).toBe(true);
    expect(named('redeploy')).not.toHaveLength(0);
    expect(named('replacements')).toEqual([]);
    expect(named('event')).toEqual([]);
  });

  test('TC-8.111 WHITE’s bonus counts in its first impulse alone', () => {
    const s = position(1, (state) => {
      state.round = 1;
      state.opsBonus = 1;
      state.agenda = [{ kind: 'choose', side: WHITE }];
      setCard(state, cardOf(WHITE, 3), HAND);
    });
    const figure = () => cardUses(s, WHITE, cardOf(WHITE, 3))[0]?.figure;
    expect(figure()).toBe(5);
    s.round = 2;
    expect(figure()).toBeLessThan(5);
  });

  test('TC-14.12c replacements refused after a round of them are free again in the next', () => {
    const s = impulse(3, (state) => {
      state.lastUse[RED] = USED_REPLACEMENTS;
    });
    const use = useOf(s, 3, 'replacements');
    expect(use.refusal?.clause).toBe('TC-14.12c');
    expect(use.freeInRound).toBe(3);
    expect(use.recorded).toEqual([0, 4]);
    s.round = 6;
    expect(useOf(s, 3, 'replacements').freeInRound).toBeUndefined();
  });

  test('TC-12.1a redeployment says what may travel; a round later it may again', () => {
    const use = useOf(impulse(3), 3, 'redeploy');
    expect(use.refusal).toBeUndefined();
    expect(use.figure).toBe(4);
    expect(use.parties).toContainEqual({ leaders: 1, armies: 1, corps: 0 });
    const barred = impulse(3, (state) => {
      state.lastUse[RED] = USED_REDEPLOYMENT;
    });
    expect(useOf(barred, 3, 'redeploy').refusal?.clause).toBe('TC-12.1a');
  });

  test('TC-7.21c an event with an asterisk leaves the game; TC-C.4c an Initiative Card is no event', () => {
    expect(useOf(impulse(1), 1, 'event').leavesGame).toBe(true);
    expect(useOf(impulse(1), 1, 'operations').leavesGame).toBe(false);
    expect(useOf(impulse(8), 8, 'event').refusal?.code).toBe('initiative-in-windows');
  });
});

describe('the Faction Control Table', () => {
  const row = (s: State, key: string, more: readonly number[] = []) =>
    factionTable(s, more.map(asPolitical)).find((each) => each.key === key)!;

  test('TC-8.132a cards on the table are summed, and those to come can be tried', () => {
    const s = position(1, (state) => {
      setPolitical(state, asPolitical(2), PC_BOX);
    });
    expect(placedPolitical(s)).toEqual([{ card: asPolitical(2), box: 0 }]);
    expect(pointsOn(asPolitical(2), factionKeyed('makhno'))).toBe(2);
    expect(row(s, 'makhno').net).toBe(2);
    expect(row(s, 'makhno', [0]).net).toBe(3);
    expect(s.political[0]).toBe(0);
  });

  test('TC-8.132c the first point against a master is ignored; TC-8.133c a power that left stays away', () => {
    const s = position(1, (state) => {
      setPolitical(state, asPolitical(4), PC_BOX);
      setMarker(state, factionKeyed('estonia'), -3);
      setMarker(state, factionKeyed('latvia'), -3);
      state.status[factionKeyed('belarus')] = 4;
    });
    expect(row(s, 'estonia')).toMatchObject({ from: -3, to: -3, outcome: 'one-ignored' });
    expect(row(s, 'latvia')).toMatchObject({ from: -3, to: -2, outcome: 'lost', after: undefined });
    expect(row(s, 'belarus')).toMatchObject({ net: 1, outcome: 'withdrawn' });
  });

  test('TC-8.133a who is won, TC-8.133b who may not be', () => {
    const s = position(1, (state) => {
      setPolitical(state, asPolitical(2), PC_BOX);
      setMarker(state, factionKeyed('makhno'), 1);
      setMarker(state, factionKeyed('ukraine'), 0);
      setPolitical(state, asPolitical(8), PC_BOX);
      setMarker(state, factionKeyed('britain'), 2);
    });
    expect(row(s, 'makhno')).toMatchObject({ to: 3, outcome: 'won', after: RED });
    expect(row(s, 'ukraine')).toMatchObject({ to: 2, outcome: 'moves' });
    expect(row(s, 'britain')).toMatchObject({ from: 2, to: 2, outcome: 'barred' });
  });
});

describe('the combat that is fought', () => {
  /** A RED army of the drill stands against a WHITE one at Rossosh. */
  const field = (): State =>
    game.arrange(
      { scenario: 'drill', options: {} },
      {
        step: 'impulse white',
        units: { Millerovo: ['WS'], Rossosh: ['RA'] },
        hand: { white: [2] },
      },
    ) as State;

  test('TC-11.4a strengths, columns and results of both sides', () => {
    const s = attack(field());
    const sheet = combatSheet(s)!;
    const { attacker, defender } = sheet;
    expect(sheet.target).toBe(s.combat?.target);
    expect(attacker.strength.total).toBeGreaterThan(0);
    expect(attacker.table).toBe('army');
    expect(attacker.results).toHaveLength(6);
    const fight = game.fight?.(s);
    expect(fight?.column).toBe(`XXXX ${attacker.shiftedColumn} : XXXX ${defender.shiftedColumn}`);
  });

  test('TC-11.4b the outlook of a fight without surprise is that of both dice', () => {
    const s = attack(field());
    const { attacker, defender } = combatSheet(s)!;
    let won = 0;
    for (const a of attacker.results) for (const d of defender.results) if (a > d) won++;
    const seen = outlook(s, WHITE, { kind: 'fight' })!;
    expect(seen.attacker + seen.defender + seen.avoided).toBeCloseTo(1);
    expect(seen.attacker).toBeCloseTo(won / 36);
    expect(won).toBeGreaterThan(0);
    expect(s.combat?.rolledA).toBe(0);
  });

  function attack(s: State): State {
    const lines = [
      'operations white-2',
      'mark-combat millerovo',
      'done',
      'attack rossosh',
      'join WS',
    ];
    for (const line of lines) {
      const action = game.parse(line);
      if (!action || game.check(s, 'white', action)) throw new Error(`not now: ${line}`);
      game.apply(s, 'white', action);
    }
    return s;
  }
});

describe('replacement steps', () => {
  test('TC-14.22b WHITE has a cap, RED none', () => {
    const s = position(1, (state) => {
      state.steps[WHITE] = 9;
    });
    expect(purseOf(s, RED).cap).toBeUndefined();
    const { steps, cap, capLeft } = purseOf(s, WHITE);
    expect(steps).toBe(4.5);
    expect(cap).toBe(capLeft);
    expect(cap).toBeGreaterThan(3);
  });

  test('TC-14.71a the declared number has its rows, and what was spent says where', () => {
    const s = position(1, (state) => {
      state.declared[RED] = 3;
    });
    expect(purseOf(s, RED).rows).toEqual([
      [2, 1],
      [1, 1, 1],
    ]);
    s.declared[RED] = 99;
    expect(purseOf(s, RED).rows).toEqual([]);
  });
});

test('every card has a title and a text in both languages', () => {
  for (const texts of [CARD_TEXTS.en, CARD_TEXTS.fr]) {
    for (const [deck, size] of [
      ['red', 55],
      ['white', 55],
      ['political', 66],
    ] as const) {
      const cards = Object.values(texts[deck]);
      expect(cards).toHaveLength(size);
      for (const { title, text } of cards)
        expect([title !== '', text !== '']).toEqual([true, true]);
    }
  }
  expect(game.texts('fr').action({ kind: 'place-political', political: asPolitical(2) })).toContain(
    CARD_TEXTS.fr.political[3]!.title,
  );
});
