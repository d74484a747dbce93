import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshFolder, GAME, motti } from './motti.ts';

const [first, second] = GAME.sides as [string, string];
const BOTS = [`--${first}`, 'bot:random', `--${second}`, 'bot:random'];
const PLAY = ['play', GAME.id, `--${second}`, 'bot:random'];

describe('a match between bots, fair dice', () => {
  const cwd = freshFolder();
  let out = '';
  beforeAll(async () => {
    ({ out } = await motti(['play', GAME.id, ...BOTS, '--record', 'm.motti'], { cwd }));
  }, 120_000);

  test('shows the commitment first and the seed last, and the record verifies', async () => {
    const commitment = /SHA-256 is ([0-9a-f]{64})/.exec(out)?.[1];
    expect(commitment).toBeDefined();
    const record = readFileSync(join(cwd, 'm.motti'), 'utf8');
    expect(record).toContain(`[Commitment "${commitment}"]`);
    expect(record).toMatch(/\[Seed "[0-9a-f]{64}"\]/);
    expect(out.indexOf('SHA-256 is')).toBeLessThan(out.indexOf('The seed of the dice was'));
    const { code, out: verdict } = await motti(['verify', 'm.motti', '--json'], { cwd });
    expect(JSON.parse(verdict)).toMatchObject({ ok: true, dice: 'checked' });
    expect(code).toBe(0);
  });

  test('a single changed die is found', async () => {
    const record = readFileSync(join(cwd, 'm.motti'), 'utf8');
    const roll = /^chance roll (\d+)/m.exec(record)!;
    const other = roll[1] === '1' ? '2' : '1';
    writeFileSync(join(cwd, 'f.motti'), record.replace(roll[0], `chance roll ${other}`));
    const { code } = await motti(['verify', 'f.motti'], { cwd });
    expect(code).toBe(1);
  });

  test('replay tells it up to a line; odds look at one', async () => {
    const told = await motti(['replay', 'm.motti', '--to', '5', '--json'], { cwd });
    expect(JSON.parse(told.out)).toMatchObject({ lines: 5 });
    const odds = await motti(['odds', 'm.motti', '--line', '1', '--json'], { cwd });
    const { outcomes } = JSON.parse(odds.out) as { outcomes: { probability: number }[] };
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });
});

