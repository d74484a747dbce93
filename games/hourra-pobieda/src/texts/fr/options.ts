// Scénarios, options et types d’éléments, en français.
import type { Fixed } from '../catalogue.ts';

const ON_OFF = { on: 'oui', off: 'non' };

export const scenarios: Fixed['scenarios'] = {
  'khalkhin-gol': {
    name: 'Khalkhin Gol, juillet 1939',
    summary:
      'L’offensive japonaise par-delà la Khalkha : le pont et la colline de Baintsagan contre Nomonhan.',
    sides: { JP: 'Japon', SU: 'Union soviétique' },
    bases: { 'JP-1': 'la base japonaise', 'SU-1': 'la base soviétique' },
    reinforcements: { 'SU-R1': 'la réserve blindée' },
    places: {
      '0702': 'hauteurs de Fui',
      '0805': 'hauteurs de Remizov',
      '0808': 'hauteurs de Noro',
    },
    objectives: { kawamata: 'le pont de Kawamata', baintsagan: 'la colline de Baintsagan' },
    said: {
      hill: 'colline',
      marsh: 'marais',
      'Kawamata bridge': 'pont de Kawamata',
      'Tamsag-Bulak - Kawamata - Nomonhan - Chiangchunmiao road':
        'route de Tamsag-Bulak à Kawamata, Nomonhan et Chiangchunmiao',
    },
  },
  'suomussalmi-raate': {
    name: 'Suomussalmi et la route de Raate, décembre 1939',
    summary:
      'Une division soviétique dans le village, une autre sur la route, les Finlandais entre les deux.',
    sides: { FI: 'Finlande', SU: 'Union soviétique' },
    bases: {
      'FI-1': 'la route d’Hyrynsalmi',
      'FI-2': 'la route de Peranka',
      'SU-1': 'Raate',
      'SU-2': 'Juntusranta',
    },
    reinforcements: {
      'FI-R1': 'le JR 64 et le bataillon de chasseurs',
      'FI-R2': 'le JR 65, le détachement léger 22, les pionniers',
      'SU-R1': 'le 146e régiment, le 312e bataillon de chars',
      'SU-R2': 'le 3e régiment du NKVD',
    },
    places: { '0506': 'l’isthme' },
    objectives: {
      suomussalmi: 'le bourg de Suomussalmi',
      haukila: 'la ferme de Haukila',
      palovaara: 'le carrefour de Palovaara',
    },
    said: {
      'snowbound forest': 'forêt enneigée',
      'light wood and clearings': 'bois clair et clairières',
      'frozen lake': 'lac gelé',
      'swamp forest': 'forêt marécageuse',
      'forested ridge': 'crête boisée',
      'Hyrynsalmi road': 'route d’Hyrynsalmi',
      'Peranka road': 'route de Peranka',
      'Juntusranta road': 'route de Juntusranta',
      'Raate road': 'route de Raate',
      'Puras track': 'piste de Puras',
      'JR 27, border companies': 'JR 27, compagnies de gardes-frontières',
      'ErP 15, ErP 16, PPP 6, separate companies': 'ErP 15, ErP 16, PPP 6, compagnies autonomes',
      'Civic Guard and replacement battalions': 'garde civique et bataillons de complément',
      '662 RR, 759 RR (163rd Division)': '662e et 759e régiments (163e division)',
      '81 MRR, engineers': '81e régiment de montagne, génie',
      'reconnaissance battalion': 'bataillon de reconnaissance',
      'tank battalions of both divisions': 'bataillons de chars des deux divisions',
      '25 RR, 305 RR (44th Division)': '25e et 305e régiments (44e division)',
    },
  },
  summa: {
    name: 'Summa, février 1940',
    summary: 'La percée de la ligne Mannerheim et la route de Viipuri.',
    sides: { FI: 'Finlande', SU: 'Union soviétique' },
    bases: {
      'FI-1': 'Viipuri',
      'FI-2': 'la gare de Kämärä',
      'SU-1': 'Perkjärvi',
      'SU-2': 'Boboshino',
    },
    reinforcements: { 'FI-R1': 'la réserve de la 5e division et la 4e compagnie de chars' },
    places: {},
    objectives: { summa: 'le village de Summa', kamara: 'la gare de Kämärä' },
    said: {
      fields: 'champs',
      wood: 'bois',
      'heavy forest, boulders': 'forêt épaisse, blocs erratiques',
      'frozen lake': 'lac gelé',
      bog: 'tourbière',
      'height 65.5': 'cote 65,5',
      'village or station': 'village ou gare',
      'Viipuri Bay (broken ice, impassable)': 'baie de Viipuri (glace brisée, infranchissable)',
      'Viipuri - Summa highway': 'grand-route de Viipuri à Summa',
      'Lähde road': 'route de Lähde',
      'Railway and road, Perkjärvi - Leipäsuo - Kämärä':
        'voie ferrée et route, Perkjärvi - Leipäsuo - Kämärä',
      'Heinjoki road': 'route de Heinjoki',
      '3rd Division: JR 7, JR 8, JR 9': '3e division : JR 7, JR 8, JR 9',
      '1st and 5th Divisions in the line': '1re et 5e divisions en ligne',
      'replacement battalions': 'bataillons de complément',
      '123rd Division': '123e division',
      '100th, 90th and 113th Divisions': '100e, 90e et 113e divisions',
      replacements: 'compléments',
      'armoured sledge battalions': 'bataillons de traîneaux blindés',
      '35th Light Tank Brigade': '35e brigade de chars légers',
      '20th Heavy Tank Brigade': '20e brigade de chars lourds',
    },
  },
  'board-p': {
    name: 'Plateau P',
    summary: 'La table vide des exemples.',
    sides: { BLU: 'Bleus', RED: 'Rouges' },
    bases: {},
    reinforcements: {},
    places: {},
    objectives: { centre: 'le centre' },
    said: { 'open ground': 'terrain dégagé' },
  },
};

