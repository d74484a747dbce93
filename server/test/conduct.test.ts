// What players can do about others, and whoever runs the server about them.
import type { MatchCreated } from '@motti/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  closeAccount,
  listAccounts,
  listReports,
  settleReport,
  showReport,
  silence,
} from '../src/admin.ts';
import { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const db = () => `sqlite:${server.file}`;
const bearer = (made: MatchCreated, side: string) => ({
  authorization: `Bearer ${made.seats[side]}`,
});

async function register(name: string): Promise<{ cookie: string }> {
  const body = { name, password: 'correct horse' };
  const answer = await server.request('POST', '/api/accounts', body);
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0]! };
}

async function tableOf(red: { cookie: string }, blue: { cookie: string }) {
  const made = await server.create();
  await server.take(made, 'red', red);
  await server.take(made, 'blue', blue);
  return made;
}

describe('blocking', () => {
  test('keeps two apart in the open list, and says nothing of it', async () => {
    const [anna, bo] = [await register('Anna'), await register('Bo')];
    const made = await tableOf(anna, bo);
    const block = `/api/matches/${made.id}/block`;
    const headers = { ...bearer(made, 'red'), ...anna };
    expect((await server.request('POST', block, { side: 'red' }, headers)).status).toBe(409);
    expect((await server.request('POST', block, { side: 'blue' }, headers)).status).toBe(204);
    expect((await server.request('GET', '/api/blocks', undefined, anna)).body).toMatchObject({
      blocks: [{ name: 'Bo' }],
    });
    expect((await server.request('GET', '/api/blocks', undefined, bo)).body).toEqual({
      blocks: [],
    });

    const wish = { game: 'toy', setup: { scenario: 'short', options: {} }, seats: {}, open: true };
    const open = await server.request<MatchCreated>(
      'POST',
      '/api/matches',
      { ...wish, take: 'red' },
      anna,
    );
    const listed = async (who: Record<string, string>) => {
      const { body } = await server.request<{ matches: { id: string }[] }>(
        'GET',
        '/api/matches/open',
        undefined,
        who,
      );
      return body.matches.some(({ id }) => id === open.body.id);
    };
    expect([await listed({}), await listed(bo)]).toEqual([true, false]);
    const join = `/api/matches/${open.body.id}/join`;
    expect((await server.request('POST', join, {}, bo)).body).toMatchObject({
      error: { code: 'no-free-seat' },
    });
    expect((await server.request('DELETE', '/api/blocks/Bo', undefined, anna)).status).toBe(204);
    expect((await server.request('DELETE', '/api/blocks/Bo', undefined, anna)).status).toBe(404);
    expect((await server.request('POST', join, {}, bo)).status).toBe(200);
  });

  test('needs an account on both sides', async () => {
    const made = await server.create();
    await server.take(made, 'red');
    await server.take(made, 'blue');
    const block = `/api/matches/${made.id}/block`;
    const asked = { side: 'blue' };
    expect((await server.request('POST', block, asked, bearer(made, 'red'))).status).toBe(401);
    const headers = { ...bearer(made, 'red'), ...(await register('Cleo')) };
    expect((await server.request('POST', block, asked, headers)).body).toMatchObject({
      error: { code: 'no-account-there' },
    });
  });
});

describe('reporting and what follows', () => {
  test('a report is read, answered by silence, and settled, while the server runs', async () => {
    const [dana, eve] = [await register('Dana'), await register('Eve')];
    const made = await tableOf(dana, eve);
    const blue = await server.sit(made, 'blue');
    await blue.must({ type: 'chat', text: 'something rude' });
    const path = `/api/matches/${made.id}/report`;
    const report = { side: 'blue', reason: 'chat', text: 'rude' };
    const headers = bearer(made, 'red');
    expect((await server.request('POST', path, report, headers)).status).toBe(204);
    // Said again: still one.
    await server.request('POST', path, { ...report, text: 'very rude' }, headers);
    const watching = { authorization: `Bearer ${made.spectator}` };
    expect((await server.request('POST', path, report, watching)).status).toBe(403);
    const own = { ...report, side: 'red' };
    expect((await server.request('POST', path, own, headers)).status).toBe(409);

    const reports = await listReports(db(), false);
    expect(reports).toMatchObject([{ match: made.id, name: 'Eve', text: 'very rude' }]);
    const { chat } = await showReport(db(), reports[0]!.id);
    expect(chat).toMatchObject([{ side: 'blue', text: 'something rude' }]);

    await silence(db(), { account: 'Eve' }, 3_600_000);
    await server.app.conduct.look();
    expect(await blue.refused({ type: 'chat', text: 'again' })).toBe('silenced');
    await silence(db(), { account: 'Eve' }, 0);
    await server.app.conduct.look();
    await blue.must({ type: 'chat', text: 'sorry' });
    await silence(db(), { match: made.id, side: 'blue' }, 3_600_000);
    await server.app.conduct.look();
    expect(await blue.refused({ type: 'chat', text: 'again' })).toBe('silenced');

    await settleReport(db(), reports[0]!.id);
    expect(await listReports(db(), false)).toEqual([]);
    expect(await listReports(db(), true)).toHaveLength(1);
  });

  test('a closed account is out at once, and comes back when it is opened', async () => {
    const finn = await register('Finn');
    const socket = await server.connect(finn);
    await closeAccount(db(), 'Finn', true);
    expect((await server.request('GET', '/api/me', undefined, finn)).status).toBe(401);
    await server.app.conduct.look();
    expect(await socket.gone()).toBe(1012);
    const login = () =>
      server.request('POST', '/api/session', { name: 'Finn', password: 'correct horse' });
    expect((await login()).body).toMatchObject({ error: { code: 'account-closed' } });
    expect(await listAccounts(db(), 'finn')).toMatchObject([{ name: 'Finn', matches: 0 }]);
    await closeAccount(db(), 'Finn', false);
    expect((await login()).status).toBe(200);
    await expect(closeAccount(db(), 'Nobody', true)).rejects.toMatchObject({
      code: 'no-such-account',
    });
    await expect(showReport(db(), 9999)).rejects.toMatchObject({ code: 'no-such-report' });
  });
});
