// Scenarios made by players, from the file to the record, on a toy game that takes them.
import { expect, test } from 'vitest';
import {
  fullOptions,
  type Json,
  LOCALES,
  Match,
  offeredScenarios,
  pathText,
  problemText,
  RecordError,
  readRecord,
  recordOf,
  SCENARIO_DEPTH,
  scenarioError,
  scenarioProblems,
  seededRandom,
  setupOf,
  startingOptions,
  TOO_DEEP,
  writeRecord,
} from '../src/index.ts';
import { conformance } from '../src/testkit/index.ts';
import { made, OWN_FILE, ownSetup, ownToy } from './own-toy.ts';
import { toy } from './toy.ts';

const json = (value: unknown): Json => value as Json;
const DATA = json(OWN_FILE);

test('the game conforms, with a file too', () => {
  expect(conformance(ownToy, { games: 20, seed: 1 })).toEqual([]);
  expect(conformance(ownToy, { games: 20, seed: 1, setups: [ownSetup()] })).toEqual([]);
});

test('a game that takes anything for a scenario does not conform', () => {
  const lenient = { ...ownToy, ownScenarios: { ...ownToy.ownScenarios!, problems: () => [] } };
  expect(conformance(lenient, { games: 1, seed: 1 })[0]).toContain('a scenario without errors');
  const speechless = {
    ...ownToy,
    texts: () => ({ ...toy.texts('en'), refusal: () => '' }),
  };
  expect(conformance(speechless, { games: 1, seed: 1 })[0]).toContain('no words in “en”');
});

test('the words of a match are those of its file', () => {
  const texts = ownToy.texts('en', ownSetup());
  expect(texts.side('red')).toBe('Ceylon');
  expect(texts.scenario('own').name).toBe('Tea at four');
  expect(ownToy.texts('en').side('red')).toBe('red');
});

test('a hidden scenario is not offered and can be played by name', () => {
  expect(offeredScenarios(ownToy).map(({ id }) => id)).toEqual(['short', 'long']);
  expect(ownToy.setup(setupOf(ownToy, 'drill')).rounds).toBe(2);
});

test('a file fixes options, and suggests others to the lobby alone', () => {
  expect(startingOptions(ownToy, 'own', DATA)).toEqual({ die: 'off', colour: 'bright' });
  expect(fullOptions(ownToy, 'own', {}, DATA)).toEqual({ die: 'off', colour: 'plain' });
  expect(startingOptions(ownToy, 'long')).toEqual({ die: 'on', colour: 'plain' });
});

test('problems say where they are, in both languages, the errors first', () => {
  const wrong = json({ title: 'x', rounds: 9, sides: { green: 'Oolong' } });
  const found = scenarioProblems(ownToy, wrong);
  expect(found.map(({ level, path }) => `${level} ${pathText(path)}`)).toEqual([
    'error rounds',
    'warning sides.green',
  ]);
  expect(problemText(ownToy, found[0]!, 'en')).toBe('rounds: One to three rounds are played.');
  expect(problemText(ownToy, found[0]!, 'fr')).toBe('rounds : On joue une à trois manches.');
  expect(pathText(['sides', 0, 'units', 3])).toBe('sides[0].units[3]');
  expect(scenarioError(ownToy, DATA)).toBeUndefined();
});

test('a file is no deeper than everybody reads', () => {
  const deep = (levels: number): Json => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  const codes = (data: Json) => scenarioProblems(ownToy, data).map(({ code }) => code);
  expect(codes({ ...OWN_FILE, more: deep(SCENARIO_DEPTH) })).toEqual(['scenario-too-deep']);
  expect(codes({ ...OWN_FILE, more: deep(SCENARIO_DEPTH - 1) })).not.toContain('scenario-too-deep');
  expect(codes(deep(5000))).toEqual(['scenario-too-deep']);
  expect(LOCALES.map((locale) => problemText(ownToy, TOO_DEEP, locale))).toEqual([
    'This file has more than 30 lists and objects inside one another.',
    'Ce fichier a plus de 30 listes et objets imbriqués les uns dans les autres.',
  ]);
});

test('a game that takes no files says so', () => {
  const error = scenarioError(toy, DATA)!;
  expect(error).toMatchObject({ clause: 'engine', code: 'no-own-scenarios' });
  expect(problemText(toy, error, 'fr')).toMatch(/scénarios créés/);
});

test('what follows from a set-up is made once, whatever is asked of it', () => {
  const setup = ownSetup();
  const before = made.boards;
  const match = new Match(ownToy, setup);
  for (let i = 0; i < 5; i++) ownToy.guess(ownToy.view(match.state, 'red'), seededRandom(i), setup);
  expect(made.boards).toBe(before + 1);
});

const gameOf = (id: string) => (id === ownToy.id ? ownToy : undefined);

function written(data: Json): string {
  const setup = { ...ownSetup(), data };
  const match = { game: ownToy, setup, log: [], decision: ownToy.decision(ownToy.setup(setup)) };
  return writeRecord(recordOf(match, { players: { red: 'A', blue: 'B' }, dice: 'free' }), ownToy);
}

test.each([
  'plain',
  'with “quotes” and "these"',
  'a\u007fb',
  'a\ufffdb',
  'tab\tand\nbreak',
  '\ud800',
])('the title %j comes back out of a record', (title) => {
  const data = json({ ...OWN_FILE, title });
  const { record } = readRecord(written(data), gameOf);
  expect(record.setup).toEqual({ ...ownSetup(), data });
});

test('names with what cannot stand in plain text are written so that they can be read', () => {
  const setup = ownSetup();
  const match = { game: ownToy, setup, log: [], decision: ownToy.decision(ownToy.setup(setup)) };
  const players = { red: 'A\u007fB\ufffd', blue: 'x\ny\ud800' };
  const { record } = readRecord(
    writeRecord(recordOf(match, { players, dice: 'free' }), ownToy),
    gameOf,
  );
  expect(record.players).toEqual({ red: 'A?B?', blue: 'x?y?' });
});

test('a record with a wrong scenario says which problem and where', () => {
  const text = written(DATA).replace('\\"rounds\\":3', '\\"rounds\\":7');
  const read = () => readRecord(text, gameOf);
  expect(read).toThrow(RecordError);
  try {
    read();
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    expect(error.code).toBe('bad-scenario');
    expect(error.words('en')).toBe(
      'the scenario cannot be played: rounds: One to three rounds are played.',
    );
    expect(error.words('fr')).toContain('rounds : On joue une à trois manches.');
    expect(text.split('\n')[error.line - 1]).toContain('ScenarioData');
  }
});
