// `easy@COMMIT`: a bot as it was at a commit, built there with the rules it knew, so that progress can be measured.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { actionsOf, Bot, BotQuestion, botByName } from '@motti/bots';
import type { AnyAction, AnyGame, Random } from '@motti/engine';
import { ROOT } from '../root.ts';

/** Old builds are kept, by commit. */
const KEPT = join(ROOT, 'node_modules', '.cache', 'motti-commits');
/** What of a build is wanted. */
const PARTS = ['bots', 'games/catalog'];
const ONE_BUILD = join('bots', 'dist', 'index.js');

/** `easy@v2` as the level and the commit; nothing where no commit is named. */
export function elderName(name: string): { level: string; commit: string } | undefined {
  const [, level, commit] = /^(?:bot:)?([^@]+)@([^@-][^@]*)$/.exec(name) ?? [];
  return level && commit ? { level, commit } : undefined;
}

/** The commit in full; nothing where there is no such one. */
export function commitOf(word: string): string | undefined {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`];
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio }).trim();
  } catch {
    return undefined;
  }
}

/** Builds the bots of a commit beside ours, with the packages that are installed here. */
export function buildElder(commit: string): void {
  const folder = join(KEPT, commit);
  if (existsSync(join(folder, ONE_BUILD))) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  linkPackages(folder);
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const stdio = ['ignore', process.stderr, 'inherit'] as const;
  execFileSync(process.execPath, [compiler, '-b', ...PARTS], { cwd: folder, stdio: [...stdio] });
}

/** Packages are ours; what belongs to the project is the commit's own. */
function linkPackages(folder: string): void {
  const ours = join(ROOT, 'node_modules');
  const there = join(folder, 'node_modules');
  mkdirSync(join(there, '@motti'), { recursive: true });
  for (const entry of readdirSync(ours))
    if (!entry.startsWith('.') && entry !== '@motti')
      symlinkSync(join(ours, entry), join(there, entry), 'junction');
  for (const entry of readdirSync(join(ours, '@motti'))) {
    const target = readlinkSync(join(ours, '@motti', entry));
    symlinkSync(target, join(there, '@motti', entry), 'junction');
  }
}

interface ElderModules {
  readonly bots: { readonly botByName: typeof botByName; readonly actionsOf: typeof actionsOf };
  readonly catalog: { gameById(id: string): AnyGame | undefined };
}

/** The bot of a commit that is built; it thinks with the game as it was then. Nothing where that commit has none of this name. */
export async function elderBot(game: AnyGame, name: string): Promise<Bot | undefined> {
  const asked = elderName(name);
  const commit = asked && commitOf(asked.commit);
  if (!commit) return undefined;
  const load = (part: string) =>
    import(pathToFileURL(join(KEPT, commit, part, 'dist', 'index.js')).href);
  const { bots, catalog }: ElderModules = {
    bots: await load('bots'),
    catalog: await load('games/catalog'),
  };
  const then = catalog.gameById(game.id);
  const bot = then && bots.botByName(then, asked.level);
  if (!bot) return undefined;
  const plan = (question: BotQuestion, random: Random): readonly AnyAction[] =>
    bots.actionsOf(bot, { ...question, game: then }, random);
  return { name, plan, choose: (question, random) => plan(question, random)[0]! };
}
