// Titres et textes : cartes de leader.

import type { leaderCards as en } from '../en/cards-leaders.ts';
import type { CardText } from '../en/cards-red.ts';

export const leaderCards = {
  1: {
    title: 'Lénine',
    text: 'Commence à Moscou et ne peut bouger. Sa mort donne 5 VP au BLANC et rend la Lutte Interne ROUGE permanente.',
  },
  2: {
    title: 'Antonov-Ovseïenko',
    text: 'A pris le palais d’Hiver ; commande le Front ukrainien.',
  },
  3: {
    title: 'Bontch-Brouïevitch',
    text: 'Un général d’état-major prudent de l’ancienne armée.',
  },
  4: {
    title: 'Broussilov',
    text: 'Le vainqueur de 1916 prête son nom et sa méthode.',
  },
  5: {
    title: 'Boudienny',
    text: 'Mouvement 5. Surprise de cavalerie, dé −1.',
  },
  6: {
    title: 'Egorov',
    text: 'Commandant solide du front Sud.',
  },
  7: {
    title: 'Frounzé',
    text: 'L’ouvrier qui battit Koltchak et enleva Perekop.',
  },
  8: {
    title: 'Gaï-Khan',
    text: 'Surprise de cavalerie.',
  },
  9: {
    title: 'Staline',
    text: 'Du blé, des fusillades et Tsaritsyne.',
  },
  10: {
    title: 'Trotski',
    text: 'Mouvement 4, ou rail illimité une fois par tour. Action Spéciale. Aide et résiste à la propagande.',
  },
  11: {
    title: 'Toukhatchevski',
    text: 'En avant, toujours en avant.',
  },
  12: {
    title: 'Vorochilov',
    text: 'Résiste à la propagande.',
  },
  13: {
    title: 'Joukov',
    text: 'Un jeune cavalier promis à un bel avenir.',
  },
  14: {
    title: 'Le tsar Nicolas II',
    text: 'Jamais sur la carte. S’il est sauvé au tour 2 : 1 RS sur 1-4 à chaque tour, ou +1 à la carte Influence BLANCHE.',
  },
  15: {
    title: 'Bogaïevski',
    text: 'Dernier ataman du Don.',
  },
  16: {
    title: 'Denikine',
    text: 'Sur la carte, il gêne l’achat d’influence et aggrave Une Russie.',
  },
  17: {
    title: 'Doutov',
    text: 'Ataman d’Orenbourg.',
  },
  18: {
    title: 'Gajda',
    text: 'Brillant, vaniteux et dangereux pour les siens : le putsch de la règle 16.26.',
  },
  19: {
    title: 'Khanjine',
    text: 'Un artilleur qui atteignit presque la Volga.',
  },
  20: {
    title: 'Koltchak',
    text: 'Un amiral sans mer.',
  },
  21: {
    title: 'Krasnov',
    text: 'Surprise de cavalerie.',
  },
  22: {
    title: 'Maï-Maïevski',
    text: 'Menait par rail ses rares régiments d’un combat à l’autre.',
  },
  23: {
    title: 'Mannerheim',
    text: 'Commandant de la Finlande blanche.',
  },
  24: {
    title: 'Von der Goltz',
    text: 'Une guerre privée en Baltique.',
  },
  25: {
    title: 'Wrangel',
    text: 'Mouvement 5 ; Action Spéciale. Surprise de cavalerie, dé −1. Gratuit au premier contrôle de Tsaritsyne ou Voronej.',
  },
  26: {
    title: 'Ioudenitch',
    text: 'Le vainqueur d’Erzurum devant Petrograd.',
  },
  27: {
    title: 'Haller',
    text: 'L’Armée bleue venue de France.',
  },
  28: {
    title: 'Makhno',
    text: 'Mouvement 5. Surprise de cavalerie.',
  },
  29: {
    title: 'Petlioura',
    text: 'Ataman en chef de la République ukrainienne.',
  },
  30: {
    title: 'Pilsudski',
    text: 'La contre-attaque du Wieprz.',
  },
  31: {
    title: 'Syrový',
    text: 'Un seul œil, un seul but : Vladivostok.',
  },
  32: {
    title: 'Tarnavsky',
    text: 'Commandant de l’Armée galicienne.',
  },
  33: {
    title: 'Vatsetis',
    text: 'Premier commandant en chef, un tirailleur letton.',
  },
  34: {
    title: 'S. Kamenev',
    text: 'Commandant en chef dès juillet 1919.',
  },
  35: {
    title: 'Blücher',
    text: 'Se dégagea de l’encerclement dans l’Oural en 1918.',
  },
  36: {
    title: 'Tchapaïev',
    text: 'Légende de la 25e division.',
  },
  37: {
    title: 'Raskolnikov',
    text: 'Marin de la flottille de la Volga.',
  },
  38: {
    title: 'Koutepov',
    text: 'Chef des régiments de couleur.',
  },
  39: {
    title: 'Mamontov',
    text: 'Le grand raid de 1919.',
  },
  40: {
    title: 'Kappel',
    text: 'Mena la grande marche de glace sibérienne et y mourut.',
  },
  41: {
    title: 'Miller',
    text: 'Gouverneur de la Région du Nord.',
  },
  42: {
    title: 'Semenov',
    text: 'Ataman de Transbaïkalie, qui n’est utile à personne.',
  },
  43: {
    title: 'Laidoner',
    text: 'Commandant en chef de l’Estonie.',
  },
  44: {
    title: 'Ironside',
    text: 'Commandant à Arkhangelsk.',
  },
} satisfies Record<keyof typeof en, CardText>;
