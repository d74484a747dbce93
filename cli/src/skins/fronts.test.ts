import { type Ask, fullOptions, type Side, seededRandom } from '@motti/engine';
import { hourraPobieda } from '@motti/hourra-pobieda';
import { triumphOfChaos } from '@motti/triumph-of-chaos';
import { ALL_SPACES, MOVE_MARK, SPACES } from '@motti/triumph-of-chaos/parts';
import { winterWar } from '@motti/winter-war';
import { expect, test } from 'vitest';
import { hourraPobiedaFront } from './hourra-pobieda.ts';
import type { Seen } from './skin.ts';
import { triumphOfChaosFront } from './triumph-of-chaos.ts';
import { winterWarFront } from './winter-war.ts';

const seenOf = (
  game: typeof winterWar | typeof triumphOfChaos | typeof hourraPobieda,
  state: never,
  setup: { scenario: string; options: Record<string, string> },
  side: Side,
  seed = 0,
): Seen => {
  const view = game.view(state, side) as never;
  return { view, position: game.guess(view, seededRandom(seed), setup), setup, side, locale: 'en' };
};

const setupOf = (
  game: typeof winterWar | typeof triumphOfChaos | typeof hourraPobieda,
  scenario: string,
) => ({
  scenario,
  options: { ...fullOptions(game as never, scenario) },
});

test('the map of Winter War has the place asked for in its middle, stacks beneath their hexes', () => {
  const setup = setupOf(winterWar, 'isthmus');
  const seen = seenOf(winterWar, winterWar.setup(setup) as never, setup, 'soviet');
  const drawn = winterWarFront.map!(seen, 'VIIPURI')!;
  const row = drawn.findIndex((line) => line.includes('1207*◄'));
  expect(row).toBe(Math.floor((drawn.length - 1) / 3 / 2) * 3);
  expect(drawn[row + 1]!.slice(drawn[row]!.indexOf('1207')).startsWith('F2·2')).toBe(true);
  expect(winterWarFront.map!(seen, 'Samara')).toBeUndefined();
});

test('a unit of Winter War is told by its name and by the hex where it stands', () => {
  const setup = setupOf(winterWar, 'isthmus');
  const state = winterWar.setup(setup);
  const seen = seenOf(winterWar, state as never, setup, 'soviet');
  expect(winterWarFront.units!(seen)).toContain(
    'Leningrad (1403)  0-1-2 headquarters no. 1  SHQ-1',
  );
  for (const action of winterWar.choices(state, 'soviet'))
    if (action.kind === 'select') expect(winterWarFront.standing!(seen, action)).toMatch(/\d{4}/);
});

test('WW-A37 counters that lie face down are shown as such', () => {
  const setup = setupOf(winterWar, 'standard');
  const state = winterWar.setup(setup);
  for (;;) {
    const now = winterWar.decision(state);
    if (now.kind !== 'choose' || !now.sides.includes('finland')) break;
    winterWar.apply(state, 'finland', winterWar.choices(state, 'finland')[0]!);
  }
  const units = (side: Side) =>
    winterWarFront.units!(seenOf(winterWar, state as never, setup, side)).join('\n');
  expect(units('soviet')).toMatch(/\d counters? face down/);
  expect(units('finland')).not.toContain('face down');
  const seen = seenOf(winterWar, state as never, setup, 'soviet');
  // Blanks are among them: how many units are on the map or off it cannot be told.
  expect(winterWarFront.status(seen)[1]).toMatch(/^Finns: \d+ counters face down$/);
  expect(winterWarFront.map!(seen, '')!.at(-1)).toContain('?2 two counters face down');
});

test('the map of Winter War goes to the first hex that may be attacked', () => {
  const setup = setupOf(winterWar, 'isthmus');
  const state = winterWar.setup(setup);
  winterWar.apply(state, 'soviet', winterWar.parse('done')!);
  const seen = seenOf(winterWar, state as never, setup, 'soviet');
  const drawn = winterWarFront.map!(seen, '')!;
  expect(drawn.join('\n')).toContain('1305#◄');
});

test('a region of Triumph of Chaos by its own name, by one of its spaces, without accents or case', () => {
  const setup = setupOf(triumphOfChaos, '1918');
  const seen = seenOf(triumphOfChaos, triumphOfChaos.setup(setup) as never, setup, 'red');
  const byRegion = triumphOfChaosFront.map!(seen, 'east')!;
  expect(byRegion[0]).toMatch(/^East: {2}= rail, ~ across a river/);
  expect(triumphOfChaosFront.map!(seen, 'samara')).toEqual(byRegion);
  expect(byRegion.find((line) => line.startsWith('Samara'))).toMatch(/★ {2}WHITE .*→/);
});

