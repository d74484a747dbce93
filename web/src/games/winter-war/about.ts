// Where the game comes from, and what of it is printed and what reconstructed.
import type { About } from '../index.ts';

export const about: About = {
  clause: 'WW-A58',
  en: {
    history: [
      'In the winter of 1939 some twenty Soviet divisions stood along a border of a thousand kilometres. In the south they ran against the fortifications of the Isthmus; in the north they lived on one railway, and whoever strayed too far from it was cut off.',
      'Winter War, published in 1972, tells this story in ten turns of ten days on more than a thousand hexes. The Finnish player sets up face down and hopes to mislead; the Soviet player must attack whatever their units stand next to, and supplies the army through five cities. Only the Soviet player scores; the Finnish player wins by denying those points.',
    ],
    credits: [
      ['Design', 'James F. Goff'],
      ['Systems and graphics', 'Redmond A. Simonsen'],
      ['Published by', 'Simulations Publications, Inc. (SPI), 1972'],
      ['Rules in our own words', 'Motti'],
      ['The Isthmus, a scenario to learn the game', 'Motti'],
      ['Coasts, lakes and rivers', '© OpenStreetMap contributors, ODbL'],
      ['Typefaces', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
      ['Unit symbols', 'milsymbol (MIT)'],
    ],
    printed: [
      'the sequence of play, movement, zones of control, stacking, supply and combat',
      'the Combat Results Table, the terrain chart, the turn track and both reinforcement tracks',
      'all 120 counters with their strengths; initial forces of both sides',
      'the map: terrain, rivers, railways, roads, cities, fortifications and supply capacities, read from photographs of the sheet',
      'victory points and levels, the published errata, the tables of scenarios and special events',
    ],
    reconstructed: [
      'names of towns that the sheet marks without a city',
      'the size marks of four kinds of counter that cannot be read',
      'one cell of the Scenario Table, hidden by a fold (turn 6, die 6)',
      'the scenario of the Isthmus is not in the box: it is ours, for learning',
      'what the text leaves open: every decision has its own clause, beginning with WW-A',
    ],
  },
  fr: {
    history: [
      'À l’hiver 1939, une vingtaine de divisions soviétiques bordent une frontière de mille kilomètres. Au sud, elles butent sur les fortifications de l’isthme ; au nord, elles vivent d’une seule voie ferrée, et qui s’en éloigne trop est coupé de tout.',
      'Winter War, publié en 1972, le raconte en dix tours de dix jours sur plus de mille hexagones. Le joueur finlandais se déploie face cachée et espère égarer son adversaire ; le joueur soviétique doit attaquer tout ce qui est au contact de ses unités et ravitaille son armée par cinq villes. Lui seul marque des points ; l’autre gagne par ce qu’il lui refuse.',
    ],
    credits: [
      ['Auteur', 'James F. Goff'],
      ['Systèmes et graphisme', 'Redmond A. Simonsen'],
      ['Éditeur', 'Simulations Publications, Inc. (SPI), 1972'],
      ['Règles réécrites', 'Motti'],
      ['L’Isthme, scénario d’apprentissage', 'Motti'],
      ['Côtes, lacs et rivières', '© les contributeurs d’OpenStreetMap, ODbL'],
      ['Caractères', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
      ['Symboles d’unités', 'milsymbol (MIT)'],
    ],
    printed: [
      'la séquence de jeu, le mouvement, les zones de contrôle, l’empilement, le ravitaillement et le combat',
      'la table de combat, la table des terrains, la piste des tours et les deux pistes de renforts',
      'les 120 pions avec leurs valeurs ; les forces initiales des deux camps',
      'la carte : terrain, rivières, voies ferrées, routes, villes, fortifications et capacités de ravitaillement, lus sur des photographies de la planche',
      'les points et niveaux de victoire, les errata publiés, les tables de scénarios et d’événements',
    ],
    reconstructed: [
      'le nom des localités que la planche signale sans en faire des villes',
      'l’échelon de quatre sortes de pions, illisible sur les photographies',
      'une case de la table des scénarios, cachée par un pli (tour 6, dé 6)',
      'le scénario de l’Isthme n’est pas dans la boîte : il est de nous, pour apprendre',
      'ce que le texte laisse ouvert : chaque décision a son article, en WW-A',
    ],
  },
};
