// Labels of breakdowns and names of numbers, in English.
import type { Fixed } from '../catalogue.ts';

export const terms: Fixed['terms'] = {
  'combat-value': 'Combat values',
  armour: 'Protection of armour',
  close: 'Close support',
  carpet: 'Carpet bombing',
  red: 'Heavy artillery',
  green: 'Field artillery',
  yellow: 'Close support weapons',
  banzai: 'Banzai',
  entrenchment: 'Entrenchment',
  ground: 'Ground',
  wear: 'Wear',
  breakthrough: 'Breakthrough',
  basic: 'Basic point',
  detour: 'Lengthened line',
  'broken-ground': 'Broken ground',
  'motor-fuel': 'Motor fuel',
  'harsh-environment': 'Harsh environment',
  reconnaissance: 'Reconnaissance',
  airlift: 'Airlift',
};

export const names: Fixed['names'] = {
  turn: 'Turn',
  strength: 'Strength',
  supply: 'Supply',
  'supply-rapid': 'Supply with a rapid advance',
  munitions: 'Munitions',
  'set-up': 'Set-up',
  collection: 'Collection',
  initiative: 'Initiative',
  attacker: 'The attacker’s sequence',
  defender: 'The defender’s sequence',
  sequence: 'Sequence',
  activation: 'Activation',
  assault: 'Assault',
  fire: 'Fire',
  'end-of-turn': 'End of the turn',
  over: 'The game is over',
};