test('what the terminal shows of Triumph of Chaos depends on nothing that is hidden', () => {
  const setup = setupOf(triumphOfChaos, '1918');
  const state = triumphOfChaos.setup(setup);
  const random = seededRandom('terminal');
  for (let n = 0; n < 40; n++) {
    const now = triumphOfChaos.decision(state);
    if (now.kind === 'over') break;
    if (now.kind === 'chance')
      triumphOfChaos.apply(state, 'chance', {
        kind: 'roll',
        dice: now.faces.map((faces) => random(faces) + 1),
      });
    else {
      const side = now.sides[0]!;
      const choices = triumphOfChaos.choices(state, side);
      triumphOfChaos.apply(state, side, choices[random(choices.length)]!);
    }
    const texts = [1, 2].map((seed) => {
      const seen = seenOf(triumphOfChaos, state as never, setup, 'white', seed);
      const { status, fight, units, cards, tracks, sums, cell, standing } = triumphOfChaosFront;
      const now = triumphOfChaos.decision(state);
      const isAsked = now.kind === 'choose' && now.sides.includes('white');
      const choices = isAsked ? triumphOfChaos.choices(state, 'white') : [];
      return [
        ...[status, fight!, units!, cards!, tracks!].flatMap((part) => part(seen)),
        ...(isAsked ? sums!(seen, now.ask) : []),
        ...choices.map((choice) => JSON.stringify([cell!(seen, choice), standing!(seen, choice)])),
      ];
    });
    expect(texts[0]).toEqual(texts[1]);
  }
});

test('a combat of Triumph of Chaos is shown with columns, and with what each face of the die does', () => {
  const setup = setupOf(triumphOfChaos, 'drill');
  const state = triumphOfChaos.arrange(setup, {
    step: 'impulse white',
    units: { Mitau: ['army-west', 'WS', 'ru-art-c1'], Dvinsk: ['RE', 'rc'] },
    fcm: { latvia: -3 },
    control: { white: ['Mitau', 'Riga', 'Vologda', 'Archangel', 'Samara'], red: ['Dvinsk'] },
  });
  const fight = () =>
    triumphOfChaosFront.fight!(seenOf(triumphOfChaos, state as never, setup, 'white'));
  expect(fight()).toEqual([]);
  for (const text of ['one-space', 'mark-combat mitau', 'attack dvinsk', 'join army-west'])
    triumphOfChaos.apply(state, 'white', triumphOfChaos.parse(text)!);
  const [title, attack, fire, defence] = fight();
  expect(title).toMatch(/^Combat: Dvinsk \(\d+\)$/);
  expect(attack).toMatch(/^WHITE attacks with .+ \d+-\d+-\d+/);
  expect(fire).toMatch(/^strength \d+, column .+losses by die: 1→\d .+6→\d$/);
  expect(defence).toMatch(/^RED defends with /);
  // Once both have fired it would be counted with whoever is left.
  triumphOfChaos.apply(state, 'white', triumphOfChaos.parse('fight')!);
  triumphOfChaos.apply(state, 'chance', { kind: 'roll', dice: [4, 1] });
  expect(fight()).toEqual([]);
});

const khalkhinGol = () => {
  const setup = setupOf(hourraPobieda, 'khalkhin-gol');
  const state = hourraPobieda.setup(setup);
  const random = seededRandom('khalkhin-gol');
  const roll = () => {
    for (;;) {
      const now = hourraPobieda.decision(state);
      if (now.kind !== 'chance') return;
      hourraPobieda.apply(state, 'chance', {
        kind: 'roll',
        dice: now.faces.map((faces) => random(faces) + 1),
      });
    }
  };
  const play = (side: Side, line: string) => {
    roll();
    hourraPobieda.apply(state, side, hourraPobieda.parse(line)!);
  };
  for (const side of hourraPobieda.sides) {
    play(side, 'suggested');
    play(side, 'ready');
  }
  roll();
  return { setup, state };
};

test('Hourra Pobieda: the table around a place, with its groups and the names of its places', () => {
  const { setup, state } = khalkhinGol();
  const seen = seenOf(hourraPobieda, state as never, setup, 'blue');
  const drawn = hourraPobiedaFront.map!(seen, 'nomonhan')!;
  const row = drawn.findIndex((line) => line.includes('1005o◎◄'));
  expect(drawn[row + 1]!.slice(drawn[row]!.indexOf('1005')).startsWith('JP4')).toBe(true);
  expect(drawn.join('\n')).toContain('Nomonhan (1005)');
  expect(hourraPobiedaFront.map!(seen, 'Viipuri')).toBeUndefined();
  expect(hourraPobiedaFront.places!(seen)).toContainEqual(['Nomonhan', '1005']);
  expect(hourraPobiedaFront.status(seen).join('\n')).toMatch(/Nomonhan \(Japan\)/);
});

test('Hourra Pobieda: a choice says of whom it speaks', () => {
  const { setup, state } = khalkhinGol();
  const seen = seenOf(hourraPobieda, state as never, setup, 'blue');
  const activate = hourraPobieda.parse('activate 1005')!;
  expect(hourraPobiedaFront.standing!(seen, activate)).toBe(
    '4 × Motorised infantry (4 points, concealed)',
  );
});

