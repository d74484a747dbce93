// Le jeu en français.
import type { Words } from '../words.ts';
import { causes, events } from './events.ts';
import { refusals } from './refusals.ts';
import { ended, prompts, waiting } from './steps.ts';
import { levels, names, terms } from './terms.ts';
import { player, sides } from './units.ts';

export const fr: Words = {
  title: 'Winter War',
  subtitle: 'La Finlande et l’Union soviétique, du 30 novembre 1939 au 12 mars 1940',
  sides,
  player,
  scenarios: {
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
  },
  options: {
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
  },
  optionValues: { on: 'oui', off: 'non', strict: 'strict', lenient: 'souple' },
  prompts,
  waiting,
  ended,
  actions: {
    place: 'Placer {unit} {in}',
    take: 'Reprendre {unit}',
    select: 'Déplacer {unit}',
    ride: 'Prendre le train jusqu’à {hex}',
    leave: 'Ne pas bouger',
    move: 'Déplacer {unit} vers {hex}{rail}',
    retreat: 'Replier {unit} vers {hex}',
    advance: 'Avancer {unit} vers {hex}',
    attack: 'Attaquer {hexes}{units}',
    join: 'Attaquer avec {unit}',
    also: 'Attaquer aussi {hex}',
    resolve: 'Résoudre l’attaque',
    lose: 'Sacrifier {unit}',
    withdraw: 'Retirer {unit}',
    drop: 'Larguer les parachutistes sur {hex}',
    answer: '{answer}',
    priority: 'Ravitailler {unit} au rang {rank}',
    pin: 'Ravitailler {unit} depuis {city}',
    nearest: 'À distance égale, {unit} puise à {city}',
    done: 'Terminer',
    roll: 'Le dé donne {dice}',
  },
  answers: {
    'cease-fire': 'Cesser le feu',
    'fight-on': 'Continuer le combat',
    invade: 'Débarquer de vive force',
    'call-off': 'Annuler le débarquement',
    petsamo: 'Par mer à Petsamo',
    sweden: 'Par la Suède',
  },
  events,
  causes,
  refusals,
  terms,
  names,
  levels,
};
