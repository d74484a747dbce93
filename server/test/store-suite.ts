// What a store must do, written once: SQLite runs it, and so will any other database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ConflictError,
  type LogRow,
  type Store,
  type StoredMatch,
  type StoredSession,
  type Summary,
} from '../src/store/store.ts';

export interface OpenedStore {
  store: Store;
  /** Closes it and opens the same database again. */
  reopen(): Promise<Store>;
  discard(): Promise<void>;
}

const seat = { kind: 'human', level: null, account: null, formerHashes: [] } as const;

const session = (hash: string, account: number, expires: number): StoredSession => ({
  hash,
  account,
  expires,
  created: 1,
  seen: 1,
  agent: 'Browser',
});

export const match = (id: string, over: Partial<StoredMatch> = {}): StoredMatch => ({
  id,
  game: 'toy',
  rules: 1,
  setup: { scenario: 'short', options: { length: '3' } },
  clock: null,
  open: false,
  seed: '00'.repeat(32),
  spectatorHash: 'spectator',
  maker: '',
  created: 1_700_000_000_000,
  next: null,
  imported: 0,
  seats: [
    { ...seat, side: 'red', tokenHash: 'r', name: 'Anna' },
    { ...seat, side: 'blue', tokenHash: 'b', name: null },
  ],
  ...over,
});

export const summary = (id: string, over: Partial<Summary> = {}): Summary => ({
  match: id,
  version: 0,
  status: 'waiting',
  asked: ['red', 'blue'],
  joined: {},
  result: null,
  updated: 1_700_000_000_000,
  ...over,
});

export const row = (n: number, over: Partial<LogRow> = {}): LogRow => ({
  n,
  kind: 'line',
  side: 'red',
  text: `bid ${n}`,
  at: 1_700_000_000_000 + n,
  client: null,
  ...over,
});

