// Les lignes des calculs et les noms des nombres, en français.
import type { Fixed } from '../catalogue.ts';

export const terms: Fixed['terms'] = {
  'combat-value': 'Valeurs de combat',
  armour: 'Protection des blindés',
  close: 'Appui rapproché',
  carpet: 'Tapis de bombes',
  red: 'Artillerie lourde',
  green: 'Artillerie de campagne',
  yellow: 'Appui immédiat',
  banzai: 'Banzaï',
  entrenchment: 'Retranchement',
  ground: 'Bénéfice du terrain',
  wear: 'Usure',
  breakthrough: 'Percée',
  basic: 'Point de base',
  detour: 'Ligne rallongée',
  'broken-ground': 'Terrain accidenté',
  'motor-fuel': 'Carburant',
  'harsh-environment': 'Environnement rude',
  reconnaissance: 'Coût de la reconnaissance',
  airlift: 'Pont aérien',
};

export const names: Fixed['names'] = {
  turn: 'Tour',
  strength: 'Effectifs',
  supply: 'Ravitaillement',
  'supply-rapid': 'Ravitaillement avec avance rapide',
  munitions: 'Jetons de munitions',
  'set-up': 'Déploiement',
  collection: 'Collecte',
  initiative: 'Tirage de l’initiative',
  attacker: 'Séquence de l’attaquant',
  defender: 'Séquence du défenseur',
  sequence: 'Séquence',
  activation: 'Groupe activé',
  assault: 'Assaut',
  fire: 'Tir',
  'end-of-turn': 'Fin du tour',
  over: 'La partie est finie',
};