test('what the terminal shows of Hourra Pobieda depends on nothing that is hidden', () => {
  const { setup, state } = khalkhinGol();
  const shown = (seed: number) => {
    const seen = seenOf(hourraPobieda, state as never, setup, 'red', seed);
    const { status, units, map } = hourraPobiedaFront;
    return [...status(seen), ...units!(seen), ...map!(seen, 'Nomonhan')!];
  };
  expect(shown(1)).toEqual(shown(2));
  expect(shown(1).join('\n')).not.toContain('JP4');
});

test('Hourra Pobieda: on the open table groups and places lie where they are', () => {
  const options = { ...fullOptions(hourraPobieda as never, 'khalkhin-gol'), table: 'open' };
  const setup = { scenario: 'khalkhin-gol', options };
  const state = hourraPobieda.setup(setup);
  const seen = seenOf(hourraPobieda, state as never, setup, 'blue');
  const drawn = hourraPobiedaFront.map!(seen, 'Nomonhan')!.join('\n');
  expect(drawn).toContain('○ Nomonhan');
  expect(drawn).toContain('* ');
});

test('Triumph of Chaos says what a Political Card brings, and what ground somebody goes to', () => {
  const setup = setupOf(triumphOfChaos, '1918');
  const seen = seenOf(triumphOfChaos, triumphOfChaos.setup(setup) as never, setup, 'red');
  const said = (text: string) => triumphOfChaosFront.standing!(seen, triumphOfChaos.parse(text)!);
  expect(said('place-political pc-24')).toBe('Britain WHITE 2, France WHITE 2, USA WHITE 1');
  expect(said('go moscow')).toBe('RED ★');
  expect(said('go vitebsk')).toBe('RED, forest');
  const units = triumphOfChaosFront.units!(seen);
  expect(units.find((line) => line.startsWith('Torgovaya'))).toMatch(
    /^Torgovaya \(328\), Don {2}WHITE/,
  );
});

test('Triumph of Chaos puts choices into tables by region, and adds up what is decided', () => {
  const setup = setupOf(triumphOfChaos, 'drill');
  const state = triumphOfChaos.arrange(setup, {
    step: 'impulse white',
    units: { Mitau: ['army-west', 'WS', 'ru-art-c1'], Dvinsk: ['RE', 'rc'] },
    fcm: { latvia: -3 },
    control: { white: ['Mitau', 'Riga', 'Vologda', 'Archangel', 'Samara'], red: ['Dvinsk'] },
  });
  const seen = () => seenOf(triumphOfChaos, state as never, setup, 'white');
  const cell = (line: string) => triumphOfChaosFront.cell!(seen(), triumphOfChaos.parse(line)!);
  const sums = () => {
    const { ask } = triumphOfChaos.decision(state) as { readonly ask: Ask };
    return triumphOfChaosFront.sums!(seen(), ask);
  };
  const play = (line: string) => triumphOfChaos.apply(state, 'white', triumphOfChaos.parse(line)!);
  play('one-space');
  expect(sums()).toEqual([]);
  expect(cell('mark-move mitau')).toMatchObject({ under: 'Latvia', text: 'move' });
  const { row, text } = cell('mark-combat mitau')!;
  expect(row).toMatch(/^Mitau, 3 units, strength \d+$/);
  // Whoever could be attacked from there, and how strong they are.
  expect(text).toMatch(/^attack Dvinsk \d+$/);
  play('mark-combat mitau');
  play('attack dvinsk');
  play('join army-west');
  expect(triumphOfChaosFront.standing!(seen(), { kind: 'fight' })).toMatch(/^\d+% won, \d+% lost/);
});

test('without a place the map of Triumph of Chaos is of the strongest front, then of what was activated last', () => {
  const setup = setupOf(triumphOfChaos, '1918');
  const state = triumphOfChaos.setup(setup);
  const region = () =>
    triumphOfChaosFront.map!(seenOf(triumphOfChaos, state as never, setup, 'red'), '')![0];
  expect(region()).toMatch(/^Don:/);
  const samara = ALL_SPACES.find((space) => SPACES[space]!.name === 'Samara')!;
  state.marked.push(samara);
  state.marks.push(MOVE_MARK);
  expect(region()).toMatch(/^East:/);
});

test('the elements to place at Suomussalmi stand in rows, with the hexes where they may go', () => {
  const setup = setupOf(hourraPobieda, 'suomussalmi-raate');
  const state = hourraPobieda.setup(setup);
  const seen = seenOf(hourraPobieda, state as never, setup, 'blue');
  const cells = hourraPobieda
    .choices(state, 'blue')
    .flatMap((action) => hourraPobiedaFront.cell!(seen, action) ?? []);
  expect(cells.length).toBeGreaterThan(20);
  expect(cells[0]).toEqual({
    under: 'Elements to place, and where',
    row: '1 Ski infantry',
    text: '0101',
  });
});
