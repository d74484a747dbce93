// Les scénarios et les options en français.
import type { Catalogue } from '../catalogue.ts';

export const scenarios: Catalogue['scenarios'] = {
  standard: {
    name: 'Partie standard',
    summary: 'Toute la guerre en dix tours, après un déploiement finlandais caché.',
  },
  events: {
    name: 'Scénarios et événements',
    summary:
      'Toute la guerre ; après chaque tour, les dés peuvent y mêler les Alliés, la Suède, l’Allemagne ou le froid.',
  },
  isthmus: {
    name: 'L’Isthme, décembre 1939',
    summary: 'Trois tours devant la ligne Mannerheim, armées en place : pour apprendre le jeu.',
  },
};

export const options: Catalogue['options'] = {
  dummies: {
    name: 'Leurres',
    help: 'Oui : jusqu’à cinq pions vierges se mêlent aux unités finlandaises cachées, et le joueur soviétique ne peut les distinguer avant le premier tour. Non : chaque pion est une unité.',
  },
  'low-odds': {
    name: 'Attaques à 1-4 ou pire',
    help: 'Une telle attaque coûte toutes ses unités sans jet de dé. Strict : le joueur soviétique n’en fait une que si aucune manière de livrer les attaques dues ne l’évite. Souple : quand il veut.',
  },
  'helsinki-points': {
    name: 'Points pour Helsinki',
    help: 'Oui : la prise d’Helsinki vaut 50 points au joueur soviétique, outre les 50 d’un Sud vidé de Finlandais. Non : la ville elle-même ne rapporte rien.',
  },
  'leningrad-sudden-death': {
    name: 'Leningrad décide de tout',
    help: 'Oui : les Finlandais qui entrent dans Leningrad gagnent aussitôt. Non : la partie continue, et Leningrad perdue coûte 100 points au joueur soviétique à la fin.',
  },
  'touch-move': {
    name: 'Pion touché',
    help: 'Non : on peut annuler ses déplacements de la phase en cours tant que rien n’a été révélé. Oui : un déplacement fait est fait.',
  },
};

export const optionValues: Catalogue['optionValues'] = {
  on: 'oui',
  off: 'non',
  strict: 'strict',
  lenient: 'souple',
};
