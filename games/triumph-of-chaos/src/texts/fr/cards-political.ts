// Titres et textes: cartes politiques.

import type { politicalCards as en } from '../en/cards-political.ts';
import type { CardText } from '../en/cards-red.ts';

export const politicalCards = {
  1: {
    title: 'Tuez-les tous',
    text: 'Les Romanov sont fusillés à Iekaterinbourg. Placée au tour 1, cette carte interdit de sauver le Tsar.',
  },
  2: {
    title: 'Le décret sur la paix',
    text: 'La paix à tout prix : les soldats de toutes les armées tendent l’oreille.',
  },
  3: {
    title: 'Le décret sur la terre',
    text: 'La terre à ceux qui la cultivent, et plus de fermage.',
  },
  4: {
    title: 'Les droits des peuples',
    text: 'Sur le papier, chaque nation peut quitter l’ancien empire.',
  },
  5: {
    title: 'Les tirailleurs lettons',
    text: 'La garde de la Révolution a de la famille au pays.',
  },
  6: {
    title: 'Le soviet de Tachkent',
    text: 'Les cheminots tiennent Tachkent, coupés de Moscou.',
  },
  7: {
    title: 'La commune de Bakou',
    text: 'Vingt-six commissaires, et du pétrole pour Moscou.',
  },
  8: {
    title: 'Kirov à Astrakhan',
    text: 'Les bouches de la Volga restent rouges.',
  },
  9: {
    title: 'La grève des dockers',
    text: 'À Londres et à Seattle les dockers refusent d’embarquer des munitions.',
  },
  10: {
    title: 'Mutinerie en mer Noire',
    text: 'Les marins français hissent le drapeau rouge devant Sébastopol.',
  },
  11: {
    title: 'Les spartakistes',
    text: 'Berlin se soulève : à l’Est, les garnisons allemandes élisent des conseils de soldats.',
  },
  12: {
    title: 'Bela Kun à Budapest',
    text: 'Une deuxième république soviétique réclame un couloir par la Galicie.',
  },
  13: {
    title: 'Les Gardes rouges finlandais',
    text: 'Les réfugiés de Tampere préparent leur retour à Petrograd.',
  },
  14: {
    title: 'La république Lit-Bel',
    text: 'Vilna et Minsk réunies dans un seul État soviétique.',
  },
  15: {
    title: 'Rakovski à Kharkov',
    text: 'Un gouvernement ouvrier et paysan attend derrière la frontière.',
  },
  16: {
    title: 'La brigade du Batko',
    text: 'Makhno signe avec le commandement rouge, pour un temps.',
  },
  17: {
    title: 'Premier congrès du Komintern',
    text: 'Les délégués de dix-neuf partis se réunissent au Kremlin.',
  },
  18: {
    title: 'Les communistes tchèques',
    text: 'Dans les trains de la Légion, des agitateurs demandent ce qu’on fait encore ici.',
  },
  19: {
    title: 'La mission Bullitt',
    text: 'Lénine offre à un visiteur américain une trêve sur tous les fronts.',
  },
  20: {
    title: 'Les Bachkirs se rallient',
    text: 'Validov quitte Koltchak contre une promesse d’autonomie.',
  },
  21: {
    title: 'Le commissariat aux affaires musulmanes',
    text: 'On rend les mosquées, on condamne les khans.',
  },
  22: {
    title: 'Les manufactures de Toula',
    text: 'Le ROUGE gagne 1 RS, pour ses unités ou ses factions.',
  },
  23: {
    title: 'La mobilisation du Parti',
    text: 'Le ROUGE gagne 2 RS, pour ses unités ou ses factions.',
  },
  24: {
    title: 'Le Conseil suprême de guerre',
    text: 'Versailles veut retrouver un front à l’Est.',
  },
  25: {
    title: 'La croisade de Churchill',
    text: 'Le ministre de la Guerre vide ses dépôts pour les Blancs.',
  },
  26: {
    title: 'Mourmansk et Arkhangelsk',
    text: 'Les stocks alliés ne doivent pas tomber aux mains des Allemands, ni de personne.',
  },
  27: {
    title: 'La Légion se révolte',
    text: 'Désarmer à Tcheliabinsk ? Jamais.',
  },
  28: {
    title: 'Le Transsibérien',
    text: 'Un comité interallié fait rouler les trains jusqu’à Omsk.',
  },
  29: {
    title: 'Le débarquement de Hanko',
    text: 'La division baltique de von der Goltz marche sur Helsinki.',
  },
  30: {
    title: 'Le Sénat de Vaasa',
    text: 'La Finlande de Svinhufvud ne veut pas de voisin bolchevique.',
  },
  31: {
    title: 'Le retour de Pilsudski',
    text: 'De la forteresse de Magdebourg à la tête de l’État en une semaine.',
  },
  32: {
    title: 'Le Comité national polonais',
    text: 'Paderewski et Dmowski parlent pour la Pologne à Paris.',
  },
  33: {
    title: 'La Landeswehr balte',
    text: 'Barons allemands et corps francs reprennent Riga.',
  },
  34: {
    title: 'La guerre d’indépendance estonienne',
    text: 'Des lycéens, des trains blindés et des volontaires finlandais.',
  },
  35: {
    title: 'L’Hetmanat',
    text: 'Skoropadsky règne à Kiev par la grâce des baïonnettes allemandes.',
  },
  36: {
    title: 'Le Directoire',
    text: 'Petlioura et Vynnytchenko proclament de nouveau la République populaire.',
  },
  37: {
    title: 'La République d’Ukraine occidentale',
    text: 'Lvov, novembre : le drapeau bleu et jaune sur l’hôtel de ville.',
  },
  38: {
    title: 'Les mencheviks géorgiens',
    text: 'Une république socialiste qui ne veut pas des bolcheviks.',
  },
  39: {
    title: 'La Dunsterforce',
    text: 'Mille hommes en camionnettes Ford partent pour Bakou.',
  },
  40: {
    title: 'Le gouvernement transcaspien',
    text: 'Les cipayes de Malleson atteignent Merv.',
  },
  41: {
    title: 'Djounaïd Khan',
    text: 'Le maître de Khiva accepte des fusils de tout le monde.',
  },
  42: {
    title: 'Les Cosaques d’Astrakhan',
    text: 'Des cavaliers kalmouks lèvent le drapeau monarchiste sur la basse Volga.',
  },
  43: {
    title: 'La Rada biélorusse',
    text: 'Un gouvernement en quête d’un pays.',
  },
  44: {
    title: 'Les fusils américains',
    text: 'Le BLANC gagne 1 RS, pour ses unités ou ses factions.',
  },
  45: {
    title: 'Les dépôts de Novorossiïsk',
    text: 'Le BLANC gagne 2 RS, pour ses unités ou ses factions.',
  },
  46: {
    title: 'L’armistice à l’Ouest',
    text: 'La guerre est finie à Compiègne. Le dé de retrait des Puissances centrales est à −2 ce tour.',
  },
  47: {
    title: 'La Conférence de la paix',
    text: 'Chacun a une carte à montrer à M. Wilson.',
  },
  48: {
    title: 'La proposition de Prinkipo',
    text: 'Les Rouges acceptent de parler, les Blancs refusent de siéger avec des assassins.',
  },
  49: {
    title: 'Espions',
    text: 'Les agents de tous les services à l’œuvre : trois factions non contrôlées, tirées au sort, bougent chacune d’un espace dans un sens tiré au sort, sans entrer en Contrôle.',
  },
  50: {
    title: 'L’assassinat de Mirbach',
    text: 'Les SR de gauche tuent l’ambassadeur allemand à Moscou.',
  },
  51: {
    title: 'L’assassinat d’Eichhorn',
    text: 'Une bombe à Kiev ; des représailles dans les villages.',
  },
  52: {
    title: 'Les coups de feu sur Lénine',
    text: 'Fanny Kaplan blesse Lénine ; la Tchéka arrête les agents alliés.',
  },
  53: {
    title: 'La grippe espagnole',
    text: 'Les casernes deviennent des hôpitaux : chaque camp perd 1 RS ce tour.',
  },
  54: {
    title: 'Pogroms',
    text: 'Des massacres derrière les lignes antibolcheviques indignent le monde.',
  },
  55: {
    title: 'Aucune promesse aux confins',
    text: 'Les généraux blancs parleront des frontières après la victoire.',
  },
  56: {
    title: 'Les réquisitions de grain',
    text: 'Les détachements de ravitaillement vident les granges.',
  },
  57: {
    title: 'L’or du Tsar',
    text: 'Le possesseur de l’or impérial place aussitôt 2 IP sur une ou deux factions.',
  },
  58: {
    title: 'La guerre pour Lvov',
    text: 'Polonais et Ukrainiens se disputent la Galicie.',
  },
  59: {
    title: 'La querelle de Vilna',
    text: 'Deux capitales réclament la même ville.',
  },
  60: {
    title: 'Les trains de secours',
    text: 'M. Hoover nourrit qui le laisse faire : chaque camp gagne 1 RS, pour ses unités ou ses factions.',
  },
  61: {
    title: 'Le blocus',
    text: 'Les croiseurs britanniques saisissent tout navire pour Petrograd : le BLANC gagne 1 RS, pour ses unités ou ses factions.',
  },
  62: {
    title: 'Les Turcs à Bakou',
    text: 'L’Armée de l’islam entre dans la ville ; les commissaires fuient par la Caspienne.',
  },
  63: {
    title: 'La Rada du Kouban pendue',
    text: 'Denikine règle la question du fédéralisme cosaque avec une corde.',
  },
  64: {
    title: 'L’évacuation d’Odessa',
    text: 'Les Français partent en trois jours, pas leurs dépôts : le ROUGE gagne 1 RS, pour ses unités ou ses factions.',
  },
  65: {
    title: 'Vienne et Kiel',
    text: 'Deux empires s’effondrent ; leurs garnisons veulent rentrer.',
  },
  66: {
    title: 'La roue tourne',
    text: 'À la fin de cette Phase Politique toutes les cartes politiques écartées retournent dans leurs pioches.',
  },
} satisfies Record<keyof typeof en, CardText>;
