// Writes a record, always in the same order and always sealed.
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, Json } from '../contract.ts';
import { invariant } from '../refusal.ts';
import { fullOptions } from '../scenario.ts';
import {
  FORMAT,
  type MatchRecord,
  pledgeTag,
  printResult,
  printSignature,
  saltTag,
  sideTag,
} from './record.ts';
import { sealOf } from './seal.ts';
import { printTag } from './tags.ts';

export function writeRecord(record: MatchRecord, game: AnyGame): string {
  const tags = [...tagsOf(record, game)].map(([name, value]) => printTag(name, value));
  const lines = record.lines.map(({ side, text }) => `${side} ${text}`);
  const checks = printTag('Checks', sealOf([...tags, ...lines]));
  const seals = record.signature
    ? [checks, printTag('Signature', printSignature(record.signature))]
    : [checks];
  const text = `${[...tags, ...seals, '', ...lines].join('\n')}\n`;
  const expected = tags.length + seals.length + lines.length + 2;
  invariant(text.split('\n').length === expected, 'a line break in a value');
  return text;
}

/** What a signature stands under: the record as it is written without one. */
export function signedBytes({ signature: _, ...record }: MatchRecord, game: AnyGame): Uint8Array {
  return utf8ToBytes(writeRecord(record, game));
}

function* tagsOf(record: MatchRecord, game: AnyGame): Generator<[string, string]> {
  const { setup, players, salts, pledges = {} } = record;
  yield ['Motti', FORMAT];
  yield ['Game', record.game];
  yield ['Rules', String(record.rules)];
  yield ['Scenario', setup.scenario];
  if (setup.data !== undefined) yield ['ScenarioData', printJson(setup.data)];
  const options = changedOptions(record, game);
  if (options) yield ['Options', options];
  const seats = game.seats(setup);
  for (const side of game.sides)
    if (players[side] !== undefined || seats.includes(side))
      yield [sideTag(side), printName(players[side] ?? '') || '?'];
  yield ['Dice', record.dice];
  if (record.commitment !== undefined) yield ['Commitment', record.commitment];
  for (const side of game.sides)
    if (pledges[side] !== undefined) yield [pledgeTag(side), pledges[side]];
  for (const side of game.sides) if (salts[side] !== undefined) yield [saltTag(side), salts[side]];
  if (record.seed !== undefined) yield ['Seed', record.seed];
  if (record.result) yield ['Result', printResult(record.result)];
  if (record.date !== undefined) yield ['Date', record.date];
  if (record.viewer !== undefined) yield ['Viewer', record.viewer];
}

/** What the reader takes for a sign of damage is written as JSON's escapes. */
const printJson = (data: Json): string =>
  JSON.stringify(data).replace(
    /[\u007f\ufffd]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A name that the reader will take: what cannot stand in plain text is a question mark. */
const printName = (name: string): string =>
  [...name].map((letter) => (/[\p{Cc}\p{Cs}\ufffd]/u.test(letter) ? '?' : letter)).join('');

/** The options that are neither the default nor fixed by the scenario. */
function changedOptions({ setup }: MatchRecord, game: AnyGame): string {
  const usual = fullOptions(game, setup.scenario, {}, setup.data);
  const changed = game.options.filter(
    ({ key }) => (setup.options[key] ?? usual[key]) !== usual[key],
  );
  return changed.map(({ key }) => `${key}=${setup.options[key]}`).join(' ');
}
