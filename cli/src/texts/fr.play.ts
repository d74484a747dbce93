// Les mots d’une partie au terminal, en français.
import type { enPlay } from './en.play.ts';

/** Comme dans la page ; le nom entre parenthèses est celui qu’attend `bot:`. */
const LEVELS: Readonly<Record<string, string>> = {
  random: 'hasard',
  easy: 'facile',
  normal: 'moyen',
  hard: 'difficile',
};

export const frPlay: typeof enPlay = {
  playAbout: 'jouer au terminal, contre une personne à côté de vous ou contre un robot',
  playSide: (side) => `qui joue le camp ${side} : human, human:NOM ou bot:NIVEAU`,
  playRecord:
    'conserver la partie dans ce fichier ; s’il contient une partie inachevée, elle reprend',
  playSeed:
    'des dés tirés de cette graine au lieu de dés vérifiables, pour les essais et les études',
  playNoGame: 'Quel jeu ? Nommez-en un, ou ouvrez une partie avec --record.',
  playWhichGame: 'Quel jeu ?',
  playWhichScenario: 'Quel scénario ?',
  playWho: (side) => `${side} : qui joue ce camp ?`,
  playPerson: 'une personne à ce terminal',
  playBot: (level) => `la machine, niveau ${LEVELS[level] ?? level} (${level})`,
  playBadPlayer: (side, text) =>
    `Le camp ${side} est joué par human, human:NOM ou bot:NIVEAU, pas par « ${text} ».`,
  playNoSeat: (side) => `Personne ne joue le camp ${side} dans cette partie.`,
  playOtherGame: (path, game) => `${path} est une partie de ${game}.`,
  playExcerpt: (path) =>
    `${path} contient ce qu’un seul camp peut savoir ; on peut le lire, pas y jouer.`,
  playRefusedLine: (path, line, why) => `${path}, ligne ${line} : ${why}`,
  playResumed: (path, lines) =>
    `La partie de ${path} reprend après ${lines === 1 ? 'une ligne' : `${lines} lignes`}.`,
  playLostSeed:
    'La graine des dés de cette partie n’est pas sur cette machine : désormais, personne ne pourra vérifier les dés.',
  playFair: (commitment) =>
    `Dés vérifiables : la graine est fixée et son SHA-256 est ${commitment}. La partie terminée, la graine figurera dans le fichier.`,
  playSeeded: (seed) => `Dés tirés de la graine ${seed}.`,
  playHint: 'Tapez un numéro, ou aide.',
  playYou: 'vous',
  playByRules: 'joué par les règles',
  playMachine: (level) => `la machine, niveau ${LEVELS[level] ?? level}`,
  playPair: (name, value) => `${name} : ${value}`,
  playWhoDid: (who) => `${who} :`,
  playTurn: (turn) => `Tour ${turn}`,
  playYourDecision: (side) => `${side}, à vous de décider`,
  playHandOver: (side) => `Passez la main : ${side}. Que personne d’autre ne regarde.`,
  playPressEnter: 'Appuyez sur Entrée une fois devant l’écran.',
  playThinking: (side) => `${side} : la machine réfléchit…`,
  playMany: (shown, all) =>
    `${shown} choix sur ${all} ; tapez quelques lettres pour trouver les autres.`,
  playCosts: (act) => `${act} ? Avant de continuer :`,
  playMoreCosts: (count) => (count === 1 ? 'et encore une chose' : `et ${count} autres choses`),
  playAnyway: (line) => `Pour le faire quand même, tapez-le à nouveau : ${line}`,
  playCut: (left) => `Cela a révélé quelque chose : votre coup s’arrête là. Non joué : ${left}`,
  playNoMatch: (text) =>
    `Aucun choix ne contient « ${text} ». Pour savoir pourquoi, tapez : pourquoi ${text}`,
  playAmbiguous: (text) => `Plusieurs choix contiennent « ${text} » :`,
  playOutOfRange: (number, most) => `Il n’y a pas de choix ${number} ; ils vont de 1 à ${most}.`,
  playLegal: 'C’est permis maintenant.',
  playNotNotation: (text) => `« ${text} » ne peut pas être joué maintenant.`,
  playLater: (question) => `Cela viendra plus tard, à cette question : ${question}`,
  playNearestLegal: (text) => `La ligne permise la plus proche : ${text}`,
  playInstead: (text) => `Permis à la place : ${text}`,
  playWhyUsage:
    'pourquoi LIGNE dit pourquoi une ligne est refusée, par exemple : pourquoi attaquer Summa',
  playOddsUsage: 'chances N montre à quoi mène le choix N.',
  playNoClause: (id) => `Rien ne s’appelle « ${id} » dans le livret.`,
  playNoRulebook: 'Ce jeu n’a pas encore de livret dans cette langue.',
  playFight: (attacker, defender, column) =>
    `${attacker} contre ${defender}${column === undefined ? '' : ` : ${column}`}`,
  playNoMap: 'Ce jeu n’a pas de carte dans le terminal.',
  playNobody: 'Aucune unité n’est encore sur la carte.',
  playNobodyThere: (place) => `Personne ne se trouve ici : « ${place} ».`,
  playNoPlan: 'Vous n’avez encore rien décidé qui puisse être repris.',
  playVerbs: [
    ['attaquer', 'attack'],
    ['avancer', 'advance'],
    ['déplacer', 'move'],
    ['placer', 'place'],
    ['reculer', 'retreat'],
    ['se replier', 'retreat'],
    ['tirer', 'fire'],
  ],
  playDone: ['terminer', 'fini', 'done'],
  playAskedNow: 'Ce qui est demandé maintenant :',
  playReady: (names) =>
    `Propositions toutes prêtes : ${names}. Pour en prendre une, tapez par exemple : prêt 1`,
  playNoReady: 'Rien n’est tout prêt pour cette question.',
  playOrderUsage:
    'consigne tour : passer sur les questions de cette sorte jusqu’à la fin du tour ; consigne toujours : jusqu’à ce que vous tapiez consigne aucune',
  playOrderTurn:
    'Vous passez désormais sur les questions de cette sorte jusqu’à la fin du tour ; consigne aucune y met fin.',
  playOrderAlways:
    'Vous passez désormais sur les questions de cette sorte ; consigne aucune y met fin.',
  playOrderNone: 'Toutes les questions vous sont posées de nouveau.',
  playOrderNothing: 'On ne peut pas passer sur cette question.',
  playNoCard: (name) => `Aucune carte ne s’appelle « ${name} ».`,
  playNoPlace: (name) => `Il n’y a pas de « ${name} » sur la carte.`,
  playWhereUsage: 'où NOM trouve une unité ou un lieu, par exemple : où Viipuri',
  playNoCards: 'Ce jeu n’a pas de cartes.',
  playNoTracks: 'Ce jeu n’a pas de tableaux à côté de sa carte.',
  playUndone: 'Coup repris.',
  playSaved: (path) => `Partie sauvegardée dans ${path}`,
  playOpenAgain: (path) => `motti play --record ${path} la reprend.`,
  playNothingYet: 'Rien n’a encore été joué.',
  playSecret: '(secret)',
  playDice: (count) => (count === 1 ? 'Dé' : 'Dés'),
  playOver: 'La partie est terminée.',
  playSeedShown: (seed) => `La graine des dés était ${seed}.`,
  playVerify: (path) => `motti verify ${path} vérifie chaque dé et chaque règle.`,
  playInterrupted: 'Arrêt.',
  playHelpIs: 'aide donne la liste de ce que vous pouvez taper.',
  playHelp: [
    [
      '3',
      'choisir le numéro 3 ; une ligne de notation ou quelques lettres d’un choix conviennent aussi',
    ],
    ['1 4 2*3', 'choisir plusieurs fois : 1, 4, puis trois fois 2'],
    ['?', 'ce qui est demandé, la règle, et le détail des nombres'],
    ['chances 3', 'à quoi mène le choix 3'],
    [
      'pourquoi LIGNE',
      'pourquoi une ligne est refusée ; vos mots suffisent : pourquoi attaquer summa',
    ],
    ['règle ARTICLE', 'un article du livret, avec son tableau ; ou des mots de son titre'],
    ['front', 'le front entier ; une question ne montre que ce qui a changé'],
    ['carte [LIEU]', 'la carte autour d’un lieu, ou de la question'],
    ['unités [LIEU]', 'qui se trouve où ; d’une région ou d’un camp seulement'],
    ['où NOM', 'une unité ou un lieu'],
    ['prêt N', 'prendre un déploiement tout prêt ; le modifier ensuite à volonté'],
    [
      'consigne tour',
      'passer sur les questions de cette sorte jusqu’à la fin du tour ; ou toujours, aucune',
    ],
    ['plan', 'ce que vous avez décidé et pouvez encore reprendre'],
    ['cartes [NOM]', 'les cartes de votre main, ou toute carte de ce nom'],
    ['pistes', 'les tableaux à côté de la carte'],
    ['journal [N]', 'les dernières lignes'],
    ['annuler', 'reprendre votre dernière ligne, si rien n’a été révélé depuis'],
    ['sauver [FICHIER]', 'sauvegarder la partie'],
    ['quitter', 'sauvegarder et partir'],
  ],
  oddsCertain: 'certain : pas de dés avant la prochaine décision',
  oddsExact: (ways) => `exact, ${ways} cas`,
  oddsSampled: (count) => `estimé sur ${count} tirages`,
};
