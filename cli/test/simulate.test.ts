import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, GAME, motti } from './motti.ts';

const RANDOM = ['simulate', GAME.id, '--a', 'random', '--b', 'random'];

test('the same seed gives the same result with one worker and with three', async () => {
  const [one, three] = await Promise.all([
    motti([...RANDOM, '--json', '--games', '9', '--workers', '1', '--seed', 'x']),
    motti([...RANDOM, '--json', '--games', '9', '--workers', '3', '--seed', 'x']),
  ]);
  const result = ({ out }: { out: string }) => {
    const { seconds: _, workers: __, ...rest } = JSON.parse(out);
    return rest;
  };
  expect(result(one)).toEqual(result(three));
  const { games, wins, actions, intervals } = result(one);
  expect(games).toBe(9);
  const counted = Object.values(wins as Record<string, number>).reduce((a, b) => a + b, 0);
  expect(counted).toBe(9);
  expect(actions).toBeGreaterThan(9);
  expect(Object.keys(intervals)).toEqual(GAME.sides);
});

test('CSV has a row per game, the report stands alone', async () => {
  const cwd = freshFolder();
  const args = [...RANDOM, '--games', '4', '--csv', 'rows.csv', '--html', 'report.html'];
  const { code } = await motti(args, { cwd });
  expect(code).toBe(0);
  const rows = readFileSync(join(cwd, 'rows.csv'), 'utf8').trimEnd().split('\n');
  expect(rows).toHaveLength(5);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['game', '0', '1', '2', '3']);
  const html = readFileSync(join(cwd, 'report.html'), 'utf8');
  expect(html).toContain('<svg');
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

/** Some games have been played, and the first of their rows are on the disk. */
const hasRows = (folder: string): boolean =>
  readdirSync(folder).some(
    (name) => name.startsWith('rows.csv') && statSync(join(folder, name)).size > 0,
  );

test('Ctrl-C keeps what is done: files, a summary, the code 130', async () => {
  const cwd = freshFolder();
  const args = [...RANDOM, '--games', '1000000', '--csv', 'rows.csv', '--html', 'r.html'];
  const { code, out, err } = await motti(args, {
    cwd,
    watch: (child) => {
      const looking = setInterval(() => {
        if (!hasRows(cwd)) return;
        clearInterval(looking);
        child.kill('SIGINT');
      }, 50);
      child.on('close', () => clearInterval(looking));
    },
  });
  expect(code).toBe(130);
  expect(err).toMatch(/Stopped: [\d,]+ of 1,000,000 games are counted/);
  expect(out).toContain('95% between');
  const counted = Number(/Stopped: ([\d,]+)/.exec(err)![1]!.replace(',', ''));
  const rows = readFileSync(join(cwd, 'rows.csv'), 'utf8').trimEnd().split('\n');
  expect(rows).toHaveLength(counted + 1);
  expect(existsSync(join(cwd, 'r.html'))).toBe(true);
});
