// Clauses that are seen best in a few lines of play.
import { describe, expect, test } from 'vitest';
import { idOf, sideOf } from '../src/state.ts';
import { asked, begin, choices, game, picture, play, position, refusal } from './table.ts';

const blue = (at: string, elements: Record<string, number>, more = {}) => ({
  side: 'blue',
  at,
  elements,
  ...more,
});
const red = (at: string, elements: Record<string, number>, more = {}) => ({
  side: 'red',
  at,
  elements,
  ...more,
});

describe('set-up and initiative', () => {
  test('HP-S.10a both sides set up at once, and neither sees the other', () => {
    const s = begin('khalkhin-gol');
    play(s, 'chance roll 2');
    expect(asked(s)).toBe('place blue red');
    play(s, 'blue suggested', 'blue ready');
    expect(asked(s)).toBe('place red');
    expect(game.view(s, 'blue').groups.length).toBe(5);
    expect(game.view(s, 'red').groups).toEqual([]);
  });

  test('HP-A75 groups are numbered by location, not in the order of their forming', () => {
    const s = begin('board-p');
    for (let element = 1; element <= 12; element++)
      play(s, `blue place ${element} ${element <= 6 ? '0205' : '0101'}`);
    play(s, 'blue ready', 'red suggested', 'red ready');
    const own = s.groups.filter(({ key }) => sideOf(key) === 0);
    expect(own.map(({ key, elements }) => [idOf(key), elements[0]])).toEqual([
      [1, 6],
      [2, 0],
    ]);
  });

  test('HP-S.3b HP-A64 a d5 says how many Soviet groups may begin entrenched', () => {
    const s = begin('khalkhin-gol');
    // A face of 2 counts two.
    play(s, 'chance roll 2');
    play(s, 'red place 1 0605', 'red place 2 0606', 'red place 3 0607', 'red place 11 0705');
    play(s, 'red entrench 0605 1', 'red entrench 0606 1');
    expect(refusal(s, 'red entrench 0607 1')).toMatchObject({ code: 'no-entrenchment-left' });
    expect(refusal(s, 'red entrench 0705 1')).toMatchObject({ code: 'no-soft-to-entrench' });
  });

  test('HP-S.4b reinforcements on the table stand within 1 UD of their base', () => {
    const s = begin('khalkhin-gol');
    play(s, 'chance roll 1');
    // Element 16 is the first BT-5 of the reinforcement.
    const places = choices(s, 'red').filter((line) => line.startsWith('place 16 '));
    expect(places).toHaveLength(7);
    expect(places).toContain('place 16 0207');
    expect(refusal(s, 'red place 16 0606')).toMatchObject({ clause: 'HP-S.4b' });
  });

  test('HP-W.5 as many trenches and minefields as the scenario gives, and no more', () => {
    const s = begin('suomussalmi-raate');
    play(s, 'blue place 1 0506', 'blue place 2 0207', 'blue place 3 0208');
    play(s, 'blue entrench 0506 2', 'blue entrench 0207 1');
    expect(refusal(s, 'blue entrench 0208 2')).toMatchObject({ clause: 'HP-W.5' });
    play(s, 'blue mine 0406', 'blue mine 0407');
    expect(refusal(s, 'blue mine 0505')).toMatchObject({ code: 'no-minefield-left' });
    expect(refusal(s, 'blue mine 0209')).toMatchObject({ code: 'outside-minefield-zone' });
  });

  test.each([
    ['HP-2.0a a 3 draws the first side', 3, 'keep', 'blue'],
    ['HP-A1 a 4 draws the other', 4, 'keep', 'red'],
    ['HP-2.0b the side drawn may give the initiative away', 3, 'give', 'red'],
    ['HP-D2 to either side', 4, 'give', 'blue'],
  ])('%s', (_, face, answer, attacker) => {
    const s = begin('khalkhin-gol');
    play(s, 'chance roll 1', 'blue suggested', 'blue ready', 'red suggested', 'red ready');
    play(s, `chance roll ${face}`);
    const drawn = face <= 3 ? 'blue' : 'red';
    expect(asked(s)).toBe(`keep ${drawn}`);
    play(s, `${drawn} ${answer}`);
    expect(game.picture(s)).toMatchObject({ attacker });
  });

  test('HP-A1 the order holds all game, or is drawn every turn', () => {
    for (const [initiative, next] of [
      ['perGame', 'munitions blue red'],
      ['perTurn', 'lot chance'],
    ] as const) {
      const groups = [blue('0205', { soft: 1 }), red('0805', { soft: 1 })];
      const s = position({ groups, sequence: 'red' }, 'board-p', { initiative });
      play(s, 'red end');
      expect(asked(s)).toBe(next);
    }
  });
});

