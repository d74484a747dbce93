// Reads a record: strict, and exact about where a mistake is.
import { parseRoll } from '../chance.ts';
import { type AnyGame, CHANCE } from '../contract.ts';
import { type Line, parseMeta } from '../line.ts';
import { type GameOf, type Header, readHeader } from './header.ts';
import { RecordError } from './mistake.ts';
import type { MatchRecord } from './record.ts';
import { type Scan, scan, type Written } from './scan.ts';

export interface ReadRecord {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  /** The record as it was written, for whoever must say where something stands. */
  readonly source: Scan;
}

/** Reads the text of a record; throws a `RecordError` that says line and column. */
export function readRecord(text: string, gameOf: GameOf, limit?: number): ReadRecord {
  const source = scan(text, limit);
  const { header, game } = readHeader(source, gameOf);
  const lines = source.play.map((written) => readLine(written, header, game));
  return { record: { ...header, lines }, game, source };
}

function readLine({ text, line }: Written, header: Header, game: AnyGame): Line {
  const space = text.indexOf(' ');
  const side = space < 0 ? text : text.slice(0, space);
  if (side !== CHANCE && !game.sides.includes(side))
    throw new RecordError('bad-side', line, 1, { name: side });
  if (space < 0) throw new RecordError('not-notation', line, text.length + 1, { value: '' });
  const said = text.slice(space + 1);
  checkSaid(side, said, line, space + 2, header, game);
  return { side, text: said };
}

function checkSaid(
  side: string,
  said: string,
  line: number,
  column: number,
  header: Header,
  game: AnyGame,
): void {
  const meta = parseMeta(said);
  if (meta?.kind === 'masked') {
    if (header.viewer === undefined) throw new RecordError('masked-without-viewer', line, column);
    return;
  }
  if ((side === CHANCE) !== (parseRoll(said) !== undefined))
    throw new RecordError('only-chance-rolls', line, column);
  // Notation of older rules may be gone: then replaying says so, with both versions.
  if (side === CHANCE || meta || header.rules < game.rules) return;
  if (!game.parse(said)) throw new RecordError('not-notation', line, column, { value: said });
}
