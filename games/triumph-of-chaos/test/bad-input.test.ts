// What a hostile or mistaken client may send: refused with its clause, and nothing of the state changes.
import {
  type AnyGame,
  commitmentOf,
  fairRoll,
  fullOptions,
  Match,
  type MatchRecord,
  recordOf,
  verify,
  writeRecord,
} from '@motti/engine';
import { expect, test } from 'vitest';
import { type Action, triumphOfChaos as game, type State } from '../src/index.ts';

const options = fullOptions(game, 'campaign');
const atImpulse = (more: object = {}): State =>
  game.arrange(
    { scenario: 'campaign', options },
    { turn: 2, hand: { white: [2], red: [3] }, ...more },
  );
const line = (text: string): Action => {
  const action = game.parse(text);
  if (action === undefined) throw new Error(`no notation: ${text}`);
  return action;
};

/** Refused by this clause, whoever asks, and the state is as it was. */
function refused(state: State, side: string, text: string): { clause: string; code: string } {
  const before = JSON.stringify(state);
  const refusal = game.check(state, side, line(text));
  expect(JSON.stringify(state)).toBe(before);
  expect(refusal, text).toBeDefined();
  return { clause: refusal?.clause ?? '', code: refusal?.code ?? '' };
}

test('TC-7.24a cards and pieces that do not exist have no notation', () => {
  for (const text of [
    'event white-56',
    'event white-0',
    'event red-999',
    'event green-1',
    'operations',
    'event white-2 white-2',
    'mark-move nowhere',
    'take red-c999',
    'bid white many',
    'place-political political-67',
  ])
    expect(game.parse(text), text).toBeUndefined();
});

test('TC-7.24a a card of the other side, or one that is not in hand', () => {
  const state = atImpulse();
  for (const use of ['event', 'operations', 'replacements', 'redeploy']) {
    expect(refused(state, 'white', `${use} red-3`)).toEqual({
      clause: 'TC-7.24a',
      code: 'not-in-hand',
    });
    expect(refused(state, 'white', `${use} white-30`)).toEqual({
      clause: 'TC-7.24a',
      code: 'not-in-hand',
    });
  }
});

test('TC-7.1a actions of a phase that is over', () => {
  const state = atImpulse();
  for (const text of [
    'allocate red white-2',
    'go samara',
    'fight',
    'lose red-c1',
    'raid sib-c2 samara',
  ])
    expect(refused(state, 'white', text).clause, text).toBe('TC-7.1a');
});

test('TC-3.11a a path of a hundred spaces is a hundred steps: the first that is not connected is refused', () => {
  const state = atImpulse({ units: { Samara: ['sib-c2'] }, control: { white: ['Samara'] } });
  for (const text of ['one-space', 'mark-move samara']) game.apply(state, 'white', line(text));
  for (let asked = game.decision(state); ; asked = game.decision(state)) {
    if (asked.kind !== 'choose' || asked.ask.kind !== 'window') break;
    game.apply(state, asked.sides[0]!, line('pass'));
  }
  game.apply(state, 'white', line('take sib-c2'));
  const far = ['vladivostok', 'moscow', 'warsaw', 'odessa'].filter((name) =>
    game.parse(`go ${name}`),
  );
  const long = Array.from({ length: 100 }, () => 'samara').join(' ');
  expect(game.parse(`go ${long}`)).toBeUndefined();
  for (const name of far) expect(refused(state, 'white', `go ${name}`).code).toBe('not-connected');
});

test('TC-11.5b losses are neither overpaid nor left unpaid, nor paid by others', () => {
  const state = game.arrange(
    { scenario: 'drill', options: fullOptions(game, 'drill') },
    {
      step: 'impulse white',
      units: { Mitau: ['army-west', 'WS', 'ru-art-c1'], Dvinsk: ['RE', 'rc'] },
      fcm: { latvia: -3 },
      control: { white: ['Mitau', 'Riga', 'Vologda', 'Archangel', 'Samara'], red: ['Dvinsk'] },
    },
  );
  for (const text of [
    'one-space',
    'mark-combat mitau',
    'attack dvinsk',
    'join army-west',
    'join WS',
    'join ru-art-c1',
    'fight',
  ])
    game.apply(state, 'white', line(text));
  game.apply(state, 'chance', { kind: 'roll', dice: [4, 1] });
  expect(game.decision(state)).toMatchObject({ sides: ['red'], ask: { kind: 'losses' } });
  expect(refused(state, 'red', 'done')).toEqual({ clause: 'TC-11.5b', code: 'pay-in-full' });
  expect(refused(state, 'red', 'lose WS').clause).toBe('TC-11.1c');
  game.apply(state, 'red', line('lose RE'));
  // RED has paid what was due; WHITE, who pays next, cannot pay with RED's.
  expect(refused(state, 'white', 'lose RE').clause).toBe('TC-11.1c');
});

test('TC-11.5b a loss dearer than what is due is refused', () => {
  const state = game.arrange(
    { scenario: 'drill', options: fullOptions(game, 'drill') },
    { step: 'impulse white', units: { Millerovo: ['WV', 'WS', 'wc'], Rossosh: ['RA'] } },
  );
  for (const text of [
    'one-space',
    'mark-combat millerovo',
    'attack rossosh',
    'join WV',
    'join WS',
    'join wc',
    'fight',
  ])
    game.apply(state, 'white', line(text));
  game.apply(state, 'chance', { kind: 'roll', dice: [1, 4] });
  // Two loss factors are due: the elite army would pay three.
  expect(game.decision(state)).toMatchObject({ sides: ['white'], ask: { kind: 'losses', due: 2 } });
  expect(refused(state, 'white', 'lose WV')).toEqual({ clause: 'TC-11.5b', code: 'pay-in-full' });
});

test('TC-A131 a record with a card drawn that is not in the pile is caught at its line', () => {
  const seed = '5eed'.repeat(16);
  const salts = { red: '01', white: '02ff' };
  const any: AnyGame = game;
  const match = new Match(any, { scenario: 'campaign', options });
  let drawn = -1;
  while (match.log.length < 12) {
    const { decision } = match;
    if (decision.kind === 'over') break;
    if (decision.kind === 'chance') {
      if (decision.ask.kind === 'draw') drawn = match.log.length;
      match.play('chance', fairRoll(seed, salts, match.rolls, decision.faces));
      continue;
    }
    const side = decision.sides[0]!;
    match.play(side, any.choices(match.state, side)[0]!);
  }
  expect(drawn).toBeGreaterThanOrEqual(0);
  const record: MatchRecord = recordOf(match, {
    players: { red: 'Anna', white: 'Bo' },
    dice: 'hmac-sha256',
    commitment: commitmentOf(seed),
    salts,
  });
  const gameOf = (): AnyGame => any;
  const text = writeRecord(record, any);
  expect(verify(text, gameOf)).toMatchObject({ ok: true });
  const first = text.split('\n').findIndex((row) => /^(chance|red|white) /.test(row)) + 1;
  const lines = record.lines.map((each, i) =>
    i === drawn ? { ...each, text: each.text.replace(/\d+$/, '99') } : each,
  );
  const forged = verify(writeRecord({ ...record, lines }, any), gameOf);
  expect(forged).toMatchObject({ ok: false, line: first + drawn });
});
