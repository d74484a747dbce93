// The server's own key. It vouches for what was played here: names, options, every line, the result. Made once, kept in the
// database; its public half stands at /.well-known/motti-key and in every record that it has signed.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { type AnyGame, type MatchRecord, signedBytes } from '@motti/engine';
import type { Store } from '../store/store.ts';

export class Signer {
  /** The public half, 32 bytes in base64url. */
  readonly key: string;
  readonly #private: KeyObject;

  private constructor(written: string) {
    this.#private = createPrivateKey({
      key: Buffer.from(written, 'base64url'),
      format: 'der',
      type: 'pkcs8',
    });
    this.key = createPublicKey(this.#private).export({ format: 'jwk' }).x!;
  }

  static async open(store: Pick<Store, 'setting'>): Promise<Signer> {
    const { privateKey } = generateKeyPairSync('ed25519');
    const fresh = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
    return new Signer(await store.setting('signing-key', fresh));
  }

  signed(record: MatchRecord, game: AnyGame): MatchRecord {
    const mark = sign(null, signedBytes(record, game), this.#private).toString('base64url');
    return { ...record, signature: { key: this.key, mark } };
  }
}
