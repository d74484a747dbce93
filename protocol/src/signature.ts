// Who vouches for a record: the server on which it was played signs it once the match is over. A record may be consistent
// with itself, every rule kept and every die right, and still be one that nobody has played.
import { type GameOf, readRecord, signedBytes } from '@motti/engine';

/** What we use of the browser's and of Node's own cryptography; on pages without TLS a browser has none. */
export interface Cryptography {
  importKey(
    format: 'raw',
    key: Uint8Array,
    algorithm: 'Ed25519',
    extractable: boolean,
    usages: ['verify'],
  ): Promise<unknown>;
  verify(algorithm: 'Ed25519', key: never, mark: Uint8Array, text: Uint8Array): Promise<boolean>;
}

export type Signed =
  | { readonly kind: 'unsigned' }
  /** It cannot be told here. */
  | { readonly kind: 'unknown'; readonly key: string }
  | { readonly kind: 'right' | 'wrong'; readonly key: string };

/** Whether somebody vouches for this record, and by which key. The record must be one that reads. */
export async function checkSignature(
  text: string,
  gameOf: GameOf,
  cryptography: Cryptography | undefined,
): Promise<Signed> {
  const { record, game } = readRecord(text, gameOf);
  if (!record.signature) return { kind: 'unsigned' };
  const { key, mark } = record.signature;
  if (!cryptography) return { kind: 'unknown', key };
  try {
    const known = await cryptography.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    const signed = signedBytes(record, game);
    const right = await cryptography.verify('Ed25519', known as never, bytesOf(mark), signed);
    return { kind: right ? 'right' : 'wrong', key };
  } catch {
    // An engine that does not know Ed25519, or a key that is none.
    return { kind: 'unknown', key };
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes of base64url without padding. */
function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}
