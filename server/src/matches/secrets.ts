// Tokens and their hashes. A token is 32 random bytes, so a plain SHA-256 of it cannot be turned back.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

export const newMatchId = (): string => randomBytes(9).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Takes the same time whether the first or the last character differs. */
export function fits(token: string, hash: string | null): boolean {
  if (hash === null) return false;
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(hash));
}
