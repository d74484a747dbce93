// What an ordinary move costs this server beside servers of other commits, in turn and in one run, by processor time.
//   node scripts/bench-beside.mjs [--rounds 10] [--seconds 4] [--rate 500] [--own-load] FOLDER...
// Each FOLDER is another checkout, installed and built (npm ci && npx tsc -b). With --own-load each server is driven by the
// clients of its own checkout: ours cannot read the views of commits before be0fa81.
import { runSource } from './install.mjs';

runSource('server/test/beside/main.ts');
