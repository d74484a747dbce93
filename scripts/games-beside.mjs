// What an action of random play costs here beside other checkouts: the same seeds, in turn, by processor time.
//   node scripts/games-beside.mjs [--games talvisota,winter-war] [--rounds 7] [--plays 200] FOLDER...
// Every FOLDER and this one are built beforehand (npm ci && npx tsc -b). Each figure comes from a process of its own, which
// first plays a third as many games to be compiled.
import { execFileSync } from 'node:child_process';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    games: { type: 'string', default: 'talvisota,winter-war' },
    rounds: { type: 'string', default: '7' },
    plays: { type: 'string', default: '200' },
    // Said to the processes that measure.
    measure: { type: 'string' },
  },
  allowPositionals: true,
});
const plays = Number(values.plays);
const self = fileURLToPath(import.meta.url);

/** Microseconds of processor time an action of this game in the build of this folder. */
async function microsOf(folder, id) {
  const load = (part) => import(pathToFileURL(join(folder, part, 'dist', 'index.js')).href);
  const { fullOptions, seededRandom } = await load('engine');
  const { playOut, randomBot } = await load('bots');
  const { gameById } = await load('games/catalog');
  const game = gameById(id);
  const scenario = game.scenarios[0].id;
  const setup = { scenario, options: fullOptions(game, scenario) };
  const bots = Object.fromEntries(game.sides.map((side) => [side, randomBot]));
  const actionsOf = (seed) => playOut(game, setup, bots, seededRandom(seed)).actions;
  for (let i = 0; i < plays / 3; i++) actionsOf(`warm-up ${i}`);
  const before = process.cpuUsage();
  let actions = 0;
  for (let i = 0; i < plays; i++) actions += actionsOf(`run ${i}`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / actions;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

function compare(id) {
  const folders = [join(self, '..', '..'), ...positionals.map((folder) => resolve(folder))];
  const names = folders.map((folder, i) => (i === 0 ? 'here' : basename(folder)));
  const measured = folders.map(() => []);
  for (let round = 0; round < Number(values.rounds); round++) {
    // Each is first as often as the others.
    for (let i = 0; i < folders.length; i++) {
      const at = (i + round) % folders.length;
      const order = ['--measure', id, '--plays', values.plays, folders[at]];
      measured[at].push(Number(execFileSync(process.execPath, [self, ...order])));
    }
    const figures = names.map((name, i) => `${name} ${measured[i].at(-1).toFixed(2)} µs`);
    console.log(`${id}: ${figures.join(', ')}`);
  }
  const row = (i) => ({
    'µs an action': Number(median(measured[i]).toFixed(2)),
    least: Number(Math.min(...measured[i]).toFixed(2)),
    'actions a second here / this, median of rounds': Number(
      median(measured[i].map((micros, round) => micros / measured[0][round])).toFixed(3),
    ),
  });
  console.table(Object.fromEntries(names.map((name, i) => [name, row(i)])));
}

if (values.measure) console.log(await microsOf(positionals[0], values.measure));
else for (const id of values.games.split(',')) compare(id);
