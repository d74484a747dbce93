// The words of this table, by language.
export type { Words } from './en.ts';
export { LANGUAGES as WORDS } from './languages.ts';
export type { MapWords } from './map-en.ts';
