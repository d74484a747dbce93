// Kills the server hard at many random moments, and checks that nothing acknowledged is missing and everything opens.
//   node scripts/kill-test.mjs [kills] [matches] [seed] [--postgres]      under load
//   node scripts/kill-test.mjs --starts [kills] [--postgres]              in first starts and upgrades
import { runSource } from './install.mjs';

runSource('server/test/kill/main.ts');
