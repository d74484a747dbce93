// Letters with a secret in them: is this address yours, and do you want a new password. Nothing else is sent to an address
// before it is confirmed. The secret stands in the fragment of a link, so that it reaches no log; we keep its hash.
import { HttpProblem } from '../errors.ts';
import { hashToken, newToken } from '../matches/secrets.ts';
import { type LetterKind, letterOf } from '../notify/letter-words.ts';
import type { Mailer } from '../notify/notices.ts';
import type { Store, StoredAccount } from '../store/store.ts';

const HOUR = 3_600_000;
const VALID: Readonly<Record<LetterKind, number>> = { confirm: 7 * 24 * HOUR, reset: HOUR };
/** Letters to one address in a day: nobody fills another's box with our help. */
const A_DAY = 5;
/** Accounts with one address that a forgotten name is sent to. */
const MOST_ACCOUNTS = 5;

export interface LettersOptions {
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  readonly log: { warn(facts: object, message: string): void };
}

export class Letters {
  readonly #options: LettersOptions;
  readonly #sending = new Set<Promise<void>>();

  constructor(options: LettersOptions) {
    this.#options = options;
  }

  /** A letter leads back here: that needs an address of ours, and never the one that a request claims. */
  get isPossible(): boolean {
    return this.#options.mailer !== undefined && this.#options.publicUrl !== undefined;
  }

  /** Asks whether this address is theirs; `false`: not sent, there were too many. */
  async askToConfirm(account: StoredAccount, email: string): Promise<boolean> {
    return this.isPossible && this.#write(account, 'confirm', email);
  }

  /** The account whose address is confirmed now. */
  async confirm(token: string): Promise<StoredAccount> {
    const { store } = this.#options;
    const { account, email } = await this.#take(token, 'confirm');
    // Another address was given meanwhile: this one is no longer meant.
    if (account.unconfirmed !== email) throw spent();
    await store.changeAccount(account.id, { email, unconfirmed: null });
    if (account.email !== null && account.email !== email) this.#tellFormer(account, account.email);
    return { ...account, email, unconfirmed: null };
  }

  /**
   * A new password for whoever has this name or this confirmed address. Nobody learns by the answer, nor by the time it takes, whether
   * there is such an account: everything is done afterwards.
   */
  askToReset(who: string): void {
    if (this.isPossible) this.#later(this.#reset(who));
  }

  /** Whose password may be set with this secret. It is spent, unless `check` throws before. */
  async reset(token: string, check: (account: StoredAccount) => void): Promise<StoredAccount> {
    const { store } = this.#options;
    const read = await store.letter(hashToken(token));
    const named = read && (await store.account(read.account));
    if (named) check(named);
    const { account, email } = await this.#take(token, 'reset');
    if (account.email !== email) throw spent();
    return account;
  }

  /** Everything that was to be sent is sent, or has failed. */
  async drained(): Promise<void> {
    await Promise.allSettled([...this.#sending]);
  }

  async #reset(who: string): Promise<void> {
    const { store } = this.#options;
    const found = who.includes('@')
      ? await store.accountsByEmail(who, MOST_ACCOUNTS)
      : [await store.accountByName(who)];
    for (const account of found)
      if (account?.email && account.closed === null)
        await this.#write(account, 'reset', account.email);
  }

  async #write(account: StoredAccount, kind: LetterKind, email: string): Promise<boolean> {
    const { store, now } = this.#options;
    await store.forgetLetters(now() - VALID.confirm);
    if ((await store.lettersTo(email, now() - 24 * HOUR)) >= A_DAY) return false;
    const token = newToken();
    const hash = hashToken(token);
    await store.addLetter({ hash, account: account.id, kind, email, sent: now() });
    this.#send(account, email, kind, `#/account/${kind}/${token}`);
    return true;
  }

  #tellFormer(account: StoredAccount, former: string): void {
    this.#send(account, former, 'moved', '#/account');
  }

  #send(account: StoredAccount, email: string, kind: LetterKind | 'moved', path: string): void {
    const { mailer, publicUrl } = this.#options;
    const url = `${publicUrl}/${path}`;
    this.#later(mailer!.send(email, letterOf(account.locale, kind, account.name, url)));
  }

  #later(work: Promise<void>): void {
    const sending = work.catch((error: unknown) => {
      this.#options.log.warn({ error }, 'a letter could not be sent');
    });
    this.#sending.add(sending);
    void sending.then(() => this.#sending.delete(sending));
  }

  async #take(token: string, kind: LetterKind) {
    const { store, now } = this.#options;
    const letter = await store.takeLetter(hashToken(token), kind, now() - VALID[kind]);
    const account = letter && (await store.account(letter.account));
    if (!account || account.closed !== null) throw spent();
    return { account, email: letter.email };
  }
}

const spent = (): HttpProblem =>
  new HttpProblem(410, 'spent-letter', 'This link has been used, or is too old. Ask for another.');
