// What somebody may hold of a match: before the end what they know, at the end everything, the seed too.
import type { AnyGame, GameEvent, Setup, Side } from './contract.ts';
import { type Line, MASKED, parseMeta, printMeta } from './line.ts';
import { type Entry, Match } from './match.ts';
import { type MatchRecord, type Result, SPECTATOR } from './record/index.ts';
import { invariant } from './refusal.ts';
import type { AnyMatch } from './replay.ts';

/** What a record says beyond the match itself. */
export type RecordDetails = Pick<MatchRecord, 'players' | 'dice'> &
  Partial<Pick<MatchRecord, 'commitment' | 'salts' | 'seed' | 'result' | 'date'>>;

/** The whole record of a match, with its result by the rules once it has one. */
export function recordOf(
  match: { readonly game: AnyGame; readonly setup: Setup } & Pick<AnyMatch, 'log' | 'decision'>,
  details: RecordDetails,
): MatchRecord {
  const result = details.result ?? resultOf(match);
  const { game, setup, log } = match;
  const head = { game: game.id, rules: game.rules, setup, salts: {} };
  const record = { ...head, ...details, lines: [...log] };
  return result ? { ...record, result } : record;
}

/** The result by the rules, once the match is over. */
export function resultOf({ decision }: Pick<AnyMatch, 'decision'>): Result | undefined {
  if (decision.kind !== 'over') return undefined;
  const { winner, clause, level } = decision;
  return level === undefined ? { winner, clause } : { winner, clause, level };
}

/** What this viewer (`undefined`: a spectator) may hold of a match now. */
export function exportFor(
  record: MatchRecord,
  game: AnyGame,
  viewer: Side | undefined,
): MatchRecord {
  if (record.result) return record;
  const { match, lines } = maskedReplay(record, game, viewer);
  if (match.decision.kind === 'over') return record;
  const { seed: _, ...shown } = record;
  return { ...shown, viewer: viewer ?? SPECTATOR, lines };
}

function maskedReplay(
  record: MatchRecord,
  game: AnyGame,
  viewer: Side | undefined,
): { match: AnyMatch; lines: Line[] } {
  const match: AnyMatch = new Match(game, record.setup);
  const lines: Line[] = [];
  for (const line of record.lines) {
    const last = match.entries.findLast(({ side }) => side === line.side);
    const refusal = match.playLine(line);
    invariant(!refusal, 'a record that does not replay cannot be exported');
    const audience = audienceOf(line, last, match.entries.at(-1));
    if (isFor(audience, viewer))
      lines.push(parseMeta(line.text)?.kind === 'takeback' ? shown(line, match, viewer) : line);
    // How many secret lines a side made is a secret too: a run of them reads as one.
    else if (!isMasked(lines.at(-1), line.side)) lines.push({ side: line.side, text: MASKED });
  }
  return { match, lines };
}

/** A take-back counts what is kept; here, what is kept and this viewer knows of. */
function shown({ side }: Line, { entries }: AnyMatch, viewer: Side | undefined): Line {
  const known = entries.filter(({ audience }) => isFor(audience, viewer));
  return { side, text: printMeta({ kind: 'takeback', entries: known.length }) };
}

const isFor = (audience: readonly Side[] | undefined, viewer: Side | undefined): boolean =>
  audience === undefined || (viewer !== undefined && audience.includes(viewer));

const isMasked = (line: Line | undefined, side: Side): boolean =>
  line?.side === side && line.text === MASKED;

/** Who knows of a line: of an undo, those who knew of what it took back. */
function audienceOf(
  line: Line,
  undone: Entry<GameEvent> | undefined,
  played: Entry<GameEvent> | undefined,
): readonly Side[] | undefined {
  const meta = parseMeta(line.text);
  if (meta?.kind === 'undo') return undone?.audience;
  return meta ? undefined : played?.audience;
}
