// npm run mutations -- [--files 1000] [--seed 1]: mutated scenario files against the checks, a server, records and bots. Loopback only.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { botByName, playOut, randomBot } from '@motti/bots';
import {
  type Json,
  OWN_SCENARIO,
  type Problem,
  problemText,
  RecordError,
  readRecord,
  scenarioProblems,
  seededRandom,
  setupOf,
  startingOptions,
  TOO_DEEP,
  writeRecord,
} from '@motti/engine';
import { hourraPobieda as game } from '@motti/hourra-pobieda';
import { SCENARIOS } from '@motti/hourra-pobieda/workshop';
import { buildApp, configFrom, LIMITS, openSqlite } from '@motti/server';
import { mutatedFiles } from './mutate.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    /** Of the files every so many is also given to `motti scenario check`; of those that can be played, to `easy`. */
    every: { type: 'string', default: '25' },
  },
});
const files = Number(values.files);
const every = Number(values.every);
const MOST_MS = 100;

const folder = mkdtempSync(join(tmpdir(), 'motti-mutations-'));
const store = await openSqlite(join(folder, 'motti.db'));
const limits = { ...LIMITS, requests: 1e9, creations: 1e9, imports: 1e9 };
const config = { ...configFrom({}), web: undefined, limits };
const app = await buildApp({ games: [game], store, config });

/** A record with a scenario that can be played, to put others in its place. */
const TEMPLATE = writeRecord(recordOf(SCENARIOS['khalkhin-gol'] as unknown as Json), game);

const counts = { noJson: 0, refused: 0, played: 0, byEasy: 0, byCommandLine: 0 };
const wrong: string[] = [];
let slowest = 0;
let n = 0;
for (const text of mutatedFiles(files, Number(values.seed))) {
  n++;
  const data = parsed(text);
  const byCommandLine = n % every === 0;
  if (data === undefined) {
    counts.noJson++;
    if (byCommandLine) expectCommandLine(text, false, undefined);
    continue;
  }
  const before = process.cpuUsage();
  const problems = scenarioProblems(game, data);
  slowest = Math.max(slowest, process.cpuUsage(before).user / 1000);
  const error = problems.find(({ level }) => level === 'error');
  for (const problem of problems) checkWords(problem);
  await expectServer(text, error);
  expectRecord(text, data, error);
  if (byCommandLine) expectCommandLine(text, error === undefined, error);
  if (error) counts.refused++;
  else playToEnd(data);
  if (n % 100 === 0) console.log(`${n} files …`);
}
await app.fastify.close();
await store.close();
rmSync(folder, { recursive: true });
console.table({ ...counts, 'slowest check, ms': Math.round(slowest) });
if (slowest > MOST_MS) wrong.push(`a check took ${Math.round(slowest)} ms`);
for (const line of wrong.slice(0, 20)) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function complain(why: string): void {
  wrong.push(`file ${n}: ${why}`);
}

function checkWords(problem: Problem): void {
  for (const locale of ['en', 'fr'] as const) {
    const sentence = problemText(game, problem, locale);
    if (!sentence.endsWith('.') || /undefined|NaN|\[object/.test(sentence))
      complain(`${problem.code}: ${sentence}`);
  }
}

/** A match is made exactly of what has no error; what has one is named as everywhere else. */
async function expectServer(text: string, error: Problem | undefined): Promise<void> {
  // As it stands in the file: what goes deep enough can be read, and not written again.
  const setup = `{"scenario":"${OWN_SCENARIO}","options":{},"data":${text}}`;
  const answer = await app.fastify.inject({
    method: 'POST',
    url: '/api/matches',
    headers: { 'content-type': 'application/json' },
    payload: `{"game":"${game.id}","setup":${setup},"seats":{}}`,
  });
  const { status, message } = { status: answer.statusCode, message: answer.json().error?.message };
  if (!error) {
    if (status !== 201) complain(`the server says ${status} ${message}`);
    return;
  }
  // Larger than any scenario may be, or of more values, it is not even read.
  const tooMuch = status === 413 || answer.json().error?.code === 'too-complex';
  if (tooMuch && error.code !== TOO_DEEP.code) return;
  if (status !== 422 || message !== problemText(game, error, 'en'))
    complain(`the server says ${status} ${message}, not ${problemText(game, error, 'en')}`);
}

function recordOf(data: Json): Parameters<typeof writeRecord>[0] {
  const setup = setupOf(game, OWN_SCENARIO, startingOptions(game, OWN_SCENARIO, data), data);
  const players = { blue: 'Anna', red: 'Mikko' };
  return { game: game.id, rules: game.rules, setup, players, dice: 'free', salts: {}, lines: [] };
}

/** The record of a match with this scenario is read, or refused for the same reason. */
function expectRecord(text: string, data: Json, error: Problem | undefined): void {
  const find = (id: string) => (id === game.id ? game : undefined);
  try {
    if (!error) {
      readRecord(writeRecord(recordOf(data), game), find);
      return;
    }
    const json = text.replace(/[\r\n\t]/g, ' ').replace(/[\u007f\ufffd]/g, '?');
    const quoted = json.replace(/[\\"]/g, (letter) => `\\${letter}`);
    readRecord(
      TEMPLATE.replace(/^\[ScenarioData .*$/m, () => `[ScenarioData "${quoted}"]`),
      find,
    );
    complain('the record is read');
  } catch (thrown) {
    if (!(thrown instanceof RecordError) || !error) {
      complain(`the record: ${String(thrown)}`);
      return;
    }
    const { why } = thrown.facts as { why?: Record<'en' | 'fr', string> };
    // A record that is too long or goes too deep is refused before its scenario is looked at.
    if (why && why.fr !== problemText(game, error, 'fr')) complain(`the record says ${why.fr}`);
  }
}

function expectCommandLine(text: string, good: boolean, error: Problem | undefined): void {
  const path = join(folder, 'file.json');
  writeFileSync(path, text);
  counts.byCommandLine++;
  const motti = ['cli/bin/motti.js', 'scenario', 'check', path, '--game', game.id];
  try {
    execFileSync(process.execPath, motti, { stdio: 'pipe' });
    if (!good) complain('the command line takes it');
  } catch (failed) {
    const { status, stderr } = failed as { status: number; stderr: Buffer };
    // What the engine refuses has no clause.
    const words = error && [
      error.clause,
      problemText(game, error, 'en'),
      problemText(game, error, 'fr'),
    ];
    const said = !words || words.some((word) => String(stderr).includes(word));
    if (good || status === null || /\n {4}at /.test(String(stderr)) || !said)
      complain(`the command line says ${status}: ${String(stderr).slice(0, 300)}`);
  }
}

function playToEnd(data: Json): void {
  const setup = setupOf(game, OWN_SCENARIO, startingOptions(game, OWN_SCENARIO, data), data);
  const easy = counts.played++ % every === 0 ? botByName(game, 'easy') : undefined;
  if (easy) counts.byEasy++;
  const bot = easy ?? randomBot;
  try {
    playOut(game, setup, { blue: bot, red: bot }, seededRandom(`mutation ${n}`));
  } catch (thrown) {
    complain(`it is not played to an end: ${String(thrown)}`);
  }
}