describe('activations', () => {
  test('HP-2.2a groups are played in any order, and none must be', () => {
    const s = position({
      groups: [blue('0205', { soft: 1 }), blue('0305', { soft: 1 }), red('0905', { soft: 1 })],
    });
    expect(choices(s, 'blue')).toEqual(['activate 0205', 'activate 0305', 'end']);
    play(s, 'blue activate 0305', 'blue declare none progress', 'blue stop');
    expect(choices(s, 'blue')).toEqual(['activate 0205', 'end']);
  });

  test('HP-A4 what one element has done the whole group has done', () => {
    const s = position({
      groups: [
        blue('0205', { soft: 1 }, { flags: ['spent'] }),
        blue('0305', { soft: 1 }),
        red('0905', { soft: 1 }),
      ],
    });
    play(s, 'blue activate 0305', 'blue declare none progress', 'blue step 0205');
    expect(picture(s).groups['0205']?.elements).toEqual({ soft: 2 });
    expect(refusal(s, 'blue activate 0205')).toMatchObject({ clause: 'HP-2.2c' });
  });

  test('HP-A13 supply is paid where the activation begins, and not given back', () => {
    const s = position({
      terrain: { '0505': 'accidente' },
      groups: [blue('0505', { soft: 2 }), red('0909', { soft: 1 })],
      stocks: { blue: [5] },
    });
    play(s, 'blue activate 0505', 'blue declare line progress');
    expect(picture(s).stocks['blue']?.['blue']).toBe(3);
    play(s, 'blue stop');
    expect(picture(s).stocks['blue']?.['blue']).toBe(3);
  });

  test('HP-A22 a concealed enemy lengthens no supply line', () => {
    const cost = (concealed: boolean): number | undefined => {
      const s = position(
        {
          groups: [blue('0505', { soft: 2 }), red('0304', { soft: 1 }, { concealed, level: 1 })],
          stocks: { blue: [5] },
        },
        'board-p',
        { fog: 'ambush' },
      );
      play(s, 'blue activate 0505');
      return game.breakdowns(s)['supply']?.total;
    };
    expect(cost(false)).toBe(2);
    expect(cost(true)).toBe(1);
  });

  test('HP-A8 stocks are open to both sides and to everybody', () => {
    const s = position({
      groups: [blue('0205', { soft: 1 }), red('0805', { soft: 1 })],
      stocks: { blue: [5, 4, 3, 2, 1], red: [1] },
    });
    for (const viewer of ['blue', 'red', undefined])
      expect(game.view(s, viewer).stocks).toEqual(s.stocks);
  });
});

describe('movement', () => {
  test('HP-G6 a step leads to a neighbouring hex', () => {
    const s = position({ groups: [blue('0505', { soft: 2 }), red('0909', { soft: 1 })] });
    play(s, 'blue activate 0505', 'blue declare none progress');
    expect(choices(s, 'blue').filter((line) => line.startsWith('step'))).toHaveLength(6);
    expect(refusal(s, 'blue step 0705')).toMatchObject({ clause: 'HP-G6' });
  });

  test('HP-D8 a player may stop before the first step, and has then not moved', () => {
    const s = position({
      groups: [blue('0205', { soft: 2 }, { level: 1 }), red('0909', { soft: 1 })],
    });
    play(s, 'blue activate 0205', 'blue declare line rapid', 'blue stop');
    expect(picture(s).groups['0205']).toMatchObject({ level: 1, flags: ['spent'] });
  });

  test('HP-1.5c the control zone is the hex, the influence zone the six around', () => {
    const around = ['0404', '0405', '0406', '0504', '0506', '0605'];
    for (const at of [...around, '0305', '0705']) {
      const s = position({ groups: [blue(at, { soft: 1 }), red('0505', { soft: 1 })] });
      play(s, `blue activate ${at}`, 'blue declare none progress');
      const near = around.includes(at);
      expect(refusal(s, 'blue step 0505')?.clause).toBe(near ? 'HP-2.4e' : 'HP-G6');
    }
  });

  test('HP-1.6l a town on a road keeps the half rate', () => {
    const s = position(
      {
        roads: [['0105', '0205', '0305', '0405', '0505', '0605', '0705']],
        terrain: { '0705': 'agglomeration' },
        groups: [blue('0705', { soft: 1 }), red('0909', { soft: 1 })],
        stocks: { blue: [5] },
      },
      'board-p',
      { harshEnvironment: 'on' },
    );
    play(s, 'blue activate 0705');
    // Six hexes by road are 3 UD: nothing for a harsh environment.
    expect(game.breakdowns(s)['supply']?.total).toBe(1);
  });
});

