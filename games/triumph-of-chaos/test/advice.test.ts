// What tables ask beyond the rules: fights with their chances, endings, passes, warnings; and what audit finds.
import type { Json } from '@motti/engine';
import { expect, test } from 'vitest';
import { type Event, triumphOfChaos as game, type State } from '../src/index.ts';
import { findSpace } from '../src/parts.ts';
import { ALL_STALE } from '../src/state.ts';

const play = (state: State, ...lines: readonly string[]): State => {
  for (const line of lines) {
    const [side = '', ...words] = line.split(' ');
    const action = game.parse(words.join(' '));
    if (!action) throw new Error(`no action: ${line}`);
    expect(game.check(state, side, action), line).toBeUndefined();
    game.apply(state, side, action);
  }
  return state;
};
const drill = (position: Json): State => game.arrange({ scenario: 'drill', options: {} }, position);
const warningsOf = (state: State, side: string, text: string): readonly string[] => {
  const action = game.parse(text);
  if (!action) throw new Error(`no action: ${text}`);
  return (game.warnings?.(state, side, action) ?? []).map(({ code }) => code);
};
const warned = (state: State, side: string, text: string) =>
  game.warnings!(state, side, game.parse(text)!);
const asked = (state: State): string => {
  const decision = game.decision(state);
  return decision.kind === 'choose' ? decision.ask.kind : decision.kind;
};

const rossosh = (): State =>
  play(
    drill({
      step: 'impulse white',
      units: { Millerovo: ['WV', 'WS'], Rossosh: ['RA'] },
      reserve: ['red-c1'],
    }),
    'white one-space',
    'white mark-combat millerovo',
  );
const tsaritsyn = (): State =>
  play(
    drill({ step: 'impulse white', units: { Kotelnikovo: ['WS'], Tsaritsyn: ['RA'] } }),
    'white one-space',
    'white mark-combat kotelnikovo',
    'white attack tsaritsyn',
    'white join WS',
    'white fight',
  );

/** What every roll really brings, by rolling it. */
function rolled(state: State): Map<string, number> {
  const found = new Map<string, number>();
  for (let white = 1; white <= 6; white++)
    for (let red = 1; red <= 6; red++) {
      const fired: Event[] = [];
      game.apply(game.clone(state), 'chance', { kind: 'roll', dice: [white, red] }, (event) => {
        if (event.kind === 'fired') fired.push(event);
      });
      const result = fired.map(({ facts }) => facts['result']).join(' : ');
      found.set(result, (found.get(result) ?? 0) + 1 / 36);
    }
  return found;
}

test.each([
  [
    'W37 with its modifiers',
    () => play(rossosh(), 'white attack rossosh', 'white join WV', 'white join WS', 'white fight'),
  ],
  ['W38 with one off the enemy’s die', () => play(tsaritsyn(), 'red enemy-die')],
  ['W38 with one on one’s own die', () => play(tsaritsyn(), 'red own-die')],
])('TC-11.4a the chances of a fight are those of its dice: %s', (_, begin) => {
  const state = begin();
  const fight = game.fight?.(state);
  const chances = rolled(state);
  expect(fight?.outcomes.length).toBe(chances.size);
  for (const { result, chance } of fight?.outcomes ?? [])
    expect(chance, result).toBeCloseTo(chances.get(result) ?? 0, 9);
});

test('TC-11.1a an attack is shown before it is made, with everybody who could join', () => {
  const state = rossosh();
  const action = game.parse('attack rossosh');
  expect(game.fight?.(state)).toBeUndefined();
  const fight = action && game.fight?.(state, { side: 'white', action });
  expect(fight).toMatchObject({ attacker: 'white', defender: 'red', places: ['Rossosh'] });
  expect(fight?.forces['white']).toHaveLength(2);
  const fought = play(rossosh(), 'white attack rossosh', 'white join WV', 'white join WS');
  expect(game.fight?.(fought)).toEqual(fight);
});

test('TC-11.44a the column names table and strength of both sides', () => {
  const state = play(rossosh(), 'white attack rossosh', 'white join WV', 'white join WS');
  const { column, strengths } = game.fight?.(state) ?? {};
  expect(column).toMatch(/^XXXX \S+ : XXXX \S+$/);
  expect(strengths?.['white']?.lines).toHaveLength(2);
  expect(strengths?.['red']?.lines).toHaveLength(1);
});

