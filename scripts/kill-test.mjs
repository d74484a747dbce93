// Kills the server hard at many random moments under load and checks that nothing acknowledged is missing.
//   node scripts/kill-test.mjs [kills] [matches] [seed]
import { runSource } from './install.mjs';

runSource('server/test/kill/main.ts');
