// When two names are one: by what a reader sees. In the manner of the skeletons of Unicode's report on security (UTS 39), for
// the scripts in which one could write a Latin name.

/** Letters of other scripts, and figures, that look like a Latin letter in small or in capitals. */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ѐ: 'e',
  ё: 'e',
  н: 'h',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  з: '3',
  ь: 'b',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 'c',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  // Latin and figures
  ı: 'i',
  ɩ: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  0: 'o',
  1: 'l',
  i: 'l',
  '|': 'l',
  '!': 'l',
  5: 's',
  8: 'b',
};

/** Capitals that look like another letter than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { Ν: 'n', Η: 'h', Υ: 'y' };

/** What nobody sees: accents apart from their letters, joiners, direction marks, spaces of any width. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s._'’\-‐-―]+/gu;

/** Two names with the same skeleton look the same, or nearly so. */
export function skeletonOf(name: string): string {
  const read = Array.from(name.normalize('NFKD'), (letter) => CAPITALS[letter] ?? letter).join('');
  const plain = read.toLowerCase().normalize('NFKD').replace(UNSEEN, '');
  const seen = Array.from(plain, (letter) => ALIKE[letter] ?? letter).join('');
  // Once more: what looks like an i looks like an l.
  return Array.from(seen, (letter) => ALIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** A name as it is kept: one space between words, nothing that nobody sees. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