describe('a person at the table', () => {
  test('a ready-made set-up is taken by its number, and the map is drawn', async () => {
    const input = 'map\nready\nready 1\nplan\nlog 99\nwhere tan\nquit\n';
    const { code, out } = await motti([...PLAY, '--seed', '1'], { input });
    expect(code).toBe(0);
    expect(out).toMatch(/Ready-made: 1 /);
    // Everything is placed: what is left to decide is whether it stays so.
    const plan = out.split('> plan')[1]!.split('> log')[0]!;
    const placed = [...plan.matchAll(/^ {2}Put \S+ into the \S+ box(?: ×(\d+))?$/gm)];
    expect(placed.reduce((sum, [, times = '1']) => sum + Number(times), 0)).toBe(23);
    // What was done several times is told once, with its count.
    const log = out.split('> log')[1]!;
    expect(log).toMatch(/^ {4}\d MECA and \d TAN go to the \S+ box\.$/m);
    expect(log.match(/FUS go to the Karelia box/g)).toHaveLength(1);
    // A unit before places whose names hold the same letters.
    expect(out.split('> where tan')[1]!.split('\n')[1]).toMatch(/^ {2}\S+ box .*\d TAN/);
  });

  test('what ends a decision says what it costs, and is played when it is typed again', async () => {
    const begin = 'ready 1\ndone\ndone\nbox PRUD ladoga\ncommit\nassign PRUD FUS ladoga-box\n';
    const end = 'commit\nlog 1\ncommit\nquit\n';
    const { out } = await motti([...PLAY, '--seed', '1'], { input: begin + end });
    const [, first = '', second = ''] = out.split('> assign')[1]!.split('> commit');
    expect(first).toMatch(/Before you go on:\n.*could still serve.*TV-3\.3\.1a/s);
    expect(first).toContain('type it again: commit');
    // Not played yet: the last line is still the unit.
    expect(first.split('> log 1')[1]).toContain('FUS');
    expect(second).not.toContain('type it again');
    expect(second).toMatch(/your decision/);
  });

  test('the last of several choices on one line says what it costs, and nothing of the line is played', async () => {
    const isthmus = ['play', 'winter-war', '--scenario', 'isthmus', '--finland', 'bot:random'];
    // The list of the first question: 1 ends it, 2 moves a corps.
    const input = '2 1\nlog 1\n2 1\nlog 2\nquit\n';
    const { out } = await motti([...isthmus, '--seed', '1'], { input });
    const [, first = '', second = ''] = out.split('> 2 1');
    expect(first).toMatch(/Before you go on:/);
    expect(first).toContain('type it again: 2 1');
    expect(first.split('> log 1')[1]).toContain('Nothing has been played yet');
    expect(second).not.toContain('type it again');
    expect(second.split('> log 2')[1]).toContain('has finished moving');
  });

  test('a word before its time is told when it comes; rule knows sections, small letters, and ids without the game', async () => {
    const input =
      'why attack helsinki\nrule tv-6.2\nrule tv-6.2p\nrule 6.2p\nrule 4.3\nrule combat results\nrule combat table\nrule zeppelin\nquit\n';
    const { out } = await motti([...PLAY, '--seed', '1'], { input });
    expect(out).toMatch(/That comes later, when this is asked: Place a strategy/);
    const [, section = '', clause = ''] = out.split('> rule tv-6.2');
    expect(section).toMatch(/TV-6\.2a .*\n.*TV-6\.2b /);
    expect(clause.split('> ')[0]).toContain('TV-6.2p Attrition');
    expect(out.split('> rule 6.2p')[1]?.split('> ')[0]).toContain('TV-6.2p Attrition');
    // One clause alone is told with its text, not as a list of one.
    expect(out.split('> rule 4.3')[1]).toMatch(/TV-4\.3a Columns\n {4}\S/);
    // By the words of its title, with its table.
    expect(out.split('> rule combat results')[1]).toMatch(/TV-C7 .*\n {4}Die +\+0/s);
    // All of the words, wherever they stand in it.
    expect(out.split('> rule combat table')[1]).toMatch(/TV-C7/);
    expect(out).toContain('Nothing in the rulebook is called “zeppelin”.');
  });

  test('in French too; a place is found by nearly its name, and help names what this game has', async () => {
    const input = 'aide\noù vipuri\npourquoi attaquer helsinki\n?\nquitter\n';
    const { out } = await motti(['--lang', 'fr', ...PLAY, '--seed', '1'], { input });
    const help = out.split('> aide')[1]!.split('> où')[0]!;
    expect(help).toMatch(/^ {2}carte \[LIEU\]/m);
    expect(help).not.toMatch(/^ {2}cartes /m);
    expect(out.split('> où vipuri')[1]).toContain('Viipuri');
    expect(out).toMatch(/Cela viendra plus tard, à cette question\s: Placez une stratégie/);
    // What can be typed is told once, by the command for it.
    expect(out.split('> ?')[1]).not.toContain('carte [LIEU]');
  });

  test('? explains with the clause, why answers, undo takes back, quit keeps', async () => {
    const cwd = freshFolder();
    const input = '?\nwhy 1\nlog\n1\nundo\n1\nsave kept.motti\nquit\n';
    const { code, out } = await motti([...PLAY, '--seed', '1'], { cwd, input });
    expect(code).toBe(0);
    expect(out).toContain('your decision');
    expect(out).toContain('cannot be played now');
    expect(out).toMatch(/: you · .*: the machine, random/);
    expect(out).toContain('Nothing has been played yet');
    expect(out).toContain('Taken back');
    const record = readFileSync(join(cwd, 'kept.motti'), 'utf8');
    expect(record).toContain(`${first} undo`);
    const again = await motti(['play', '--record', 'kept.motti'], { cwd, input: 'log\nquit\n' });
    expect(again.out).toContain('Resuming the match');
  });

  test('an unfinished match keeps its seed out of the file, and goes on with the same dice', async () => {
    const cwd = freshFolder();
    await motti([...PLAY, '--record', 'm.motti'], { cwd, input: '1\nquit\n' });
    const before = readFileSync(join(cwd, 'm.motti'), 'utf8');
    expect(before).not.toContain('[Seed');
    const commitment = /\[Commitment "(.*?)"\]/.exec(before)![1]!;
    await motti(['play', '--record', 'm.motti', ...BOTS], { cwd });
    const after = readFileSync(join(cwd, 'm.motti'), 'utf8');
    expect(after).toContain(`[Commitment "${commitment}"]`);
    expect((await motti(['verify', 'm.motti'], { cwd })).code).toBe(0);
  });

  test('on another machine it goes on with dice that nobody can check, and says so', async () => {
    const cwd = freshFolder();
    await motti([...PLAY, '--record', 'm.motti'], { cwd, input: '1\nquit\n' });
    const env = { XDG_STATE_HOME: freshFolder() };
    const { err } = await motti(['play', '--record', 'm.motti'], { cwd, env, input: '1\nquit\n' });
    expect(err).toContain('not on this machine');
    expect(readFileSync(join(cwd, 'm.motti'), 'utf8')).toContain('[Dice "free"]');
  });

  test('a side that nobody plays is named with the others', async () => {
    const solo = ['play', GAME.id, '--scenario', 'solo', '--seed', '1'];
    const { out } = await motti(solo, { input: 'quit\n' });
    expect(out).toMatch(/: you · .*: played by the rules/);
  });

  test('a wrong number, unknown letters and another file that exists are answered', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'mine.txt'), 'mine');
    const input = '9999\nxyzzy\nsave mine.txt\nquit\n';
    const { out, code } = await motti(PLAY, { cwd, input });
    expect(out).toContain('There is no choice 9999');
    expect(out).toContain('No choice contains “xyzzy”');
    expect(out).toContain('mine.txt already exists');
    expect(readFileSync(join(cwd, 'mine.txt'), 'utf8')).toBe('mine');
    expect(code).toBe(0);
  });

  test('cards that are drawn are told in words, not as dice', async () => {
    const seats = ['--red', 'human', '--white', 'bot:random'];
    const { out } = await motti(['play', 'triumph-of-chaos', ...seats, '--seed', '1'], {
      input: 'quit\n',
    });
    expect(out).toContain('RED draws 7 cards.');
    expect(out).not.toMatch(/Dice: (\d+ ){6}/);
  });

  test('the units of a region, and a hand by its other name', async () => {
    const seats = ['--red', 'human', '--white', 'bot:random'];
    const { out } = await motti(['play', 'triumph-of-chaos', ...seats, '--seed', '1'], {
      input: 'units kuban\nunits nowhere\nhand\ncards wolves\nquit\n',
    });
    expect(out).toMatch(/\(310\), Kuban {2}WHITE/);
    expect(out).not.toMatch(/, North {2}RED/);
    expect(out).toContain('nowhere');
    expect(out).toMatch(/\n {2}\S[^\n]+\(\d\): operations \d[^\n]*\n {7}\S/);
    // Whoever holds it: what an enemy's event does must be at hand.
    expect(out).toMatch(/Shkuro’s Wolves \(WHITE 5\)\n {7}Place/);
  });

  test('what a side may hold before the end is marked as its own', async () => {
    const cwd = freshFolder();
    await motti([...PLAY, '--record', 'm.motti'], { cwd, input: '1\nquit\n' });
    const { out } = await motti(['export', 'm.motti', '--for', second], { cwd });
    expect(out).toContain(`[Viewer "${second}"]`);
    const { err, code } = await motti(['play', '--record', '-', '--for', second], { cwd });
    expect(err).toContain('--for');
    expect(code).toBe(2);
  });
});
