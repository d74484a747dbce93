// Where the game comes from, and what of it is printed and what reconstructed.
import type { About } from '../index.ts';

export const about: About = {
  clause: 'HP-A60',
  en: {
    history: [
      'Operations of the Second World War with groups of battalions, as they are fought on a table with miniatures, four kilometres to the unit of distance. Whoever moves needs fuel, and the longer the road to the base, the more of it; artillery and aircraft are tokens, committed in secret, that are gone once they have been used.',
      'The rules are a system: Khalkhin Gol, July 1939, is printed with them, and players make their own battles. Here they are played on hexes or on an open table measured to the hundredth, and the builder creates scenarios and armies for both.',
    ],
    credits: [
      ['Design', 'Pierre Laporte, Hourré Pobieda, version 2, May 2016'],
      ['Rules in our own words', 'Motti'],
      ['Suomussalmi – Raate road, Summa: scenarios of the Winter War', 'Motti'],
      ['Typefaces', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
    ],
    printed: [
      'rules 1 to 12, the table of elements, all dice, ranges and thresholds',
      'Khalkhin Gol: the forces of both sides, what their bases yield, the conditions of victory, the kinds of ground',
      'the special rules of that battle: banzai, the harsh environment, pontoons, the Soviet reserve',
    ],
    reconstructed: [
      'the map of Khalkhin Gol, its set-up zones, the places of its bases, and its 12 turns: the printed map is lost',
      'two bases for armies of 13 to 35 points, the die of anti-aircraft tokens, what masks sight, class and protection of cavalry',
      'both scenarios of the Winter War with ski troops, ice and open roads are ours',
      'what the text leaves open: every decision has its own clause, beginning with HP-A; hexes and the open table, with HP-G',
    ],
  },
  fr: {
    history: [
      'Des opérations de la Seconde Guerre mondiale avec des groupes de bataillons, comme on les livre sur une table avec des figurines, quatre kilomètres par unité de distance. Qui se déplace a besoin de carburant, d’autant plus que la base est loin ; l’artillerie et l’aviation sont des jetons, engagés en secret et perdus dès qu’ils ont servi.',
      'Les règles forment un système : Khalkhin Gol, juillet 1939, est imprimé avec elles, et les joueurs créent leurs propres batailles. On les joue ici sur hexagones ou sur une table libre, mesurée au centième ; l’atelier crée scénarios et armées pour l’une et l’autre.',
    ],
    credits: [
      ['Auteur', 'Pierre Laporte, Hourré Pobieda, version 2, mai 2016'],
      ['Règles réécrites', 'Motti'],
      ['Suomussalmi – route de Raate, Summa : scénarios de la guerre d’Hiver', 'Motti'],
      ['Caractères', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
    ],
    printed: [
      'les règles 1 à 12, la table des éléments, tous les dés, portées et seuils',
      'Khalkhin Gol : les forces des deux camps, ce que donnent leurs bases, les conditions de victoire, les types de terrain',
      'les règles spéciales de cette bataille : banzaï, environnement rude, pontons, réserve soviétique',
    ],
    reconstructed: [
      'la carte de Khalkhin Gol, ses zones de déploiement, l’emplacement de ses bases et ses 12 tours : la carte imprimée est perdue',
      'deux bases pour les armées de 13 à 35 points, le dé des jetons de DCA, ce qui masque la vue, la classe et la protection de la cavalerie',
      'les deux scénarios de la guerre d’Hiver, avec skieurs, glace et routes ouvertes, sont de nous',
      'ce que le texte laisse ouvert : chaque décision a son article, en HP-A ; les hexagones et la table libre, en HP-G',
    ],
  },
};
