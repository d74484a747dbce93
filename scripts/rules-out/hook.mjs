// Loads the sources of one game with their switches; everything else as ever.
import { fileURLToPath } from 'node:url';
import { switched } from './rules.mjs';

let folder;
export function initialize(data) {
  folder = data.folder;
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const { text } = switched(fileURLToPath(url), folder);
  return { format: 'module', shortCircuit: true, source: text };
}
