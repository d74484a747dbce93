// Les mots du rapport de simulation, en français.
import type { enReport } from './en.report.ts';

export const frReport: typeof enReport = {
  reportPart: 'Analyse',
  reportQuestion: (scenario) => `${scenario} : est-ce équilibré ?`,
  reportLead: (title, scenario, games, seats) =>
    `${title}, ${scenario}, ${games} parties. ${seats}.`,
  reportFair: (side) =>
    `Entre ces joueurs, rien n’indique que ${side} ou son adversaire soit avantagé.`,
  reportFavours: (side) => `Entre ces joueurs, le scénario avantage ${side}.`,
  reportPartial: (done, all) => `Arrêt anticipé : ${done} parties sur ${all}.`,
  reportWins: (side, low, high) => `victoires : ${side}, à 95 % entre ${low} et ${high}`,
  reportWinRate: 'Qui gagne',
  reportWinRateNote: 'pour cent des parties, barres : intervalles à 95 %',
  reportEndings: 'Comment finissent les parties',
  reportEndingsNote: 'pour cent des parties',
  reportCurve: (gauge) => `${gauge} par tour`,
  reportCurveNote: 'médiane, moitié centrale et neuf dixièmes des parties encore en cours',
  reportFinal: (gauge) => `${gauge} à la fin`,
  reportFinalNote: 'pour cent des parties',
  reportDifference: (gauge) => `${gauge} : écart final`,
  reportDifferenceNote: (a, b) => `${a} moins ${b}`,
  reportMore: (side) => `${side} en a plus`,
  reportLength: 'Durée',
  reportLengthNote: 'dernier tour joué, pour cent',
  reportBots: 'Les robots',
  reportBotsNote: 'pour cent des points, une nulle comptant pour moitié',
  reportTable: 'Par tour, en chiffres',
  reportTurn: 'tour',
  reportMean: 'moyenne',
  reportMedian: 'médiane',
  reportTenths: 'neuf dixièmes',
  reportGames: 'parties',
  reportFoot: (seconds, workers, rules) =>
    `${seconds} secondes sur ${workers} ${workers === 1 ? 'fil' : 'fils'}, règles version ${rules}, valeurs reconstituées signalées dans le livret`,
};
