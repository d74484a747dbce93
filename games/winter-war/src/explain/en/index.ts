// The game in English.
import type { Words } from '../words.ts';
import { causes, events } from './events.ts';
import { refusals } from './refusals.ts';
import { ended, prompts, waiting } from './steps.ts';
import { levels, names, terms } from './terms.ts';
import { player, sides } from './units.ts';

export const en: Words = {
  title: 'Winter War',
  subtitle: 'Finland and the Soviet Union, 30 November 1939 to 12 March 1940',
  sides,
  player,
  scenarios: {
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
      summary:
        'Three turns before the Mannerheim Line with the armies in place: to learn the game.',
    },
  },
  options: {
    dummies: {
      name: 'Blank counters',
      help: 'On: up to five blank counters lie among the hidden Finnish units, and the Soviet player cannot tell them apart until the first turn begins. Off: every counter is a unit.',
    },
    'low-odds': {
      name: 'Attacks at 1-4 or worse',
      help: 'Such an attack loses all its units without a roll. Strict: the Soviet player may make one only if every way of making the attacks he owes contains one. Lenient: whenever he likes.',
    },
    'helsinki-points': {
      name: 'Points for Helsinki',
      help: 'On: taking Helsinki is worth 50 points to the Soviet player, besides the 50 for a south clear of Finns. Off: the city itself scores nothing.',
    },
    'leningrad-sudden-death': {
      name: 'Leningrad decides',
      help: 'On: Finns who enter Leningrad win at once. Off: play goes on, and a lost Leningrad costs the Soviet player 100 points at the end.',
    },
  },
  optionValues: { on: 'on', off: 'off', strict: 'strict', lenient: 'lenient' },
  prompts,
  waiting,
  ended,
  actions: {
    place: 'Place {unit} {in}',
    take: 'Take back {unit}',
    select: 'Move {unit}',
    ride: 'Ride to {hex}',
    leave: 'Leave it where it stands',
    move: 'Move {unit} to {hex}{rail}',
    retreat: 'Retreat {unit} to {hex}',
    advance: 'Advance {unit} into {hex}',
    attack: 'Attack {hexes}{units}',
    join: 'Attack with {unit}',
    also: 'Attack {hex} as well',
    resolve: 'Resolve the attack',
    lose: 'Give up {unit}',
    withdraw: 'Withdraw {unit}',
    drop: 'Drop the paratroops on {hex}',
    answer: '{answer}',
    priority: 'Supply {unit} as number {rank}',
    pin: 'Supply {unit} from {city}',
    nearest: 'Of the nearest cities, let {unit} draw on {city}',
    done: 'Done',
    roll: 'The die shows {dice}',
  },
  answers: {
    'cease-fire': 'Cease fire',
    'fight-on': 'Fight on',
    invade: 'Land against the defence',
    'call-off': 'Call the landing off',
    petsamo: 'By sea to Petsamo',
    sweden: 'Through Sweden',
  },
  events,
  causes,
  refusals,
  terms,
  names,
  levels,
};
