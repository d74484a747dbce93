// Comment s’appellent les commandes et ce qu’elles écrivent, en français.
import type { enCommands } from './en.commands.ts';

export const frCommands: typeof enCommands = {
  about: 'Des wargames historiques dont chaque règle est appliquée et expliquée.',
  helpUsage: 'Usage :',
  helpArguments: 'Arguments :',
  helpOptions: 'Options :',
  helpGlobal: 'Options générales :',
  helpCommands: 'Commandes :',
  helpHelp: 'afficher cette aide',
  helpDefault: (value) => `(par défaut : ${value})`,
  helpCommand: 'afficher l’aide d’une commande',
  optionLang: 'langue : en ou fr (par défaut : celle du système)',
  optionVersion: 'afficher la version',
  optionJson: 'écrire du JSON, pour les programmes',
  optionForce: 'remplacer les fichiers existants',
  optionScenario:
    'le scénario, ou le fichier d’un scénario créé par des joueurs (par défaut : le premier)',
  optionOption: 'une option du jeu, sous la forme clé=valeur ; peut être répétée',
  optionSeed: 'la graine du hasard ; la même graine donne les mêmes parties',
  optionWorkers: 'nombre de fils d’exécution (par défaut : un par processeur)',
  argumentGame: (games) => `le jeu : ${games}`,
  argumentRecord: 'le fichier d’une partie, ou - pour la lire sur l’entrée standard',

  serveAbout: 'démarrer le serveur avec le client web',
  servePort: 'le port (par défaut : 8080)',
  serveHost: 'l’adresse d’écoute (par défaut : localhost ; 0.0.0.0 pour toutes)',
  serveDb:
    'le stockage : sqlite:CHEMIN (par défaut : sqlite:motti.db) ou postgres://NOM:MOT-DE-PASSE@HÔTE/BASE',
  serveWorkers:
    'autant de processus derrière un seul port ; il leur faut un PostgreSQL (par défaut : 1)',
  serveWorkersNeedPostgres:
    'Plusieurs processus demandent un PostgreSQL : --db postgres://UTILISATEUR:MOT-DE-PASSE@HÔTE/NOM.',
  serveOpen: 'ouvrir le navigateur',
  serveReady: (url) => `Motti est à l’adresse ${url} — Ctrl-C l’arrête.`,
  serveBusy: 'Le port est déjà pris. --port en choisit un autre.',
  servePortRange: '--port doit être compris entre 0 et 65535.',
  serveFailed: (why) => `Le serveur n’a pas pu démarrer : ${why}`,

  simulateAbout: 'jouer de nombreuses parties entre robots et montrer qui gagne, comment et quand',
  simulateGames: 'nombre de parties',
  simulateA: 'le robot du premier camp',
  simulateB: 'le robot du second camp',
  simulateSide: (side) => `le robot qui joue le camp ${side}`,
  simulateSwap: 'échanger les camps une partie sur deux, pour mesurer les robots et non les camps',
  simulateCsv: 'écrire une ligne par partie dans ce fichier',
  simulateHtml: 'écrire un rapport avec des graphiques dans ce fichier',
  simulateNeedsGames: 'Dites combien de parties jouer, par exemple --games 200.',
  simulateBroken: (index, seed, why) =>
    `La partie ${index} (graine ${seed}) a échoué ; seules comptent les parties précédentes.\n${why}`,
  simulateStopped: (done, all) => `Arrêt : ${done} parties sur ${all} sont comptées.`,
  simulateNone: 'Arrêt avant la fin de la première partie ; il n’y a rien à montrer.',
  simulateTitle: (title, scenario, games) =>
    `${title}, ${scenario} : ${games} ${games === '1' ? 'partie' : 'parties'}`,
  simulateSeats: (seats, seed) => `${seats.join(', ')} ; graine ${seed}`,
  simulateSeat: (side, bot) => `${side} : ${bot}`,
  simulateSwapped: 'les robots ont échangé leurs camps une partie sur deux',
  simulateInterval: (low, high) => `à 95 %, entre ${low} et ${high}`,
  simulateDraw: 'Nulle',
  simulateEndings: 'Comment finissent les parties',
  simulateBots: 'Par robot, une nulle comptant pour moitié',
  simulateElo: (difference) => `${difference} Elo`,
  simulateLength: (mean, low, high, actions) =>
    `Durée : ${mean} tours en moyenne, neuf sur dix entre ${low} et ${high} ; ${actions} actions par partie`,
  simulateCurves: 'Par tour, parties encore en cours (moyenne ; médiane ; neuf sur dix entre)',
  simulateSetup: 'début',
  simulateTime: (seconds, workers, speed) =>
    `${seconds} s sur ${workers} ${workers === 1 ? 'fil' : 'fils'}, ${speed} actions par seconde`,
  verifyAbout:
    'vérifier un fichier de partie : son sceau, chaque dé d’après la graine, chaque règle, le résultat',
  verifyOk: (lines, rolls) => `Tout est en ordre. Lignes : ${lines}, jets : ${rolls}.`,
  verifyDice: {
    checked:
      'Chaque dé est celui que donne la graine ; si l’empreinte de la graine a été publiée, elle convient.',
    open: 'La partie n’est pas terminée : ses dés pourront se vérifier une fois la graine révélée.',
    free: 'Ses dés ont été lancés librement : personne ne peut les vérifier.',
  },
  verifyShares: {
    pledged:
      'Les joueurs avaient publié l’empreinte de leur sel avant qu’aucun sel ne soit révélé.',
    partly:
      'Tous les sels n’ont pas été promis puis révélés : avec l’aide de ce joueur, l’opérateur a pu choisir entre deux séries de dés.',
  },
  verifySigned: {
    right: (key) =>
      `Signé : le serveur dont la clé est ${key} garantit que la partie y a été jouée. Comparez la clé avec /.well-known/motti-key du serveur.`,
    wrong: (key) =>
      `La signature de ${key} ne convient pas : quelque chose a été changé après la signature.`,
    unsigned: () =>
      'Non signé : cohérent en soi, mais personne ne garantit que la partie a été jouée.',
    unknown: (key) => `Signé par ${key} ; cette machine ne peut pas vérifier la signature.`,
  },
  verifyWrong: (path, line, why) => `${path}, ligne ${line} : ${why}`,

  replayAbout: 'raconter une partie, jusqu’à la ligne voulue, et montrer ce qui est alors demandé',
  replayTo: 's’arrêter après tant de lignes',
  replayFor: 'raconter ce que ce camp peut savoir (par défaut : tout)',
  replayPast: (option, count, lines) =>
    `${option} ${count} : le fichier ne compte que ${lines} lignes.`,
  replayAsks: (sentence) => `Maintenant : ${sentence}`,

  exportAbout: 'écrire ce qu’un camp, ou un spectateur, peut détenir d’une partie',
  exportFor: 'le camp, ou spectator',
  exportOut: 'écrire dans ce fichier plutôt que sur la sortie standard',
  exportDb: 'prendre la partie de cet identifiant dans le stockage d’un serveur : sqlite:CHEMIN',
  importAbout: 'lire strictement un fichier de partie, le rejouer, et l’écrire à neuf et scellé',
  importDb: 'en faire plutôt une partie dans le stockage d’un serveur : sqlite:CHEMIN',
  importMade: (id) => `Partie ${id}. Qui détient un lien occupe la place :`,
  backupAbout: 'copier le stockage d’un serveur, entier et cohérent, sans l’arrêter',
  backupFile: 'le fichier à écrire',
  backupDone: (file) => `Le stockage est copié dans ${file}.`,
  adminErrors: {
    'no-database': (value) => `Il n’y a pas de stockage ${value}.`,
    'closed-database': (value) => `La base de données ne s’ouvre pas : ${value}`,
    'no-such-match': (value) => `Il n’y a pas de partie ${value} dans ce stockage.`,
    'no-such-game': (value) => `La partie relève d’un jeu absent : ${value}.`,
    'no-such-seat': (value) => `Personne ne joue le camp ${value} dans cette partie.`,
    'file-exists': (value) => `${value} existe déjà.`,
    'needs-pg-dump': (value) =>
      `PostgreSQL se copie avec son propre outil : pg_dump --format=custom --file=${value} BASE`,
    'unfit-record': (value) => `Ce fichier ne peut pas devenir une partie du serveur : ${value}`,
    'no-such-account': (value) => `Il n’y a pas de compte ${value} dans cette base.`,
    'no-such-report': (value) => `Il n’y a pas de signalement ${value}.`,
  },
  admin: {
    about: 'répondre aux signalements : lire, faire taire, fermer, pendant que le serveur tourne',
    reports: 'lister les signalements ouverts',
    all: 'aussi ceux qui sont réglés',
    report: 'montrer un signalement et la discussion de sa partie',
    number: 'le numéro du signalement',
    settle: 'noter qu’un signalement est réglé',
    settled: 'Réglé.',
    silence: 'retirer la parole à un compte, ou à une place sans compte (--match, --side)',
    name: 'le nom du compte',
    match: 'la partie, pour une place sans compte',
    side: 'le camp de cette place',
    for: 'pour combien de temps : 12h, 7d ; 0 rend la parole',
    whom: 'Nommez un compte, ou une place avec --match et --side.',
    silent: 'La parole est retirée ; les serveurs l’apprennent en quelques secondes.',
    speaks: 'La parole est rendue.',
    close: 'fermer un compte : il est déconnecté partout et ne peut plus se connecter',
    reopen: 'rouvrir un compte fermé',
    done: 'C’est fait ; les serveurs l’apprennent en quelques secondes.',
    accounts: 'lister les comptes, les plus récents d’abord',
    text: 'seulement ceux dont le nom contient ceci',
    noReports: 'Aucun signalement ouvert.',
    noAccounts: 'Aucun compte de ce nom.',
    isSettled: 'réglé',
    isClosed: 'fermé',
    reportOf: (by, side, name) => `${by} signale ${name} (${side})`,
    reasons: { chat: 'discussion', name: 'nom', cheating: 'triche', other: 'autre' },
    facts: (created, seen, matches, reports) =>
      `depuis ${created}, vu ${seen}, parties : ${matches}, signalements : ${reports}`,
    badTime: (text) => `« ${text} » n’est pas une durée : 12h, 7d ou 0.`,
    badNumber: (text) => `« ${text} » n’est pas un numéro de signalement.`,
  },

  exampleAbout: 'exécuter des exemples : tous ceux du projet, ou ces fichiers',
  exampleFiles: 'fichiers ou dossiers (par défaut : les exemples de tous les jeux)',
  passedFailed: (passed, failed) => `réussis : ${passed}, en échec : ${failed}`,
  clausesAbout: 'montrer quels articles des livrets ont un test ou un exemple',
  clausesStrict: 'échouer si un article vérifiable n’a pas de test',
  clausesUnknown: 'Des tests ou des exemples nomment des articles absents du livret.',
  clausesCount: (clauses, testable, tested) =>
    `${clauses} articles, dont ${testable} vérifiables ; ${tested} ont un test`,
  clausesWithout: (ids) => `sans test : ${ids}`,
  clausesStrange: (ids) => `absents du livret : ${ids}`,

  fuzzAbout: 'jouer au hasard, tenter des lignes interdites et vérifier chaque loi en chemin',
  fuzzGames: 'nombre de parties (par défaut : 200, ou autant que --seconds le permet)',
  fuzzSeconds: 's’arrêter après tant de secondes',
  fuzzOut: 'le dossier des parties qui ont échoué',
  fuzzDone: (games, actions, seconds) => `${games} parties, ${actions} actions, ${seconds} s.`,
  fuzzClean: 'Aucune loi n’a été enfreinte.',
  fuzzNone:
    'Aucune partie n’est arrivée à son terme, rien n’a donc été vérifié : augmentez --seconds.',
  fuzzFailed: (count) => `Échecs : ${count}`,
  fuzzMore: (count) => `… et ${count} autres`,

  benchAbout: 'mesurer les jeux : actions par seconde, coût de clone, view et choices',
  benchWhat: 'les jeux à mesurer, ou server (par défaut : tout)',
  benchSeconds: 'secondes par mesure',
  benchGame: (name, scenario) => `${name}, ${scenario}`,
  benchRows: {
    actionsPerSecond: 'actions par seconde, un cœur, tous les choix énumérés à chaque pas',
    gamesPerSecond: 'parties par seconde',
    actionsPerGame: 'actions par partie',
    cloneMicros: 'clone, µs',
    viewMicros: 'view, µs',
    choicesMicros: 'choices, µs',
    stateBytes: 'état, octets de JSON',
    firstThirdMicros: 'µs par action dans le premier tiers d’une partie',
    lastThirdMicros: 'µs par action dans le dernier tiers',
  },
  benchServers:
    'avec server : autant de serveurs sur un PostgreSQL, p. ex. 1,2,4, à côté d’un seul sur SQLite',
  benchDb: 'postgres pour en démarrer un exprès, ou postgres://… d’une base vide',
  benchServersWrong:
    '--servers prend des nombres de 1 à 16 séparés par des virgules, --db prend postgres ou postgres://….',
  benchServersTitle:
    'Serveurs sur une base : à pleine vitesse, puis 200 coups par seconde et quand l’autre camp les voit',
  benchServersColumns: [
    'base',
    'serveurs',
    'coups/s',
    'µs CPU par coup',
    'p99 ms',
    'vu p50 ms',
    'vu p99 ms',
  ],
  benchServer: 'Serveur, parties en direct sur cette machine, chaque coup durable',
  benchServerRows: {
    matches: 'parties à la fois',
    movesPerSecond: 'coups par seconde, au plus vite',
    fullP50Ms: 'ms pour la moitié des coups, alors',
    fullP99Ms: 'ms pour 99 coups sur 100, alors',
    rate: 'coups par seconde, sur 5 000 demandés',
    p50Ms: 'ms pour la moitié des coups, alors',
    p99Ms: 'ms pour 99 coups sur 100, alors',
    halfRate: 'coups par seconde, à la moitié du maximum',
    halfP50Ms: 'ms pour la moitié des coups, alors',
    halfP99Ms: 'ms pour 99 coups sur 100, alors',
    cpuMicros: 'µs de processeur par coup, le serveur',
    loadCpuMicros: 'µs de processeur par coup, les joueurs simulés',
    storeRowsPerSecond: 'lignes par seconde, stockage seul, une à une',
    storeGroupRowsPerSecond: 'lignes par seconde, stockage seul, par quarante',
  },

  scenarioAbout: 'scénarios créés par les joueurs',
  scenarioCheckAbout: 'vérifier le fichier d’un scénario et dire ce qui ne va pas, et où',
  scenarioFile: 'le fichier du scénario',
  scenarioNoGame: (path) =>
    `${path} ne dit pas pour quel jeu il est fait : il manque "game". Indiquez-le avec --game.`,
  scenarioGame: 'le jeu auquel il est destiné (par défaut : ce que le fichier dit sous "game")',
  scenarioLevels: { error: 'erreur', warning: 'avertissement' },
  scenarioWrong: (path, problems) => [`${path} :`, ...problems].join('\n'),
  scenarioOk: (path, name, title) => `${path} : « ${name} » est un scénario jouable de ${title}.`,

  oddsAbout: 'montrer à quoi mène une ligne d’un fichier de partie, et avec quelles chances',
  oddsLine: 'la ligne, comptée à partir de 1',
  oddsSamples: 'nombre de tirages quand la réponse exacte demande trop de calcul',
  oddsNeedsLine: 'Dites quelle ligne du fichier, par exemple --line 12.',

  fuzzEvery:
    'ne vérifier les lois qu’une fois toutes les tant d’actions : plus rapide, moins complet',
  notSeconds: (option, text) => `${option} doit être un nombre de secondes, pas « ${text} ».`,
  atLine: (line, column) => `ligne ${line}, colonne ${column}`,

  oddsNoAction: (line) => `La ligne ${line} reprend un coup ; elle ne mène à aucun dé.`,
  oddsExpected: (gauge, change) => `${gauge} : ${change} en moyenne`,
  oddsOthers: (count) =>
    count === 1 ? 'une issue plus rare' : `${count} issues plus rares, ensemble`,

  recordMistake: (path, line, column, why) => `${path}, ligne ${line}, colonne ${column} : ${why}.`,
  wrote: (path) => `Fichier écrit : ${path}`,
};
