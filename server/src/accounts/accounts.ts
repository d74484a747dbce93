// Accounts and their sessions: a name, a password that is kept as scrypt makes it, a random token in a cookie.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Register, SessionInfo } from '@motti/protocol';
import { HttpProblem } from '../errors.ts';
import { hashToken, newToken } from '../matches/secrets.ts';
import type { Store, StoredAccount } from '../store/store.ts';
import { Turnstile } from '../turnstile.ts';
import { skeletonOf, tidyName } from './names.ts';
import { isCommonPassword } from './passwords.ts';
import { Throttle } from './throttle.ts';

const COST = { N: 16_384, r: 8, p: 1 } as const;
const LENGTH = 32;

/** How long one stays logged in. */
export const SESSION_SECONDS = 60 * 86_400;

const SEEN_EVERY = 3_600_000;
const REMEMBERED = 10_000;
/** Characters of what a browser says of itself. */
const AGENT = 200;

/** What a session is called: enough of its hash to tell it from others. The hash opens nothing. */
const sessionId = (hash: string): string => hash.slice(0, 16);

export class Accounts {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #throttle: Throttle;
  /** When sessions were last written down as used. */
  readonly #seen = new Map<string, number>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#throttle = new Throttle(now, ({ name, address }, what) =>
      store.shared?.hint(['login', name, address, what]),
    );
  }

  /** Somebody has tried a password at another server. */
  hearLogin(name: string, address: string, what: 'failed' | 'succeeded'): void {
    this.#throttle.hear({ name, address }, what);
  }

  async register(wish: Register): Promise<StoredAccount> {
    const name = tidyName(wish.name);
    if (skeletonOf(name) === '') throw new HttpProblem(422, 'bad-name', 'A name needs letters.');
    checkPassword(wish.password, name);
    const account = await this.#store.createAccount(
      {
        name,
        skeleton: skeletonOf(name),
        password: await hashPassword(wish.password),
        email: null,
        unconfirmed: wish.email ?? null,
        locale: wish.locale ?? 'en',
      },
      this.#now(),
    );
    if (!account) throw new HttpProblem(409, 'name-taken', 'Somebody already has this name.');
    return account;
  }

  /**
   * The account, or nothing; a name that nobody has takes as long as a wrong password, and waits as long after many.
   * Throws where it is too early to try again.
   */
  async login(
    given: string,
    password: string,
    address: string,
  ): Promise<StoredAccount | undefined> {
    const name = tidyName(given);
    const account = await this.#tried(name, address, async () => {
      const known = await this.#store.accountByName(name);
      const right = await isPassword(password, known?.password ?? (await nobody()));
      return right ? known : undefined;
    });
    if (account && account.closed !== null)
      throw new HttpProblem(403, 'account-closed', 'Whoever runs this server has closed it.');
    return account;
  }

  /** Tries a password for this name, unless it is too early for that; nothing where it was wrong. */
  async #tried<T>(
    name: string,
    address: string,
    isRight: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const attempt = { name: name.toLowerCase(), address };
    const wait = this.#throttle.wait(attempt);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      const later = seconds === 1 ? 'a second' : `${seconds} seconds`;
      const message = `Too many wrong passwords: try again in ${later}.`;
      throw new HttpProblem(429, 'too-many-attempts', message, { seconds });
    }
    // Counted before the answer is known: a hundred at once are a hundred.
    this.#throttle.failed(attempt);
    const right = await isRight();
    if (right !== undefined) this.#throttle.succeeded(attempt);
    return right;
  }

  /** A new session; its token is for the cookie, the store keeps the hash. */
  async open(account: StoredAccount, agent: string): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#store.deleteExpiredSessions(now);
    await this.#store.createSession({
      hash: hashToken(token),
      account: account.id,
      expires: now + SESSION_SECONDS * 1000,
      created: now,
      seen: now,
      agent: agent.replaceAll('\0', '').slice(0, AGENT),
    });
    return token;
  }

  async find(token: string): Promise<StoredAccount | undefined> {
    const hash = hashToken(token);
    const account = await this.#store.session(hash, this.#now());
    if (account && this.#isDue(hash))
      await this.#store.touchSession(hash, this.#now(), this.#now() - SEEN_EVERY);
    return account;
  }

  /** Where this account is logged in; `token` is the session that asks. */
  async sessions({ id }: StoredAccount, token: string): Promise<SessionInfo[]> {
    const own = hashToken(token);
    const sessions = await this.#store.sessionsOf(id, this.#now());
    return sessions.map(({ hash, created, seen, agent }) => ({
      id: sessionId(hash),
      created,
      seen,
      agent,
      current: hash === own,
    }));
  }

  /** Ends one session of this account, or all but the one that asks; the hashes of those that are over. */
  async endSessions(
    { id }: StoredAccount,
    which: { readonly id: string } | { readonly but: string },
  ): Promise<string[]> {
    const own = 'but' in which ? hashToken(which.but) : undefined;
    const sessions = await this.#store.sessionsOf(id, this.#now());
    const ended = sessions
      .map(({ hash }) => hash)
      .filter((hash) => ('id' in which ? sessionId(hash) === which.id : hash !== own));
    for (const hash of ended) await this.#store.deleteSession(hash);
    return ended;
  }

  /** Once an hour is enough to know when a session was last used. */
  #isDue(hash: string): boolean {
    const now = this.#now();
    if (now - (this.#seen.get(hash) ?? 0) < SEEN_EVERY) return false;
    if (this.#seen.size >= REMEMBERED) this.#seen.clear();
    this.#seen.set(hash, now);
    return true;
  }

  close(token: string): Promise<void> {
    return this.#store.deleteSession(hashToken(token));
  }

  /** Whoever has come by a session must not be able to keep the account with it, nor to guess its password. */
  async checkPassword(account: StoredAccount, password: string, address: string): Promise<void> {
    const right = await this.#tried(account.name, address, async () =>
      (await isPassword(password, account.password)) ? account : undefined,
    );
    if (!right) throw new HttpProblem(403, 'wrong-password', 'The current password is not right.');
  }

  checkNewPassword(account: StoredAccount, password: string): void {
    checkPassword(password, account.name);
  }

  /** A new password ends every session: whoever had the old one is out. */
  async setPassword(account: StoredAccount, password: string): Promise<void> {
    checkPassword(password, account.name);
    await this.#store.voidLetters(account.id, 'reset');
    await this.#store.changeAccount(account.id, { password: await hashPassword(password) });
    await this.#store.deleteSessionsOf(account.id);
  }
}

function checkPassword(password: string, name: string): void {
  if (isCommonPassword(password, name))
    throw new HttpProblem(
      422,
      'common-password',
      'This password is among the first that others would try. Take a longer or a stranger one.',
    );
}

let somebody: Promise<string> | undefined;
const nobody = (): Promise<string> => {
  somebody ??= hashPassword(newToken());
  return somebody;
};

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}

/** Each keeps a core busy for a while; one is left for everybody who plays. */
const hashing = new Turnstile({ atOnce: Math.max(1, availableParallelism() - 1), line: 100 });

function derive(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  return hashing.run(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, LENGTH, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
