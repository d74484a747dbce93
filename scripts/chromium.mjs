// A Chromium for the browser tests: one on the system, else by the system's package manager, else the test tool's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tool } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onSystem() {
  if (process.env.MOTTI_CHROMIUM) return process.env.MOTTI_CHROMIUM;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

/** The path of a Chromium, or '' when the test tool's own download is to be used. */
export function findChromium() {
  const found = onSystem();
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0) {
    console.log('Installing Chromium by the system’s package manager …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    const installed = onSystem();
    if (installed) return installed;
  }
  console.log('Fetching the test tool’s own Chromium …');
  if (tool('@playwright/test/cli.js', ['install', 'chromium']) === 0) return '';
  console.error(
    'No Chromium for the browser tests. Install one (Debian: apt-get install chromium),',
  );
  console.error('or set MOTTI_CHROMIUM to its path, and run npm test again.');
  process.exit(1);
}
