// The few words of the board itself, in both languages.
import type { Locale } from '@motti/engine';

const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeSheet: 'Whole map',
  minimap: 'Small map: click a place to go there',
  find: 'Find a space',
  nothingFound: 'No space of that name',
  legend: 'Legend',
  hideLegend: 'Hide the legend',
  credit: 'Land and water © OpenStreetMap contributors, ODbL',
  close: 'Close',
  units: (count: number): string => (count === 1 ? 'one unit' : `${count} units`),
};

export type BoardWords = typeof en;

const fr: BoardWords = {
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  wholeSheet: 'Toute la carte',
  minimap: 'Petite carte : cliquez sur un endroit pour y aller',
  find: 'Trouver une case',
  nothingFound: 'Aucune case de ce nom',
  legend: 'Légende',
  hideLegend: 'Masquer la légende',
  credit: 'Terres et eaux © les contributeurs d’OpenStreetMap, ODbL',
  close: 'Fermer',
  units: (count) => (count === 1 ? 'une unité' : `${count} unités`),
};

export const BOARD_WORDS: Readonly<Record<Locale, BoardWords>> = { en, fr };
