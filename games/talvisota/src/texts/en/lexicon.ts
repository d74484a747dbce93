// English names of things.
import { STRATEGY_NAMES } from '../../data/index.ts';
import { frontOfBox, ROMAN, spaceName, turnEntry } from '../names.ts';
import { vocabulary } from './vocabulary.ts';

type Names = Readonly<Record<string, string>>;
const FRONTS: Names = vocabulary.frontShort;
const ENVIRONMENT: Names = vocabulary.environment;
const MONTHS: Names = vocabulary.months;

export const front = (id: unknown): string => FRONTS[String(id)] ?? String(id);

/** A space or a front's box. */
export const place = (id: unknown): string => {
  const box = frontOfBox(id);
  if (box) return `the ${front(box)} box`;
  return id === 'forces' ? 'Forces' : spaceName(id);
};

const STRATEGIES: Names = {
  PRUD: 'Prudent Advance',
  ATT: 'Massive Attack',
  BLIN: 'Armoured Attack',
  MAN: 'Coordinated Manoeuvre',
  DEFENSE: 'Defensive Position',
  'CON-ATT': 'Counter-attack',
  MOTTI: 'Motti',
  RESIST: 'Fierce Resistance',
};
/** By code: `Prudent Advance (PRUD)`. */
export const strategy = (code: unknown): string =>
  `${STRATEGIES[String(code)] ?? code} (${String(code)})`;
export const strategyById = (id: number): string => STRATEGY_NAMES[id] ?? '';

export const environment = (id: unknown): string => ENVIRONMENT[String(id)] ?? String(id);

export const unit = (code: unknown): string =>
  code === 'scouts' ? 'scouts of the space' : String(code);

/** `1 FUS`. */
export const one = (code: unknown): string => (code === 'scouts' ? unit(code) : `1 ${unit(code)}`);

/** `3 FUS, 1 ELI and 2 TAN`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const COMMANDERS: Names = {
  meretskov: 'Meretskov',
  timoshenko: 'Timoshenko',
  mannerheim: 'Mannerheim',
};
export const commander = (id: unknown): string => COMMANDERS[String(id)] ?? String(id);

const EFFECTS: Names = {
  lines: 'breaches the fortified line',
  artillery: 'doubles the artillery',
  losses: 'doubles the Finnish losses',
  bonus: 'adds one point to every bonus',
  hold: 'may forbid a retreat',
  penalty: 'takes two points from the Soviet force',
};
export const effect = (id: unknown): string => EFFECTS[String(id)] ?? String(id);

export const turn = (number: unknown): string => {
  const entry = turnEntry(number);
  return entry ? `${MONTHS[entry.month]} ${ROMAN[entry.half]} ${entry.year}` : `turn ${number}`;
};

export const side = (id: unknown): string => (id === 'soviet' ? 'Soviet' : 'Finnish');
export const player = (id: unknown): string =>
  id === 'soviet' ? 'The Soviet player' : 'The Finnish player';
export const count = (number: unknown, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;
