// Is this JSON an example at all? Strict: a key that nobody knows is a mistake, so that nothing is written in vain.
import type { AnyGame } from '../contract.ts';
import { show } from './plain.ts';

const KEYS = [
  'name',
  'clauses',
  'game',
  'scenario',
  'options',
  'data',
  'position',
  'play',
  'expect',
] as const;

const EXPECT_KEYS = [
  'state',
  'breakdown',
  'refused',
  'decision',
  'events',
  'choices',
  'gauges',
] as const;

/** What is wrong with the form of an example; empty when nothing is. */
export function exampleMistakes(json: unknown, game: AnyGame): string[] {
  if (!isObject(json)) return ['an example is an object'];
  const mistakes = unknownKeys(json, KEYS, 'the example');
  const { name, clauses, game: id, play, expect } = json;
  if (typeof name !== 'string' || name === '') mistakes.push('name: a text is needed');
  if (!isTexts(clauses) || clauses.length === 0) mistakes.push('clauses: ids are needed');
  if (id !== game.id) mistakes.push(`game: “${game.id}” runs this, not ${show(id)}`);
  mistakes.push(...setupMistakes(json, game));
  if (play !== undefined && !isTexts(play)) mistakes.push('play: a list of lines is needed');
  if (!isObject(expect)) mistakes.push('expect: an object is needed');
  else mistakes.push(...expectMistakes(expect, play));
  return mistakes;
}

function setupMistakes(json: Record<string, unknown>, game: AnyGame): string[] {
  const { scenario, options = {}, data } = json;
  const mistakes: string[] = [];
  if (data === undefined && !game.scenarios.some(({ id }) => id === scenario))
    mistakes.push(`scenario: ${game.id} has no ${show(scenario)}`);
  if (!isObject(options)) return [...mistakes, 'options: an object is needed'];
  for (const [key, value] of Object.entries(options)) {
    const info = game.options.find((option) => option.key === key);
    if (!info) mistakes.push(`options: ${game.id} has no option “${key}”`);
    else if (!info.values.some((known) => known === value))
      mistakes.push(`options: “${key}” is one of ${info.values.join(', ')}, not ${show(value)}`);
  }
  return mistakes;
}

function expectMistakes(expect: Record<string, unknown>, play: unknown): string[] {
  const mistakes = unknownKeys(expect, EXPECT_KEYS, 'expect');
  const { refused, state, breakdown, events, choices, gauges, decision } = expect;
  if (Object.keys(expect).length === 0) mistakes.push('expect: nothing is expected');
  if (refused !== undefined && refused !== null) mistakes.push(...refusedMistakes(refused, play));
  for (const [key, value] of Object.entries({ state, breakdown, choices, gauges }))
    if (value !== undefined && !isObject(value)) mistakes.push(`${key}: an object is needed`);
  if (events !== undefined && !Array.isArray(events)) mistakes.push('events: a list is needed');
  if (decision !== undefined && typeof decision !== 'string')
    mistakes.push('decision: a text is needed');
  for (const [side, lists] of Object.entries(isObject(choices) ? choices : {})) {
    if (!isObject(lists)) mistakes.push(`choices.${side}: an object is needed`);
    else {
      mistakes.push(...unknownKeys(lists, ['includes', 'excludes', 'exactly'], `choices.${side}`));
      if (!Object.values(lists).every(isTexts)) mistakes.push(`choices.${side}: lists of lines`);
    }
  }
  return mistakes;
}

function refusedMistakes(refused: unknown, play: unknown): string[] {
  if (!isObject(refused)) return ['refused: an object or null is needed'];
  const mistakes = unknownKeys(refused, ['clause', 'code', 'facts'], 'refused');
  const { clause } = refused;
  if (typeof clause !== 'string') mistakes.push('refused: a clause is needed');
  if (!isTexts(play) || play.length === 0) mistakes.push('refused: there is no line to refuse');
  return mistakes;
}

const unknownKeys = (
  object: Record<string, unknown>,
  known: readonly string[],
  where: string,
): string[] =>
  Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: nobody knows the key “${key}”`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
