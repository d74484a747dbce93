// What is wrong with a record, in words.
import type { Locale } from './contract.ts';
import type { SealWhy } from './record/index.ts';

interface Faults extends Readonly<Record<SealWhy, () => string>> {
  excerpt(): string;
  commitment(): string;
  pledge(): string;
  roll(number: number, right: string): string;
  result(right: string): string;
  noResult(right: string): string;
  notOver(): string;
  noSeed(): string;
}

const en: Faults = {
  'not-sealed': () => 'the record is not sealed: the tag Checks is missing',
  changed: () => 'this was changed after the record was sealed',
  'line-missing': () => 'something that stood here when the record was sealed is missing',
  'seal-changed': () => 'the seal itself was changed',
  excerpt: () => 'this is what one viewer may know before the end; it cannot be checked',
  commitment: () => 'this seed is not the one whose hash was published',
  pledge: () => 'this salt is not the one whose hash was published',
  roll: (number, right) => `roll ${number} by the seed is “${right}”`,
  result: (right) => `the result by the rules is “${right}”`,
  noResult: (right) => `the match ends here, “${right}”, but the record has no result`,
  notOver: () => 'by the rules the match is not over',
  noSeed: () => 'the match is over, but the record has no seed: its dice cannot be checked',
};

const fr: Faults = {
  'not-sealed': () => 'le fichier de partie n’est pas scellé : il manque l’étiquette Checks',
  changed: () => 'ceci a été modifié après la pose du sceau',
  'line-missing': () => 'quelque chose qui figurait ici à la pose du sceau a disparu',
  'seal-changed': () => 'le sceau lui-même a été modifié',
  excerpt: () =>
    'ceci est ce qu’un seul camp peut savoir avant la fin ; cela ne peut pas se vérifier',
  commitment: () => 'cette graine n’est pas celle dont l’empreinte a été publiée',
  pledge: () => 'ce sel n’est pas celui dont l’empreinte a été publiée',
  roll: (number, right) => `d’après la graine, le jet ${number} est « ${right} »`,
  result: (right) => `d’après les règles, le résultat est « ${right} »`,
  noResult: (right) => `la partie finit ici, « ${right} », mais le résultat n’est pas noté`,
  notOver: () => 'd’après les règles, la partie n’est pas terminée',
  noSeed: () =>
    'la partie est terminée, mais la graine manque : les dés ne peuvent pas se vérifier',
};

export const FAULTS: Readonly<Record<Locale, Faults>> = { en, fr };
