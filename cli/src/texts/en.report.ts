// The words of the simulation report, in English.
export const enReport = {
  reportPart: 'Analysis',
  reportQuestion: (scenario: string) => `${scenario}: is it fair?`,
  reportLead: (title: string, scenario: string, games: string, seats: string) =>
    `${title}, ${scenario}, ${games} games. ${seats}.`,
  reportFair: (side: string) =>
    `Between these players nothing shows that ${side} or its opponent is favoured.`,
  reportFavours: (side: string) => `Between these players the scenario favours ${side}.`,
  reportPartial: (done: string, all: string) => `Stopped early: ${done} of ${all} games.`,
  reportWins: (side: string, low: string, high: string) =>
    `${side} wins, 95 % between ${low} and ${high}`,
  reportWinRate: 'Who wins',
  reportWinRateNote: 'percent of all games, bars are 95 % intervals',
  reportEndings: 'How the games end',
  reportEndingsNote: 'percent of all games',
  reportCurve: (gauge: string) => `${gauge} by turn`,
  reportCurveNote: 'median, middle half and nine tenths of the games still being played',
  reportFinal: (gauge: string) => `${gauge} at the end`,
  reportFinalNote: 'percent of all games',
  reportDifference: (gauge: string) => `${gauge}: final difference`,
  reportDifferenceNote: (a: string, b: string) => `${a} minus ${b}`,
  reportMore: (side: string) => `${side} has more`,
  reportLength: 'Length',
  reportLengthNote: 'last turn played, percent',
  reportBots: 'The bots',
  reportBotsNote: 'percent of points, draws counting half',
  reportTable: 'By turn, in figures',
  reportTurn: 'turn',
  reportMean: 'mean',
  reportMedian: 'median',
  reportTenths: 'nine tenths',
  reportGames: 'games',
  reportFoot: (seconds: string, workers: number, rules: number) =>
    `${seconds} seconds on ${workers} ${workers === 1 ? 'worker' : 'workers'}, rules version ${rules}, reconstructed values marked in the rulebook`,
};
