// Gives a thousand damaged scenario files to the checks, a server, records, the command line and bots.
//   npm run mutations -- [--files 1000] [--seed 1]
import { runSource } from './install.mjs';

runSource('games/hourra-pobieda/test/mutations/main.ts');
