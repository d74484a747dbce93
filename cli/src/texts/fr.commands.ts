// Comment s’appellent les commandes et ce qu’elles écrivent, en français.
import type { enCommands } from './en.commands.ts';

export const frCommands: typeof enCommands = {
  about: 'Des wargames historiques dont chaque règle est appliquée et expliquée.',
  helpUsage: 'Usage :',
  helpArguments: 'Arguments :',
  helpOptions: 'Options :',
  helpGlobal: 'Options générales :',
  helpCommands: 'Commandes :',
  helpHelp: 'afficher cette aide',
  helpDefault: (value) => `(par défaut : ${value})`,
  helpCommand: 'afficher l’aide d’une commande',
  optionLang: 'langue : en ou fr (par défaut : celle du système)',
  optionVersion: 'afficher la version',
  optionJson: 'écrire du JSON, pour les programmes',
  optionForce: 'remplacer les fichiers existants',
  optionScenario: 'le scénario (par défaut : le premier)',
  optionOption: 'une option du jeu, sous la forme clé=valeur ; peut être répétée',
  optionSeed: 'la graine du hasard ; la même graine donne les mêmes parties',
  optionWorkers: 'nombre de fils d’exécution (par défaut : un par processeur)',
  argumentGame: (games) => `le jeu : ${games}`,
  argumentRecord: 'le fichier d’une partie, ou - pour la lire sur l’entrée standard',

  serveAbout: 'démarrer le serveur avec le client web',
  servePort: 'le port',
  serveDb: 'le stockage : sqlite:CHEMIN ou postgres://…',
  serveMissing: 'Cette copie ne contient pas le serveur. motti play permet de jouer au terminal.',

  simulateAbout: 'jouer de nombreuses parties entre robots et montrer qui gagne, comment et quand',
  simulateGames: 'nombre de parties',
  simulateA: 'le robot du premier siège',
  simulateB: 'le robot du second siège',
  simulateSide: (side) => `le robot qui joue ${side}`,
  simulateSwap: 'échanger les sièges une partie sur deux, pour mesurer les robots et non les camps',
  simulateCsv: 'écrire une ligne par partie dans ce fichier',
  simulateHtml: 'écrire un rapport avec des graphiques dans ce fichier',
  simulateNeedsGames: '--games dit combien de parties jouer.',
  simulateBroken: (index, seed, why) =>
    `La partie ${index} (graine ${seed}) a échoué ; seules comptent les parties précédentes.\n${why}`,
  simulateStopped: (done, all) => `Arrêt : ${done} parties sur ${all} sont comptées.`,
  simulateNone: 'Arrêt avant la fin de la première partie ; il n’y a rien à montrer.',
  simulateTitle: (title, scenario, games) => `${title}, ${scenario} : ${games} parties`,
  simulateSeats: (seats, seed) => `${seats.join(', ')} ; graine ${seed}`,
  simulateSeat: (side, bot) => `${side} : ${bot}`,
  simulateSwapped: 'les robots ont échangé leurs sièges une partie sur deux',
  simulateInterval: (low, high) => `à 95 %, entre ${low} et ${high}`,
  simulateDraw: 'Nulle',
  simulateEndings: 'Comment finissent les parties',
  simulateBots: 'Par robot, une nulle comptant pour moitié',
  simulateElo: (difference) => `${difference} Elo`,
  simulateLength: (mean, low, high, actions) =>
    `Durée : ${mean} tours en moyenne, neuf dixièmes entre ${low} et ${high} ; ${actions} actions par partie`,
  simulateCurves: 'Par tour, parties encore en cours (moyenne ; médiane ; neuf dixièmes entre)',
  simulateSetup: 'début',
  simulateTime: (seconds, workers, speed) =>
    `${seconds} s sur ${workers} ${workers === 1 ? 'fil' : 'fils'}, ${speed} actions par seconde`,
  verifyAbout:
    'vérifier un enregistrement : son sceau, chaque dé d’après la graine, chaque règle, le résultat',
  verifyOk: (lines, rolls) => `Tout est en ordre : ${lines} lignes, ${rolls} lancers.`,
  verifyDice: {
    checked:
      'Chaque dé est celui que donne la graine, et la graine est celle qui avait été engagée.',
    open: 'La partie n’est pas terminée : ses dés se vérifieront une fois la graine connue.',
    free: 'Ses dés ont été lancés librement : personne ne peut les vérifier.',
  },
  verifyWrong: (path, line, why) => `${path}, ligne ${line} : ${why}`,

  replayAbout: 'raconter une partie jusqu’à une ligne et montrer ce qui est alors demandé',
  replayTo: 's’arrêter après tant de lignes',
  replayFor: 'raconter ce que ce camp peut savoir (par défaut : tout)',
  replayPast: (count, lines) => `--to ${count} : l’enregistrement compte ${lines} lignes.`,
  replayAsks: (sentence) => `Maintenant : ${sentence}`,

  exportAbout: 'écrire ce qu’un camp, ou un spectateur, peut détenir d’une partie',
  exportFor: 'le camp, ou spectator',
  exportOut: 'écrire dans ce fichier plutôt que sur la sortie standard',
  importAbout: 'lire strictement un enregistrement, le rejouer, et l’écrire à neuf et scellé',

  recordMistake: (path, line, column, why) => `${path}, ligne ${line}, colonne ${column} : ${why}.`,
  wrote: (path) => `${path} est écrit`,
};
