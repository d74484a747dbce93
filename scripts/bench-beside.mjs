// What an ordinary move costs this server beside servers of other commits, in turn and in one run, by processor time.
//   node scripts/bench-beside.mjs [--rounds 10] [--seconds 4] [--rate 500] FOLDER...
// Each FOLDER is another checkout, installed and built (npm ci && npx tsc -b).
import { runSource } from './install.mjs';

runSource('server/test/beside/main.ts');