describe('fights', () => {
  test('HP-1.4c HP-D10 whoever is in contact may be assaulted, nobody farther off', () => {
    const s = position({
      groups: [blue('0205', { soft: 2 }), red('0305', { soft: 1 }), red('0405', { soft: 1 })],
      stocks: { blue: [0, 1] },
    });
    play(s, 'blue activate 0205', 'blue declare line hold');
    expect(asked(s)).toBe('combat blue');
    expect(choices(s, 'blue')).toEqual(['assault 0305', 'fire red 0305', 'fire red 0405', 'done']);
  });

  test('HP-1.4a HP-1.4d a group stays where it is whichever element it loses', () => {
    const s = position({
      groups: [blue('0205', { soft: 1 }), red('0305', { soft: 2, light: 1 })],
      stocks: { blue: [0, 1] },
    });
    play(s, 'blue activate 0205', 'blue declare line hold', 'blue fire red 0305', 'chance roll 1');
    expect(picture(s).groups['0305']?.elements).toEqual({ soft: 1, light: 1 });
    expect(asked(s)).toBe('idle blue');
  });

  test('HP-1.3a HP-1.3b a mechanised element is armour, cavalry is soft', () => {
    const total = (elements: Record<string, number>): number | undefined => {
      const s = position({
        terrain: { '0305': 'open height' },
        groups: [blue('0205', { soft: 6 }), red('0305', elements)],
        stocks: { blue: [0, 1], red: [0, 1] },
      });
      play(s, 'blue activate 0205', 'blue declare line hold', 'blue assault 0305');
      return game.breakdowns(s)['red']?.total;
    };
    // 2 for its combat value and 1 for its protection; the height helps only soft elements.
    expect(total({ mech: 1 })).toBe(3);
    expect(total({ cavalry: 1 })).toBe(2);
  });

  test('HP-1.5a two groups never share a control zone: an enemy hex is closed', () => {
    const s = position({ groups: [blue('0205', { soft: 1 }), red('0305', { soft: 1 })] });
    play(s, 'blue activate 0205', 'blue declare line progress');
    expect(refusal(s, 'blue step 0305')).toMatchObject({ clause: 'HP-2.4e', code: 'enemy-there' });
  });
});

describe('depots', () => {
  const options = { depots: 'on' };

  test('HP-S.9f a depot is ready at the end of a turn without moving, fighting or being shot at', () => {
    const build = (shot: boolean): readonly string[] => {
      const s = position(
        {
          groups: [blue('0405', { soft: 2 }), red('0505', { soft: 2 })],
          stocks: { blue: [3], red: [3, 1] },
        },
        'board-p',
        options,
      );
      play(s, 'blue activate 0405', 'blue declare line hold depot');
      if (asked(s) === 'combat blue') play(s, 'blue done');
      play(s, 'blue end');
      if (shot)
        play(s, 'red activate 0505', 'red declare line hold', 'red fire red 0405', 'chance roll 6');
      play(s, 'red end');
      return picture(s).depots;
    };
    expect(build(false)).toEqual(['blue 0405']);
    expect(build(true)).toEqual([]);
  });

  test('HP-S.9d a depot that an enemy reaches is gone', () => {
    const s = position(
      {
        groups: [blue('0305', { soft: 2 }), red('0905', { soft: 2 })],
        depots: [{ side: 'red', at: '0405' }],
      },
      'board-p',
      options,
    );
    const events = play(s, 'blue activate 0305', 'blue declare none progress', 'blue step 0405');
    expect(events.map(({ kind }) => kind)).toContain('depot-destroyed');
    expect(picture(s).depots).toEqual([]);
  });
});

describe('arrivals', () => {
  const finland = (more = {}) =>
    position(
      {
        groups: [blue('0506', { ski: 3 }), red('1208', { soft: 2 }, more)],
        turn: 3,
        step: 'arrive',
      },
      'suomussalmi-raate',
    );

  test('HP-D22 HP-W.4 what is due is formed around its base and may act at once', () => {
    const s = finland();
    expect(asked(s)).toBe('arrive blue');
    // Elements 4 to 7 are JR 64 and the rangers.
    play(s, 'blue arrive 4 0209', 'blue arrive 5 0209');
    expect(picture(s).groups['0209']).toBeUndefined();
    play(s, 'blue done');
    expect(picture(s).groups['0209']).toMatchObject({
      elements: { ski: 2 },
      flags: ['moved', 'acted'],
    });
    expect(choices(s, 'blue')).toContain('activate 0209');
    expect(refusal(s, 'blue arrive 6 0209')).toBeDefined();
  });

  test('HP-W.4 not beyond the radius, and not while the enemy holds the base', () => {
    expect(refusal(finland(), 'blue arrive 4 0506')).toMatchObject({ code: 'outside-area' });
    const s = position(
      {
        groups: [blue('0506', { ski: 3 }), red('1208', { soft: 2 })],
        holders: { 'FI-1': 'red' },
        turn: 3,
        step: 'arrive',
      },
      'suomussalmi-raate',
    );
    expect(asked(s)).toBe('idle blue');
  });

  test('HP-W.4 a hidden enemy in the hex is found, and the group is placed again', () => {
    const s = position(
      {
        groups: [blue('0506', { ski: 3 }), red('0209', { soft: 2 }, { concealed: true, level: 1 })],
        turn: 3,
        step: 'arrive',
      },
      'suomussalmi-raate',
    );
    play(s, 'blue arrive 4 0209', 'blue done');
    expect(picture(s).groups['0209']).toMatchObject({ side: 'red', concealed: false });
    expect(asked(s)).toBe('arrive blue');
    expect(choices(s, 'blue')).not.toContain('arrive 4 0209');
  });
});
