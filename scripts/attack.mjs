// Plays hostile clients beside ordinary ones, on loopback only, and prints what the ordinary ones had to wait for.
//   npm run attack -- [--seconds 60] [--rest 60] [--earlier 20] [--messages 100000] [--requests 20000] [--only noise,crowd] [--no-costs]
// With --messages and --requests the attack goes on until so much has been sent; with --earlier the server has met a shorter
// one before anything is measured.
import { runSource } from './install.mjs';

runSource('server/test/attack/main.ts');
