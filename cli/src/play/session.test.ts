import { type AnyGame, seededRandom } from '@motti/engine';
import { expect, test } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import { Session } from './session.ts';

/** The toy game, in which the leader may pass when the stake is asked for. */
const game: AnyGame = {
  ...toy,
  passing: (state) =>
    (state as { phase: string }).phase === 'stake' ? { kind: 'ready' } : undefined,
};

function table(): Session {
  const random = seededRandom('session');
  const players = { red: { name: 'Anna' }, blue: { name: 'Bo' } };
  const dice = {
    kind: 'seeded',
    seed: 's',
    salts: {},
    roll: (faces: readonly number[]) => ({ kind: 'roll', dice: faces.map(() => 1) }),
  };
  const setup = { scenario: 'long', options: {} };
  return new Session({ game, setup, players, dice: dice as never, random });
}
/** Dice and orders are carried out until a person is asked. */
function settle(session: Session): string {
  while (session.advance());
  const { decision } = session.match;
  return decision.kind === 'choose' ? decision.ask.kind : decision.kind;
}

test('a person is passed in questions like the one of the order, until it is called off', () => {
  const session = table();
  expect(settle(session)).toBe('stake');
  const side = session.asked!;
  const before = session.match.log.length;
  expect(session.order(side, 'called-off')).toBe(true);
  expect(settle(session)).toBe('bid');
  expect(session.match.log.at(before)).toMatchObject({ side, text: 'ready' });
  // Where nothing can be passed nothing is ordered.
  expect(session.order(session.asked!, 'turn')).toBe(false);
  session.callOff(side);
  const staked = (): boolean => settle(session) === 'stake' && session.asked === side;
  for (let i = 0; i < 40 && !staked() && session.asked !== undefined; i++) {
    const asked = session.asked;
    session.match.play(asked, game.choices(session.match.state, asked)[0]!);
  }
  expect(staked()).toBe(true);
});
