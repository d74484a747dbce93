// Kills the server hard at many random moments under load and checks that nothing acknowledged is missing.
//   node scripts/kill-test.mjs [kills] [matches] [seed]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root, tool } from './install.mjs';

install();
if (tool('typescript/bin/tsc', ['-b']) !== 0) process.exit(1);
const result = spawnSync(
  process.execPath,
  [
    '--conditions=motti-source',
    '--import=tsx',
    join(root, 'server/test/kill/main.ts'),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exit(result.status ?? 1);
