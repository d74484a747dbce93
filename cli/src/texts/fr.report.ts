// Les mots du rapport de simulation, en français.
import type { enReport } from './en.report.ts';

export const frReport: typeof enReport = {
  reportPart: 'Analyse',
  reportQuestion: (scenario) => `${scenario} : est-ce équilibré ?`,
  reportLead: (title, scenario, games, seats) =>
    `${title}, ${scenario}, ${games} parties. ${seats}.`,
  reportFair: () => 'Entre ces joueurs, rien n’indique qu’un camp soit avantagé.',
  reportFavours: (side) => `Entre ces joueurs, le scénario avantage un camp : ${side}.`,
  reportPartial: (done, all) => `Arrêt anticipé : ${done} parties sur ${all}.`,
  reportWins: (side, low, high) => `victoires : ${side}, à 95 % entre ${low} et ${high}`,
  reportWinRate: 'Qui gagne',
  reportWinRateNote: 'en pour cent des parties ; barres : intervalles à 95 %',
  reportEndings: 'Comment finissent les parties',
  reportEndingsNote: 'en pour cent des parties',
  reportCurve: (gauge) => `${gauge} par tour`,
  reportCurveNote: 'médiane, moitié centrale et neuf dixièmes des parties encore en cours',
  reportFinal: (gauge) => `${gauge} à la fin`,
  reportFinalNote: 'en pour cent des parties',
  reportDifference: (gauge) => `${gauge} : écart final`,
  reportDifferenceNote: (a, b) => `${a} moins ${b}`,
  reportMore: (side) => `davantage : ${side}`,
  reportLength: 'Durée',
  reportLengthNote: 'dernier tour joué, en pour cent des parties',
  reportBots: 'Les robots',
  reportBotsNote: 'en pour cent des points, une nulle comptant pour moitié',
  reportTable: 'Par tour, en chiffres',
  reportTurn: 'tour',
  reportMean: 'moyenne',
  reportMedian: 'médiane',
  reportTenths: 'neuf dixièmes',
  reportGames: 'parties',
  reportFoot: (seconds, workers, rules) =>
    `${seconds} secondes sur ${workers} ${workers === 1 ? 'fil' : 'fils'}, version ${rules} des règles ; les valeurs reconstituées sont signalées dans le livret`,
};
