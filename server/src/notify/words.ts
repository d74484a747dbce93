// A notice in words: which game, against whom, what is asked, by when.
import type { Locale } from '@motti/engine';

export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Notices of one match replace each other. */
  readonly tag: string;
}

export interface NoticeFacts {
  readonly game: string;
  readonly opponents: readonly string[];
  readonly asked: string;
  readonly until: number | undefined;
  readonly url: string;
  readonly match: string;
}

const WORDS = {
  en: {
    title: (game: string) => `${game}: your turn`,
    against: (names: string) => `Against ${names}.`,
    until: (time: string) => `By ${time}.`,
  },
  fr: {
    title: (game: string) => `${game} : à vous de jouer`,
    against: (names: string) => `Contre ${names}.`,
    until: (time: string) => `Avant le ${time}.`,
  },
} as const;

export function noticeOf(locale: Locale, facts: NoticeFacts): Notice {
  const words = WORDS[locale];
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(facts.opponents);
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const sentences = [
    facts.opponents.length > 0 ? words.against(names) : '',
    facts.asked,
    facts.until === undefined ? '' : words.until(`${time.format(facts.until)} UTC`),
  ];
  return {
    title: words.title(facts.game),
    body: sentences.filter((sentence) => sentence !== '').join(' '),
    url: facts.url,
    tag: facts.match,
  };
}
