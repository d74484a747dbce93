// Where the game comes from, and what of it is printed and what reconstructed.
import type { About } from '../index.ts';

export const about: About = {
  clause: 'TV-A71',
  en: {
    history: [
      'On 30 November 1939 the Red Army crossed the border of Finland from Petsamo to the Isthmus. It expected a parade and met snow, forests and ski patrols; a hundred and five days later Finland had lost the Isthmus but kept its independence.',
      'Talvisota tells this story in eight turns. The Soviet player plans their blows in secret and pays for every failure in morale; the Finnish player decides where to stand, and lets winter do the rest.',
    ],
    credits: [
      ['Design', 'Lionel Liron'],
      ['Published by', 'Vae Victis'],
      ['Rules in our own words', 'Motti'],
      ['Coasts, lakes and rivers', '© OpenStreetMap contributors, ODbL'],
      ['Borders and land', 'Natural Earth, public domain'],
      ['Typefaces', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
      ['Unit symbols', 'milsymbol (MIT)'],
    ],
    printed: [
      'the sequence of play, strategies, supports and environment, with their numbers',
      'the counter mix of 108, and both orders of battle',
      'the combat table, the morale costs of every result, and the harassment table',
      'morale at the start (23 and 19), eight turns, and the track of international events',
      'the logistic centres, the ice road in March, and the spaces that the rules name',
    ],
    reconstructed: [
      'the map: the printed sheet is lost. Towns, railways and roads are real; which of them are spaces, their values and the fortified ones are ours',
      'strength and tactical ability of the units, set so that equal players win about equally often with either side',
      'the number of each turn on the track, and the ten FUS counters that make change for the corps',
      'what the two printed texts leave open or contradict: every decision has its own clause, beginning with TV-A',
    ],
  },
  fr: {
    history: [
      'Le 30 novembre 1939, l’Armée rouge franchit la frontière finlandaise, de Petsamo à l’isthme de Carélie. Elle attendait une promenade ; elle trouva la neige, la forêt et les patrouilles à skis. Cent cinq jours plus tard, la Finlande avait perdu l’isthme et gardé son indépendance.',
      'Talvisota le raconte en huit tours. Le joueur soviétique prépare ses coups en secret et paie chaque échec de son moral ; le joueur finlandais décide où tenir, et laisse l’hiver faire le reste.',
    ],
    credits: [
      ['Auteur', 'Lionel Liron'],
      ['Éditeur', 'Vae Victis'],
      ['Règles réécrites', 'Motti'],
      ['Côtes, lacs et rivières', '© les contributeurs d’OpenStreetMap, ODbL'],
      ['Frontières et terres', 'Natural Earth, domaine public'],
      ['Caractères', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
      ['Symboles d’unités', 'milsymbol (MIT)'],
    ],
    printed: [
      'la séquence de jeu, les stratégies, les soutiens et l’Environnement, avec leurs chiffres',
      'les 108 pions et les deux ordres de bataille',
      'la table de combat, le coût en moral de chaque résultat et la table de harcèlement',
      'le moral de départ (23 et 19), les huit tours et la piste des événements internationaux',
      'les centres logistiques, la route de glace de mars et les cases que les règles nomment',
    ],
    reconstructed: [
      'la carte : la planche imprimée est perdue. Villes, voies ferrées et routes sont réelles ; le choix des cases, leur valeur et les cases fortifiées sont de nous',
      'la puissance et la capacité tactique des unités, réglées pour qu’à force égale chaque camp gagne à peu près aussi souvent',
      'le numéro de chaque tour sur la piste, et les dix pions FUS qui font la monnaie des corps',
      'ce que les deux textes imprimés laissent ouvert ou contredisent : chaque décision a son article, en TV-A',
    ],
  },
};
