// The words of this table, in French.
import type { Ground } from '@motti/hourra-pobieda/parts';
import type { Words } from './en.ts';

const TERRAIN: Readonly<Record<Ground['terrain'], string>> = {
  open: 'terrain clair',
  accidente: 'terrain accidenté',
  rough: 'terrain difficile',
  mountain: 'montagne',
  agglomeration: 'agglomération',
  urban: 'centre urbain',
  water: 'eau',
};
const plural = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

export const fr: Words = {
  map: {
    label: 'Carte de la bataille',
    layersTitle: 'Affiché sur la carte',
    layers: {
      sight: 'Vue',
      supply: 'Ravitaillement',
      zones: 'Zones',
      setup: 'Déploiement',
    },
    sightFrom: (group) => `Vue depuis ${group}`,
    credit: 'Carte dessinée d’après le scénario',
    base: (id, side) => `${id}, tenue par : ${side}`,
    ground: ({ terrain, height, dense, ice }) =>
      [ice ? 'glace' : TERRAIN[terrain], height ? 'hauteur' : '', dense ? 'bois' : '']
        .filter(Boolean)
        .join(', '),
    spoken: (side, name, value, level, hidden) =>
      [
        `${side}, groupe ${name}, valeur de combat ${value}`,
        level > 0 ? `retranché, niveau ${level}` : '',
        hidden ? 'caché à l’ennemi' : '',
      ]
        .filter(Boolean)
        .join(', '),
    within: (steps) => `à portée, ${steps} UD`,
    chosen: 'peut être choisi',
    legend: {
      river: 'fleuve : par les ponts',
      road: 'route : une UD de plus',
      height: 'hauteur',
      rough: 'difficile : +1 Bleu',
      broken: 'accidenté : +1 Bleu',
      wood: 'bois : dissimule',
      town: 'agglomération',
      objective: 'objectif',
      base: 'base de ravitaillement',
      trench: 'retranchement',
    },
  },
  keys: [
    ['W', 'le groupe suivant'],
    ['L', 'vue depuis le groupe'],
    ['S', 'lignes de ravitaillement'],
    ['Z', 'zones d’influence'],
    ['B', 'zones de déploiement'],
    ['M', 'règle (table libre)'],
    ['Flèches', 'curseur de 0,10 UD, avec Maj 0,01 (table libre)'],
    ['Espace, Entrée', 'poser un angle du chemin, partir (table libre)'],
  ],
  turn: (turn, of) => `tour ${turn} sur ${of}`,
  beforeTheBattle: 'avant la bataille',
  phases: {
    setUp: 'Déploiement',
    collection: 'Collecte',
  },
  tokens: {
    blue: 'ravitaillement',
    red: 'artillerie lourde',
    green: 'artillerie de campagne',
    yellow: 'appui immédiat',
    white: 'aviation',
    aa: 'DCA',
  },
  bidKinds: {
    close: 'aviation en appui rapproché',
    carpet: 'aviation en tapis de bombes',
    red: 'artillerie lourde',
    green: 'artillerie de campagne',
    yellow: 'appui immédiat',
    aa: 'DCA',
  },
  marks: { '': '', he: 'HE', at: 'AT' },
  group: {
    nothing: 'Aucun groupe choisi',
    help: 'Cliquez sur un groupe, à vous ou à l’ennemi : vous lirez ici ce qu’il est et ce qu’il peut faire.',
    in: 'Groupe',
    value: 'Valeur de combat',
    points: 'Points de regroupement',
    ofSix: (points) => `${points} sur 6`,
    entrenched: (level) => `Retranché, niveau ${level}`,
    assaults: 'Assauts livrés ce tour',
    pace: 'Avance rapide',
    ud: (steps) => `${steps} UD`,
    byRoad: (steps) => `${steps} UD par la route`,
    hidden: 'Caché à l’ennemi',
    hiddenNote: 'L’ennemi ne voit pas ce groupe.',
    spent: 'A déjà agi ce tour',
    supply: 'Ravitaillement',
    nearBase: 'près d’une base : gratuit',
    noLine: 'aucune ligne : pas de ravitaillement',
    line: (length, from) => `ligne de ${length} UD jusqu’à ${from}`,
    blue: (count) => plural(count, 'Bleu', 'Bleus'),
    total: 'En tout',
    totalRapid: 'Pour une avance rapide',
    quality: { standard: '', veteran: 'vétéran', green: 'novice', reservist: 'réserviste' },
  },
  resources: {
    title: 'Ressources',
    you: 'vous',
    note: 'Les réserves sont publiques, les mises non. La moitié des Bleus, arrondie au supérieur, reste pour le tour suivant.',
  },
  orders: {
    title: (group) => `Ordres pour ${group}`,
    help: 'Choisissez son ravitaillement et son allure ; les hexagones éclairés sont à portée, avec leur distance en UD. Cliquez sur l’un d’eux ou faites-y glisser le groupe.',
    name: (supply, mode, banzai) =>
      `${{ hold: 'Tenir et combattre', progress: 'Progression, 1 UD', rapid: 'Avance rapide' }[mode]}${banzai ? ', banzaï' : ''}${supply === 'none' ? ', sans ravitaillement' : supply === 'airlift' ? ', par pont aérien' : ''}`,
    cost: (blue, white) =>
      [
        blue > 0 ? plural(blue, 'Bleu', 'Bleus') : '',
        white > 0 ? plural(white, 'Blanc', 'Blancs') : '',
      ]
        .filter(Boolean)
        .join(', ') || 'gratuit',
    stay: 'Donner cet ordre sur place',
    split: 'Scinder le groupe…',
    works: 'Travaux',
    after: (left) => `Il resterait ${plural(left, 'Bleu', 'Bleus')}.`,
    unsupplied: 'Sans ravitaillement il ne peut pas combattre.',
    detach: 'Détacher',
    detached: (count) =>
      `${plural(count, 'élément quitte', 'éléments quittent')} le groupe ; choisissez le premier hexagone.`,
    detachHelp: 'Cliquez sur les éléments à détacher, ici ou sur la carte.',
    rejoin: 'Garder le groupe entier',
    leftOn: (steps) => `${plural(steps, 'pas fait', 'pas faits')}. Continuez, ou arrêtez-vous ici.`,
  },
  idle: {
    title: 'Votre séquence',
    left: (count) =>
      `${plural(count, 'groupe peut encore être activé', 'groupes peuvent encore être activés')}.`,
    next: 'Groupe suivant',
    airRecon: 'Reconnaissance aérienne',
    raid: 'Lancer un raid aérien',
    pickTarget: 'Choisissez l’hexagone sur la carte.',
    putDown: 'Retour',
  },
  combat: {
    title: (group) => `${group} : combattre`,
    help: 'Encadrés sur la carte : ceux qu’il peut assaillir ou viser. Cliquez sur l’un d’eux, ici ou sur la carte.',
    far: (steps) => `${steps} UD`,
    hits: (faces, chance) => `touche sur ${faces} : ${chance}`,
    safe: 'ne peut pas toucher',
    left: (tokens) => `reste ${tokens}`,
    nobody: 'Il n’y a personne à assaillir ni à viser.',
    ifAssault: 'Si vous donnez l’assaut',
    outcomes: 'Avec un soutien ordinaire de part et d’autre',
  },
  bid: {
    adds: (least: number, most: number) => `ajoute ${least} à ${most} chacun`,
    downs: 'peut abattre un avion',
    barred: {
      'red-after-move': 'pas après un mouvement',
      'green-after-advance': 'pas après une avance',
      'carpet-for-assailant': 'assaillant seulement',
      'aa-for-defender': 'défenseur seulement',
    },
    title: 'Votre mise secrète',
    aside: 'vous seul la voyez',
    of: (count) => `sur ${count}`,
    none: 'Aucun soutien',
    count: (count) =>
      count === 0
        ? 'Rien d’engagé. Ce que vous engagez est dépensé, quoi qu’il arrive.'
        : `${plural(count, 'jeton', 'jetons')}, pas encore joués : changez-les jusqu’à sceller.`,
    seal: 'Sceller la mise',
    unseal: 'Desceller',
    sealed: 'Votre mise est scellée.',
    both: 'Les deux mises s’ouvrent ensemble.',
    enemySealed: (side) => `${side} : mise scellée.`,
    enemyOpen: (side) => `${side} : mise en cours.`,
    more: (what) => `Un de plus : ${what}`,
    fewer: (what) => `Un de moins : ${what}`,
    carpet: 'en tapis de bombes',
    close: 'en appui rapproché',
    ifEnemy: (side) => `Si l’ennemi (${side}) engage…`,
    nothing: 'rien',
    tokens: (count) => plural(count, 'jeton', 'jetons'),
    losers:
      'Le perdant subit la différence : les pertes impaires coûtent un élément, les paires un recul d’une UD.',
    attackerLoses: (side) => `pertes : ${side}`,
    tie: 'égalité',
    sealedTag: 'scellée',
    openTag: 'en cours',
    assault: (from, to) => `Assaut, ${from} sur ${to}`,
    youAttack: 'vous attaquez',
    attacks: (side) => `attaque : ${side}`,
  },
  munitions: {
    title: 'Vos dés de munitions',
    aside: 'vous seul les voyez',
    help: (count) =>
      `${plural(count, 'dé à attribuer', 'dés à attribuer')} : chacun donne la munition que vous nommez.`,
    chosen: 'Choisi',
    fires: (range: number, most: number) =>
      `tire à ${range} UD, touche sur ${most} ou moins ; jusqu’à +${most} dans un assaut`,
    aircraft: 'pour les assauts, les raids, la reconnaissance et le pont aérien',
    flak: 'abat les avions ennemis',
  },
  place: {
    title: 'Votre déploiement',
    waiting: 'À placer',
    allPlaced: 'Chaque élément a sa place.',
    help: 'Choisissez un type, puis cliquez sur des hexagones éclairés de votre zone ; un groupe compte six points au plus.',
    lift: 'Reprendre un groupe',
    entrench: (level, left) => `Retrancher, niveau ${level}${left}`,
    mine: 'Poser un champ de mines',
    tools: 'Outils',
    arriving: 'Arrivées',
    arrivingHelp:
      'Choisissez un type, puis un hexagone éclairé près de la base ; ou gardez-le en réserve.',
  },
  lose: {
    title: 'Une perte',
    help: 'Cliquez sur l’élément à sacrifier, ici ou sur la carte.',
  },
  occupy: {
    title: 'Occuper',
    help: 'L’ennemi a quitté l’endroit éclairé. Cliquez dessus pour y entrer, ou restez : un groupe qui avance quitte ses retranchements.',
    cannot: 'On ne peut pas entrer sur ce terrain d’ici : le groupe reste.',
  },
  raid: {
    flak: 'Contre le raid',
    flakHelp: (most: number) => `Un dé par jeton : sur ${most} ou moins, un avion fait demi-tour.`,
    bombs: 'Le raid',
    bombsHelp: 'Une bombe doit dépasser la protection de sa cible ; 5 et 6 manquent toujours.',
    left: (tokens: number) => plural(tokens, 'avion restant', 'avions restants'),
  },
  retreat: {
    title: 'Repli',
    help: 'Une perte paire est un recul de 1 UD. Choisissez un des hexagones éclairés.',
    helpOpen: 'Une perte paire est un recul de 1 UD. Choisissez un des endroits éclairés.',
  },
  victory: {
    title: 'Comment cela finit',
    aside: 'en l’état',
    when: {
      immediately: 'aussitôt',
      endOfTurn: 'à la fin d’un tour',
      turnLimit: 'à la fin du dernier tour',
    },
    from: (turn) => `à partir du tour ${turn}`,
    levels: { marginal: 'marginale', decisive: 'décisive', dazzling: 'éclatante' },
    wins: (side, level, when) => `${side}, victoire ${level} ${when}`,
    controls: (side, place) => `${place} sous contrôle : ${side}`,
    notControls: (side, place) => `${place} hors contrôle : ${side}`,
    base: (side, base) => `${base} aux mains de : ${side}`,
    eliminated: (side, least, most, now) =>
      most < 999
        ? least > 0
          ? `pertes de ${side} : ${least} à ${most} points (${now} à présent)`
          : `pertes de ${side} : ${most} points au plus (${now} à présent)`
        : `pertes de ${side} : ${least} points au moins (${now} à présent)`,
    strength: (side, most, now) => `force de ${side} : ${most} points au plus (${now} à présent)`,
    road: (side, base, to) => `route ouverte de ${base} à ${to} pour : ${side}`,
    occupies: (side, place) => `présence à ${place} : ${side}`,
    region: (side, region) => `présence dans la région ${region} : ${side}`,
    holds: 'remplie',
    not: 'non remplie',
    none: 'Si aucune condition n’est remplie à la fin du dernier tour, la bataille est nulle.',
    objectives: 'Objectifs',
    nobody: 'personne',
  },
  tracks: {
    turns: 'Tours',
    points: 'Points sur la table',
    lost: (points) => plural(points, 'perdu', 'perdus'),
    arrivals: 'Renforts',
    noArrivals: 'aucun',
    atTurn: (turn) => `tour ${turn}`,
    onTrigger: 'à la libération',
    arrived: 'sur place',
  },
  open: {
    ruler: 'Règle',
    cursor: 'Curseur sur le terrain',
    path: 'Chemin',
    of: (walked, most) => `${walked} sur ${most} UD`,
    leg: (to, ground, i) => `${i === 0 ? 'Vers' : 'Puis vers'} ${to}, ${ground}`,
    help: 'Promenez-vous sur la carte : le ruban montre jusqu’où va le groupe. Cliquez pour poser un angle ; cliquez de nouveau sur le dernier angle pour partir.',
    byRoad: (most) => `Par la route de bout en bout : ${most} UD.`,
    stops: {
      zone: 'au contact : s’arrête ici',
      stream: 's’arrête de l’autre côté du cours d’eau',
      mines: 's’arrête dans le champ de mines',
      sprung: 's’arrête ici : une embuscade',
    },
    refused: 'pas plus loin',
    noCombat: 'Il ne pourrait pas combattre là ce tour-ci.',
    go: (to) => `Aller à ${to}`,
    asFar: (to) => `S’arrêter à ${to}`,
    takeBack: 'Reprendre l’angle',
    keys: { corner: 'angle', go: 'partir' },
    reach: (mode, most) => `${mode === 'rapid' ? 'avance rapide' : 'progression'}, ${most} UD`,
    progress: 'progression, 1.00',
    located: (far) => `${far} UD, localisé`,
    tooFar: (far) => `${far} UD, trop loin`,
    cut: (hidden) => `${hidden} UD masquées : coupée`,
    supply: {
      line: (length) => `ligne de ravitaillement, ${length} UD`,
      detour: (length, reference) => `détour +1, ${reference} → ${length} UD`,
      broken: 'terrain accidenté +1',
      harsh: 'environnement rude +1',
      straight: (length) => `tout droit ${length}`,
    },
    scale: 'la table, en UD',
    ordersHelp:
      'Choisissez comment il est ravitaillé et se déplace, puis tracez son chemin sur la table.',
    pick: 'Choisissez un endroit sur la table.',
    placeHelp:
      'Choisissez un type, puis cliquez où vous voulez dans votre zone ; sur un groupe, il le rejoint. Un groupe compte six points au plus.',
  },
  sight: {
    located: (far) => `${far} UD, localisé`,
    tooFar: (far, most) => `${far} UD, au-delà de ${most}`,
    cutBy: (ground) => `coupée : ${ground}`,
  },
  tip: {
    reach: (steps, cost) => `${steps} UD, ${cost}`,
    stops: 'Le mouvement s’y arrête.',
  },
};