export const options: Fixed['options'] = {
  initiative: {
    name: 'Initiative du tour',
    help: 'L’attaquant est tiré au sort une fois, ou à chaque tour.',
    values: { perGame: 'une fois par partie', perTurn: 'à chaque tour' },
  },
  fog: {
    name: 'Brouillard',
    help: 'Les groupes en embuscade ne sont pas montrés à l’ennemi, ou tout l’est.',
    values: { ambush: 'embuscades cachées', none: 'aucun' },
  },
  closeAir: {
    name: 'Appui aérien rapproché',
    help: 'Il ajoute jusqu’à 4, ou 3 au plus.',
    values: { procedure: 'jusqu’à 4', cap3: 'plafonné à 3' },
  },
  freeSupply: {
    name: 'Ravitaillement gratuit',
    help: 'Près d’une base, seul le point de base est gratuit, ou tout.',
    values: { basicPoint: 'point de base', everything: 'tout' },
  },
  ziMovement: {
    name: 'Mouvement dans les zones d’influence',
    help: 'Un groupe peut se décaler dans la zone d’un même ennemi, ou pas du tout.',
    values: { otherZI: 'pas dans une autre zone', anyZI: 'dans aucune zone' },
  },
  terrainZones: {
    name: 'Étendues de terrain',
    help: 'Un bois ou une ville retient un groupe tout entier, ou hexagone par hexagone.',
    values: { area: 'étendues d’un seul tenant', cell: 'chaque hexagone' },
  },
  supplyZI: {
    name: 'Zones d’influence et ravitaillement',
    help: 'Une zone inévitable coupe la ligne de ravitaillement, ou coûte un point.',
    values: { cuts: 'elles coupent', costs: 'elles coûtent' },
  },
  reconMarks: {
    name: 'Groupes trouvés',
    help: 'Un groupe trouvé en reconnaissance reste localisé pour le tour, ou pour de bon.',
    values: { turn: 'pour le tour', permanent: 'pour de bon' },
  },
  minefieldDensity: {
    name: 'Densité des champs de mines',
    help: 'Tirée au dé à chaque entrée, ou une fois pour le champ.',
    values: { eachIntrusion: 'à chaque entrée', fixedOnFirst: 'une fois' },
  },
  kgTrigger: {
    name: 'Libération de la réserve soviétique',
    help: 'Quand les Japonais atteignent la rive orientale, ou passent à l’ouest.',
    values: { eastBank: 'rive orientale', westBank: 'rive occidentale' },
  },
  table: {
    name: 'Table de jeu',
    help: 'Sur des hexagones d’une UD, ou sur une table libre mesurée au centième.',
    values: { hex: 'hexagones', open: 'libre' },
  },
  retreatApproachRadius: {
    name: 'Repli vers d’autres ennemis',
    help: 'Un repli ne peut pas rapprocher d’un autre ennemi en deçà de cette distance.',
    values: { scenario: 'selon le scénario', '3': '3 UD', '99': 'toute distance' },
  },
  recon: {
    name: 'Reconnaissance au sol',
    help: 'Les groupes peuvent chercher les embuscades.',
    values: ON_OFF,
  },
  airRecon: {
    name: 'Reconnaissance aérienne',
    help: 'Les jetons Blancs permettent des reconnaissances aériennes.',
    values: ON_OFF,
  },
  airRaid: {
    name: 'Raids aériens',
    help: 'Les jetons Blancs peuvent bombarder les groupes localisés.',
    values: ON_OFF,
  },
  breakthrough: {
    name: 'Occupation et percée',
    help: 'Le vainqueur d’un assaut peut occuper la place, et les blindés poursuivre.',
    values: ON_OFF,
  },
  minefields: {
    name: 'Champs de mines',
    help: 'Les champs de mines du scénario sont posés.',
    values: ON_OFF,
  },
  airlift: {
    name: 'Pont aérien',
    help: 'Les groupes coupés peuvent être ravitaillés par les airs.',
    values: ON_OFF,
  },
  adaptedMunitions: {
    name: 'Munitions adaptées',
    help: 'Les munitions sont HE ou AT et sont plus efficaces contre ce pour quoi elles sont faites.',
    values: ON_OFF,
  },
  technology: {
    name: 'Technologie',
    help: 'À partir de 1942, les chars amènent leur artillerie.',
    values: ON_OFF,
  },
  troopQuality: {
    name: 'Qualité des troupes',
    help: 'À totaux égaux, vétérans et bleus ne se valent pas.',
    values: ON_OFF,
  },
  aa: {
    name: 'DCA',
    help: 'Les dés de munitions peuvent donner des jetons de DCA.',
    values: ON_OFF,
  },
  harshEnvironment: {
    name: 'Environnement rude',
    help: 'Une ligne de ravitaillement de 6 UD ou plus coûte un point.',
    values: ON_OFF,
  },
  depots: {
    name: 'Dépôts',
    help: 'Les groupes peuvent construire des dépôts qui prolongent le ravitaillement.',
    values: ON_OFF,
  },
  aaVersusRaids: {
    name: 'DCA contre les raids',
    help: 'La DCA peut aussi servir contre les raids aériens.',
    values: ON_OFF,
  },
  hiddenMinefields: {
    name: 'Champs de mines cachés',
    help: 'L’ennemi ne voit pas les champs de mines avant d’y entrer.',
    values: ON_OFF,
  },
};

export const types: Fixed['types'] = {
  heavy: 'Blindés lourds',
  medium: 'Blindés moyens',
  light: 'Blindés légers',
  soft: 'Infanterie',
  softMot: 'Infanterie motorisée',
  mech: 'Mécanisés',
  type95: 'Chars légers Type 95',
  type89: 'Chars moyens Type 89',
  bt5: 'Chars moyens BT-5',
  armCar: 'Automitrailleuses',
  cavalry: 'Cavalerie',
  ski: 'Skieurs',
  skiReco: 'Skieurs de reconnaissance',
  t26: 'Chars T-26',
  vickers: 'Chars Vickers',
  alpine: 'Infanterie de montagne',
};
