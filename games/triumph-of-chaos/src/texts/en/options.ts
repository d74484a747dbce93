// Scenarios, options and their values in English.
import type { Named } from '../catalogue.ts';

export const scenarios: Readonly<Record<string, Named>> = {
  '1918': { name: '1918', text: 'Three turns from the summer of 1918: the introduction.' },
  '1919': { name: '1919', text: 'Turns 6 to 10: Kolchak and Denikin at their height.' },
  campaign: { name: 'Campaign', text: 'Sixteen turns, 1918 to 1921, with every rule.' },
  drill: { name: 'Drill', text: 'An empty map for worked examples.' },
};
export const options: Readonly<Record<string, Named>> = {
  road2: { name: 'Bad roads', text: 'A unit that enters by a road 2 may have to stop.' },
  specialActions: { name: 'Special Actions', text: 'Which Special Actions exist.' },
  inFighting: { name: 'In-Fighting', text: 'Either side may be torn by quarrels of its own.' },
  specialUnits: {
    name: 'Special units',
    text: 'Lenin, the Tsar, the gold, People’s Armies and the like.',
  },
  leaderCards: { name: 'Leader Cards', text: 'Each ability has a value of its own.' },
  vinnyLimit: { name: 'No limit of two', text: 'Bought influence has no limit per faction.' },
  vinnyTable: { name: 'No purchase table', text: 'A step buys a point, without a roll.' },
  donCossackRestriction: {
    name: 'Don Cossacks at home',
    text: 'They leave Don and Kuban only while their cities are held.',
  },
  simplePolitics: {
    name: 'Simple politics',
    text: 'A die decides how many Political Cards are drawn, without bidding.',
  },
  naval: { name: 'Naval rules', text: 'The RED fleet may sortie in 1919.' },
  lateGreenBan: {
    name: 'No late uprisings',
    text: 'No uprisings in the last two rounds of a turn.',
  },
  initiativeInOpponentRound: {
    name: 'Initiative in the enemy’s impulse',
    text: 'Initiative Cards may interrupt the opponent.',
  },
  tournamentBid: {
    name: 'Tournament bid',
    text: 'Victory points are bid for the sides. Seats keep their colours: if the bid says so, the players change places themselves.',
  },
  startHands1919: { name: 'Published hands of 1919', text: 'Three cards start in hand.' },
  whiteOpsBonus: {
    name: 'WHITE operations bonus',
    text: 'A five spent by RED on politics helps WHITE’s first impulse.',
  },
  leninMarkerLiteral: {
    name: 'Lenin marker taken literally',
    text: 'Only Stalin’s armies attack under it.',
  },
  whiteTide: { name: 'White Tide', text: 'Lasting help for WHITE cavalry surprises.' },
};
export const values: Readonly<Record<string, string>> = {
  on: 'on',
  off: 'off',
  all: 'all',
  oneSpaceOnly: 'one space only',
  none: 'none',
};
