// `npm start`: installs and builds what is needed, then starts Motti.

import { join } from 'node:path';
import { install, npm, root, run } from './install.mjs';

install();
console.error('Building the web client …');
if (npm(['run', '--silent', 'build']) !== 0) process.exit(1);
process.exit(run(process.execPath, [join(root, 'cli/bin/motti.js'), ...process.argv.slice(2)]));
