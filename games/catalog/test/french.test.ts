// French is French everywhere: its typography, and no sentence left as it is in English. Looks at the sources of every
// workspace, so that a new table of words is looked at too.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['engine', 'games', 'bots', 'protocol', 'server', 'cli', 'web'];

/** Deliberately the same in both languages. */
const COMMON = new Set([
  // Names of games, people and places.
  ...['Motti', 'Talvisota', 'Winter War', 'Hourra Pobieda', 'Triumph of Chaos', 'English'],
  ...['Meretskov', 'Mannerheim', 'meretskov', 'timoshenko', 'mannerheim', 'Français'],
  ...['Ladoga', 'Murmansk', 'Summa', 'Rautu', 'Suomenlahti', 'Pohjanlahti'],
  ...['Raate', 'Juntusranta', 'Viipuri', 'Perkjärvi', 'Boboshino'],
  ...['Egorov', 'Gajda', 'Krasnov', 'Von der Goltz', 'Wrangel', 'Haller', 'Makhno', 'Pilsudski'],
  ...['Tarnavsky', 'Vatsetis', 'S. Kamenev', 'Raskolnikov', 'Mamontov', 'Kappel', 'Miller'],
  ...['Semenov', 'Laidoner', 'Ironside', 'Kronstadt', 'Petrograd'],
  // Words that French and English spell alike.
  ...['Pogroms', 'Partisans', 'Concentration', 'Influence', 'Bluff', 'front', 'plan'],
  ...['Menu', 'Notes', 'Options', 'Pause', 'Tab', 'machine', 'Mode', 'strict', '(secret)'],
  ...['Organisation', 'Combats', 'Confrontations', 'Infiltration', 'infiltration', 'round {}'],
  ...['division', 'forces', 'Forces', 'point', 'points', 'Points', 'rail', 'Terrain', 'base'],
  ...[
    'leader',
    'leaders',
    'Leaders',
    'Table',
    'table',
    'village',
    'mines',
    'zone, {}',
    'base {}',
    'Zones',
    'Bases',
    'options',
  ],
  ...['condition', 'Budget', 'prot', 'pts', 'Catalogue', 'Protection', 'reconnaissance'],
  // What is typed in the terminal, and a word that the glossary keeps in French.
  ...['front', 'plan', 'soft'],
  // People, places and cards of Triumph of Chaos, and choices that are a name alone.
  ...['Egorov', 'Gajda', 'Krasnov', 'Von der Goltz', 'Wrangel', 'Haller', 'Makhno', 'Pilsudski'],
  ...['Tarnavsky', 'Vatsetis', 'S. Kamenev', 'Raskolnikov', 'Mamontov', 'Kappel', 'Miller'],
  ...['Semenov', 'Laidoner', 'Ironside', 'Kronstadt', 'Politburo', 'Pogroms', 'Partisans'],
  ...['Concentration', 'Influence', 'Bluff', 'Attrition.', 'Action', 'Combat', 'initiative'],
  ...['{option}', '{space}', '{piece}', '{faction}', '{} corps', 'corps', 'concentration'],
  ...['insurrection', 'partisans', 'Piles', 'Factions', 'Rounds', 'Actions', 'Actions, round {}'],
  // What programs and measures are called.
  ...[
    '{} Elo',
    'p99 ms',
    'clone, µs',
    'view, µs',
    'choices, µs',
    '{answer}',
    'numeric',
    'short',
    'draw',
  ],
  // Words that both languages write alike.
  ...['Factions', '{} corps'],
]);

type Locale = 'en' | 'fr';

interface Text {
  readonly locale: Locale;
  /** The same for a text and its translation. */
  readonly key: string;
  readonly place: string;
  /** A template has `{}` where something is put in. */
  readonly text: string;
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(^|[\\/])src[\\/].*\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .filter((name) => !/[\\/](node_modules|dist)[\\/]/.test(name)),
);

/** Texts that stand under `en` or `fr`: a file, a folder, a variable or a key of that name. */
function textsOf(file: string): Text[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (!/\b(en|fr)(\b|[A-Z])/.test(`${file} ${source}`)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const seen = new Map<string, number>();
  const walk = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = isKey(node) ? undefined : textOf(node);
    if (text !== undefined) {
      const locale = path.flatMap((part) => localeOf(part) ?? []).at(-1);
      const place = `${relative('.', file).split(sep).join('/')}:${lineOf(tree, node)}`;
      const spot = path.map(withoutLocale).join('/');
      const number = seen.get(`${locale} ${spot}`) ?? 0;
      seen.set(`${locale} ${spot}`, number + 1);
      if (locale) found.push({ locale, key: `${spot}#${number}`, place, text });
    }
    const name = nameOf(node);
    ts.forEachChild(node, (child) => {
      // A property's own name is no text.
      if (name !== undefined && child === (node as ts.NamedDeclaration).name) return;
      walk(child, name === undefined ? path : [...path, name]);
    });
  };
  walk(tree, file.split(/[\\/.]/));
  return found;
}

/** Looked up or compared, never read: `facts['unit']`, `side === 'soviet'`. */
const isKey = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node.parent ?? node) ||
  (ts.isBinaryExpression(node.parent ?? node) && ts.isStringLiteral(node));

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const nameOf = (node: ts.Node): string | undefined =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
  (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) || ts.isNumericLiteral(node.name))
    ? node.name.text
    : undefined;

const LOCALE = /^(en|fr)(?=$|[A-Z])/;
const localeOf = (part: string): Locale | undefined => LOCALE.exec(part)?.[1] as Locale | undefined;
const withoutLocale = (part: string): string => part.replace(LOCALE, '*');
const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

const texts = files.flatMap(textsOf);
const french = texts.filter(({ locale }) => locale === 'fr');

const listed = (found: readonly Text[]): string[] =>
  found.map(({ place, text }) => `${place} ${text}`);

/** The help of a terminal match is set in columns. */
const CODE = /\n {2}/;

test('the tables of words are found', () => {
  expect(french.length).toBeGreaterThan(1500);
});

describe('French typography', () => {
  test.each([
    ['an ordinary space before a double sign or inside quotation marks', / [:;!?»]|« /],
    ['no space before a double sign', /[\p{L})»}]([;!?]|:(?=\s|$))/u],
    ['a straight apostrophe or quotation mark', /\p{L}'\p{L}|“|”/u],
    ['three points instead of an ellipsis, or a space before one', /\.\.\.|\p{L} …/u],
    ['an ordinary space before per cent or after number', /\d %|nº /],
    ['two spaces', /\S {2}\S/],
  ])('nowhere %s', (_, wrong) => {
    const found = french.filter(({ text }) => /\p{L}|[«»]/u.test(text) && wrong.test(text));
    expect(listed(found.filter(({ text }) => !CODE.test(text)))).toEqual([]);
  });
});

test('no French text is its English one, but for what both languages share', () => {
  const english = new Map<string, string>();
  for (const { locale, key, text } of texts) if (locale === 'en') english.set(key, text);
  const same = french.filter(
    ({ key, text }) =>
      english.get(key) === text &&
      isSentence(text) &&
      !COMMON.has(text) &&
      !key.includes('/credits#'),
  );
  expect(listed(same)).toEqual([]);
});

/** Something to be translated: not a number, a code of the printed game, or the name of a thing. */
const isSentence = (text: string): boolean => /\p{Ll}{2}/u.test(text);
