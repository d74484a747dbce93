// The seal of a record: a chain of hashes over its tags and lines, so that a changed character is found at its line.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { hiddenTag, type Scan } from './scan.ts';
import { printTag, type Tag } from './tags.ts';

const DIGITS = 4;
const SEAL_DIGITS = 16;

/**
 * The value of the tag `Checks` for these tags and lines: four digits for each, of a hash that also covers all before
 * it; then a point and sixteen digits that cover the four-digit groups and the last hash.
 */
export function sealOf(items: readonly string[]): string {
  let link = '';
  const groups = items.map((item) => {
    link = hash(`${link}\n${item}`);
    return link.slice(0, DIGITS);
  });
  const digits = groups.join('');
  return `${digits}.${hash(`${digits}\n${link}`).slice(0, SEAL_DIGITS)}`;
}

const SEAL = /^(?:[0-9a-f]{4})*\.[0-9a-f]{16}$/;
export const isSeal = (text: string): boolean => SEAL.test(text);

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export type SealFault = { readonly line: number; readonly why: SealWhy };
export type SealWhy = 'not-sealed' | 'changed' | 'line-missing' | 'seal-changed';

/** Where the text differs from what was sealed, or nothing. */
export function checkSeal(source: Scan): SealFault | undefined {
  const seal = source.tags.find(({ name }) => name === 'Checks');
  if (!seal) {
    const end = (source.tags.at(-1)?.line ?? 0) + 1;
    return { line: hiddenTag(source.comments, 'Checks') ?? end, why: 'not-sealed' };
  }
  const items = itemsOf(source);
  const expected = sealOf(items.map(({ text }) => text));
  if (expected === seal.value) return undefined;
  const [sealed = '', mark = ''] = seal.value.split('.');
  const [found = '', right = ''] = expected.split('.');
  // Everything sealed is as it was, so the seal itself is what was changed.
  if (mark === right || sealed === found) return { line: seal.line, why: 'seal-changed' };
  let index = 0;
  while (index < items.length && group(sealed, index) === group(found, index)) index++;
  const missing = sealed.length > found.length;
  return { line: lineOf(items, index, source, missing), why: missing ? 'line-missing' : 'changed' };
}

const group = (digits: string, index: number): string =>
  digits.slice(index * DIGITS, (index + 1) * DIGITS);

interface Item {
  readonly text: string;
  readonly line: number;
}

function itemsOf(source: Scan): Item[] {
  // A signature comes after the seal, and stands for itself.
  const tags = source.tags.filter(({ name }) => name !== 'Checks' && name !== 'Signature');
  return [...tags.map((tag) => ({ text: textOf(tag), line: tag.line })), ...source.play];
}

const textOf = (tag: Tag): string => printTag(tag.name, tag.value);

/** The line of the first item that does not fit; one that became a comment stands just before it. */
function lineOf(items: readonly Item[], index: number, source: Scan, missing: boolean): number {
  const before = items[index - 1]?.line ?? 0;
  const here = items[index]?.line ?? before + 1;
  if (!missing) return here;
  return source.comments.find(({ line }) => line >= before && line <= here)?.line ?? here;
}
