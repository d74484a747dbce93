// Who makes a match: an account, or an address. Addresses are kept as nobody but this database can recognise them.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newToken } from './matches/secrets.ts';
import { addressOf } from './plugins/address.ts';
import type { Store, StoredAccount } from './store/store.ts';

export class Makers {
  readonly #key: string;

  private constructor(key: string) {
    this.#key = key;
  }

  static async open(store: Pick<Store, 'setting'>): Promise<Makers> {
    return new Makers(await store.setting('maker-key', newToken()));
  }

  of(request: FastifyRequest, account: StoredAccount | undefined): string {
    if (account) return `account ${account.id}`;
    const hash = createHmac('sha256', this.#key).update(addressOf(request)).digest('base64url');
    return `address ${hash}`;
  }
}
