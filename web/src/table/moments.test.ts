import { GAMES } from '@motti/catalog';
import { type AnyGame, Match, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { Moments } from './moments.ts';

const game: AnyGame = GAMES[0]!;
const setup = { scenario: 'campaign', options: {} };

function played(count: number, seed: number) {
  const match = new Match(game, setup);
  const random = seededRandom(seed);
  while (match.entries.length < count) {
    const { decision } = match;
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance')
      match.play('chance', {
        kind: 'roll',
        dice: decision.faces.map((faces) => 1 + random(faces)),
      });
    else {
      const choices = game.choices(match.state, decision.sides[0]!);
      match.play(decision.sides[0]!, choices[random(choices.length)]!);
    }
  }
  return match;
}

const at = (entries: readonly { side: string; text: string }[], count: number): string => {
  const again = new Match(game, setup);
  for (const line of entries.slice(0, count)) again.playLine(line);
  return JSON.stringify(game.picture(again.state));
};

test('any moment is the state that its lines lead to, in any order of asking', () => {
  const { entries } = played(130, 1);
  const moments = new Moments(game, setup);
  for (const count of [130, 7, 64, 0, 20, 21, 19, 129])
    expect(JSON.stringify(game.picture(moments.stateAfter(entries, count))), `${count}`).toBe(
      at(entries, count),
    );
});

test('after a take-back and another way the kept moments are of the new way', () => {
  const match = played(110, 2);
  const moments = new Moments(game, setup);
  moments.stateAfter(match.entries, 110);
  match.takeBack('soviet', 30);
  const kept = match.entries;
  expect(JSON.stringify(game.picture(moments.stateAfter(kept, 30)))).toBe(at(kept, 30));
  while (match.entries.length < 70) {
    const { decision } = match;
    if (decision.kind !== 'choose') break;
    const choices = game.choices(match.state, decision.sides[0]!);
    match.play(decision.sides[0]!, choices.at(-1)!);
    if (choices.length === 1) break;
  }
  const { length } = match.entries;
  expect(JSON.stringify(game.picture(moments.stateAfter(match.entries, length)))).toBe(
    at(match.entries, length),
  );
});
