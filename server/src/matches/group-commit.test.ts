import { expect, test } from 'vitest';
import { type Append, ConflictError } from '../store/store.ts';
import { GroupCommit } from './group-commit.ts';

const ROW = { n: 1, kind: 'line', side: 'red', text: 'pass', at: 0, client: null } as const;

/** A log in which another server has been first in some matches. */
function logWith(late: readonly string[]): { batches: string[][]; commit: GroupCommit } {
  const batches: string[][] = [];
  const append = async (batch: readonly Append[]): Promise<void> => {
    const matches = batch.map(({ match }) => match);
    batches.push(matches);
    const taken = matches.filter((match) => late.includes(match));
    if (taken.length > 0) throw new ConflictError(taken);
  };
  return { batches, commit: new GroupCommit({ append }) };
}

test('matches that are out of date are told so, and all others are written together', async () => {
  const { batches, commit } = logWith(['b', 'd']);
  const all = ['a', 'b', 'c', 'd', 'e'];
  const settled = await Promise.allSettled(all.map((match) => commit.append(match, [ROW])));
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(batches).toEqual([all, ['a', 'c', 'e']]);
});

test('where all are out of date nothing is written again', async () => {
  const { batches, commit } = logWith(['a', 'b']);
  const settled = await Promise.allSettled(['a', 'b'].map((match) => commit.append(match, [ROW])));
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(batches).toEqual([['a', 'b']]);
});
