// The letters of an account in words. Plain text: nothing in a name can become markup, and no name can become a link's.
import type { Locale } from '@motti/engine';
import type { Notice } from './words.ts';

const LETTER_KINDS = ['confirm', 'reset'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

type Words = Readonly<Record<LetterKind | 'moved', { title: string; body(name: string): string }>>;

const en: Words = {
  confirm: {
    title: 'Motti: is this your address?',
    body: (name) =>
      `Somebody gave this address for the Motti account “${name}”. If that was you, open the link within a week. If not, do nothing: you will hear no more about it.`,
  },
  reset: {
    title: 'Motti: a new password',
    body: (name) =>
      `Somebody asked for a new password for the Motti account “${name}”. The link works once, for an hour. If it was not you, do nothing: your password stays as it is.`,
  },
  moved: {
    title: 'Motti: your address was changed',
    body: (name) =>
      `The Motti account “${name}” has a new email address. If that was not you, log in, change your password and check where you are logged in.`,
  },
};

const fr: Words = {
  confirm: {
    title: 'Motti : est-ce votre adresse ?',
    body: (name) =>
      `Cette adresse a été donnée pour le compte Motti « ${name} ». Si c’était vous, ouvrez le lien dans la semaine. Sinon, ne faites rien : vous n’en entendrez plus parler.`,
  },
  reset: {
    title: 'Motti : un nouveau mot de passe',
    body: (name) =>
      `Un nouveau mot de passe a été demandé pour le compte Motti « ${name} ». Le lien sert une fois, pendant une heure. Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.`,
  },
  moved: {
    title: 'Motti : votre adresse a changé',
    body: (name) =>
      `Le compte Motti « ${name} » a désormais une autre adresse électronique. Si ce n’était pas vous, connectez-vous, changez votre mot de passe et regardez où vous êtes connecté.`,
  },
};

const WORDS: Readonly<Record<Locale, Words>> = { en, fr };

export function letterOf(
  locale: Locale,
  kind: LetterKind | 'moved',
  name: string,
  url: string,
): Notice {
  const { title, body } = WORDS[locale][kind];
  return { title, body: body(plainName(name)), url, tag: `account ${kind}` };
}

/** What a mail program would make a link of is none in a letter that we send to strangers. */
const plainName = (name: string): string => name.replace(/[./:@]+/g, ' ').trim();
