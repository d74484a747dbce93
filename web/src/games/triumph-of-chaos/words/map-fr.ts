// Les mots de la carte, en français.
import type { MapWords } from './map-en.ts';

export const map: MapWords = {
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
    found: 'd’après un récit de partie',
    reconstructed: '○\u00a0reconstitué',
  },
  legal: 'choix possible',
  mayAct: 'peut être choisi',
  noAct: 'marqueur NO ACT',
  marked: { 1: 'marqué pour bouger', 2: 'marqué pour combattre', 3: 'marqueur perdu' },
  gold: 'l’or',
  outOfSupply: 'hors ravitaillement',
  steps: (count) => (count === 1 ? '1 espace' : `${count} espaces`),
  takeAll: 'Prendre toute la pile',
  lastView: 'vue précédente',
  activated: (count, open) =>
    `Région : ${count === 1 ? '1 activée' : `${count} activées`}, ${open === 0 ? 'plus aucune' : `encore ${open} possibles`}`,
  pointsLeft: (count) =>
    count === 1 ? 'Il reste une activation' : `Il reste ${count} activations`,
  wouldStarve: (places) =>
    places.length === 0
      ? 'Personne ne dépérirait maintenant'
      : `Dépériraient maintenant : ${places.join(', ')}`,
  noLines: (faction) => `${faction} : aucune ligne de ravitaillement sur la carte`,
  pointAtSpace: 'Pointez un espace pour voir qui s’y trouve.',
  layers: {
    title: 'Sur la carte',
    front: 'Front',
    control: 'Contrôle',
    supply: { own: 'Ravitaillement', red: 'Rav. ROUGE' },
    'enemy-supply': { own: 'Rav. ennemi', red: 'Rav. BLANC' },
    rail: 'Rail',
    starving: 'Sans rav.',
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
    region: 'limite de région',
    rail: 'voie ferrée',
    road1: 'route',
    road2: 'mauvaise route : un dé pour bouger',
    river: 'franchissement de fleuve',
    front: 'ligne de front',
    city: 'ville de victoire',
    port: 'port maritime',
    supply: 'source de ravitaillement',
  },
};
