// Les mots de cette table, en français.
import { figure } from '@motti/triumph-of-chaos/parts';
import type { Words } from './en.ts';
import { map } from './map-fr.ts';

const pluriel = (nombre: number, un: string, plusieurs: string): string =>
  `${figure(nombre)} ${nombre < 2 ? un : plusieurs}`;
const NOMBRES = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const enLettres = (nombre: number): string => NOMBRES[nombre] ?? String(nombre);

export const fr: Words = {
  map,
  sides: { red: 'ROUGE', white: 'BLANC' },
  keys: [
    ['W', 'la pile suivante'],
    ['B', 'toute la pile ouverte'],
    ['H', 'votre main'],
    ['1–4', 'un emploi de la carte levée'],
    ['P', 'les piles'],
    ['M', 'carte ou politique'],
    ['V', 'comparer toutes les paires de Cartes Politiques'],
  ],
  turnAndRound: (season, year) => `${season} ${year}`,
  phases: {
    preparation: 'Préparation',
    political: 'Politique',
    action: (round) => (round > 0 ? `Actions, round ${round}` : 'Actions'),
    logistics: 'Logistique',
  },
  cards: {
    putBack: 'La reposer',
    hand: (count) => `Votre main, ${pluriel(count, 'carte', 'cartes')}`,
    sources: {
      printed: 'les règles imprimées en parlent, le détail est de nous',
      derived: 'déduit des règles imprimées',
      public: 'd’après des textes publics',
      found: 'd’après un récit de partie',
      reconstructed: 'texte reconstitué, la carte imprimée est perdue',
    },
    leavesGame: 'quitte la partie si elle est jouée pour son événement',
    kinds: {
      event: 'événement',
      politics: 'politique',
      operations: 'opérations',
      reinforcement: 'renforts',
      'faction-reinforcement': 'renforts de factions',
      'faction-replacement': 'remplacements de factions',
      initiative: 'initiative',
      concentration: 'concentration',
      infighting: 'Lutte Interne',
      insurrection: 'insurrection',
      mutiny: 'mutinerie',
      greens: 'Verts',
      partisans: 'partisans',
      influence: 'phase politique seulement',
      bluff: 'phase politique seulement',
      spare: 'de rechange',
    },
    boxes: { red: 'case ROUGE', white: 'case BLANCHE', other: 'case AUTRE' },
  },
  uses: {
    title: (card) => `${card}, quatre emplois`,
    notNow: 'Une carte se joue dans sa propre impulsion.',
    notNowBarred: 'Pas ce round-ci.',
    freeAgain: (round) => `De nouveau possible au round ${round}.`,
    names: {
      operations: 'Opérations',
      replacements: 'Remplacements',
      redeploy: 'Redéploiement',
      event: 'Événement',
    },
    units: {
      operations: (count) => (count === 1 ? 'espace' : 'espaces'),
      replacements: (count) => (count === 1 ? 'pas, en fin de tour' : 'pas, en fin de tour'),
      redeploy: () => 'corps, ou moins avec armées et leaders',
      event: () => 'comme indiqué sur la carte',
    },
    operationsText: (movable, fighting) =>
      `Faites marcher ou combattre autant de piles. ${movable} peuvent bouger, ${fighting} peuvent attaquer.`,
    replacementsText: (before, after, card) =>
      `Inscrits ${figure(before)} → ${figure(after)}. ${card === 1 ? 'Première' : 'Deuxième'} des deux cartes de remplacements du tour.`,
    redeployText: (parties) =>
      parties.length > 0
        ? `Par rail ou par mer, en ravitaillement ; au lieu des corps aussi ${parties.join(', ou ')}.`
        : 'Par rail ou par mer, en ravitaillement.',
    party: ({ leaders, armies, corps }) =>
      [
        leaders > 0 ? pluriel(leaders, 'leader', 'leaders') : '',
        armies > 0 ? pluriel(armies, 'armée', 'armées') : '',
        corps > 0 ? pluriel(corps, 'corps', 'corps') : '',
      ]
        .filter(Boolean)
        .join(' et '),
    eventText: 'Le texte de la carte s’applique maintenant.',
    toDiscards: 'à la défausse',
    outOfGame: '✻ hors de la partie',
    readRule: 'Lire la règle',
    buttons: {
      operations: (count) => `Marquer ${pluriel(count, 'espace', 'espaces')}`,
      replacements: (count) => `Inscrire ${count} pas`,
      redeploy: () => 'Redéployer',
      event: () => 'Jouer l’événement',
    },
  },
  piles: {
    title: 'Piles',
    yourDeck: 'Votre paquet',
    toDraw: 'à piocher',
    inHand: 'en main',
    discards: 'défausse',
    out: 'hors jeu',
    stillToDraw: 'Encore à piocher, par valeur et par genre',
    aFive: 'une carte de valeur 5',
    anInitiative: 'une carte Initiative',
    ifYouDraw: (count) =>
      `Si vous piochez ${enLettres(count)} ${count === 1 ? 'carte' : 'cartes'} au tour suivant :`,
    enemyHolds: 'L’ennemi tient en main',
    enemyPiles: 'pioche et défausse de l’ennemi',
    browse: 'Parcourir les piles',
    discardsOf: (side) => `Défausse ${side}`,
    outOfGame: 'Hors de la partie',
    yourPile: 'Votre pioche, sans ordre',
    empty: 'vide',
  },
  politics: {
    boxes: { red: 'Case rouge', white: 'Case blanche', other: 'Case autre' },
    states: { settled: 'réglée', now: 'se décide', 'face-down': 'encore cachée' },
    you: 'vous',
    youHidden: 'vous, cachée',
    influenceRolled: 'Votre Influence se joue au dé quand on la retourne.',
    worth: (value) => `vaut ${value}`,
    outcome: (winner, by, { random, look, choose }) =>
      [
        winner === undefined ? 'Personne ne l’emporte.' : `${winner} l’emporte de ${by}.`,
        random > 0 ? `${random} au hasard.` : '',
        look > 0 ? `${winner} en regarde ${look} et en place ${choose}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    boxHelp: {
      red: 'Le gagnant y place des cartes qui attirent les factions vers le ROUGE.',
      white: 'Le gagnant y place des cartes qui attirent les factions vers le BLANC.',
      other: 'Des cartes des deux genres, avec leurs propres événements.',
    },
    pickCardFirst: 'Choisissez d’abord une carte',
    layHere: 'La poser ici, cachée',
    yourCards: 'Vos cartes',
    yourCardsHelp: 'une par case, en secret ; ce que vous posez quitte votre main',
    valueOf: (value) => `valeur ${value}`,
    line: 'La ligne',
    lineHelp: 'chaque carte attire les factions placées dessous',
    markers: 'Les factions',
    noCards: 'les cartes viennent quand les cases sont révélées',
    onTable: 'sur la table',
    sum: 'Somme',
    even: 'égal',
    marker: (side, steps) =>
      side === undefined
        ? 'neutre'
        : steps === 0
          ? `contrôlée par ${side}`
          : `à ${pluriel(steps, 'espace', 'espaces')} du contrôle ${side}`,
    phrases: {
      withdrawn: 'retirée',
      conquered: 'conquise',
      subjugated: 'soumise',
      'at-war': 'en guerre, figée',
      none: '',
      even: 'égalité : rien ne bouge',
      'one-ignored': 'un point est ignoré',
      'already-controlled': 'déjà contrôlée',
      barred: 'la règle lui ferme le contrôle',
      won: (side, faction) => `${side} gagne : ${faction}`,
      lost: (side, faction) => `${side} perd : ${faction}`,
      moves: (steps, side) => `${steps === 1 ? 'un espace' : 'deux espaces'} vers ${side}`,
    },
    looked: (count) => (count === 1 ? 'Une carte' : `${count} cartes`),
    onlyYou: 'l’adversaire ne les voit pas',
    ifPlaced: (count) => (count === 0 ? 'En l’état' : 'Si vous placez cela'),
    nobodyChanges: 'Aucune faction ne change de camp.',
    allWays: (count) => `Comparer les ${count} choix`,
    spared: (phrase) => `N’arrive plus : ${phrase}.`,
    place: (ticked, count) =>
      ticked === 0
        ? `Cochez-en ${enLettres(count)}`
        : ticked === 1
          ? 'Placer cette carte'
          : `Placer ces ${enLettres(ticked)} cartes`,
  },
  combat: {
    from: (places) => `attaqué depuis ${places}`,
    whoJoins: 'Qui prend part à l’attaque ?',
    tables: { army: 'armée', corps: 'corps' },
    column: (table, column) =>
      `Table des ${table === 'army' ? 'armées' : 'corps'}, colonne ${column}`,
    strength: (sum) => `Force ${sum}`,
    stages: {
      declare: 'Attaque',
      withdraw: 'Se retirer',
      reinforce: 'Renfort',
      cards: 'Cartes',
      surprise: 'Effet de surprise',
      losses: 'Pertes',
      retreat: 'Retraite',
      advance: 'Avance',
    },
    noModifier: 'aucun modificateur',
    noShift: 'aucun décalage',
    fireTables: (sources) => `Tables de tir : ${sources}`,
    die: (added) => `dé ${added}`,
    dieOpen:
      'Les modificateurs diffèrent de deux : le mieux placé ajoute 1 à son dé ou retire 1 à l’autre. Montré : le premier choix.',
    first: (side, other) => `${side} tire en premier, ${other} avec ce qui lui reste.`,
    inflicts: (side, factors) =>
      `${side} inflige ${pluriel(factors, 'facteur de perte', 'facteurs de perte')}`,
    succeeds: 'de réussite',
    result: (code) =>
      code.includes(':')
        ? `facteurs de perte ${code.replace(' :', '\u202f:')}`
        : `${code} facteurs de perte`,
    cell: (inflicted, suffered) => `${inflicted} facteurs de perte infligés, ${suffered} subis`,
    grid: (row, column) =>
      `facteurs de perte selon les deux dés : ${row} (lignes) moins ${column} (colonnes)`,
    youWin: 'de victoires',
    avoided: (share) => `${share} sans combat`,
    assumed:
      'Compté sur tous les dés, si personne ne joue d’autre carte et que les pertes tombent où elles coûtent le moins.',
    howItAddsUp: 'Comment cela se compte',
    fromReserve: 'de la Réserve, à sa place',
    eliminated: 'est éliminée',
    flips: 'est réduite',
    stillOwed: (due) => (due === 1 ? 'facteur de perte encore dû' : 'facteurs de perte encore dus'),
    lossFactor: 'Facteur de perte',
    labels: {
      fight: 'Combattre',
      pass: 'Sans carte, continuer',
      stand: 'Tenir',
      'tank-bonus': 'Les chars ajoutent 1',
      'tank-surprise': 'Surprise des chars',
      'own-die': '+1 à votre dé',
      'enemy-die': '−1 au dé ennemi',
      'go-on': 'Poursuivre l’attaque',
      'call-off': 'Renoncer à l’attaque',
      'card-surprise': 'Surprise par une carte',
      'go-without': 'Continuer sans',
    },
    charge: ({ first, step, enemy }) =>
      [
        `${first} vous tirez en premier`,
        step && `${step} coûte un pas de cavalerie`,
        enemy && `${enemy} l’ennemi tire en premier`,
      ]
        .filter(Boolean)
        .join(', '),
    tanks: ({ first, step }) =>
      [`${first} vous tirez en premier`, step && `${step} coûte un pas de chars`]
        .filter(Boolean)
        .join(', '),
    notes: {
      'card-surprise': 'la carte que vous tenez : vous tirez en premier',
      pursue:
        'le leader et des unités de sa pile entrent dans l’espace abandonné et peuvent attaquer de là',
      exploit:
        'la cavalerie qui a combattu et le leader peuvent aller un espace au-delà de l’espace pris, là où il n’y a pas de marqueur de combat',
      counter:
        'les défenseurs frappent tous les attaquants ensemble : ni décalage, ni terrain, ni retraite ; seules les unités qui ont attaqué peuvent perdre des pas',
      withdraw: 'avec un dé au plus égal à la valeur du leader ; sinon l’attaque gagne 1',
      reinforce: 'avec un dé au plus égal à la valeur du leader',
      stand: 'les deux camps combattent sur place',
      'hold-terrain':
        'grâce au terrain, pour un pas de plus ; si le dé échoue, le pas est perdu et vous battez tout de même en retraite',
      'hold-nr': 'pour un pas de plus ; si le dé échoue, vous battez en retraite',
      hold: 'un pas de plus est perdu, personne ne bat en retraite',
    },
  },
  questions: {
    impulse: (round, of) => `Round ${round} sur ${of}`,
    impulseHelp:
      'Jouez une carte de votre main pour l’un de ses quatre emplois, ou faites une action spéciale.',
    emptyHand: 'Votre main est vide : faites une action spéciale.',
    openHand: 'Ouvrir votre main',
    next: 'Pile suivante',
    special: 'Actions spéciales',
    dismiss: (count) => `Retirer un leader pour 1 VP (${count})`,
    pointsLeft: (points) => (points === 1 ? 'activation restante' : 'activations restantes'),
    regions: {
      title: 'Région par région',
      limit: 'Une région de votre choix peut avoir plus d’un espace activé.',
      activated: 'activés',
      open: 'encore ouverts',
    },
    noInitiative:
      'Vous n’avez pas de carte Initiative pour ce moment. On vous le demande pour que l’ennemi n’en sache rien.',
    saveHelp:
      'Défaussez ce que vous ne voulez pas garder ; le reste sert au tour suivant. L’ennemi voit combien, non lesquelles.',
    factionHelp: {
      assign:
        'Les pas apportés par les cartes politiques : pour vos factions, hors plafond et hors table des régions. Ce que vous gardez va à vos propres unités.',
      'place-influence':
        'Personne ne voit où vous la placez avant que ROUGE ait dépensé ses remplacements.',
      subjugate:
        '1 VP par République. Ses forces quittent la partie, son marqueur est retiré et sa région est à vous, avec une garnison dans chaque ville de victoire.',
    },
    secretPoints: (points) => `${points} en secret`,
    steps: (steps) => `${figure(steps)} pas`,
    points: (points) => `${pluriel(points, 'point', 'points')} là`,
    cardActs: { rescue: 'Tenter le sauvetage avec cette carte', discard: 'Défausser' },
    help: {
      allocate:
        'Choisissez une carte, puis sa case. La valeur la plus haute gagne la case ; Bluff vaut 1, Influence se joue au dé. Personne ne voit vos cartes avant que les deux camps n’aient posé les trois.',
      mark: 'Cliquez sur un espace pour l’activer, pour le mouvement ou pour le combat. Terminez quand cela suffit.',
      moves:
        'Cliquez sur une pile activée, puis sur sa destination. « S’arrêter ici » finit un mouvement, « Terminer » les finit tous.',
      combats: 'Cliquez sur l’espace à attaquer.',
      redeploy: 'Cliquez sur un pion à déplacer par rail ou par mer.',
      redeploying:
        'Cliquez sur sa destination, par rail ou par mer ; ou envoyez-le dans la Réserve.',
      retreat:
        'Cliquez là où il bat en retraite. D’abord vos espaces ravitaillés, puis vos autres espaces, enfin ceux de l’ennemi qui sont vides, pour un pas de plus : les espaces éclairés sont les meilleurs possibles.',
      advance: 'Cliquez là où avancent les vainqueurs, ou arrêtez.',
      withdrawing: 'Cliquez là où il se retire.',
      displace: 'La faction est perdue pour vous : cliquez là où va ce pion.',
      station: 'Cliquez là où s’installe le pion de la faction.',
      gold: 'L’or avance d’un espace sur la voie ferrée de Moscou par Kazan à Sarapoul, vers un espace à vous : cliquez sur sa destination. Qui tient son espace le possède, ce qui aide sa carte d’Influence.',
      raid: 'Cliquez sur l’espace ennemi voisin de vos avions à attaquer : sur 1 ou 2, on n’y dépense aucun remplacement.',
      hunt: 'Cliquez sur un corps vert ou de partisans à retirer.',
      muster: 'Cliquez là où se place l’Armée de réserve, ou refusez.',
      drop: 'Cliquez sur la pile, puis sur l’unité perdue.',
      'peasant-region': 'Cliquez sur un espace de la région où se lève l’armée paysanne.',
      'peasant-space': 'Cliquez là où se place l’armée paysanne.',
      'effect-choice': 'La carte jouée demande un choix : faites-le sur le plan ou dans la liste.',
    },
  },
  replacements: {
    title: 'Pas de remplacement',
    declareHelp:
      'Déclarez combien de pas vont à vos unités ; la table de distribution partage ce nombre entre les régions.',
    free: 'inscrits',
    bound: 'pour certaines unités seulement',
    penalty: 'pénalité',
    cap: 'reste du plafond BLANC',
    cards: 'cartes de remplacements jouées',
    spread: (declared) => `${declared} déclarés, par région en ces parts :`,
    moscow: 'Moscou',
    reserve: 'Réserve',
    kinds: {
      repair: 'Réparer',
      rebuild: 'Reconstruire sur la carte',
      'rebuild-reserve': 'Reconstruire dans la Réserve',
      'buy-leader': 'Leaders',
    },
  },
  tracks: {
    factions: 'Factions',
    frozen: { conquered: 'conquise', subjugated: 'soumise', 'at-war': 'en guerre' },
    factionSupply: 'Montrer son ravitaillement sur la carte',
    victory: 'Points de victoire',
    level: 'à égalité',
    lead: (side, points) => `${side} mène de ${points}`,
    cities: (count) => `Villes de victoire, ${count}`,
    citiesSpoken: (red, white) => `ROUGE en tient ${red}, BLANC ${white}`,
    nobodys: (count) => `à personne ${count}`,
    inFighting: 'Lutte Interne',
    markerHidden: 'marqueur caché',
    breached: 'violé : 2 VP pour l’ennemi',
    nobody: 'personne',
    whichCities: 'Lesquelles',
    howMade: 'D’où viennent les points',
    made: (turn, side, points) => `Tour ${turn} : ${side} +${points}`,
    lasting: (count) => `Changements durables, ${count}`,
    flags: {
      alliesActive: 'Les Alliés occidentaux peuvent agir.',
      bafBonus: 'Un pas par tour pour les unités formées par les Britanniques.',
      balticOpenToRed: 'ROUGE peut gagner les pays baltes.',
      finnBorderRed: 'La frontière finlandaise est ouverte à ROUGE.',
      finnBorderWhite: 'La frontière finlandaise est ouverte à BLANC.',
      kronstadtOpen: 'Kronstadt est ouverte.',
      noMajorPowerPolitics: 'BLANC ne gagne plus de puissance par la politique.',
      redHomeHeld: 'ROUGE a tenu ses villes d’origine.',
      tsarDoomed: 'Le Tsar ne peut plus être sauvé.',
      ukraineViolated: 'La neutralité de l’Ukraine a été violée.',
    },
    ending: {
      title: 'Comment la partie peut finir',
      when: {
        'at-once': 'aussitôt',
        'turn-end': 'en fin de tour',
        'game-end': 'après le dernier tour',
      },
      wins: (side, when) => `${side}, ${when}`,
      oneIsEnough: 'une seule suffit',
      choice: (least, met) => `et ${enLettres(least)} de celles-ci, ${met} pour l’instant`,
      of: (have, need) => `${have} sur ${need}`.replace('-', '−'),
      held: 'tenue',
      open: 'non',
      links: (count, from) => `${pluriel(count, 'liaison', 'liaisons')} depuis ${from}`,
      otherwise: (side) => `Sinon, ${side} l’emporte.`,
      par: (points, side) =>
        `À ${points} points, la partie est nulle ; avec moins, le ${side} l’emporte de justesse.`,
      goals: {
        points: 'points',
        'red-home': 'villes d’origine ROUGES',
        'white-home': 'villes d’origine BLANCHES',
        ukraine: 'villes d’Ukraine',
        don: 'villes du Don',
        kuban: 'villes du Kouban',
        urals: 'villes de l’Oural',
        'central-ural': 'villes de l’Oural central',
        poland: 'Pologne',
        moscow: 'Moscou',
        petrograd: 'Petrograd',
        required: 'villes exigées',
      },
    },
    front: {
      title: 'Le long du front',
      strength: 'force',
      spoken: (region, own, enemy) => `${region} : ${own}, ${enemy}`,
      none: 'Personne n’est encore face à l’ennemi.',
    },
    played: 'Joué ce tour',
    turn: (turn) => `tour ${turn}`,
    politicsShort: 'P',
    beside: 'À côté de la carte',
    besideCounts: (reserve, dead, track) =>
      `Réserve ${reserve}, pertes ${dead}, à revenir ${track}`,
    reserve: 'Réserve',
    dead: 'Case des Pertes',
    comesBack: (piece, turn) => `${piece} revient au tour ${turn}`,
    turns: 'Tours',
    rounds: 'Rounds',
    seasons: {
      'summer-1': 'Été 1',
      'summer-2': 'Été 2',
      autumn: 'Automne',
      winter: 'Hiver',
      'spring-1': 'Printemps 1',
      'spring-2': 'Printemps 2',
    },
    seasonsShort: {
      'summer-1': 'Ét 1',
      'summer-2': 'Ét 2',
      autumn: 'Au',
      winter: 'Hi',
      'spring-1': 'Pr 1',
      'spring-2': 'Pr 2',
    },
    turnTitle: (turn, season, year, rounds) => `Tour ${turn}, ${season} ${year} : ${rounds} rounds`,
  },
};
