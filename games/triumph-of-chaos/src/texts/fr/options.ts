// Scenarios, options and their values in French.
import type { Named } from '../catalogue.ts';

export const scenarios: Readonly<Record<string, Named>> = {
  '1918': { name: '1918', text: 'Trois tours à partir de l’été 1918 : l’introduction.' },
  '1919': { name: '1919', text: 'Tours 6 à 10 : Koltchak et Denikine à leur apogée.' },
  campaign: { name: 'Campagne', text: 'Seize tours, de 1918 à 1921, avec toutes les règles.' },
  drill: { name: 'Exercice', text: 'Une carte vide pour les exemples.' },
};
export const options: Readonly<Record<string, Named>> = {
  road2: {
    name: 'Mauvaises routes',
    text: 'Une unité qui entre par une route 2 peut devoir s’arrêter.',
  },
  specialActions: { name: 'Actions spéciales', text: 'Quelles actions spéciales existent.' },
  inFighting: { name: 'Lutte Interne', text: 'Les deux camps peuvent se déchirer.' },
  specialUnits: {
    name: 'Unités spéciales',
    text: 'Lénine, le Tsar, l’or, les Armées populaires, etc.',
  },
  leaderCards: { name: 'Cartes de leader', text: 'Chaque capacité a sa propre valeur.' },
  vinnyLimit: {
    name: 'Sans limite de deux',
    text: 'L’influence achetée n’a pas de limite par faction.',
  },
  vinnyTable: { name: 'Sans table d’achat', text: 'Un pas achète un point, sans dé.' },
  donCossackRestriction: {
    name: 'Cosaques du Don chez eux',
    text: 'Ils ne quittent le Don et le Kouban que si leurs villes sont tenues.',
  },
  simplePolitics: {
    name: 'Politique simple',
    text: 'Un dé donne le nombre de Cartes Politiques, sans mises.',
  },
  naval: { name: 'Règles navales', text: 'La flotte ROUGE peut sortir en 1919.' },
  lateGreenBan: {
    name: 'Pas de soulèvement tardif',
    text: 'Aucun soulèvement dans les deux derniers rounds.',
  },
  initiativeInOpponentRound: {
    name: 'Initiative à l’impulsion adverse',
    text: 'Les cartes Initiative peuvent interrompre l’adversaire.',
  },
  tournamentBid: {
    name: 'Enchère de tournoi',
    text: 'On enchérit des points de victoire pour les camps. Les places gardent leur couleur : si l’enchère l’exige, les joueurs échangent les leurs.',
  },
  startHands1919: { name: 'Mains publiées de 1919', text: 'Trois cartes commencent en main.' },
  whiteOpsBonus: {
    name: 'Bonus d’opérations BLANC',
    text: 'Un cinq ROUGE en politique aide la première impulsion BLANCHE.',
  },
  leninMarkerLiteral: {
    name: 'Marqueur Lénine à la lettre',
    text: 'Seules les armées de Staline attaquent.',
  },
  whiteTide: {
    name: 'Marée blanche',
    text: 'Une aide durable pour les surprises de cavalerie BLANCHES.',
  },
};
export const values: Readonly<Record<string, string>> = {
  on: 'oui',
  off: 'non',
  all: 'toutes',
  oneSpaceOnly: 'un espace seulement',
  none: 'aucune',
};
