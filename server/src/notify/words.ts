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
  /** Who has taken the last free seat, where that is the news. */
  readonly satDown?: string;
  readonly until: number | undefined;
  readonly url: string;
  readonly match: string;
}

const WORDS = {
  en: {
    title: (game: string) => `${game}: your turn`,
    begun: (game: string, name: string) => `${game}: ${name} has sat down`,
    against: (names: string) => `Against ${names}.`,
    until: (time: string) => `By ${time}.`,
  },
  fr: {
    title: (game: string) => `${game} : à vous de jouer`,
    begun: (game: string, name: string) => `${game} : ${name} a pris place`,
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
    title:
      facts.satDown === undefined
        ? words.title(facts.game)
        : words.begun(facts.game, facts.satDown),
    body: sentences.filter((sentence) => sentence !== '').join(' '),
    url: facts.url,
    tag: facts.match,
  };
}
