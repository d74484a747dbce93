// What the server says of itself, and how it serves the web client.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIG, TestServer } from './harness.ts';

const TOKEN = 'a token for whoever measures';
let server: TestServer;
const web = mkdtempSync(join(tmpdir(), 'motti-web-'));
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Motti</title>');
  writeFileSync(join(web, 'sw.js'), '// service worker');
  writeFileSync(join(web, 'icon-waiting.svg'), '<svg/>');
  writeFileSync(join(web, 'assets', 'index-DeadBeef.js'), '// hashed');
  server = await TestServer.start({
    config: { ...CONFIG, name: 'here', web, metricsToken: TOKEN },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

const page = (path: string) =>
  server.request<string>('GET', path, undefined, { accept: 'text/html' });

test('it is well', async () => {
  expect(await server.request('GET', '/healthz')).toMatchObject({
    status: 200,
    body: { ok: true },
  });
});

test('it is ready while it can write', async () => {
  expect((await server.request('GET', '/readyz')).status).toBe(200);
  const broken = await TestServer.start();
  broken.store.writes = () => Promise.reject(new Error('the disk is full'));
  expect((await broken.request('GET', '/readyz')).status).toBe(503);
  expect((await broken.request('GET', '/healthz')).status).toBe(200);
  await broken.stop();
});

test.each([
  ['nothing', {}],
  ['another token', { authorization: 'Bearer guessed' }],
])('whoever shows %s may not read its counters', async (_, headers) => {
  expect((await server.request('GET', '/metrics', undefined, headers)).status).toBe(404);
});

test('without a token nobody may read its counters', async () => {
  const closed = await TestServer.start();
  const headers = { authorization: 'Bearer undefined' };
  expect((await closed.request('GET', '/metrics', undefined, headers)).status).toBe(404);
  await closed.stop();
});

test('it says what it offers', async () => {
  expect((await server.request('GET', '/api/server')).body).toEqual({
    games: [{ id: 'toy', rules: 2 }],
    bots: { toy: [] },
    email: false,
    push: null,
  });
});

test('it counts', async () => {
  const { red } = await server.match();
  await red.play('ready');
  await red.refused({ type: 'play', version: red.version, lines: ['ready'] });
  const { body, headers } = await server.request<string>('GET', '/metrics', undefined, {
    authorization: `Bearer ${TOKEN}`,
  });
  expect(headers.get('content-type')).toContain('text/plain');
  expect(body).toMatch(/^motti_acts_total\{server="here",act="play",answer="accepted"\} 1$/m);
  expect(body).toMatch(/^motti_acts_total\{server="here",act="play",answer="refused"\} 1$/m);
  expect(body).toMatch(/^motti_sockets\{server="here"\} 2$/m);
  expect(body).toMatch(/^motti_commit_rows_count\{server="here"\} [1-9]/m);
  expect(body).toMatch(/^motti_live_matches\{server="here"\} 1$/m);
});

test('no page of ours runs a script that is not ours; a home network without TLS still works', async () => {
  const { headers } = await page('/');
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('the page is asked for anew, hashed files are kept for ever, icons for a day', async () => {
  const root = await page('/');
  expect(root).toMatchObject({ status: 200, body: '<!doctype html><title>Motti</title>' });
  expect(root.headers.get('cache-control')).toBe('no-cache');
  const asset = await server.request('GET', '/assets/index-DeadBeef.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const worker = await server.request('GET', '/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  const icon = await server.request('GET', '/icon-waiting.svg');
  expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('every address of the client is the page; what is not there is not there', async () => {
  expect(await page('/match/abcdefgh')).toMatchObject({
    status: 200,
    body: '<!doctype html><title>Motti</title>',
  });
  expect(await page('/some/path')).toMatchObject({
    status: 404,
    body: '<!doctype html><title>Motti</title>',
  });
  expect((await page('/api/nothing')).status).toBe(404);
  expect((await server.request('GET', '/assets/gone.js')).status).toBe(404);
  expect((await page('/../../package.json')).body).not.toContain('"name"');
  expect((await page('/%2e%2e/%2e%2e/package.json')).body).not.toContain('"name"');
});

test('without a build it says so', async () => {
  const bare = await TestServer.start();
  const answer = await bare.request('GET', '/', undefined, { accept: 'text/html' });
  expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  await bare.stop();
});
