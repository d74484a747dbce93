// Noms français des choses.
import { STRATEGY_NAMES } from '../../data/index.ts';
import { frontOfBox, ROMAN, spaceName, turnEntry } from '../names.ts';
import { vocabulary } from './vocabulary.ts';

type Names = Readonly<Record<string, string>>;
const STRATEGIES: Names = vocabulary.strategies;
const ENVIRONMENT: Names = vocabulary.environment;
const MONTHS: Names = vocabulary.months;

/** With its preposition: front de Laponie, boîte du Ladoga. */
const FRONTS: Names = {
  lapland: 'de Laponie',
  ladoga: 'du Ladoga',
  karelia: 'de Carélie',
};
export const front = (id: unknown): string => FRONTS[String(id)] ?? String(id);

/** `de Salla`, `d’Oulu`, `d’Helsinki` ; les autres H restent aspirés, comme en finnois. */
export const of = (name: string): string =>
  /^([AEIOUYÄÖÅ]|Helsinki)/i.test(name) ? `d’${name}` : `de ${name}`;

export const from = (id: unknown): string => {
  const box = frontOfBox(id);
  if (box) return `de la boîte ${front(box)}`;
  return id === 'forces' ? 'des Forces' : of(spaceName(id));
};
export const at = (id: unknown): string => {
  const box = frontOfBox(id);
  return box ? `dans la boîte ${front(box)}` : `à ${spaceName(id)}`;
};

export const strategy = (code: unknown): string =>
  `${STRATEGIES[String(code)] ?? code} (${String(code)})`;
export const strategyById = (id: number): string => STRATEGY_NAMES[id] ?? '';

export const environment = (id: unknown): string => ENVIRONMENT[String(id)] ?? String(id);

export const unit = (code: unknown): string =>
  code === 'scouts' ? 'SCT de la case' : String(code);

/** `1 FUS`. */
export const one = (code: unknown): string => (code === 'scouts' ? unit(code) : `1 ${unit(code)}`);

/** `3 FUS, 1 ELI et 2 TAN`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

const COMMANDERS: Names = {
  meretskov: 'Meretskov',
  timoshenko: 'Timochenko',
  mannerheim: 'Mannerheim',
};
export const commander = (id: unknown): string => COMMANDERS[String(id)] ?? String(id);

const EFFECTS: Names = {
  lines: 'perce la ligne fortifiée',
  artillery: 'double l’artillerie',
  losses: 'double les pertes finlandaises',
  bonus: 'ajoute un point à chaque bonus',
  hold: 'pourra interdire un recul',
  penalty: 'retire deux points à la force soviétique',
};
export const effect = (id: unknown): string => EFFECTS[String(id)] ?? String(id);

export const turn = (number: unknown): string => {
  const entry = turnEntry(number);
  return entry ? `${MONTHS[entry.month]} ${ROMAN[entry.half]} ${entry.year}` : `tour ${number}`;
};

export const side = (id: unknown): string => (id === 'soviet' ? 'soviétique' : 'finlandais');
export const player = (id: unknown): string =>
  id === 'soviet' ? 'Le Soviétique' : 'Le Finlandais';
/** En français, zéro et un sont au singulier. */
export const count = (number: unknown, one: string, many: string): string =>
  `${number} ${Number(number) < 2 ? one : many}`;
