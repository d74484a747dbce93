// Scenarios and options in both languages.
import type { Locale } from '@motti/engine';

interface Named {
  readonly name: string;
  readonly text: string;
}
export const SCENARIO_TEXTS: Readonly<Record<string, Readonly<Record<Locale, Named>>>> = {
  campaign: {
    en: { name: 'Campaign', text: 'Sixteen turns, 1918 to 1921, with every rule.' },
    fr: { name: 'Campagne', text: 'Seize tours, de 1918 à 1921, avec toutes les règles.' },
  },
  '1918': {
    en: { name: '1918', text: 'Three turns from the summer of 1918: the introduction.' },
    fr: { name: '1918', text: 'Trois tours à partir de l’été 1918 : l’introduction.' },
  },
  '1919': {
    en: { name: '1919', text: 'Turns 6 to 10: Kolchak and Denikin at their height.' },
    fr: { name: '1919', text: 'Tours 6 à 10 : Koltchak et Denikine à leur apogée.' },
  },
  drill: {
    en: { name: 'Drill', text: 'An empty map for worked examples.' },
    fr: { name: 'Exercice', text: 'Une carte vide pour les exemples.' },
  },
};
export const OPTION_TEXTS: Readonly<Record<string, Readonly<Record<Locale, Named>>>> = {
  road2: {
    en: { name: 'Bad roads', text: 'A unit that enters by a road 2 may have to stop.' },
    fr: {
      name: 'Mauvaises routes',
      text: 'Une unité qui entre par une route 2 peut devoir s’arrêter.',
    },
  },
  specialActions: {
    en: { name: 'Special Actions', text: 'Which Special Actions exist.' },
    fr: { name: 'Actions spéciales', text: 'Quelles actions spéciales existent.' },
  },
  inFighting: {
    en: { name: 'In-Fighting', text: 'Both camps may quarrel among themselves.' },
    fr: { name: 'Lutte Interne', text: 'Les deux camps peuvent se déchirer.' },
  },
  specialUnits: {
    en: { name: 'Special units', text: 'Lenin, the Tsar, the gold, People’s Armies and the like.' },
    fr: { name: 'Unités spéciales', text: 'Lénine, le Tsar, l’or, les Armées populaires, etc.' },
  },
  leaderCards: {
    en: { name: 'Leader Cards', text: 'Each ability has a value of its own.' },
    fr: { name: 'Cartes de leader', text: 'Chaque capacité a sa propre valeur.' },
  },
  vinnyLimit: {
    en: { name: 'No limit of two', text: 'Bought influence has no limit per faction.' },
    fr: { name: 'Sans limite de deux', text: 'L’influence achetée n’a pas de limite par faction.' },
  },
  vinnyTable: {
    en: { name: 'No purchase table', text: 'A step buys a point, without a die.' },
    fr: { name: 'Sans table d’achat', text: 'Un pas achète un point, sans dé.' },
  },
  donCossackRestriction: {
    en: {
      name: 'Don Cossacks at home',
      text: 'They leave Don and Kuban only while their cities hold.',
    },
    fr: {
      name: 'Cosaques du Don chez eux',
      text: 'Ils ne quittent Don et Kouban que si leurs villes tiennent.',
    },
  },
  simplePolitics: {
    en: { name: 'Simple politics', text: 'Political Cards come by a die, without bidding.' },
    fr: { name: 'Politique simple', text: 'Les Cartes Politiques viennent d’un dé, sans mise.' },
  },
  naval: {
    en: { name: 'Naval rules', text: 'The RED fleet may sortie in 1919.' },
    fr: { name: 'Règles navales', text: 'La flotte ROUGE peut sortir en 1919.' },
  },
  lateGreenBan: {
    en: { name: 'No late uprisings', text: 'No uprisings in the last two rounds of a turn.' },
    fr: {
      name: 'Pas de soulèvement tardif',
      text: 'Aucun soulèvement dans les deux derniers rounds.',
    },
  },
  initiativeInOpponentRound: {
    en: {
      name: 'Initiative in the enemy’s impulse',
      text: 'Initiative Cards may interrupt the opponent.',
    },
    fr: {
      name: 'Initiative à l’impulsion adverse',
      text: 'Les cartes Initiative peuvent interrompre l’adversaire.',
    },
  },
  tournamentBid: {
    en: {
      name: 'Tournament bid',
      text: 'Victory points are bid for the sides. Seats keep their colours: if the bid says so, the players change places themselves.',
    },
    fr: {
      name: 'Enchère de tournoi',
      text: 'On enchérit des points de victoire pour les camps. Les places gardent leur couleur : si l’enchère le veut, les joueurs échangent les leurs.',
    },
  },
  startHands1919: {
    en: { name: 'Published hands of 1919', text: 'Three cards start in hand.' },
    fr: { name: 'Mains publiées de 1919', text: 'Trois cartes commencent en main.' },
  },
  whiteOpsBonus: {
    en: {
      name: 'WHITE operations bonus',
      text: 'A five spent by RED on politics helps WHITE’s first impulse.',
    },
    fr: {
      name: 'Bonus d’opérations BLANC',
      text: 'Un cinq ROUGE en politique aide la première impulsion BLANCHE.',
    },
  },
  leninMarkerLiteral: {
    en: { name: 'Lenin marker by the letter', text: 'Only Stalin’s armies attack under it.' },
    fr: { name: 'Marqueur Lénine à la lettre', text: 'Seules les armées de Staline attaquent.' },
  },
  whiteTide: {
    en: { name: 'White Tide', text: 'A lasting help for WHITE cavalry surprises.' },
    fr: { name: 'Marée blanche', text: 'Une aide durable aux surprises de cavalerie BLANCHES.' },
  },
};
export const VALUE_TEXTS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  on: { en: 'on', fr: 'oui' },
  off: { en: 'off', fr: 'non' },
  all: { en: 'all', fr: 'toutes' },
  oneSpaceOnly: { en: 'one space only', fr: 'un espace seulement' },
  none: { en: 'none', fr: 'aucune' },
};
