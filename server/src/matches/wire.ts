// A match as one viewer may know it: the only place where something of a match is made ready to leave the server.
import { commitmentOf, type GameEvent, type Side } from '@motti/engine';
import { MASKED, type MatchInfo, type Row, type SeatInfo } from '@motti/protocol';
import type { LogRow } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';

/** A side, or a spectator. */
export type Viewer = Side | undefined;

export function viewOf(live: LiveMatch, viewer: Viewer): unknown {
  return live.game.view(live.play.state, viewer);
}

/** The rows after that version, each as this viewer may know it. */
export function rowsFor(live: LiveMatch, viewer: Viewer, after: number): Row[] {
  const rows: Row[] = [];
  let line = firstAbove(live.lineRows, after);
  for (let i = after; i < live.rows.length; i++) {
    const row = live.rows[i]!;
    if (row.kind !== 'line') {
      rows.push(plainRow(row));
      continue;
    }
    const counts = live.lineRows[line] === row.n;
    const events = counts ? live.play.entries[line++]!.events : [];
    rows.push(lineRow(live, row, viewer, live.audiences[i], events, counts));
  }
  return rows;
}

function lineRow(
  live: LiveMatch,
  row: LogRow,
  viewer: Viewer,
  audience: readonly Side[] | undefined,
  events: readonly GameEvent[],
  counts: boolean,
): Row {
  const { n, at, side } = row;
  const knows = live.result !== undefined || isFor(audience, viewer);
  return {
    n,
    at,
    side,
    kind: 'line',
    text: knows ? row.text : MASKED,
    events: events.filter((event) => live.result !== undefined || isFor(event.to, viewer)),
    ...(counts ? {} : { undone: true as const }),
  };
}

const isFor = (audience: readonly Side[] | undefined, viewer: Viewer): boolean =>
  audience === undefined || (viewer !== undefined && audience.includes(viewer));

function plainRow({ n, at, side, kind, text }: LogRow): Row {
  const row = { n, at, side };
  switch (kind) {
    case 'undo':
      return { ...row, kind, of: Number(text) };
    case 'take-back':
      return { ...row, kind, to: Number(text) };
    case 'offer':
      return text === 'draw'
        ? { ...row, kind, what: 'draw' }
        : { ...row, kind, what: 'take-back', to: Number(text.split(' ')[1]) };
    case 'answer':
      return { ...row, kind, accept: text === 'yes' };
    case 'join':
      return { ...row, kind, name: text };
    case 'salt':
      return { ...row, kind, salt: text };
    case 'resign':
    case 'draw':
    case 'time':
      return { ...row, kind };
    case 'line':
      throw new Error('invariant: a line is masked before it is sent');
  }
}

/** The place of the first number above that one in a rising list. */
function firstAbove(numbers: readonly number[], above: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! > above) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function infoFor(live: LiveMatch, viewer: Viewer, online: ReadonlySet<Side>): MatchInfo {
  const { stored, result, offer } = live;
  return {
    id: stored.id,
    game: stored.game,
    rules: stored.rules,
    setup: stored.setup as MatchInfo['setup'],
    you: viewer ?? null,
    seats: seatsOf(live, online),
    status: live.status,
    open: stored.open,
    ...(stored.clock ? { clock: stored.clock } : {}),
    created: stored.created,
    dice: {
      commitment: commitmentOf(stored.seed),
      salts: { ...live.salts },
      ...(result ? { seed: stored.seed } : {}),
    },
    ...(offer ? { offer } : {}),
    ...(result ? { result } : {}),
    ...(stored.next ? { next: stored.next } : {}),
  };
}

function seatsOf(live: LiveMatch, online: ReadonlySet<Side>): SeatInfo[] {
  return live.stored.seats.map(({ side, kind, level, name }) => ({
    side,
    kind,
    ...(level === null ? {} : { level }),
    name: live.joined[side] || name,
    joined: side in live.joined,
    online: kind === 'bot' || online.has(side),
  }));
}
