import type { en } from './en.ts';

const LEVELS: Readonly<Record<string, string>> = {
  random: 'hasard',
  easy: 'facile',
  normal: 'moyen',
  hard: 'difficile',
};

const LEVEL_HELP: Readonly<Record<string, string>> = {
  random: 'Joue n’importe quel coup permis.',
  easy: 'Répond aussitôt, avec bon sens, sans rien prévoir.',
  normal: 'Compare des plans entiers avant de jouer : jusqu’à deux secondes par décision.',
  hard: 'Compare bien plus de plans : jusqu’à deux secondes par décision.',
};

export const fr: typeof en = {
  motti: 'Motti',
  tagline: 'wargames historiques, toutes règles appliquées',
  chance: 'Les dés',
  loading: 'Un instant…',
  menu: 'Menu',
  languages: { en: 'English', fr: 'Français' },
  level: (name) => LEVELS[name] ?? name,
  levelHelp: (name) => LEVEL_HELP[name] ?? '',
  strength: (score, games) => `Gagne ${score} de ses ${games} parties contre le niveau facile.`,

  secretly: (side) => `${side} : décision secrète.`,
  secretRoll: 'Les dés roulent en secret.',

  standingOrders: {
    pass: 'Toujours passer pour ce genre de question',
    help: 'On ne vous le demande plus ; les autres voient la même réponse que si vous l’aviez donnée. Vous seul connaissez cet ordre.',
    untilTurn: 'Jusqu’à la fin du tour',
    untilCalledOff: 'Jusqu’à nouvel ordre',
    stands: (kinds, turn) =>
      `Vous passez d’office pour ${kinds === 1 ? 'un genre de question' : `${kinds} genres de questions`}, ${turn ? 'jusqu’à la fin du tour' : 'jusqu’à nouvel ordre'}.`,
    callOff: 'Annuler l’ordre',
  },
  table: {
    yourTurn: 'À vous',
    yourDecision: (side) => `${side}, à vous`,
    plays: (side: string) => (side === '' ? 'Ce qui s’est passé' : `En train de jouer : ${side}`),
    waitingFor: (side) => `Décision attendue : ${side}`,
    over: 'La partie est terminée',
    lookingBack: (line, of) => `Retour en arrière : ligne ${line} sur ${of}`,
    toPresent: 'Revenir au présent',
    dice: 'Les dés roulent…',
    thinking: (side) => `${side} : la machine réfléchit…`,
    progress: 'Où en est la réflexion de la machine',
    hurry: 'Jouer sans attendre',
    hurryHelp: 'La machine joue le meilleur coup trouvé jusqu’ici.',
    choices: 'Vos choix',
    searchChoices: 'Chercher un choix ou taper un ordre',
    countOf: (shown, all) => (shown === all ? `${all}` : `${shown} sur ${all}`),
    noneMatches: 'Aucun choix ne contient ces mots.',
    notUnderstood: (text) => `« ${text} » n’est ni un choix ni un ordre de ce jeu.`,
    again: 'Rejouer',
    undo: 'Annuler',
    done: 'Terminer',
    not: (what) => `Impossible : ${what}`,
    notNow: 'Pas maintenant',
    readRule: 'Lire la règle',
    dismiss: 'Fermer',
    log: 'Journal',
    emptyLog: 'Il ne s’est encore rien passé.',
    olderLines: (count) =>
      count === 1 ? 'une ligne plus ancienne' : `${count} lignes plus anciennes`,
    foldedLines: (count: number) => `${count} lignes`,
    takeBackHere: 'Revenir ici',
    takeBackAgain: 'Revenir en arrière quand même',
    takeBackLast: 'Reprendre ma dernière décision',
    takeBackHelp:
      '« Annuler » s’arrête à un jet de dés et à tout ce qu’un autre joueur a appris. Seul ou contre la machine, vous pouvez remonter plus loin : d’ici, ou de n’importe quelle ligne du journal. La partie enregistrée garde ce qui a été repris.',
    undoLimits:
      '« Annuler » reprend vos décisions jusqu’au dernier jet de dés, ou jusqu’à ce qu’un autre joueur a appris ; ce qui précède est définitif.',
    rules: 'Règles',
    panels: 'Panneaux',
    allChoices: (count) =>
      count === 1 ? 'Le seul choix, en toutes lettres' : `Les ${count} choix en liste`,
    draft: (count) =>
      count === 1 ? 'Décidé jusqu’ici : un point' : `Décidé jusqu’ici : ${count} points`,
    map: 'Carte',
    own: 'Commandement',
    tracks: 'Pistes',
    question: 'La question',
    preview: 'aperçu',
    odds: 'Issues possibles',
    now: 'maintenant',
    mean: 'en moyenne',
    exact: 'tous les jets comptés',
    sampled: (count) => `sur ${count} tirages`,
    handOverTitle: (side) => `Passez la main : ${side}`,
    handOver:
      'Que les autres regardent ailleurs : plans et forces cachées s’affichent dès que vous continuez.',
    handOverGo: 'Montrez-moi la table',
    menu: 'Accueil',
    present: 'présent',
    absent: 'absent',
    youName: 'vous',
    bot: (level) => `machine (${level})`,
    byRules: 'joué par les règles',
    openSeat: 'place libre',
    presets: 'Partir de',
    options: 'Options de cette partie',
    soundsOff: 'Couper les sons',
    soundsOn: 'Remettre les sons',
    keys: 'Touches',
    drawUp: 'Lever ou baisser le panneau',
    fault: 'Un incident est survenu',
    faultHelp:
      'Votre partie est en sûreté. Rechargez la page pour continuer ; si cela se reproduit, enregistrez la partie : le fichier montre ce qui a précédé.',
  },

  playback: {
    title: 'Les coups de l’autre camp',
    pause: 'Pause',
    goOn: 'Reprendre',
    step: 'Coup suivant',
    stepShort: 'Pas à pas',
    skip: 'Passer',
    speed: 'Vitesse',
    speeds: { slow: 'lente', normal: 'normale', 'at-once': 'immédiate' },
    moveOf: (at: number, of: number) => `coup ${at} sur ${of}`,
  },

  fight: {
    attacks: (attacker: string, defender: string) => `Attaque : ${attacker} contre ${defender}`,
    nobody: 'personne',
    strength: 'Force',
    outcomes: 'Ce que le dé pouvait donner',
    map: 'Voir la carte',
    rounds: 'Combats de ce tour',
    before: 'Le combat précédent',
    after: 'Le combat suivant',
    noDie: 'Décidé sans dé.',
    faces: 'Ce que donne chaque face',
    colon: ' : ',
    goOn: 'Continuer',
  },

  hint: {
    ask: 'Conseil',
    help: 'Ce que la machine ferait à votre place. Le fichier de partie note que vous l’avez demandé.',
    title: 'La machine jouerait',
    thinking: 'La machine cherche un coup…',
    more: (count) => (count === 1 ? 'et une étape de plus' : `et ${count} étapes de plus`),
    play: 'Jouer ainsi',
    close: 'Je décide',
  },

  endCheck: {
    title: (act: string) => `${act}\u202f?`,
    more: (count: number) => (count === 1 ? 'et encore une chose' : `et ${count} autres choses`),
    show: 'Montrer sur la carte',
    back: 'Revenir',
    end: 'Terminer quand même',
    mayTakeBack: 'Dans cette partie, vous pourrez y revenir plus tard, par le menu.',
    isFinal: 'Une fois que l’autre camp l’a vu, on ne peut plus y revenir.',
  },

  since: {
    title: 'Depuis votre dernier passage',
    told: (who: string, moves: number, fights: number) =>
      [
        moves === 0 ? '' : `${who}\u00a0: ${moves === 1 ? 'un coup' : `${moves} coups`}.`,
        fights === 0
          ? ''
          : fights === 1
            ? 'Un combat a eu lieu.'
            : `${fights} combats ont eu lieu.`,
      ]
        .filter(Boolean)
        .join(' '),
    changed: 'Changé de mains',
    now: (side: string | undefined) =>
      side === undefined ? 'maintenant à personne' : `maintenant\u00a0: ${side}`,
    more: (count: number) => (count === 1 ? 'et un autre' : `et ${count} autres`),
    again: 'Revoir les coups',
    close: 'Revenir à la table',
  },

  rulebook: {
    title: 'Livret de règles',
    contents: 'Sommaire',
    search: 'Chercher dans les règles',
    missing: 'Ce jeu n’a pas encore de livret dans cette langue.',
    failed: 'Le livret n’a pas pu être chargé. Êtes-vous hors ligne ?',
    found: (count) => (count <= 1 ? `${count} article` : `${count} articles`),
    nothing: (sought) => `Aucun article ne parle de « ${sought} ».`,
    reconstructed: 'reconstitué : absent des textes que nous avons',
  },
  learn: {
    title: 'Premier tour guidé',
    step: (at, of) => `étape ${at} sur ${of}`,
    next: 'Continuer',
    show: 'Montrez-moi',
    other: 'C’est permis aussi, mais cette leçon suit un autre chemin :',
    touchTwice:
      'Touchez une fois un lieu éclairé pour voir ce qui se passerait, une seconde fois pour le faire.',
    leave: 'Quitter le guide',
    finish: 'Jouer la suite',
    fresh: 'Nouvelle partie',
    again: 'Recommencer',
  },
  about: {
    title: 'À propos du jeu',
    credits: 'Crédits',
    printed: 'Imprimé',
    printedAside: 'tiré des règles',
    reconstructed: 'Reconstitué',
    reconstructedAside: 'marqué ○ dans le livret',
    why: 'Le livret dit pourquoi et comment :',
    play: 'Y jouer',
  },
  settings: { title: 'Réglages', light: 'Clair', dark: 'Sombre' },
  account: { logIn: 'Connexion' },
  record: {
    title: 'Fichiers de partie',
    aside: 'une partie en texte brut, à conserver',
    open: 'Ouvrir un fichier',
    file: 'Choisissez un fichier, ou déposez-le ici',
    paste: 'ou collez le texte',
    look: 'Regarder',
    verify: 'Vérifier',
    what: 'Ce qu’est un fichier de partie',
    explained: [
      'Une partie est un fichier texte : qui a joué, selon quelles règles, et chaque ligne jouée, dés compris. Il s’ouvre dans toute version de Motti, ici comme en ligne de commande.',
      'Avant le premier jet, l’empreinte d’une graine secrète est publiée. La partie terminée, la graine figure dans le fichier et chacun peut refaire tous les jets : c’est ce que fait « Vérifier », avec toutes les règles.',
      'Un serveur signe le fichier d’une partie jouée chez lui jusqu’au bout. « Cohérent en soi » veut dire qu’elle aurait pu se jouer ainsi ; « signé », que le serveur affirme qu’elle s’est jouée ainsi.',
      'Un fichier enregistré par un joueur avant la fin ne contient que ce que ce joueur peut savoir.',
    ],
    excerpt: 'Voici ce qu’un camp savait avant la fin : cela se lit, mais ne se rejoue pas.',
    wrongAt: (line, column, why) => `Ligne ${line}, colonne ${column} : ${why}`,
    hints: (side, count) =>
      `${side} : ${count === 1 ? 'un conseil demandé' : `${count} conseils demandés`} à la machine.`,
    shares: {
      pledged:
        'Les joueurs avaient publié l’empreinte de leur sel avant qu’aucun sel ne soit révélé.',
      partly:
        'Tous les sels n’ont pas été promis puis révélés : avec l’aide du joueur en question, l’opérateur du serveur a pu choisir entre deux séries de dés.',
      none: '',
    },
    keptHere:
      '✓ Vous avez joué cette partie dans ce navigateur : les empreintes sont celles qu’il a vues alors.',
    changedHere:
      '✗ Vous avez joué cette partie dans ce navigateur, et le fichier ne correspond pas à ce qu’il a vu alors.',
    signedHere: 'Signé par ce serveur : la partie a été jouée ici, et rien n’a été changé depuis.',
    signed: {
      right: (key) => `✓ Signé par un autre serveur (${key}) : rien n’a été changé depuis.`,
      wrong: (key) => `✗ La signature (${key}) n’est pas valable : quelque chose a été modifié.`,
      unsigned: () => 'Non signé : cohérent en soi, mais aucun serveur ne s’en porte garant.',
      unknown: (key) => `Signé (${key}), mais ce navigateur ne peut pas le vérifier ici.`,
    },
    save: 'Enregistrer la partie',
    saveAll: 'Tout enregistrer (montre les secrets)',
  },

  keyHelp: [
    ['Tab', 'parcourir ce qui est permis'],
    ['↑ ↓ ← →', 'vers la case voisine'],
    ['Entrée', 'choisir'],
    ['Espace', 'aperçu'],
    ['Échap', 'retour'],
    ['D', 'terminer'],
    ['U', 'annuler'],
    ['A', 'tous les choix en liste'],
    ['1 9', 'les choix numérotés'],
    ['R', 'la règle en question'],
    ['T', 'un conseil, contre la machine'],
    ['G', 'journal'],
    ['/', 'trouver une case'],
    ['+ −', 'agrandir, réduire'],
    ['0', 'la carte entière, et retour'],
    ['P', 'revoir ce qui s’est passé'],
    ['?', 'ces touches'],
  ],

  errors: {
    noPage: 'Il n’y a rien ici',
    noPageHelp: 'Cette adresse ne mène à aucune page de Motti. Peut-être a-t-elle été mal copiée.',
    noGame: (id) => `Aucun jeu ne s’appelle ${id}`,
    noPageLoaded: 'Cette page n’a pas pu être chargée',
    noPart: 'Cette partie de la table n’a pas pu être chargée.',
    tryAgain: 'Réessayer',
    noMatch: 'Cette partie n’est pas sur cet appareil',
    noMatchHelp:
      'Les parties à deux sur un écran et en solitaire restent dans le navigateur où elles ont commencé. Enregistrez-y la partie, et vous pourrez ouvrir le fichier ici.',
    noTable: 'La table n’a pas pu être mise en place',
    offline: 'Le serveur ne répond pas. Vérifiez le réseau et réessayez.',
    byCode: {
      'too-many-open':
        'Vous avez déjà cinq parties dans la liste des parties ouvertes : attendez que quelqu’un prenne place.',
      'too-many-requests': 'Trop d’essais. Attendez une minute.',
      busy: 'Trop de demandes à la fois. Réessayez dans un instant.',
    },
    toShelf: 'Retour à l’étagère',
  },

  home: {
    shelf: 'Les jeux',
    rulebooks: 'Règles',
    matches: 'Parties',
    continue: 'Reprendre',
    waitForYou: (count) => (count === 1 ? 'une vous attend' : `${count} vous attendent`),
    nothingToContinue: 'Aucune partie en cours. Prenez une boîte sur l’étagère.',
    justNow: 'à l’instant',
    yourMove: 'à vous',
    plays: (side, who) => `${side} : ${who}`,
    left: (time) => `il reste ${time}`,
    nobodyYet: 'encore personne',
    theirMove: 'à l’adversaire',
    allMatches: (count) => (count === 1 ? 'Votre unique partie' : `Toutes les parties (${count})`),
    newGame: 'Nouvelle partie',
    join: 'Rejoindre par un lien',
    joinLabel: 'collez le lien reçu',
    sitDown: 'Prendre place',
    credit: 'Terres et eaux © les contributeurs d’OpenStreetMap, ODbL',
    joinHelp: 'Aucun compte nécessaire : qui détient le lien détient la place.',
    badLink:
      'Ce n’est pas un lien vers une place. Copiez-le en entier, avec tout ce qui suit le #.',
    begin: 'Commencer',
    guided: 'premier tour guidé',
    firstTime: 'Première visite ?',
    firstTimeHelp: 'Le premier tour, guidé, en dix minutes.',
    beginWith: (title) => `Commencer par ${title}`,
    about: (title) => `À propos de ${title}`,
  },

  newGame: {
    title: (game) => `Nouvelle partie de ${game}`,
    game: 'Jeu',
    scenario: 'Scénario',
    ownScenarios: 'Vos scénarios',
    fromFile: 'Depuis un fichier…',
    notAScenario: 'Ce fichier n’est pas un scénario : ce n’est pas du JSON.',
    seats: { you: 'vous', here: 'ami, ici', link: 'ami, par lien', bot: 'machine' },
    level: 'niveau',
    name: 'nom',
    byRules: 'Personne ne joue ce camp : les règles s’en chargent.',
    open: 'Jouer cartes sur table',
    openHelp:
      'Pas d’écran entre les tours : pour qui joue les deux camps, ou quand rien n’a besoin d’être secret.',
    clock: 'Pendule',
    clocks: {
      none: 'aucune',
      day: 'un jour par coup',
      week: 'une semaine par coup',
      live: 'en direct, une heure chacun',
    },
    listed: 'Ouvrir à tous',
    listedHelp:
      'La partie est affichée ; le premier venu prend la place libre, les autres peuvent regarder.',
    options: 'Options',
    optionsAside: 'la première valeur de chacune est la valeur habituelle',
    fixed: 'Imposé par ce scénario.',
    begin: 'Commencer la partie',
    beginRemote: 'Commencer la partie et obtenir le lien',
    noServer:
      'Jouer par lien demande un serveur Motti, et aucun ne répond ici. Tout le reste fonctionne sans lui.',
  },

  scenarios: {
    title: 'Vos scénarios',
    titleOf: (game: string) => `Scénarios de ${game}`,
    make: 'Créer un scénario',
    begin: 'En commencer un autre',
    blank: 'À partir de rien',
    from: (title: string) => `À partir de ${title}`,
    open: 'Ouvrir un fichier',
    drop: 'On peut aussi déposer un fichier n’importe où sur cette page.',
    none: 'Vous n’en avez pas encore. Ils sont gardés dans ce navigateur, et nulle part ailleurs tant que vous ne les enregistrez pas dans un fichier.',
    kept: 'gardés dans ce navigateur',
    playable: 'jouable',
    unfinished: (errors: number) => (errors < 2 ? 'encore 1 erreur' : `encore ${errors} erreurs`),
    rename: 'Renommer',
    renameTo: 'Nouveau nom',
    copy: 'Copier',
    copyName: (title: string) => `${title} (copie)`,
    save: 'Enregistrer dans un fichier',
    remove: 'Supprimer',
    removed: (title: string) => `${title} a été supprimé.`,
    putBack: 'Annuler la suppression',
    cannotOpen: (name: string) => `${name} ne peut pas être ouvert ici :`,
    notJson: (name: string, line: number, column: number) =>
      `${name} n’est pas un scénario : à la ligne ${line}, colonne ${column}, ce n’est plus du JSON.`,
    notText: (name: string) => `${name} n’est pas un scénario : ce n’est pas un fichier texte.`,
    tooLarge: (name: string) => `${name} n’est pas un scénario : il dépasse 4 Mo.`,
    moreProblems: (count: number) => `et ${count} autres`,
    notKept:
      'Ce navigateur ne garde rien : sa mémoire est pleine ou désactivée. Enregistrez dans un fichier.',
    noBuilder: 'Ce jeu n’a pas d’atelier de scénarios.',
    gone: 'Ce navigateur n’a pas ce scénario',
    goneHelp: 'Il a peut-être été supprimé, ou créé dans un autre navigateur.',
    change: 'Modifier ce scénario',
    fair: {
      title: 'Est-ce équilibré ?',
      run: 'La série',
      games: 'parties',
      playedBy: (side: string) => `${side} : joué par la machine`,
      played: (games: number, of: number) => `${games} sur ${of} jouées`,
      seconds: (seconds: number) => `${seconds} s`,
      left: (seconds: number) => `encore ${seconds} s environ`,
      start: 'Lancer',
      again: 'Relancer',
      stop: 'Arrêter',
      waiting: 'Rien n’a encore été joué.',
      wins: (side: string, games: number) => `${side} : ${games} victoires`,
      winsShare: (side: string) => `pour ${side}`,
      between: (low: string, high: string) => `95 % entre ${low} et ${high}`,
      draws: (games: number) =>
        games === 0
          ? 'aucune partie nulle'
          : `${games} ${games === 1 ? 'nulle, comptée' : 'nulles, comptées'} pour moitié à chaque camp`,
      even: (games: number) =>
        `Après ${games} parties rien n’indique un déséquilibre : l’égalité est dans l’intervalle. Un léger déséquilibre ne se verrait pas.`,
      leans: (side: string, games: number) =>
        `Avantage : ${side}. Après ${games} parties, le hasard seul ne l’explique pas.`,
      few: 'Trop peu de parties pour conclure.',
      length: 'Durée',
      lengthAside: (turn: string) => `parties selon leur dernier tour ; médiane ${turn}`,
      decided: 'Ce qui a fait la décision',
      decidedAside: 'comment les parties ont fini',
      share: (side: string) => `La part de ${side}`,
      changed: (number) => `Le scénario a changé depuis : ce rapport a jugé la version ${number}.`,
      version: (number) => `version nº ${number}`,
      versions: 'Vos versions',
      whatIf: 'Et si…',
      each: (games) => `${games} parties chacune`,
      ask: 'Demander',
      use: 'Adopter',
      next: 'ensuite',
      plays: (side: string) => `${side} d’abord`,
      allGames: 'toutes les parties',
      shareAside: 'pourcentage de parties gagnées, intervalles à 95 %',
      turning: 'Tournants',
      turningAside: (side: string) => `victoires, en pour cent, si cela s’est produit : ${side}`,
      turningLine: 'Le trait discontinu : la part dans toutes les parties.',
      hadBy: (what: string, side: string, turn: number, games: number) =>
        `${what} : ${side} au tour ${turn} au plus tard, ${games} parties`,
      start0: 'début',
      curvesAside: 'médiane et moitié centrale des parties en cours, par tour',
      curvesSaid: (values: string) => `Médianes par tour : ${values}`,
      drawn: 'nulles',
      oneGame: (games: number) => `Une partie parmi les ${games}`,
      oneGameAside: 'gardée parmi vos parties, à revoir',
      pick: {
        typical: (number: number) => `une partie typique, nº ${number}`,
        shortest: (number: number) => `la plus courte, nº ${number}`,
        drawn: (number: number) => `une nulle, nº ${number}`,
      },
      fought: 'Où l’on s’est battu',
      foughtAside: 'assauts par partie, par lieu',
      held: 'Ce qui est tenu à la fin',
      heldAside: 'pourcentage des parties, par camp',
      heldRest: 'Le reste n’est tenu par personne.',
      noChanges: 'Rien à proposer.',
      failed: 'Une partie n’a pas pu être jouée jusqu’au bout.',
    },
  },

  update: { title: 'Une version plus récente de Motti est disponible', load: 'La charger' },

  settingsPage: {
    language: 'Langue',
    theme: 'Apparence',
    themes: { system: 'comme le système', light: 'claire', dark: 'sombre' },
    motion: 'Animations',
    motions: { system: 'comme le système', none: 'aucune' },
    motionHelp: 'Sans animations, pions, dés et panneaux apparaissent aussitôt à leur place.',
    playbackHelp:
      'À quelle vitesse les tours des autres sont montrés ; la barre sous la carte la change aussi, si la place le permet.',
    sounds: 'Sons',
    ponders: 'La machine réfléchit aussi pendant votre tour',
    pondersHelp:
      'Elle prévoit vos coups et prépare ses réponses dans ce navigateur. Cela occupe votre processeur.',
    soundsHelp: 'Discrets : votre tour, les dés, une perte.',
    patterns: 'Pions à motifs',
    patternsHelp: 'Les camps se distinguent par des hachures et pas seulement par la couleur.',
    plainTables: 'Tables sans carte',
    plainTablesHelp: 'Chaque décision sous forme d’une liste de choix en mots, pour tous les jeux.',
    name: 'Votre nom',
    nameHelp: 'Montré aux autres à la table. Conservé dans ce navigateur.',
    storage: 'Ce qui est conservé ici',
    storageHelp: (matches) =>
      matches === 0
        ? 'Aucune partie n’est conservée dans ce navigateur.'
        : matches === 1
          ? 'Une partie est conservée dans ce navigateur.'
          : `${matches} parties sont conservées dans ce navigateur.`,
    install: 'Installer Motti',
    installHelp:
      'Comme une application : les parties à deux sur un écran et en solitaire se jouent sans réseau.',
    notify: 'M’avertir quand c’est à moi de jouer',
    notifyHelp: 'Une notification de ce navigateur, même page fermée.',
    notifyAccount:
      'Pour toutes vos parties à la fois, il faut un compte. Sans compte, demandez les notifications à la table, partie par partie.',
    notifySeatHelp:
      'Une notification de ce navigateur, même page fermée, jusqu’à la fin de cette partie.',
    notifyFaults: {
      refused: 'Le navigateur ne le permet pas. Voyez ses réglages pour cette page.',
      failed: 'Cela n’a pas marché. Êtes-vous en ligne ?',
    },
    notifyOff:
      'Les notifications sont désactivées dans ce navigateur, ou ce serveur n’en envoie pas.',
  },

  replay: {
    title: 'Revoir la partie',
    position: 'Moment de la partie',
    lineOf: (line, of) => `ligne ${line} sur ${of}`,
    first: 'Au début',
    back: 'Une ligne en arrière',
    forward: 'Une ligne en avant',
    last: 'À la fin',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    nextRoll: 'Jet suivant',
    nextTurn: 'Tour suivant',
    playOn: 'Jouer à partir d’ici',
    record: 'Enregistrer la partie',
    eyes: 'Vu par',
    everybody: 'tout le monde',
    verified: (lines, rolls, dice) =>
      `${lines} ${lines < 2 ? 'ligne' : 'lignes'}, ${rolls} ${rolls < 2 ? 'jet' : 'jets'} : ${
        {
          checked: 'tout est vérifié',
          open: 'règles vérifiées ; les dés le seront en fin de partie',
          free: 'règles vérifiées, dés lancés à la main',
        }[dice]
      }`,
    wrong: (line, why) => `Ligne ${line} du fichier : ${why}`,
    stops: (line) => `Le fichier s’arrête à la ligne ${line}`,
    stopsHelp: 'Les règles actuelles refusent cette ligne. Tout ce qui précède reste visible.',
  },

  analysis: {
    atThisPoint: 'À ce moment',
    chanceOf: (side) => `Victoire : ${side}`,
    range: (low, high) => `${low} à ${high}\u202f%`,
    games: (games, level, best) =>
      level === best
        ? `${games} ${games < 2 ? 'partie' : 'parties'} par la machine (${level})`
        : `${games} parties par la machine (${level} ; pour certaines, ${best} joue le tour en cours)`,
    working: 'Calcul des chances',
    start: 'Calculer les chances',
    again: 'Les calculer à nouveau',
    stop: 'Arrêter',
    showGauges: 'Montrer les chiffres',
    showChances: 'Montrer les chances',
    nobodyDecides: 'Personne ne décide ici : les dés tombent, ou la partie est finie.',
    ask: 'Que ferait la machine ?',
    askHelp:
      'Elle ne voit que ce que ce camp voyait, et joue la suite soixante fois de chaque manière.',
    thinking: 'La machine réfléchit…',
    sameAsBot: 'La machine aurait fait de même.',
    otherThanBot: 'La machine aurait commencé autrement.',
    machine: 'machine',
    played: 'joué',
    wholePlan: (count) =>
      count === 1 ? 'Son plan entier : une étape' : `Son plan entier : ${count} étapes`,
    adviceNote: (games) =>
      `Sur ${games} parties de chaque manière, la machine jouant les deux camps. L’intervalle contient la vraie proportion 19 fois sur 20.`,
  },

  luck: {
    title: 'Chance',
    falls: (count) => (count === 1 ? 'un jet de dés' : `${count} jets de dés`),
    expected: 'attendu',
    real: 'obtenu',
    tail: 'autant ou plus',
    lowerTail: 'autant ou moins',
    tailHelp:
      'Les deux dernières colonnes : la probabilité que les dés donnent autant ou plus, et autant ou moins. La plus petite dit combien ces jets sont rares. Autour de 50 %, la chance n’a favorisé personne.',
    orMore: (chance) => `${chance} pour autant ou plus`,
    orLess: (chance) => `${chance} pour autant ou moins`,
    surprises: 'Les plus éloignés de ce qu’on attendait',
    insteadOf: (value) => `au lieu de ${value}`,
    nothingYet: 'Aucun jet n’a encore compté.',
    failed: 'La part de chance de cette partie n’a pas pu être calculée.',
  },

  matches: {
    running: 'En cours',
    finished: 'Terminées',
    noneFinished: 'Aucune partie n’est encore arrivée à son terme.',
    open: 'Ouvertes à tous',
    noneOpen:
      'Personne n’attend d’adversaire en ce moment. Commencez une partie et ouvrez-la à tous.',
    satDown: (name: string, game: string) =>
      `${name || 'Quelqu’un'} a pris place dans votre partie${game ? ` de ${game}` : ''}.`,
    player: 'joueur',
    game: 'jeu',
    wouldPlay: 'vous joueriez',
    clock: 'pendule',
    openFor: 'ouverte depuis',
    unnamed: 'sans nom',
    yours: 'votre propre offre',
    withdraw: 'Retirer',
    withdrawAsk: 'Retirer cette partie ? Ses liens ne fonctionneront plus.',
    sitDown: 'Prendre place',
    noClock: 'sans pendule',
    days: (days: number) => (days === 1 ? '1 jour par coup' : `${days} jours par coup`),
    live: (minutes: number) => `en direct, ${minutes} min chacun`,
    isFree: (side: string) => `Place libre : ${side}`,
    discard: 'Supprimer',
    discardAsk: 'Supprimer cette partie ? Elle n’est conservée que dans ce navigateur.',
  },

  remote: {
    match: 'Partie',
    chat: 'Discussion',
    notes: 'Notes',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    noChat: 'Personne n’a encore rien dit.',
    conduct: {
      about: (name: string) => `À propos de ${name}…`,
      mute: 'Ne plus me montrer ses messages',
      hidden: (count: number) =>
        count === 1 ? 'Un message est masqué.' : `${count} messages sont masqués.`,
      block: 'Bloquer',
      blockHelp: 'Vous ne vous croiserez plus dans les parties ouvertes. L’autre n’en saura rien.',
      blocked: (name: string) => `${name} est bloqué. La page de votre compte permet d’y revenir.`,
      report: 'Signaler à l’opérateur de ce serveur',
      reasons: { chat: 'Ses messages', name: 'Son nom', cheating: 'Triche', other: 'Autre chose' },
      what: 'Que s’est-il passé ?',
      send: 'Envoyer le signalement',
      reported:
        'C’est signalé. L’opérateur de ce serveur le verra avec la discussion de cette partie.',
      faults: {
        'no-account-there':
          'Cette personne joue sans compte et ne peut pas être bloquée. Vous pouvez masquer ses messages.',
        'too-many-requests': 'Trop de demandes à la fois. Attendez une minute.',
      },
    },
    notesHelp: 'Vous seul voyez ces notes.',
    notesState: {
      loading: 'Un instant…',
      kept: 'enregistrées',
      changed: 'enregistrement…',
      failed: 'non enregistrées ; êtes-vous en ligne ?',
    },
    connecting: 'Connexion à la table…',
    noAnswer: 'Le serveur ne répond pas. Motti réessaie.',
    reconnecting:
      'La connexion est perdue. Motti réessaie ; rien de ce que vous avez décidé n’est perdu.',
    waitingForPlayers: 'La table attend ses joueurs',
    links: 'Liens vers cette table',
    linksHelp:
      'Envoyez à chaque joueur son lien, et le sien seulement. La première personne qui l’utilise obtient la place ; ensuite, il n’ouvre plus rien.',
    linkFor: (side) => `Place : ${side}`,
    linkToWatch: 'Pour regarder',
    taken: 'occupée',
    copy: 'Copier',
    copied: 'Copié',
    mayWatch: 'Vous pouvez suivre cette partie',
    waitingHelp: 'Les autres joueurs arrivent ici depuis la partie précédente.',
    share: 'Envoyer',
    freeSeat: 'Quelqu’un attend un adversaire',
    invited: 'Une place vous est réservée',
    sitAs: (side) => `Prendre place : ${side}`,
    watch: 'Regarder',
    offerDraw: 'Proposer la nulle',
    askTakeBack: 'Demander à reprendre le coup',
    resign: 'Abandonner',
    resignAsk: 'Abandonner cette partie ? Elle sera perdue.',
    openHelp:
      'Elle figure aussi dans la liste ouverte. Dès que quelqu’un prend place, vous en êtes averti ici et sur toutes les pages de Motti.',
    drawOffered: 'Vous avez proposé la nulle.',
    takeBackAsked: 'Vous avez demandé à reprendre votre dernier coup.',
    drawFrom: (side) => `L’adversaire (${side}) propose la nulle.`,
    takeBackFrom: (side) => `L’adversaire (${side}) demande à reprendre son dernier coup.`,
    withdraw: 'Retirer',
    accept: 'Accepter',
    decline: 'Refuser',
    confirm: 'Votre décision est complète. Une fois envoyée, elle est définitive.',
    confirmSend: 'Envoyer',
    confirmBack: 'Réfléchir encore',
    ended: (how, winner) =>
      how === 'withdrawn'
        ? 'Cette partie s’est terminée avant que chacun ait pris place : personne ne l’a gagnée.'
        : how === 'abandoned'
          ? 'Rien ne s’est passé ici depuis six mois : la partie est close, sans vainqueur.'
          : how === 'agreed'
            ? 'La nulle a été convenue.'
            : how === 'resigned'
              ? `Victoire : ${winner}. L’autre camp a abandonné.`
              : how === 'time'
                ? `Victoire au temps : ${winner}.`
                : `Victoire : ${winner}.`,
    rematch: 'Rejouer en échangeant les camps',
    nextMatch: 'Aller à la partie suivante',
    fairDice: 'Dés vérifiables',
    fairDiceHelp:
      'La graine du serveur et le sel de chaque joueur font les dés. Les empreintes de tous ont été publiées avant que rien ne soit révélé : personne n’a donc pu choisir. La partie terminée, la graine est révélée et chacun peut refaire tous les jets.',
    diceKept:
      'Le serveur montre toujours ce qu’il a montré à ce navigateur quand vous avez pris place.',
    diceChanged: {
      commitment:
        'L’empreinte de la graine n’est plus celle que ce navigateur a vue d’abord. Ne vous fiez pas à ces dés.',
      pledge:
        'L’empreinte d’un sel n’est plus celle que ce navigateur a vue avant de révéler le vôtre. Ne vous fiez pas à ces dés.',
      salt: 'Un sel ne correspond pas à son empreinte. Ne vous fiez pas à ces dés.',
      seed: 'La graine ne correspond pas à son empreinte. Ne vous fiez pas à ces dés.',
    },
    diceWait: (sides: string) =>
      `Les dés attendent une part : ${sides}. Son navigateur l’ajoutera dès que la partie y sera ouverte.`,
    saltLost: 'Les dés attendent votre sel',
    saltLostHelp:
      'Il se trouve dans le navigateur où vous avez pris place : ouvrez-y la partie une fois. Si ce navigateur l’a oublié, les dés peuvent rouler sans votre part ; le fichier de partie le dira.',
    rollWithout: 'Lancer sans ma part',
    pledgeOf: (side: string) => `Empreinte du sel : ${side}`,
    commitment: 'Empreinte de la graine',
    saltOf: (side: string) => `Sel : ${side}`,
    seed: 'La graine',
    units: { day: 'j', hour: 'h' },
    company: {
      title: 'Votre place est ouverte ailleurs aussi',
      help: 'Une autre fenêtre ou un autre appareil à vous, ou quelqu’un qui a obtenu votre lien. On y voit ce que vous voyez, et on peut y jouer pour vous.',
      here: 'Ici',
      by: { link: 'Avec votre lien', account: 'Avec votre compte' },
      since: (time: string) => `depuis le ${time}`,
      throwOut: 'Changer le lien et exclure les autres',
      faults: {
        'seat-of-account':
          'Cette place appartient à un compte : connectez-vous pour changer son lien.',
      },
    },
    faults: {
      'not-yours': {
        title: 'Cette place n’est pas disponible',
        help: 'La partie n’est pas sur ce serveur, ou le lien est incomplet. Redemandez-le.',
      },
      used: {
        title: 'Ce lien a déjà servi',
        help: 'La personne qui l’a utilisé a maintenant le sien. Si c’était vous, ouvrez la partie dans le navigateur que vous aviez utilisé, ou connectez-vous. Sinon, prévenez la personne qui a créé la partie : quelqu’un d’autre a votre place.',
      },
      renewed: {
        title: 'Ce lien n’ouvre plus rien',
        help: 'La place a été prise ou renouvelée avec un autre lien. Si c’était vous, ouvrez la partie dans le navigateur que vous aviez utilisé, ou connectez-vous.',
      },
      'newer-rules': {
        title: 'Cette page est plus ancienne que la partie',
        help: 'Le serveur a des règles plus récentes. Rechargez la page.',
      },
      failed: {
        title: 'La connexion a échoué',
        help: 'Rechargez la page ; la partie est en sûreté sur le serveur.',
      },
    },
  },

  accountPage: {
    title: 'Compte',
    why: 'On peut jouer sans compte. Avec un compte, vos parties vous suivent sur tous vos appareils, et Motti peut vous avertir quand c’est à vous.',
    noServer: 'Les comptes se trouvent sur un serveur Motti, et aucun ne répond ici.',
    logIn: 'Connexion',
    register: 'Nouveau compte',
    logOut: 'Déconnexion',
    name: 'Nom',
    password: 'Mot de passe',
    oldPassword: 'Mot de passe actuel',
    newPassword: 'Nouveau mot de passe',
    email: 'Courriel',
    emailHelp:
      'Pour être averti quand c’est à vous de jouer. Personne d’autre ne voit cette adresse.',
    unconfirmed: (email: string) => `${email} n’est pas encore confirmée : rien n’y est envoyé.`,
    sendAgain: 'Renvoyer le message',
    noMail: 'Ce serveur n’envoie pas de courriel.',
    letterSent: (email: string) =>
      `Un message a été envoyé à ${email}. Ouvrez son lien dans la semaine.`,
    oldPasswordHelp: 'Pour changer d’adresse ou de mot de passe, ou pour supprimer le compte.',
    forgotten: 'Mot de passe oublié ?',
    saveData: 'Enregistrer mes données',
    deleteNeedsPassword: 'Saisissez d’abord votre mot de passe actuel.',
    letter: {
      confirmTitle: 'Confirmer votre adresse',
      confirmHelp:
        'Motti pourra alors vous avertir par courriel quand c’est à vous, et vous envoyer un nouveau mot de passe.',
      confirm: 'Oui, c’est la mienne',
      confirmed: 'Votre adresse est confirmée.',
      toAccount: 'Vers votre compte',
      resetTitle: 'Un nouveau mot de passe',
      who: 'Nom ou adresse électronique',
      whoHelp: 'Nous écrivons à l’adresse confirmée du compte.',
      ask: 'M’envoyer un message',
      asked:
        'S’il existe un tel compte avec une adresse confirmée, un message est en route. Son lien est valable une heure.',
      set: 'Changer le mot de passe',
    },
    blocks: { title: 'Les joueurs que vous avez bloqués', end: 'Débloquer' },
    keep: 'Enregistrer',
    kept: 'C’est enregistré.',
    sessions: {
      title: 'Où vous êtes connecté',
      since: (day: string) => `depuis le ${day}`,
      seen: (day: string) => `dernière utilisation le ${day}`,
      here: 'ce navigateur',
      unknown: 'Un navigateur',
      end: 'Déconnecter',
      endOthers: 'Déconnecter partout ailleurs',
    },
    delete: 'Supprimer le compte',
    deleteAsk: 'Supprimer ce compte ? Les parties en cours restent jouables par leurs liens.',
    faults: {
      'name-taken': 'Ce nom est déjà pris, ou un autre qui lui ressemble.',
      'wrong-login': 'Nom ou mot de passe incorrect.',
      'wrong-password': 'Le mot de passe actuel n’est pas le bon.',
      'log-in': 'Vous n’êtes plus connecté ici. Connectez-vous de nouveau.',
      'too-many-requests': 'Trop d’essais. Attendez une minute.',
      busy: 'Trop de demandes à la fois. Réessayez dans un instant.',
      'too-many-attempts': 'Trop de mots de passe erronés. Attendez un peu avant de réessayer.',
      'common-password':
        'Ce mot de passe est parmi les premiers que d’autres essaieraient. Prenez-en un plus long ou moins courant.',
      'bad-name': 'Un nom doit contenir des lettres.',
      'account-closed': 'L’opérateur de ce serveur a fermé ce compte.',
      'spent-letter': 'Ce lien a déjà servi, ou il est trop vieux. Demandez-en un autre.',
      'too-many-letters': 'Trop de messages pour une journée. Réessayez demain.',
    },
  },
};