test('TC-9.1f points that are left are warned of, and nothing is when none are', () => {
  const begun = drill({ step: 'impulse white', units: { Millerovo: ['WV'], Rossosh: ['RA'] } });
  const state = play(begun, 'white one-space');
  expect(warningsOf(state, 'white', 'done')).toEqual(['points-left']);
  play(state, 'white mark-move millerovo');
  expect(warningsOf(state, 'white', 'done')).toEqual(['not-moved']);
});

test('TC-11.1a combat activations that attack nobody are warned of, until somebody has attacked', () => {
  const state = rossosh();
  expect(warningsOf(state, 'white', 'done')).toEqual(['no-attack']);
  expect(warningsOf(state, 'white', 'attack rossosh')).toEqual([]);
  state.attacked = [findSpace('Rossosh')!];
  expect(warningsOf(state, 'white', 'done')).toEqual([]);
});

test('TC-11.1a whoever is activated for combat and could still attack is told of', () => {
  const state = rossosh();
  state.attacked = [findSpace('Kharkov')!];
  expect(warned(state, 'white', 'done')).toEqual([
    { clause: 'TC-11.1a', code: 'attacks-left', facts: { spaces: ['Rossosh'] } },
  ]);
});

test('TC-10.1c whoever is activated and has not moved is told of, and nobody once all have', () => {
  const begun = drill({ step: 'impulse white', units: { Millerovo: ['WV', 'WS'] } });
  const state = play(begun, 'white one-space', 'white mark-move millerovo');
  while (game.decision(state).kind === 'choose' && asked(state) !== 'moves')
    play(state, `white ${asked(state) === 'mark' ? 'done' : 'pass'}`);
  expect(warned(state, 'white', 'done')).toEqual([
    {
      clause: 'TC-10.1c',
      code: 'not-moved',
      facts: { pieces: ['WV', 'WS'], spaces: ['Millerovo'] },
    },
  ]);
  state.moved = state.place.flatMap((_, piece) => piece);
  expect(warned(state, 'white', 'done').map(({ code }) => code)).not.toContain('not-moved');
});

test('TC-15.52a a dismissal costs a point', () => {
  const state = drill({ step: 'impulse white', units: { Rostov: ['WV', 'denikin'] } });
  expect(warningsOf(state, 'white', 'dismiss denikin')).toEqual(['costs-points']);
  expect(warningsOf(state, 'white', 'one-space')).toEqual([]);
});

test('TC-7.4b an impulse must be used, a marking ends with a word', () => {
  const state = drill({ step: 'impulse white', units: { Millerovo: ['WV'], Rossosh: ['RA'] } });
  expect(game.ending?.(state, 'white')).toBeUndefined();
  expect(game.passing?.(state, 'white')).toBeUndefined();
  play(state, 'white one-space');
  expect(game.ending?.(state, 'white')).toEqual({ kind: 'done' });
});

test('audit finds a piece in two places, a lost card and supply that is out of date', () => {
  const sound = (): State => game.setup({ scenario: 'campaign', options: {} });
  expect(game.audit(sound())).toEqual([]);
  const doubled = sound();
  doubled.place[0] = (doubled.place[0] ?? 0) + 1;
  expect(game.audit(doubled)).not.toEqual([]);
  const lost = sound();
  lost.political[3] = 9;
  expect(game.audit(lost)).toEqual(['Political Card 4 is at 9']);
  const cut = sound();
  cut.record = cut.record.map(() => 0);
  expect(game.audit(cut).join()).toContain('supply is out of date');
});

test('TC-11.4a a fight is shown by supply as it is, though nobody has looked at it yet', () => {
  const state = tsaritsyn();
  const shown = game.fight?.(state);
  expect(shown).toBeDefined();
  // What is kept is out of date, as after an advance into a city whose influence has not been placed.
  state.derived.net = state.derived.net.map(() => 0);
  expect(game.fight?.(state)).not.toEqual(shown);
  state.derived.stale = ALL_STALE;
  expect(game.fight?.(state)).toEqual(shown);
  expect(state.derived.stale).toBe(ALL_STALE);
});
