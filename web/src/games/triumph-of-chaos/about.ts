// Where the game comes from, and what of it is printed, what follows from print or from public texts, and what is ours.
import type { About } from '../index.ts';

export const about: About = {
  clause: 'TC-A1',
  en: {
    history: [
      'In the summer of 1918 the Bolsheviks held Moscow, Petrograd and little else. Around them stood Cossacks, officers, Czechs, Germans on their way home, the fleets of the Allies, and a dozen peoples that had just declared themselves nations. Three years later most of it was theirs.',
      'Triumph of Chaos, published in 2005, tells this in sixteen turns with cards that are events, operations, replacements or railway moves. Both sides bid in secret for the favour of eighteen factions, which join, fight for themselves, are conquered or go home; armies melt faster than they are raised; and either side may fall out with itself.',
    ],
    credits: [
      ['Design', 'D. B. Dockter'],
      ['Published by', 'Clash of Arms Games, 2005'],
      ['Rules in our own words', 'Motti'],
      ['Typefaces', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
    ],
    printed: [
      'the rules of turn, activation, movement, stacking, supply, combat, redeployment, replacements, leaders, In-Fighting and victory',
      'the turn table, combat modifiers and shifts, surprise, retreats, redeployment and the distribution of replacements',
      'the spaces, units, leaders and cards that the rules name, and how many there are of each',
      'from public texts: parts of both set-ups, the victory conditions of the 1919 scenario, WHITE’s operations bonus, the classes of the factions',
      'derived: whatever follows from printed counts and from what the rules say about a space, a unit or a card',
    ],
    reconstructed: [
      'the political phase with its bidding table, and the rules of each faction, from every mention in the printed rules',
      'both fire tables and nearly all combat values',
      'most connections and terrain of the map, and most starting positions',
      'the effects of cards beyond what the rules say about them',
      'what the text leaves open: every decision has its own clause, beginning with TC-A; reconstructed values carry ○',
    ],
  },
  fr: {
    history: [
      'À l’été 1918, les bolcheviks tiennent Moscou, Petrograd et guère plus. Autour d’eux : des Cosaques, des officiers, des Tchèques, des Allemands sur le chemin du retour, les flottes des Alliés et une douzaine de peuples qui viennent de se proclamer nations. Trois ans plus tard, presque tout est à eux.',
      'Triumph of Chaos, publié en 2005, le raconte en seize tours, avec des cartes qui servent d’événements, d’opérations, de remplacements ou de transports par rail. Les deux camps misent en secret pour la faveur de dix-huit factions, qui se rallient, se battent pour elles-mêmes, sont conquises ou rentrent chez elles ; les armées fondent plus vite qu’on ne les lève ; et chaque camp peut se déchirer.',
    ],
    credits: [
      ['Auteur', 'D. B. Dockter'],
      ['Éditeur', 'Clash of Arms Games, 2005'],
      ['Règles réécrites', 'Motti'],
      ['Caractères', 'Old Standard TT, Fira Sans, Fira Sans Condensed (SIL OFL)'],
    ],
    printed: [
      'les règles du tour, de l’activation, du mouvement, de l’empilement, du ravitaillement, du combat, du redéploiement, des remplacements, des leaders, de la Lutte Interne et de la victoire',
      'la table des tours, les modificateurs et décalages du combat, la surprise, les retraites, le redéploiement et la répartition des remplacements',
      'les espaces, unités, leaders et cartes que les règles nomment, et leur nombre',
      'd’après des textes publics : une partie des deux mises en place, les conditions de victoire du scénario 1919, le bonus d’opérations des Blancs, les catégories de factions',
      'déduit : ce qui découle des nombres imprimés et de ce que les règles disent d’un espace, d’une unité ou d’une carte',
    ],
    reconstructed: [
      'la phase politique avec sa table d’enchères et les règles de chaque faction, d’après toutes les mentions des règles imprimées',
      'les deux tables de tir et presque toutes les valeurs de combat',
      'la plupart des liaisons et des terrains de la carte, et la plupart des positions de départ',
      'les effets des cartes au-delà de ce que les règles en disent',
      'ce que le texte laisse ouvert : chaque décision a son article, en TC-A ; les valeurs reconstituées portent ○',
    ],
  },
};
