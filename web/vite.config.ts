import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { languages } from './build/languages.ts';
import { withoutNotes } from './build/notes.ts';
import { offline } from './build/offline.ts';

// The condition `motti-source` leads to the sources of the other workspaces: no build of them is needed first.
const server = process.env.MOTTI_SERVER ?? 'http://127.0.0.1:3939';

// What every page begins with is one file: a file of its own for each module that two pages share made forty requests of it,
// most of them under a kilobyte, and what comes after waited for the last.
const CHUNKS = [{ name: 'shelf', tags: ['$initial' as const] }];

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [languages(), withoutNotes(), svelte(), offline(), compress()],
  resolve: { conditions: ['motti-source', ...defaultClientConditions] },
  worker: {
    format: 'es',
    plugins: () => [withoutNotes()],
    // The bots' worker holds the rules anyway; that they are no chunk of their own there is as it should be.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { port: 5939, proxy: { '/api': { target: server, ws: true } } },
  preview: { port: 4939, proxy: { '/api': { target: server, ws: true } } },
});
