// What can be wrong with the text of a record, where, and in words.
import { LOCALES, type Locale } from '../contract.ts';

interface Facts {
  readonly name?: string;
  readonly value?: string;
  readonly limit?: number;
  /** What the game says of it. */
  readonly why?: Readonly<Record<Locale, string>>;
}

const WORDS = {
  'too-large': {
    en: ({ limit }: Facts) => `the record is larger than ${limit} characters`,
    fr: ({ limit }: Facts) => `le fichier de partie dépasse ${limit} caractères`,
  },
  'not-text': {
    en: () => 'this is not plain text',
    fr: () => 'ce n’est pas du texte simple',
  },
  truncated: {
    en: () => 'the last line is cut off: it does not end with a line break',
    fr: () => 'la dernière ligne est tronquée : il lui manque un retour à la ligne',
  },
  'bad-space': {
    en: () => 'a space too many or too few',
    fr: () => 'une espace de trop ou de moins',
  },
  'bad-tag': {
    en: () => 'a tag is written [Name "value"]',
    fr: () => 'une étiquette s’écrit [Nom "valeur"]',
  },
  'bad-escape': {
    en: () => 'in a value only \\" and \\\\ may follow a backslash',
    fr: () => 'dans une valeur, seuls \\" et \\\\ peuvent suivre une barre oblique inverse',
  },
  'unknown-tag': {
    en: ({ name }: Facts) => `no tag is called ${name}`,
    fr: ({ name }: Facts) => `aucune étiquette ne s’appelle ${name}`,
  },
  'duplicate-tag': {
    en: ({ name }: Facts) => `the tag ${name} is there twice`,
    fr: ({ name }: Facts) => `l’étiquette ${name} y figure deux fois`,
  },
  'missing-tag': {
    en: ({ name }: Facts) => `the tag ${name} is missing`,
    fr: ({ name }: Facts) => `il manque l’étiquette ${name}`,
  },
  'tag-after-lines': {
    en: () => 'tags must come before the first line of play',
    fr: () => 'les étiquettes doivent précéder la première ligne de jeu',
  },
  'bad-value': {
    en: ({ name, value }: Facts) => `${name} cannot be “${value}”`,
    fr: ({ name, value }: Facts) => `${name} ne peut pas valoir « ${value} »`,
  },
  'bad-scenario': {
    en: ({ why }: Facts) => `the scenario cannot be played: ${why?.en}`,
    fr: ({ why }: Facts) => `le scénario n’est pas jouable : ${why?.fr}`,
  },
  'unknown-game': {
    en: ({ value }: Facts) => `no game is called “${value}”`,
    fr: ({ value }: Facts) => `aucun jeu ne s’appelle « ${value} »`,
  },
  'newer-rules': {
    en: ({ value, limit }: Facts) =>
      `played by version ${value} of the rules; this program knows version ${limit} and needs updating`,
    fr: ({ value, limit }: Facts) =>
      `joué selon la version ${value} des règles ; ce programme connaît la version ${limit} et doit être mis à jour`,
  },
  'bad-side': {
    en: ({ name }: Facts) => `no side is called “${name}”`,
    fr: ({ name }: Facts) => `aucun camp ne s’appelle « ${name} »`,
  },
  'not-notation': {
    en: ({ value }: Facts) => `“${value}” is not an action of this game`,
    fr: ({ value }: Facts) => `« ${value} » n’est pas une action de ce jeu`,
  },
  'only-chance-rolls': {
    en: () => 'chance rolls, and nobody else does',
    fr: () => 'seul le hasard lance les dés, et il ne fait rien d’autre',
  },
  'masked-without-viewer': {
    en: () => 'a hidden line may stand only in a record with the tag Viewer',
    fr: () => 'une ligne cachée ne peut figurer que dans un fichier qui porte l’étiquette Viewer',
  },
} as const satisfies Record<string, Record<Locale, (facts: Facts) => string>>;

export type MistakeCode = keyof typeof WORDS;

/** A record that cannot be read: foreign input, so an error that says where, for its author. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly code: MistakeCode;
  readonly facts: Facts;
  /** From 1, like an editor's. */
  readonly line: number;
  readonly column: number;

  constructor(code: MistakeCode, line: number, column: number, facts: Facts = {}) {
    super(`line ${line}, column ${column}: ${WORDS[code].en(facts)}`);
    this.code = code;
    this.facts = facts;
    this.line = line;
    this.column = column;
  }

  /** The mistake in words, without its place. */
  words(locale: Locale = LOCALES[0]): string {
    return WORDS[this.code][locale](this.facts);
  }
}
