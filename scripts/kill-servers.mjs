// Kills three servers on one PostgreSQL, and the database, at many random moments under load; checks that nothing is lost or doubled.
//   node scripts/kill-servers.mjs [kills] [matches] [seed]
import { runSource } from './install.mjs';

runSource('server/test/kill/place-main.ts');
