import { fairRoll, fullOptions, Match } from '@motti/engine';
import { expect, test } from 'vitest';
import { tutorial as khalkhinGol } from '../games/hourra-pobieda/tutorial.ts';
import { loadRules } from '../games/rules.ts';
import { tutorial } from '../games/talvisota/tutorial.ts';
import { tutorial as kuban } from '../games/triumph-of-chaos/tutorial.ts';
import { tutorial as isthmus } from '../games/winter-war/tutorial.ts';
import { progressOf } from './lesson.svelte.ts';

test('every line of the lesson is legal in its turn, and the lesson ends with the turn', async () => {
  const game = await loadRules('talvisota');
  const { scenario, seed, side, steps } = tutorial;
  const match = new Match(game, {
    scenario,
    options: fullOptions(game, scenario, tutorial.options),
  });
  const roll = () => {
    for (let d = match.decision; d.kind === 'chance'; d = match.decision)
      match.play('chance', fairRoll(seed, {}, match.rolls, d.faces));
  };
  roll();
  for (const { auto = [], play = [] } of steps)
    for (const text of [...auto, ...play]) {
      expect(match.playLine({ side, text }), text).toBeUndefined();
      roll();
    }
  // What the sentences tell is what has happened.
  expect(match.entries.map(({ text }) => text)).toContain('roll 1');
  expect(game.gauges(match.state)).toMatchObject({ turn: 2, 'morale.soviet': 20, conquered: 1 });
});

test('every line of the first turn on the Isthmus is legal in its turn, and the dice are as told', async () => {
  const game = await loadRules('winter-war');
  const { scenario, seed, side, steps } = isthmus;
  const options = fullOptions(game, scenario, isthmus.options);
  const match = new Match(game, { scenario, options });
  for (const { play = [] } of steps)
    for (const text of play) {
      expect(match.playLine({ side, text }), text).toBeUndefined();
      for (let d = match.decision; d.kind === 'chance'; d = match.decision)
        match.play('chance', fairRoll(seed, {}, match.rolls, d.faces));
    }
  const rolls = match.entries.flatMap(({ text }) => (text.startsWith('roll') ? [text] : []));
  expect(rolls).toEqual(['roll 5', 'roll 4', 'roll 6', 'roll 6']);
  expect(match.decision).toMatchObject({ sides: ['finland'] });
  expect(game.gauges(match.state)).toMatchObject({ points: 10, 'lost.soviet': 6 });
});

test('every line of the first turn at Khalkhin Gol is legal in its turn, whatever the enemy chooses', async () => {
  const game = await loadRules('hourra-pobieda');
  const { scenario, seed, side, steps } = khalkhinGol;
  const options = fullOptions(game, scenario, khalkhinGol.options);
  for (const munition of ['red', 'yellow', 'white']) {
    const match = new Match(game, { scenario, options });
    /** Dice, and the Soviets where they are asked before the lesson can go on. */
    const others = (): void => {
      for (let d = match.decision; d.kind !== 'over'; d = match.decision) {
        if (d.kind === 'chance') match.play('chance', fairRoll(seed, {}, match.rolls, d.faces));
        else if (!d.sides.includes('red')) return;
        else if (d.ask.kind === 'munitions')
          match.playLine({ side: 'red', text: `munitions ${munition}` });
        else if (d.ask.kind === 'place')
          for (const text of ['suggested', 'ready']) match.playLine({ side: 'red', text });
        else return;
      }
    };
    others();
    for (const { play = [] } of steps)
      for (const text of play) {
        expect(match.playLine({ side, text }), text).toBeUndefined();
        others();
      }
    expect(match.decision).toMatchObject({ ask: { kind: 'idle' }, sides: ['red'] });
  }
});

test('every line of the first impulse of 1918 is legal in its turn, and RED answers it', async () => {
  const game = await loadRules('triumph-of-chaos');
  const { scenario, seed, side, steps } = kuban;
  const match = new Match(game, { scenario, options: fullOptions(game, scenario, kuban.options) });
  const roll = (): void => {
    for (let d = match.decision; d.kind === 'chance'; d = match.decision)
      match.play('chance', fairRoll(seed, {}, match.rolls, d.faces));
  };
  roll();
  for (const text of steps[0]!.auto ?? []) {
    expect(match.playLine({ side, text }), text).toBeUndefined();
    roll();
  }
  // What the sentences tell is what has happened.
  const gained = match.entries.flatMap(({ events }) =>
    events.map((event) => game.texts('en').event(event)),
  );
  expect(gained).toContain('WHITE gains control of Finland.');
  expect(gained).toContain('RED gains control of Turkestan.');
  for (const { play = [] } of steps)
    for (const text of play) {
      expect(match.playLine({ side, text }), text).toBeUndefined();
      if (text !== 'fight') expect(match.decision).toMatchObject({ kind: 'choose', sides: [side] });
    }
  expect(match.entries.map(({ text }) => text)).toContain('attack gashun');
});

test('the lesson knows where it stands by the lines that were played', () => {
  const t = { en: '', fr: '' };
  const steps = [
    { title: t, text: t },
    { title: t, text: t, auto: ['a', 'b'], play: ['c'] },
    { title: t, text: t, play: ['d', 'd', 'e'] },
    { title: t, text: t },
  ];
  expect(progressOf(steps, [], 0)).toMatchObject({ index: 0 });
  expect(progressOf(steps, [], 1)).toEqual({ index: 1, auto: ['a', 'b'], left: ['c'] });
  expect(progressOf(steps, ['a', 'b'], 1)).toEqual({ index: 1, auto: [], left: ['c'] });
  expect(progressOf(steps, ['a', 'b', 'c', 'e'], 1)).toEqual({
    index: 2,
    auto: [],
    left: ['d', 'd'],
  });
  expect(progressOf(steps, ['a', 'b', 'c', 'd', 'e', 'd'], 1)).toMatchObject({ index: 3 });
  expect(progressOf(steps, ['a', 'b', 'c', 'd', 'e', 'd'], 4)).toMatchObject({ index: 4 });
});
