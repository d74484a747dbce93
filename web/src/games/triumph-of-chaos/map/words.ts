// The words of the map, English and French side by side.
import type { Locale } from '@motti/engine';
import type { Source } from '@motti/triumph-of-chaos/parts';

const en = {
  map: 'Map of Russia, 1918 to 1921',
  hold: { red: 'RED', white: 'WHITE', green: 'Greens', nobody: 'nobody’s' },
  armies: (count: number): string => (count === 1 ? 'one army' : `${count} armies`),
  corps: (count: number): string => (count === 1 ? 'one corps' : `${count} corps`),
  strength: (sum: number): string => `strength ${sum}`,
  victoryCity: 'Victory City',
  port: 'port',
  source: { red: 'RED supply', white: 'WHITE supply', faction: 'faction supply' },
  terrain: {
    clear: 'clear',
    mountain: 'mountain',
    swamp: 'swamp',
    forest: 'forest',
    desert: 'desert',
    fortress: 'fortress',
  },
  sources: {
    printed: 'printed',
    derived: 'follows from print',
    public: 'from public texts',
    found: 'found',
    reconstructed: '○ reconstructed',
  } satisfies Record<Source, string> as Readonly<Record<Source, string>>,
  legal: 'legal target',
  mayAct: 'may be chosen',
  noAct: 'NO ACT marker',
  marked: { 1: 'marked to move', 2: 'marked for combat', 3: 'marker lost' } as Readonly<
    Record<number, string>
  >,
  gold: 'the gold',
  outOfSupply: 'out of supply',
  steps: (count: number): string => (count === 1 ? '1 space' : `${count} spaces`),
  takeAll: 'Take the whole stack',
  lastView: 'last view',
  activated: (count: number, open: number): string =>
    `Region: ${count} activated, ${open === 0 ? 'no more' : `${open} more open`}`,
  pointsLeft: (count: number): string =>
    count === 1 ? 'One activation left' : `${count} activations left`,
  pointAtSpace: 'Point at a space to see who stands there.',
  layers: {
    title: 'Shown on the map',
    front: 'Front',
    control: 'Control',
    supply: { own: 'Supply', red: 'RED supply' },
    'enemy-supply': { own: 'Enemy supply', red: 'WHITE supply' },
    rail: 'Rail',
    starving: 'Starving now',
  },
  credit: 'Land and water: Natural Earth, public domain',
  seas: {
    baltic: 'Baltic Sea',
    white: 'White Sea',
    black: 'Black Sea',
    azov: 'Sea of Azov',
    caspian: 'Caspian Sea',
    aral: 'Aral Sea',
  },
  legend: {
    rail: 'railway',
    road1: 'road',
    road2: 'poor road: a die to move',
    river: 'river crossing',
    front: 'front line',
    city: 'Victory City',
    port: 'port',
    supply: 'source of supply',
  },
};
export type MapWords = typeof en;

const fr: MapWords = {
  map: 'Carte de la Russie, de 1918 à 1921',
  hold: { red: 'ROUGE', white: 'BLANC', green: 'Verts', nobody: 'à personne' },
  armies: (count) => (count === 1 ? 'une armée' : `${count} armées`),
  corps: (count) => (count === 1 ? 'un corps' : `${count} corps`),
  strength: (sum) => `force ${sum}`,
  victoryCity: 'ville de victoire',
  port: 'port maritime',
  source: {
    red: 'ravitaillement ROUGE',
    white: 'ravitaillement BLANC',
    faction: 'ravitaillement de faction',
  },
  terrain: {
    clear: 'clair',
    mountain: 'montagne',
    swamp: 'marais',
    forest: 'forêt',
    desert: 'désert',
    fortress: 'forteresse',
  },
  sources: {
    printed: 'imprimé',
    derived: 'déduit de l’imprimé',
    public: 'd’après des textes publics',
    found: 'retrouvé',
    reconstructed: '○ reconstitué',
  },
  legal: 'choix possible',
  mayAct: 'peut être choisi',
  noAct: 'marqueur NO ACT',
  marked: { 1: 'marqué pour bouger', 2: 'marqué pour combattre', 3: 'marqueur perdu' },
  gold: 'l’or',
  outOfSupply: 'sans ravitaillement',
  steps: (count) => (count === 1 ? '1 case' : `${count} cases`),
  takeAll: 'Prendre toute la pile',
  lastView: 'vue précédente',
  activated: (count, open) =>
    `Région : ${count === 1 ? '1 activée' : `${count} activées`}, ${open === 0 ? 'plus aucune' : `encore ${open} possibles`}`,
  pointsLeft: (count) =>
    count === 1 ? 'Il reste une activation' : `Il reste ${count} activations`,
  pointAtSpace: 'Pointez une case pour voir qui s’y trouve.',
  layers: {
    title: 'Sur la carte',
    front: 'Ligne de front',
    control: 'Contrôle',
    supply: { own: 'Ravitaillement', red: 'Rav. ROUGE' },
    'enemy-supply': { own: 'Rav. ennemi', red: 'Rav. BLANC' },
    rail: 'Voies ferrées',
    starving: 'Affamés',
  },
  credit: 'Terres et eaux : Natural Earth, domaine public',
  seas: {
    baltic: 'Mer Baltique',
    white: 'Mer Blanche',
    black: 'Mer Noire',
    azov: 'Mer d’Azov',
    caspian: 'Mer Caspienne',
    aral: 'Mer d’Aral',
  },
  legend: {
    rail: 'voie ferrée',
    road1: 'route',
    road2: 'mauvaise route : un dé pour bouger',
    river: 'passage de rivière',
    front: 'ligne de front',
    city: 'ville de victoire',
    port: 'port maritime',
    supply: 'source de ravitaillement',
  },
};

export const MAP_WORDS: Readonly<Record<Locale, MapWords>> = { en, fr };
