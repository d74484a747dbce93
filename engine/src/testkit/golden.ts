// Golden games: a record with the fingerprint of every state in comments. A changed golden is a changed rule.
import type { AnyGame } from '../contract.ts';
import { decisionText } from '../decision-text.ts';
import { resultOf } from '../export.ts';
import { Match } from '../match.ts';
import { type GameOf, type MatchRecord, readRecord, writeRecord } from '../record/index.ts';
import { type AnyMatch, failureText, replay } from '../replay.ts';
import { digest } from './plain.ts';

/** The fingerprint of a moment: its picture and its decision in names, so that it outlives another layout of State. */
const momentDigest = (game: AnyGame, state: unknown): string =>
  digest([game.picture(state), decisionText(game.decision(state))]);

/** The text of a golden game: the record, each line followed by `; #` and the fingerprint of what it led to. */
export function writeGolden(record: MatchRecord, game: AnyGame): string {
  const digests = digestsOf(record, game);
  const rows = writeRecord(record, game).split('\n');
  const first = rows.indexOf('') + 1;
  return rows
    .map((row, i) => (row !== '' && i >= first ? `${row} ; #${digests[i - first]}` : row))
    .join('\n');
}

function digestsOf(record: MatchRecord, game: AnyGame): string[] {
  const match: AnyMatch = new Match(game, record.setup);
  return record.lines.map((line) => {
    const refusal = match.playLine(line);
    if (refusal) throw new Error(`a golden game must replay: ${line.side} ${line.text}`);
    return momentDigest(game, match.state);
  });
}

/**
 * The golden game as it would be written today, with the moves that it has: so a changed rule shows where it leads elsewhere,
 * and a bot that has learned to play otherwise does not show at all. Nothing: these moves are no whole game any more.
 */
export function renewGolden(text: string, gameOf: GameOf): string | undefined {
  const { record, game } = readRecord(text, gameOf);
  const { match, failure } = replay(record, game);
  return failure || match.decision.kind !== 'over' ? undefined : today(record, match);
}

/** By today's rules: their version, and the result that they give. */
function today(record: MatchRecord, match: AnyMatch): string {
  const { result: _, ...rest } = record;
  const result = resultOf(match);
  const { game } = match;
  return writeGolden({ ...rest, rules: game.rules, ...(result ? { result } : {}) }, game);
}

/** What differs from the golden game, first things first; empty when nothing does. */
export function checkGolden(text: string, gameOf: GameOf): string[] {
  const { record, game, source } = readRecord(text, gameOf);
  const { failure, match } = replay(record, game);
  if (failure) return [`line ${source.play[failure.index]!.line}: ${failureText(failure, game)}`];
  const marks = new Map(source.comments.map(({ line, text: mark }) => [line, mark]));
  const digests = digestsOf(record, game);
  for (const [index, { line, text: played }] of source.play.entries()) {
    const expected = /^; #([0-9a-f]{8})$/.exec(marks.get(line) ?? '')?.[1];
    if (expected === undefined) return [`line ${line}: no fingerprint after “${played}”`];
    if (expected !== digests[index])
      return [`line ${line}: “${played}” now leads to #${digests[index]}, not #${expected}`];
  }
  // What stands above the moves is by today's rules as well: their version, the options, the result, the seal.
  const written = today(record, match).split('\n');
  const at = text.split('\n').findIndex((row, i) => row !== written[i]);
  return at < 0 ? [] : [`line ${at + 1}: today it says “${written[at]}”`];
}
