// The scenarios and options in English.
import type { Catalogue } from '../catalogue.ts';

export const scenarios: Catalogue['scenarios'] = {
  standard: {
    name: 'Standard game',
    summary: 'The whole war in ten turns, after a hidden Finnish set-up.',
  },
  events: {
    name: 'Scenarios and events',
    summary:
      'The whole war, and after every turn the dice may bring in the Allies, Sweden, Germany or the weather.',
  },
  isthmus: {
    name: 'The Isthmus, December 1939',
    summary: 'Three turns before the Mannerheim Line with the armies in place: to learn the game.',
  },
};

export const options: Catalogue['options'] = {
  dummies: {
    name: 'Blank counters',
    help: 'On: up to five blank counters lie among the hidden Finnish units, and the Soviet player cannot tell them apart until the first turn begins. Off: every counter is a unit.',
  },
  'low-odds': {
    name: 'Attacks at 1-4 or worse',
    help: 'Such an attack loses all its units without a roll. Strict: the Soviet player may make one only if every way of making the attacks they owe contains one. Lenient: whenever they like.',
  },
  'helsinki-points': {
    name: 'Points for Helsinki',
    help: 'On: taking Helsinki is worth 50 points to the Soviet player, besides the 50 for a south clear of Finns. Off: the city itself scores nothing.',
  },
  'leningrad-sudden-death': {
    name: 'Leningrad decides',
    help: 'On: Finns who enter Leningrad win at once. Off: play goes on, and a lost Leningrad costs the Soviet player 100 points at the end.',
  },
  'touch-move': {
    name: 'Touch-move',
    help: 'Off: players may undo moves of their own phase while nothing has become known. On: a move stands as soon as it is made.',
  },
};

export const optionValues: Catalogue['optionValues'] = {
  on: 'on',
  off: 'off',
  strict: 'strict',
  lenient: 'lenient',
};
