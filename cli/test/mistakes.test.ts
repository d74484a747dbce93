// What the command line answers to wrong words and wrong files: a sentence that helps, and a code that is not 0.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, GAME, motti } from './motti.ts';

const folder = freshFolder();
const at = (name: string): string => join(folder, name);
const run = (...args: string[]) => motti(args, { cwd: folder });
let record = '';

beforeAll(async () => {
  const input = '1\n1\n1\n';
  await motti(['play', GAME.id, '--seed', '7', '--record', 'good.motti'], { cwd: folder, input });
  record = readFileSync(at('good.motti'), 'utf8');
}, 120_000);

describe('wrong words', () => {
  test.each([
    [['plya'], 'Did you mean play?'],
    [['frobnicate'], 'There is no command frobnicate.'],
    [['simulate', `${GAME.id}x`, '--games', '1'], `Did you mean ${GAME.id}?`],
    [['simulate', GAME.id], '--games'],
    [['simulate', GAME.id, '--games', 'many'], 'whole number'],
    [['simulate', GAME.id, '--games', '0'], 'at least 1'],
    [['simulate', GAME.id, '--gmaes', '3'], 'Did you mean --games?'],
    [['simulate', GAME.id, '--games', '1', '--a', 'randon'], 'Did you mean random?'],
    [['simulate', GAME.id, '--games', '1', '--scenario', 'nowhere'], 'no scenario nowhere'],
    [['simulate', GAME.id, '--games', '1', '--option', 'colour=red'], 'no option colour'],
    [['play', GAME.id, `--${GAME.sides[0]}`, 'martian'], 'human, human:NAME or bot:LEVEL'],
    [['odds', 'good.motti'], '--line'],
    [['replay'], 'record is missing'],
    [['--lang', 'xx'], 'no language xx'],
  ])('%j: %s', async (args, answer) => {
    const { code, out, err } = await run(...args);
    expect(err).toContain(answer);
    expect(code).toBe(2);
    expect(out).toBe('');
  });

  test('French is answered in French, by --lang and by the system', async () => {
    const asked = await run('simulate', `${GAME.id}x`, '--games', '1', '--lang', 'fr');
    expect(asked.err).toContain('Vouliez-vous dire');
    const system = await motti(['frobnicate'], { env: { LANG: 'fr_FR.UTF-8' } });
    expect(system.err).toContain('Il n’y a pas de commande');
  });
});

describe('wrong records', () => {
  test.each([
    ['missing.motti', undefined, 'there is no such file'],
    ['binary.motti', Buffer.from([0x4d, 0, 0xff, 0xfe, 0x01]), 'not a text file'],
    ['latin1.motti', Buffer.from('[Motti "\xe9"]\n', 'latin1'), 'not a text file'],
    ['empty.motti', '', 'line 1'],
    ['prose.motti', 'Dear reader,\n', 'line 1, column'],
    ['huge.motti', Buffer.alloc(17 * 1024 * 1024, 0x61), 'too large'],
  ])('%s is refused', async (name, content, answer) => {
    if (content !== undefined) writeFileSync(at(name), content);
    for (const command of ['replay', 'export', 'import']) {
      const { code, err } = await run(command, name);
      expect(err, command).toContain(answer);
      expect(code).toBe(2);
    }
  });

  test('a record that is cut off says where', async () => {
    writeFileSync(at('cut.motti'), record.slice(0, -4));
    const { code, err } = await run('replay', 'cut.motti');
    expect(err).toMatch(/cut\.motti, line \d+, column \d+/);
    expect(code).toBe(2);
  });

  test('a line that is no notation says where', async () => {
    writeFileSync(at('notation.motti'), `${record}${GAME.sides[0]} dance a waltz\n`);
    const { err } = await run('replay', 'notation.motti');
    expect(err).toContain('“dance a waltz” is not an action of this game');
  });

  test('an illegal line is refused with its line and its clause', async () => {
    const line = record.split('\n').length;
    writeFileSync(at('illegal.motti'), `${record}chance roll 1\n`);
    const { code, err } = await run('replay', 'illegal.motti');
    expect(err).toMatch(new RegExp(`illegal\\.motti, line ${line}: chance roll 1: .+ \\[[A-Z]+-`));
    expect(code).toBe(2);
  });

  test('verify says line and reason, in words and as JSON', async () => {
    writeFileSync(at('forged.motti'), record.replace('[Seed "7"]', '[Seed "8"]'));
    const words = await run('verify', 'forged.motti');
    expect(words.code).toBe(1);
    expect(words.err).toMatch(/forged\.motti, line \d+/);
    const json = await run('verify', 'forged.motti', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, line: expect.any(Number) });
    expect(json.code).toBe(1);
    expect((await run('verify', 'good.motti', '--json')).out).toContain('"ok":true');
  });
});

describe('output files', () => {
  const simulate = (...more: string[]) =>
    run('simulate', GAME.id, '--games', '2', '--a', 'random', '--b', 'random', ...more);

  test('a file that exists is not replaced, unless told', async () => {
    writeFileSync(at('report.html'), 'mine');
    const refused = await simulate('--html', 'report.html');
    expect(refused.err).toContain('report.html already exists');
    expect(refused.code).toBe(2);
    expect(readFileSync(at('report.html'), 'utf8')).toBe('mine');
    const forced = await simulate('--html', 'report.html', '--force');
    expect(forced.code).toBe(0);
    expect(readFileSync(at('report.html'), 'utf8')).toContain('<!doctype html>');
  });

  test('a folder that does not exist is known before the first game', async () => {
    const { err, out, code } = await simulate('--csv', 'nowhere/rows.csv');
    expect(err).toContain('does not exist');
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  test('nothing unfinished is left behind', async () => {
    mkdirSync(at('tidy'));
    await simulate('--csv', 'tidy/a.csv');
    expect(readdirSync(at('tidy'))).toEqual(['a.csv']);
  });
});
