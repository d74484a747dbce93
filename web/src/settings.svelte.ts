// What a person has chosen about the page itself; kept in this browser.
import { LOCALES, type Locale } from '@motti/engine';
import type { Speed } from './table/playback.svelte.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

interface Saved {
  locale: Locale;
  theme: Theme;
  motion: Motion;
  /** Counters of the sides differ by pattern as well as by colour. */
  patterns: boolean;
  /** Tables in words alone, without a map. */
  plainTables: boolean;
  /** How fast the turns of others are shown; empty: not chosen yet. */
  playback: '' | Speed;
  /** The machine thinks ahead while a person decides. */
  ponders: boolean;
  /** Quiet sounds: your turn, dice, losses. */
  sounds: boolean;
  name: string;
  /** The account that was last logged in here; empty: none. */
  account: string;
}

const KEY = 'motti.settings';

function browserLocale(): Locale {
  for (const language of navigator.languages) {
    const found = LOCALES.find((locale) => language.toLowerCase().startsWith(locale));
    if (found) return found;
  }
  return 'en';
}

function load(): Saved {
  const defaults: Saved = {
    locale: browserLocale(),
    theme: 'system',
    motion: 'system',
    patterns: false,
    plainTables: false,
    playback: '',
    ponders: false,
    sounds: true,
    name: '',
    account: '',
  };
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults, ...(saved as Partial<Saved>) };
  } catch {
    return defaults;
  }
}

export const settings: Saved = $state(load());

/** The language in which parts of the page were fetched that come in one language only (build/languages.ts). */
let fetched: Locale | undefined;
export function fetchedLanguage(): Locale {
  fetched ??= settings.locale;
  return fetched;
}

/** Keeps the settings and shows them on the page; called once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const { locale, theme, motion, patterns } = settings;
    const page = document.documentElement;
    page.lang = locale;
    if (theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = theme;
    if (motion === 'system') delete page.dataset.motion;
    else page.dataset.motion = motion;
    page.toggleAttribute('data-patterns', patterns);
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays; the settings last as long as the page.
      return;
    }
    if (fetched !== undefined && fetched !== settings.locale) location.reload();
  });
}