export function storeSuite(name: string, open: () => Promise<OpenedStore>): void {
  describe(`store on ${name}`, () => {
    let opened: OpenedStore;
    let store: Store;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.discard());

    const create = async (id: string, over: Partial<StoredMatch> = {}) => {
      const made = match(id, over);
      await store.createMatch(made, [], summary(id));
      return made;
    };

    test('a match comes back as it was stored, seats in their order', async () => {
      const made = await create('match-01', {
        clock: { initial: 600, increment: 5 },
        setup: { scenario: 'own', options: {}, data: { spaces: ['Å', '“x”'] } },
      });
      expect(await store.match('match-01')).toEqual(made);
      expect(await store.match('match-99')).toBeUndefined();
    });

    test('rows come back in order, from any number on', async () => {
      await create('match-01');
      const rows = [
        row(1, { client: 'red abc' }),
        row(2, { text: 'ä "quoted" \\ 日本' }),
        row(3, { side: 'chance', text: 'roll 6' }),
      ];
      await store.append([{ match: 'match-01', rows }]);
      expect(await store.rows('match-01')).toEqual(rows);
      expect(await store.rows('match-01', 2)).toEqual(rows.slice(2));
      expect(await store.rows('match-02')).toEqual([]);
    });

    test('numbers come back as numbers and nothing as null', async () => {
      await create('match-01');
      await store.append([{ match: 'match-01', rows: [row(1, { text: '12' })] }]);
      const [back] = await store.rows('match-01');
      expect(back).toStrictEqual(row(1, { text: '12' }));
    });

    test('appends to many matches are one transaction', async () => {
      await create('match-01');
      await create('match-02');
      await store.append([{ match: 'match-02', rows: [row(1)] }]);
      const batch = [
        { match: 'match-01', rows: [row(1), row(2)] },
        { match: 'match-02', rows: [row(1)] },
      ];
      const refused = store.append(batch);
      await expect(refused).rejects.toBeInstanceOf(ConflictError);
      // It says who was late: the others need not wait for that match.
      await expect(refused).rejects.toMatchObject({ matches: ['match-02'] });
      expect(await store.rows('match-01')).toEqual([]);
      expect(await store.rows('match-02')).toHaveLength(1);
    });

    test('what was appended is there when the database is opened again', async () => {
      await create('match-01');
      await store.append([{ match: 'match-01', rows: [row(1)] }]);
      store = await opened.reopen();
      expect(await store.rows('match-01')).toEqual([row(1)]);
    });

    test('a match whose first rows conflict with nothing is created with them, or not at all', async () => {
      await store.createMatch(match('match-01'), [row(1), row(2)], summary('match-01'));
      expect(await store.rows('match-01')).toHaveLength(2);
      const twice = store.createMatch(match('match-02'), [row(1), row(1)], summary('match-02'));
      await expect(twice).rejects.toThrow();
      expect(await store.match('match-02')).toBeUndefined();
    });

    test('a summary that a crash has left behind is found; an older one never wins', async () => {
      await create('match-01');
      await create('match-02');
      await store.append([{ match: 'match-01', rows: [row(1), row(2)] }]);
      expect(await store.behind()).toEqual(['match-01']);
      await store.summarise([summary('match-01', { version: 2, status: 'playing' })]);
      await store.summarise([summary('match-01', { version: 1, status: 'waiting' })]);
      expect(await store.behind()).toEqual([]);
    });

    test('open matches are listed, the latest first, until everybody has come or time has passed', async () => {
      const at = 1_700_000_000_000;
      await create('match-01', { open: true, created: at + 2, maker: 'account 1' });
      await create('match-02', { open: true, created: at + 1, maker: 'account 1' });
      await create('match-03', { maker: 'account 1' });
      const open = async (since: number) =>
        (await store.openMatches(10, since)).map((m) => m.match.id);
      expect(await open(at)).toEqual(['match-01', 'match-02']);
      expect(await open(at + 2)).toEqual(['match-01']);
      expect((await store.openMatches(1, at))[0]!.match.maker).toBe('account 1');
      expect(await store.openBy('account 1', at)).toBe(2);
      expect(await store.openBy('account 2', at)).toBe(0);
      await store.summarise([summary('match-01', { status: 'playing', asked: ['red'] })]);
      expect(await open(at)).toEqual(['match-02']);
      expect(await store.openBy('account 1', at)).toBe(1);
    });

    test('matches that everybody has left are found, the oldest first', async () => {
      const result = { winner: 'red', clause: 'T-1', how: 'rules' as const };
      for (const id of ['match-01', 'match-02', 'match-03', 'match-04']) await create(id);
      await store.summarise([
        summary('match-01', { updated: 20 }),
        summary('match-02', { updated: 10, status: 'playing' }),
        summary('match-03', { updated: 5, status: 'over', asked: [], result }),
        summary('match-04', { updated: 30 }),
      ]);
      expect(await store.abandoned(30, 9)).toEqual(['match-02', 'match-01']);
      expect(await store.abandoned(30, 1)).toEqual(['match-02']);
    });

    test('matches that go on by themselves are those where a bot is asked or a clock runs', async () => {
      const [red, blue] = match('x').seats;
      const seats = [red!, { ...blue!, kind: 'bot' as const }];
      await create('match-01');
      await create('match-02', { clock: { initial: 60, increment: 0 } });
      for (const id of ['match-03', 'match-04', 'match-05', 'match-06'])
        await create(id, { seats });
      const playing = (id: string, asked: string[]) => summary(id, { status: 'playing', asked });
      await store.summarise([
        playing('match-01', ['red', 'blue']),
        playing('match-02', ['red']),
        playing('match-03', ['red', 'blue']),
        playing('match-04', ['red']),
        playing('match-05', ['light-blue', 'blue-green']),
        summary('match-06', { status: 'over', asked: [] }),
      ]);
      expect((await store.unattended()).sort()).toEqual(['match-02', 'match-03']);
    });

    test('a seat can change hands; its holder finds the match', async () => {
      await create('match-01');
      const anna = (await store.createAccount(account('Anna'), 1))!;
      await store.changeSeat('match-01', 'blue', { tokenHash: 'new', account: anna.id });
      const [listed] = await store.matchesOf(anna.id, 10);
      expect(listed!.match.seats[1]).toMatchObject({ tokenHash: 'new', account: anna.id });
      expect(listed!.match.seats[0]).toMatchObject({ tokenHash: 'r', account: null });
      await store.changeSeat('match-01', 'blue', {});
      expect((await store.matchesOf(anna.id, 10))[0]).toEqual(listed);
    });

    test('a seat that is taken without an account stays as it is', async () => {
      await create('match-01');
      await store.changeSeat('match-01', 'blue', {});
      expect((await store.match('match-01'))!.seats[1]).toMatchObject({ account: null });
    });

    test('of two rematches the first counts', async () => {
      await create('match-01');
      expect(await store.setNext('match-01', 'match-02')).toBe('match-02');
      expect(await store.setNext('match-01', 'match-03')).toBe('match-02');
    });

    const account = (name: string) =>
      ({
        name,
        skeleton: name.toLowerCase(),
        password: 'hash',
        email: null,
        unconfirmed: null,
        locale: 'en',
      }) as const;

    test('a name is taken whatever its capitals', async () => {
      const made = await store.createAccount(account('Änna'), 1);
      expect(made).toMatchObject({ name: 'Änna', password: 'hash', email: null, locale: 'en' });
      expect(await store.createAccount(account('äNNA'), 1)).toBeUndefined();
      const alike = { ...account('Somebody else'), skeleton: 'änna' };
      expect(await store.createAccount(alike, 1)).toBeUndefined();
      expect(await store.accountByName('ÄNNA')).toEqual(made);
      expect(await store.account(made!.id)).toEqual(made);
      await store.changeAccount(made!.id, { email: 'a@b.fi', locale: 'fr' });
      expect(await store.account(made!.id)).toMatchObject({ email: 'a@b.fi', locale: 'fr' });
    });

    test('a session ends by itself, by logging out, with its account', async () => {
      const { id } = (await store.createAccount(account('Anna'), 1))!;
      for (const hash of ['one', 'two', 'three'])
        await store.createSession(session(hash, id, 1000));
      expect(await store.session('one', 999)).toMatchObject({ id, name: 'Anna' });
      expect(await store.session('one', 1000)).toBeUndefined();
      await store.deleteSession('one');
      expect(await store.session('one', 1)).toBeUndefined();
      await store.createSession(session('late', id, 5000));
      await store.deleteExpiredSessions(1000);
      expect(await store.session('two', 1)).toBeUndefined();
      expect(await store.session('late', 1)).toBeDefined();
      await store.deleteSessionsOf(id);
      expect(await store.session('late', 1)).toBeUndefined();
    });

    test('sessions are listed, the last used first, and used at most so often', async () => {
      const { id } = (await store.createAccount(account('Anna'), 1))!;
      for (const [i, hash] of ['one', 'two', 'three'].entries())
        await store.createSession({ ...session(hash, id, 1000 * (i + 1)), seen: i });
      await store.touchSession('two', 500, 400);
      await store.touchSession('two', 600, 400);
      const listed = await store.sessionsOf(id, 1000);
      expect(listed.map(({ hash, seen }) => [hash, seen])).toEqual([
        ['two', 500],
        ['three', 2],
      ]);
      expect(listed[0]).toMatchObject({ agent: 'Browser', created: 1, account: id });
    });

    test('a seat and the row that says so change together, or not at all', async () => {
      await create('match-01');
      const row = { n: 1, kind: 'join', side: 'blue', text: 'Bo', at: 1, client: null } as const;
      const change = { tokenHash: 'new', formerHashes: ['b', 'a'] };
      await store.changeSeat('match-01', 'blue', change, [row]);
      expect(await store.rows('match-01')).toEqual([row]);
      expect((await store.match('match-01'))!.seats[1]).toMatchObject(change);
      // The row is there already: then the seat stays too.
      const later = store.changeSeat('match-01', 'blue', { tokenHash: 'newer' }, [row]);
      await expect(later).rejects.toThrow();
      expect((await store.match('match-01'))!.seats[1]).toMatchObject(change);
    });

    test('deleting an account frees its seats and forgets its subscriptions', async () => {
      const { id } = (await store.createAccount(account('Anna'), 1))!;
      await create('match-01');
      await store.changeSeat('match-01', 'red', { account: id });
      await store.createSession(session('s', id, 1000));
      await store.subscribe(push('https://push.example/1', `account ${id}`));
      await store.deleteAccount(id);
      expect(await store.account(id)).toBeUndefined();
      expect(await store.session('s', 1)).toBeUndefined();
      expect(await store.subscriptions(`account ${id}`)).toEqual([]);
      expect((await store.match('match-01'))!.seats[0]!.account).toBeNull();
    });

    const push = (endpoint: string, owner: string) =>
      ({ endpoint, p256dh: 'p', auth: 'a', locale: 'fr', owner }) as const;

    test('one browser serves several owners, each once, and leaves one or all of them', async () => {
      const owners = ['account 1', 'seat match-01 red', 'seat match-02 blue', 'seat match-03 red'];
      const told = async () =>
        (await Promise.all(owners.map((owner) => store.subscriptions(owner)))).map(
          (list) => list.length,
        );
      for (const owner of [...owners, 'account 1'])
        await store.subscribe(push('https://push.example/1', owner));
      await store.subscribe(push('https://push.example/2', 'account 1'));
      expect(await told()).toEqual([2, 1, 1, 1]);
      await store.unsubscribe('https://push.example/1', 'seat match-01 red');
      expect(await told()).toEqual([2, 0, 1, 1]);
      await store.unsubscribeAll(['seat match-02 blue', 'seat match-02 red']);
      expect(await told()).toEqual([2, 0, 0, 1]);
      await store.unsubscribe('https://push.example/1');
      expect(await told()).toEqual([1, 0, 0, 0]);
    });

    test('a notice stands for a row, is claimed once, and is forgotten with the answer', async () => {
      const first = { match: 'match-01', side: 'red', row: 4, due: 100 };
      const other = { match: 'match-01', side: 'blue', row: 4, due: 50 };
      await store.planNotices([first, other], []);
      expect(await store.plannedNotices()).toEqual([other, first]);
      expect(await store.claimNotice(first)).toBe(true);
      expect(await store.claimNotice(first)).toBe(false);
      // The same row again is nothing new, whatever the time.
      await store.planNotices([{ ...first, due: 200 }], []);
      expect(await store.plannedNotices()).toEqual([other]);
      const later = { ...first, row: 9, due: 300 };
      await store.planNotices([later], [other]);
      expect(await store.plannedNotices()).toEqual([later]);
      expect(await store.claimNotice(first)).toBe(false);
    });

    test('chat is numbered, and what a client sends twice is said once', async () => {
      await create('match-01');
      const line = { at: 5, side: 'red', name: 'Anna', text: '<b>hei</b>', client: 'red 1' };
      const say = (over: Partial<typeof line> = {}, match = 'match-01') =>
        store.say([{ match, line: { ...line, ...over } }]);
      expect(await say()).toEqual([
        {
          line: { n: 1, at: 5, side: 'red', name: 'Anna', text: '<b>hei</b>' },
          again: false,
        },
      ]);
      expect(await say({ at: 6 })).toMatchObject([{ again: true }]);
      await say({ client: 'x 2', text: 'second' });
      await say({ client: 'x 3', text: 'third' });
      expect((await store.chat('match-01', 2)).map((l) => l.text)).toEqual(['second', 'third']);
    });

    test('many lines are said at once: each match has its own numbers, and what comes twice is said once', async () => {
      await create('match-01');
      await create('match-02');
      const said = (match: string, client: string) => ({
        match,
        line: { at: 5, side: 'red', name: 'Anna', text: client, client },
      });
      const lines = [
        said('match-01', 'a'),
        said('match-02', 'a'),
        said('match-01', 'b'),
        said('match-01', 'a'),
      ];
      const answers = await store.say(lines);
      expect(answers.map(({ line, again }) => [line.n, again])).toEqual([
        [1, false],
        [1, false],
        [2, false],
        [1, true],
      ]);
      expect((await store.chat('match-01', 9)).map((line) => line.text)).toEqual(['a', 'b']);
    });

    test('notes are private to a seat', async () => {
      await create('match-01');
      await store.setNotes('match-01', 'red', 'watch Summa');
      await store.setNotes('match-01', 'red', 'watch Koivisto');
      expect(await store.notes('match-01', 'red')).toBe('watch Koivisto');
      expect(await store.notes('match-01', 'blue')).toBe('');
    });

    test('a setting keeps its first value', async () => {
      expect(await store.setting('vapid', 'one')).toBe('one');
      expect(await store.setting('vapid', 'two')).toBe('one');
    });

    test('it answers when asked', () => store.ping());
  });
}
